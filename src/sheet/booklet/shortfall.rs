//! The shortfall of pages with fewer boards than requested.

/// Pages with fewer boards than requested, because the digits of that many boards would be too small to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FewerPerPage {
    /// The requested number per page.
    pub requested: usize,
    /// The number of boards on pages with fewer.
    pub boards: usize,
    /// The largest number that fits on the page with the fewest.
    pub least: usize,
    /// The largest number that fits on the page with the most.
    pub most: usize,
}

impl FewerPerPage {
    /// Combines two shortfalls.
    pub(super) fn with(self, other: FewerPerPage) -> FewerPerPage {
        FewerPerPage {
            requested: self.requested,
            boards: self.boards + other.boards,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}
