//! Files that are not overwritten: inputs, and files of another kind.

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
    fs::write(folder.path("d/killer-1.ron"), CROSS).unwrap();
    folder
}

/// Returns all files of a folder and its subfolders, with their contents.
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
    let [booklet, program] = ["a booklet file", "an integer program"];
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
        ("$G generate --kind killer --board d/killer-1.ron -o d", input("d/killer-1.ron", puzzle)),
        ("cd d && $G generate --kind killer --board killer-1.ron -o .", input("./killer-1.ron", puzzle)),
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
        let expected = format!("error: {expected}; choose another name");
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

#[test]
fn with_force_an_input_and_a_file_of_another_kind_are_written_over() {
    for (line, file, part) in [
        ("$G model p.ron -o p.ron --force", "p.ron", "Minimize"),
        ("$G model - -o p.ron --force < p.ron", "p.ron", "Minimize"),
        ("$G model q.ron -o sym.ron --force", "p.ron", "Minimize"),
        ("$G model p.ron -o lines.txt --force", "lines.txt", "Minimize"),
        ("$G convert p.ron -o project.ron --force", "project.ron", "Small cross"),
        ("$G convert full.txt lines.txt -o lines.txt --force", "lines.txt", UNIQUE_SOLUTION),
        ("$G convert lines.txt:3 -o lines.txt --force", "lines.txt", UNIQUE),
        ("$G minimise full.txt:1 -o full.txt --force", "full.txt", "."),
        ("$G export p.ron -o mine.pdf --force", "mine.pdf", "%PDF"),
        ("$G export p.ron -o x.svg --force", "x.svg", "<svg"),
        ("$G export --each svg x.txt -o . --force", "x-1.svg", "<svg"),
        ("$G book project.ron -o mine.pdf --no-preflight --force", "mine.pdf", "%PDF"),
        ("$G derive p.ron -o . --force", "p-1.ron", "Diagonals"),
        ("$G generate --from p.ron -o . --force", "p-1.ron", "Diagonals"),
        ("$G generate --kind killer --board d/killer-1.ron -o d --force", "d/killer-1.ron", "KillerCage"),
    ] {
        let folder = files();
        fs::write(folder.path("x.txt"), UNIQUE).unwrap();
        fs::write(folder.path("x-1.svg"), CROSS).unwrap();
        let plain = folder.shell(&line.replace(" --force", ""));
        assert_eq!(plain.code, Some(2), "{line}: {plain:?}");
        let run = folder.shell(line);
        assert_eq!(run.code, Some(0), "{line}: {run:?}");
        let content = fs::read(folder.path(file)).unwrap();
        assert!(content.windows(part.len()).any(|window| window == part.as_bytes()), "{line}");
        // A link stays a link.
        assert!(fs::symlink_metadata(folder.path("sym.ron")).unwrap().is_symlink(), "{line}");
    }
    // The replacement file contains everything that was read.
    let folder = files();
    let lines = folder.text("lines.txt");
    assert_eq!(folder.run("convert full.txt lines.txt -o lines.txt --force").code, Some(0));
    assert_eq!(folder.text("lines.txt"), format!("{UNIQUE_SOLUTION}\n{lines}"));
    for command in ["export", "book", "convert", "model", "minimise", "generate", "derive"] {
        let help = folder.run(&format!("{command} --help")).out;
        assert!(help.contains("--force"), "{command}: {help}");
    }
}

/// Inputs not yet read when output is written, and files that a booklet refers to.
#[test]
fn an_input_that_is_still_needed_stays_in_spite_of_force() {
    let folder = files();
    let before = contents(folder.0.path());
    for (line, file) in [
        ("$G derive p.ron p-1.ron -o . --force", "./p-1.ron"),
        ("$G export p.ron -o p.ron --force", "p.ron"),
        ("$G export q.ron p.ron -o sym.ron --force", "sym.ron"),
    ] {
        let run = folder.shell(line);
        assert_eq!(run.code, Some(2), "{line}: {run:?}");
        assert!(run.err.contains(&format!("error: {file}: is also an input, and ")), "{line}: {}", run.err);
        assert!(run.err.contains("would take its place; choose another name\n"), "{line}: {}", run.err);
        assert!(contents(folder.0.path()) == before, "{line}");
    }
}

#[test]
fn comments_that_are_lost_are_told_with_their_file() {
    let commented = |text: &str| format!("// Ours.\n{text}");
    for (line, file) in [
        ("convert a.ron -o a.ron", "a.ron"),
        ("convert p.ron -o a.ron", "a.ron"),
        ("minimise a.ron -o a.ron", "a.ron"),
        ("minimise p.ron -o a.ron", "a.ron"),
        ("export p.ron -o book.ron", "book.ron"),
    ] {
        let folder = Folder::new(&[
            ("a.ron", &commented(CROSS)),
            ("p.ron", CROSS),
            ("book.ron", &commented("(gridwright_book: 1, puzzles: [])\n")),
        ]);
        let run = folder.run(line);
        let warning = format!("warning: {file}: the comments that were in it are lost\n");
        assert_eq!((run.code, run.err), (Some(0), warning), "{line}");
        assert!(!folder.text(file).contains("Ours"), "{line}");
    }
    // A copy leaves them in place.
    let folder = Folder::new(&[("a.ron", &commented(CROSS))]);
    let run = folder.run("convert a.ron -o copy.ron");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(folder.text("a.ron").contains("Ours"));
}
