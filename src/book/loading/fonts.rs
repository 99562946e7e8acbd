//! Finds fonts of the computer that have the letters that the fonts of the program lack.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::disk;
use crate::sheet::text::{MAX_FONT_BYTES, font_has};

/// The largest number of font files that are looked at.
const MAX_FILES: usize = 3000;
/// The greatest depth of folders within a folder of fonts.
const MAX_DEPTH: usize = 4;

/// Returns up to `most` font files of the computer that have all these letters and may be embedded.
pub fn fonts_with(letters: &str, most: usize) -> Vec<PathBuf> {
    fonts_within(&font_folders(), letters, most)
}

fn fonts_within(folders: &[PathBuf], letters: &str, most: usize) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in folders {
        add_fonts(folder, MAX_DEPTH, &mut files);
    }
    let has_letters = |file: &PathBuf| disk::read(file).is_ok_and(|data| font_has(&data, letters));
    files.into_iter().filter(has_letters).take(most).collect()
}

/// Returns the folders where systems and their users keep fonts.
fn font_folders() -> Vec<PathBuf> {
    let home = env::var_os("HOME").map(PathBuf::from);
    let own = |place: &str| home.as_ref().map(|home| home.join(place));
    let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from).or_else(|| own(".local/share"));
    let windows = env::var_os("WINDIR").map(|folder| PathBuf::from(folder).join("Fonts"));
    let known = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts"];
    let of_user = [data.map(|data| data.join("fonts")), own(".fonts"), own("Library/Fonts"), windows];
    of_user.into_iter().flatten().chain(known.map(PathBuf::from)).collect()
}

/// Adds the font files of a folder and of those in it, sorted by name.
fn add_fonts(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if files.len() == MAX_FILES {
            return;
        }
        let Ok(found) = std::fs::metadata(&path) else { continue };
        if found.is_dir() && depth > 0 {
            add_fonts(&path, depth - 1, files);
        } else if found.is_file() && found.len() <= MAX_FONT_BYTES as u64 && is_font(&path) {
            files.push(path);
        }
    }
}

fn is_font(path: &Path) -> bool {
    let extension = path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
    extension.is_some_and(|extension| ["ttf", "otf"].contains(&&*extension))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_with_all_letters_are_found() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let names = |letters: &str, most: usize| {
            let found = fonts_within(std::slice::from_ref(&folder), letters, most);
            let name = |path: &PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
            found.iter().map(name).collect::<Vec<_>>()
        };
        assert!(names("ж", 99).contains(&"NotoSerif-Regular".to_owned()));
        assert_eq!(names("ж", 1).len(), 1);
        // No font of the program has Thai letters.
        assert!(names("\u{e2a}", 99).is_empty() && names("ж\u{e2a}", 99).is_empty());
    }
}
