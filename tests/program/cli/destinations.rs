//! What is not written over: inputs, and files of another kind.

use std::collections::BTreeMap;
use std::fs;

use super::*;

const PROJECT: &str = "(gridwright_book: 1, puzzles: [(file: \"p.ron\"), (file: \"mine.pdf\")])";

fn files() -> Folder {
    let lines = format!("{UNIQUE}\n{SEVERAL}\n{UNIQUE}\n");
    let folder = Folder::new(&[
        ("p.ron", CROSS),
        ("q.ron", CROSS),
        ("cut.ron", &CROSS[..CROSS.len() / 2]),
        ("lines.txt", &lines),
        ("full.txt", &format!("{UNIQUE_SOLUTION}\n")),
        ("mine.pdf", &format!("{UNIQUE}\n")),
        ("project.ron", PROJECT),
        ("p-1.ron", PROJECT),
        ("notes.txt", "Milk, bread\n"),
        ("thesis.rtf", "\\documentclass{article}\n\\begin{document}\n"),
        ("x.svg", "%PDF-1.7\n"),
    ]);
    let run = folder.shell("mkdir d && ln -s p.ron sym.ron && ln p.ron hard.ron && ln -s ../p.ron d/p-1.ron");
    assert_eq!(run.code, Some(0), "{run:?}");
    folder
}

/// All files of a folder and of those in it, with what they hold.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(contents(&path)),
            false => drop(found.insert(path.clone(), fs::read(&path).unwrap())),
        }
    }
    found
}

#[test]
fn nothing_is_written_over_an_input_or_a_file_of_another_kind() {
    let folder = files();
    let before = contents(folder.0.path());
    let [booklet, program] = ["a booklet's project", "an integer program"];
    let (puzzle, lines, pdf) = ("a puzzle", "puzzles as lines of text", "a PDF file");
    let input = |file: &str, written: &str| format!("{file}: is also an input, and {written} would take its place");
    let other =
        |file: &str, held: &str, written: &str| format!("{file}: holds {held}, and {written} would take its place");
    let one_line =
        |line| format!("lines.txt: is also an input, of which only line {line} is read: the others would be lost");
    let whole = folder.path("p.ron").display().to_string();
    for (line, expected) in [
        ("$G export p.ron -o p.ron", input("p.ron", booklet)),
        ("$G export lines.txt p.ron -o p.ron", input("p.ron", booklet)),
        ("$G export p.ron -o ./p.ron", input("./p.ron", booklet)),
        ("$G export d/../p.ron -o p.ron", input("p.ron", booklet)),
        ("$G export p.ron -o \"$PWD/p.ron\"", input(&whole, booklet)),
        ("$G export p.ron -o sym.ron", input("sym.ron", booklet)),
        ("$G export sym.ron -o p.ron", input("p.ron", booklet)),
        ("$G export p.ron -o hard.ron", input("hard.ron", booklet)),
        ("$G model p.ron -o p.ron", input("p.ron", program)),
        ("$G model - -o p.ron < p.ron", input("p.ron", program)),
        ("$G model lines.txt:1 -o lines.txt", input("lines.txt", program)),
        ("$G minimise lines.txt full.txt -o full.txt", input("full.txt", lines)),
        ("$G minimise lines.txt:1 -o lines.txt", one_line(1)),
        ("$G convert lines.txt:3 -o lines.txt", one_line(3)),
        ("$G book project.ron -o mine.pdf", input("mine.pdf", pdf)),
        ("$G derive p.ron p-1.ron -o .", input("./p-1.ron", puzzle)),
        ("$G generate --from p.ron -o d", input("d/p-1.ron", puzzle)),
        ("$G export p.ron -o q.ron", other("q.ron", puzzle, booklet)),
        ("$G export p.ron -o cut.ron", other("cut.ron", puzzle, booklet)),
        ("$G model p.ron -o q.ron", other("q.ron", puzzle, program)),
        ("$G model p.ron -o lines.txt", other("lines.txt", lines, program)),
        ("$G model p.ron -o thesis.rtf", other("thesis.rtf", "something else", program)),
        ("$G convert p.ron -o project.ron", other("project.ron", booklet, puzzle)),
        ("$G convert p.ron -o notes.txt", other("notes.txt", "something else", lines)),
        ("$G minimise full.txt -o project.ron", other("project.ron", booklet, puzzle)),
        ("$G export p.ron -o mine.pdf", other("mine.pdf", lines, pdf)),
        ("$G export p.ron -o x.svg", other("x.svg", pdf, "an SVG picture")),
        ("$G derive p.ron -o .", other("./p-1.ron", booklet, puzzle)),
        ("$G generate --from p.ron -o .", other("./p-1.ron", booklet, puzzle)),
    ] {
        let run = folder.shell(line);
        let expected = format!("error: {expected}; choose another name\n");
        assert!(run.err.contains(&expected), "{line}: {}", run.err);
        assert_eq!(run.code, Some(2), "{line}: {run:?}");
        assert!(contents(folder.0.path()) == before, "{line}");
    }
}

#[test]
fn a_file_may_take_the_place_of_one_of_its_kind() {
    let folder = files();
    for line in [
        "$G convert p.ron -o ./p.ron",
        "$G convert q.ron -o p.ron",
        "$G convert lines.txt -o lines.txt",
        "$G minimise full.txt -o full.txt",
        "$G minimise - -o full.txt < full.txt > out.txt",
        "$G export p.ron -o project.ron",
        "$G model p.ron -o p.lp && $G model q.ron -o p.lp",
        "$G export p.ron -o p.svg && $G export q.ron -o p.svg",
        "$G export p.ron -o p.png && $G export q.ron -o p.png",
        "$G export p.ron -o p.pdf && $G export q.ron -o p.pdf",
        "$G derive p.ron -o e && $G derive p.ron -o e",
        ": > new.ron && $G convert p.ron -o new.ron",
        ": > empty.ron && $G export p.ron -o empty.ron",
        "$G model p.ron -o /dev/null",
        "$G model p.ron -o /dev/stdout | grep -q Minimize",
    ] {
        let run = folder.shell(line);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{line}: {run:?}");
    }
    assert_eq!(folder.text("p.ron"), CROSS);
    let thin = folder.text("full.txt");
    assert!(thin.contains('.') && thin.len() == 17, "{thin}");
    assert!(folder.text("project.ron").contains("gridwright_book: 1") && folder.text("new.ron") == CROSS);
}
