//! The appearance that the desktop prefers: a dark or light theme, and more contrast or not. A window that follows the
//! system uses these preferences where the window toolkit does not know them. egui receives the theme as its fallback.

#[cfg(all(unix, not(target_os = "macos")))]
mod desktop_sync;
mod portal;

use std::sync::mpsc::Receiver;

use egui::{Context, Theme};

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
