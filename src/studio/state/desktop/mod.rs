//! How the desktop looks: dark or light, with how much contrast. A window that follows the system follows that, where
//! the window itself is not told of it; egui is told of the theme as the one to fall back to.

#[cfg(all(unix, not(target_os = "macos")))]
mod portal;

use std::sync::mpsc::Receiver;

use egui::{Context, Theme};

use super::State;
#[cfg(all(unix, not(target_os = "macos")))]
use portal::listen;

/// What is shown where the desktop has no preference.
const USUAL: Theme = Theme::Light;

/// How a desktop looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Appearance {
    /// Dark or light, where it prefers one.
    pub theme: Option<Theme>,
    /// It asks for more contrast.
    pub contrast: bool,
}

/// What is known of the desktop. Nothing is heard of it unless somebody tells it.
#[derive(Default)]
pub struct Desktop {
    teller: Option<Receiver<Appearance>>,
    now: Appearance,
}

/// Other systems tell the window of their themes.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn listen(_: &Context) -> Receiver<Appearance> {
    std::sync::mpsc::channel().1
}

impl Desktop {
    /// One that looks as it is told last; until then it has no preference.
    pub fn told_by(teller: Receiver<Appearance>) -> Desktop {
        Desktop { teller: Some(teller), now: Appearance::default() }
    }

    /// That of the user who runs the program. It is listened to on a thread of its own, which ends with the program.
    pub fn of_user(ctx: &Context) -> Desktop {
        Desktop::told_by(listen(ctx))
    }

    /// Takes in what was told. Returns whether it looks other than before.
    fn hear(&mut self) -> bool {
        let last = self.teller.as_ref().and_then(|teller| teller.try_iter().last());
        let before = self.now;
        self.now = last.unwrap_or(before);
        self.now != before
    }
}

impl State {
    /// Takes in how the desktop looks.
    pub(in crate::studio) fn follow_desktop(&mut self, ctx: &Context) {
        if self.desktop.hear() {
            let theme = self.desktop.now.theme.unwrap_or(USUAL);
            ctx.options_mut(|options| options.fallback_theme = theme);
            // The frame that has begun is half as it was.
            ctx.request_repaint();
        }
    }

    /// Whether everything is shown with more contrast: as the author has chosen, or else as the desktop asks.
    pub(in crate::studio) fn has_contrast(&self) -> bool {
        self.looks.contrast.unwrap_or(self.desktop.now.contrast)
    }

    /// Shows everything with more contrast, or as usual. Where that is what the desktop asks for, it is no choice of
    /// the author: the desktop is followed again.
    pub(in crate::studio) fn turn_contrast(&mut self) {
        let wanted = !self.has_contrast();
        self.looks.contrast = Some(wanted).filter(|wanted| *wanted != self.desktop.now.contrast);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn it_looks_as_it_was_told_last() {
        let (tell, teller) = channel();
        let mut desktop = Desktop::told_by(teller);
        assert!(!desktop.hear() && desktop.now == Appearance::default());
        let [dark, light] = [Theme::Dark, Theme::Light].map(|theme| Appearance { theme: Some(theme), contrast: false });
        for told in [light, dark] {
            tell.send(told).unwrap();
        }
        assert!(desktop.hear() && desktop.now == dark);
        tell.send(dark).unwrap();
        assert!(!desktop.hear(), "it is as it was");
        drop(tell);
        assert!(!desktop.hear() && desktop.now == dark, "it stays so when nobody tells it any more");
        assert!(!Desktop::default().hear());
    }
}
