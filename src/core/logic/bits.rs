//! Bitsets of cells.

/// Returns the number of 64-bit words of a set of `members` members.
pub(super) const fn word_count(members: usize) -> usize {
    members.div_ceil(64)
}

pub(super) fn insert(set: &mut [u64], member: usize) {
    set[member / 64] |= 1 << (member % 64);
}

pub(super) fn remove(set: &mut [u64], member: usize) {
    set[member / 64] &= !(1 << (member % 64));
}

pub(super) fn contains(set: &[u64], member: usize) -> bool {
    set[member / 64] >> (member % 64) & 1 == 1
}

/// Iterates over the members in ascending order.
pub(super) fn iter(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(word, &bits)| ones(bits).map(move |bit| word * 64 + bit))
}

/// Iterates over the positions of the bits that are set.
pub(super) fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then_some(bits.trailing_zeros() as usize)?;
        // Clears the lowest bit that is set.
        bits &= bits - 1;
        Some(bit)
    })
}

/// Iterates over the positions of the bits that are set in a 32-bit word.
pub(super) fn ones32(bits: u32) -> impl Iterator<Item = usize> {
    ones(bits.into())
}

/// Iterates over the members common to all of these sets.
pub(super) fn common<'a>(first: &'a [u64], others: &[&'a [u64]]) -> impl Iterator<Item = usize> + use<'a> {
    let others = others.to_vec();
    first.iter().enumerate().flat_map(move |(word, &bits)| {
        let bits = others.iter().fold(bits, |bits, other| bits & other[word]);
        ones(bits).map(move |bit| word * 64 + bit)
    })
}

/// A list of bitsets over the same members.
#[derive(Clone, Debug)]
pub(super) struct BitRows {
    words: usize,
    bits: Vec<u64>,
}

impl BitRows {
    /// Copies the contents of rows of the same size, without allocating.
    pub(super) fn clone_from(&mut self, other: &BitRows) {
        self.bits.clone_from(&other.bits);
    }

    pub(super) fn new(rows: usize, members: usize) -> BitRows {
        let words = word_count(members);
        BitRows { words, bits: vec![0; rows * words] }
    }

    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    pub(super) fn insert(&mut self, row: usize, member: usize) {
        insert(&mut self.bits[row * self.words..][..self.words], member);
    }

    pub(super) fn remove(&mut self, row: usize, member: usize) {
        remove(&mut self.bits[row * self.words..][..self.words], member);
    }

    pub(super) fn clear(&mut self, row: usize) {
        self.bits[row * self.words..][..self.words].fill(0);
    }

    pub(super) fn push(&mut self, row: &[u64]) {
        self.bits.extend_from_slice(row);
    }
}

/// Calls `each` with every combination of `size` items, in order, until it breaks.
pub(super) fn for_each_combination<T: Copy>(
    items: &[T],
    size: usize,
    each: &mut dyn FnMut(&[T]) -> std::ops::ControlFlow<()>,
) -> std::ops::ControlFlow<()> {
    fn go<T: Copy>(
        items: &[T],
        size: usize,
        chosen: &mut Vec<T>,
        each: &mut dyn FnMut(&[T]) -> std::ops::ControlFlow<()>,
    ) -> std::ops::ControlFlow<()> {
        if size == 0 {
            return each(chosen);
        }
        for at in 0..(items.len() + 1).saturating_sub(size) {
            chosen.push(items[at]);
            go(&items[at + 1..], size - 1, chosen, each)?;
            chosen.pop();
        }
        std::ops::ControlFlow::Continue(())
    }
    go(items, size, &mut Vec::with_capacity(size), each)
}
