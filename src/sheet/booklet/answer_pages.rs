//! Pages of answers in rows. Boards of different sizes are placed side by side and below each other, and smaller ones
//! are moved forward to fill gaps.

use std::collections::VecDeque;

use super::gaps::MAX_GAP_MM;
use super::slot::ABOVE_BLOCK;
use crate::scene::Point;

/// The least gap between columns, which still allows three columns on narrow pages.
pub(super) const MIN_GAP_MM: f32 = 4.0;
/// The least and the largest gap between a board and the number below it.
pub(super) const ROW_GAP_MM: (f32, f32) = (4.5, 12.0);
/// A row that fills less than this share of the width is not spread over it.
const FULL_ROW_SHARE: f32 = 0.85;
/// Boards that fill less than this share of the width of a page are centred horizontally.
const NARROW_SHARE: f32 = 0.8;
/// Boards that fill less than this share of the height of a page are moved towards its middle.
const SHORT_SHARE: f32 = 0.6;
const SLACK_MM: f32 = 0.02;

/// The boards of all answers, with the measures of their layout in rows, in millimetres.
#[derive(Clone)]
pub(super) struct AnswerFlow {
    /// The width and height of each board, in cells.
    pub sizes: Vec<(f32, f32)>,
    /// The smallest cell size of each board at which its digits are legible.
    pub min_cell_mm: Vec<f32>,
    pub cell_mm: f32,
    /// The most common size of a board.
    pub common_size: (f32, f32),
    /// The height of the numbers above the boards.
    pub head: f32,
    /// The gap between columns.
    pub gap: f32,
    /// The gap between rows.
    pub row_gap: f32,
    /// The space before the first column.
    pub inset: f32,
    /// The width of a page.
    pub width: f32,
    /// The height of a page below the heading, and of one without a heading.
    pub heights: (f32, f32),
    /// The largest number of boards side by side, if set.
    pub columns: Option<usize>,
    /// The largest number of boards on a page, if set.
    pub max_per_page: Option<usize>,
    /// The number of boards that are tried for a place; 1 if they must keep their order.
    pub look_ahead: usize,
}

/// A page of answers.
#[derive(Clone)]
pub(super) struct AnswerPage {
    /// The boards, each with the position of its number on the page.
    pub boards: Vec<(usize, Point)>,
    /// The area that the boards cover, in square millimetres.
    pub covered: f32,
    /// The share of the page's height down to the lowest board.
    pub down: f32,
}

/// A column of boards in a row, each with its offset from the top of the row.
struct BoardStack {
    width: f32,
    boards: Vec<(usize, f32)>,
    bottom: f32,
}

#[derive(Default)]
struct AnswerRow {
    stacks: Vec<BoardStack>,
    height: f32,
}

impl AnswerRow {
    fn width(&self) -> f32 {
        self.stacks.iter().map(|stack| stack.width).sum()
    }
}

/// The contents of a page so far, and its limit.
struct PageFill {
    count: usize,
    covered: f32,
    cap: Option<f32>,
}

/// The place of the next board in a row: below this stack, or next to all stacks.
enum StackChoice {
    Below(usize),
    NextTo,
}

impl AnswerFlow {
    /// Returns the width and height of a board with its number. The cells of a board that is too large for a page are
    /// reduced.
    pub fn size(&self, index: usize) -> (f32, f32) {
        let (wide, high) = self.sizes[index];
        let cell_mm = self.board_cell_mm(index);
        (wide * cell_mm, high * cell_mm + self.head)
    }

    /// Returns the cell size of a board. It is the common one, unless the digits of the board or the page require
    /// another.
    pub fn board_cell_mm(&self, index: usize) -> f32 {
        let (wide, high) = self.sizes[index];
        let cell_mm = self.cell_mm.max(self.min_cell_mm[index]);
        cell_mm.min(self.width / wide).min((self.heights.0 - self.head) / high)
    }

    pub fn is_mixed(&self) -> bool {
        self.sizes.windows(2).any(|two| two[0] != two[1]) || self.min_cell_mm.iter().any(|least| *least > self.cell_mm)
    }

    pub fn covered(&self, index: usize) -> f32 {
        let (wide, high) = self.size(index);
        wide * high
    }

    /// Returns the pages, on each of which boards cover at most `cap`, if set.
    pub fn pages(&self, cap: Option<f32>) -> Vec<AnswerPage> {
        let mut rest: VecDeque<usize> = (0..self.sizes.len()).collect();
        let mut pages = Vec::new();
        while !rest.is_empty() {
            let height = if pages.is_empty() { self.heights.0 } else { self.heights.1 };
            let mut page = self.page(&mut rest, height, cap);
            if self.is_mixed() {
                self.centre(&mut page, (!pages.is_empty()).then_some(height));
            }
            pages.push(page);
        }
        pages
    }

    /// Centres boards that leave much of the page empty because no other board fits next to or below them. Boards below
    /// the heading are not moved down.
    fn centre(&self, page: &mut AnswerPage, height: Option<f32>) {
        let right = page.boards.iter().map(|&(index, at)| at.x + self.size(index).0).fold(0.0, f32::max);
        let across = if right < self.width * NARROW_SHARE { (self.width - right) / 2.0 } else { 0.0 };
        let short = height.filter(|_| page.down < SHORT_SHARE);
        let down = short.map_or(0.0, |height| height * (1.0 - page.down) * ABOVE_BLOCK);
        page.boards.iter_mut().for_each(|(_, at)| *at = Point::new(at.x + across, at.y + down));
    }

    fn page(&self, rest: &mut VecDeque<usize>, height: f32, cap: Option<f32>) -> AnswerPage {
        let mut held = PageFill { count: 0, covered: 0.0, cap };
        let (mut rows, mut used): (Vec<AnswerRow>, f32) = (Vec::new(), 0.0);
        loop {
            let top = if rows.is_empty() { 0.0 } else { used + self.row_gap };
            let row = self.row(rest, &mut held, height - top);
            if row.stacks.is_empty() {
                break;
            }
            used = top + row.height;
            rows.push(row);
        }
        // Rows of boards of a single size keep the same distance on all pages.
        let free = (height - used).max(0.0) / (rows.len().max(2) - 1) as f32;
        let more = if self.is_mixed() { free.min((ROW_GAP_MM.1 - self.row_gap).max(0.0)) } else { 0.0 };
        let (mut boards, mut top) = (Vec::new(), 0.0);
        for row in &rows {
            for (stack, left) in row.stacks.iter().zip(self.stack_lefts(row)) {
                // Stacked boards are spread to end at the bottom of their row.
                let between = (stack.boards.len().max(2) - 1) as f32;
                let spread = ((row.height - stack.bottom) / between).clamp(0.0, ROW_GAP_MM.1 - ROW_GAP_MM.0);
                let places = stack.boards.iter().enumerate();
                boards.extend(
                    places.map(|(at, &(index, down))| (index, Point::new(left, top + down + spread * at as f32))),
                );
            }
            top += row.height + self.row_gap + more;
        }
        let bottom = used + more * rows.len().saturating_sub(1) as f32;
        AnswerPage { boards, covered: held.covered, down: bottom / height }
    }

    /// Returns the next row of a page with this height left. The row is empty if no board fits.
    fn row(&self, rest: &mut VecDeque<usize>, held: &mut PageFill, height: f32) -> AnswerRow {
        let mut row = AnswerRow::default();
        while let Some((at, spot)) = self.next(&row, rest, held, height) {
            let Some(index) = rest.remove(at) else { break };
            let (wide, high) = self.size(index);
            held.count += 1;
            held.covered += self.covered(index);
            match spot {
                StackChoice::Below(stack) => {
                    let stack = &mut row.stacks[stack];
                    stack.boards.push((index, stack.bottom + self.row_gap));
                    stack.bottom += self.row_gap + high;
                }
                StackChoice::NextTo => {
                    row.height = row.height.max(high);
                    row.stacks.push(BoardStack { width: wide, boards: vec![(index, 0.0)], bottom: high });
                }
            }
        }
        row
    }

    /// Returns the next board that fits in a row, which is the first one or one of those after it.
    fn next(
        &self,
        row: &AnswerRow,
        rest: &VecDeque<usize>,
        held: &PageFill,
        height: f32,
    ) -> Option<(usize, StackChoice)> {
        if self.max_per_page.is_some_and(|most| held.count >= most.max(1)) {
            return None;
        }
        for (at, &index) in rest.iter().enumerate().take(self.look_ahead) {
            // An empty page takes the next board in any case, so that every page makes progress.
            if held.count == 0 {
                return Some((0, StackChoice::NextTo));
            }
            if held.cap.is_some_and(|cap| held.covered + self.covered(index) > cap) {
                return None;
            }
            let (wide, high) = self.size(index);
            // The board goes below a stack that is wide enough, if the row is high enough for both.
            let holds = |stack: &BoardStack| {
                wide <= stack.width + 0.01 && stack.bottom + self.row_gap + high <= row.height + 0.01
            };
            let below = match self.look_ahead {
                // To keep the order, a board can only go below the last stack.
                1 => row.stacks.len().checked_sub(1).filter(|last| holds(&row.stacks[*last])),
                _ => row.stacks.iter().position(holds),
            };
            if let Some(stack) = below {
                return Some((at, StackChoice::Below(stack)));
            }
            // Otherwise it goes next to the stacks, if the row has a column and enough width left.
            let gaps = row.stacks.len() as f32 * MIN_GAP_MM.min(self.gap);
            let across = row.width() + gaps + wide <= self.width + SLACK_MM || row.stacks.is_empty();
            let has_column = self.columns.is_none_or(|most| row.stacks.len() < most);
            if has_column && across && high <= height + SLACK_MM {
                return Some((at, StackChoice::NextTo));
            }
        }
        None
    }

    /// Returns the left edges of the stacks of a row. They are aligned to the columns of the page if all are as wide as
    /// a column, and are otherwise spread from the first column to the last.
    fn stack_lefts(&self, row: &AnswerRow) -> Vec<f32> {
        let column = self.common_size.0 * self.cell_mm;
        let widths: Vec<f32> = row.stacks.iter().map(|stack| stack.width).collect();
        let (sum, gaps) = (row.width(), (widths.len().max(2) - 1) as f32);
        let in_columns = widths.iter().all(|width| (width - column).abs() < 0.1);
        let inner = self.width - 2.0 * self.inset;
        // A row of boards too wide for the block of columns may take the whole width of the page.
        let room = if sum + (widths.len() - 1) as f32 * MIN_GAP_MM > inner { self.width } else { inner };
        let between = match ((room - sum) / gaps).clamp(0.0, MAX_GAP_MM) {
            _ if in_columns => self.gap,
            spread if sum + spread * gaps < room * FULL_ROW_SHARE => spread.min(self.gap.max(MIN_GAP_MM)),
            spread => spread,
        };
        let mut left = ((self.width - room) / 2.0).max(0.0);
        widths
            .into_iter()
            .map(|width| {
                let own = left;
                left += width + between;
                own
            })
            .collect()
    }

    /// Returns the number of columns of boards of the usual width, the gap between them if they fill the page, and the
    /// number of rows.
    pub fn columns_and_rows(&self) -> (f32, f32, f32) {
        let (wide, high) = (self.common_size.0 * self.cell_mm, self.common_size.1 * self.cell_mm + self.head);
        // Solves columns * wide + (columns - 1) * gap <= width, and likewise for the rows.
        let columns = ((self.width + MIN_GAP_MM + 0.01) / (wide + MIN_GAP_MM)).floor().max(1.0);
        let columns = self.columns.map_or(columns, |most| columns.min(most as f32));
        let gap = (self.width - columns * wide) / (columns - 1.0).max(1.0);
        let rows = ((self.heights.0 + ROW_GAP_MM.0) / (high + ROW_GAP_MM.0)).floor().max(1.0);
        (columns, gap, rows)
    }

    /// Returns the same flow with cells of this size, and with columns of usual boards that fill the page.
    pub fn with_cells(&self, cell_mm: f32) -> AnswerFlow {
        let mut flow = AnswerFlow { cell_mm, row_gap: ROW_GAP_MM.0, ..self.clone() };
        let (columns, gap, _) = flow.columns_and_rows();
        flow.gap = gap.clamp(MIN_GAP_MM.min(gap.max(0.0)), MAX_GAP_MM);
        let block = columns * self.common_size.0 * cell_mm + (columns - 1.0) * flow.gap;
        // If rows differ, they all begin at the left edge of the heading.
        flow.inset = if columns > 1.0 && !self.is_mixed() { ((flow.width - block) / 2.0).max(0.0) } else { 0.0 };
        flow
    }
}
