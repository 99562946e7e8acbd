//! Files for print shops: PDF/X-1a:2003 (ISO 15930-4), which requires more than the PDF library writes.
//!
//! The requirements for pages are met when they are drawn: greys or four inks, no transparency, embedded fonts, and a
//! trim box for each page. This module adds the rest: the intended printing condition, and the document information
//! with author and date. The catalog is the last object that the library writes, so it is rewritten together with
//! everything after it.

use std::fmt::Write;

use super::PdfError;

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

/// The last second of the year 9999, the latest time that PDF can express, in seconds since 1970.
pub(super) const LAST_SECOND: u64 = 253_402_300_799;

/// Returns a time as a PDF date, in UTC.
fn date(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!("D:{year:04}{month:02}{day:02}{:02}{:02}{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

/// Returns the year, month and day this many days after 1 January 1970 in the Gregorian calendar, in which 400 years
/// have 146,097 days. Years are counted from March, so that the leap day is the last day of its year.
fn civil(days: u64) -> (u64, u64, u64) {
    // The algorithm is "civil_from_days" of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    const DAYS_BEFORE_1970: u64 = 719_468;
    let days = days + DAYS_BEFORE_1970;
    let (era, day) = (days / 146_097, days % 146_097);
    // Leap days are removed first: one every 4 years, except every 100 years, but again every 400 years.
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    // From March on, five months have 153 days: 31, 30, 31, 30 and 31.
    let from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day_of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        // The output of `date -u -d @SECONDS`.
        for (seconds, expected) in [
            (0, "D:19700101000000Z"),
            (951_782_400, "D:20000229000000Z"),
            (1_709_251_199, "D:20240229235959Z"),
            (4_107_542_400, "D:21000301000000Z"),
            (13_574_563_200, "D:24000229000000Z"),
            (LAST_SECOND, "D:99991231235959Z"),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }

    #[test]
    fn texts_are_escaped_or_hexadecimal() {
        assert_eq!(literal("A (small) \\ book"), "(A \\(small\\) \\\\ book)");
        assert_eq!(literal("é"), "<FEFF00E9>");
    }
}
