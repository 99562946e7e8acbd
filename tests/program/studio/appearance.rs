//! The appearance of the desktop, in windows that follow it and in windows that do not.

use std::sync::mpsc::Sender;

use egui::{Color32, Theme};
use gridwright::studio::{Desktop, DesktopAppearance, Preferences};

use super::*;

/// Opens a studio on a simulated desktop, with its preferences in this file.
fn on_desktop(file: &Path) -> (Studio, Sender<DesktopAppearance>) {
    let (desktop, teller) = channel();
    let preferences = Preferences::at(file.to_owned());
    let change = |app: App| app.with_desktop(Desktop::with_source(teller)).with_preferences(preferences);
    let mut studio = Studio::with(change, shidoku());
    // The harness sets a theme of its own, which no window does.
    studio.harness.ctx.set_theme(egui::ThemePreference::System);
    studio.wait();
    (studio, desktop)
}

fn look(studio: &mut Studio, desktop: &Sender<DesktopAppearance>, theme: Option<Theme>, contrast: bool) {
    desktop.send(DesktopAppearance { theme, contrast }).unwrap();
    studio.harness.run();
}

/// Returns the theme of the window and the colour of its panels.
fn shown(studio: &Studio) -> (Theme, Color32) {
    let fill = studio.harness.ctx.global_style().visuals.panel_fill;
    let painted = |shape: &egui::Shape| matches!(shape, egui::Shape::Rect(rect) if rect.fill == fill);
    let shapes = &studio.harness.output().shapes;
    assert!(shapes.iter().any(|clipped| painted(&clipped.shape)), "the last frame is of the colours before");
    (studio.harness.ctx.theme(), fill)
}

#[test]
fn a_window_that_follows_the_system_is_as_dark_as_the_desktop() {
    let folder = tempfile::tempdir().unwrap();
    let (mut studio, desktop) = on_desktop(&folder.path().join("studio.txt"));
    assert_eq!(shown(&studio).0, Theme::Light);
    let light = shown(&studio).1;
    for (told, theme) in [
        (Some(Theme::Dark), Theme::Dark),
        (Some(Theme::Light), Theme::Light),
        (Some(Theme::Dark), Theme::Dark),
        (None, Theme::Light),
    ] {
        look(&mut studio, &desktop, told, false);
        let (found, fill) = shown(&studio);
        assert_eq!((found, fill == light), (theme, theme == Theme::Light), "{told:?}");
    }
    // A desktop that disappears changes nothing, and a window that gets its theme from the system needs no desktop.
    look(&mut studio, &desktop, Some(Theme::Dark), false);
    drop(desktop);
    studio.harness.run();
    assert_eq!(shown(&studio).0, Theme::Dark);
    studio.harness.input_mut().system_theme = Some(Theme::Light);
    studio.harness.run_steps(2);
    assert_eq!(shown(&studio).0, Theme::Light);
}

#[test]
fn a_theme_that_was_chosen_is_stronger_than_the_desktop() {
    let folder = tempfile::tempdir().unwrap();
    let (mut studio, desktop) = on_desktop(&folder.path().join("studio.txt"));
    studio.click("View");
    studio.click("Light");
    look(&mut studio, &desktop, Some(Theme::Dark), false);
    assert_eq!(shown(&studio).0, Theme::Light);
    studio.click("View");
    studio.click("Follow the system");
    assert_eq!(shown(&studio).0, Theme::Dark);
    studio.click("View");
    studio.click("Dark");
    look(&mut studio, &desktop, Some(Theme::Light), false);
    assert_eq!(shown(&studio).0, Theme::Dark);
}

#[test]
fn contrast_is_that_of_the_desktop_until_another_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    let kept = || std::fs::read_to_string(&file).unwrap_or_default();
    let (mut studio, desktop) = on_desktop(&file);
    let usual = shown(&studio).1;
    assert_ne!(usual, Color32::WHITE);
    look(&mut studio, &desktop, None, true);
    assert_eq!(shown(&studio), (Theme::Light, Color32::WHITE));
    look(&mut studio, &desktop, Some(Theme::Dark), true);
    assert_eq!(shown(&studio), (Theme::Dark, Color32::BLACK));
    look(&mut studio, &desktop, None, true);
    studio.calm();
    assert!(!kept().contains("contrast"), "nobody has chosen it: {}", kept());
    // The user turns it off, whatever the desktop requests.
    studio.click("View");
    studio.click("Standard contrast");
    for contrast in [false, true] {
        look(&mut studio, &desktop, None, contrast);
        assert_eq!(shown(&studio).1, usual);
    }
    studio.calm();
    assert!(kept().contains("contrast = no"), "{}", kept());
    drop(studio);
    let (mut next, desktop) = on_desktop(&file);
    look(&mut next, &desktop, None, true);
    assert_eq!(shown(&next).1, usual);
    // It follows the desktop's setting again.
    next.click("View");
    next.click("High contrast");
    assert_eq!(shown(&next).1, Color32::WHITE);
    look(&mut next, &desktop, None, false);
    assert_eq!(shown(&next).1, usual);
    next.calm();
    assert!(!kept().contains("contrast"), "{}", kept());
}
