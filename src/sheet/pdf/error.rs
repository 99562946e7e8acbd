//! The error of creating a PDF file.

use std::fmt;

use super::date::LAST_SECOND;
use crate::words::Message;

/// An error in creating a PDF file.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// The paper with its bleed has no area, or is larger than PDF allows.
    Paper {
        /// The width.
        width_mm: f32,
        /// The height.
        height_mm: f32,
    },
    /// An error of the library.
    Writing(#[from] krilla::error::KrillaError),
    /// Cancelled by `progress`.
    Cancelled,
    /// A picture has no size, or the library refuses it.
    Picture,
    /// The date of a file for a print shop cannot be expressed in PDF.
    Date {
        /// The seconds since 1970, or the text given for them.
        seconds: String,
    },
    /// The structure of a file written by the library is not the expected one.
    Structure,
}

impl PdfError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        match self {
            PdfError::Paper { width_mm, height_mm } => {
                Message::new("pdf-paper").with("width", width_mm.to_string()).with("height", height_mm.to_string())
            }
            PdfError::Writing(error) => Message::new("pdf-writing").with("reason", error.to_string()),
            PdfError::Cancelled => Message::new("pdf-cancelled"),
            PdfError::Picture => Message::new("pdf-picture"),
            PdfError::Date { seconds } => Message::new("pdf-date")
                .with("seconds", seconds.escape_debug().to_string())
                .with("most", LAST_SECOND.to_string()),
            PdfError::Structure => Message::new("pdf-shape"),
        }
    }
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
