//! Writes marks without meaning as f-puzzles elements.

use serde_json::json;

use super::default_sizes::{DEFAULT_CIRCLE, DEFAULT_MARGIN, DEFAULT_TEXT, WIDTHS};
use super::encoded::{CellNames, EncodedRule, report_nearest, single_element};
use super::key::{Cosmetic, ElementKey};
use crate::formats::colours::{TRANSPARENT, of_ink};
use crate::formats::json::hundredths;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::scene::{Ink, Tint};
use crate::variant::look::{Fill, LineStyle, LineTip, Outline};
use crate::variant::{CircleMark, FrameMark, LineMark, RectangleMark, Rule, TextLabel, area_around};

pub(super) fn text(names: &CellNames, label: &TextLabel, tint: Tint, losses: &mut Losses, rule: &Rule) -> EncodedRule {
    if label.text.trim().is_empty() {
        losses.add(LostElement::Rules(rule.kind()), LossOutcome::Blank);
        return EncodedRule::Nothing;
    }
    let colour = if label.coloured { of_ink(Ink::Line(tint)) } else { "#000000".to_owned() };
    let size = hundredths(label.size.unwrap_or(DEFAULT_TEXT));
    let cells = names.cells(label.cells.iter());
    single_element(
        ElementKey::Cosmetic(Cosmetic::Text),
        json!({ "cells": cells, "value": label.text, "fontC": colour, "size": size }),
    )
}

/// Returns the fill and outline colours of a shape.
fn shape_colours(fill: Fill, outline: Outline, tint: Tint, losses: &mut Losses, rule: &Rule) -> [String; 2] {
    let ground = match fill {
        Fill::Tint => of_ink(Ink::Tint(tint)),
        Fill::Clear => TRANSPARENT.to_owned(),
        Fill::White => "#FFFFFF".to_owned(),
        Fill::Black => "#000000".to_owned(),
    };
    let line = match outline {
        Outline::Bare => TRANSPARENT.to_owned(),
        Outline::Thin => of_ink(Ink::Line(tint)),
        Outline::Thick | Outline::Dashed => {
            report_nearest(rule, losses);
            of_ink(Ink::Line(tint))
        }
    };
    [ground, line]
}

pub(super) fn circle(
    names: &CellNames,
    mark: &CircleMark,
    tint: Tint,
    losses: &mut Losses,
    rule: &Rule,
) -> EncodedRule {
    let [ground, line] = shape_colours(mark.fill, mark.outline, tint, losses, rule);
    let usual = DEFAULT_CIRCLE[usize::from(mark.cells.len() > 1)];
    let size = hundredths(mark.size.unwrap_or(usual));
    let cells = names.cells(mark.cells.iter());
    let element = json!({
        "cells": cells, "baseC": ground, "outlineC": line, "fontC": "#000000", "width": size, "height": size,
    });
    single_element(ElementKey::Cosmetic(Cosmetic::Circle), element)
}

pub(super) fn rectangle(
    names: &CellNames,
    mark: &RectangleMark,
    tint: Tint,
    losses: &mut Losses,
    rule: &Rule,
) -> EncodedRule {
    let [ground, line] = shape_colours(mark.fill, mark.outline, tint, losses, rule);
    let around = area_around(&mark.cells);
    let whole = |side: f32| (side * 100.0).round() as u16 - DEFAULT_MARGIN;
    let width = hundredths(mark.width.unwrap_or_else(|| whole(around.width())));
    let height = hundredths(mark.height.unwrap_or_else(|| whole(around.height())));
    let cells = names.cells(mark.cells.iter());
    let element = json!({
        "cells": cells, "baseC": ground, "outlineC": line, "fontC": "#000000", "width": width, "height": height,
    });
    single_element(ElementKey::Cosmetic(Cosmetic::Rectangle), element)
}

pub(super) fn line(names: &CellNames, mark: &LineMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> EncodedRule {
    if mark.style != LineStyle::Solid || mark.tip != LineTip::Plain {
        report_nearest(rule, losses);
    }
    let width = WIDTHS.into_iter().find(|(width, _)| *width == mark.width).map_or(0.3, |(_, cells)| cells);
    let cells = names.cells(mark.path.0.iter().copied());
    let element = json!({ "lines": [cells], "outlineC": of_ink(Ink::Line(tint)), "width": width });
    single_element(ElementKey::Cosmetic(Cosmetic::Line), element)
}

pub(super) fn frame(names: &CellNames, mark: &FrameMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> EncodedRule {
    let line = match mark.outline {
        Outline::Bare => TRANSPARENT.to_owned(),
        Outline::Thin | Outline::Thick | Outline::Dashed => of_ink(Ink::Line(tint)),
    };
    if mark.outline != Outline::Dashed || mark.inset.is_some() {
        report_nearest(rule, losses);
    }
    let cells = names.cells(mark.cells.iter());
    single_element(
        ElementKey::Cosmetic(Cosmetic::Cage),
        json!({ "cells": cells, "outlineC": line, "fontC": TRANSPARENT }),
    )
}
