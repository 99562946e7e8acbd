//! The error of finding a canonical form.

/// An error in finding a canonical form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CanonError {
    /// The rules distinguish digits that are not given, so there are more ways to name them than are tried.
    #[error("its rules allow too many names for {digits} digits that are not given")]
    TooManyNames {
        /// The number of these digits.
        digits: usize,
    },
}
