//! Answers at the back: one size of cell for all, in columns that stay in line from page to page, and about as much on
//! each page.

use super::answer_pages::{AnswerPage, Flow, LEAST_GAP_MM, ROW_GAP_MM};
use super::arrange::{MOST_GAP_MM, on_side};
use super::plan::LOOK_AHEAD;
use super::slot::Slot;
use super::{FewerPerPage, PerPage};
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The least size of a cell, 10.5 points: its digits are of 7 points. In large print they are of 12.
const LEAST_CELL_MM: (f32, f32) = (3.71, 7.1);
/// The largest size of a cell: nobody writes into answers.
const MOST_CELL_MM: (f32, f32) = (5.6, 12.0);
const STEP_MM: f32 = 0.05;
/// The last page is not much emptier than the others.
const EVEN: f32 = 0.7;
/// So many boards on a page are enough; where fewer than these fit, as many as do.
const ENOUGH: usize = 12;
/// Where the number on a page is told, cells become smaller than this part of their size for no other boards.
const LEAST_PART: f32 = 0.72;
/// How much more than its even share a page of boards of several sizes may hold.
const SHARES: [f32; 7] = [1.0, 1.04, 1.08, 1.14, 1.22, 1.35, f32::INFINITY];

/// The answers of a booklet, and how they stand on its pages.
pub(super) struct Answers {
    flow: Flow,
    pages: Vec<AnswerPage>,
}

impl Flow {
    /// The pages where about as much stands on all.
    fn even_pages(&self) -> Vec<AnswerPage> {
        let full = self.pages(f32::INFINITY);
        let total: f32 = (0..self.sizes.len()).map(|index| self.covered(index)).sum();
        let fewest = full.len();
        if self.is_mixed() {
            let share = total / fewest as f32;
            let all = SHARES.into_iter().map(|part| self.pages(share * part)).filter(|pages| pages.len() <= fewest);
            return all.max_by(|a, b| self.filled(a).total_cmp(&self.filled(b))).unwrap_or(full);
        }
        let (mut low, mut high) = (0.0, total + 1.0);
        for _ in 0..24 {
            let middle = (low + high) / 2.0;
            if self.pages(middle).len() <= fewest { high = middle } else { low = middle }
        }
        self.pages(high)
    }

    /// How full the emptiest page is: how far down its boards reach, and how much of it they cover.
    fn filled(&self, pages: &[AnswerPage]) -> f32 {
        let least = |part: &dyn Fn(&AnswerPage) -> f32| pages.iter().map(part).fold(f32::MAX, f32::min);
        let whole = self.width * self.heights.1;
        least(&|page| page.down) + least(&|page| page.covered / whole)
    }

    /// How much stands on the last page beside that on the fullest.
    fn evenness(&self) -> f32 {
        let pages = self.even_pages();
        let last = pages.last().map_or(1.0, |page| page.covered);
        last / pages.iter().map(|page| page.covered).fold(1.0, f32::max)
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
    /// heading. Small boards are drawn forward unless they are to keep their order.
    pub fn new(slots: &[Slot], per_page: PerPage, (whole, heading_mm): (Area, f32), keep_order: bool) -> Answers {
        let large = slots.first().is_some_and(|slot| slot.look.large);
        let pick = |(usual, large_print): (f32, f32)| if large { large_print } else { usual };
        let (least, most) = (pick(LEAST_CELL_MM), pick(MOST_CELL_MM));
        let sizes: Vec<(f32, f32)> =
            slots.iter().map(|slot| slot.picture).map(|area| (area.width(), area.height())).collect();
        let told = per_page.shape(whole);
        let heights = (whole.height() - heading_mm, whole.height());
        let flow = Flow {
            head: head(slots, least, whole),
            cell_mm: least,
            least: slots.iter().map(Slot::least_cell_mm).collect(),
            usual: commonest(&sizes),
            gap: LEAST_GAP_MM,
            row_gap: ROW_GAP_MM.0,
            inset: 0.0,
            width: whole.width(),
            heights,
            columns: told.map_or(usize::MAX, |(columns, _)| columns),
            most: per_page.count().unwrap_or(usize::MAX),
            ahead: if keep_order { 1 } else { LOOK_AHEAD },
            sizes,
        };
        // The largest board that can be read on a page bounds all others.
        let fitting = |&(wide, high): &(f32, f32)| (whole.width() / wide).min((heights.0 - flow.head) / high);
        let bound = flow.sizes.iter().map(fitting).filter(|cell_mm| *cell_mm >= least).fold(most, f32::min);
        let flow = match told {
            Some((columns, rows)) => {
                let (columns, rows) = (columns as f32, rows as f32);
                let across = (flow.width - (columns - 1.0) * LEAST_GAP_MM) / (columns * flow.usual.0);
                let down = (heights.0 - rows * flow.head - (rows - 1.0) * ROW_GAP_MM.0) / (rows * flow.usual.1);
                let told = flow.with_cells(across.min(down).min(bound).max(least));
                match told.is_mixed() {
                    // Smaller cells may let boards of several sizes stand together.
                    true => fullest(&sizes_between(&told, told.cell_mm.min(least.max(told.cell_mm * LEAST_PART)))),
                    false => told,
                }
            }
            None => best(&flow, (least, bound)),
        };
        balanced(flow)
    }

    /// The answers of each page, by their places among all.
    pub fn pages(&self) -> impl Iterator<Item = Vec<usize>> {
        self.pages.iter().map(|page| page.boards.iter().map(|&(index, _)| index).collect())
    }

    /// Returns how far the number that was asked for is missed; None where a page has as many, or all of them.
    pub fn fewer(&self, per_page: PerPage) -> Option<FewerPerPage> {
        let (wanted, boards) = (per_page.count()?, self.flow.sizes.len());
        let most = self.flow.pages(f32::INFINITY).iter().map(|page| page.boards.len()).max()?;
        (most < wanted.min(boards)).then_some(FewerPerPage { wanted, boards, least: most, most })
    }

    /// Prints those of a page.
    pub fn print(&self, slots: &[Slot], page: usize, content: Area, binding: Binding, leaf: &mut Leaf) {
        for &(index, place) in self.pages.get(page).iter().flat_map(|page| &page.boards) {
            let (wide, high) = self.flow.size(index);
            let room = Area::new(content.min.x + place.x, content.min.y + place.y, wide, high + 0.01);
            let mut slot = slots[index];
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
/// fill the page where the white between them stays narrow enough. Boards of several sizes have those cells with which
/// the emptiest page is fullest.
fn best(flow: &Flow, (least, most): (f32, f32)) -> Flow {
    let all = sizes_between(&flow.with_cells(most.max(least)), least);
    let fills = |flow: &&Flow| {
        let (columns, gap, _) = flow.columns_and_rows();
        columns > 1.0 && gap <= MOST_GAP_MM
    };
    let mut pool: Vec<&Flow> = all.iter().filter(fills).collect();
    if pool.is_empty() {
        pool = all.iter().collect();
    }
    let on_page = |flow: &Flow| {
        let (columns, _, rows) = flow.columns_and_rows();
        (columns * rows) as usize
    };
    let densest = pool.iter().map(|flow| on_page(flow)).max().unwrap_or(1);
    let wanted = pool.iter().find(|flow| on_page(flow) >= ENOUGH.min(densest));
    let fewest = wanted.map_or(1, |flow| flow.pages(f32::INFINITY).len());
    if flow.is_mixed() {
        let few: Vec<Flow> = all.into_iter().filter(|flow| flow.pages(f32::INFINITY).len() <= fewest).collect();
        return fullest(&few);
    }
    let few: Vec<&Flow> = pool.into_iter().filter(|flow| flow.pages(f32::INFINITY).len() <= fewest).collect();
    let even = few.iter().find(|flow| flow.evenness() >= EVEN).or(few.first());
    even.map_or_else(|| flow.clone(), |flow| Flow::clone(flow))
}

/// The same boards with cells from this size down to the least.
fn sizes_between(largest: &Flow, least: f32) -> Vec<Flow> {
    let steps = ((largest.cell_mm - least) / STEP_MM).max(0.0) as usize;
    (0..=steps).map(|step| largest.with_cells((largest.cell_mm - step as f32 * STEP_MM).max(least))).collect()
}

/// Of flows with ever smaller cells that with which the emptiest page is fullest.
fn fullest(flows: &[Flow]) -> Flow {
    let filled = flows.iter().map(|flow| (flow, flow.filled(&flow.even_pages())));
    // Of those that fill pages as well the largest is the first.
    let best = filled.reduce(|best, next| if next.1 > best.1 + 0.01 { next } else { best });
    best.map_or_else(|| flows[0].clone(), |(flow, _)| flow.clone())
}

/// Rows as far apart as the pages allow, and about as much on each page.
fn balanced(flow: Flow) -> Answers {
    let fewest = flow.pages(f32::INFINITY).len();
    let with_gap = |row_gap: f32| Flow { row_gap, ..flow.clone() };
    let gaps = (0..=30).map(|step| ROW_GAP_MM.1 - step as f32 * (ROW_GAP_MM.1 - ROW_GAP_MM.0) / 30.0);
    // Boards of several sizes are spread page by page.
    let wider = gaps.filter(|_| !flow.is_mixed());
    let spread = wider.map(with_gap).find(|flow| flow.pages(f32::INFINITY).len() <= fewest);
    let flow = spread.unwrap_or(flow);
    let pages = flow.even_pages();
    Answers { flow, pages }
}
