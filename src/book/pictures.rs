//! The pictures that a booklet names: each file is unpacked once, however many entries name it, and all together have
//! no more pixels than there is memory for.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::art::read_pixels;
use crate::formats::ReadError;
use crate::sheet::booklet::{OwnPicture, PagePicture};
use crate::sheet::{MOST_PIXELS_TOGETHER, Pixels};

/// What was read, and how many pixels there is still room for.
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
    /// A picture whose file is seen from a folder.
    ///
    /// # Errors
    /// When there is none, it cannot be used, or all together would be too large.
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
