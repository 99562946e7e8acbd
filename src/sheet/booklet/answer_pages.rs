//! Answers in rows on pages: boards of several sizes side by side and below each other, smaller ones drawn forward into
//! what would stay empty.

use std::collections::VecDeque;

use super::arrange::MOST_GAP_MM;
use super::slot::ABOVE_BLOCK;
use crate::scene::Point;

/// White between columns, at least; as much as three columns need at the least where pages are narrow.
pub(super) const LEAST_GAP_MM: f32 = 4.0;
/// White between a board and the number below it, at least and at most.
pub(super) const ROW_GAP_MM: (f32, f32) = (4.5, 12.0);
/// A row that stays shorter than this part of the page is not spread over it.
const FULL_ROW: f32 = 0.85;
/// Boards that take less of the width or of the height of a page leave much of it empty.
const NARROW: f32 = 0.8;
const SHORT: f32 = 0.6;
const SLACK_MM: f32 = 0.02;

/// Boards that stand row by row, in millimetres.
#[derive(Clone)]
pub(super) struct Flow {
    /// Width and height of each board in cells.
    pub sizes: Vec<(f32, f32)>,
    /// The least size of the cells of each, in which its digits can be read.
    pub least: Vec<f32>,
    pub cell_mm: f32,
    /// The commonest size of a board.
    pub usual: (f32, f32),
    /// The height of the numbers above the boards.
    pub head: f32,
    /// White between columns and between rows, and before the first column.
    pub gap: f32,
    pub row_gap: f32,
    pub inset: f32,
    /// The room of the page that has the heading, and of all others.
    pub width: f32,
    pub heights: (f32, f32),
    /// Side by side and on a page, at most.
    pub columns: usize,
    pub most: usize,
    /// So many boards are looked at for one that fits; 1 where they keep their order.
    pub ahead: usize,
}

/// A page of answers.
#[derive(Clone)]
pub(super) struct AnswerPage {
    /// Each board, and where its number begins on the page.
    pub boards: Vec<(usize, Point)>,
    /// What the boards cover, in square millimetres.
    pub covered: f32,
    /// How far down the boards reach, as a part of the page.
    pub down: f32,
}

/// Boards below each other in a row, each with its top below that of the row.
struct Stack {
    width: f32,
    boards: Vec<(usize, f32)>,
    bottom: f32,
}

#[derive(Default)]
struct Row {
    stacks: Vec<Stack>,
    height: f32,
}

impl Row {
    fn width(&self) -> f32 {
        self.stacks.iter().map(|stack| stack.width).sum()
    }
}

/// What a page holds so far, and may hold.
struct Held {
    count: usize,
    covered: f32,
    cap: f32,
}

/// Where the next board of a row stands: below this stack, or beside all of them.
enum Spot {
    Below(usize),
    Beside,
}

impl Flow {
    /// Width and height of a board with its number. One that is too large for a page alone has smaller cells.
    pub fn size(&self, index: usize) -> (f32, f32) {
        let (wide, high) = self.sizes[index];
        let cell_mm = self.own_cell_mm(index);
        (wide * cell_mm, high * cell_mm + self.head)
    }

    /// The cells of a board are as large as all others, unless its digits or the page need others.
    pub fn own_cell_mm(&self, index: usize) -> f32 {
        let (wide, high) = self.sizes[index];
        let cell_mm = self.cell_mm.max(self.least[index]);
        cell_mm.min(self.width / wide).min((self.heights.0 - self.head) / high)
    }

    pub fn is_mixed(&self) -> bool {
        self.sizes.windows(2).any(|two| two[0] != two[1]) || self.least.iter().any(|least| *least > self.cell_mm)
    }

    pub fn covered(&self, index: usize) -> f32 {
        let (wide, high) = self.size(index);
        wide * high
    }

    /// The pages, on each of which boards cover no more than `cap`.
    pub fn pages(&self, cap: f32) -> Vec<AnswerPage> {
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

    /// Boards that leave much of the page empty, since no other fits beside or below them, stand in its middle; those
    /// below the heading begin there.
    fn centre(&self, page: &mut AnswerPage, height: Option<f32>) {
        let right = page.boards.iter().map(|&(index, at)| at.x + self.size(index).0).fold(0.0, f32::max);
        let across = if right < self.width * NARROW { (self.width - right) / 2.0 } else { 0.0 };
        let short = height.filter(|_| page.down < SHORT);
        let down = short.map_or(0.0, |height| height * (1.0 - page.down) * ABOVE_BLOCK);
        page.boards.iter_mut().for_each(|(_, at)| *at = Point::new(at.x + across, at.y + down));
    }

    fn page(&self, rest: &mut VecDeque<usize>, height: f32, cap: f32) -> AnswerPage {
        let mut held = Held { count: 0, covered: 0.0, cap };
        let (mut rows, mut used): (Vec<Row>, f32) = (Vec::new(), 0.0);
        loop {
            let top = if rows.is_empty() { 0.0 } else { used + self.row_gap };
            let row = self.row(rest, &mut held, height - top);
            if row.stacks.is_empty() {
                break;
            }
            used = top + row.height;
            rows.push(row);
        }
        // Rows of boards of one size keep their distance from page to page.
        let free = (height - used).max(0.0) / (rows.len().max(2) - 1) as f32;
        let more = if self.is_mixed() { free.min((ROW_GAP_MM.1 - self.row_gap).max(0.0)) } else { 0.0 };
        let (mut boards, mut top) = (Vec::new(), 0.0);
        for row in &rows {
            for (stack, left) in row.stacks.iter().zip(self.lefts(row)) {
                // Boards below each other end with their row.
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

    /// The next row of a page that has room of such a height; it is empty where nothing fits.
    fn row(&self, rest: &mut VecDeque<usize>, held: &mut Held, height: f32) -> Row {
        let mut row = Row::default();
        while let Some((at, spot)) = self.next(&row, rest, held, height) {
            let Some(index) = rest.remove(at) else { break };
            let (wide, high) = self.size(index);
            held.count += 1;
            held.covered += self.covered(index);
            match spot {
                Spot::Below(stack) => {
                    let stack = &mut row.stacks[stack];
                    stack.boards.push((index, stack.bottom + self.row_gap));
                    stack.bottom += self.row_gap + high;
                }
                Spot::Beside => {
                    row.height = row.height.max(high);
                    row.stacks.push(Stack { width: wide, boards: vec![(index, 0.0)], bottom: high });
                }
            }
        }
        row
    }

    /// The next board that fits into a row: the first, or one of those that follow.
    fn next(&self, row: &Row, rest: &VecDeque<usize>, held: &Held, height: f32) -> Option<(usize, Spot)> {
        if held.count >= self.most.max(1) {
            return None;
        }
        for (at, &index) in rest.iter().enumerate().take(self.ahead) {
            if held.count == 0 {
                return Some((0, Spot::Beside));
            }
            if held.covered + self.covered(index) > held.cap {
                return None;
            }
            let (wide, high) = self.size(index);
            let holds =
                |stack: &Stack| wide <= stack.width + 0.01 && stack.bottom + self.row_gap + high <= row.height + 0.01;
            let below = match self.ahead {
                1 => row.stacks.len().checked_sub(1).filter(|last| holds(&row.stacks[*last])),
                _ => row.stacks.iter().position(holds),
            };
            if let Some(stack) = below {
                return Some((at, Spot::Below(stack)));
            }
            let gaps = row.stacks.len() as f32 * LEAST_GAP_MM.min(self.gap);
            let across = row.width() + gaps + wide <= self.width + SLACK_MM || row.stacks.is_empty();
            if row.stacks.len() < self.columns && across && high <= height + SLACK_MM {
                return Some((at, Spot::Beside));
            }
        }
        None
    }

    /// Where the stacks of a row begin: in the columns of the page where they are as wide as these, else from one side
    /// of the columns to the other.
    fn lefts(&self, row: &Row) -> Vec<f32> {
        let column = self.usual.0 * self.cell_mm;
        let widths: Vec<f32> = row.stacks.iter().map(|stack| stack.width).collect();
        let (sum, gaps) = (row.width(), (widths.len().max(2) - 1) as f32);
        let in_columns = widths.iter().all(|width| (width - column).abs() < 0.1);
        let inner = self.width - 2.0 * self.inset;
        let room = if sum + (widths.len() - 1) as f32 * LEAST_GAP_MM > inner { self.width } else { inner };
        let between = match ((room - sum) / gaps).clamp(0.0, MOST_GAP_MM) {
            _ if in_columns => self.gap,
            spread if sum + spread * gaps < room * FULL_ROW => spread.min(self.gap.max(LEAST_GAP_MM)),
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

    /// Columns of boards of the usual width, the white between them where they fill the page, and how many rows there
    /// are.
    pub fn columns_and_rows(&self) -> (f32, f32, f32) {
        let (wide, high) = (self.usual.0 * self.cell_mm, self.usual.1 * self.cell_mm + self.head);
        let columns =
            ((self.width + LEAST_GAP_MM + 0.01) / (wide + LEAST_GAP_MM)).floor().clamp(1.0, self.columns as f32);
        let gap = (self.width - columns * wide) / (columns - 1.0).max(1.0);
        let rows = ((self.heights.0 + ROW_GAP_MM.0) / (high + ROW_GAP_MM.0)).floor().max(1.0);
        (columns, gap, rows)
    }

    /// The same with cells of this size, and columns of the usual boards that fill the page.
    pub fn with_cells(&self, cell_mm: f32) -> Flow {
        let mut flow = Flow { cell_mm, row_gap: ROW_GAP_MM.0, ..self.clone() };
        let (columns, gap, _) = flow.columns_and_rows();
        flow.gap = gap.clamp(LEAST_GAP_MM.min(gap.max(0.0)), MOST_GAP_MM);
        let block = columns * self.usual.0 * cell_mm + (columns - 1.0) * flow.gap;
        // Where rows differ all begin below the heading.
        flow.inset = if columns > 1.0 && !self.is_mixed() { ((flow.width - block) / 2.0).max(0.0) } else { 0.0 };
        flow
    }
}
