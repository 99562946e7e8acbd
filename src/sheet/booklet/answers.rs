//! Answers at the back: one size of cell for all, in columns that stay in line from page to page, and about as much on
//! each page.

use super::PerPage;
use super::arrange::{MOST_GAP_MM, on_side};
use super::slot::Slot;
use crate::scene::{Area, Point};
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The least size of a cell, 10.5 points: its digits are of 7 points. In large print they are of 12.
const LEAST_CELL_MM: (f32, f32) = (3.71, 7.1);
/// The largest size of a cell: nobody writes into answers.
const MOST_CELL_MM: (f32, f32) = (5.6, 12.0);
const STEP_MM: f32 = 0.05;
/// The last page is not much emptier than the others.
const EVEN: f32 = 0.7;
const HALF: f32 = 0.5;
/// So many boards on a page are enough; where fewer than these fit, as many as do.
const ENOUGH: usize = 12;
/// White between columns, at least; as much as three columns need at the least where pages are narrow.
const LEAST_GAP_MM: f32 = 4.0;
/// White between a board and the number below it, at least and at most.
const ROW_GAP_MM: (f32, f32) = (4.5, 12.0);

/// The answers of a booklet, and how they stand on its pages.
pub(super) struct Answers {
    flow: Flow,
    /// How many stand on each page.
    pub pages: Vec<usize>,
}

/// Boards that stand row by row, in millimetres.
#[derive(Clone)]
struct Flow {
    /// Width and height of each board in cells.
    sizes: Vec<(f32, f32)>,
    cell_mm: f32,
    /// The height of the numbers above the boards.
    head: f32,
    /// White between columns and between rows, and before the first column.
    gap: f32,
    row_gap: f32,
    inset: f32,
    /// The room of the page that has the heading, and of all others.
    width: f32,
    heights: (f32, f32),
    /// Side by side and on a page, at most.
    columns: usize,
    most: usize,
}

/// Boards below each other in a row.
struct Stack {
    left: f32,
    width: f32,
    bottom: f32,
}

impl Flow {
    /// Width and height of a board with its number. One that is too large for a page alone has smaller cells.
    fn size(&self, index: usize) -> (f32, f32) {
        let (wide, high) = self.sizes[index];
        let cell_mm = self.own_cell_mm(index);
        (wide * cell_mm, high * cell_mm + self.head)
    }

    fn own_cell_mm(&self, index: usize) -> f32 {
        let (wide, high) = self.sizes[index];
        self.cell_mm.min(self.width / wide).min((self.heights.0 - self.head) / high)
    }

    /// Where the boards from this one on stand on a page of such a height, whose boards cover no more than `cap`.
    fn places(&self, first: usize, height: f32, cap: f32) -> Vec<Point> {
        let mut places: Vec<Point> = Vec::new();
        let (mut top, mut row, mut covered) = (0.0, 0.0_f32, 0.0);
        let mut stacks: Vec<Stack> = Vec::new();
        for index in first..self.sizes.len() {
            let (wide, high) = self.size(index);
            covered += self.covered(index);
            if !places.is_empty() && (covered > cap || places.len() >= self.most) {
                break;
            }
            if let Some(stack) = stacks.last_mut()
                && wide <= stack.width + 0.01
                && stack.bottom + self.row_gap + high <= top + row + 0.01
            {
                places.push(Point::new(stack.left, stack.bottom + self.row_gap));
                stack.bottom += self.row_gap + high;
                continue;
            }
            let beside = stacks.last().map(|stack| stack.left + stack.width + self.gap);
            let left = match beside {
                Some(left) if stacks.len() < self.columns && left + wide <= self.width + 0.02 => left,
                Some(_) => {
                    top += row + self.row_gap;
                    row = 0.0;
                    stacks.clear();
                    self.inset.min((self.width - wide) / 2.0).max(0.0)
                }
                None => self.inset.min((self.width - wide) / 2.0).max(0.0),
            };
            if top + high > height + 0.02 && !places.is_empty() {
                break;
            }
            row = row.max(high);
            stacks.push(Stack { left, width: wide, bottom: top + high });
            places.push(Point::new(left, top));
        }
        places
    }

    /// How many stand on each page.
    fn pages(&self, cap: f32) -> Vec<usize> {
        let mut pages = Vec::new();
        let mut first = 0;
        while first < self.sizes.len() {
            let height = if pages.is_empty() { self.heights.0 } else { self.heights.1 };
            pages.push(self.places(first, height, cap).len());
            first += pages.last().copied().unwrap_or(1);
        }
        pages
    }

    /// How many stand on each page where about as much does on all. Boards of several sizes fill pages as they come,
    /// if that leaves the last one half full.
    fn even_pages(&self) -> Vec<usize> {
        let full = self.pages(f32::INFINITY);
        let is_mixed = self.sizes.windows(2).any(|two| two[0] != two[1]);
        if is_mixed && self.evenness_of(&full) >= HALF {
            return full;
        }
        let fewest = full.len();
        let (mut low, mut high) = (0.0, (0..self.sizes.len()).map(|index| self.covered(index)).sum::<f32>() + 1.0);
        for _ in 0..24 {
            let middle = (low + high) / 2.0;
            if self.pages(middle).len() <= fewest { high = middle } else { low = middle }
        }
        self.pages(high)
    }

    /// How much stands on the last page beside that on the fullest.
    fn evenness(&self) -> f32 {
        self.evenness_of(&self.even_pages())
    }

    fn evenness_of(&self, pages: &[usize]) -> f32 {
        let mut first = 0;
        let pages = pages.iter().map(|&count| {
            first += count;
            (first - count..first).map(|index| self.covered(index)).sum::<f32>()
        });
        let pages: Vec<f32> = pages.collect();
        pages.last().copied().unwrap_or(1.0) / pages.iter().copied().fold(1.0, f32::max)
    }

    fn covered(&self, index: usize) -> f32 {
        let (wide, high) = self.size(index);
        wide * high
    }

    /// Columns of boards of this width, the white between them where they fill the page, and how many rows there are.
    fn columns_and_rows(&self, (wide, high): (f32, f32)) -> (f32, f32, f32) {
        let (wide, high) = (wide * self.cell_mm, high * self.cell_mm + self.head);
        let columns =
            ((self.width + LEAST_GAP_MM + 0.01) / (wide + LEAST_GAP_MM)).floor().clamp(1.0, self.columns as f32);
        let gap = (self.width - columns * wide) / (columns - 1.0).max(1.0);
        let rows = ((self.heights.0 + ROW_GAP_MM.0) / (high + ROW_GAP_MM.0)).floor().max(1.0);
        (columns, gap, rows)
    }

    /// The same with cells of this size, and columns of the usual boards that fill the page.
    fn with_cells(&self, cell_mm: f32, usual: (f32, f32)) -> Flow {
        let mut flow = Flow { cell_mm, row_gap: ROW_GAP_MM.0, ..self.clone() };
        let (columns, gap, _) = flow.columns_and_rows(usual);
        flow.gap = gap.clamp(LEAST_GAP_MM.min(gap.max(0.0)), MOST_GAP_MM);
        let block = columns * usual.0 * cell_mm + (columns - 1.0) * flow.gap;
        flow.inset = if columns > 1.0 { ((flow.width - block) / 2.0).max(0.0) } else { 0.0 };
        flow
    }
}

/// The commonest size of a board, the largest of those that are as common.
fn commonest(sizes: &[(f32, f32)]) -> (f32, f32) {
    let count = |size: &(f32, f32)| sizes.iter().filter(|other| *other == size).count();
    let mut kinds = sizes.to_vec();
    kinds.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    kinds.dedup();
    kinds.into_iter().max_by_key(count).unwrap_or((9.0, 9.0))
}

impl Answers {
    /// Sets the answers of these puzzles. `whole` is the content of a page, of which the first gives so much to the
    /// heading.
    pub fn new(slots: &[Slot], per_page: PerPage, whole: Area, heading_mm: f32) -> Answers {
        let large = slots.first().is_some_and(|slot| slot.look.large);
        let pick = |(usual, large_print): (f32, f32)| if large { large_print } else { usual };
        let (least, most) = (pick(LEAST_CELL_MM), pick(MOST_CELL_MM));
        let sizes: Vec<(f32, f32)> =
            slots.iter().map(|slot| slot.picture).map(|area| (area.width(), area.height())).collect();
        let usual = commonest(&sizes);
        let told = per_page.shape(whole);
        let heights = (whole.height() - heading_mm, whole.height());
        let flow = Flow {
            head: head(slots, least, whole),
            cell_mm: least,
            gap: LEAST_GAP_MM,
            row_gap: ROW_GAP_MM.0,
            inset: 0.0,
            width: whole.width(),
            heights,
            columns: told.map_or(usize::MAX, |(columns, _)| columns),
            most: per_page.count().unwrap_or(usize::MAX),
            sizes,
        };
        // The largest board that can be read on a page bounds all others.
        let fitting = |&(wide, high): &(f32, f32)| (whole.width() / wide).min((heights.0 - flow.head) / high);
        let bound = flow.sizes.iter().map(fitting).filter(|cell_mm| *cell_mm >= least).fold(most, f32::min);
        let flow = match told {
            Some((columns, rows)) => {
                let (columns, rows) = (columns as f32, rows as f32);
                let across = (flow.width - (columns - 1.0) * LEAST_GAP_MM) / (columns * usual.0);
                let down = (heights.0 - rows * flow.head - (rows - 1.0) * ROW_GAP_MM.0) / (rows * usual.1);
                flow.with_cells(across.min(down).min(bound).max(least), usual)
            }
            None => best(&flow, (least, bound), usual),
        };
        balanced(flow)
    }

    /// Prints those of a page, which begin with this one.
    pub fn print(&self, slots: &[Slot], page: usize, content: Area, binding: Binding, leaf: &mut Leaf) {
        let first: usize = self.pages[..page].iter().sum();
        let places = self.flow.places(first, content.height(), f32::INFINITY);
        for ((index, slot), place) in slots.iter().enumerate().skip(first).zip(places).take(self.pages[page]) {
            let (wide, high) = self.flow.size(index);
            let room = Area::new(content.min.x + place.x, content.min.y + place.y, wide, high + 0.01);
            let mut slot = *slot;
            slot.look.most_cell_mm = self.flow.own_cell_mm(index);
            slot.print(on_side(room, content, binding), self.flow.head, leaf);
        }
    }
}

/// How high the number above an answer is, at most, where cells are as small as they may be.
fn head(slots: &[Slot], least: f32, whole: Area) -> f32 {
    let above = |slot: &Slot| slot.size_at(least, whole).1 - slot.picture.height() * least;
    slots.iter().map(above).fold(0.0, f32::max)
}

/// The largest cells with which boards take no more pages than with those that put enough of them on a page. Columns
/// fill the page where the white between them stays narrow enough.
fn best(flow: &Flow, (least, most): (f32, f32), usual: (f32, f32)) -> Flow {
    let steps = ((most - least) / STEP_MM).max(0.0) as usize;
    let all: Vec<Flow> =
        (0..=steps).map(|step| flow.with_cells((most - step as f32 * STEP_MM).max(least), usual)).collect();
    let fills = |flow: &&Flow| {
        let (columns, gap, _) = flow.columns_and_rows(usual);
        columns > 1.0 && gap <= MOST_GAP_MM
    };
    let mut pool: Vec<&Flow> = all.iter().filter(fills).collect();
    if pool.is_empty() {
        pool = all.iter().collect();
    }
    let on_page = |flow: &Flow| {
        let (columns, _, rows) = flow.columns_and_rows(usual);
        (columns * rows) as usize
    };
    let densest = pool.iter().map(|flow| on_page(flow)).max().unwrap_or(1);
    let wanted = pool.iter().find(|flow| on_page(flow) >= ENOUGH.min(densest));
    let fewest = wanted.map_or(1, |flow| flow.pages(f32::INFINITY).len());
    let few: Vec<&Flow> = pool.into_iter().filter(|flow| flow.pages(f32::INFINITY).len() <= fewest).collect();
    let even = few.iter().find(|flow| flow.evenness() >= EVEN).or(few.first());
    even.map_or_else(|| flow.clone(), |flow| Flow::clone(flow))
}

/// Rows as far apart as the pages allow, and about as much on each page.
fn balanced(flow: Flow) -> Answers {
    let fewest = flow.pages(f32::INFINITY).len();
    let with_gap = |row_gap: f32| Flow { row_gap, ..flow.clone() };
    let gaps = (0..=30).map(|step| ROW_GAP_MM.1 - step as f32 * (ROW_GAP_MM.1 - ROW_GAP_MM.0) / 30.0);
    let spread = gaps.map(with_gap).find(|flow| flow.pages(f32::INFINITY).len() <= fewest);
    let flow = spread.unwrap_or(flow);
    let pages = flow.even_pages();
    Answers { flow, pages }
}
