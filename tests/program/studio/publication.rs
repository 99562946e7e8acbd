//! The texts and the solution that are published with a puzzle.

use super::*;
use gridwright::puzzle::{Edit, NotUnderstood, Publication, PublicationEdit, StoredSolution};

fn write(studio: &mut Studio, field: &str, text: &str) {
    studio.harness.get_by_label(field).scroll_to_me();
    studio.harness.run();
    studio.harness.get_by_label(field).focus();
    studio.harness.run();
    for letter in text.chars() {
        studio.harness.event(Event::Text(letter.to_string()));
    }
    studio.harness.run();
}

#[test]
fn texts_are_typed_as_one_step_each() {
    let mut studio = Studio::open(shidoku());
    studio.click("Puzzle");
    write(&mut studio, "Source", "Winter cup");
    assert_eq!(studio.puzzle().publication().source, "Winter cup");
    write(&mut studio, "Tags, separated by commas", "snow, easy, ");
    assert_eq!(studio.puzzle().publication().tags, ["snow", "easy"]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(studio.puzzle().publication().tags.is_empty());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().publication(), &Publication::default());
}

#[test]
fn the_rules_text_is_written_by_sentence_or_as_a_whole() {
    let mut studio = Studio::open(shidoku());
    let automatic: Vec<String> = studio.puzzle().rules_text().iter().map(ToString::to_string).collect();
    studio.click("Puzzle");
    write(&mut studio, "Rules text: Rows, columns and boxes", "!");
    let sentence = studio.puzzle().rules_text()[0].to_string();
    assert!(sentence != automatic[0] && sentence.contains('!'), "{sentence}");
    studio.click("Write as one text");
    let whole = studio.puzzle().publication().rules_text.clone().unwrap();
    assert_eq!(whole.text, sentence, "the text begins with the sentences");
    studio.click("Use automatic text");
    assert!(studio.puzzle().publication().rules_text.is_none());
    studio.click("Reset");
    let reset: Vec<String> = studio.puzzle().rules_text().iter().map(ToString::to_string).collect();
    assert_eq!(reset, automatic);
}

#[test]
fn the_solution_is_stored_and_compared() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    let Some(Verdict::Unique(filling)) = studio.app().verdict().cloned() else { panic!("it is unique") };
    studio.click("Puzzle");
    studio.click("Store solution");
    let stored = StoredSolution::of_filling(studio.puzzle().board(), &filling);
    assert_eq!(studio.puzzle().stored_solution(), Some(&stored));
    studio.expect("Stored; it is the solution found.");
    let other = filling.digits().iter().rev().copied();
    let wrong = studio.puzzle().board().cells().iter().copied().zip(other).collect();
    let puzzle = studio.puzzle().clone();
    let edit = Edit::Publish(PublicationEdit::Solution(Some(StoredSolution::Digits(wrong))));
    let mut studio = Studio::open(edit.apply(&puzzle).unwrap());
    studio.wait();
    let problem = studio.puzzle().solution_problems()[0].to_string();
    studio.expect(&problem);
}

#[test]
fn what_was_not_understood_is_told_until_it_is_settled() {
    let entry = NotUnderstood { name: "foglight".to_owned(), count: 3, text: String::new() };
    let publication = Publication { not_understood: vec![entry], ..Publication::default() };
    let mut studio = Studio::open(shidoku().with_publication(publication).unwrap());
    studio.wait();
    studio.command("Show check details");
    studio.click("Of the rules understood; 3 parts of the file were not");
    studio.click("Settled");
    assert_eq!(studio.puzzle().not_understood_count(), 0);
    assert!(studio.harness.query_by_label_contains("Of the rules understood").is_none());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().not_understood_count(), 3);
}
