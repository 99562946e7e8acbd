//! The handbook dialog: the chapters of `docs/handbook.md` or its translation, with their pictures.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, ColorImage, Image, Key, Label, Layout, Rect, Role, ScrollArea, Sense, TextureHandle,
    TextureOptions, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::sheet::Pixels;
use crate::studio::settings::about_dialog::close_button_ui;
use crate::studio::state::dialog::Dialog;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{head_ui, remaining_height};
use crate::studio::{theme, widgets};
use crate::words::{Language, current_language, say};

/// Returns the whole handbook in a language.
const fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../docs/handbook.md"),
        Language::Persian => include_str!("../../../docs/handbook.fa.md"),
        Language::Greek => include_str!("../../../docs/handbook.el.md"),
        Language::Portuguese => include_str!("../../../docs/handbook.pt.md"),
        Language::Russian => include_str!("../../../docs/handbook.ru.md"),
    }
}

macro_rules! pictures {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_bytes!(concat!("../../../docs/", $name)).as_slice())),*]
    };
}

const PICTURES: [(&str, &[u8]); 11] = pictures![
    "handbook/start.png",
    "handbook/rules.png",
    "handbook/check.png",
    "handbook/remove-clues.png",
    "handbook/playtest.png",
    "handbook/path.png",
    "handbook/sheet.png",
    "handbook/share.png",
    "handbook/booklet.png",
    "handbook/paste.png",
    "handbook/keys.png",
];

/// The maximum width of the dialog.
const WIDTH: f32 = 820.0;
/// The height of everything above and below the text of the dialog.
const AROUND: f32 = 96.0;
const CHAPTERS: f32 = 168.0;
const ROW: f32 = 30.0;
/// The gap between the list and the text.
const GAP: f32 = 20.0;

/// A block of a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HandbookBlock<'a> {
    Picture {
        of: &'a str,
        file: &'a str,
    },
    /// A paragraph, or an item of a list.
    Words {
        start: usize,
        end: usize,
        listed: bool,
    },
    Code(&'a str),
}

/// Returns the names and texts of the chapters in a language.
fn chapters(language: Language) -> Vec<(&'static str, &'static str)> {
    let chapter = |part: &'static str| part.split_once('\n');
    text(language).split("\n## ").skip(1).filter_map(chapter).collect()
}

/// Returns the blocks of a chapter, and its lines.
fn blocks(chapter: &str) -> (Vec<HandbookBlock<'_>>, Vec<&str>) {
    let lines: Vec<&str> = chapter.lines().collect();
    let (mut blocks, mut coded) = (Vec::new(), false);
    for (at, line) in lines.iter().enumerate() {
        if line.starts_with("```") {
            coded = !coded;
            continue;
        }
        let goes_on = at > 0 && !lines[at - 1].is_empty();
        match blocks.last_mut() {
            _ if coded => blocks.push(HandbookBlock::Code(line)),
            _ if line.is_empty() => {}
            _ if line.starts_with("![") => {
                if let Some((of, file)) = line[2..].split_once("](") {
                    blocks.push(HandbookBlock::Picture { of, file: file.trim_end_matches(')') });
                }
            }
            Some(HandbookBlock::Words { end, .. }) if goes_on && !line.starts_with("* ") => *end = at + 1,
            _ => blocks.push(HandbookBlock::Words { start: at, end: at + 1, listed: line.starts_with("* ") }),
        }
    }
    (blocks, lines)
}

/// Lays out a text with emphasis and code slightly stronger, and links as their text.
fn words(text: &str, ink: Color32, strong: Color32, width: f32) -> LayoutJob {
    let font = theme::regular(theme::CONTROL_SIZE);
    let mut job = LayoutJob { wrap: TextWrapping { max_width: width, ..Default::default() }, ..Default::default() };
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`', '[']) {
        let (before, mark) = rest.split_at(at);
        job.append(before, 0.0, TextFormat::simple(font.clone(), ink));
        let (end, after) = match mark.as_bytes()[0] {
            b'*' => ("*", 1),
            b'`' => ("`", 1),
            _ => ("](", 1),
        };
        let Some((inner, mut behind)) = mark[after..].split_once(end) else {
            rest = mark;
            break;
        };
        if end == "](" {
            behind = behind.split_once(')').map_or("", |(_, behind)| behind);
        }
        job.append(inner, 0.0, TextFormat::simple(theme::medium(theme::CONTROL_SIZE), strong));
        rest = behind;
    }
    job.append(rest, 0.0, TextFormat::simple(font, ink));
    job
}

/// Returns the texture of a picture, created on first use.
fn texture(ui: &Ui, file: &str) -> Option<TextureHandle> {
    let id = egui::Id::unique("handbook").with(file);
    if let Some(texture) = ui.data(|data| data.get_temp::<TextureHandle>(id)) {
        return Some(texture);
    }
    let bytes = PICTURES.iter().find(|(name, _)| *name == file)?.1;
    let picture = Pixels::read(bytes).ok()?;
    let size = [picture.width() as usize, picture.height() as usize];
    let texture = ui.ctx().load_texture(file, ColorImage::from_rgb(size, picture.rgb()), TextureOptions::LINEAR);
    ui.data_mut(|data| data.insert_temp(id, texture.clone()));
    Some(texture)
}

pub(in crate::studio) fn handbook_ui(ui: &mut Ui, window: &mut Window<'_>, chapter: usize) {
    let width = WIDTH.min(ui.ctx().content_rect().width() - 64.0);
    ui.set_width(width);
    head_ui(ui, &say!("do-view-handbook"));
    let chapters = chapters(current_language());
    let chapter = chapter.min(chapters.len().saturating_sub(1));
    let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let (up, down) = (pressed(Key::PageUp), pressed(Key::PageDown));
    let turned = if up { chapter.saturating_sub(1) } else { (chapter + usize::from(down)).min(chapters.len() - 1) };
    if turned != chapter {
        window.show_dialog(Dialog::Handbook(turned));
    }
    let room = remaining_height(ui, AROUND);
    let list = (width * 0.28).min(CHAPTERS);
    let (area, _) = ui.allocate_exact_size(vec2(width, room), Sense::hover());
    let part = |from: f32, to: f32| {
        let x = egui::Rangef::new(area.left() + from, area.left() + to);
        UiBuilder::new().max_rect(Rect::from_x_y_ranges(x, area.y_range())).layout(Layout::top_down(Align::Min))
    };
    ui.scope_builder(part(0.0, list), |ui| {
        ScrollArea::vertical().id_salt("chapters").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for (place, (name, _)) in chapters.iter().enumerate() {
                chapter_ui(ui, window, place, name, place == chapter);
            }
        });
    });
    ui.scope_builder(part(list + GAP, width), |ui| {
        // Each chapter starts at its top.
        let text = ScrollArea::vertical().id_salt(("chapter", chapter)).auto_shrink([false, false]);
        text.show(ui, |ui| {
            let (name, text) = chapters[chapter];
            ui.set_max_width(ui.available_width() - 8.0);
            widgets::head_ui(ui, name);
            text_ui(ui, text);
        });
    });
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| close_button_ui(ui, window));
}

fn chapter_ui(ui: &mut Ui, window: &mut Window<'_>, place: usize, name: &str, chosen: bool) {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, name));
    widgets::row_background(ui, rect, chosen, response.hovered());
    let font = if chosen { theme::medium(theme::CONTROL_SIZE) } else { theme::regular(theme::CONTROL_SIZE) };
    let at = egui::pos2(rect.left() + 10.0, rect.center().y);
    widgets::middle_line(ui, at, rect.width() - 16.0, name.to_owned(), font, tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.show_dialog(Dialog::Handbook(place));
    }
}

fn text_ui(ui: &mut Ui, text: &str) {
    let tokens = theme::tokens(ui);
    let (blocks, lines) = blocks(text);
    ui.spacing_mut().item_spacing.y = 8.0;
    for block in blocks {
        match block {
            HandbookBlock::Picture { of, file } => {
                if let Some(texture) = texture(ui, file) {
                    let size = texture.size_vec2();
                    let scale = (ui.available_width() / size.x).min(1.0);
                    let image = Image::new((texture.id(), size * scale)).alt_text(of);
                    ui.add(image);
                }
            }
            HandbookBlock::Words { start, end, listed } => {
                let joined = lines[start..end].iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
                let said = joined.strip_prefix("* ").unwrap_or(&joined).to_owned();
                let said = if listed { format!("• {said}") } else { said };
                let width = ui.available_width();
                ui.add(Label::new(words(&said, tokens.ink, tokens.accent_text, width)).wrap());
            }
            HandbookBlock::Code(line) => {
                ui.label(egui::RichText::new(line).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every picture of the handbook exists and is used, in every language.
    #[test]
    fn all_of_the_handbook_is_shown() {
        for language in Language::ALL {
            let chapters = chapters(language);
            assert!(chapters.len() >= 10, "{}: {}", language.code(), chapters.len());
            let mut seen = Vec::new();
            for (name, text) in &chapters {
                let (blocks, lines) = blocks(text);
                let mut shown: Vec<&str> = Vec::new();
                for block in &blocks {
                    match *block {
                        HandbookBlock::Picture { file, .. } => seen.push(file),
                        HandbookBlock::Words { start, end, .. } => shown.extend(&lines[start..end]),
                        HandbookBlock::Code(line) => shown.push(line),
                    }
                }
                let is_shown = |line: &&&str| !line.is_empty() && !line.starts_with("![") && !line.starts_with("```");
                let wanted: Vec<&str> = lines.iter().filter(is_shown).copied().collect();
                assert_eq!(shown, wanted, "{name}");
            }
            assert_eq!(seen, PICTURES.map(|(name, _)| name), "{}", language.code());
        }
        for (name, bytes) in PICTURES {
            assert!(Pixels::read(bytes).is_ok(), "{name}");
        }
    }

    #[test]
    fn marks_of_the_text_are_not_shown() {
        let job = words("*Place it* gives `x` by [all](keys.md) of it", Color32::BLACK, Color32::RED, 100.0);
        assert_eq!(job.text, "Place it gives x by all of it");
        assert_eq!(job.sections.iter().filter(|section| section.format.color == Color32::RED).count(), 3);
    }
}
