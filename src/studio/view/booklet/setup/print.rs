//! Who prints the booklet, and how.

use egui::Ui;

use super::{choice_ui, field_ui, head_ui, line_ui, millimetres, toggle_ui};
use crate::sheet::booklet::BookSettings;
use crate::sheet::pdf::Preset;
use crate::sheet::{InkMode, Target};
use crate::studio::view::widgets;

pub(super) fn print_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "Print");
    target_ui(ui, settings);
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
    let press = settings.preset == Preset::PrintShop;
    if settings.ink == InkMode::Colour && !press {
        toggle_ui(ui, "Colours as inks of a press", &mut settings.cmyk);
    }
    if press {
        field_ui(ui, "Printing condition", &mut settings.condition);
    }
    toggle_ui(ui, "Sheets to fold and staple", &mut settings.saddle_stitch);
    if settings.saddle_stitch {
        line_ui(ui, "Thickness of the paper", |ui| {
            ui.add(millimetres(&mut settings.creep_mm, 1.0).speed(0.01)).accessible_name("Thickness of the paper");
        });
    }
    toggle_ui(ui, "Fronts first, then backs", &mut settings.manual_duplex);
    toggle_ui(ui, "Marks for cutting and folding", &mut settings.marks);
    ui.add_space(8.0);
}

/// Who prints it: choosing one sets what they ask for.
fn target_ui(ui: &mut Ui, settings: &mut BookSettings) {
    let mut chosen = settings.target;
    let targets = [
        (None, "Nobody in particular"),
        (Some(Target::Kdp), "Kindle Direct Publishing"),
        (Some(Target::Ingram), "IngramSpark"),
        (Some(Target::Office), "A printer here"),
        (Some(Target::Screen), "Nobody: a screen"),
    ];
    choice_ui(ui, "Made for", &targets, &mut chosen);
    match chosen {
        same if same == settings.target => {}
        Some(target) => settings.made_for(target),
        None => settings.target = None,
    }
}
