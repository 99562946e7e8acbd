//! How large the window shows everything, with how much contrast, and which language it speaks.

use egui::{Context, Vec2};

use crate::words::{self, Language};

/// The scales on offer, in per cent.
pub(in crate::studio) const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];
const USUAL: u16 = 100;
/// The least window, in points: 200 % of one of 1280 x 720. The view moves it over panels that need more room.
const LEAST: Vec2 = Vec2::new(640.0, 360.0);

/// What the author has chosen of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) struct Looks {
    /// In per cent, one of [`SCALES`].
    pub scale: u16,
    /// Black on white or white on black, with lines that are plainly seen.
    pub contrast: bool,
    /// The language of the window; None for that of the system.
    pub language: Option<Language>,
    /// Numbers are written in western digits, also where the language has others.
    pub western: bool,
}

impl Default for Looks {
    fn default() -> Looks {
        Looks { scale: USUAL, contrast: false, language: None, western: false }
    }
}

impl Looks {
    /// The scale nearest to this one, in per cent.
    pub fn nearest(percent: f32) -> u16 {
        let off = |scale: &u16| (f32::from(*scale) - percent).abs();
        SCALES.into_iter().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(USUAL)
    }

    /// The next scale up or down, if there is one.
    pub fn next(self, larger: bool) -> Option<u16> {
        match larger {
            true => SCALES.into_iter().find(|scale| *scale > self.scale),
            false => SCALES.into_iter().rev().find(|scale| *scale < self.scale),
        }
    }

    /// Makes everything larger or smaller.
    pub fn change(&mut self, larger: bool) {
        self.scale = self.next(larger).unwrap_or(self.scale);
    }

    /// Everything as large as usual.
    pub fn usual_scale(&mut self) {
        self.scale = USUAL;
    }

    /// Lets this thread speak the language that was chosen, or else that of the system.
    pub fn speak(self, system: Language) {
        words::speak(self.language.unwrap_or(system), !self.western);
    }

    /// Gives the window this scale, as far as it has room.
    pub fn follow(self, ctx: &Context) {
        let now = ctx.zoom_factor();
        let wanted = self.fitting(ctx.content_rect().size() * now);
        if (wanted - now).abs() > 0.001 {
            ctx.set_zoom_factor(wanted);
        }
    }

    /// The scale in a window so large, in points of the system: never so large that too little of it would be seen.
    fn fitting(self, window: Vec2) -> f32 {
        (f32::from(self.scale) / 100.0).min((window / LEAST).min_elem().max(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_go_up_and_down_to_their_ends() {
        let mut looks = Looks::default();
        (0..20).for_each(|_| looks.change(true));
        assert_eq!((looks.scale, looks.next(true)), (250, None));
        (0..20).for_each(|_| looks.change(false));
        assert_eq!((looks.scale, looks.next(false)), (75, None));
        looks.usual_scale();
        assert_eq!((looks.scale, Looks::nearest(118.0), Looks::nearest(9000.0)), (100, 125, 250));
    }

    #[test]
    fn letters_are_twice_as_large_also_in_a_small_window() {
        let looks = |scale| Looks { scale, ..Looks::default() };
        for (scale, window, wanted) in [
            (200, (1280.0, 720.0), 2.0),
            (250, (1280.0, 720.0), 2.0),
            (200, (2560.0, 1440.0), 2.0),
            (125, (900.0, 600.0), 1.25),
            (200, (900.0, 600.0), 900.0 / 640.0),
            (75, (900.0, 600.0), 0.75),
            (200, (320.0, 200.0), 1.0),
        ] {
            assert_eq!(looks(scale).fitting(window.into()), wanted, "{scale} % in {window:?}");
        }
    }
}
