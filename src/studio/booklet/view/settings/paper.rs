//! The settings for the paper: its size, margins, gutter and bleed.

use egui::Ui;

use crate::sheet::booklet::BookSettings;
use crate::sheet::{Margins, Paper, STANDARD_BLEED_MM};
use crate::studio::booklet::view::settings::{field_ui, head_ui, line_ui, millimetres, paper_name, toggle_ui};
use crate::studio::theme;
use crate::studio::widgets::dropdown::{dropdown_ui, width_for};
use crate::studio::window::Window;
use crate::words::say;

pub(super) fn paper_ui(ui: &mut Ui, window: &mut Window<'_>, settings: &mut BookSettings) {
    head_ui(ui, "ask-book-paper");
    let mut own = window.booklet.custom_paper.clone();
    line_ui(ui, say!("ask-book-paper-size"), |ui| {
        let shown = if own.is_some() { say!("ask-book-paper-size.own") } else { paper_name(settings.paper) };
        // A paper with two names is listed once.
        let papers = Paper::PRESETS.into_iter().filter(|(name, paper)| paper.name() == Some(name));
        let papers: Vec<(Paper, String)> = papers.map(|(_, paper)| (paper, paper_name(paper))).collect();
        let words = papers.iter().map(|(_, name)| name.as_str()).chain([shown.as_str()]);
        let width = width_for(ui, words);
        dropdown_ui(ui, "paper", say!("ask-book-paper-size.name"), &shown, width, |ui| {
            for (paper, name) in papers {
                if ui.selectable_label(own.is_none() && settings.paper == paper, name).clicked() {
                    settings.paper = paper;
                    own = None;
                }
            }
            if ui.selectable_label(own.is_some(), say!("ask-book-paper-size.own")).clicked() {
                own = Some(settings.paper.to_string());
            }
        });
    });
    if let Some(text) = &mut own {
        field_ui(ui, "ask-book-paper-size.sides", text);
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
    if own != window.booklet.custom_paper {
        window.change(move |state, _| state.booklet.custom_paper = own);
    }
    toggle_ui(ui, "ask-book-landscape", &mut settings.landscape);
    let mut bleeds = settings.bleed_mm > 0.0;
    toggle_ui(ui, "ask-book-bleed", &mut bleeds);
    if bleeds != (settings.bleed_mm > 0.0) {
        settings.bleed_mm = if bleeds { STANDARD_BLEED_MM } else { 0.0 };
    }
    margins_ui(ui, settings);
    let mut own_gutter = settings.gutter_mm.is_some();
    toggle_ui(ui, "ask-book-own-gutter", &mut own_gutter);
    settings.gutter_mm = own_gutter.then(|| settings.gutter_mm.unwrap_or(12.0));
    if let Some(gutter) = &mut settings.gutter_mm {
        line_ui(ui, say!("ask-book-gutter"), |ui| {
            ui.add(millimetres(gutter, 50.0)).accessible_name(say!("ask-book-gutter"));
        });
    }
}

/// Draws the switch for custom margins and, if it is on, the margins.
fn margins_ui(ui: &mut Ui, settings: &mut BookSettings) {
    let mut own = settings.margins.is_some();
    toggle_ui(ui, "ask-book-own-margins", &mut own);
    let (usual, page) = (settings.setup().margins(), settings.setup().page());
    settings.margins = own.then_some(usual);
    let Some(Margins { top, bottom, inside, outside }) = &mut settings.margins else { return };
    // At least a third of the page remains for content in each direction.
    let (high, wide) = (page.height_mm / 3.0, page.width_mm / 3.0);
    for (key, margin, most) in [
        ("ask-book-margin-top", top, high),
        ("ask-book-margin-bottom", bottom, high),
        ("ask-book-margin-inside", inside, wide),
        ("ask-book-margin-outside", outside, wide),
    ] {
        line_ui(ui, say!(key), |ui| {
            ui.add(millimetres(margin, most)).accessible_name(say!(key));
        });
    }
}
