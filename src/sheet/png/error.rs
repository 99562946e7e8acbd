//! The error of creating a PNG file.

use std::fmt;

use crate::words::Message;

/// The largest number of pixels of a picture, which take 1.6 GB of memory.
pub const MAX_PIXELS: u64 = 400_000_000;

/// An error in creating a PNG file.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// A picture of more than [`MAX_PIXELS`].
    TooLarge {
        /// The width, in pixels.
        width: u64,
        /// The height, in pixels.
        height: u64,
    },
    /// An error of the encoder.
    Encoding(#[from] png::EncodingError),
}

impl PngError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        match self {
            PngError::TooLarge { width, height } => {
                Message::new("png-too-large").with("width", *width).with("height", *height).with("most", MAX_PIXELS)
            }
            PngError::Encoding(error) => Message::new("png-encoding").with("reason", error.to_string()),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
