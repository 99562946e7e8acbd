//! The appearance of the window: its scale, contrast and language.

mod appearance_sync;

use egui::{Context, Vec2};

use crate::words::{self, Language};

/// The available scales, in per cent.
pub(in crate::studio) const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];
const DEFAULT_SCALE: u16 = 100;
/// The smallest usable window, in points: 1280 x 720 at 200 %. The view scrolls panels that need more room.
const MIN_WINDOW: Vec2 = Vec2::new(640.0, 360.0);

/// The appearance that the setter has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) struct WindowAppearance {
    /// The scale in per cent, one of [`SCALES`].
    pub scale: u16,
    /// The actual scale, which is lower if the window has no room for the chosen one.
    pub actual: u16,
    /// The chosen scale for which a lack of room was reported.
    reported_for: Option<u16>,
    /// True for high contrast, with black on white or white on black and distinct lines; None to follow the
    /// desktop.
    pub contrast: Option<bool>,
    /// The language of the window; None for the language of the system.
    pub language: Option<Language>,
    /// True if numbers use Western digits in all languages.
    pub western: bool,
}

impl Default for WindowAppearance {
    fn default() -> WindowAppearance {
        WindowAppearance {
            scale: DEFAULT_SCALE,
            actual: DEFAULT_SCALE,
            reported_for: None,
            contrast: None,
            language: None,
            western: false,
        }
    }
}

impl WindowAppearance {
    /// Returns the nearest available scale, in per cent.
    pub fn nearest(percent: f32) -> u16 {
        let off = |scale: &u16| (f32::from(*scale) - percent).abs();
        SCALES.into_iter().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(DEFAULT_SCALE)
    }

    /// Returns the next scale up or down, if there is one.
    pub fn next(self, larger: bool) -> Option<u16> {
        match larger {
            true => SCALES.into_iter().find(|scale| *scale > self.scale),
            false => SCALES.into_iter().rev().find(|scale| *scale < self.scale),
        }
    }

    /// Zooms in or out.
    pub fn zoom(&mut self, larger: bool) {
        self.scale = self.next(larger).unwrap_or(self.scale);
    }

    /// Resets the scale.
    pub fn reset_scale(&mut self) {
        self.scale = DEFAULT_SCALE;
    }

    /// Sets the language of this thread to the chosen language, or to the language of the system if none is chosen.
    pub fn apply_language(self, system: Language) {
        words::set_language(self.language.unwrap_or(system), !self.western);
    }

    /// Returns the actual scale, if the window has no room for the chosen one.
    pub fn reduced_scale(self) -> Option<u16> {
        (self.actual < self.scale).then_some(self.actual)
    }

    /// Applies the scale, as far as there is room. Returns the actual scale if it is lower than the chosen one and
    /// this was not yet reported.
    fn apply_scale(&mut self, ctx: &Context) -> Option<u16> {
        let now = ctx.zoom_factor();
        let window = ctx.content_rect().size() * now;
        // A minimised window has no size.
        if window.min_elem() < 1.0 {
            return None;
        }
        let wanted = self.fitting_scale(window);
        if (wanted - now).abs() > 0.001 {
            ctx.set_zoom_factor(wanted);
        }
        self.actual = (wanted * 100.0).round() as u16;
        self.take_reduced_scale()
    }

    /// Returns the actual scale if it is lower than the chosen one, once for each choice.
    fn take_reduced_scale(&mut self) -> Option<u16> {
        let before = self.reported_for.filter(|told| *told == self.scale);
        self.reported_for = before.or(self.reduced_scale().map(|_| self.scale));
        self.reduced_scale().filter(|_| before.is_none())
    }

    /// Returns the scale factor for a window of this size, in points of the system: the chosen factor, reduced as
    /// needed (but not below 1) to keep the smallest usable area visible.
    fn fitting_scale(self, window: Vec2) -> f32 {
        (f32::from(self.scale) / 100.0).min((window / MIN_WINDOW).min_elem().max(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_go_up_and_down_to_their_ends() {
        let mut looks = WindowAppearance::default();
        (0..20).for_each(|_| looks.zoom(true));
        assert_eq!((looks.scale, looks.next(true)), (250, None));
        (0..20).for_each(|_| looks.zoom(false));
        assert_eq!((looks.scale, looks.next(false)), (75, None));
        looks.reset_scale();
        assert_eq!((looks.scale, WindowAppearance::nearest(118.0), WindowAppearance::nearest(9000.0)), (100, 125, 250));
    }

    #[test]
    fn that_there_is_no_room_is_told_once_for_each_choice() {
        let mut looks = WindowAppearance { scale: 200, ..WindowAppearance::default() };
        for (scale, real, less, news) in [
            (200, 200, None, None),
            (200, 140, Some(140), Some(140)),
            (200, 140, Some(140), None),
            (200, 200, None, None),
            (200, 130, Some(130), None),
            (250, 130, Some(130), Some(130)),
            (100, 100, None, None),
            (200, 130, Some(130), Some(130)),
        ] {
            (looks.scale, looks.actual) = (scale, real);
            assert_eq!(
                (looks.reduced_scale(), looks.take_reduced_scale()),
                (less, news),
                "{scale} % chosen, {real} % there"
            );
        }
    }

    #[test]
    fn letters_are_twice_as_large_also_in_a_small_window() {
        let looks = |scale| WindowAppearance { scale, ..WindowAppearance::default() };
        for (scale, window, wanted) in [
            (200, (1280.0, 720.0), 2.0),
            (250, (1280.0, 720.0), 2.0),
            (200, (2560.0, 1440.0), 2.0),
            (125, (900.0, 600.0), 1.25),
            (200, (900.0, 600.0), 900.0 / 640.0),
            (75, (900.0, 600.0), 0.75),
            (200, (320.0, 200.0), 1.0),
        ] {
            assert_eq!(looks(scale).fitting_scale(window.into()), wanted, "{scale} % in {window:?}");
        }
    }
}
