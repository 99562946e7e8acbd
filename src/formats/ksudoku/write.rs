//! Converts a puzzle to KSudoku's XML.

use crate::board::{Boxes, Cell, Numbering};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::plain_losses::report_rules;
use crate::formats::xml::escaped;
use crate::formats::{Format, PuzzleToWrite, SupportedBoards, WriteError};
use crate::variant::Rule;

/// Writes the puzzle as a file.
///
/// # Errors
/// Returns an error if digits begin at 0.
pub(super) fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    if board.numbering() != Numbering::FromOne {
        return Err(WriteError::Board { format: Format::KSudoku, holds: SupportedBoards::FromOne });
    }
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let (width, height) = (right - top_left.col, bottom - top_left.row);
    if top_left != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    losses.add_many(LostElement::Author, LossOutcome::NoPlace, usize::from(!puzzle.author().is_empty()));
    report_rules(puzzle, losses, &[], |rule| match rule {
        Rule::Region(_) => true,
        // A value of 0 would be read as no value.
        Rule::KillerCage(cage) => cage.sum.as_ref().is_none_or(|sum| sum.number().is_some_and(|number| number > 0)),
        Rule::ProductCage(cage) => cage.product != Some(0),
        _ => false,
    });
    let index =
        |cell: Cell| i32::from(cell.col - top_left.col) * i32::from(height) + i32::from(cell.row - top_left.row);
    let list =
        |cells: &mut dyn Iterator<Item = Cell>| cells.map(|cell| index(cell).to_string()).collect::<Vec<_>>().join(" ");
    let clique = |cells: Vec<Cell>| {
        format!("   <clique size=\"{}\">{}</clique>\n", cells.len(), list(&mut cells.iter().copied()))
    };
    let mut text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE ksudoku>\n<ksudoku>\n <game>\n  <puzzle>\n".to_owned();
    text += &format!(
        "  <graph sizeX=\"{width}\" sizeY=\"{height}\" sizeZ=\"1\" order=\"{}\" type=\"custom\" name=\"{}\">\n",
        board.size(),
        escaped(puzzle.title())
    );
    for grid in board.grids() {
        let square = matches!(grid.boxes(), Boxes::Regular { rows, cols } if rows == cols);
        let at = index(grid.origin());
        text += &format!("   <sudokugroups at=\"{at}\" withblocks=\"{}\"/>\n", u8::from(square));
        if !square {
            (0..grid.box_count()).for_each(|number| text += &clique(grid.box_cells(number)));
        }
    }
    for (_, placed) in puzzle.certain_rules() {
        let (cells, operator, value) = match &placed.rule {
            Rule::Region(rule) => {
                text += &clique(rule.cells.iter().collect());
                continue;
            }
            Rule::KillerCage(cage) => match &cage.sum {
                None => (&cage.cells, 1, None),
                Some(sum) => match sum.number() {
                    Some(number) if number > 0 => (&cage.cells, 1, Some(number)),
                    _ => continue,
                },
            },
            Rule::ProductCage(cage) if cage.product != Some(0) => {
                // KSudoku's product cages allow repeats.
                if cage.differ {
                    text += &clique(cage.cells.iter().collect());
                }
                (&cage.cells, 2, cage.product)
            }
            _ => continue,
        };
        let (size, value, own) = (cells.len(), value.unwrap_or(0), list(&mut cells.iter()));
        text += &format!("   <cage operator=\"{operator}\" value=\"{value}\" size=\"{size}\">{own}</cage>\n");
    }
    let places = (0..width).flat_map(|col| (0..height).map(move |row| (row, col)));
    let symbol = |(row, col): (i16, i16)| {
        let digit = puzzle.givens().get(&top_left.offset(row, col));
        digit.map_or('_', |digit| (b'a' + digit.value() - 1) as char)
    };
    let values: String = places.map(symbol).collect();
    text += &format!("  </graph>\n  <values>{values}</values>\n  </puzzle>\n </game>\n</ksudoku>\n");
    Ok(text)
}
