//! The facts of the verdict: how the answer was found, and what to do about it. The first one is in the strip, all of
//! them are in the details.

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::solve::{SolveError, Verdict};
use crate::studio::analysis::check::EngineId;
use crate::studio::analysis::verdict_panel::{CardState, counting, opinion, progress_words};
use crate::studio::state::StudioState;
use crate::studio::widgets;
use crate::words::say;

/// The maximum number of listed errors.
const MAX_LISTED: usize = 6;

/// A line about the verdict.
pub(super) struct Fact {
    pub text: String,
    /// True if the tab with what is published shows more about it.
    pub is_in_publication: bool,
}

impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact { text, is_in_publication: false }
    }
}

/// Returns the facts, the most telling ones first.
pub(super) fn facts(state: &StudioState, head: &CardState) -> Vec<Fact> {
    let doubts = reservations(state, head).into_iter().map(|text| Fact { text, is_in_publication: true });
    let broken = state.tab.author.contradiction_message(state.tab.document.puzzle());
    let opinion = opinion::short(state);
    let others = of_answer(state, head).into_iter().chain(answer_of_search(state, head));
    broken.into_iter().map(Fact::from).chain(doubts).chain(opinion.into_iter().chain(others).map(Fact::from)).collect()
}

/// Returns what makes a verdict doubtful: parts of the file that were not understood, and a stored solution that is not
/// the one found.
fn reservations(state: &StudioState, head: &CardState) -> Vec<String> {
    let (CardState::Known(_) | CardState::Sparse(_)) = head else { return Vec::new() };
    let puzzle = state.tab.document.puzzle();
    let count = puzzle.not_understood_count();
    let number = || widgets::grouped(count as u64);
    let unread = (count > 0).then(|| say!("view-verdict-unread", count = count, number = number()));
    let broken = || puzzle.solution_problems().into_iter().next();
    let differs = || puzzle.compare_solution(state.tab.answers.solution()?);
    let problem = puzzle.stored_solution().and_then(|_| broken().or_else(differs)).map(|problem| problem.to_string());
    unread.into_iter().chain(problem).collect()
}

/// Returns the facts of the answer itself.
fn of_answer(state: &StudioState, head: &CardState) -> Vec<String> {
    match head {
        CardState::Unfinished(errors) => {
            // While regions are painted, their errors are listed above the rules.
            let listed = if state.jigsaw_grid().is_some() { &[] } else { errors.as_slice() };
            listed_with_rest(listed).chain([say!("view-verdict-unfinished.detail")]).collect()
        }
        CardState::Started => Vec::new(),
        CardState::Running => progress_words(state).into_iter().collect(),
        CardState::Known(Verdict::Unique(solution)) => {
            found(state, true).into_iter().chain(choices(state.tab.document.puzzle(), solution)).collect()
        }
        CardState::Known(Verdict::Several(two)) => {
            counting::facts(state, two).into_iter().chain(found(state, false)).collect()
        }
        CardState::Known(Verdict::NoSolution) => {
            let reasons = impossible_rules(state);
            match reasons.is_empty() {
                true => advice(state).into_iter().chain(found(state, true)).collect(),
                false => reasons,
            }
        }
        CardState::Sparse(two) => {
            let is_counted = state.tab.answers.tally().is_some() || counting::progress(state).is_some();
            let counted =
                if is_counted { counting::facts(state, two) } else { vec![say!("view-verdict-sparse.detail")] };
            counted.into_iter().chain(found(state, false)).collect()
        }
        CardState::Disagreement => vec![say!("view-verdict-disagree.detail")],
        CardState::Unknown(stopped) => {
            let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.semantic_revision());
            let time = widgets::duration(native.map(|answer| answer.time).unwrap_or_default());
            vec![match stopped {
                SolveError::Cancelled => say!("view-verdict-stopped.detail", time = time),
                SolveError::OutOfTime => say!("view-verdict-out-of-time.detail", time = time),
                SolveError::Engine(reason) => say!("view-verdict-failed.detail", reason = reason.as_str()),
            }]
        }
    }
}

/// Returns the answer of the native search if the engines disagree.
fn answer_of_search(state: &StudioState, head: &CardState) -> Option<String> {
    let CardState::Disagreement = head else { return None };
    let answer = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.semantic_revision())?;
    Some(opinion::line(&say!("view-engine-search"), &answer.outcome, answer.time))
}

/// Returns the first texts, and how many more there are.
fn listed_with_rest(texts: &[String]) -> impl Iterator<Item = String> {
    let rest = texts.len().checked_sub(MAX_LISTED).filter(|&rest| rest > 0);
    let rest = rest.map(|rest| say!("view-and-more", count = rest));
    texts.iter().take(MAX_LISTED).cloned().chain(rest).collect::<Vec<_>>().into_iter()
}

/// Returns the rules of each group with a quantifier that hold in the solution.
fn choices(puzzle: &Puzzle, solution: &Filling) -> Vec<String> {
    let of_choice = |choice: crate::puzzle::Choice| {
        let holding = puzzle.holding_rules(&choice, solution);
        let name = |&index: &usize| {
            let placed = &puzzle.rules()[index];
            let place = placed.rule.description(puzzle.board());
            say!("view-verdict-holding-rule", name = placed.display_name(), place = place)
        };
        let quantifier = choice.quantifier.message();
        let rules = match holding[..] {
            [] => say!("view-verdict-holding.none"),
            _ => holding.iter().map(name).collect::<Vec<_>>().join("; "),
        };
        say!("view-verdict-holding", group = choice.group, quantifier = quantifier, rules = rules)
    };
    puzzle.choices().into_iter().map(of_choice).collect()
}

/// Returns the number of clues and rules and, if `tells_guesses`, whether the search needed guesses.
fn found(state: &StudioState, tells_guesses: bool) -> Option<String> {
    let native = state.tab.answers.checker.answer(EngineId::Native, state.tab.document.semantic_revision());
    let answer = native.filter(|answer| answer.outcome.is_ok())?;
    let guesses = answer.statistics.nodes;
    let guesses = say!("view-verdict-guesses", count = guesses, number = widgets::grouped(guesses));
    let clues = state.tab.document.clue_count();
    let clues = say!("view-clues", count = clues, number = widgets::grouped(clues as u64));
    let rules = state.tab.document.puzzle().enabled_rules().count();
    let rules = (rules > 0).then(|| say!("view-rule-count", count = rules, number = widgets::grouped(rules as u64)));
    let guesses = tells_guesses.then_some(guesses);
    Some([Some(clues), rules, guesses].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// Returns the reasons for rules that cannot be satisfied on their own, and what to do about them.
fn impossible_rules(state: &StudioState) -> Vec<String> {
    let reasons = state.tab.document.puzzle().impossible_rules();
    let reasons: Vec<String> = reasons.map(|(_, reason)| reason.to_string()).collect();
    let ways = (!reasons.is_empty()).then(|| say!("view-advice-rules.ways"));
    listed_with_rest(&reasons).chain(ways).collect()
}

/// Returns advice for a puzzle without a solution.
fn advice(state: &StudioState) -> Vec<String> {
    if !state.tab.conflicts().is_empty() {
        return vec![say!("view-advice-clash")];
    }
    let keys = match state.tab.document.puzzle().effective_rules().next().is_some() {
        true => ["view-advice-rules", "view-advice-rules.ways"],
        false => ["view-advice-givens", "view-advice-givens.ways"],
    };
    keys.map(|key| say!(key)).into()
}
