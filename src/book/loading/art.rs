//! Loads the files that a booklet names besides its puzzles: its font and the pictures of the cover, the back cover and
//! the section pages. Also fills in the links of its puzzles.

use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use crate::disk::File;
use crate::formats::{Format, LostElement, PuzzleToWrite, PuzzleWriter, ReadError, ReadErrorKind, Warning};
use crate::puzzle::Puzzle;
use crate::sheet::booklet::{BookEntry, BookSettings, BookletAssets, CustomPicture, PagePicture};
use crate::sheet::text::{MAX_FONT_BYTES, add_family};
use crate::sheet::{MAX_PICTURE_BYTES, MAX_PIXELS_TOGETHER, Pixels};

/// The placeholder in the link of a puzzle for the address that opens it in SudokuPad.
pub const SUDOKUPAD_PLACEHOLDER: &str = "{sudokupad}";

/// Reads the font and pictures named in the settings of a booklet; `folder` is the folder of the booklet file. Files
/// that cannot be used are left out and returned as errors.
pub fn read_assets(settings: &BookSettings, folder: &Path) -> (BookletAssets, Vec<ReadError>) {
    let mut faults = Vec::new();
    let mut art = BookletAssets::default();
    if !settings.font.trim().is_empty() {
        let bold = Some(settings.bold_font.trim()).filter(|bold| !bold.is_empty());
        match read_family(&folder.join(settings.font.trim()), bold.map(|bold| folder.join(bold)).as_deref()) {
            Ok(family) => art.family = Some(family),
            Err(error) => faults.push(error),
        }
    }
    let mut room = MAX_PIXELS_TOGETHER;
    for (place, wanted) in [(&mut art.cover, &settings.cover_picture), (&mut art.back, &settings.back_picture)] {
        match wanted.as_ref().map(|wanted| read_picture_within(wanted, folder, room)) {
            None => {}
            Some(Ok(picture)) => {
                room = room.saturating_sub(picture.pixels.count());
                *place = Some(picture);
            }
            Some(Err(error)) => faults.push(error),
        }
    }
    (art, faults)
}

/// Reads a picture.
///
/// # Errors
/// Returns an error if the file does not exist or cannot be used.
pub fn read_picture(wanted: &PagePicture, folder: &Path) -> Result<CustomPicture, ReadError> {
    read_picture_within(wanted, folder, MAX_PIXELS_TOGETHER)
}

fn read_picture_within(wanted: &PagePicture, folder: &Path, room: u64) -> Result<CustomPicture, ReadError> {
    let pixels = read_pixels(&folder.join(wanted.file.trim()), room)?;
    Ok(CustomPicture { pixels: Arc::new(pixels), fit: wanted.fit, area: wanted.room })
}

/// Reads the picture in a file, if it has at most `room` pixels.
pub(super) fn read_pixels(path: &Path, room: u64) -> Result<Pixels, ReadError> {
    let bytes = read_bytes(path, MAX_PICTURE_BYTES)?;
    Pixels::read_within(&bytes, room).map_err(|error| ReadErrorKind::from(error).of_file(&path.display().to_string()))
}

fn read_family(regular: &Path, bold: Option<&Path>) -> Result<crate::scene::FontFamily, ReadError> {
    let most = MAX_FONT_BYTES as u64;
    let data = read_bytes(regular, most)?;
    let bold_data = bold.map(|bold| read_bytes(bold, most)).transpose()?;
    // Reading each font alone shows which of the two an error belongs to.
    let of_file = |error, path: &Path| ReadErrorKind::from(error).of_file(&path.display().to_string());
    add_family(&data, None).map_err(|error| of_file(error, regular))?;
    add_family(&data, bold_data.as_deref()).map_err(|error| of_file(error, bold.unwrap_or(regular)))
}

/// Reads a file. Devices and pipes are refused, since reading them may never end.
fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    let name = path.display().to_string();
    let unreadable = |error| ReadErrorKind::Unreadable(error).of_file(&name);
    let found = std::fs::metadata(path).map_err(unreadable)?;
    if !found.is_file() {
        return Err(ReadErrorKind::NoFile.of_file(&name));
    }
    if found.len() > limit {
        return Err(ReadErrorKind::TooLarge { bytes: Some(found.len()), limit }.of_file(&name));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    // The file may have grown meanwhile. One byte beyond the limit is enough for the reader of its format to refuse it.
    file.take(limit + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(bytes)
}

/// Replaces the placeholder in the links of puzzles by the address that opens the puzzle in SudokuPad. A puzzle with
/// such a link that SudokuPad cannot represent completely gets no link.
pub fn add_links(settings: &BookSettings, entries: &mut [BookEntry]) {
    let template = settings.link.trim();
    for entry in entries {
        let wanted = entry.link.clone().unwrap_or_else(|| template.to_owned());
        if wanted.contains(SUDOKUPAD_PLACEHOLDER) {
            entry.link = sudokupad_link(&entry.puzzle).map(|link| wanted.replace(SUDOKUPAD_PLACEHOLDER, &link));
        }
    }
}

fn sudokupad_link(puzzle: &Puzzle) -> Option<String> {
    let mut writer = PuzzleWriter::new(Format::SudokuPadLink);
    let lost = writer.add(&PuzzleToWrite::from(puzzle)).ok()?;
    let (text, lost_at_the_end) = writer.finish().ok()?;
    // Losing the board's position on the lattice does not matter to a solver.
    let is_kept = |warning: &Warning| match warning {
        Warning::LostOnWriting { loss, .. } => loss.element == LostElement::Origin,
        _ => false,
    };
    lost.iter().chain(&lost_at_the_end).all(is_kept).then(|| text.trim().to_owned())
}
