//! Random rules of any kind.

use gridwright::board::{Board, Filling, Random};
use gridwright::variant::{Context, FieldValue, Kind, Rule};

/// Returns a random rule of a kind with random options. With a solution, the rule is true of it. Returns `None` if the
/// position tried has no room for one.
pub fn rule(board: &Board, kind: Kind, seed: u64, solution: Option<&Filling>) -> Option<Rule> {
    let (context, mut random) = (Context::without_rules(board), Random::new(seed));
    let plain = match solution {
        Some(solution) => kind.random_of(&context, solution, &mut random)?,
        None => kind.random(board, &mut random)?,
    };
    let mut set = plain.clone();
    for field in set.form(&context) {
        match field.value {
            FieldValue::Toggle(on) => *on = random.below(2) == 1,
            FieldValue::Choice { options, chosen } => chosen.choose(random.below(options.len())),
            FieldValue::Number { value, least, most, .. } if solution.is_none() => {
                *value = Some(least + random.below(usize::from(most - least) + 1) as u16);
            }
            FieldValue::Sum { value, most } if solution.is_none() => {
                *value = Some((random.below(usize::from(most) + 1) as u16).into());
            }
            FieldValue::Number { .. }
            | FieldValue::Sum { .. }
            | FieldValue::Text(_)
            | FieldValue::Typed(_)
            | FieldValue::Digits(_)
            | FieldValue::List { .. } => {}
        }
    }
    let true_too = solution.is_none_or(|solution| set.check(&context, solution));
    Some(if set.check_fit(board).is_ok() && true_too { set } else { plain })
        // Modifiers mean nothing without rules that read values; `modifiers` tests them. Fillings have no layers here.
        .filter(|rule| rule.check_fit(board).is_ok() && rule.layer(board).is_none() && rule.change().is_none())
}
