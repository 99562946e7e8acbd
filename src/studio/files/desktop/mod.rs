//! The appearance that the desktop prefers: a dark or light theme, and more contrast or not. A window that follows the
//! system uses these preferences where the window toolkit does not know them. egui receives the theme as its fallback.

mod desktop_sync;
#[cfg(all(unix, not(target_os = "macos")))]
mod portal;

use std::sync::mpsc::Receiver;

use egui::{Context, Theme};

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

/// Returns the next message of the desktop, or the message of a panic, if there is one.
type Source = Box<dyn Fn() -> Option<Result<DesktopAppearance, String>>>;

/// The last known preferences of the desktop. Without a source, they never change.
#[derive(Default)]
pub struct Desktop {
    source: Option<Source>,
    current: DesktopAppearance,
    /// The message of a panic while listening, until shown.
    failure: Option<String>,
}

impl Desktop {
    /// Returns a desktop that takes its preferences from a channel. Until the first message, there are none.
    pub fn with_source(teller: Receiver<DesktopAppearance>) -> Desktop {
        Desktop { source: Some(Box::new(move || teller.try_recv().ok().map(Ok))), ..Desktop::default() }
    }

    /// Returns the desktop of the current user. A thread listens for changes until the program ends.
    #[cfg(all(unix, not(target_os = "macos")))]
    pub fn of_user(ctx: &Context) -> Desktop {
        let listener = portal::listen(ctx).ok();
        let source = listener.map(|listener| -> Source { Box::new(move || listener.message()) });
        Desktop { source, ..Desktop::default() }
    }

    /// Returns a desktop without preferences: on this system, the window itself receives the theme.
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    pub fn of_user(_: &Context) -> Desktop {
        Desktop::default()
    }

    /// Applies the last message. Returns whether the appearance changed.
    fn poll(&mut self) -> bool {
        let before = self.current;
        while let Some(message) = self.source.as_ref().and_then(|next| next()) {
            match message {
                Ok(appearance) => self.current = appearance,
                Err(reason) => self.failure = Some(reason),
            }
        }
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
