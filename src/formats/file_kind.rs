//! Detects the kind of a file by its content, as extensions may be wrong.

use std::fmt;
use std::io::{self, Read};
use std::path::Path;

use super::format::Format;
use super::limits::MAX_BAD_LINES;
use super::models::ModelFormat;
use super::ron;
use crate::disk::File;
use crate::sheet::SheetFormat;

/// A kind of file that this program writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// One puzzle with everything in it.
    Puzzle,
    /// Puzzles as lines of text.
    Lines,
    /// Puzzles in another program's format.
    Foreign(Format),
    /// A booklet.
    Booklet,
    /// A model for other programs.
    Model(ModelFormat),
    /// A sheet, as a picture or a page.
    Sheet(SheetFormat),
    /// A web page that plays puzzles.
    WebPage,
}

/// The name of the program in the head of a web page, by which it is recognised.
pub const PAGE_GENERATOR: &str = "<meta name=\"generator\" content=\"Gridwright\">";

/// The number of bytes at the beginning of a web page in which its generator is named.
const PAGE_HEAD: usize = 2000;

/// The number of bytes read for the detection: at least the length of any puzzle.
const DETECTION_BYTES: u64 = 4 << 20;

impl FileKind {
    /// Detects the kind of a file; None if it is nothing that this program writes. Puzzles and booklets that cannot be
    /// read, because they are truncated or from a later version, are still recognised by their beginning.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn of_file(path: &Path) -> io::Result<Option<FileKind>> {
        let mut content = Vec::new();
        File::open(path)?.take(DETECTION_BYTES).read_to_end(&mut content)?;
        Ok(FileKind::of_content(&content))
    }

    /// Detects the kind of content, which may be truncated; None if it is nothing that this program writes.
    pub fn of_content(content: &[u8]) -> Option<FileKind> {
        if content.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Some(FileKind::Sheet(SheetFormat::Png));
        }
        if content.starts_with(b"%PDF-") {
            return Some(FileKind::Sheet(SheetFormat::Pdf));
        }
        // The content may end within a character, so only the valid part is examined.
        let valid = std::str::from_utf8(content).unwrap_or_else(|error| {
            let good = &content[..error.valid_up_to()];
            std::str::from_utf8(good).unwrap_or_default()
        });
        let words = valid.trim_start_matches('\u{FEFF}');
        if words.starts_with("<!DOCTYPE html>") {
            let head: String = words.chars().take(PAGE_HEAD).collect();
            return head.contains(PAGE_GENERATOR).then_some(FileKind::WebPage);
        }
        if is_svg(words) {
            return Some(FileKind::Sheet(SheetFormat::Svg));
        }
        if let Some(model) = ModelFormat::of_text(words) {
            return Some(FileKind::Model(model));
        }
        match Format::of_text(words, None) {
            Format::Ron => ron::kind_of(words).map(|content| match content {
                ron::RonKind::Puzzle => FileKind::Puzzle,
                ron::RonKind::Booklet => FileKind::Booklet,
            }),
            Format::Lines => {
                let lines = Format::Lines.codec().open("", words.to_owned()).ok()?;
                lines.take(MAX_BAD_LINES).any(|puzzle| puzzle.is_ok()).then_some(FileKind::Lines)
            }
            foreign => Some(FileKind::from(foreign)),
        }
    }
}

/// Returns whether the root element is `svg`, after any declarations and comments.
fn is_svg(text: &str) -> bool {
    let mut rest = text.trim_start();
    loop {
        let end = match rest {
            _ if rest.starts_with("<?") => "?>",
            _ if rest.starts_with("<!--") => "-->",
            _ if rest.starts_with("<!") => ">",
            _ => return rest.starts_with("<svg"),
        };
        let Some((_, after)) = rest.split_once(end) else { return false };
        rest = after.trim_start();
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Foreign(format) => return write!(f, "a puzzle of {}", format.name()),
            FileKind::Puzzle => "a puzzle",
            FileKind::Lines => "puzzles as lines of text",
            FileKind::Booklet => "a booklet file",
            FileKind::Model(format) => format.description(),
            FileKind::Sheet(SheetFormat::Png) => "a PNG picture",
            FileKind::Sheet(SheetFormat::Svg) => "an SVG picture",
            FileKind::Sheet(SheetFormat::Pdf) => "a PDF file",
            FileKind::WebPage => "a web page",
        })
    }
}

impl From<Format> for FileKind {
    fn from(format: Format) -> FileKind {
        match format {
            Format::Ron => FileKind::Puzzle,
            Format::Lines | Format::Sdm => FileKind::Lines,
            foreign => FileKind::Foreign(foreign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_what_they_hold() {
        use FileKind::{Booklet, Lines, Model, Puzzle};
        let sheet = |format| Some(FileKind::Sheet(format));
        for (content, expected) in [
            (&b"(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")])"[..], Some(Puzzle)),
            (b"\xEF\xBB\xBF// mine\n(title: \"a\", gridwright: 1, grids", Some(Puzzle)),
            (b"(gridwright: 12, layers: {", Some(Puzzle)),
            (b"(\n gridwright_book: 1,\n", Some(Booklet)),
            (b"(settings: (title: \"gridwright: 1\"), gridwright_book: 1)", Some(Booklet)),
            (b"(something: 1)", None),
            (b"(gridwright", None),
            (b"# mine\n\n1.....1.4.3..3..\n", Some(Lines)),
            (b"1.....1.4.3..3..,rated\n\xFF", Some(Lines)),
            (b"board 4 2x2 r1c1\n1...\n....\n....\n....\n", Some(Lines)),
            (b"bad\n1.....1.4.3..3..\n", Some(Lines)),
            (b"# Title\n\nSome words.\n", None),
            (b"milk, bread\n", None),
            (b"", None),
            (b"\\ Small cross\nMinimize\n obj: 0 r1c1_d1\n", Some(Model(ModelFormat::Lp))),
            (b"p cnf 3 1\n1 2 3 0\n", None),
            (b"c gridwright model, .cnf: clauses of DIMACS\np cnf 3 1\n", Some(Model(ModelFormat::Cnf))),
            (b"maximise\n", Some(Model(ModelFormat::Lp))),
            (b"\\documentclass{article}\n\\begin{document}\nMinimal.\n", None),
            (b"Minimize all windows.", None),
            (b"<?xml version=\"1.0\"?>\n<!-- a -->\n<svg/>", sheet(SheetFormat::Svg)),
            (b"<html></html>", None),
            (b"<!DOCTYPE html>\n<title>Diary</title>", None),
            (b"<!DOCTYPE html>\n<meta name=\"generator\" content=\"Gridwright\">\n", Some(FileKind::WebPage)),
            (b"%PDF-1.7\n%\xFF", sheet(SheetFormat::Pdf)),
            (b"\x89PNG\r\n\x1a\n\0", sheet(SheetFormat::Png)),
            (b"\xFF\xD8\xFF\xE0", None),
        ] {
            assert_eq!(FileKind::of_content(content), expected, "{}", String::from_utf8_lossy(content));
        }
    }
}
