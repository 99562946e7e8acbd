//! The appearance that the desktop prefers: a dark or light theme, and more contrast or not. A window that follows the
//! system uses these preferences where the window toolkit does not know them. egui receives the theme as its fallback.

#[cfg(all(unix, not(target_os = "macos")))]
mod portal;

use std::sync::mpsc::Receiver;

use egui::{Context, Theme};

use crate::studio::state::StudioState;
#[cfg(all(unix, not(target_os = "macos")))]
use portal::listen;

/// The theme for a desktop without a preference.
const DEFAULT_THEME: Theme = Theme::Light;

/// The appearance preferences of a desktop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DesktopAppearance {
    /// The preferred theme, if any.
    pub theme: Option<Theme>,
    /// True if the desktop asks for more contrast.
    pub contrast: bool,
}

/// The last known preferences of the desktop. Without a source, they never change.
#[derive(Default)]
pub struct Desktop {
    source: Option<Receiver<DesktopAppearance>>,
    current: DesktopAppearance,
}

/// A dummy: on other systems the window itself receives the theme.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn listen(_: &Context) -> Receiver<DesktopAppearance> {
    std::sync::mpsc::channel().1
}

impl Desktop {
    /// Returns a desktop that takes its preferences from a channel. Until the first message, there are none.
    pub fn with_source(teller: Receiver<DesktopAppearance>) -> Desktop {
        Desktop { source: Some(teller), current: DesktopAppearance::default() }
    }

    /// Returns the desktop of the current user. A thread listens for changes until the program ends.
    pub fn of_user(ctx: &Context) -> Desktop {
        Desktop::with_source(listen(ctx))
    }

    /// Applies the last message. Returns whether the appearance changed.
    fn poll(&mut self) -> bool {
        let last = self.source.as_ref().and_then(|teller| teller.try_iter().last());
        let before = self.current;
        self.current = last.unwrap_or(before);
        self.current != before
    }
}

impl StudioState {
    /// Applies changes of the desktop's preferences.
    pub(in crate::studio) fn sync_desktop(&mut self, ctx: &Context) {
        if self.desktop.poll() {
            let theme = self.desktop.current.theme.unwrap_or(DEFAULT_THEME);
            ctx.options_mut(|options| options.fallback_theme = theme);
            // The current frame was begun with the old theme.
            ctx.request_repaint();
        }
    }

    /// Returns whether the window has more contrast, as the setter has chosen or, if nothing was chosen, as the desktop
    /// asks.
    pub(in crate::studio) fn has_contrast(&self) -> bool {
        self.appearance.contrast.unwrap_or(self.desktop.current.contrast)
    }

    /// Toggles the contrast. A choice that agrees with the desktop is dropped, so that the window follows the
    /// desktop again.
    pub(in crate::studio) fn toggle_contrast(&mut self) {
        let wanted = !self.has_contrast();
        self.appearance.contrast = Some(wanted).filter(|wanted| *wanted != self.desktop.current.contrast);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn it_looks_as_it_was_told_last() {
        let (tell, teller) = channel();
        let mut desktop = Desktop::with_source(teller);
        assert!(!desktop.poll() && desktop.current == DesktopAppearance::default());
        let [dark, light] =
            [Theme::Dark, Theme::Light].map(|theme| DesktopAppearance { theme: Some(theme), contrast: false });
        for told in [light, dark] {
            tell.send(told).unwrap();
        }
        assert!(desktop.poll() && desktop.current == dark);
        tell.send(dark).unwrap();
        assert!(!desktop.poll(), "it is as it was");
        drop(tell);
        assert!(!desktop.poll() && desktop.current == dark, "it stays so when nobody tells it any more");
        assert!(!Desktop::default().poll());
    }
}
