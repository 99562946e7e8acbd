//! Finds puzzles that are the same except for the names of their digits and the order of their cells: for each puzzle,
//! an earlier one that equals it up to relabelling and symmetry.
//!
//! This is graph isomorphism; no symmetry of the grid is built in. Two puzzles are twins if some renaming of cells and
//! digits turns the constraints of one model into those of the other. The renaming is found by colour refinement
//! (Weisfeiler and Leman): cells and digits have colours, which are recomputed from the colours around them until no
//! further cells or digits are distinguished. Then one cell or digit is given a colour of its own and refinement
//! continues (individualisation), until every cell and digit has its own colour. The search backtracks over the cells
//! or digits of the other puzzle that could match.

use std::collections::{BTreeMap, HashMap};

use crate::author::transformed;
use crate::board::{CellId, Digit, DigitSet, Transformation};
use crate::model::{Cmp, Model, Shape};
use crate::puzzle::Puzzle;
use crate::solve::{Control, SolveError};

/// Returns, for each puzzle, the first earlier one that is the same up to the names of digits and the order of cells.
pub fn find_twins(puzzles: &[&Puzzle]) -> Vec<Option<usize>> {
    find_twins_until(puzzles, &Control::new()).0
}

/// Does the same as [`find_twins`], but stops with the control. Also returns why it stopped early, if it did.
pub fn find_twins_until(puzzles: &[&Puzzle], control: &Control) -> (Vec<Option<usize>>, Option<SolveError>) {
    // Puzzles by signature, which is equal for twins. Only the first puzzle of each set of twins is stored.
    let mut known: HashMap<u64, Vec<(usize, ModelGraph)>> = HashMap::new();
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
    known: &mut HashMap<u64, Vec<(usize, ModelGraph)>>,
    control: &Control,
) -> Result<Option<usize>, SolveError> {
    control.check()?;
    let graph = ModelGraph::of(&puzzle.model());
    // Where the values of digits matter, the only renaming is that of each digit d to n + 1 - d, which changes sums and
    // the directions of lines as well.
    let mirrored = if graph.is_valued() { mirrored(puzzle) } else { None };
    let mirrored = mirrored.map(|mirrored| ModelGraph::of(&mirrored.model()));
    for own in std::iter::once(&graph).chain(&mirrored) {
        for (other, of_other) in known.get(&own.signature()).into_iter().flatten() {
            if of_other.is_isomorphic(own, control)? {
                return Ok(Some(*other));
            }
        }
    }
    known.entry(graph.signature()).or_default().push((index, graph));
    Ok(None)
}

/// Returns the puzzle with each digit d renamed to n + 1 - d, or `None` if its rules cannot express that.
fn mirrored(puzzle: &Puzzle) -> Option<Puzzle> {
    let board = puzzle.board();
    let names = (0..usize::from(board.size())).rev().map(Digit::from_index).collect();
    transformed(puzzle, &Transformation::relabelling(board, names)?)
}

/// The limit of attempts to match two puzzles, after which they count as different. No real pair needs nearly as many.
const MAX_ATTEMPTS: usize = 2000;

/// A budget of matching attempts.
struct AttemptBudget<'a> {
    attempts_left: usize,
    control: &'a Control,
}

impl AttemptBudget<'_> {
    /// Uses up one attempt, and returns whether any are left.
    fn use_one(&mut self) -> Result<bool, SolveError> {
        self.control.check()?;
        self.attempts_left = self.attempts_left.saturating_sub(1);
        Ok(self.attempts_left > 0)
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

fn mix_pair(a: u64, b: u64) -> u64 {
    // The two numbers are treated differently, so that their order matters.
    mix(mix(a) ^ b.rotate_left(17))
}

/// Combines colours without regard to their order.
fn mix_unordered(colours: impl Iterator<Item = u64>) -> u64 {
    colours.fold(0, |sum, colour| sum.wrapping_add(mix(colour)))
}

/// A model with a colour for each cell and digit. The colours depend only on the structure of the model and not on its
/// numbering.
#[derive(Clone)]
struct ModelGraph {
    shapes: std::rc::Rc<[Shape]>,
    cells: Vec<u64>,
    digits: Vec<u64>,
}

impl ModelGraph {
    fn of(model: &Model) -> ModelGraph {
        let mut shapes: Vec<Shape> = model.constraints().iter().map(|constraint| constraint.shape.clone()).collect();
        // A constraint that is stated twice counts once.
        let mut seen = std::collections::BTreeSet::new();
        let (own_cell, own_digit) = (|cell: CellId| cell.index() as u64, |digit: Digit| u64::from(digit.value()));
        shapes.retain(|shape| seen.insert(shape_key(shape, &own_cell, &own_digit)));
        // Sums, pairs, words and ranks depend on the values of digits, so digits cannot be renamed and each has its own
        // colour.
        let valued = shapes.iter().any(is_valued);
        let variables = model.variables();
        let values = u64::from(variables.most_values());
        let digits = (1..=values).map(|digit| if valued { mix(digit) } else { 0 }).collect();
        // The variables of a layer differ from cells, and from those of other layers.
        let colour = |id: usize| variables.layer_of(CellId(id as u16)).map_or(0, |(layer, _)| mix(layer as u64 + 1));
        let mut graph =
            ModelGraph { shapes: shapes.into(), cells: (0..variables.count()).map(colour).collect(), digits };
        graph.refine();
        graph
    }

    /// Returns whether a constraint depends on the values of digits.
    fn is_valued(&self) -> bool {
        self.shapes.iter().any(is_valued)
    }

    fn signature(&self) -> u64 {
        let all = mix_pair(mix_unordered(self.cells.iter().copied()), mix_unordered(self.digits.iter().copied()));
        mix_pair(all, self.shapes.len() as u64)
    }

    fn count_colours(&self) -> usize {
        let colours = self.cells.iter().chain(&self.digits);
        colours.collect::<std::collections::BTreeSet<_>>().len()
    }

    /// Refines the colours until no further cells and digits are distinguished.
    fn refine(&mut self) {
        let mut classes = self.count_colours();
        loop {
            self.refine_once();
            // A new colour includes the old one, so classes can only split. Without a split, the colouring is stable.
            let now = self.count_colours();
            if now <= classes {
                return;
            }
            classes = now;
        }
    }

    /// Gives each cell and digit a new colour, computed from its old colour and the colours of the cells and digits
    /// with which it shares constraints.
    fn refine_once(&mut self) {
        // New colours are sums over the old ones, so the order of the constraints does not matter.
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
                    let colour = mix_pair(1, mix_unordered(ids.iter().map(|&id| cell(id))));
                    ids.iter().for_each(|&id| add(id, colour));
                }
                Shape::Domain(id, set) => {
                    let colour = mix_pair(2, mix_unordered(set.iter().map(digit)));
                    add(*id, colour);
                    for one in set.iter() {
                        let sum = &mut digits[usize::from(one.value()) - 1];
                        *sum = sum.wrapping_add(mix(mix_pair(colour, cell(*id))));
                    }
                }
                Shape::AtLeastOne(places) => {
                    let colour =
                        mix_pair(3, mix_unordered(places.iter().map(|&(id, one)| mix_pair(cell(id), digit(one)))));
                    for &(id, one) in places {
                        add(id, mix_pair(colour, digit(one)));
                        let sum = &mut digits[usize::from(one.value()) - 1];
                        *sum = sum.wrapping_add(mix(mix_pair(colour, cell(id))));
                    }
                }
                Shape::Sum { terms, cmp, total } => {
                    let factors = mix_unordered(terms.iter().map(|&(factor, id)| mix_pair(factor as u64, cell(id))));
                    let colour = mix_pair(mix_pair(4, comparison_code(*cmp)), mix_pair(*total as u64, factors));
                    terms.iter().for_each(|&(factor, id)| add(id, mix_pair(colour, factor as u64)));
                }
                Shape::Pair(one, other, table) => {
                    let colour = mix_pair(5, hash_of(table));
                    // The table need not be symmetric, so the two cells have different roles.
                    add(*one, mix_pair(mix_pair(colour, 1), cell(*other)));
                    add(*other, mix_pair(mix_pair(colour, 2), cell(*one)));
                }
                Shape::Word(ids, automaton) => {
                    let word = ids.iter().fold(hash_of(automaton), |word, &id| mix_pair(word, cell(id)));
                    (0..).zip(ids).for_each(|(place, &id)| add(id, mix_pair(mix_pair(6, word), place)));
                }
                Shape::Rank(rank) => {
                    let line = |ids: &[CellId]| ids.iter().fold(7, |line, &id| mix_pair(line, cell(id)));
                    let side = |lines: &[Vec<CellId>]| mix_unordered(lines.iter().map(|ids| line(ids)));
                    let sides = mix_unordered(rank.sides.iter().map(|lines| side(lines)));
                    let said = mix_pair(
                        mix_pair(rank.smaller_count as u64, digit(rank.digit)),
                        mix_pair(line(&rank.line), sides),
                    );
                    (0..).zip(&rank.line).for_each(|(place, &id)| add(id, mix_pair(said, place)));
                }
                Shape::Table(ids, tuples) => {
                    let table = ids.iter().fold(hash_of(tuples), |table, &id| mix_pair(table, cell(id)));
                    (0..).zip(ids).for_each(|(place, &id)| add(id, mix_pair(mix_pair(8, table), place)));
                }
                Shape::Linear { terms, cmp, total } => {
                    let weights = terms.iter().map(|(id, weights)| mix_pair(hash_of(weights), cell(*id)));
                    let colour = mix_pair(comparison_code(*cmp), *total as u64);
                    let colour = mix_pair(mix_pair(9, colour), mix_unordered(weights));
                    terms.iter().for_each(|(id, weights)| add(*id, mix_pair(colour, hash_of(weights))));
                }
                Shape::Connected(connected) => {
                    let own = |&(id, values): &(CellId, DigitSet)| {
                        mix_pair(cell(id), mix_unordered(values.iter().map(digit)))
                    };
                    let places: Vec<u64> = connected.places.iter().map(own).collect();
                    let neighbours = connected.neighbours();
                    let all = mix_pair(10, mix_unordered(places.iter().copied()));
                    for (place, &(id, _)) in connected.places.iter().enumerate() {
                        let beside = mix_unordered(neighbours[place].iter().map(|&place| places[place]));
                        let leads_out =
                            connected.exits.as_ref().map_or(0, |exits| 1 + u64::from(exits.contains(&place)));
                        add(id, mix_pair(mix_pair(all, leads_out), mix_pair(places[place], beside)));
                    }
                }
            }
        }
        (self.cells, self.digits) = (cells, digits);
    }

    /// Returns whether some renaming of cells and digits turns one model into the other.
    fn is_isomorphic(&self, other: &ModelGraph, control: &Control) -> Result<bool, SolveError> {
        let alike = self.cells.len() == other.cells.len() && self.digits.len() == other.digits.len();
        if !alike || self.shapes.len() != other.shapes.len() {
            return Ok(false);
        }
        find_renaming(self, other, &mut AttemptBudget { attempts_left: MAX_ATTEMPTS, control })
    }

    /// Returns the indices of cells and digits by colour; digits follow the cells.
    fn by_colour(&self) -> BTreeMap<u64, Vec<usize>> {
        let mut classes: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        let all = self.cells.iter().chain(&self.digits).enumerate();
        all.for_each(|(index, &colour)| classes.entry(colour).or_default().push(index));
        classes
    }

    /// Returns a copy in which one cell or digit has a colour of its own, refined again.
    fn individualised(&self, index: usize) -> ModelGraph {
        let mut graph = self.clone();
        let cells = graph.cells.len();
        let colour = if index < cells { &mut graph.cells[index] } else { &mut graph.digits[index - cells] };
        *colour = mix_pair(*colour, u64::MAX);
        graph.refine();
        graph
    }
}

/// Returns whether a shape depends on the values of digits.
fn is_valued(shape: &Shape) -> bool {
    match shape {
        Shape::Sum { .. }
        | Shape::Pair(..)
        | Shape::Word(..)
        | Shape::Rank(_)
        | Shape::Table(..)
        | Shape::Linear { .. }
        | Shape::Connected(_) => true,
        Shape::ExactlyOnce(_) | Shape::AllDifferent(_) | Shape::Domain(..) | Shape::AtLeastOne(_) => false,
    }
}

fn comparison_code(cmp: Cmp) -> u64 {
    match cmp {
        Cmp::AtMost => 0,
        Cmp::Equal => 1,
        Cmp::AtLeast => 2,
    }
}

/// Searches for a renaming. Individualises one member of the smallest colour class with several members, and tries each
/// member of the same class of the other graph in its place.
fn find_renaming(one: &ModelGraph, other: &ModelGraph, tries: &mut AttemptBudget) -> Result<bool, SolveError> {
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
    // A renaming maps this member to some member of the same class, so it is enough to try all of those.
    let apart = one.individualised(class[0]);
    for &index in &theirs[colour] {
        if !tries.use_one()? {
            break;
        }
        if find_renaming(&apart, &other.individualised(index), tries)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether the shapes are the same when each cell and digit is named by its colour.
fn same_shapes(one: &ModelGraph, other: &ModelGraph) -> bool {
    // Each colour occurs once in either graph here, so equal colours are the renaming.
    let keys = |graph: &ModelGraph| {
        let cell = |id: CellId| graph.cells[id.index()];
        let digit = |digit: Digit| graph.digits[usize::from(digit.value()) - 1];
        let mut keys: Vec<Vec<u64>> = graph.shapes.iter().map(|shape| shape_key(shape, &cell, &digit)).collect();
        keys.sort_unstable();
        keys
    };
    keys(one) == keys(other)
}

/// Returns a hash of a lookup table.
fn hash_of(table: &impl std::hash::Hash) -> u64 {
    use std::hash::Hasher;
    // `DefaultHasher::new` uses fixed keys, so that every run gives the same numbers.
    let mut hasher = std::hash::DefaultHasher::new();
    table.hash(&mut hasher);
    hasher.finish()
}

/// Returns a shape as a list of numbers, which depends on the order of its cells only if the meaning of the shape does.
fn shape_key(shape: &Shape, cell: &impl Fn(CellId) -> u64, digit: &impl Fn(Digit) -> u64) -> Vec<u64> {
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
            sorted(terms, vec![4, comparison_code(*cmp), *total as u64])
        }
        Shape::Pair(one, other, table) => vec![5, hash_of(table), cell(*one), cell(*other)],
        Shape::Word(ids, automaton) => {
            [6, hash_of(automaton)].into_iter().chain(ids.iter().map(|&id| cell(id))).collect()
        }
        Shape::Rank(rank) => {
            let line = |ids: &[CellId]| ids.iter().map(|&id| cell(id)).collect::<Vec<u64>>();
            let mut sides: Vec<Vec<Vec<u64>>> =
                rank.sides.iter().map(|side| side.iter().map(|ids| line(ids)).collect()).collect();
            sides.iter_mut().for_each(|side| side.sort_unstable());
            sides.sort_unstable();
            let sides = sides.into_iter().flatten().flatten();
            [7, digit(rank.digit), rank.smaller_count as u64].into_iter().chain(line(&rank.line)).chain(sides).collect()
        }
        Shape::Table(ids, tuples) => [8, hash_of(tuples)].into_iter().chain(ids.iter().map(|&id| cell(id))).collect(),
        Shape::Linear { terms, cmp, total } => {
            let terms = terms.iter().map(|(id, weights)| [hash_of(weights), cell(*id)]).collect();
            sorted(terms, vec![9, comparison_code(*cmp), *total as u64])
        }
        Shape::Connected(connected) => {
            let own = |&(id, values): &(CellId, DigitSet)| {
                let mut values: Vec<u64> = values.iter().map(digit).collect();
                values.sort_unstable();
                [vec![cell(id)], values].concat()
            };
            let places: Vec<Vec<u64>> = connected.places.iter().map(own).collect();
            let mut edges: Vec<[&Vec<u64>; 2]> =
                connected.edges.iter().map(|&(one, other)| [&places[one], &places[other]]).collect();
            edges.iter_mut().for_each(|edge| edge.sort_unstable());
            edges.sort_unstable();
            let mut exits: Vec<&Vec<u64>> = connected.exits.iter().flatten().map(|&place| &places[place]).collect();
            exits.sort_unstable();
            let mut all: Vec<&Vec<u64>> = places.iter().collect();
            all.sort_unstable();
            let lists = [all, edges.concat(), exits];
            let count = |list: &Vec<&Vec<u64>>| list.len() as u64;
            let words = lists.iter().flat_map(|list| {
                [count(list)]
                    .into_iter()
                    .chain(list.iter().flat_map(|place| [place.len() as u64].into_iter().chain(place.iter().copied())))
            });
            [10, u64::from(connected.exits.is_some())].into_iter().chain(words).collect()
        }
    }
}
