//! Choices, of which so many conditions hold, and groups of rules with quantifiers, compared with brute force.

use std::collections::BTreeSet;

use gridwright::author::{MinimiseOptions, minimise};
use gridwright::board::{Board, CellId, Filling, Random, Turn};
use gridwright::formats::ModelFormat;
use gridwright::logic::{LogicLayout, PathOptions, solve};
use gridwright::model::{ChoiceCount, Cmp, Condition, Model, Origin, Shape, Weights};
use gridwright::place::Border;
use gridwright::puzzle::{Edit, PlacedRule, Puzzle, Quantifier};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{DifferenceDot, Kind, Rule};
use gridwright::words::Message;

use crate::common::{rules, soak};
use crate::layers;

/// A model without a choice, and the conditions of the choice.
struct ModelWithChoice {
    base: Model,
    conditions: Vec<Condition>,
    count: ChoiceCount,
}

/// Returns a random model with a choice of 1 to 4 conditions, each of up to 3 shapes.
fn model_with_choice(random: &mut Random) -> ModelWithChoice {
    let base = layers::model(random);
    let chosen = |random: &mut Random| loop {
        let shape = layers::shape(&base, random);
        if Model::can_choose(&shape) {
            return shape;
        }
    };
    let conditions: Vec<Condition> = (0..1 + random.below(4))
        .map(|rule| {
            let shapes = (0..[1, 1, 1, 2, 3, 0][random.below(6)]).map(|_| chosen(random)).collect();
            Condition { origin: Origin::Rule(rule), shapes }
        })
        .collect();
    let variables = base.variables();
    let count = match random.below(4) {
        0 => {
            let variable = CellId(random.below(variables.count()) as u16);
            ChoiceCount::Of(variable, Weights::factor(1, variables.values_of(variable)))
        }
        _ => ChoiceCount::Compared(layers::comparison(random), random.below(conditions.len() + 1) as i32),
    };
    ModelWithChoice { base, conditions, count }
}

impl ModelWithChoice {
    fn model(&self) -> Model {
        let mut model = self.base.clone();
        assert!(model.add_choice(&self.conditions, &self.count, Origin::Rule(0)));
        model
    }

    fn holds(&self, filling: &Filling) -> bool {
        let holds = |condition: &&Condition| condition.shapes.iter().all(|shape| shape.holds(filling));
        let number = self.conditions.iter().filter(holds).count() as i64;
        match &self.count {
            ChoiceCount::Compared(cmp, total) => cmp.holds(number, i64::from(*total)),
            ChoiceCount::Of(variable, weights) => number == i64::from(weights.of(filling[*variable])),
        }
    }

    /// Returns all solutions by brute force, without the model of the choice.
    fn solutions(&self) -> BTreeSet<Filling> {
        let counted = self.base.variables().counted() - self.base.cells();
        let holding = layers::assignments(&self.base).into_iter().filter(|filling| self.holds(filling));
        let solution = |filling: Filling| {
            let layers = filling.layers()[..counted].to_vec();
            Filling::new(filling.digits().to_vec()).with_layers(layers)
        };
        holding.map(solution).collect()
    }
}

fn searches_agree_with_brute_force(cases: usize, seed: u64) {
    let mut random = Random::new(seed);
    let (mut without, mut with) = (0, 0);
    for case in 0..cases {
        let chosen = model_with_choice(&mut random);
        let (model, expected) = (chosen.model(), chosen.solutions());
        *if expected.is_empty() { &mut without } else { &mut with } += 1;
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(layers::found_by(&mut engine, &model), expected, "case {case}: {model:?}");
            let sets = engine.candidates(&model, &Control::new()).unwrap();
            assert_eq!(sets, layers::candidates(&expected, model.variables().counted()), "case {case}: {model:?}");
        }
        assert!(expected.iter().all(|filling| model.accepts(filling)), "case {case}: {model:?}");
    }
    assert!(without > cases / 10 && with > cases / 4, "{without} without solutions, {with} with");
}

#[test]
fn choices_in_native_searches_agree_with_brute_force() {
    searches_agree_with_brute_force(150 * soak() as usize, 58);
}

fn programs_agree_with_brute_force(cases: usize, seed: u64) {
    let mut random = Random::new(seed);
    for case in 0..cases {
        let chosen = model_with_choice(&mut random);
        let (model, expected) = (chosen.model(), chosen.solutions());
        if expected.len() <= 12 {
            assert_eq!(layers::found_by(&mut Bilp::new(), &model), expected, "case {case}: {model:?}");
        } else {
            let found = Bilp::new().another_solution(&model, &[], &Control::new()).unwrap().unwrap();
            assert!(expected.contains(&found), "case {case}: {model:?}");
        }
    }
}

#[test]
fn choices_in_the_program_agree_with_brute_force() {
    programs_agree_with_brute_force(40 * soak() as usize, 60);
}

/// The truths are functions of the cells: the model has one point for each solution.
#[test]
fn each_solution_has_one_extension() {
    let mut random = Random::new(62);
    for _ in 0..50 {
        let mut model = Model::unconstrained(3, 3);
        let shapes: Vec<Shape> = (0..3).map(|_| layers::shape(&model, &mut random)).collect();
        let shapes: Vec<Shape> = shapes.into_iter().filter(Model::can_choose).collect();
        let condition = Condition { origin: Origin::Base, shapes };
        let count = ChoiceCount::Compared(Cmp::AtLeast, 0);
        assert!(model.add_choice(&[condition.clone(), condition], &count, Origin::Base));
        assert_eq!(layers::assignments(&model).len(), 27, "{model:?}");
    }
}

/// All fillings of a 4x4 board.
fn fillings(board: &Board) -> Vec<Filling> {
    let mut all = Vec::new();
    let each = &mut |filling| all.push(filling);
    Native::new().solutions(&Model::of_board(board), u64::MAX, &Control::new(), each).unwrap();
    assert_eq!(all.len(), 288);
    all
}

/// Returns the fillings that obey a puzzle by the check of each rule alone.
fn obeying(puzzle: &Puzzle, fillings: &[Filling]) -> BTreeSet<Filling> {
    let context = puzzle.context();
    let obeys = |filling: &&Filling| {
        puzzle.choices().iter().all(|choice| {
            let holds = |&&index: &&usize| puzzle.rules()[index].check(&context, filling);
            let count = choice.rules.iter().filter(holds).count();
            match choice.quantifier {
                Quantifier::All => unreachable!("all rules hold without a choice"),
                Quantifier::AtLeast(least) => count >= usize::from(least),
                Quantifier::Exactly(wanted) => count == usize::from(wanted),
                Quantifier::AtMost(most) => count <= usize::from(most),
                Quantifier::Digit(cell) => context.sum(filling, [cell]) == count as i32,
            }
        })
    };
    let plain = |filling: &&Filling| {
        puzzle.rules().iter().filter(|placed| placed.choice().is_none()).all(|placed| placed.check(&context, filling))
    };
    fillings.iter().filter(plain).filter(obeys).cloned().collect()
}

/// Returns a random group of rules on a 4x4 board, and a plain rule.
fn puzzle_with_group(board: &Board, kinds: &[Kind], random: &mut Random) -> Puzzle {
    let rule = |random: &mut Random| loop {
        let kind = kinds[random.below(kinds.len())];
        let seed = random.below(1 << 20) as u64;
        if let Some(rule) = rules::rule(board, kind, seed, None) {
            return rule;
        }
    };
    let size = 1 + random.below(4);
    let number = random.below(size + 1) as u16;
    let quantifier = match random.below(5) {
        0 => Quantifier::AtLeast(number),
        1 | 2 => Quantifier::Exactly(number),
        3 => Quantifier::AtMost(number),
        _ => Quantifier::Digit(board.cells()[random.below(16)]),
    };
    let member = |random: &mut Random| loop {
        let (group, quantifier) = ("A".to_owned(), Some(quantifier));
        let placed = PlacedRule { group, quantifier, ..PlacedRule::new(rule(random)) };
        if Puzzle::builder(board.clone()).rules([placed.clone()]).build().is_ok() {
            return placed;
        }
    };
    let mut all: Vec<PlacedRule> = (0..size).map(|_| member(random)).collect();
    if random.below(3) == 0 {
        all.insert(random.below(size), PlacedRule::new(rule(random)));
    }
    Puzzle::builder(board.clone()).rules(all).build().unwrap()
}

/// Random groups over rules of all kinds have the solutions that the checks of the rules say.
#[test]
fn groups_of_rules_agree_with_the_checks_of_their_rules() {
    let board = Board::single(2, 2).unwrap();
    let (fillings, mut random) = (fillings(&board), Random::new(585));
    let (mut native, mut learning, mut depth) = (Native::new(), Native::learning(), Native::not_learning());
    let (mut seen, mut some) = (BTreeSet::new(), 0);
    let cases = 80 * soak() as usize;
    for case in 0..cases {
        let puzzle = puzzle_with_group(&board, Kind::ALL, &mut random);
        let (expected, model) = (obeying(&puzzle, &fillings), puzzle.model());
        let text = || format!("case {case}: {:?}", puzzle.rules());
        for engine in [&mut native, &mut learning, &mut depth] {
            assert_eq!(layers::found_by(engine, &model), expected, "{}", text());
        }
        for filling in fillings.iter().skip(case % 5).step_by(5) {
            let is_expected = expected.contains(filling);
            assert_eq!((puzzle.accepts(filling), model.accepts(filling)), (is_expected, is_expected), "{}", text());
        }
        if case % 6 == 0 {
            let found = Bilp::new().another_solution(&model, &[], &Control::new()).unwrap();
            assert_eq!(found.is_some(), !expected.is_empty(), "{}", text());
            assert!(found.is_none_or(|found| expected.contains(&found)), "{}", text());
        }
        some += usize::from(!expected.is_empty() && expected.len() < fillings.len());
        seen.extend(puzzle.rules().iter().filter(|placed| placed.choice().is_some()).map(|placed| placed.rule.kind()));
        // Nothing that follows for a person's solving path may depend on a rule that may be broken.
        let options = PathOptions { unique: expected.len() == 1, ..PathOptions::default() };
        let path = solve(&LogicLayout::new(&model, &board), &model, options, &Control::new()).unwrap();
        let keeps = |filling: &Filling| {
            let placed = path.steps.iter().flat_map(|step| &step.placed).all(|&(cell, digit)| filling[cell] == digit);
            let mut removed = path.steps.iter().flat_map(|step| &step.removed);
            placed && !removed.any(|&(cell, digits)| digits.contains(filling[cell]))
        };
        assert!(expected.iter().all(keeps), "{}", text());
    }
    assert!(some > cases / 3 && seen.len() > Kind::ALL.len() / 2, "{some} of {cases}, {} kinds", seen.len());
}

/// A group turns with its board, and its cell with it.
#[test]
fn groups_turn_with_the_board() {
    let board = Board::single(2, 2).unwrap();
    let (fillings, mut random) = (fillings(&board), Random::new(586));
    for _ in 0..60 {
        let puzzle = puzzle_with_group(&board, Kind::ALL, &mut random);
        let Ok(turned) = Edit::Turn(Turn::Right).apply(&puzzle) else { continue };
        assert_eq!(obeying(&turned, &fillings).len(), obeying(&puzzle, &fillings).len(), "{:?}", puzzle.rules());
        let back = (0..3).try_fold(turned, |puzzle, _| Edit::Turn(Turn::Right).apply(&puzzle)).unwrap();
        assert_eq!(back.choices(), puzzle.choices());
        assert_eq!(obeying(&back, &fillings), obeying(&puzzle, &fillings), "{:?}", puzzle.rules());
    }
}

fn dot(one: &str, other: &str) -> Rule {
    let border = Border::between(one.parse().unwrap(), other.parse().unwrap()).unwrap();
    DifferenceDot::new(border).into()
}

#[test]
fn a_quantifier_that_is_too_large_is_refused_with_its_place() {
    let board = Board::single(2, 2).unwrap();
    let rules = [dot("r1c1", "r1c2"), dot("r2c1", "r2c2")];
    let puzzle = Puzzle::builder(board).rules(rules.map(PlacedRule::new)).build().unwrap();
    let quantify = |rules: &[usize], quantifier| {
        let rules = rules.iter().copied().collect();
        let step_name = Message::verbatim("Quantify");
        Edit::QuantifyRules { rules, quantifier: Some(quantifier), step_name }.apply(&puzzle)
    };
    assert!(quantify(&[0, 1], Quantifier::Exactly(2)).is_ok());
    let error = quantify(&[0, 1], Quantifier::Exactly(3)).unwrap_err().to_string();
    assert!(error.starts_with("rule 1 (") && error.contains("needs 3 rules, but the group has only 2"), "{error}");
    let error = quantify(&[1], Quantifier::Digit("r9c9".parse().unwrap())).unwrap_err().to_string();
    assert!(error.starts_with("rule 2 (") && error.contains("r9c9"), "{error}");
    // After a rule is removed or disabled, the puzzle says so and has no solution.
    let both = quantify(&[0, 1], Quantifier::Exactly(2)).unwrap();
    for edit in [Edit::RemoveRule(1), Edit::SwitchRule { index: 1, on: false }] {
        let one = edit.apply(&both).unwrap();
        let problems: Vec<String> = one.impossible_rules().map(|(index, error)| format!("{index} {error}")).collect();
        assert!(matches!(&problems[..], [only] if only.starts_with("0 rule 1 (")), "{problems:?}");
        assert_eq!(Native::new().another_solution(&one.model(), &[], &Control::new()).unwrap(), None);
    }
}

#[test]
fn rules_without_an_opposite_are_refused() {
    for kind in Kind::ALL {
        for (board, rule) in kind.examples() {
            let adds = rule.is_decoration() || rule.layer(&board).is_some() || rule.change().is_some();
            let is_rank = *kind == Kind::FullRank;
            let placed = PlacedRule { quantifier: Some(Quantifier::Exactly(0)), ..PlacedRule::new(rule) };
            let built = Puzzle::builder(board).rules([placed]).build();
            assert_eq!(built.is_err(), adds || is_rank, "{kind:?}");
        }
    }
}

/// A rule in a group is no clue that can be removed: the group would have another meaning.
#[test]
fn rules_of_groups_are_not_removed() {
    let board = Board::single(2, 2).unwrap();
    let in_group = |rule: Rule| PlacedRule { quantifier: Some(Quantifier::Exactly(1)), ..PlacedRule::new(rule) };
    let rules = [dot("r1c1", "r1c2"), dot("r2c1", "r2c2"), dot("r3c1", "r4c1")].map(in_group);
    let builder = Puzzle::builder(board).rules(rules).givens_text("1234 3412 2143 4321");
    let puzzle = builder.build().unwrap();
    let solution = Filling::from_symbols("1234341221434321").unwrap();
    assert_eq!(puzzle.accepts(&solution), obeying(&puzzle, std::slice::from_ref(&solution)).len() == 1);
    let options = MinimiseOptions { removable_rules: (0..3).collect(), ..MinimiseOptions::default() };
    if puzzle.accepts(&solution) {
        let minimal = minimise(&puzzle, &options, &mut Native::new(), &Control::new(), &mut |_| {}).unwrap();
        assert_eq!(minimal.puzzle.rules(), puzzle.rules());
    }
}

/// Each variable of an exported model has a name of its own.
#[test]
fn exported_models_have_distinct_names() {
    let board = Board::single(2, 2).unwrap();
    let in_group = |rule: Rule| PlacedRule { quantifier: Some(Quantifier::AtMost(1)), ..PlacedRule::new(rule) };
    let rules = [dot("r1c1", "r1c2"), dot("r1c1", "r1c2"), dot("r3c1", "r4c1")].map(in_group);
    let puzzle = Puzzle::builder(board).rules(rules).build().unwrap();
    for format in [ModelFormat::Lp, ModelFormat::Mps, ModelFormat::Cnf, ModelFormat::MiniZinc, ModelFormat::Xcsp] {
        format.write(&puzzle).unwrap();
    }
    let text = ModelFormat::Lp.write(&puzzle).unwrap();
    let (_, declared) = text.split_once("\nBinary\n").unwrap();
    let names: Vec<&str> = declared.split_whitespace().filter(|name| name.starts_with("holds")).collect();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    assert_eq!(names.len(), 2 * 3);
}
