//! Files for print shops: PDF/X-1a:2003 (ISO 15930-4), which requires more than the PDF library writes.
//!
//! The requirements for pages are met when they are drawn: greys or four inks, no transparency, embedded fonts, and a
//! trim box for each page. This module adds the rest: the intended printing condition, and the document information
//! with author and date. The catalog is the last object that the library writes, so it is rewritten together with
//! everything after it.

use std::fmt::Write;

use super::date::date;
use super::error::PdfError;

/// The information that the file contains about itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct PdfXInfo<'a> {
    /// The title of the document, which the standard requires.
    pub title: &'a str,
    /// The author, or an empty text for none.
    pub author: &'a str,
    /// The printing condition by its name in the registry of the International Color Consortium, such as `FOGRA39`.
    pub condition: &'a str,
    /// The creation time, in seconds since 1970.
    pub created: u64,
}

/// Returns the file with everything that PDF/X-1a requires.
///
/// # Errors
/// Returns an error if the file does not have the structure that the library writes.
pub(super) fn as_pdf_x(mut file: Vec<u8>, statement: PdfXInfo) -> Result<Vec<u8>, PdfError> {
    let shape = || PdfError::Structure;
    // The cross-reference table and the trailer at the end of the file lead to the catalog and the identifiers.
    let table = rfind(&file, b"\nxref\n").ok_or_else(shape)? + 1;
    let tail = String::from_utf8_lossy(&file[table..]).into_owned();
    // The line after `xref` has the number of the first object, 0, and the number of objects.
    let count: usize = tail.lines().nth(1).and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(shape)?;
    let trailer = tail.find("trailer").ok_or_else(shape)?;
    let root = reference(&tail[trailer..], "/Root ").ok_or_else(shape)?;
    // The identifiers need not be valid text, so they are copied as bytes.
    let id_start = table + file[table..].windows(4).position(|part| part == b"/ID[").ok_or_else(shape)? + 3;
    let id_end = id_start + file[id_start..].iter().position(|&byte| byte == b']').ok_or_else(shape)? + 1;
    let identifiers = file[id_start..id_end].to_vec();
    let mut rows: Vec<String> = tail.lines().skip(2).take(count).map(|row| row.trim_end().to_owned()).collect();
    let catalog = row_offset(rows.get(root).ok_or_else(shape)?).ok_or_else(shape)?;

    // Everything from the catalog on is rewritten, so there must be no other object behind it.
    let old = String::from_utf8_lossy(&file[catalog..table]).into_owned();
    let open = old.find("<<").ok_or_else(shape)? + 2;
    let end = old.find("endobj").ok_or_else(shape)?;
    let after = file[catalog + end + "endobj".len()..table].to_vec();
    if !after.iter().all(u8::is_ascii_whitespace) {
        return Err(PdfError::Structure);
    }
    // The catalog gets an output intent. The document information and the intent are new objects behind it.
    let (info, intent) = (count, count + 1);
    file.truncate(catalog);
    let catalog_text = format!("{}\n  /OutputIntents [{intent} 0 R]{}endobj\n\n", &old[..open], &old[open..end]);
    file.extend_from_slice(catalog_text.as_bytes());
    rows.push(row(file.len()));
    file.extend_from_slice(info_text(info, statement).as_bytes());
    rows.push(row(file.len()));
    let condition = literal(statement.condition);
    let intent_text = format!(
        "{intent} 0 obj\n<<\n  /Type /OutputIntent\n  /S /GTS_PDFX\n  /OutputConditionIdentifier {condition}\n  \
         /RegistryName (http://www.color.org)\n>>\nendobj\n\n"
    );
    file.extend_from_slice(intent_text.as_bytes());

    // The new cross-reference table keeps the rows of all other objects, which have not moved.
    let start = file.len();
    let mut text = format!("xref\n0 {}\n", rows.len());
    rows.iter().for_each(|row| text += &format!("{row}\r\n"));
    let _ = write!(text, "trailer\n<<\n  /Size {}\n  /Root {root} 0 R\n  /Info {info} 0 R\n  /ID ", rows.len());
    file.extend_from_slice(text.as_bytes());
    file.extend_from_slice(&identifiers);
    file.extend_from_slice(format!("\n>>\nstartxref\n{start}\n%%EOF").as_bytes());
    Ok(file)
}

fn rfind(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|part| part == wanted)
}

/// Returns the number of the object that a key refers to.
fn reference(text: &str, key: &str) -> Option<usize> {
    text.split(key).nth(1)?.split(' ').next()?.parse().ok()
}

fn row(offset: usize) -> String {
    format!("{offset:010} 00000 n")
}

fn row_offset(row: &str) -> Option<usize> {
    row.split(' ').next()?.parse().ok()
}

fn info_text(number: usize, PdfXInfo { title, author, created: made, .. }: PdfXInfo) -> String {
    let date = literal(&date(made));
    let mut text = format!("{number} 0 obj\n<<\n  /Title {}\n", literal(title));
    if !author.is_empty() {
        text += &format!("  /Author {}\n", literal(author));
    }
    text += "  /Creator (Gridwright)\n  /Producer (Gridwright)\n";
    text += &format!("  /CreationDate {date}\n  /ModDate {date}\n");
    text + "  /Trapped /False\n  /GTS_PDFXVersion (PDF/X-1a:2003)\n>>\nendobj\n\n"
}

/// Returns a text as a PDF string: a literal string if ASCII is enough, and otherwise UTF-16 in hexadecimal.
fn literal(text: &str) -> String {
    if text.chars().all(|letter| letter.is_ascii() && !letter.is_ascii_control()) {
        let mut escaped = String::from("(");
        for letter in text.chars() {
            if matches!(letter, '(' | ')' | '\\') {
                escaped.push('\\');
            }
            escaped.push(letter);
        }
        return escaped + ")";
    }
    // The byte order mark FEFF declares UTF-16 with the high byte first.
    let units = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect::<String>();
    format!("<FEFF{units}>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_or_hexadecimal() {
        assert_eq!(literal("A (small) \\ book"), "(A \\(small\\) \\\\ book)");
        assert_eq!(literal("é"), "<FEFF00E9>");
    }
}
