//! Models with layers beside the digits of cells, compared with brute force.

use std::collections::BTreeSet;

use gridwright::algebra::{Algebra, Ideal, IdealError};
use gridwright::board::{CellId, Digit, DigitSet, Filling, Random};
use gridwright::model::{Automaton, Cmp, Connected, Layer, Model, PairTable, Shape, Tuples, Weights};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, SolveError};

const CELLS: usize = 4;
const DIGITS: u8 = 3;

pub fn layer(name: &'static str, counts: bool, values: u8, variables: usize) -> Layer {
    Layer { name, counts, values, owners: (0..variables as u16).map(CellId).collect() }
}

/// Returns every assignment of all variables that satisfies all shapes.
pub fn assignments(model: &Model) -> Vec<Filling> {
    let variables = model.variables();
    let sizes: Vec<usize> =
        (0..variables.count()).map(|id| usize::from(variables.values_of(CellId(id as u16)))).collect();
    let mut found = Vec::new();
    let mut values = vec![0; sizes.len()];
    loop {
        let digits: Vec<Digit> = values.iter().map(|&value| Digit::from_index(value)).collect();
        let (cells, layers) = digits.split_at(variables.cells());
        let filling = Filling::new(cells.to_vec()).with_layers(layers.to_vec());
        if model.shapes().all(|shape| shape.holds(&filling)) {
            found.push(filling);
        }
        // Counts up, the first variable fastest.
        let Some(place) = (0..sizes.len()).find(|&place| values[place] + 1 < sizes[place]) else { return found };
        values[..place].fill(0);
        values[place] += 1;
    }
}

/// Returns the solutions: the assignments without auxiliary variables, each once.
pub fn solutions(model: &Model) -> BTreeSet<Filling> {
    let counted = model.variables().counted() - model.variables().cells();
    let counts = |filling: Filling| {
        let layers = filling.layers()[..counted].to_vec();
        Filling::new(filling.digits().to_vec()).with_layers(layers)
    };
    assignments(model).into_iter().map(counts).collect()
}

pub fn some(ids: &mut [CellId], least: usize, most: usize, random: &mut Random) -> Vec<CellId> {
    random.shuffle(ids);
    ids[..(least + random.below(most - least + 1)).min(ids.len())].to_vec()
}

pub fn comparison(random: &mut Random) -> Cmp {
    [Cmp::AtMost, Cmp::Equal, Cmp::AtLeast][random.below(3)]
}

/// Returns a random shape on any variables of the model.
pub fn shape(model: &Model, random: &mut Random) -> Shape {
    let variables = model.variables();
    let most = variables.most_values();
    let mut ids: Vec<CellId> = (0..variables.count()).map(|id| CellId(id as u16)).collect();
    let value = |id: CellId, random: &mut Random| Digit::from_index(random.below(variables.values_of(id).into()));
    match random.below(9) {
        0 => Shape::AllDifferent(some(&mut ids, 2, 3, random)),
        1 => {
            let id = some(&mut ids, 1, 1, random)[0];
            Shape::Domain(id, [value(id, random), value(id, random)].into_iter().collect::<DigitSet>())
        }
        2 => {
            let places = some(&mut ids, 1, 4, random);
            Shape::AtLeastOne(places.into_iter().map(|id| (id, value(id, random))).collect())
        }
        3 => {
            let terms = some(&mut ids, 1, 4, random);
            let factor = |random: &mut Random| [1, 1, 2, -1, -3][random.below(5)];
            let terms = terms.into_iter().map(|id| (factor(random), id)).collect();
            Shape::Sum { terms, cmp: comparison(random), total: random.below(9) as i32 - 2 }
        }
        4 => {
            let pair = some(&mut ids, 2, 2, random);
            let apart = random.below(4);
            let table = PairTable::new(most, |one, other| (one.index() + 2 * other.index()) % 4 != apart);
            Shape::Pair(pair[0], pair[1], table)
        }
        5 => {
            let word = some(&mut ids, 2, 4, random);
            let (rest, step) = (random.below(3), 1 + random.below(2));
            let next = |&state: &usize, digit: Digit| Some((state + step * digit.index()) % 3);
            Shape::Word(word, Automaton::explore(most, 0, next, |&state| state != rest))
        }
        6 => {
            let cells = some(&mut ids, 1, 3, random);
            let count = 1 + random.below(5 * cells.len());
            let tuples = (0..count).map(|_| cells.iter().map(|&id| value(id, random)).collect::<Vec<_>>());
            let tuples = Tuples::new(cells.len(), tuples.collect::<Vec<_>>());
            Shape::Table(cells, tuples)
        }
        7 => {
            let variables = some(&mut ids, 2, 6, random);
            let taken =
                |id: CellId, random: &mut Random| (id, [value(id, random), value(id, random)].into_iter().collect());
            let mut places: Vec<(CellId, DigitSet)> = variables.iter().map(|&id| taken(id, random)).collect();
            // Two places of one variable, as two parts of a loop in a cell.
            places.extend((random.below(3) == 0).then(|| taken(variables[0], random)));
            let pairs = (0..places.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            let edges = pairs.collect::<Vec<_>>().into_iter().filter(|_| random.below(2) == 0).collect();
            let exits = (random.below(3) == 0).then(|| (0..places.len()).filter(|_| random.below(3) == 0).collect());
            Shape::Connected(Box::new(Connected { places, edges, exits }))
        }
        _ => {
            let terms = some(&mut ids, 1, 5, random);
            let weights = |id: CellId, random: &mut Random| {
                Weights::new((0..variables.values_of(id)).map(|_| random.below(7) as i32 - 2).collect::<Vec<_>>())
            };
            let terms = terms.into_iter().map(|id| (id, weights(id, random))).collect();
            Shape::Linear { terms, cmp: comparison(random), total: random.below(9) as i32 - 1 }
        }
    }
}

/// Returns a random model with layers of 2, 4 and 5 values, the last of which does not count.
pub fn model(random: &mut Random) -> Model {
    let mut model = Model::unconstrained(CELLS, DIGITS);
    model.add_layer(layer("shade", true, 2, 1 + random.below(3)));
    model.add_layer(layer("mark", true, 4, random.below(2)));
    model.add_layer(layer("value", false, 5, random.below(3)));
    if random.below(2) == 0 {
        model.add_different((0..DIGITS.into()).map(CellId).collect());
    }
    for _ in 0..1 + random.below(6) {
        let shape = shape(&model, random);
        model.add(shape);
    }
    model
}

/// Returns all solutions that an engine finds, each of which it must find once.
pub fn found_by(engine: &mut dyn Engine, model: &Model) -> BTreeSet<Filling> {
    let mut found = BTreeSet::new();
    let each = &mut |filling: Filling| assert!(found.insert(filling), "a solution was found twice");
    let count = engine.solutions(model, u64::MAX, &Control::new(), each).unwrap();
    assert_eq!(count, Count::Exactly(found.len() as u64));
    found
}

/// Returns the values of each variable in the solutions.
pub fn candidates(solutions: &BTreeSet<Filling>, variables: usize) -> Vec<DigitSet> {
    let mut sets = vec![DigitSet::EMPTY; variables];
    for filling in solutions {
        sets.iter_mut().zip(filling.all()).for_each(|(set, value)| *set = set.union(DigitSet::just(value)));
    }
    sets
}

fn native_searches_agree_with_brute_force(cases: usize, seed: u64) {
    let mut random = Random::new(seed);
    let (mut without, mut with) = (0, 0);
    for case in 0..cases {
        let model = model(&mut random);
        let expected = solutions(&model);
        *if expected.is_empty() { &mut without } else { &mut with } += 1;
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(found_by(&mut engine, &model), expected, "case {case}: {model:?}");
            let sets = engine.candidates(&model, &Control::new()).unwrap();
            assert_eq!(sets, candidates(&expected, model.variables().counted()), "case {case}: {model:?}");
        }
        assert!(expected.iter().all(|filling| model.accepts(filling)), "case {case}: {model:?}");
    }
    assert!(without > cases / 10 && with > cases / 4, "{without} without solutions, {with} with");
}

#[test]
fn native_searches_find_the_solutions_of_layers() {
    native_searches_agree_with_brute_force(400, 58);
}

#[test]
#[ignore = "takes minutes"]
fn native_searches_find_the_solutions_of_many_layers() {
    native_searches_agree_with_brute_force(3_000, 59);
}

#[test]
fn the_integer_program_has_the_solutions_of_layers() {
    let mut random = Random::new(60);
    let mut with = 0;
    for case in 0..100 {
        let model = model(&mut random);
        let expected = solutions(&model);
        // Each solution is a solve of its own.
        if expected.len() > 12 {
            continue;
        }
        with += usize::from(!expected.is_empty());
        for mut engine in [Bilp::new(), Bilp::without_probing()] {
            assert_eq!(found_by(&mut engine, &model), expected, "case {case}: {model:?}");
        }
        let sets = Bilp::new().candidates(&model, &Control::new()).unwrap();
        assert_eq!(sets, candidates(&expected, model.variables().counted()), "case {case}: {model:?}");
    }
    assert!(with > 8, "{with} with solutions");
}

#[test]
fn only_solutions_are_accepted() {
    let mut random = Random::new(61);
    let (mut refused, mut accepted) = (0, 0);
    for _ in 0..60 {
        let model = model(&mut random);
        let expected = solutions(&model);
        let mut unconstrained = Model::unconstrained(CELLS, DIGITS);
        model.variables().layers().iter().for_each(|layer| _ = unconstrained.add_layer(layer.clone()));
        for filling in solutions(&unconstrained) {
            let is_accepted = model.accepts(&filling);
            assert_eq!(is_accepted, expected.contains(&filling), "{model:?}");
            *if is_accepted { &mut accepted } else { &mut refused } += 1;
        }
        let without_layers = Filling::new(vec![Digit::from_index(0); CELLS]);
        assert!(!model.accepts(&without_layers));
    }
    assert!(refused > 1000 && accepted > 300, "{refused} {accepted}");
}

#[test]
fn algebra_refuses_layers() {
    let mut model = Model::unconstrained(CELLS, DIGITS);
    model.add_layer(layer("shade", true, 2, 1));
    let mut with_table = Model::unconstrained(CELLS, DIGITS);
    let tuple = vec![Digit::from_index(0)];
    with_table.add(Shape::Table(vec![CellId(0)], Tuples::new(1, [tuple])));
    for model in [model, with_table] {
        let answer = Algebra::new().verdict(&model, &Control::new());
        assert!(matches!(answer, Err(SolveError::Engine(_))), "{answer:?}");
        assert!(matches!(Ideal::new(&model), Err(IdealError::Layers)));
    }
}
