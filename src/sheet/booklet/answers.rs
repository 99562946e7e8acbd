//! Answers at the back of the booklet: one cell size for all, in columns that are aligned across pages, with about the
//! same amount on each page.

use super::answer_pages::{AnswerFlow, AnswerPage, MIN_GAP_MM, ROW_GAP_MM};
use super::gaps::{MAX_GAP_MM, mirrored_for};
use super::page_filling::LOOK_AHEAD;
use super::per_page::PerPage;
use super::shortfall::FewerPerPage;
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The smallest cells, 10.5 points with digits of 7 points, and those of large print with digits of 12 points.
const MIN_CELL_MM: (f32, f32) = (3.71, 7.1);
/// The largest cells, which can be small since nobody writes in answers.
const MAX_CELL_MM: (f32, f32) = (5.6, 12.0);
const STEP_MM: f32 = 0.05;
/// The minimum fill of the last page, relative to the fullest page.
const MIN_LAST_PAGE_FILL: f32 = 0.7;
/// The number of boards from which a page is dense enough. If fewer fit, it is the largest number that fits.
const DENSE_PAGE_BOARDS: usize = 12;
/// If the number per page is given, cells shrink at most to this share of their size to fit other boards.
const MIN_CELL_SHARE: f32 = 0.72;
/// The limits for the area of boards on a page, relative to an even distribution. They are tried in turn, and last no
/// limit, if boards have different sizes.
const SHARES: [f32; 6] = [1.0, 1.04, 1.08, 1.14, 1.22, 1.35];

/// The answers of a booklet, with their layout on pages.
pub(super) struct AnswerLayout {
    flow: AnswerFlow,
    pages: Vec<AnswerPage>,
}

impl AnswerFlow {
    /// Distributes the boards evenly over the smallest possible number of pages.
    fn even_pages(&self) -> Vec<AnswerPage> {
        let full = self.pages(None);
        let total: f32 = (0..self.sizes.len()).map(|index| self.covered(index)).sum();
        let fewest = full.len();
        if self.is_mixed() {
            // Boards of different sizes do not fill pages in proportion to their area, so that several limits are
            // tried.
            let share = total / fewest as f32;
            let limits = SHARES.into_iter().map(|part| Some(share * part)).chain([None]);
            let all = limits.map(|cap| self.pages(cap)).filter(|pages| pages.len() <= fewest);
            return all.max_by(|a, b| self.fill_level(a).total_cmp(&self.fill_level(b))).unwrap_or(full);
        }
        // Bisects for the smallest cap that needs no further page.
        let (mut low, mut high) = (0.0, total + 1.0);
        // With boards of one size, a smaller cap never needs fewer pages, and `high` is always large enough.
        for _ in 0..24 {
            let middle = (low + high) / 2.0;
            if self.pages(Some(middle)).len() <= fewest { high = middle } else { low = middle }
        }
        self.pages(Some(high))
    }

    /// Returns the fill of the emptiest page: the share of its height down to the lowest board plus the share of its
    /// area that is covered.
    fn fill_level(&self, pages: &[AnswerPage]) -> f32 {
        let least = |part: &dyn Fn(&AnswerPage) -> f32| pages.iter().map(part).fold(f32::MAX, f32::min);
        let whole = self.width * self.heights.1;
        least(&|page| page.down) + least(&|page| page.covered / whole)
    }

    /// Returns the fill of the last page, relative to the fullest one.
    fn last_page_fill(&self) -> f32 {
        let pages = self.even_pages();
        let last = pages.last().map_or(1.0, |page| page.covered);
        last / pages.iter().map(|page| page.covered).fold(1.0, f32::max)
    }
}

/// Returns the most common size of a board, and the largest of those if there are several.
fn most_common_size(sizes: &[(f32, f32)]) -> (f32, f32) {
    let count = |size: &(f32, f32)| sizes.iter().filter(|other| *other == size).count();
    let mut kinds = sizes.to_vec();
    kinds.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    kinds.dedup();
    // Of several maxima, `max_by_key` returns the last, which is the largest size.
    kinds.into_iter().max_by_key(count).unwrap_or((9.0, 9.0))
}

impl AnswerLayout {
    /// Lays out the answers of these puzzles. `whole` is the content area of a page; on the first page the heading
    /// takes `heading_mm` of its height. Small boards may be moved forward unless `keep_order` is set.
    pub fn new(slots: &[Slot], per_page: PerPage, (whole, heading_mm): (Area, f32), keep_order: bool) -> AnswerLayout {
        let large = slots.first().is_some_and(|slot| slot.style.is_large_print);
        let pick = |(usual, large_print): (f32, f32)| if large { large_print } else { usual };
        let (least, most) = (pick(MIN_CELL_MM), pick(MAX_CELL_MM));
        let sizes: Vec<(f32, f32)> =
            slots.iter().map(|slot| slot.extent).map(|area| (area.width(), area.height())).collect();
        let told = per_page.shape(whole);
        let heights = (whole.height() - heading_mm, whole.height());
        let flow = AnswerFlow {
            head: head_height(slots, least, whole),
            cell_mm: least,
            min_cell_mm: slots.iter().map(Slot::min_cell_mm).collect(),
            common_size: most_common_size(&sizes),
            gap: MIN_GAP_MM,
            row_gap: ROW_GAP_MM.0,
            inset: 0.0,
            width: whole.width(),
            heights,
            columns: told.map(|(columns, _)| columns),
            max_per_page: per_page.count(),
            look_ahead: if keep_order { 1 } else { LOOK_AHEAD },
            sizes,
        };
        // No board has larger cells than fit on a page with the largest board that is legible there.
        let fitting = |&(wide, high): &(f32, f32)| (whole.width() / wide).min((heights.0 - flow.head) / high);
        let bound = flow.sizes.iter().map(fitting).filter(|cell_mm| *cell_mm >= least).fold(most, f32::min);
        // With given columns and rows, the cells are as large as that division allows.
        let flow = match told {
            Some((columns, rows)) => {
                let (columns, rows) = (columns as f32, rows as f32);
                // Solves columns * board + (columns - 1) * gap = width for the cell size, and likewise for the height.
                let across = (flow.width - (columns - 1.0) * MIN_GAP_MM) / (columns * flow.common_size.0);
                let down = (heights.0 - rows * flow.head - (rows - 1.0) * ROW_GAP_MM.0) / (rows * flow.common_size.1);
                let told = flow.with_cells(across.min(down).min(bound).max(least));
                match told.is_mixed() {
                    // With smaller cells, boards of different sizes may fit next to each other.
                    true => {
                        fullest_flow(&sizes_between(&told, told.cell_mm.min(least.max(told.cell_mm * MIN_CELL_SHARE))))
                    }
                    false => told,
                }
            }
            None => best_flow(&flow, (least, bound)),
        };
        balance(flow)
    }

    /// Returns the indices of the answers on each page.
    pub fn pages(&self) -> impl Iterator<Item = Vec<usize>> {
        self.pages.iter().map(|page| page.boards.iter().map(|&(index, _)| index).collect())
    }

    /// Returns how far the requested number per page is missed, or `None` if some page has that many or all answers.
    pub fn shortfall(&self, per_page: PerPage) -> Option<FewerPerPage> {
        let (wanted, boards) = (per_page.count()?, self.flow.sizes.len());
        let most = self.flow.pages(None).iter().map(|page| page.boards.len()).max()?;
        (most < wanted.min(boards)).then_some(FewerPerPage { requested: wanted, boards, least: most, most })
    }

    /// Prints the answers of a page.
    pub fn print(&self, slots: &[Slot], page: usize, content: Area, binding: Binding, leaf: &mut Leaf) {
        for &(index, place) in self.pages.get(page).iter().flat_map(|page| &page.boards) {
            let (wide, high) = self.flow.size(index);
            let room = Area::new(content.min.x + place.x, content.min.y + place.y, wide, high + 0.01);
            let mut slot = slots[index];
            slot.style.max_cell_mm = self.flow.board_cell_mm(index);
            slot.print(mirrored_for(room, content, binding), self.flow.head, leaf);
        }
    }
}

/// Returns the largest height of the number above an answer, at the smallest cell size.
fn head_height(slots: &[Slot], least: f32, whole: Area) -> f32 {
    let above = |slot: &Slot| slot.size_at(least, whole).1 - slot.extent.height() * least;
    slots.iter().map(above).fold(0.0, f32::max)
}

/// Returns the flow with the largest cells that need no more pages than [`DENSE_PAGE_BOARDS`] boards on each page
/// would. Flows whose columns fill the page without wide gaps are preferred. For boards of different sizes, the cell
/// size is chosen at which the emptiest page is fullest.
fn best_flow(flow: &AnswerFlow, (least, most): (f32, f32)) -> AnswerFlow {
    let all = sizes_between(&flow.with_cells(most.max(least)), least);
    let fills = |flow: &&AnswerFlow| {
        let (columns, gap, _) = flow.columns_and_rows();
        columns > 1.0 && gap <= MAX_GAP_MM
    };
    let mut pool: Vec<&AnswerFlow> = all.iter().filter(fills).collect();
    if pool.is_empty() {
        pool = all.iter().collect();
    }
    let on_page = |flow: &AnswerFlow| {
        let (columns, _, rows) = flow.columns_and_rows();
        (columns * rows) as usize
    };
    // As few pages are used as if each had `DENSE_PAGE_BOARDS` boards. This leaves several cell sizes to choose from.
    let densest = pool.iter().map(|flow| on_page(flow)).max().unwrap_or(1);
    let wanted = pool.iter().find(|flow| on_page(flow) >= DENSE_PAGE_BOARDS.min(densest));
    let fewest = wanted.map_or(1, |flow| flow.pages(None).len());
    if flow.is_mixed() {
        let few: Vec<AnswerFlow> = all.into_iter().filter(|flow| flow.pages(None).len() <= fewest).collect();
        return fullest_flow(&few);
    }
    let few: Vec<&AnswerFlow> = pool.into_iter().filter(|flow| flow.pages(None).len() <= fewest).collect();
    // The first flow has the largest cells. A smaller size is chosen only if its last page is not nearly empty.
    let even = few.iter().find(|flow| flow.last_page_fill() >= MIN_LAST_PAGE_FILL).or(few.first());
    even.map_or_else(|| flow.clone(), |flow| AnswerFlow::clone(flow))
}

/// Returns the flows with the same boards, one for each cell size from that of `largest` down to `least`.
fn sizes_between(largest: &AnswerFlow, least: f32) -> Vec<AnswerFlow> {
    let steps = ((largest.cell_mm - least) / STEP_MM).max(0.0) as usize;
    (0..=steps).map(|step| largest.with_cells((largest.cell_mm - step as f32 * STEP_MM).max(least))).collect()
}

/// Returns the flow whose emptiest page is fullest. The flows are in order of decreasing cell size.
fn fullest_flow(flows: &[AnswerFlow]) -> AnswerFlow {
    let filled = flows.iter().map(|flow| (flow, flow.fill_level(&flow.even_pages())));
    // Among flows that are about equally full, the first has the largest cells.
    let best = filled.reduce(|best, next| if next.1 > best.1 + 0.01 { next } else { best });
    best.map_or_else(|| flows[0].clone(), |(flow, _)| flow.clone())
}

/// Sets rows as far apart as the pages allow, and distributes boards evenly over the pages.
fn balance(flow: AnswerFlow) -> AnswerLayout {
    let fewest = flow.pages(None).len();
    let with_gap = |row_gap: f32| AnswerFlow { row_gap, ..flow.clone() };
    // From the widest gap down, the first that needs no further page is taken.
    let gaps = (0..=30).map(|step| ROW_GAP_MM.1 - step as f32 * (ROW_GAP_MM.1 - ROW_GAP_MM.0) / 30.0);
    // Boards of different sizes are spread separately on each page.
    let wider = gaps.filter(|_| !flow.is_mixed());
    let spread = wider.map(with_gap).find(|flow| flow.pages(None).len() <= fewest);
    let flow = spread.unwrap_or(flow);
    let pages = flow.even_pages();
    AnswerLayout { flow, pages }
}
