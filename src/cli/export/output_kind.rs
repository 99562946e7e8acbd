//! The kinds of files that `export` makes.

use std::path::Path;

use crate::formats::FileKind;
use crate::sheet::SheetFormat;
use crate::web::WEB_EXTENSION;

/// The kind of file to make.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OutputKind {
    Sheet(SheetFormat),
    WebPage,
    BookletFile,
}

impl OutputKind {
    pub fn kind(self) -> FileKind {
        match self {
            OutputKind::Sheet(format) => FileKind::Sheet(format),
            OutputKind::WebPage => FileKind::WebPage,
            OutputKind::BookletFile => FileKind::Booklet,
        }
    }

    /// Returns the extension of a new file, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            OutputKind::Sheet(format) => format.extension(),
            OutputKind::WebPage => WEB_EXTENSION,
            OutputKind::BookletFile => "ron",
        }
    }

    pub fn of_path(path: &Path) -> Option<OutputKind> {
        let is = |wanted: &str| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(wanted));
        let other = [OutputKind::WebPage, OutputKind::BookletFile].into_iter().find(|kind| is(kind.extension()));
        SheetFormat::of_path(path).map(OutputKind::Sheet).or(other)
    }
}
