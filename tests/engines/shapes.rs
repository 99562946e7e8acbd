//! Shapes that the native engine combines or rewrites, compared with brute force: counts of several digits in the same
//! cells, pairs between any two of some cells, and automata with patterns.

use std::collections::BTreeSet;

use gridwright::board::{Board, CellId, Digit, DigitSet, Filling, Random};
use gridwright::model::{Automaton, Model, PairTable, Shape};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{Context, Kind};

/// A model over few cells for brute force, with its houses.
struct Small {
    digits: u8,
    cells: usize,
    shapes: Vec<Shape>,
}

impl Small {
    fn model(&self, cells: usize) -> Model {
        let mut model = Model::unconstrained(cells, self.digits);
        self.shapes.iter().for_each(|shape| model.add(shape.clone()));
        let first = DigitSet::just(Digit::from_index(0));
        (self.cells..cells).for_each(|cell| model.add(Shape::Domain(CellId(cell as u16), first)));
        model
    }

    /// Returns every filling of the cells that satisfies all shapes.
    fn fillings(&self) -> BTreeSet<Vec<Digit>> {
        let size = usize::from(self.digits);
        let nth = |number: usize| -> Vec<Digit> {
            (0..self.cells).map(|cell| Digit::from_index(number / size.pow(cell as u32) % size)).collect()
        };
        let holds = |digits: &Vec<Digit>| self.shapes.iter().all(|shape| shape.holds(&Filling::new(digits.clone())));
        (0..size.pow(self.cells as u32)).map(nth).filter(holds).collect()
    }

    /// Runs every search on a narrow and a wide board.
    fn check(&self, name: &str) -> usize {
        let expected = self.fillings();
        for cells in [self.cells, 140] {
            for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
                let mut found = BTreeSet::new();
                let each = &mut |filling: Filling| {
                    assert!(found.insert(filling.digits()[..self.cells].to_vec()), "{name}: found twice");
                };
                engine.solutions(&self.model(cells), u64::MAX, &Control::new(), each).unwrap();
                assert_eq!(found, expected, "{name} on {cells} cells");
            }
        }
        expected.len()
    }
}

fn some_cells(cells: usize, random: &mut Random) -> Vec<CellId> {
    let mut all: Vec<CellId> = (0..cells as u16).map(CellId).collect();
    random.shuffle(&mut all);
    all.truncate(3 + random.below(cells - 2));
    all
}

/// Returns an automaton that counts a digit, as kinds of rule build it.
fn count(digits: u8, counted: Digit, allowed: u32) -> Automaton {
    let most = u32::BITS - allowed.leading_zeros();
    let step = |&count: &u32, digit: Digit| {
        let count = count + u32::from(digit == counted);
        (count < most).then_some(count)
    };
    Automaton::explore(digits, 0, step, |&count| allowed >> count & 1 == 1)
}

#[test]
fn counts_of_the_same_cells_are_those_of_brute_force() {
    let mut random = Random::new(4);
    let (mut with, mut without) = (0, 0);
    for case in 0..150 {
        // Two rows of four that are houses, and three vertical pairs.
        let house = |from: u16| Shape::ExactlyOnce((from..from + 4).map(CellId).collect());
        let mut shapes = vec![house(0), house(4)];
        shapes.extend((0..3).map(|at| Shape::AllDifferent(vec![CellId(at), CellId(at + 4)])));
        shapes.truncate(random.below(shapes.len() + 1));
        let cells = some_cells(8, &mut random);
        for digit in DigitSet::all(4).iter() {
            if random.below(4) > 0 {
                // None, as many as the digit says, or some other number.
                let allowed = 1 | 1 << digit.value() | 1 << random.below(4);
                shapes.push(Shape::Word(cells.clone(), count(4, digit, allowed)));
            }
        }
        let small = Small { digits: 4, cells: 8, shapes };
        let found = small.check(&format!("case {case}"));
        *(if found > 0 { &mut with } else { &mut without }) += 1;
    }
    assert!(with > 40 && without > 10, "{with} have solutions, {without} have none");
}

#[test]
fn pairs_between_any_two_cells_are_those_of_brute_force() {
    let mut random = Random::new(5);
    let (mut with, mut without) = (0, 0);
    for case in 0..150 {
        let apart = 1 + random.below(3) as i32;
        let kind = random.below(3);
        let table = PairTable::new(5, |one, other| {
            let apart_here = (i32::from(one.value()) - i32::from(other.value())).abs();
            match kind {
                0 => (1..=apart).contains(&apart_here),
                1 => apart_here > apart - 1,
                // Not symmetric in the two cells.
                _ => one.value() <= other.value() + 1,
            }
        });
        let cells = some_cells(6, &mut random);
        let mut shapes = Vec::new();
        for (at, &one) in cells.iter().enumerate() {
            for &other in &cells[at + 1..] {
                // Sometimes one is missing, or occurs twice.
                for _ in 0..[1, 1, 1, 1, 1, 1, 0, 2][random.below(8)] {
                    shapes.push(Shape::Pair(one, other, table.clone()));
                }
            }
        }
        if random.below(4) > 0 {
            shapes.push(Shape::AllDifferent(cells.into_iter().take(5).collect()));
        }
        let found = Small { digits: 5, cells: 6, shapes }.check(&format!("case {case}"));
        *(if found > 0 { &mut with } else { &mut without }) += 1;
    }
    assert!(with > 80 && without > 5, "{with} have solutions, {without} have none");
}

/// Returns every sequence of `length` of the digits.
fn words(digits: u8, length: usize) -> Vec<Vec<Digit>> {
    let mut words = vec![vec![]];
    for _ in 0..length {
        let longer = |word: &Vec<Digit>| {
            let word = word.clone();
            let others = DigitSet::all(digits).iter().filter(|digit| !word.contains(digit)).collect::<Vec<Digit>>();
            others.into_iter().map(move |digit| [word.as_slice(), &[digit]].concat())
        };
        words = words.iter().flat_map(longer).collect();
    }
    words
}

#[test]
fn patterns_say_what_their_automata_accept_of_different_digits() {
    let mut random = Random::new(6);
    for board in [Board::single(2, 2).unwrap(), Board::single(2, 3).unwrap()] {
        let words = words(board.size(), board.size().into());
        let solution = Native::new().another_solution(&Model::of_board(&board), &[], &Control::new()).unwrap().unwrap();
        let mut kinds = BTreeSet::new();
        for (kind, seed) in Kind::ALL.iter().flat_map(|&kind| (0..30).map(move |seed| (kind, seed))) {
            // Half of the rules are true of a solution.
            let rule = match seed % 2 {
                0 => kind.random_of(&Context::without_rules(&board), &solution, &mut random),
                _ => kind.random(&board, &mut random),
            };
            let Some(rule) = rule.filter(|rule| rule.check_fit(&board).is_ok()) else { continue };
            let rules = vec![PlacedRule::new(rule)];
            let puzzle = Puzzle::builder(board.clone()).rules(rules).build().unwrap();
            for shape in puzzle.model().shapes() {
                let Shape::Word(cells, automaton) = shape else { continue };
                let Some(patterns) = automaton.patterns() else { continue };
                kinds.insert(format!("{kind:?}"));
                assert_eq!(cells.len(), usize::from(board.size()));
                for word in &words {
                    let has = |pattern: &[DigitSet]| pattern.iter().zip(word).all(|(set, &digit)| set.contains(digit));
                    let accepted = automaton.accepts(word.iter().copied().map(Some));
                    assert_eq!(patterns.iter().any(has), accepted, "{kind:?}: {word:?}");
                }
            }
        }
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["HiddenSkyscraper", "Sandwich", "XSum"]);
    }
}
