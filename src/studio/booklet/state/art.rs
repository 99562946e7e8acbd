//! A cache for the booklet's font and pictures, which are read again only if the settings or the files have
//! changed.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use crate::book::read_assets;
use crate::sheet::booklet::{BookSettings, BookletAssets};

/// The files that were read last, and the errors about files that could not be read.
#[derive(Clone, Default)]
pub(super) struct ArtCache(Arc<Mutex<Option<CachedArt>>>);

struct CachedArt {
    of: Vec<ArtStamp>,
    art: BookletAssets,
    faults: Vec<String>,
}

/// The cache key of a file: its settings and its modification time.
#[derive(PartialEq)]
struct ArtStamp {
    words: String,
    written: Option<SystemTime>,
}

impl ArtCache {
    /// Returns the font and the pictures whose absolute paths are in the settings, and errors about unusable files.
    pub fn get(&self, settings: &BookSettings) -> (BookletAssets, Vec<String>) {
        let of = stamps(settings);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = match kept.take().filter(|kept| kept.of == of) {
            Some(same) => kept.insert(same),
            None => {
                let (art, faults) = read_assets(settings, Path::new(""));
                kept.insert(CachedArt { of, art, faults: faults.iter().map(ToString::to_string).collect() })
            }
        };
        (kept.art.clone(), kept.faults.clone())
    }
}

fn stamps(settings: &BookSettings) -> Vec<ArtStamp> {
    let pictures = [&settings.cover_picture, &settings.back_picture];
    let pictures = pictures.map(|picture| match picture {
        Some(picture) => (picture.file.as_str(), format!("{picture:?}")),
        None => ("", String::new()),
    });
    let fonts = [&settings.font, &settings.bold_font].map(|font| (font.as_str(), font.clone()));
    let stamp = |(file, words): (&str, String)| {
        let written = std::fs::metadata(file.trim()).and_then(|found| found.modified()).ok();
        ArtStamp { words, written }
    };
    pictures.into_iter().chain(fonts).map(stamp).collect()
}
