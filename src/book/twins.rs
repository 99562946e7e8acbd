//! Finds puzzles that are the same except for the names of their digits and the order of their cells: for each puzzle,
//! an earlier one that equals it up to relabelling and symmetry.
//!
//! This is graph isomorphism; no symmetry of the grid is built in. Two puzzles are twins if some renaming of cells and
//! digits turns the constraints of one model into those of the other. It is found by colour refinement (Weisfeiler and
//! Leman): cells and digits have colours, which are recomputed from the colours around them until no further cells or
//! digits are distinguished. Then one cell or digit is given a colour of its own and refinement continues
//! (individualisation), until every cell and digit has its own colour. The search backtracks over the cells or digits
//! of the other puzzle that could match.

use std::collections::{BTreeMap, HashMap};

use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Cmp, Model, Shape};
use crate::puzzle::Puzzle;
use crate::solve::{Control, Stopped};

/// Returns, for each puzzle, the first earlier one that is the same up to the names of digits and the order of cells.
pub fn twins(puzzles: &[&Puzzle]) -> Vec<Option<usize>> {
    twins_until(puzzles, &Control::new()).0
}

/// Like [`twins`], but stops with the control. Also returns why it stopped early, if it did.
pub fn twins_until(puzzles: &[&Puzzle], control: &Control) -> (Vec<Option<usize>>, Option<Stopped>) {
    // Puzzles by signature, which is equal for twins. Only the first puzzle of each set of twins is stored.
    let mut known: HashMap<u64, Vec<(usize, Graph)>> = HashMap::new();
    let mut twins = vec![None; puzzles.len()];
    for (index, puzzle) in puzzles.iter().enumerate() {
        match twin_of(index, puzzle, &mut known, control) {
            Ok(twin) => twins[index] = twin,
            Err(stopped) => return (twins, Some(stopped)),
        }
    }
    (twins, None)
}

fn twin_of(
    index: usize,
    puzzle: &Puzzle,
    known: &mut HashMap<u64, Vec<(usize, Graph)>>,
    control: &Control,
) -> Result<Option<usize>, Stopped> {
    control.check()?;
    let graph = Graph::of(&puzzle.model());
    let alike = known.entry(graph.signature()).or_default();
    for (other, of_other) in alike.iter() {
        if of_other.equals(&graph, control)? {
            return Ok(Some(*other));
        }
    }
    alike.push((index, graph));
    Ok(None)
}

/// The limit of attempts to match two puzzles, after which they count as different. No real pair needs nearly as many.
const MOST_TRIES: usize = 2000;

/// A budget of matching attempts.
struct Tries<'a> {
    left: usize,
    control: &'a Control,
}

impl Tries<'_> {
    /// Uses up one attempt, and returns whether any are left.
    fn one_more(&mut self) -> Result<bool, Stopped> {
        self.control.check()?;
        self.left = self.left.saturating_sub(1);
        Ok(self.left > 0)
    }
}

/// Mixes the bits of a number well, so that sums of mixed numbers distinguish multisets (Steele, Lea and Flood 2014,
/// "SplitMix").
fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

fn pair(a: u64, b: u64) -> u64 {
    mix(mix(a) ^ b.rotate_left(17))
}

/// Combines colours without regard to their order.
fn bag(colours: impl Iterator<Item = u64>) -> u64 {
    colours.fold(0, |sum, colour| sum.wrapping_add(mix(colour)))
}

/// A model with a colour for each cell and digit, which depends only on its structure and not on the numbering.
#[derive(Clone)]
struct Graph {
    shapes: std::rc::Rc<[Shape]>,
    cells: Vec<u64>,
    digits: Vec<u64>,
}

impl Graph {
    fn of(model: &Model) -> Graph {
        let mut shapes: Vec<Shape> = model.constraints().iter().map(|constraint| constraint.shape.clone()).collect();
        // A constraint that is stated twice counts once.
        let mut seen = std::collections::BTreeSet::new();
        let (own_cell, own_digit) = (|cell: CellId| cell.index() as u64, |digit: Digit| u64::from(digit.value()));
        shapes.retain(|shape| seen.insert(key(shape, &own_cell, &own_digit)));
        // Sums, pairs, words and ranks depend on the values of digits, so digits cannot be renamed and each has its own
        // colour.
        let valued = shapes.iter().any(is_valued);
        let digits = (1..=u64::from(model.digits())).map(|digit| if valued { mix(digit) } else { 0 }).collect();
        let mut graph = Graph { shapes: shapes.into(), cells: vec![0; model.cells()], digits };
        graph.refine();
        graph
    }

    fn signature(&self) -> u64 {
        let all = pair(bag(self.cells.iter().copied()), bag(self.digits.iter().copied()));
        pair(all, self.shapes.len() as u64)
    }

    fn classes(&self) -> usize {
        let colours = self.cells.iter().chain(&self.digits);
        colours.collect::<std::collections::BTreeSet<_>>().len()
    }

    /// Refines the colours until no further cells and digits are distinguished.
    fn refine(&mut self) {
        let mut classes = self.classes();
        loop {
            self.step();
            let now = self.classes();
            if now <= classes {
                return;
            }
            classes = now;
        }
    }

    /// Gives each cell and digit a new colour, made of its own and of those it shares constraints with.
    fn step(&mut self) {
        let mut cells: Vec<u64> = self.cells.iter().map(|&colour| mix(colour)).collect();
        let mut digits: Vec<u64> = self.digits.iter().map(|&colour| mix(colour ^ 1)).collect();
        let cell = |id: CellId| self.cells[id.index()];
        let digit = |digit: Digit| self.digits[usize::from(digit.value()) - 1];
        let mut add = |id: CellId, colour: u64| {
            let sum = &mut cells[id.index()];
            *sum = sum.wrapping_add(mix(colour));
        };
        // Each kind of constraint is hashed with a number of its own. A cell also learns its role in the constraint,
        // such as its factor in a sum or its position in a word.
        for shape in self.shapes.iter() {
            match shape {
                Shape::ExactlyOnce(ids) | Shape::AllDifferent(ids) => {
                    let colour = pair(1, bag(ids.iter().map(|&id| cell(id))));
                    ids.iter().for_each(|&id| add(id, colour));
                }
                Shape::Domain(id, set) => {
                    let colour = pair(2, bag(set.iter().map(digit)));
                    add(*id, colour);
                    for one in set.iter() {
                        let sum = &mut digits[usize::from(one.value()) - 1];
                        *sum = sum.wrapping_add(mix(pair(colour, cell(*id))));
                    }
                }
                Shape::AtLeastOne(places) => {
                    let colour = pair(3, bag(places.iter().map(|&(id, one)| pair(cell(id), digit(one)))));
                    for &(id, one) in places {
                        add(id, pair(colour, digit(one)));
                        let sum = &mut digits[usize::from(one.value()) - 1];
                        *sum = sum.wrapping_add(mix(pair(colour, cell(id))));
                    }
                }
                Shape::Sum { terms, cmp, total } => {
                    let factors = bag(terms.iter().map(|&(factor, id)| pair(factor as u64, cell(id))));
                    let colour = pair(pair(4, order(*cmp)), pair(*total as u64, factors));
                    terms.iter().for_each(|&(factor, id)| add(id, pair(colour, factor as u64)));
                }
                Shape::Pair(one, other, table) => {
                    let colour = pair(5, numbered(table));
                    add(*one, pair(pair(colour, 1), cell(*other)));
                    add(*other, pair(pair(colour, 2), cell(*one)));
                }
                Shape::Word(ids, automaton) => {
                    let word = ids.iter().fold(numbered(automaton), |word, &id| pair(word, cell(id)));
                    (0..).zip(ids).for_each(|(place, &id)| add(id, pair(pair(6, word), place)));
                }
                Shape::Rank(rank) => {
                    let line = |ids: &[CellId]| ids.iter().fold(7, |line, &id| pair(line, cell(id)));
                    let side = |lines: &[Vec<CellId>]| bag(lines.iter().map(|ids| line(ids)));
                    let sides = bag(rank.sides.iter().map(|lines| side(lines)));
                    let said = pair(pair(rank.smaller as u64, digit(rank.digit)), pair(line(&rank.line), sides));
                    (0..).zip(&rank.line).for_each(|(place, &id)| add(id, pair(said, place)));
                }
            }
        }
        (self.cells, self.digits) = (cells, digits);
    }

    /// Returns whether some renaming of cells and digits turns one model into the other.
    fn equals(&self, other: &Graph, control: &Control) -> Result<bool, Stopped> {
        let alike = self.cells.len() == other.cells.len() && self.digits.len() == other.digits.len();
        if !alike || self.shapes.len() != other.shapes.len() {
            return Ok(false);
        }
        matches(self, other, &mut Tries { left: MOST_TRIES, control })
    }

    /// Returns the indices of cells and digits by colour; digits follow the cells.
    fn by_colour(&self) -> BTreeMap<u64, Vec<usize>> {
        let mut classes: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        let all = self.cells.iter().chain(&self.digits).enumerate();
        all.for_each(|(index, &colour)| classes.entry(colour).or_default().push(index));
        classes
    }

    /// Returns a copy in which one cell or digit has a colour of its own, refined again.
    fn apart(&self, index: usize) -> Graph {
        let mut graph = self.clone();
        let cells = graph.cells.len();
        let colour = if index < cells { &mut graph.cells[index] } else { &mut graph.digits[index - cells] };
        *colour = pair(*colour, u64::MAX);
        graph.refine();
        graph
    }
}

/// Returns whether a shape depends on the values of digits.
fn is_valued(shape: &Shape) -> bool {
    match shape {
        Shape::Sum { .. } | Shape::Pair(..) | Shape::Word(..) | Shape::Rank(_) => true,
        Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Domain(..) | Shape::AtLeastOne(_) => false,
    }
}

fn order(cmp: Cmp) -> u64 {
    match cmp {
        Cmp::AtMost => 0,
        Cmp::Equal => 1,
        Cmp::AtLeast => 2,
    }
}

/// Searches for a renaming. Individualises one member of the smallest colour class with several, and tries each member
/// of the same class of the other graph in its place.
fn matches(one: &Graph, other: &Graph, tries: &mut Tries) -> Result<bool, Stopped> {
    // Refinement does not depend on numbering, so graphs with different colour classes are not isomorphic.
    let (mine, theirs) = (one.by_colour(), other.by_colour());
    let sizes = |classes: &BTreeMap<u64, Vec<usize>>| -> Vec<(u64, usize)> {
        classes.iter().map(|(&colour, class)| (colour, class.len())).collect()
    };
    if sizes(&mine) != sizes(&theirs) {
        return Ok(false);
    }
    // The smallest class with several members leads to the fewest attempts.
    let Some((colour, class)) = mine.iter().filter(|(_, class)| class.len() > 1).min_by_key(|(_, class)| class.len())
    else {
        return Ok(same_shapes(one, other));
    };
    let apart = one.apart(class[0]);
    for &index in &theirs[colour] {
        if !tries.one_more()? {
            break;
        }
        if matches(&apart, &other.apart(index), tries)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether the shapes are the same when each cell and digit is named by its colour.
fn same_shapes(one: &Graph, other: &Graph) -> bool {
    let keys = |graph: &Graph| {
        let cell = |id: CellId| graph.cells[id.index()];
        let digit = |digit: Digit| graph.digits[usize::from(digit.value()) - 1];
        let mut keys: Vec<Vec<u64>> = graph.shapes.iter().map(|shape| key(shape, &cell, &digit)).collect();
        keys.sort_unstable();
        keys
    };
    keys(one) == keys(other)
}

/// Returns a hash of a lookup table.
fn numbered(table: &impl std::hash::Hash) -> u64 {
    use std::hash::Hasher;
    // `DefaultHasher::new` uses fixed keys, so that every run gives the same numbers.
    let mut hasher = std::hash::DefaultHasher::new();
    table.hash(&mut hasher);
    hasher.finish()
}

/// Returns a shape as a list of numbers that does not depend on the order of its cells, where the shape does not.
fn key(shape: &Shape, cell: &impl Fn(CellId) -> u64, digit: &impl Fn(Digit) -> u64) -> Vec<u64> {
    let sorted = |mut list: Vec<[u64; 2]>, head: Vec<u64>| {
        list.sort_unstable();
        head.into_iter().chain(list.into_iter().flatten()).collect()
    };
    let set = |set: DigitSet| set.iter().map(|one| [0, digit(one)]).collect::<Vec<_>>();
    match shape {
        Shape::ExactlyOnce(ids) | Shape::AllDifferent(ids) => {
            sorted(ids.iter().map(|&id| [0, cell(id)]).collect(), vec![1])
        }
        Shape::Domain(id, allowed) => sorted(set(*allowed), vec![2, cell(*id)]),
        Shape::AtLeastOne(places) => sorted(places.iter().map(|&(id, one)| [cell(id), digit(one)]).collect(), vec![3]),
        Shape::Sum { terms, cmp, total } => {
            let terms = terms.iter().map(|&(factor, id)| [factor as u64, cell(id)]).collect();
            sorted(terms, vec![4, order(*cmp), *total as u64])
        }
        Shape::Pair(one, other, table) => vec![5, numbered(table), cell(*one), cell(*other)],
        Shape::Word(ids, automaton) => {
            [6, numbered(automaton)].into_iter().chain(ids.iter().map(|&id| cell(id))).collect()
        }
        Shape::Rank(rank) => {
            let line = |ids: &[CellId]| ids.iter().map(|&id| cell(id)).collect::<Vec<u64>>();
            let mut sides: Vec<Vec<Vec<u64>>> =
                rank.sides.iter().map(|side| side.iter().map(|ids| line(ids)).collect()).collect();
            sides.iter_mut().for_each(|side| side.sort_unstable());
            sides.sort_unstable();
            let sides = sides.into_iter().flatten().flatten();
            [7, digit(rank.digit), rank.smaller as u64].into_iter().chain(line(&rank.line)).chain(sides).collect()
        }
    }
}
