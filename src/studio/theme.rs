//! The colours, fonts and sizes of the window, in light and dark themes.

use std::sync::Arc;

use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle, Theme};

use crate::scene::{Ink, Palette, Rgba, Tint, Weight};
use crate::sheet::text::{self, FontFile};

/// The corner radius of buttons and fields.
pub(in crate::studio) const CONTROL_CORNER: u8 = 7;
/// The corner radius of cards and menus.
pub(in crate::studio) const CARD_CORNER: u8 = 10;
/// The padding of text fields, which makes a single-line field as high as a button.
pub(in crate::studio) const FIELD_MARGIN: Margin = Margin { left: 8, right: 8, top: 7, bottom: 7 };
/// The corner radius of icons and swatches.
pub(in crate::studio) const ICON_CORNER: u8 = 4;
/// The font size of controls.
pub(in crate::studio) const CONTROL_SIZE: f32 = 13.0;
/// The font size of facts: second lines, shortcuts, the status bar.
pub(in crate::studio) const FACT_SIZE: f32 = 12.0;
/// The font size of group headings, in spaced capitals.
pub(in crate::studio) const HEAD_SIZE: f32 = 10.5;
/// The font size of verdicts and dialog headings.
pub(in crate::studio) const VERDICT_SIZE: f32 = 15.0;

/// The colours of a verdict: text and icon, and their card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct Tone {
    pub ink: Color32,
    pub ground: Color32,
    pub edge: Color32,
    /// A filled button on the card.
    pub button: Color32,
    /// The text of a filled button.
    pub on_button: Color32,
}

/// The colours of a theme, except the inks of scenes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct Tokens {
    pub palette: Palette,
    pub canvas: Color32,
    pub panel: Color32,
    pub field: Color32,
    pub hairline: Color32,
    pub ink: Color32,
    pub quiet: Color32,
    pub accent: Color32,
    /// Text in the accent colour, dark enough to be readable on a selection.
    pub accent_text: Color32,
    pub on_accent: Color32,
    /// The background of selected items in panels.
    pub selected: Color32,
    /// The background of hovered items.
    pub hovered: Color32,
    pub unique: Tone,
    pub several: Tone,
    pub none: Tone,
    pub neutral: Tone,
}

const fn hex(value: u32) -> Color32 {
    Color32::from_rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
}

const LIGHT: Tokens = Tokens {
    palette: Palette::Light,
    canvas: hex(0xEEF0F3),
    panel: hex(0xFBFBFC),
    field: hex(0xF1F3F6),
    hairline: hex(0xE2E5EA),
    ink: hex(0x1B1F27),
    quiet: hex(0x5F697D),
    accent: hex(0x2F6FEB),
    accent_text: hex(0x1F57CB),
    on_accent: hex(0xFFFFFF),
    selected: hex(0xE3ECFC),
    hovered: hex(0xEFF2F6),
    unique: Tone {
        ink: hex(0x0F7350),
        ground: hex(0xE3F5EC),
        edge: hex(0xBFE5D2),
        button: hex(0x12805C),
        on_button: hex(0xFFFFFF),
    },
    several: Tone {
        ink: hex(0x8A5200),
        ground: hex(0xFDF1DC),
        edge: hex(0xF1D9AC),
        button: hex(0x9A5B00),
        on_button: hex(0xFFFFFF),
    },
    none: Tone {
        ink: hex(0xB4232F),
        ground: hex(0xFDE9EA),
        edge: hex(0xF5C6CA),
        button: hex(0xB4232F),
        on_button: hex(0xFFFFFF),
    },
    neutral: Tone {
        ink: hex(0x3B4454),
        ground: hex(0xF1F3F6),
        edge: hex(0xDDE1E8),
        button: hex(0x2F6FEB),
        on_button: hex(0xFFFFFF),
    },
};

const DARK: Tokens = Tokens {
    palette: Palette::Dark,
    canvas: hex(0x14171C),
    panel: hex(0x1B1F26),
    field: hex(0x242932),
    hairline: hex(0x2C323C),
    ink: hex(0xE8EAEE),
    quiet: hex(0x98A2B3),
    accent: hex(0x6EA0FF),
    accent_text: hex(0x6EA0FF),
    on_accent: hex(0x0E1521),
    selected: hex(0x22314D),
    hovered: hex(0x262C36),
    unique: Tone {
        ink: hex(0x4CC38A),
        ground: hex(0x16302A),
        edge: hex(0x23493D),
        button: hex(0x4CC38A),
        on_button: hex(0x0C1F17),
    },
    several: Tone {
        ink: hex(0xF0B45A),
        ground: hex(0x33280F),
        edge: hex(0x54431F),
        button: hex(0xF0B45A),
        on_button: hex(0x241A05),
    },
    none: Tone {
        ink: hex(0xFF9AA2),
        ground: hex(0x3A1B1F),
        edge: hex(0x5C2C32),
        button: hex(0xFF9AA2),
        on_button: hex(0x2B0D10),
    },
    neutral: Tone {
        ink: hex(0xC6CCD6),
        ground: hex(0x242932),
        edge: hex(0x333A46),
        button: hex(0x6EA0FF),
        on_button: hex(0x0E1521),
    },
};

/// The high-contrast theme, for people who have difficulty seeing lines and greys: black and white, with edges as dark
/// as text.
const LIGHT_CONTRAST: Tokens = Tokens {
    palette: Palette::LightContrast,
    canvas: hex(0xFFFFFF),
    panel: hex(0xFFFFFF),
    field: hex(0xFFFFFF),
    hairline: hex(0x3C4148),
    ink: hex(0x000000),
    quiet: hex(0x2B3038),
    accent: hex(0x0B3FA8),
    accent_text: hex(0x0A3A9E),
    selected: hex(0xCFE0FF),
    hovered: hex(0xE6E9EE),
    unique: strong(0x06402B, 0xFFFFFF),
    several: strong(0x5A3500, 0xFFFFFF),
    none: strong(0x86101B, 0xFFFFFF),
    neutral: strong(0x000000, 0xFFFFFF),
    ..LIGHT
};

const DARK_CONTRAST: Tokens = Tokens {
    palette: Palette::DarkContrast,
    canvas: hex(0x000000),
    panel: hex(0x000000),
    field: hex(0x000000),
    hairline: hex(0xC4CAD4),
    ink: hex(0xFFFFFF),
    quiet: hex(0xDCE1E8),
    accent: hex(0x9CC0FF),
    accent_text: hex(0x9CC0FF),
    on_accent: hex(0x000000),
    selected: hex(0x122B52),
    hovered: hex(0x2A303A),
    unique: strong(0x7BF0B8, 0x000000),
    several: strong(0xFFD089, 0x000000),
    none: strong(0xFFC0C5, 0x000000),
    neutral: strong(0xFFFFFF, 0x000000),
};

/// Returns a tone with one colour for text, edges and filled buttons on this background.
const fn strong(ink: u32, ground: u32) -> Tone {
    Tone { ink: hex(ink), ground: hex(ground), edge: hex(ink), button: hex(ink), on_button: hex(ground) }
}

impl Tokens {
    pub fn of(theme: Theme, contrast: bool) -> &'static Tokens {
        match (theme, contrast) {
            (Theme::Light, false) => &LIGHT,
            (Theme::Dark, false) => &DARK,
            (Theme::Light, true) => &LIGHT_CONTRAST,
            (Theme::Dark, true) => &DARK_CONTRAST,
        }
    }

    /// Returns the colours of the current theme.
    pub fn shown(ctx: &egui::Context) -> &'static Tokens {
        Tokens::of(ctx.theme(), has_contrast(ctx))
    }
}

/// Returns the colours of the current theme.
pub(in crate::studio) fn tokens(ui: &egui::Ui) -> &'static Tokens {
    Tokens::of(Theme::from_dark_mode(ui.visuals().dark_mode), has_contrast(ui.ctx()))
}

/// True if the context uses high contrast.
#[derive(Clone, Copy)]
struct HighContrast(bool);

fn has_contrast(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(egui::Id::NULL)).is_some_and(|HighContrast(contrast)| contrast)
}

/// Switches high contrast on or off, if necessary.
pub(in crate::studio) fn sync_contrast(ctx: &egui::Context, contrast: bool) {
    if has_contrast(ctx) != contrast {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, HighContrast(contrast)));
        for theme in [Theme::Light, Theme::Dark] {
            ctx.style_mut_of(theme, |style| apply_style(style, theme, contrast));
        }
    }
}

/// Returns a scene colour for the screen.
pub(in crate::studio) fn colour(Rgba(r, g, b, a): Rgba) -> Color32 {
    Color32::from_rgba_unmultiplied(r, g, b, a)
}

/// Returns the colour of a region in this tint, on paper.
pub(in crate::studio) fn tint_colour(palette: Palette, tint: Tint) -> Color32 {
    colour(palette.colour(Ink::Tint(tint)).over(palette.colour(Ink::Paper)))
}

/// Returns the colour of an ink on paper.
pub(in crate::studio) fn ink_colour(palette: Palette, ink: Ink) -> Color32 {
    colour(palette.colour(ink).over(palette.colour(Ink::Paper)))
}

/// The least contrast of an icon with its background: that of graphics in WCAG 2.2, with some to spare for rounding.
const ICON_CONTRAST: f32 = 3.1;

/// Returns the colour of an ink in icons: as on the board, but moved towards the ink of digits until it stands out from
/// the paper. Paper itself stays as it is.
pub(in crate::studio) fn icon_colour(palette: Palette, ink: Ink) -> Color32 {
    let (own, paper) = (ink_colour(palette, ink), ink_colour(palette, Ink::Paper));
    if own == paper {
        return own;
    }
    let strongest = ink_colour(palette, Ink::Given);
    let steps = (0..=20).map(|step| own.lerp_to_gamma(strongest, step as f32 / 20.0));
    steps.into_iter().find(|&colour| contrast(colour, paper) >= ICON_CONTRAST).unwrap_or(strongest)
}

/// Returns the contrast ratio of WCAG 2.2.
fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let [r, g, b, _] = egui::Rgba::from(colour).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

pub(in crate::studio) fn paper(tokens: &Tokens) -> Color32 {
    colour(tokens.palette.colour(Ink::Paper))
}

/// Returns the palette of small pictures.
pub(in crate::studio) fn small_palette(tokens: &Tokens) -> Palette {
    if tokens.palette == Palette::Dark { Palette::DarkSmall } else { tokens.palette }
}

/// Returns the background of small pictures.
pub(in crate::studio) fn small_paper(tokens: &Tokens) -> Color32 {
    colour(small_palette(tokens).colour(Ink::Paper))
}

pub(in crate::studio) fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

pub(in crate::studio) fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("medium".into()))
}

pub(in crate::studio) fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("semibold".into()))
}

/// Installs the fonts and both themes; the theme follows the system until the user chooses one.
pub(in crate::studio) fn install(ctx: &egui::Context) {
    ctx.set_fonts(fonts());
    // This theme is used if the system does not report one.
    ctx.options_mut(|options| {
        options.fallback_theme = Theme::Light;
        // These keys zoom the board, not the window.
        options.zoom_with_keyboard = false;
    });
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| apply_style(style, theme, false));
    }
}

/// Returns the fonts of the sheets, so that screen and print use the same glyphs.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (family, weight) in [("regular", Weight::Regular), ("medium", Weight::Medium), ("semibold", Weight::Semibold)] {
        let mut files: Vec<FontFile> = text::font_chain(weight).into_iter().map(text::FontId::file).collect();
        // The first font determines the line height; on sheets, the order only matters for glyphs.
        files.sort_by_key(|file| !file.name.starts_with("Inter"));
        let names: Vec<String> = files.iter().map(|file| file.name.to_owned()).collect();
        for FontFile { name, data } in files {
            fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
        }
        fonts.families.insert(FontFamily::Name(family.into()), names.clone());
        if weight == Weight::Regular {
            fonts.families.insert(FontFamily::Proportional, names.clone());
            fonts.families.insert(FontFamily::Monospace, names);
        }
    }
    fonts
}

fn apply_style(style: &mut egui::Style, theme: Theme, contrast: bool) {
    let tokens = Tokens::of(theme, contrast);
    for (text_style, font) in &mut style.text_styles {
        *font = match text_style {
            TextStyle::Small => regular(FACT_SIZE),
            TextStyle::Heading => semibold(VERDICT_SIZE),
            TextStyle::Body | TextStyle::Monospace | TextStyle::Button | TextStyle::Name(_) => regular(CONTROL_SIZE),
        };
    }
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;

    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(8.0, 4.0);
    spacing.button_padding = egui::vec2(12.0, 6.0);
    spacing.interact_size = egui::vec2(32.0, 28.0);
    spacing.menu_margin = Margin::same(4);
    spacing.menu_width = 320.0;
    spacing.tooltip_width = 300.0;

    // A slim scroll bar with its own space, visible even at rest.
    spacing.scroll = egui::style::ScrollStyle {
        bar_width: 8.0,
        floating_width: 4.0,
        floating_allocated_width: 8.0,
        dormant_handle_opacity: 0.4,
        ..egui::style::ScrollStyle::floating()
    };

    let visuals = &mut style.visuals;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(tokens.quiet);
    visuals.panel_fill = tokens.panel;
    visuals.window_fill = tokens.panel;
    visuals.extreme_bg_color = tokens.field;
    visuals.faint_bg_color = tokens.hovered;
    visuals.text_edit_bg_color = Some(paper(tokens));
    visuals.window_stroke = Stroke::new(1.0, tokens.hairline);
    visuals.window_corner_radius = CornerRadius::same(CARD_CORNER);
    visuals.menu_corner_radius = CornerRadius::same(CARD_CORNER);
    visuals.error_fg_color = tokens.none.ink;
    visuals.warn_fg_color = tokens.several.ink;
    visuals.hyperlink_color = tokens.accent;
    visuals.selection.bg_fill = tokens.accent.gamma_multiply(0.25);
    visuals.selection.stroke = Stroke::new(1.0, tokens.accent);
    visuals.disabled_alpha = 0.5;
    let shadow = egui::Shadow { offset: [0, 6], blur: 20, spread: 0, color: Color32::from_black_alpha(34) };
    visuals.popup_shadow = shadow;
    visuals.window_shadow = shadow;

    let widgets = &mut visuals.widgets;
    let corner = CornerRadius::same(CONTROL_CORNER);
    let edge = Stroke::new(1.0, tokens.hairline);
    let paper = paper(tokens);
    for (widget, fill, stroke) in [
        (&mut widgets.noninteractive, tokens.panel, edge),
        (&mut widgets.inactive, paper, edge),
        (&mut widgets.hovered, tokens.hovered, Stroke::new(1.0, tokens.neutral.edge)),
        (&mut widgets.active, tokens.selected, Stroke::new(1.0, tokens.accent)),
        (&mut widgets.open, tokens.hovered, edge),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = stroke;
        widget.fg_stroke = Stroke::new(1.0, tokens.ink);
        widget.corner_radius = corner;
        widget.expansion = 0.0;
    }
}

#[cfg(test)]
pub(in crate::studio) mod tests {
    use super::*;

    /// Returns the WCAG 2.2 contrast ratio, computed from its definition.
    pub(in crate::studio) fn wcag_contrast(a: Color32, b: Color32) -> f64 {
        let channel = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let luminance = |c: Color32| 0.2126 * channel(c.r()) + 0.7152 * channel(c.g()) + 0.0722 * channel(c.b());
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn bars_that_scroll_are_seen_at_rest_and_cover_nothing() {
        let ctx = egui::Context::default();
        install(&ctx);
        for theme in [Theme::Light, Theme::Dark] {
            let scroll = ctx.style_of(theme).spacing.scroll;
            assert!(scroll.dormant_handle_opacity >= 0.3, "{theme:?}");
            assert!(scroll.allocated_width() >= scroll.floating_width, "{theme:?}");
        }
    }

    #[test]
    fn all_words_are_readable_on_their_grounds() {
        let all = [false, true].map(|contrast| [Theme::Light, Theme::Dark].map(|theme| (theme, contrast)));
        for (theme, strong) in all.into_iter().flatten() {
            let t = Tokens::of(theme, strong);
            // The minimum contrast for text in WCAG 2.2: level AA, or level AAA in the high-contrast theme.
            let least = if strong { 7.0 } else { 4.5 };
            let grounds = [t.canvas, t.panel, t.field, t.selected, t.hovered];
            let mut pairs: Vec<(Color32, Color32)> = Vec::new();
            pairs.extend(grounds.iter().flat_map(|&ground| [(t.ink, ground), (t.quiet, ground)]));
            for tone in [t.unique, t.several, t.none, t.neutral] {
                pairs.extend([(tone.ink, tone.ground), (tone.on_button, tone.button), (tone.ink, t.panel)]);
            }
            pairs.extend([(t.accent_text, t.selected), (t.accent_text, t.panel)]);
            for (ink, ground) in pairs {
                let ratio = wcag_contrast(ink, ground);
                assert!(ratio >= least, "{theme:?} {strong}: {ink:?} on {ground:?} is {ratio:.2}");
            }
        }
    }
}
