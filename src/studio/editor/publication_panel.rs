//! The puzzle as it is published: its title, rules text, source and other texts, the stored solution, and what of its
//! file was not understood.

use egui::{Frame, RichText, Stroke, StrokeKind, TextEdit, TextStyle, Ui};

use crate::puzzle::{Edit, PublicationEdit, RulesSubject, StoredSolution};
use crate::studio::document::published_text::PublishedText;
use crate::studio::editor::puzzle_panel::{board_ui, leave, printed_stars_ui, title_ui};
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

/// The maximum number of characters of an entry that was not understood, as shown.
const MAX_SHOWN: usize = 120;

/// Draws all that is published with the puzzle. The caller scrolls it.
pub(in crate::studio) fn publication_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    not_understood_ui(ui, window);
    title_ui(ui, window);
    board_ui(ui, window);
    printed_stars_ui(ui, window);
    rules_text_ui(ui, window);
    head_ui(ui, "view-publication-origin");
    line_ui(ui, window, "view-publication-source", PublishedText::Source);
    line_ui(ui, window, "view-publication-link", PublishedText::Link);
    line_ui(ui, window, "view-publication-date", PublishedText::Date);
    tags_ui(ui, window);
    solution_ui(ui, window);
    head_ui(ui, "view-publication-message");
    text_ui(ui, window, &say!("view-publication-message"), "view-publication-message.none", PublishedText::Message);
    head_ui(ui, "view-publication-notes");
    text_ui(ui, window, &say!("view-publication-notes"), "view-publication-notes.none", PublishedText::Notes);
    ui.add_space(8.0);
}

fn head_ui(ui: &mut Ui, key: &'static str) {
    ui.add_space(12.0);
    widgets::head_ui(ui, &say!(key));
}

fn publish(window: &mut Window<'_>, edit: PublicationEdit) {
    window.edit(Edit::Publish(edit));
}

/// Draws a button as wide as its text.
fn button_ui(ui: &mut Ui, text: &str, enabled: bool) -> bool {
    let tone = &theme::tokens(ui).neutral;
    let width = widgets::switch_width(ui, text).max(72.0);
    widgets::button_ui(ui, text, width, ButtonWeight::Plain, tone, enabled).clicked()
}

/// Draws the rules text: one field if the author has written all of it, and otherwise one for each subject.
fn rules_text_ui(ui: &mut Ui, window: &mut Window<'_>) {
    head_ui(ui, "view-publication-rules");
    let puzzle = window.tab.document.puzzle();
    let (is_own, problems) = (puzzle.publication().rules_text.is_some(), puzzle.rules_text_problems());
    if is_own {
        text_ui(ui, window, &say!("view-publication-rules"), "view-publication-rules.none", PublishedText::RulesText);
    } else {
        let mut subjects: Vec<RulesSubject> = Vec::new();
        for (subject, _) in window.tab.document.puzzle().default_rules_text() {
            if !subjects.contains(&subject) {
                subjects.push(subject);
            }
        }
        // Sentences of the author whose subject is gone are still shown, so that they can be removed.
        let sentences = &window.tab.document.puzzle().publication().sentences;
        subjects.extend(sentences.keys().copied().filter(|subject| !subjects.contains(subject)).collect::<Vec<_>>());
        for subject in subjects {
            sentence_ui(ui, window, subject);
        }
    }
    for problem in problems {
        let ink = theme::tokens(ui).several.ink;
        ui.label(RichText::new(problem.to_string()).font(theme::regular(theme::FACT_SIZE)).color(ink));
    }
    let (key, edit) = match is_own {
        true => ("view-publication-automatic", PublicationEdit::RulesText(None)),
        false => {
            let text = PublishedText::RulesText.text_in(window.tab.document.puzzle());
            ("view-publication-one-text", PublicationEdit::RulesText(Some(text)))
        }
    };
    if button_ui(ui, &say!(key), true) {
        publish(window, edit);
    }
}

/// Draws the sentences about a subject.
fn sentence_ui(ui: &mut Ui, window: &mut Window<'_>, subject: RulesSubject) {
    let name = subject.name().to_string();
    let is_own = window.tab.document.puzzle().publication().sentences.contains_key(&subject);
    ui.horizontal(|ui| {
        widgets::fact_ui(ui, name.as_str());
        if is_own && ui.link(say!("view-publication-reset")).clicked() {
            publish(window, PublicationEdit::Sentence { about: subject, text: None });
        }
    });
    let name = say!("view-publication-sentence", name = name);
    text_ui(ui, window, &name, "view-publication-sentence.none", PublishedText::Sentence(subject));
}

/// Draws a field of several lines; `hint` is a translation key.
fn text_ui(ui: &mut Ui, window: &mut Window<'_>, name: &str, hint: &'static str, text: PublishedText) {
    let mut typed = text.text_in(window.tab.document.puzzle());
    let mut lines = bidi::lines_layouter(TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::multiline(&mut typed).layouter(&mut lines).desired_rows(2);
    if field_ui(ui, window, field.hint_text(say!(hint)), name, text) {
        publish(window, text.edit(&typed));
    }
}

/// Draws a field of one line with its name above; `key` is a translation key.
fn line_ui(ui: &mut Ui, window: &mut Window<'_>, key: &'static str, text: PublishedText) {
    let mut typed = text.text_in(window.tab.document.puzzle());
    let mut line = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(&mut typed).layouter(&mut line).hint_text(say!(key));
    if field_ui(ui, window, field, &say!(key), text) {
        publish(window, text.edit(&typed));
    }
}

/// Draws the field for the tags. It keeps what is typed, since a comma at the end separates nothing yet.
fn tags_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let (id, tags) = (window.tab.id, PublishedText::Tags.text_in(window.tab.document.puzzle()));
    let kept = window.memory.typed_tags.take().filter(|(of, text)| {
        let same = PublishedText::Tags.edit(text)
            == PublicationEdit::Tags(window.tab.document.puzzle().publication().tags.clone());
        *of == id && same
    });
    let mut typed = kept.map_or(tags, |(_, text)| text);
    let mut line = bidi::line_layouter(TextStyle::Body.resolve(ui.style()));
    let name = say!("view-publication-tags");
    let field = TextEdit::singleline(&mut typed).layouter(&mut line).hint_text(name.as_str());
    if field_ui(ui, window, field, &name, PublishedText::Tags) {
        publish(window, PublishedText::Tags.edit(&typed));
    }
    window.memory.typed_tags = Some((id, typed));
}

/// Draws a field, and returns whether its text was changed.
fn field_ui(ui: &mut Ui, window: &mut Window<'_>, field: TextEdit<'_>, name: &str, text: PublishedText) -> bool {
    let tokens = theme::tokens(ui);
    let edge = Stroke::new(1.0, tokens.hairline);
    let frame = Frame::new().fill(theme::paper(tokens)).stroke(edge).corner_radius(theme::CONTROL_CORNER);
    // Each puzzle has its own field, so that undo in the field does not cross puzzles.
    let field = field.id(ui.scope_id().with((format!("{text:?}"), window.tab.id)));
    let field = field.frame(frame.inner_margin(theme::FIELD_MARGIN)).desired_width(ui.available_width());
    let response = ui.add(field).accessible_name(name);
    leave(ui, window, &response);
    if response.has_focus() {
        let accent = Stroke::new(1.5, tokens.accent);
        ui.painter().rect_stroke(response.rect, theme::CONTROL_CORNER, accent, StrokeKind::Inside);
    }
    response.changed()
}

/// Draws the stored solution, compared with the rules and the verdict.
fn solution_ui(ui: &mut Ui, window: &mut Window<'_>) {
    head_ui(ui, "view-publication-solution");
    let (puzzle, found) = (window.tab.document.puzzle(), window.tab.answers.solution());
    let stored = puzzle.stored_solution();
    let problem = puzzle.solution_problems().into_iter().next().or_else(|| puzzle.compare_solution(found?));
    let found = found.map(|filling| StoredSolution::of_filling(puzzle.board(), filling));
    let is_same = stored.is_some() && stored == found.as_ref();
    let tokens = theme::tokens(ui);
    let (words, ink) = match (stored, problem) {
        (None, _) => (say!("view-publication-solution.none"), tokens.quiet),
        (Some(_), Some(problem)) => (problem.to_string(), tokens.none.ink),
        (Some(_), None) if is_same => (say!("view-publication-solution.same"), tokens.quiet),
        (Some(_), None) => (say!("view-publication-solution.kept"), tokens.quiet),
    };
    ui.label(RichText::new(words).font(theme::regular(theme::FACT_SIZE)).color(ink));
    let is_stored = stored.is_some();
    ui.horizontal(|ui| {
        let can_store = found.is_some() && !is_same;
        if button_ui(ui, &say!("view-publication-store"), can_store) {
            publish(window, PublicationEdit::Solution(found));
        }
        if is_stored && button_ui(ui, &say!("view-publication-remove"), true) {
            publish(window, PublicationEdit::Solution(None));
        }
    });
}

/// Draws what of the puzzle's file was not understood.
fn not_understood_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let entries = window.tab.document.puzzle().publication().not_understood.clone();
    if entries.is_empty() {
        return;
    }
    let ink = theme::tokens(ui).several.ink;
    let count = window.tab.document.puzzle().not_understood_count();
    let words = say!("view-publication-unread", count = count, number = widgets::grouped(count as u64));
    ui.label(RichText::new(words).font(theme::medium(theme::CONTROL_SIZE)).color(ink));
    for (index, entry) in entries.iter().enumerate() {
        let times =
            if entry.count > 1 { format!(" × {}", widgets::grouped(entry.count.into())) } else { String::new() };
        let shown: String = entry.text.chars().take(MAX_SHOWN).collect();
        ui.label(format!("{}{times}", entry.name)).on_hover_text(entry.text.as_str());
        if !shown.is_empty() {
            widgets::fact_ui(ui, shown);
        }
        if ui.link(say!("view-publication-settle")).clicked() {
            publish(window, PublicationEdit::Settle(index));
        }
    }
    if entries.len() > 1 && button_ui(ui, &say!("view-publication-settle-all"), true) {
        publish(window, PublicationEdit::SettleAll);
    }
    ui.add_space(8.0);
}
