//! Tables of HTML, as pages and mails have them. Fields for entering digits have their value.

use super::assemble::assemble;
use super::build::build_all;
use super::cell_text::cell;
use super::line_items::{LineItem, RowText};
use super::proposal::Proposal;
use super::source_text::SourceText;
use crate::formats::TextForm;

/// The longest text, in bytes.
const MAX_BYTES: usize = 4 << 20;

/// Returns the boards in the tables of a page; None if it has none.
pub(super) fn propose(text: &SourceText) -> Option<Proposal> {
    let head: &str = text.text;
    if head.len() > MAX_BYTES || !contains_ignore_case(head, "<td") {
        return None;
    }
    let items = items(text);
    let assembly = assemble(items, true);
    if assembly.boards.is_empty() {
        return None;
    }
    let found = build_all(assembly.boards, Vec::new());
    // A page has numbers in all places, so its table counts as the whole text.
    Some(Proposal { form: TextForm::HtmlTable, found, weight: text.weight() })
}

fn contains_ignore_case(text: &str, wanted: &str) -> bool {
    text.as_bytes().windows(wanted.len()).any(|part| part.eq_ignore_ascii_case(wanted.as_bytes()))
}

/// The table that is being read.
#[derive(Default)]
struct Table {
    items: Vec<(usize, LineItem)>,
    /// The cells of the row so far; None outside of rows.
    row: Option<(usize, Vec<Option<String>>)>,
    /// The text of the cell so far; None outside of cells.
    cell: Option<String>,
    /// The depth of tables inside of cells.
    depth: usize,
}

impl Table {
    fn end_cell(&mut self) {
        if let (Some(text), Some((_, cells))) = (self.cell.take(), &mut self.row) {
            cells.push(cell(text.trim()));
        }
    }

    fn end_row(&mut self) {
        self.end_cell();
        if let Some((line, cells)) = self.row.take() {
            let item = match cells.into_iter().collect::<Option<Vec<String>>>() {
                Some(cells) if !cells.is_empty() => LineItem::Row(RowText { line, cells, label: None }),
                _ => LineItem::Other,
            };
            self.items.push((line, item));
        }
    }

    fn tag(&mut self, line: usize, tag: &str) {
        let name: String = tag.chars().take_while(|symbol| !symbol.is_whitespace()).collect();
        match name.trim_end_matches('/').to_ascii_lowercase().as_str() {
            "table" => {
                self.depth += 1;
                // Boxes are often tables in the cells of a table; their rows are not those of the board.
                self.end_row();
                self.items.push((line, LineItem::Other));
            }
            "/table" => {
                self.end_row();
                self.depth = self.depth.saturating_sub(1);
                self.items.push((line, LineItem::Other));
            }
            "tr" => {
                self.end_row();
                self.row = Some((line, Vec::new()));
            }
            "/tr" => self.end_row(),
            "td" | "th" => {
                self.end_cell();
                self.cell = Some(String::new());
            }
            "/td" | "/th" => self.end_cell(),
            "input" => {
                if let (Some(text), Some(value)) = (&mut self.cell, attribute(tag, "value")) {
                    text.push_str(value);
                }
            }
            _ => {}
        }
    }
}

/// Returns the value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let at = tag.match_indices(name).find(|(at, _)| tag[..*at].ends_with(char::is_whitespace))?.0;
    let rest = tag[at + name.len()..].trim_start().strip_prefix('=')?.trim_start();
    match rest.chars().next()? {
        quote @ ('"' | '\'') => rest[1..].split(quote).next(),
        _ => rest.split(|symbol: char| symbol.is_whitespace() || symbol == '/').next(),
    }
}

/// Returns the rows of all tables.
fn items(text: &SourceText) -> Vec<(usize, LineItem)> {
    let mut table = Table::default();
    let mut open: Option<String> = None;
    for line in &text.lines {
        let mut rest = line.text;
        loop {
            if let Some(tag) = &mut open {
                let Some(end) = rest.find('>') else {
                    tag.push_str(rest);
                    tag.push(' ');
                    break;
                };
                tag.push_str(&rest[..end]);
                rest = &rest[end + 1..];
                let tag = open.take().unwrap_or_default();
                table.tag(line.number, &tag);
            }
            let end = rest.find('<').unwrap_or(rest.len());
            if let Some(text) = &mut table.cell {
                text.push_str(&rest[..end].replace("&nbsp;", " ").replace("&#160;", " "));
            }
            if end == rest.len() {
                break;
            }
            open = Some(String::new());
            rest = &rest[end + 1..];
        }
    }
    table.end_row();
    table.items
}
