//! The settings for the printer and the inks.

use egui::Ui;

use crate::sheet::booklet::BookSettings;
use crate::sheet::pdf::PdfPreset;
use crate::sheet::{InkMode, PrintTarget};
use crate::studio::booklet::view::settings::{choice_ui, field_ui, head_ui, line_ui, millimetres, toggle_ui};
use crate::studio::widgets;
use crate::words::say;

pub(super) fn print_ui(ui: &mut Ui, settings: &mut BookSettings) {
    head_ui(ui, "ask-book-print");
    target_ui(ui, settings);
    let names = InkMode::ALL.map(|ink| match ink {
        InkMode::Colour => say!("ask-book-ink-colour"),
        InkMode::Grey => say!("ask-book-ink-grey"),
        InkMode::Black => say!("ask-book-ink-black"),
    });
    let chosen = InkMode::ALL.iter().position(|ink| *ink == settings.ink).unwrap_or(0);
    let width = ui.available_width();
    if let Some(at) = widgets::segments_ui(ui, &names.each_ref().map(String::as_str), chosen, width) {
        settings.ink = InkMode::ALL[at];
    }
    let chosen = usize::from(settings.preset == PdfPreset::PrintShop);
    let (readers, press) = (say!("ask-book-for-readers"), say!("ask-book-for-press"));
    if let Some(at) = widgets::segments_ui(ui, &[&readers, &press], chosen, width) {
        settings.preset = if at == 0 { PdfPreset::Screen } else { PdfPreset::PrintShop };
    }
    let press = settings.preset == PdfPreset::PrintShop;
    if settings.ink == InkMode::Colour && !press {
        toggle_ui(ui, "ask-book-press-inks", &mut settings.cmyk);
    }
    if press {
        field_ui(ui, "ask-book-condition", &mut settings.condition);
    }
    toggle_ui(ui, "ask-book-saddle", &mut settings.saddle_stitch);
    if settings.saddle_stitch {
        line_ui(ui, say!("ask-book-thickness"), |ui| {
            ui.add(millimetres(&mut settings.creep_mm, 1.0).speed(0.01)).accessible_name(say!("ask-book-thickness"));
        });
    }
    toggle_ui(ui, "ask-book-duplex", &mut settings.manual_duplex);
    toggle_ui(ui, "ask-book-marks", &mut settings.marks);
    ui.add_space(8.0);
}

/// Draws the choice of a printer, which applies its requirements.
fn target_ui(ui: &mut Ui, settings: &mut BookSettings) {
    let mut chosen = settings.target;
    let targets = [
        (None, say!("ask-book-target.none")),
        (Some(PrintTarget::Kdp), "Kindle Direct Publishing".to_owned()),
        (Some(PrintTarget::Ingram), "IngramSpark".to_owned()),
        (Some(PrintTarget::Office), say!("ask-book-target.office")),
        (Some(PrintTarget::Screen), say!("ask-book-target.screen")),
    ];
    choice_ui(ui, "ask-book-target", &targets, &mut chosen);
    match chosen {
        same if same == settings.target => {}
        Some(target) => settings.apply_target(target),
        None => settings.target = None,
    }
}
