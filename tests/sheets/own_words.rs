//! Words of the author on sheets, in booklets and in preflight.

use gridwright::board::Board;
use gridwright::book::{PreflightProblem, Severity, preflight, prove};
use gridwright::puzzle::{
    Edit, NotUnderstood, Publication, PublicationEdit, Puzzle, RulesSubject, RulesTextProblem, SolutionProblem,
    StoredSolution,
};
use gridwright::scene::{Item, Scene};
use gridwright::sheet::booklet::{BookEntry, BookSettings, PerPage, compose};
use gridwright::sheet::{PageOptions, puzzle_page};
use gridwright::solve::Control;
use gridwright::variant::{Diagonals, KillerCage, Kind};
use gridwright::words::Language;

const SOLVED: &str = "1234341221434321";

fn publish(puzzle: &Puzzle, edit: PublicationEdit) -> Puzzle {
    Edit::Publish(edit).apply(puzzle).unwrap()
}

/// Returns a unique 4x4 puzzle whose only solution is [`SOLVED`].
fn shidoku() -> Puzzle {
    Puzzle::builder(Board::single(2, 2).unwrap()).givens_text("1234341221434...").build().unwrap()
}

fn stored(text: &str) -> PublicationEdit {
    let board = Board::single(2, 2).unwrap();
    PublicationEdit::Solution(StoredSolution::of_symbols(&board, board.cells().to_vec(), text))
}

/// Returns the texts of a scene without spaces and marks of direction, which depend on the breaks of lines.
fn words(scenes: &[&Scene]) -> String {
    let text = |item: &Item| if let Item::Text { text, .. } = item { text.clone() } else { String::new() };
    let all: String = scenes.iter().flat_map(|scene| scene.painted()).map(text).collect();
    all.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, '\u{200e}' | '\u{200f}')).collect()
}

fn page(puzzle: &Puzzle, options: PageOptions) -> String {
    words(&[&puzzle_page(puzzle, options).scene])
}

#[test]
fn the_legend_has_the_own_words_with_the_marks_of_their_kinds() {
    let rules = shidoku().with_clues(
        shidoku().givens().clone(),
        vec![
            gridwright::puzzle::PlacedRule::new(Diagonals {
                grid: gridwright::board::GridId(0),
                falling: true,
                rising: false,
            }),
            gridwright::puzzle::PlacedRule::new(KillerCage { cells: "r1c1-2".parse().unwrap(), sum: Some(3.into()) }),
        ],
    );
    let puzzle = rules.unwrap();
    let about = RulesSubject::Kind(Kind::KillerCage);
    let own = publish(&puzzle, PublicationEdit::Sentence { about, text: Some("Cages add up, honestly.".into()) });
    let printed = page(&own, PageOptions::default());
    assert!(printed.contains("Cagesaddup,honestly."), "{printed}");
    let usual = puzzle.default_rules_text().last().unwrap().1.to_string().replace(' ', "");
    assert!(!printed.contains(&usual) && page(&puzzle, PageOptions::default()).contains(&usual));
    // The sentence has a mark like the one that it replaces.
    let items = |puzzle: &Puzzle| {
        puzzle_page(puzzle, PageOptions::default())
            .scene
            .painted()
            .filter(|item| !matches!(item, Item::Text { .. }))
            .count()
    };
    assert_eq!(items(&own), items(&puzzle));
    let persian = publish(&puzzle, PublicationEdit::RulesText(Some("قانون نخست.\nقانون دوم: 1 تا 4.".into())));
    let printed = page(&persian, PageOptions { language: Language::of_tag("fa").unwrap(), ..PageOptions::default() });
    assert!(printed.contains("قانوننخست.") && printed.contains("قانوندوم:1تا4."), "{printed}");
}

#[test]
fn source_and_message_are_printed_where_they_are_asked_for() {
    let puzzle = publish(&shidoku(), PublicationEdit::Source("First contest".into()));
    let puzzle = publish(&puzzle, PublicationEdit::Message("Well\n\ndone!".into()));
    let filling = gridwright::board::Filling::from_symbols(SOLVED).unwrap();
    for (source, message, solved) in
        [(false, false, true), (true, false, false), (false, true, true), (false, true, false)]
    {
        let options = PageOptions { source, message, solution: solved.then_some(&filling), ..PageOptions::default() };
        let printed = page(&puzzle, options);
        assert_eq!(printed.contains("Firstcontest"), source, "{printed}");
        assert_eq!(printed.contains("Welldone!"), message && solved, "{printed}");
    }
    let entries: Vec<BookEntry> = [&puzzle, &shidoku()].map(|puzzle| BookEntry::new(puzzle.clone())).to_vec();
    let booklet = |sources: bool, messages: bool| {
        let settings =
            BookSettings { sources, messages, cover: false, per_page: PerPage::One, ..BookSettings::default() };
        let booklet = compose(&settings, &entries);
        let scenes: Vec<&Scene> = booklet.leaves.iter().flat_map(|leaf| &leaf.parts).map(|part| &part.scene).collect();
        (words(&scenes), booklet.leaves.len())
    };
    let (plain, pages) = booklet(false, false);
    assert!(!plain.contains("Firstcontest") && !plain.contains("Well"));
    let (all, more) = booklet(true, true);
    assert!(all.contains("Firstcontest") && all.contains("Welldone!") && all.contains("Messagesforthosewhofinish"));
    assert_eq!(more, pages + 1);
}

#[test]
fn an_answer_says_that_it_is_one_of_the_rules_that_were_understood() {
    let filling = gridwright::board::Filling::from_symbols(SOLVED).unwrap();
    let options = PageOptions { small_answer: Some(&filling), ..PageOptions::default() };
    let unread = NotUnderstood { name: "fog".into(), count: 2, text: String::new() };
    let part =
        shidoku().with_publication(Publication { not_understood: vec![unread], ..Publication::default() }).unwrap();
    assert!(page(&part, options).contains("Answer·oftherulesthatwereunderstood;2werenot"), "{}", page(&part, options));
    assert!(!page(&shidoku(), options).contains("understood"));
}

#[test]
fn preflight_names_what_does_not_fit_of_words_and_solution() {
    let found = |puzzle: &Puzzle| {
        let settings = BookSettings { title: "T".into(), ..BookSettings::default() };
        let proofs = prove(&[puzzle], &Control::new(), &|_| ());
        let entry = BookEntry { answer: proofs[0].answer_for(puzzle), ..BookEntry::new(puzzle.clone()) };
        let entries = vec![entry];
        let findings = preflight(&settings, &entries, &proofs, &compose(&settings, &entries));
        findings.into_iter().map(|finding| finding.problem).collect::<Vec<_>>()
    };
    let good = publish(&shidoku(), stored(SOLVED));
    assert_eq!(found(&good), []);
    let exchanged = publish(&shidoku(), stored("1234341221434231"));
    let cells = "r4c3 r4c2".parse().unwrap();
    let expected = PreflightProblem::StoredSolution(SolutionProblem::Differs { cells });
    assert_eq!((found(&exchanged), expected.severity()), (vec![expected.clone()], Severity::Error));
    let unread = NotUnderstood { name: "fog".into(), count: 2, text: String::new() };
    let part =
        good.clone().with_publication(Publication { not_understood: vec![unread], ..good.publication().clone() });
    assert_eq!(found(&part.unwrap()), [PreflightProblem::NotUnderstood { count: 2 }]);
    let about = RulesSubject::Kind(Kind::Arrow);
    let text = publish(&good, PublicationEdit::Sentence { about, text: Some("Arrows.".into()) });
    assert_eq!(found(&text), [PreflightProblem::RulesText(RulesTextProblem::SentenceWithoutRule(about))]);
    let words: Vec<String> = found(&text).iter().map(ToString::to_string).collect();
    assert_eq!(words, ["rules text: a sentence about “Arrow”, which the puzzle does not have"]);
}

/// The author's solution is the answer where the engine cannot decide, and only where it obeys the known rules.
#[test]
fn the_stored_solution_is_the_answer_where_the_engine_cannot_decide() {
    let stopped = Control::new();
    stopped.cancel();
    let answer = |puzzle: &Puzzle, control: &Control| prove(&[puzzle], control, &|_| ())[0].answer_for(puzzle);
    let good = publish(&shidoku(), stored(SOLVED));
    let filling = gridwright::board::Filling::from_symbols(SOLVED);
    assert_eq!(answer(&good, &stopped), filling);
    assert_eq!(answer(&shidoku(), &stopped), None);
    assert_eq!(answer(&publish(&shidoku(), stored("1234341221434231")), &stopped), None);
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let open = publish(&empty, stored(SOLVED));
    assert_eq!(answer(&open, &Control::new()), None, "all rules are understood, and there are several solutions");
    let unread = NotUnderstood { name: "fog".into(), count: 1, text: String::new() };
    let part =
        open.clone().with_publication(Publication { not_understood: vec![unread], ..open.publication().clone() });
    assert_eq!(answer(&part.unwrap(), &Control::new()), filling);
}
