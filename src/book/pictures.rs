//! A cache of the pictures that a booklet names. Each file is decoded once, however many entries name it, and the total
//! number of pixels is limited by what fits in memory.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::art::read_pixels;
use crate::formats::ReadError;
use crate::sheet::booklet::{OwnPicture, PagePicture};
use crate::sheet::{MOST_PIXELS_TOGETHER, Pixels};

/// The pictures read so far, and the number of pixels still allowed.
pub(super) struct Pictures {
    known: HashMap<PathBuf, Result<Arc<Pixels>, Arc<ReadError>>>,
    room: u64,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { known: HashMap::new(), room: MOST_PIXELS_TOGETHER }
    }
}

impl Pictures {
    /// Returns a picture; its file name is relative to `folder`.
    ///
    /// # Errors
    /// Returns an error if the file does not exist or cannot be used, or if all pictures together would be too large.
    pub fn get(&mut self, wanted: &PagePicture, folder: &Path) -> Result<OwnPicture, Arc<ReadError>> {
        let path = folder.join(wanted.file.trim());
        let pixels = match self.known.get(&path) {
            Some(known) => known.clone()?,
            None => {
                let read = read_pixels(&path, self.room).map(Arc::new).map_err(Arc::new);
                self.known.insert(path, read.clone());
                let pixels = read?;
                self.room = self.room.saturating_sub(pixels.count());
                pixels
            }
        };
        Ok(OwnPicture { pixels, fit: wanted.fit, room: wanted.room })
    }
}
