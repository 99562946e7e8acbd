//! The plan of a booklet: the order of its puzzles, their pages, numbers and links.

use super::code::{LinkCode, QrLink};
use super::entry::BookEntry;
use super::settings::BookSettings;
use super::shortfall::FewerPerPage;

/// The order of puzzles, their pages and their numbers.
#[derive(Default)]
pub(super) struct BookletPlan {
    pub order: Vec<usize>,
    pub numbers: Vec<u32>,
    pub codes: Vec<Option<QrLink>>,
    pub too_long: Vec<usize>,
    /// The puzzles on each page.
    pub pages: Vec<Vec<usize>>,
    pub fewer: Option<FewerPerPage>,
}

impl BookletPlan {
    /// Returns the plan of puzzles in this order, without their pages. Links are made from `entries`.
    pub fn in_order(settings: &BookSettings, entries: &[BookEntry], order: Vec<usize>) -> BookletPlan {
        let numbers = numbers(settings, entries, &order);
        let (mut codes, mut too_long) = (Vec::new(), Vec::new());
        for (index, (entry, &number)) in entries.iter().zip(&numbers).enumerate() {
            codes.push(match QrLink::of(&settings.link, entry, number) {
                LinkCode::Code(code) => Some(code),
                LinkCode::None => None,
                LinkCode::TooLong => {
                    too_long.push(index);
                    None
                }
            });
        }
        BookletPlan { order, numbers, codes, too_long, ..BookletPlan::default() }
    }
}

/// Returns the numbers of puzzles printed in this order: the number that an entry states, or one more than the previous
/// one.
fn numbers(settings: &BookSettings, entries: &[BookEntry], order: &[usize]) -> Vec<u32> {
    let mut numbers = vec![0; entries.len()];
    let mut next = settings.first_number;
    for &index in order {
        numbers[index] = entries[index].number.unwrap_or(next);
        next = numbers[index].saturating_add(1);
    }
    numbers
}
