//! A suggestion: the puzzle that a setter tool offers in place of the open one, and the edit that applies it.

use crate::author::{Clue, GoalRating, MinimisedPuzzle, Variation};
use crate::board::{Cell, CellSet, Digit};
use crate::puzzle::{Edit, Puzzle};
use crate::studio::state::words::count;
use crate::words::{Arg, Message, message};

/// A suggested puzzle, shown on the board until the setter applies or discards it.
pub(in crate::studio) struct Suggestion {
    /// The edit that applies the suggestion, as one undo step.
    pub edit: Edit,
    /// The headline.
    pub head: Message,
    /// Further facts.
    pub facts: Vec<Message>,
    /// True if applying the suggestion would change anything.
    pub changes: bool,
    /// The outside positions whose digits are removed.
    pub removed_outside: CellSet,
    /// The cells whose givens are removed, which are still shown in grey. Empty if another puzzle replaces the open
    /// one, so that the givens of two puzzles are never mixed.
    pub ghosts: CellSet,
}

impl Suggestion {
    pub(super) fn after_removal(puzzle: &Puzzle, thinner: MinimisedPuzzle) -> Suggestion {
        let number = count(thinner.clues as u64);
        let is_rule = |clue: &&Clue| matches!(clue, Clue::Mark { .. } | Clue::Rule { .. });
        let rules: Vec<Message> = thinner.removed.iter().filter(is_rule).map(|clue| clue.message(puzzle)).collect();
        let gone = thinner.removed.len() - rules.len();
        let place = |clue: &Clue| match clue {
            Clue::Outside { outside_position, .. } => {
                puzzle.board().grid(outside_position.grid).map(|grid| outside_position.square(grid))
            }
            Clue::Given { .. } | Clue::Mark { .. } | Clue::Rule { .. } => None,
        };
        let thinned: CellSet = thinner.removed.iter().filter_map(place).collect();
        let mut facts = vec![message!("tell-proposal-clues-taken", count = gone, number = count(gone as u64))];
        if thinner.removed.iter().any(|clue| matches!(clue, Clue::Given { .. })) {
            facts.push(message!("tell-proposal-givens-go-small-grey"));
        }
        if !thinned.is_empty() {
            facts.push(message!("tell-proposal-where-digits-beside-grid"));
        }
        if !rules.is_empty() {
            facts.push(message!(
                "tell-proposal-rules-taken",
                count = rules.len(),
                number = count(rules.len() as u64),
                rules = Message::list(rules)
            ));
        }
        facts.push(match thinner.irreducible {
            true => message!("tell-proposal-no-clue-can-go"),
            false => message!("tell-proposal-more-could-go-was"),
        });
        facts.push(checks_message(thinner.queries));
        let edit = edit_towards(
            puzzle,
            &thinner.puzzle,
            message!("tell-proposal-thin-out", count = thinner.clues, number = number.clone()),
            false,
        );
        let head = message!("tell-proposal-left", count = thinner.clues, number = number);
        let ghosts =
            puzzle.givens().keys().filter(|cell| !thinner.puzzle.givens().contains_key(cell)).copied().collect();
        Suggestion { edit, head, facts, changes: !thinner.removed.is_empty(), removed_outside: thinned, ghosts }
    }

    /// Returns the suggestion of a generated puzzle. `new` is true for a puzzle of another kind, which does not keep
    /// the texts of the open one.
    pub(super) fn generated(puzzle: &Puzzle, made: MinimisedPuzzle, seed: u64, new: bool) -> Suggestion {
        let number = count(made.clues as u64);
        let irreducible = made.irreducible.then(|| message!("tell-proposal-no-clue-can-go"));
        let mut facts: Vec<Message> = irreducible.into_iter().collect();
        facts.extend(made.goal_rating.iter().flat_map(path_reached));
        facts.push(message!("tell-both", first = variation(seed), second = checks_message(made.queries)));
        let edit = edit_towards(
            puzzle,
            &made.puzzle,
            message!("tell-proposal-generate", count = made.clues, number = number.clone()),
            new,
        );
        Suggestion {
            edit,
            head: message!("tell-proposal-of-clues", count = made.clues, number = number),
            facts,
            changes: true,
            removed_outside: CellSet::default(),
            ghosts: CellSet::default(),
        }
    }

    pub(super) fn variation_of(puzzle: &Puzzle, derived: Variation, seed: u64) -> Suggestion {
        let edit = edit_towards(puzzle, &derived.puzzle, message!("tell-proposal-derive-another-puzzle"), false);
        let facts = vec![message!("tell-proposal-its-solutions-correspond-those"), variation(seed)];
        let head = message!("tell-proposal-another-puzzle");
        let (thinned, ghosts) = (CellSet::default(), CellSet::default());
        Suggestion { edit, head, facts, changes: true, removed_outside: thinned, ghosts }
    }
}

/// Returns a message with the seed.
fn variation(seed: u64) -> Message {
    message!("tell-proposal-variation", seed = seed.to_string())
}

/// Returns messages about the hardest step, and whether the wanted difficulty was reached.
fn path_reached(reached: &GoalRating) -> Vec<Message> {
    let hardest = reached.rating.difficulty.hardest.map(|(_, technique, number)| {
        let (technique, number) = (technique.title(), Arg::Figures(number.to_string()));
        message!("tell-proposal-hardest", technique = technique, number = number)
    });
    let nearest = (!reached.is_met()).then(|| message!("tell-proposal-nearest"));
    hardest.into_iter().chain(nearest).collect()
}

/// Returns a message with the number of checks.
fn checks_message(times: u64) -> Message {
    message!("tell-proposal-checked", count = times, number = count(times))
}

/// Returns a single edit that turns the board, givens and rules of one puzzle into those of another, and leaves
/// equal parts alone. `untitled` also removes the title.
fn edit_towards(from: &Puzzle, to: &Puzzle, what: Message, untitled: bool) -> Edit {
    let mut edits = Vec::new();
    let relaid = from.board() != to.board();
    if relaid {
        // No new grid comes from an old one, so everything on the old grids is removed.
        let grids = to.board().grids().iter().map(|grid| (None, grid.clone())).collect();
        edits.push(Edit::ChangeLayout { grids, what: what.clone() });
        edits.push(Edit::SetNumbering(to.board().numbering()));
    } else {
        let gone = from.givens().keys().filter(|cell| !to.givens().contains_key(cell));
        edits.push(Edit::ClearGivens { cells: gone.copied().collect() });
    }
    if relaid || from.rules() != to.rules() {
        if !relaid {
            // The rules are removed from the end, so that the remaining indices stay valid.
            edits.extend((0..from.rules().len()).rev().map(Edit::RemoveRule));
        }
        edits.extend(to.rules().iter().cloned().map(Edit::AddRule));
    }
    // Givens that are equal on the same board need no edit.
    let is_new = |(cell, digit): &(&Cell, &Digit)| relaid || from.givens().get(cell) != Some(*digit);
    edits.extend(Edit::set_givens(&to.givens().iter().filter(is_new).map(|(&cell, &digit)| (cell, digit)).collect()));
    if from.progress() != to.progress() {
        edits.push(Edit::SetProgress(to.progress().clone()));
    }
    if to.remarks().is_empty() {
        edits.extend((0..from.remarks().len()).rev().map(Edit::RemoveRemark));
    }
    if untitled {
        edits.push(Edit::SetTitle(String::new()));
    }
    Edit::All { edits, what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, GridId, Numbering, TraditionalLayout};
    use crate::puzzle::{Givens, PlacedRule};
    use crate::variant::{Diagonals, Position};

    #[test]
    fn the_edit_makes_one_puzzle_of_another() {
        let digit = |value| Digit::new(value).unwrap();
        let given = |places: &[(&str, u8)]| {
            places.iter().map(|(cell, value)| (cell.parse().unwrap(), digit(*value))).collect::<Givens>()
        };
        let puzzle = |board: Board, places: &[(&str, u8)], rules: Vec<PlacedRule>| {
            Puzzle::builder(board).title("Dew").author("Ann").givens(given(places)).rules(rules).build().unwrap()
        };
        let position = || PlacedRule::new(Position { grid: GridId(0) });
        let diagonals = || PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: false });
        let twin = || TraditionalLayout::Twin.board(3, 3).unwrap();
        let puzzles = [
            puzzle(Board::classic(), &[("r1c1", 1), ("r1c2", 2), ("r5c5", 5)], vec![position(), diagonals()]),
            puzzle(Board::classic(), &[("r1c1", 1), ("r1c2", 3)], vec![position()]),
            puzzle(Board::classic(), &[], vec![]),
            puzzle(twin(), &[("r15c15", 4), ("r1c1", 1)], vec![diagonals()]),
            puzzle(Board::classic().with_numbering(Numbering::FromZero), &[("r1c1", 1)], vec![position()]),
        ];
        for from in &puzzles {
            for to in &puzzles {
                let edit = edit_towards(from, to, Message::verbatim("Go"), false);
                assert_eq!(&edit.apply(from).unwrap(), to);
                assert_eq!(edit.name(from).to_string(), "Go");
            }
        }
        assert_eq!(
            edit_towards(&puzzles[0], &puzzles[3], Message::verbatim(""), true).apply(&puzzles[0]).unwrap().title(),
            ""
        );
    }
}
