//! The answers of single engines to a puzzle, and the answer on which several engines agree.

use std::time::{Duration, Instant};

use clap::ValueEnum;

use crate::board::{Filling, Numbering};
use crate::puzzle::{ModelCache, Puzzle};
use crate::solve::{Control, Count, Engine, SolveError, Statistics};

/// The engines that answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum EngineChoice {
    /// Propagation and search (fast).
    Native,
    /// A 0-1 integer program.
    Bilp,
    /// Groebner bases of polynomials (for small boards and puzzles that are not too hard).
    Algebra,
    /// Native and bilp, one after the other; a disagreement is an error.
    Both,
    /// All engines, of which at least two must finish; a disagreement is an error.
    All,
}

/// A verdict, with its name on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CliVerdict {
    Unique,
    Several,
    None,
    Unknown,
}

impl CliVerdict {
    pub(super) const fn name(self) -> &'static str {
        match self {
            CliVerdict::Unique => "unique",
            CliVerdict::Several => "several",
            CliVerdict::None => "none",
            CliVerdict::Unknown => "unknown",
        }
    }
}

/// The answer of an engine; it never claims more than the engine proved.
#[derive(Clone, Debug)]
pub(super) struct EngineAnswer {
    pub(super) engine: &'static str,
    pub(super) verdict: CliVerdict,
    /// The number of solutions found; the total if `exact`.
    pub(super) solutions: u64,
    pub(super) exact: bool,
    /// The first solution found, unique or not.
    pub(super) first: Option<Filling>,
    /// The symbols of the digits in `first`.
    pub(super) numbering: Numbering,
    pub(super) statistics: Statistics,
    pub(super) time: Duration,
    /// The reason why the engine stopped early.
    pub(super) stopped: Option<SolveError>,
    /// If several engines were asked, those that did not finish, and why.
    pub(super) left_out: Vec<(&'static str, SolveError)>,
}

impl EngineAnswer {
    /// Returns the solution if there is exactly one.
    pub(super) fn solution(&self) -> Option<&Filling> {
        self.first.as_ref().filter(|_| self.verdict == CliVerdict::Unique)
    }

    /// Returns the details behind the verdict, such as "at least 2 solutions".
    pub(super) fn details(&self) -> Option<String> {
        let solutions = |count: u64| if count == 1 { "1 solution".to_owned() } else { format!("{count} solutions") };
        let count = match (self.verdict, self.exact) {
            (CliVerdict::Unique | CliVerdict::None, _) => None,
            (CliVerdict::Several, true) => Some(solutions(self.solutions)),
            (CliVerdict::Several, false) => Some(format!("at least {}", solutions(self.solutions))),
            (CliVerdict::Unknown, _) => Some(format!("{} found", solutions(self.solutions))),
        };
        let why = self.stopped.as_ref().map(SolveError::to_string);
        let left_out = self.left_out.iter().map(|(engine, why)| format!("{engine}: {why}"));
        let parts: Vec<String> = why.into_iter().chain(count).chain(left_out).collect();
        (!parts.is_empty()).then(|| parts.join("; "))
    }
}

/// A contradiction that only a bug in an engine can cause.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum EngineContradictionError {
    #[error("the {engine} engine returned a filling that is not a solution: {filling}; please report this")]
    NoSolution { engine: &'static str, filling: String },
    #[error("THE ENGINES DISAGREE: {one}; {other}; please report this")]
    Disagreement { one: String, other: String },
}

/// Counts the solutions of a puzzle up to a limit. Each solution is checked against the definitions of the rules,
/// independently of the engine.
pub(super) fn count_solutions(
    engine: &mut dyn Engine,
    puzzle: &Puzzle,
    limit: u64,
    timeout: Option<Duration>,
) -> Result<EngineAnswer, EngineContradictionError> {
    count_solutions_cached(engine, &mut ModelCache::default(), puzzle, limit, timeout)
}

/// Does the same as [`count_solutions`] for one of many puzzles: `models` caches what their boards have in common.
pub(super) fn count_solutions_cached(
    engine: &mut dyn Engine,
    models: &mut ModelCache,
    puzzle: &Puzzle,
    limit: u64,
    timeout: Option<Duration>,
) -> Result<EngineAnswer, EngineContradictionError> {
    let start = Instant::now();
    let control = timeout.map_or_else(Control::new, Control::with_timeout);
    let (mut found, mut first, mut wrong) = (0, None, None);
    let result = engine.solutions(models.of(puzzle), limit, &control, &mut |filling| {
        found += 1;
        if !puzzle.accepts(&filling) && wrong.is_none() {
            wrong = Some(filling.clone());
        }
        first.get_or_insert(filling);
    });
    if let Some(filling) = wrong {
        let filling = puzzle.board().numbering().filling_text(&filling);
        return Err(EngineContradictionError::NoSolution { engine: engine.name(), filling });
    }
    let (count, stopped) = match result {
        Ok(count) => (count, None),
        Err(stopped) => (Count::AtLeast(found), Some(stopped)),
    };
    let verdict = verdict_of(count);
    Ok(EngineAnswer {
        engine: engine.name(),
        verdict,
        solutions: count.found(),
        exact: count.is_exact(),
        first,
        numbering: puzzle.board().numbering(),
        statistics: engine.statistics(),
        time: start.elapsed(),
        stopped,
        left_out: vec![],
    })
}

fn verdict_of(count: Count) -> CliVerdict {
    match count {
        Count::Exactly(0) => CliVerdict::None,
        Count::Exactly(1) => CliVerdict::Unique,
        Count::Exactly(_) | Count::AtLeast(2..) => CliVerdict::Several,
        Count::AtLeast(_) => CliVerdict::Unknown,
    }
}

/// Returns the answer that both engines proved. A claim that only one of them proved becomes unknown.
pub(super) fn combine_two(one: EngineAnswer, other: EngineAnswer) -> Result<EngineAnswer, EngineContradictionError> {
    check_consistent(&one, &other)?;
    let exact = one.exact && other.exact;
    let solutions = one.solutions.max(other.solutions);
    // Two fillings prove that there are several solutions, even if no count is exact.
    let both_several = one.verdict == CliVerdict::Several && other.verdict == CliVerdict::Several;
    Ok(EngineAnswer {
        engine: "both",
        verdict: if exact {
            one.verdict
        } else if both_several {
            CliVerdict::Several
        } else {
            CliVerdict::Unknown
        },
        solutions,
        exact,
        first: one.first.or(other.first),
        numbering: one.numbering,
        statistics: sum_statistics(one.statistics, other.statistics),
        time: one.time + other.time,
        stopped: one.stopped.or(other.stopped),
        left_out: vec![],
    })
}

/// Returns the answer on which all finished engines agree; unknown if fewer than two finished. Expects at least one
/// answer.
pub(super) fn combine_all(answers: Vec<EngineAnswer>) -> Result<EngineAnswer, EngineContradictionError> {
    for (place, one) in answers.iter().enumerate() {
        answers[..place].iter().try_for_each(|other| check_consistent(other, one))?;
    }
    let time = answers.iter().map(|answer| answer.time).sum();
    let statistics = answers.iter().map(|answer| answer.statistics).reduce(sum_statistics);
    let unproved = |answer: &&EngineAnswer| answer.verdict == CliVerdict::Unknown;
    let why = |answer: &EngineAnswer| Some((answer.engine, answer.stopped.clone()?));
    let left_out: Vec<(&'static str, SolveError)> = answers.iter().filter(unproved).filter_map(why).collect();
    let (unknown, known): (Vec<EngineAnswer>, Vec<EngineAnswer>) =
        answers.into_iter().partition(|answer| answer.verdict == CliVerdict::Unknown);
    // A second engine must confirm an exact count.
    let exact = known.iter().filter(|answer| answer.exact).count() > 1;
    let proved = known.len() > 1;
    let most = known.iter().chain(&unknown).map(|answer| answer.solutions).max();
    let mut answers = known.into_iter().chain(unknown);
    let answer = answers.next().expect("at least one engine was asked");
    Ok(EngineAnswer {
        engine: "all",
        first: answers.fold(answer.first.clone(), |first, other| first.or(other.first)),
        verdict: if proved { answer.verdict } else { CliVerdict::Unknown },
        solutions: most.unwrap_or_default(),
        exact: exact && proved,
        statistics: statistics.unwrap_or_default(),
        time,
        stopped: None,
        left_out,
        ..answer
    })
}

/// # Errors
/// Returns an error if the two answers cannot both be true.
fn check_consistent(one: &EngineAnswer, other: &EngineAnswer) -> Result<(), EngineContradictionError> {
    let too_many = |exact: &EngineAnswer, other: &EngineAnswer| exact.exact && other.solutions > exact.solutions;
    let differ = one.exact && other.exact && one.solutions != other.solutions;
    let different_solution = one.solution().is_some() && other.solution().is_some() && one.first != other.first;
    if differ || different_solution || too_many(one, other) || too_many(other, one) {
        return Err(EngineContradictionError::Disagreement { one: describe(one), other: describe(other) });
    }
    Ok(())
}

fn sum_statistics(mut one: Statistics, other: Statistics) -> Statistics {
    one += other;
    one
}

fn describe(answer: &EngineAnswer) -> String {
    let count = match (answer.exact, answer.solutions) {
        (true, 0) => "no solution".to_owned(),
        (true, 1) => "exactly one solution".to_owned(),
        (true, solutions) => format!("exactly {solutions} solutions"),
        (false, solutions) => format!("at least {solutions} solutions"),
    };
    let example = answer.first.as_ref().map(|filling| answer.numbering.filling_text(filling));
    let example = example.map(|filling| format!(" such as {filling}")).unwrap_or_default();
    format!("{}: {count}{example}", answer.engine)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(count: Count, first: &str) -> EngineAnswer {
        EngineAnswer {
            engine: "test",
            verdict: verdict_of(count),
            solutions: count.found(),
            exact: count.is_exact(),
            first: Filling::from_symbols(first).filter(|filling| !filling.digits().is_empty()),
            numbering: Numbering::FromOne,
            statistics: Statistics { nodes: 1, ..Statistics::default() },
            time: Duration::from_secs(1),
            stopped: None,
            left_out: vec![],
        }
    }

    #[test]
    fn two_engines_say_together_what_both_proved() {
        use Count::{AtLeast, Exactly};
        for (one, other, expected) in [
            (Exactly(0), Exactly(0), Some((CliVerdict::None, 0, true))),
            (Exactly(1), Exactly(1), Some((CliVerdict::Unique, 1, true))),
            (Exactly(14), Exactly(14), Some((CliVerdict::Several, 14, true))),
            (AtLeast(2), AtLeast(2), Some((CliVerdict::Several, 2, false))),
            (Exactly(14), AtLeast(5), Some((CliVerdict::Several, 14, false))),
            (Exactly(1), AtLeast(1), Some((CliVerdict::Unknown, 1, false))),
            (AtLeast(0), AtLeast(7), Some((CliVerdict::Unknown, 7, false))),
            (Exactly(0), AtLeast(0), Some((CliVerdict::Unknown, 0, false))),
            (Exactly(1), Exactly(2), None),
            (Exactly(1), AtLeast(2), None),
            (AtLeast(1), Exactly(0), None),
        ] {
            let found = combine_two(answer(one, "12"), answer(other, "12")).ok();
            let found = found.map(|answer| (answer.verdict, answer.solutions, answer.exact));
            assert_eq!(found, expected, "{one:?} {other:?}");
        }
    }

    #[test]
    fn of_several_engines_two_have_to_prove_it() {
        use Count::{AtLeast, Exactly};
        let stopped = |found| EngineAnswer { stopped: Some(SolveError::OutOfTime), ..answer(AtLeast(found), "12") };
        for (answers, expected) in [
            (vec![answer(Exactly(1), "12"), answer(Exactly(1), "12"), stopped(1)], Some((CliVerdict::Unique, 1, true))),
            (vec![stopped(0), answer(Exactly(0), ""), answer(Exactly(0), "")], Some((CliVerdict::None, 0, true))),
            (vec![answer(Exactly(1), "12"), stopped(0), stopped(1)], Some((CliVerdict::Unknown, 1, false))),
            (
                vec![answer(AtLeast(2), "12"), answer(AtLeast(2), "21"), stopped(0)],
                Some((CliVerdict::Several, 2, false)),
            ),
            (vec![answer(Exactly(1), "12"), answer(Exactly(1), "12"), answer(Exactly(1), "21")], None),
            (vec![answer(Exactly(1), "12"), answer(Exactly(1), "12"), stopped(2)], None),
        ] {
            let found = combine_all(answers.clone()).ok();
            let told = found.as_ref().map(|answer| (answer.verdict, answer.solutions, answer.exact));
            assert_eq!(told, expected, "{answers:?}");
            if let Some(found) = found {
                let unproved = answers.iter().filter(|answer| answer.stopped.is_some()).count();
                assert_eq!((found.left_out.len(), found.stopped), (unproved, None));
            }
        }
    }

    #[test]
    fn two_engines_with_different_unique_solutions_disagree() {
        let error = combine_two(answer(Count::Exactly(1), "12"), answer(Count::Exactly(1), "21")).unwrap_err();
        let expected = "THE ENGINES DISAGREE: test: exactly one solution such as 12; \
                        test: exactly one solution such as 21; please report this";
        assert_eq!(error.to_string(), expected);
    }
}
