//! Options for new puzzles: their difficulty and required techniques; and the results kept when generation is stopped.

use gridwright::author::Rater;
use gridwright::logic::{StepRating, TechniqueId};
use gridwright::solve::Control;
use gridwright::solve::native::Native;

use super::booklets::puzzles;
use super::*;

/// Returns the techniques of a puzzle's path, and the rating of its hardest step.
fn path(puzzle: &Puzzle) -> (Vec<TechniqueId>, StepRating) {
    let rating = Rater::new().rate(puzzle, TechniqueId::last(), &mut Native::new(), &Control::new()).unwrap();
    assert!(rating.path.is_solved());
    (rating.path.techniques.clone(), rating.difficulty.hardest.unwrap().2)
}

impl Studio {
    fn wish(&mut self, difficulty: &str) {
        if !self.shows("Range for the hardest step") {
            self.harness.get_by_label_contains("Target difficulty: ").click();
            self.harness.run_steps(3);
            self.harness.get_by_label("Custom range…").click();
            self.harness.run_steps(3);
        }
        self.harness.get_by_label("Range for the hardest step").focus();
        self.harness.run_steps(3);
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.run_steps(2);
        self.harness.event(Event::Text(difficulty.to_owned()));
        self.harness.run_steps(3);
    }
}

#[test]
fn a_puzzle_is_generated_as_hard_as_it_is_wished() {
    let mut studio = Studio::open(shidoku());
    author::open(&mut studio, "Generate a puzzle…");
    studio.click("What to generate: This board");
    studio.click("Roku");
    studio.wish("hard");
    studio.expect("Use a number or a range from 0 to 20, such as 4.2, 3..5, 2.6.. or ..7.1.");
    studio.click("Generate now");
    assert!(!studio.app().is_busy() && !studio.shows("A puzzle with"), "refused");
    studio.wish("..1.5");
    assert!(!studio.shows("Use a number or a range from 0 to 20"));
    studio.click("Generate now");
    studio.wait();
    studio.expect("Hardest step:");
    assert!(!studio.shows("this is the closest"));
    studio.click("Apply");
    assert_eq!(studio.puzzle().board(), &Board::single(2, 3).unwrap());
    assert!(author::is_unique(studio.puzzle()) && path(studio.puzzle()).1 <= StepRating(15));
}

#[test]
fn a_puzzle_is_generated_as_hard_as_a_word_says() {
    let mut studio = Studio::open(shidoku());
    author::open(&mut studio, "Generate a puzzle…");
    studio.click("What to generate: This board");
    studio.click("Roku");
    for word in ["Moderate", "Gentle"] {
        studio.harness.get_by_label_contains("Target difficulty: ").click();
        studio.harness.run_steps(3);
        let words = ["Any", "Gentle", "Moderate", "Tricky", "Fiendish", "Diabolical", "Custom range…"];
        words.into_iter().for_each(|word| studio.expect(word));
        studio.click(word);
        studio.click("Generate now");
        studio.wait();
        assert!(!studio.shows("this is the closest"), "{word}");
        studio.click("Apply");
        let rating = Rater::new().rate(studio.puzzle(), TechniqueId::last(), &mut Native::new(), &Control::new());
        let label = rating.unwrap().difficulty.label.unwrap().message().to_string();
        assert_eq!(label, word);
    }
}

#[test]
fn a_puzzle_is_generated_that_needs_a_technique() {
    let mut studio = Studio::open(shidoku());
    author::open(&mut studio, "Generate a puzzle…");
    studio.click("What to generate: This board");
    studio.click("Roku");
    studio.click("Requires: Any technique");
    studio.click("Naked single");
    studio.click("Generate now");
    studio.wait();
    studio.click("Apply");
    let naked_single = TechniqueId::named("naked-single").unwrap();
    assert!(path(studio.puzzle()).0.contains(&naked_single));
}

#[test]
fn puzzles_for_the_booklet_are_as_hard_as_they_are_wished() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.press("Generate puzzles…");
    studio.harness.get_by_role_and_label(Role::ComboBox, "Kind").click();
    studio.harness.run_steps(4);
    studio.harness.get_by_label("Roku").click();
    studio.harness.run_steps(4);
    studio.wish("..1.5");
    let file = folder.path().join("easy.jsonl");
    studio.will_pick(FileDialogOutcome::File(file.clone()));
    studio.press("Generate…");
    studio.settle();
    let made = formats::read(&file).unwrap();
    assert_eq!((made.len(), studio.rows().len()), (12, 13));
    assert!(made.iter().all(|loaded| path(&loaded.puzzle).1 <= StepRating(15)));
}

#[test]
fn puzzles_that_are_finished_when_making_them_is_stopped_are_kept() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.press("Generate puzzles…");
    studio.harness.get_by_role_and_label(Role::SpinButton, "How many").set_value_accesskit(1000.0);
    studio.harness.run_steps(4);
    studio.wish("3..5");
    let file = folder.path().join("many.jsonl");
    studio.will_pick(FileDialogOutcome::File(file.clone()));
    studio.press("Generate…");
    let started = Instant::now();
    let is_past_the_first = |studio: &Studio| {
        let labels = studio.labels();
        let at_work = |label: &&String| label.starts_with("Generating puzzle ") && label.contains(" of 1000");
        labels
            .iter()
            .filter(at_work)
            .any(|label| !label.starts_with("Generating puzzle 1 of") && label.contains("tried: "))
    };
    while !is_past_the_first(&studio) {
        assert!(started.elapsed() < PATIENCE, "none is made: {:?}", studio.labels());
        assert!(!file.exists(), "all are made");
        std::thread::sleep(Duration::from_millis(2));
        studio.harness.step();
    }
    studio.press("Stop");
    studio.settle();
    studio.expect("Stopped; added ");
    let made = formats::read(&file).unwrap();
    assert!(!made.is_empty() && made.len() < 1000, "{}", made.len());
    assert_eq!(studio.rows().len(), made.len() + 1);
    for loaded in made.iter().take(3) {
        let hardest = path(&loaded.puzzle).1;
        assert!((StepRating(30)..=StepRating(50)).contains(&hardest), "{hardest}");
    }
}
