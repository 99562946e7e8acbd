//! Random rules of any kind.

use gridwright::board::{Board, Filling, Random};
use gridwright::variant::{Context, Kind, Rule, Value};

/// Returns a random rule of a kind with random options. With a solution, the rule is true of it. Returns `None` if the
/// position tried has no room for one.
pub fn rule(board: &Board, kind: Kind, seed: u64, solution: Option<&Filling>) -> Option<Rule> {
    let (context, mut random) = (Context::lone(board), Random::new(seed));
    let plain = match solution {
        Some(solution) => kind.random_of(&context, solution, &mut random)?,
        None => kind.random(board, &mut random)?,
    };
    let mut set = plain.clone();
    for field in set.form(&context) {
        match field.value {
            Value::Toggle(on) => *on = random.below(2) == 1,
            Value::Choice { options, chosen } => chosen.choose(random.below(options.len())),
            Value::Number { value, least, most, .. } if solution.is_none() => {
                *value = Some(least + random.below(usize::from(most - least) + 1) as u16);
            }
            Value::Number { .. } | Value::Text(_) | Value::Typed(_) | Value::Digits(_) | Value::List { .. } => {}
        }
    }
    let true_too = solution.is_none_or(|solution| set.check(&context, solution));
    Some(if set.fits(board).is_ok() && true_too { set } else { plain }).filter(|rule| rule.fits(board).is_ok())
}
