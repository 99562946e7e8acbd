//! A cache of the pictures that a booklet names. Each file is decoded once, however many entries name it, and the total
//! number of pixels is limited by what fits in memory.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::art::read_pixels;
use crate::formats::ReadError;
use crate::sheet::booklet::{CustomPicture, PagePicture};
use crate::sheet::{MAX_PIXELS_TOGETHER, Pixels};

/// The pictures read so far, and the number of pixels still allowed.
pub(super) struct PictureCache {
    cached: HashMap<PathBuf, Result<Arc<Pixels>, Arc<ReadError>>>,
    pixels_left: u64,
}

impl Default for PictureCache {
    fn default() -> PictureCache {
        PictureCache { cached: HashMap::new(), pixels_left: MAX_PIXELS_TOGETHER }
    }
}

impl PictureCache {
    /// Returns a picture; its file name is relative to `folder`.
    ///
    /// # Errors
    /// Returns an error if the file does not exist or cannot be used, or if all pictures together would be too large.
    pub fn get(&mut self, wanted: &PagePicture, folder: &Path) -> Result<CustomPicture, Arc<ReadError>> {
        let path = folder.join(wanted.file.trim());
        let pixels = match self.cached.get(&path) {
            Some(known) => known.clone()?,
            None => {
                let read = read_pixels(&path, self.pixels_left).map(Arc::new).map_err(Arc::new);
                self.cached.insert(path, read.clone());
                let pixels = read?;
                self.pixels_left = self.pixels_left.saturating_sub(pixels.count());
                pixels
            }
        };
        Ok(CustomPicture { pixels, fit: wanted.fit, area: wanted.room })
    }
}
