//! Choices, of which so many conditions hold, compared with brute force.

use std::collections::BTreeSet;

use gridwright::board::{CellId, Filling, Random};
use gridwright::model::{ChoiceCount, Cmp, Condition, Model, Origin, Shape, Weights};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};

use crate::common::soak;
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
