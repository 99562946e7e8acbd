use super::*;
use crate::board::{Board, CellSet, Digit, GridId, TraditionalLayout, Turn};
use crate::puzzle::{Edit, MAX_LETTERS_IN_A_TEXT, Puzzle};
use crate::variant::{AntiKnight, Diagonals, KillerCage, Kind, ShadeCounts, Shading};
use crate::words::Message;

fn publish(puzzle: &Puzzle, edit: PublicationEdit) -> Puzzle {
    Edit::Publish(edit).apply(puzzle).unwrap()
}

fn words(puzzle: &Puzzle) -> Vec<String> {
    puzzle.rules_text().iter().map(ToString::to_string).collect()
}

fn cage(cells: &str, sum: Option<u16>) -> KillerCage {
    KillerCage { cells: cells.parse().unwrap(), sum: sum.map(Into::into) }
}

fn shidoku() -> Puzzle {
    let rules = Diagonals { grid: GridId(0), falling: true, rising: true };
    Puzzle::builder(Board::single(2, 2).unwrap()).rule(rules).rule(cage("r1c1-2", Some(3))).build().unwrap()
}

fn solution(text: &str) -> PublicationEdit {
    let board = Board::single(2, 2).unwrap();
    PublicationEdit::Solution(StoredSolution::of_symbols(&board, board.cells().to_vec(), text))
}

#[test]
fn own_sentences_replace_those_of_a_subject_and_stay_when_rules_change() {
    let puzzle = shidoku();
    let usual = words(&puzzle);
    assert_eq!(usual.len(), 3);
    let about = RulesSubject::Kind(Kind::KillerCage);
    let own = publish(&puzzle, PublicationEdit::Sentence { about, text: Some("Cages add up.".into()) });
    assert_eq!(words(&own), [usual[0].clone(), usual[1].clone(), "Cages add up.".to_owned()]);
    assert_eq!(own.rules_text_problems(), []);
    // A second cage with another sentence of its own shares that of the author.
    let more = Edit::AddRule(crate::puzzle::PlacedRule::new(cage("r2c1-2", None))).apply(&own).unwrap();
    assert_eq!((words(&more).len(), more.default_rules_text().len()), (3, 4));
    let without = Edit::RemoveRule(1).apply(&own).unwrap();
    assert_eq!(words(&without), usual[..2]);
    assert_eq!(without.rules_text_problems(), [RulesTextProblem::SentenceWithoutRule(about)]);
    let silent = publish(&own, PublicationEdit::Sentence { about, text: Some(" ".into()) });
    assert_eq!(words(&silent), usual[..2]);
    assert_eq!(silent.rules_text_problems(), [RulesTextProblem::RuleWithoutSentence(about)]);
    let back = publish(&silent, PublicationEdit::Sentence { about, text: None });
    assert_eq!(back, puzzle);
}

#[test]
fn a_text_of_the_whole_remembers_the_rules_it_was_written_for() {
    let own = publish(&shidoku(), PublicationEdit::RulesText(Some("Normal rules.\n\n Cages add up. ".into())));
    assert_eq!(words(&own), ["Normal rules.", "Cages add up."]);
    assert_eq!(own.rules_text_problems(), []);
    let swapped = [Edit::RemoveRule(0), Edit::AddRule(crate::puzzle::PlacedRule::new(AntiKnight::new(GridId(0))))];
    let swapped = Edit::All { edits: swapped.to_vec(), what: Message::verbatim("Swap") }.apply(&own).unwrap();
    assert_eq!(words(&swapped), words(&own), "the author's text stays");
    let expected = [
        RulesTextProblem::SentenceWithoutRule(RulesSubject::Kind(Kind::Diagonals)),
        RulesTextProblem::RuleWithoutSentence(RulesSubject::Kind(Kind::AntiKnight)),
    ];
    assert_eq!(swapped.rules_text_problems(), expected);
    assert_eq!(publish(&own, PublicationEdit::RulesText(None)), shidoku());
}

#[test]
fn the_solution_is_compared_with_givens_board_rules_and_what_was_found() {
    // Worked out by hand: both diagonals have all four digits, and the cage has 1 and 2.
    let good = "1234 3412 4321 2143";
    let puzzle = publish(&shidoku(), solution(good));
    assert_eq!(puzzle.solution_problems(), []);
    let found = puzzle.stored_solution().unwrap().filling(puzzle.board()).unwrap();
    assert_eq!(puzzle.compare_solution(&found), None);
    let cells = |text: &str| text.parse::<CellSet>().unwrap();
    // The same digits with 1 and 4 exchanged break the cage alone.
    let exchanged = publish(&puzzle, solution("4231 3142 1324 2413"));
    let problems = exchanged.solution_problems();
    assert_eq!(problems.len(), 1);
    assert!(matches!(problems[0], SolutionProblem::Rule { number: 2, kind: Kind::KillerCage, .. }), "{problems:?}");
    assert!(problems[0].to_string().starts_with("it breaks rule 2 (Killer cage)"), "{}", problems[0]);
    let Some(SolutionProblem::Differs { cells: differing }) = exchanged.compare_solution(&found) else { panic!() };
    assert_eq!(differing.len(), 8);
    let twice = publish(&puzzle, solution("1... 1... .... ...."));
    assert_eq!(twice.solution_problems(), [SolutionProblem::Board { cells: cells("r1c1 r2c1") }]);
    let given = Edit::SetGiven { cells: cells("r1c1"), digit: Digit::new(2).unwrap() }.apply(&puzzle).unwrap();
    assert_eq!(given.solution_problems(), [SolutionProblem::Givens { cells: cells("r1c1") }]);
    let odd = publish(&puzzle, solution("black and white"));
    assert_eq!(odd.solution_problems(), [SolutionProblem::NotDigits]);
    assert_eq!(publish(&puzzle, solution("................")), shidoku(), "no digit is no solution");
}

/// A solution of digits does not break clues of the shading that the solver has to find.
#[test]
fn clues_of_shades_are_open_in_a_solution_of_digits() {
    let mut counts = ShadeCounts::none();
    counts.cells[0].insert("r2c2".parse().unwrap());
    let builder = Puzzle::builder(Board::single(2, 2).unwrap());
    let puzzle = builder.rule(Shading::of_grid(GridId(0))).rule(counts).rule(cage("r1c1-2", Some(3))).build().unwrap();
    assert_eq!(publish(&puzzle, solution("1234 3412 4321 2143")).solution_problems(), []);
    let broken = publish(&puzzle, solution("4231 3142 1324 2413")).solution_problems();
    assert!(matches!(broken[..], [SolutionProblem::Rule { kind: Kind::KillerCage, .. }]), "{broken:?}");
}

#[test]
fn the_solution_turns_and_moves_with_the_board() {
    let puzzle = publish(&shidoku(), solution("1234 3412 4321 2143"));
    let turned = Edit::Turn(Turn::Right).apply(&puzzle).unwrap();
    let at = |puzzle: &Puzzle, cell: &str| puzzle.stored_solution().unwrap().digit(cell.parse().unwrap()).unwrap();
    assert_eq!((at(&turned, "r1c1").value(), at(&turned, "r1c4").value()), (2, 1));
    assert_eq!(turned.solution_problems(), []);
    let twin = TraditionalLayout::Twin.board(3, 3).unwrap();
    let digits = [("r1c1", 1), ("r10c10", 2)].map(|(cell, value)| (cell.parse().unwrap(), Digit::new(value).unwrap()));
    let digits = StoredSolution::Digits(digits.into_iter().collect());
    let puzzle = publish(&Puzzle::empty(twin.clone()), PublicationEdit::Solution(Some(digits)));
    let grids = vec![(Some(GridId(1)), twin.grids()[1].clone())];
    let second = Edit::ChangeLayout { grids, what: Message::verbatim("Lay") }.apply(&puzzle).unwrap();
    assert_eq!(second.stored_solution().unwrap().digit("r1c1".parse().unwrap()), None);
    assert_eq!(at(&second, "r10c10").value(), 2);
}

#[test]
fn texts_are_bounded_and_control_characters_become_visible() {
    let puzzle = shidoku();
    let refused = |edit| Edit::Publish(edit).apply(&puzzle).unwrap_err().to_string();
    let long = "é".repeat(MAX_LETTERS_IN_A_TEXT + 1);
    let limit = "too long (20001 characters); the limit is 20000";
    assert_eq!(refused(PublicationEdit::RulesText(Some(long.clone()))), format!("the rules text: {limit}"));
    assert_eq!(refused(PublicationEdit::Message(long.clone())), format!("the message to solvers: {limit}"));
    assert_eq!(refused(PublicationEdit::Notes(long.clone())), format!("the notes for the editor: {limit}"));
    let line = "the source: too long (20001 characters); the limit is 1000";
    assert_eq!(refused(PublicationEdit::Source(long.clone())), line);
    let tags = vec!["a".to_owned(); MAX_TAGS + 1];
    assert_eq!(refused(PublicationEdit::Tags(tags)), "101 tags; the limit is 100");
    assert_eq!(refused(PublicationEdit::Settle(0)), "there is no entry 1 that was not understood");
    let shown = publish(&puzzle, PublicationEdit::Source("a\u{1b}[2J".into()));
    assert_eq!(shown.publication().source, "a□[2J");
    assert_eq!(publish(&shown, PublicationEdit::Source(String::new())), puzzle, "nothing published is nothing kept");
}

#[test]
fn a_search_finds_what_is_published() {
    let puzzle = publish(&shidoku(), PublicationEdit::Tags(vec!["Easy".into(), "Κυριακή".into()]));
    let puzzle = publish(&puzzle, PublicationEdit::RulesText(Some("Digits in GREEN cells are odd.".into())));
    for (wanted, found) in [("easy", true), ("κυρι", true), ("green", true), ("Easy", false), ("blue", false)] {
        assert_eq!(puzzle.mentions(wanted), found, "{wanted}");
    }
}

#[test]
fn subjects_have_names_in_files() {
    let subjects = Kind::ALL.iter().copied().map(RulesSubject::Kind);
    for subject in subjects.chain([RulesSubject::Board, RulesSubject::SharedCells]) {
        assert_eq!(subject.to_string().parse(), Ok(subject));
    }
    assert!("Rows".parse::<RulesSubject>().unwrap_err().contains("“Rows” is no subject of rules"));
}
