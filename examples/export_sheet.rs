//! Writes the sheet of a puzzle as a PNG, SVG or PDF file, depending on the extension:
//!
//! ```text
//! cargo run --example export_sheet -- examples/magic-boxes.ron sheet.pdf
//! ```

use std::error::Error;
use std::path::Path;

use gridwright::formats;
use gridwright::sheet::svg::TextMode;
use gridwright::sheet::{PageOptions, Paper, SheetFormat, puzzle_pdf, puzzle_png, puzzle_svg};

/// Pixels per inch, as print shops require.
const DPI: u32 = 300;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [from, to] = &arguments[..] else { return Err("usage: export_sheet PUZZLE.ron SHEET.png|svg|pdf".into()) };
    export(Path::new(from), Path::new(to))
}

/// Writes the sheet of the first puzzle in `from`, at its printed size.
pub fn export(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    let puzzle = formats::read_first(from)?.puzzle;
    let format = SheetFormat::of_path(to).ok_or("the name of a sheet ends in .png, .svg or .pdf")?;
    let options = PageOptions::default();
    let bytes = match format {
        SheetFormat::Png => puzzle_png(&puzzle, options, DPI)?,
        SheetFormat::Svg => puzzle_svg(&puzzle, options, TextMode::Outlines).into_bytes(),
        SheetFormat::Pdf => puzzle_pdf(&puzzle, options, Paper::A4)?,
    };
    Ok(std::fs::write(to, bytes)?)
}
