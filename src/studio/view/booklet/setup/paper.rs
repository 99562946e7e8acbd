//! The paper: its size, margins, gutter and bleed.

use egui::{ComboBox, Ui};

use super::{field_ui, head_ui, line_ui, millimetres, paper_name, toggle_ui};
use crate::sheet::booklet::BookSettings;
use crate::sheet::{CUSTOMARY_BLEED_MM, Margins, Paper};
use crate::studio::command::request::Request;
use crate::studio::view::theme;
use crate::studio::view::window::Window;

pub(super) fn paper_ui(ui: &mut Ui, window: &mut Window<'_>, settings: &mut BookSettings) {
    head_ui(ui, "Paper");
    let mut own = window.booklet.own_paper.clone();
    line_ui(ui, "Size", |ui| {
        let shown = if own.is_some() { "Own size".to_owned() } else { paper_name(settings.paper) };
        let list = ComboBox::from_id_salt("paper").selected_text(shown).width(150.0).show_ui(ui, |ui| {
            // Of two names of the same paper, one is listed.
            for (_, paper) in Paper::PRESETS.into_iter().filter(|(name, paper)| paper.name() == Some(name)) {
                if ui.selectable_label(own.is_none() && settings.paper == paper, paper_name(paper)).clicked() {
                    settings.paper = paper;
                    own = None;
                }
            }
            if ui.selectable_label(own.is_some(), "Own size").clicked() {
                own = Some(settings.paper.to_string());
            }
        });
        list.response.accessible_name("Size of the paper");
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
