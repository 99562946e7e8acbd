//! Lists of various lengths, stored consecutively in one array.

/// Lists of items, each with an index.
#[derive(Clone, Debug)]
pub(super) struct FlatLists<T> {
    /// The start of each list, and the end of the last.
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T> FlatLists<T> {
    pub fn new() -> FlatLists<T> {
        FlatLists { starts: vec![0], items: Vec::new() }
    }

    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.starts.push(self.items.len());
    }

    pub fn get(&self, index: usize) -> &[T] {
        &self.items[self.starts[index]..self.starts[index + 1]]
    }

    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    pub fn iter(&self) -> impl Iterator<Item = &[T]> {
        (0..self.len()).map(|index| self.get(index))
    }
}

impl<T, L: IntoIterator<Item = T>> FromIterator<L> for FlatLists<T> {
    fn from_iter<I: IntoIterator<Item = L>>(lists: I) -> FlatLists<T> {
        let mut all = FlatLists::new();
        lists.into_iter().for_each(|list| all.push(list));
        all
    }
}

impl FlatLists<usize> {
    /// Returns, for each of `count` items, the lists that contain it.
    pub fn inverted(&self, count: usize) -> FlatLists<usize> {
        if self.len() == 0 {
            return FlatLists { starts: vec![0; count + 1], items: Vec::new() };
        }
        let mut lists_of = vec![Vec::new(); count];
        for (index, list) in self.iter().enumerate() {
            list.iter().for_each(|&item| lists_of[item].push(index));
        }
        lists_of.into_iter().collect()
    }
}
