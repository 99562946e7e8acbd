//! The desktop portal, a service on the session bus that reports the appearance preferences
//! (`org.freedesktop.portal.Settings`; all desktops share the namespace `org.freedesktop.appearance`).

use std::convert::Infallible;
use std::io;

use egui::{Context, Theme};
use futures_lite::{StreamExt, future};
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, Proxy};

use crate::studio::files::desktop::DesktopAppearance;
use crate::studio::tasks::threads::wake;
use crate::studio::tasks::worker::Worker;

const SERVICE: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const INTERFACE: &str = "org.freedesktop.portal.Settings";
const NAMESPACE: &str = "org.freedesktop.appearance";
/// The key of the setting for the theme: 1 is dark, 2 is light, 0 is no preference.
const SCHEME: &str = "color-scheme";
/// The key of the setting for the contrast: 1 is more contrast.
const CONTRAST: &str = "contrast";

/// Starts a thread that listens for changes. Without a bus or a portal, it stays silent.
///
/// # Errors
/// Returns an error if the system cannot create a thread.
pub(super) fn listen(ctx: &Context) -> io::Result<Worker<Infallible, DesktopAppearance>> {
    Worker::start("desktop", wake(ctx), |_, told| {
        let tell = |appearance| told.send(appearance);
        // Failure is harmless: the window then looks as it does on a desktop without a preference.
        let _ = future::block_on(async { watch_settings(&Connection::session().await?, &tell).await });
    })
}

/// Reports the appearance now and after each change, until the bus closes.
///
/// # Errors
/// Returns an error if the bus fails.
async fn watch_settings(bus: &Connection, tell: &dyn Fn(DesktopAppearance)) -> zbus::Result<()> {
    let settings = Proxy::new(bus, SERVICE, PATH, INTERFACE).await?;
    // This call also starts a portal that is not running yet.
    let Some(first) = current_appearance(&settings).await else { return Ok(()) };
    tell(first);
    let mut changes = settings.receive_signal_with_args("SettingChanged", &[(0, NAMESPACE)]).await?;
    // The setting may have changed before the subscription.
    let mut now = current_appearance(&settings).await.unwrap_or(first);
    tell(now);
    while let Some(change) = changes.next().await {
        let body = change.body();
        let read: zbus::Result<(String, String, OwnedValue)> = body.deserialize();
        if let Ok((_, key, value)) = read {
            now = now.with(&key, number_in(&value));
            tell(now);
        }
    }
    Ok(())
}

/// Returns the current appearance; None if the portal knows neither setting.
async fn current_appearance(settings: &Proxy<'_>) -> Option<DesktopAppearance> {
    let (scheme, contrast) = (read(settings, SCHEME).await, read(settings, CONTRAST).await);
    scheme.or(contrast)?;
    Some(DesktopAppearance::default().with(SCHEME, scheme).with(CONTRAST, contrast))
}

/// Returns the number in a setting, if there is one. Portals from before 2023 only know the method `Read`.
async fn read(settings: &Proxy<'_>, key: &str) -> Option<u32> {
    for method in ["ReadOne", "Read"] {
        let value: zbus::Result<OwnedValue> = settings.call(method, &(NAMESPACE, key)).await;
        if let Ok(value) = value {
            return number_in(&value);
        }
    }
    None
}

/// Returns the number in a value. Old portals wrap it twice.
fn number_in(value: &Value<'_>) -> Option<u32> {
    match value {
        Value::U32(number) => Some(*number),
        Value::Value(inner) => number_in(inner),
        _ => None,
    }
}

impl DesktopAppearance {
    /// Returns the appearance with this setting. Unknown keys are ignored.
    fn with(self, key: &str, number: Option<u32>) -> DesktopAppearance {
        match key {
            SCHEME => {
                let theme = match number {
                    Some(1) => Some(Theme::Dark),
                    Some(2) => Some(Theme::Light),
                    _ => None,
                };
                DesktopAppearance { theme, ..self }
            }
            CONTRAST => DesktopAppearance { contrast: number == Some(1), ..self },
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};
    use std::sync::mpsc::channel;
    use std::thread;
    use std::time::Duration;

    use zbus::MessageStream;
    use zbus::connection::Builder;
    use zbus::message::Type;

    use super::*;

    /// A generous timeout, so that a bus that hangs does not block the tests.
    const PATIENCE: Duration = Duration::from_secs(120);

    /// A private bus that ends when this value is dropped.
    struct Bus {
        daemon: Child,
        address: String,
    }

    impl Bus {
        fn start() -> Bus {
            let mut daemon = Command::new("dbus-daemon")
                .args(["--session", "--nofork", "--nopidfile", "--print-address"])
                .stdout(Stdio::piped())
                .spawn()
                .expect("dbus-daemon is installed (Debian package dbus-daemon, see .ci/packages)");
            let mut address = String::new();
            BufReader::new(daemon.stdout.take().unwrap()).read_line(&mut address).unwrap();
            Bus { daemon, address: address.trim().to_owned() }
        }

        fn connect(&self) -> Connection {
            future::block_on(Builder::address(self.address.as_str()).unwrap().build()).unwrap()
        }
    }

    impl Drop for Bus {
        fn drop(&mut self) {
            let _ = self.daemon.kill();
            let _ = self.daemon.wait();
        }
    }

    /// Returns a portal on this bus that reports a dark desktop with more contrast. It supports a single method,
    /// like an old or a new portal.
    fn portal(bus: &Bus, method: &'static str) -> Connection {
        let portal = bus.connect();
        let mut calls = MessageStream::from(&portal);
        let own = portal.clone();
        let answer = async move {
            while let Some(Ok(call)) = calls.next().await {
                if call.message_type() != Type::MethodCall {
                    continue;
                }
                let header = call.header();
                let named = header.member().is_some_and(|member| member.as_str() == method);
                let asked: zbus::Result<(String, String)> = call.body().deserialize();
                let known = asked.is_ok_and(|(space, key)| space == NAMESPACE && (key == SCHEME || key == CONTRAST));
                let value = match method {
                    "Read" => Value::Value(Box::new(Value::U32(1))),
                    _ => Value::U32(1),
                };
                let _ = match named && known {
                    true => own.reply(&header, &value).await,
                    false => own.reply_error(&header, "org.freedesktop.DBus.Error.UnknownMethod", &"no").await,
                };
            }
        };
        thread::spawn(move || future::block_on(answer));
        future::block_on(portal.request_name(SERVICE)).unwrap();
        portal
    }

    #[test]
    #[ignore = "runs dbus-daemon"]
    fn portals_old_and_new_are_asked_and_followed() {
        for method in ["ReadOne", "Read"] {
            let bus = Bus::start();
            let portal = portal(&bus, method);
            let (teller, told) = channel();
            let own = bus.connect();
            let tell = move |appearance| teller.send(appearance).unwrap();
            thread::spawn(move || future::block_on(watch_settings(&own, &tell)));
            let next = || told.recv_timeout(PATIENCE).expect("something is told");
            let looks = |theme, contrast| DesktopAppearance { theme, contrast };
            // The portal is read once before the subscription and once after it.
            for _ in 0..2 {
                assert_eq!(next(), looks(Some(Theme::Dark), true), "{method}");
            }
            for (space, key, value, expected) in [
                (NAMESPACE, SCHEME, Value::U32(2), looks(Some(Theme::Light), true)),
                ("org.gnome.desktop.interface", SCHEME, Value::U32(1), looks(Some(Theme::Light), false)),
                (NAMESPACE, CONTRAST, Value::U32(0), looks(Some(Theme::Light), false)),
                (NAMESPACE, "accent-color", Value::U32(1), looks(Some(Theme::Light), false)),
                (NAMESPACE, SCHEME, Value::U32(0), looks(None, false)),
                (NAMESPACE, CONTRAST, Value::U32(1), looks(None, true)),
            ] {
                let body = (space, key, value);
                let sent = portal.emit_signal(None::<&str>, PATH, INTERFACE, "SettingChanged", &body);
                future::block_on(sent).unwrap();
                // Signals of other namespaces are ignored.
                if space == NAMESPACE {
                    assert_eq!(next(), expected, "{method}: {body:?}");
                }
            }
        }
    }

    #[test]
    fn a_value_that_is_no_number_says_nothing() {
        let wrapped = |value: Value<'static>| Value::Value(Box::new(value));
        for (value, number) in [
            (Value::U32(2), Some(2)),
            (wrapped(Value::U32(1)), Some(1)),
            (wrapped(wrapped(Value::U32(1))), Some(1)),
            (Value::from("dark"), None),
            (Value::Bool(true), None),
        ] {
            assert_eq!(number_in(&value), number, "{value:?}");
        }
        let dark = DesktopAppearance::default().with(SCHEME, Some(1));
        assert_eq!(dark.theme, Some(Theme::Dark));
        assert_eq!(dark.with(SCHEME, Some(7)).theme, None);
        assert_eq!(dark.with(SCHEME, None).theme, None);
        assert_eq!(dark.with("accent-color", Some(2)), dark);
        assert!(!dark.with(CONTRAST, Some(2)).contrast && dark.with(CONTRAST, Some(1)).contrast);
    }
}
