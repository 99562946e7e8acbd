//! The link of a puzzle as a QR code (ISO/IEC 18004).

use qrcodegen::{QrCode, QrCodeEcc};

use super::entry::BookEntry;
use super::slot::Slot;
use crate::scene::{Area, Ink, Layer, Scene};
use crate::sheet::leaf::{Leaf, Role};
use crate::words::Message;

/// The placeholder of a link for the number of its puzzle.
pub const NUMBER_PLACEHOLDER: &str = "{number}";
/// The smallest side of a module that phones can still read from paper, in millimetres.
pub const MIN_MODULE_MM: f32 = 0.33;
/// The side of a module, normally and in large print, in millimetres.
const DEFAULT_MODULE_MM: (f32, f32) = (0.4, 0.55);
/// The width of the quiet zone on each side in modules, as the standard requires.
const QUIET_MODULES: i32 = 4;
/// The largest number of modules on a side. A larger code would be wider than 40 mm.
const MAX_MODULES: i32 = 109;

/// The link of a puzzle, with its QR code.
pub(super) struct QrLink {
    link: String,
    code: QrCode,
}

/// The result of making a link for a puzzle.
pub(super) enum LinkCode {
    /// No link is requested.
    None,
    /// The QR code.
    Code(QrLink),
    /// The link is too long for a QR code, or a placeholder could not be filled in.
    TooLong,
}

/// Returns the link of a puzzle, made from the entry's own link or from the template.
fn link_of(template: &str, entry: &BookEntry, number: u32) -> Option<String> {
    let own = entry.link.as_deref().map(str::trim).filter(|link| !link.is_empty());
    let made = || Some(template.trim()).filter(|template| !template.is_empty());
    let template = own.or_else(made)?;
    Some(template.replace(NUMBER_PLACEHOLDER, &number.to_string()))
}

impl QrLink {
    /// Creates the QR code for the link of a puzzle, at error correction level M, or L if only that makes it small
    /// enough.
    pub fn of(template: &str, entry: &BookEntry, number: u32) -> LinkCode {
        let Some(link) = link_of(template, entry, number) else { return LinkCode::None };
        // A remaining placeholder stands for the link to another program, which this puzzle does not have.
        if link.contains('{') {
            return LinkCode::TooLong;
        }
        let small = |level| QrCode::encode_text(&link, level).ok().filter(|code| code.size() <= MAX_MODULES);
        match small(QrCodeEcc::Medium).or_else(|| small(QrCodeEcc::Low)) {
            Some(code) => LinkCode::Code(QrLink { link, code }),
            None => LinkCode::TooLong,
        }
    }

    /// Returns the number of modules on a side, including the quiet zone.
    fn modules(&self) -> i32 {
        self.code.size() + 2 * QUIET_MODULES
    }

    /// Draws the code with its quiet zone in a square area. Each run of dark modules in a row becomes one piece.
    fn scene(&self, area: Area) -> Scene {
        let mut scene = Scene::new(area);
        let side = area.width() / self.modules() as f32;
        let mut runs = Vec::new();
        for y in 0..self.code.size() {
            let mut x = 0;
            while x < self.code.size() {
                let from = x;
                while x < self.code.size() && self.code.get_module(x, y) {
                    x += 1;
                }
                if x > from {
                    let place = |modules: i32| (modules + QUIET_MODULES) as f32 * side;
                    let (left, top) = (area.min.x + place(from), area.min.y + place(y));
                    runs.push(Area::new(left, top, (x - from) as f32 * side, side));
                }
                x += 1;
            }
        }
        scene.fill_areas(Layer::Mark, runs, Ink::Black);
        scene
    }
}

impl Slot<'_> {
    /// Returns the printed side of the link's code in this area.
    pub(super) fn code_side(&self, room: Area) -> Option<f32> {
        Some(self.whole_code_side()?.min(room.width()))
    }

    /// Returns the printed side of the link's code in an area that is large enough.
    pub(super) fn whole_code_side(&self) -> Option<f32> {
        let code = self.code.filter(|_| !self.style.is_answer)?;
        let module = if self.style.is_large_print { DEFAULT_MODULE_MM.1 } else { DEFAULT_MODULE_MM.0 };
        Some(code.modules() as f32 * module)
    }

    pub(super) fn print_code(&self, area: Area, leaf: &mut Leaf) {
        let Some(code) = self.code else { return };
        let words = Message::new("book-code").with("link", code.link.as_str());
        let words = self.style.language.translate(&words);
        let module_mm = area.width() / code.modules() as f32;
        leaf.add(Role::Code { words, module_mm }, code.scene(area), Some(self.index));
    }
}
