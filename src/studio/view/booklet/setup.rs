//! What is decided about the booklet, in groups.

use egui::{ComboBox, DragValue, ScrollArea, TextEdit, Ui};

use crate::sheet::booklet::{BookSettings, PerPage};
use crate::sheet::pdf::Preset;
use crate::sheet::{CUSTOMARY_BLEED_MM, InkMode, Margins, Paper};
use crate::studio::command::request::Request;
use crate::studio::view::window::Window;
use crate::studio::view::{theme, widgets};
use crate::words::Language;

/// The names of papers as they are shown.
pub(super) fn paper_name(paper: Paper) -> String {
    match paper.name() {
        Some(name @ ("a4" | "a5")) => name.to_uppercase(),
        Some("letter") => "Letter".to_owned(),
        Some(inches) => format!("{} in", inches.replace('x', " x ")),
        None => format!("{:.0} x {:.0} mm", paper.width_mm, paper.height_mm),
    }
}

fn per_page_name(per_page: PerPage) -> String {
    match per_page.count() {
        Some(count) => count.to_string(),
        None => "Best fit".to_owned(),
    }
}

pub(super) fn setup_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let mut settings = window.booklet.settings().clone();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        puzzle_ui(ui, window);
        words_ui(ui, &mut settings);
        paper_ui(ui, window, &mut settings);
        pages_ui(ui, &mut settings);
        print_ui(ui, &mut settings);
    });
    if settings != *window.booklet.settings() {
        window.ask(Request::Settings(Box::new(settings)));
    }
    // What is typed in one field, or dragged in one go, is one step.
    let at_it = ui.ctx().memory(|memory| memory.focused().is_some()) || ui.ctx().dragged_id().is_some();
    if !at_it {
        window.ask(Request::EndTypingBooklet);
    }
}

fn head_ui(ui: &mut Ui, text: &str) {
    ui.add_space(6.0);
    widgets::head_ui(ui, text);
}

/// The selected puzzle: its number, its label and the author's own rules.
fn puzzle_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let Some(row) = window.booklet.selected else { return };
    let Some(item) = window.booklet.rows().get(row).map(|row| row.item.clone()) else { return };
    let mut edited = item.clone();
    head_ui(ui, "Selected puzzle");
    field_ui(ui, "Difficulty", &mut edited.label);
    let mut own = edited.number.is_some();
    if widgets::switch_ui(ui, "A number of its own", own).clicked() {
        own = !own;
    }
    edited.number = own.then(|| edited.number.unwrap_or(1));
    if let Some(number) = &mut edited.number {
        line_ui(ui, "Number", |ui| {
            ui.add(DragValue::new(number).range(0..=999_999));
        });
    }
    let mut rules = edited.rules.clone().unwrap_or_default();
    ui.add(
        TextEdit::multiline(&mut rules)
            .hint_text("Rules in your own words")
            .desired_rows(2)
            .desired_width(f32::INFINITY),
    )
    .accessible_name("Rules in your own words");
    edited.rules = Some(rules).filter(|rules| !rules.trim().is_empty());
    if edited != item {
        window.ask(Request::Item(row, edited));
    }
}

fn words_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Words");
    field_ui(ui, "Title", &mut settings.title);
    field_ui(ui, "Subtitle", &mut settings.subtitle);
    field_ui(ui, "Author", &mut settings.author);
    field_ui(ui, "Language", &mut settings.language);
    line_ui(ui, "Words of rules and pages", |ui| {
        let shown = settings.words().name().to_string();
        ComboBox::from_id_salt("words").selected_text(shown).width(120.0).show_ui(ui, |ui| {
            for language in Language::ALL {
                if ui.selectable_label(settings.words() == language, language.name().to_string()).clicked() {
                    language.code().clone_into(&mut settings.language);
                }
            }
        });
    });
    ui.add(
        TextEdit::multiline(&mut settings.credits)
            .hint_text("Credits, on the last page")
            .desired_rows(2)
            .desired_width(f32::INFINITY),
    )
    .accessible_name("Credits");
}

fn paper_ui(ui: &mut Ui, window: &mut Window<'_>, settings: &mut BookSettings) {
    head_ui(ui, "Paper");
    let mut own = window.booklet.own_paper.clone();
    line_ui(ui, "Size", |ui| {
        let shown = if own.is_some() { "Own size".to_owned() } else { paper_name(settings.paper) };
        ComboBox::from_id_salt("paper").selected_text(shown).width(150.0).show_ui(ui, |ui| {
            for (_, paper) in Paper::PRESETS {
                if ui.selectable_label(own.is_none() && settings.paper == paper, paper_name(paper)).clicked() {
                    settings.paper = paper;
                    own = None;
                }
            }
            if ui.selectable_label(own.is_some(), "Own size").clicked() {
                own = Some(settings.paper.to_string());
            }
        });
    });
    if let Some(text) = &mut own {
        field_ui(ui, "Width x height", text);
        match text.parse() {
            Ok(paper) => settings.paper = paper,
            Err(error) => {
                ui.label(
                    egui::RichText::new(format!("{error}"))
                        .font(theme::regular(theme::FACT_SIZE))
                        .color(theme::tokens(ui).none.ink),
                );
            }
        }
    }
    if own != window.booklet.own_paper {
        window.ask(Request::OwnPaper(own));
    }
    toggle_ui(ui, "Landscape", &mut settings.landscape);
    let mut bleeds = settings.bleed_mm > 0.0;
    toggle_ui(ui, "Bleed of 1/8 inch", &mut bleeds);
    if bleeds != (settings.bleed_mm > 0.0) {
        settings.bleed_mm = if bleeds { CUSTOMARY_BLEED_MM } else { 0.0 };
    }
    margins_ui(ui, settings);
    let mut own_gutter = settings.gutter_mm.is_some();
    toggle_ui(ui, "Gutter of your own", &mut own_gutter);
    settings.gutter_mm = own_gutter.then(|| settings.gutter_mm.unwrap_or(12.0));
    if let Some(gutter) = &mut settings.gutter_mm {
        line_ui(ui, "Gutter", |ui| {
            ui.add(millimetres(gutter, 50.0)).accessible_name("Gutter");
        });
    }
}

/// The white around the text, where it is not what suits the paper.
fn margins_ui(ui: &mut Ui, settings: &mut BookSettings) {
    let mut own = settings.margins.is_some();
    toggle_ui(ui, "Margins of your own", &mut own);
    let (usual, page) = (settings.setup().margins(), settings.setup().page());
    settings.margins = own.then_some(usual);
    let Some(Margins { top, bottom, inside, outside }) = &mut settings.margins else { return };
    // Content keeps a third of the page both ways.
    let (high, wide) = (page.height_mm / 3.0, page.width_mm / 3.0);
    for (name, margin, most) in [
        ("Margin at the top", top, high),
        ("Margin at the bottom", bottom, high),
        ("Margin inside, at the spine", inside, wide),
        ("Margin outside", outside, wide),
    ] {
        line_ui(ui, name, |ui| {
            ui.add(millimetres(margin, most)).accessible_name(name);
        });
    }
}

/// A length to be dragged or typed. What a file says beyond its range stays until it is changed.
fn millimetres(length: &mut f32, most: f32) -> DragValue<'_> {
    DragValue::new(length).range(0.0..=most).clamp_existing_to_range(false).speed(0.25).max_decimals(2).suffix(" mm")
}

fn pages_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Pages");
    per_page_ui(ui, "Puzzles a page", &mut settings.per_page);
    let mut answers = settings.answers.is_some();
    toggle_ui(ui, "Answers at the back", &mut answers);
    settings.answers = answers.then(|| settings.answers.unwrap_or(PerPage::Best));
    if let Some(per_page) = &mut settings.answers {
        per_page_ui(ui, "Answers a page", per_page);
    }
    line_ui(ui, "First number", |ui| {
        ui.add(DragValue::new(&mut settings.first_number).range(0..=999_999));
    });
    for (name, on) in [
        ("Cover", &mut settings.cover),
        ("Rules page", &mut settings.rules_page),
        ("Rules below each puzzle", &mut settings.rules_below),
        ("Page numbers", &mut settings.page_numbers),
        ("Title on every page", &mut settings.running_title),
        ("Large print", &mut settings.large_print),
        ("Lines for notes", &mut settings.notes),
        ("Dots for candidates", &mut settings.dots),
    ] {
        toggle_ui(ui, name, on);
    }
}

fn print_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Print");
    let names = InkMode::ALL.map(|ink| match ink {
        InkMode::Colour => "Colour",
        InkMode::Grey => "Grey",
        InkMode::Black => "Black",
    });
    let chosen = InkMode::ALL.iter().position(|ink| *ink == settings.ink).unwrap_or(0);
    let width = ui.available_width();
    if let Some(at) = widgets::segments_ui(ui, &names, chosen, width) {
        settings.ink = InkMode::ALL[at];
    }
    let chosen = usize::from(settings.preset == Preset::PrintShop);
    if let Some(at) = widgets::segments_ui(ui, &["For readers", "For a print shop"], chosen, width) {
        settings.preset = if at == 0 { Preset::Screen } else { Preset::PrintShop };
    }
    toggle_ui(ui, "Sheets to fold and staple", &mut settings.saddle_stitch);
    ui.add_space(8.0);
}

fn per_page_ui(ui: &mut Ui, name: &str, per_page: &mut PerPage) {
    line_ui(ui, name, |ui| {
        ComboBox::from_id_salt(name).selected_text(per_page_name(*per_page)).width(110.0).show_ui(ui, |ui| {
            for choice in PerPage::ALL {
                ui.selectable_value(per_page, choice, per_page_name(choice));
            }
        });
    });
}

fn toggle_ui(ui: &mut Ui, name: &str, on: &mut bool) {
    if widgets::switch_ui(ui, name, *on).clicked() {
        *on = !*on;
    }
}

/// A name, and what is set at the end of its line.
fn line_ui(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.label(name);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), add);
    });
}

fn field_ui(ui: &mut Ui, name: &str, text: &mut String) {
    ui.add(TextEdit::singleline(text).hint_text(name).desired_width(f32::INFINITY).char_limit(300))
        .accessible_name(name);
}
