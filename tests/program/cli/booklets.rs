//! `export` and `book` with many puzzles that become a booklet.

use super::*;
use crate::common::{pdf, tools};

/// Returns the number of pages of a file.
fn pages(folder: &Folder, name: &str) -> usize {
    pdf::pages(&fs::read(folder.path(name)).unwrap())
}

/// Returns the words of a file: runs pdftotext.
fn words(folder: &Folder, name: &str) -> String {
    tools::run("pdftotext", &["-raw", folder.path(name).to_str().unwrap(), "-"])
}

fn files() -> Folder {
    let lines = format!("{UNIQUE}\n.2..3.1..1.3..4.\n");
    Folder::new(&[("cross.ron", CROSS), ("good.txt", &lines), ("bad.txt", &format!("{UNIQUE}\n1.....1.4.?..3..\n"))])
}

#[test]
fn many_puzzles_make_a_booklet() {
    let folder = files();
    let run = folder.run("export good.txt -o book.pdf --paper a5 --per-page 2 --answers --title T --no-preflight");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    // Both puzzles on one page, both answers on another.
    assert_eq!(pages(&folder, "book.pdf"), 2);
    let first = fs::read(folder.path("book.pdf")).unwrap();
    folder.run("export good.txt -o book.pdf --paper a5 --per-page 2 --answers --title T --no-preflight");
    assert_eq!(first, fs::read(folder.path("book.pdf")).unwrap(), "the same bytes");

    let run = folder.run("export good.txt -o book.png");
    let error = "error: book.png: a picture shows only one of 2 puzzles; select one by its line, as in good.txt:1, \
         or make a .pdf or .html\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert_eq!(folder.run("export good.txt -o x.pdf --paper a3").code, Some(2));
    assert_eq!(folder.run("export good.txt -o x.pdf --per-page 65").code, Some(2));
}

#[test]
#[ignore = "runs pdftotext"]
fn a_booklet_holds_its_title_and_its_answers() {
    let folder = files();
    folder.run("export good.txt -o book.pdf --paper a5 --per-page 2 --answers --title T --no-preflight");
    let text = words(&folder, "book.pdf");
    let lines: Vec<&str> = text.split_whitespace().collect();
    assert!(lines.contains(&"T") && lines.contains(&"Answers"), "{text}");
}

#[test]
fn preflight_stops_a_booklet_with_errors_unless_told_otherwise() {
    let folder = Folder::new(&[("two.txt", &format!("{UNIQUE}\n{SEVERAL}\n"))]);
    let run = folder.run("export two.txt -o book.pdf --answers");
    let expected = "error: page 2: puzzle 2 (two.txt:2): has several solutions\n\
                    error: page 2: puzzle 2 (two.txt:2): its answer is missing\n\
                    error: nothing was printed; --anyway prints despite errors\n";
    assert_eq!((run.code, run.err.as_str()), (Some(1), expected));
    assert_eq!(folder.names(), ["two.txt"]);
    let run = folder.run("export two.txt -o book.pdf --answers --anyway");
    assert_eq!(run.code, Some(0));
    assert_eq!(pages(&folder, "book.pdf"), 3);
}

#[test]
fn unreadable_puzzles_are_named_and_left_out_if_wished() {
    let folder = files();
    let run = folder.run("export bad.txt cross.ron -o book.pdf");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("error: bad.txt: line 2, column"), "{}", run.err);
    assert!(run.err.ends_with("error: nothing was written; use --skip-unreadable to skip what cannot be read\n"));
    assert!(!folder.path("book.pdf").exists());
    let run = folder.run("export bad.txt cross.ron -o book.pdf --skip-unreadable --anyway");
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.err.starts_with("warning: left out: bad.txt: line 2, column"), "{}", run.err);
    assert_eq!(pages(&folder, "book.pdf"), 2);
}

#[test]
fn a_project_is_kept_and_printed() {
    let folder = files();
    let run = folder.run("export good.txt -o book.ron --title Kept --paper 6x9 --answers 4");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let project = "(\n    gridwright_book: 1,\n    settings: (\n        title: \"Kept\",\n        \
                   paper: \"6x9\",\n        \
                   per_page: \"1\",\n        cover: false,\n        rules_page: false,\n        answers: \"4\",\n    \
                   ),\n    puzzles: [\n        (file: \"good.txt\", line: 1),\n        \
                   (file: \"good.txt\", line: 2),\n    ],\n)\n";
    assert_eq!(folder.text("book.ron"), project);
    // From another folder: the puzzles are found next to the project.
    let run = folder.shell("mkdir sub && cd sub && $G book ../book.ron -o book.pdf --no-preflight");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(pages(&folder, "sub/book.pdf"), 3);

    fs::remove_file(folder.path("good.txt")).unwrap();
    let run = folder.run("book book.ron -o gone.pdf");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("error: good.txt: cannot be read: No such file"), "{}", run.err);
    assert!(!folder.path("gone.pdf").exists());
    let run = folder.run("book cross.ron");
    let error = "error: cross.ron: not a Gridwright booklet: it does not start with “(gridwright_book: 1,”\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
}

#[test]
fn a_booklet_that_the_studio_cannot_open_is_told_before_there_is_a_window() {
    let folder = Folder::new(&[
        ("future.ron", "(gridwright_book: 2, pages: 3)"),
        ("cut.ron", "(gridwright_book: 1, puzzles: [(file: \"a\""),
    ]);
    for (file, expected) in [
        (
            "future.ron",
            "made with a newer Gridwright (format 2; this version reads up to 1); update Gridwright to open it",
        ),
        ("cut.ron", "line 1: the file ends too early"),
    ] {
        let run = folder.run(file);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{file}");
        assert!(run.err.starts_with(&format!("error: {file}: {expected}")), "{}", run.err);
    }
}

#[test]
fn a_booklet_that_cannot_be_saved_leaves_nothing_behind() {
    let folder = files();
    // The shell limits files to 512 bytes.
    let run = folder.shell("trap '' XFSZ; ulimit -f 1; $G export good.txt -o book.pdf --no-preflight");
    let error = "error: book.pdf: cannot be saved: File too large\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert_eq!(folder.names(), ["bad.txt", "cross.ron", "good.txt"]);
    let run = folder.run("export good.txt -o nowhere/book.pdf --no-preflight");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("error: nowhere/book.pdf: cannot be saved: No such file"), "{}", run.err);
}

/// The options of a sheet with everything that a setter can ask for.
const WISHES: &str = "--small-answer --number 12 --label hard --rules Mine. --notes --dots --ink black";

#[test]
#[ignore = "runs pdftotext"]
fn sheets_hold_the_authors_words() {
    let folder = files();
    folder.run(&format!("export good.txt:1 -o sheet.pdf {WISHES}"));
    let text = words(&folder, "sheet.pdf");
    for words in ["12", "hard", "Mine.", "Answer", "Notes"] {
        assert!(text.contains(words), "no {words} in {text}");
    }
    assert!(!text.contains("Each row"), "the author's words stand in place of the rules: {text}");
}

#[test]
fn sheets_take_the_authors_wishes() {
    let folder = files();
    let run = folder.run(&format!("export good.txt:1 -o sheet.pdf {WISHES}"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let colour = |arguments: &str| {
        let run = folder.run(&format!("export good.txt:1 -o x.png --dpi 72 {arguments}"));
        assert_eq!(run.code, Some(0), "{}", run.err);
        let bytes = fs::read(folder.path("x.png")).unwrap();
        (bytes[24], bytes[25])
    };
    // Bit depth and colour type (PNG specification, 11.2.2).
    let wishes = ["", "--transparent", "--ink grey", "--ink grey --transparent", "--one-bit"];
    assert_eq!(wishes.map(colour), [(8, 2), (8, 6), (8, 0), (8, 4), (1, 0)]);
}

/// Returns a folder with a puzzle that hidden singles solve, twice, a booklet file of the two, and the puzzle with the
/// setter's own rating, which is stored in its file and overrides that of the path.
fn rated_files() -> Folder {
    let folder = Folder::new(&[("one.txt", UNIQUE), ("two.txt", &format!("{UNIQUE}\n{UNIQUE}\n"))]);
    folder.run("export two.txt -o book.ron --title T --stars");
    folder.run("convert one.txt -o own.ron");
    let own = folder.text("own.ron").replacen("gridwright: 1,", "gridwright: 1, stars: 4,", 1);
    fs::write(folder.path("own.ron"), &own).unwrap();
    folder
}

#[test]
#[ignore = "runs pdftotext"]
fn sheets_and_booklets_say_how_hard_puzzles_are() {
    let folder = rated_files();
    for (arguments, named, times) in [
        ("export one.txt --stars", "Gentle", 1),
        ("export one.txt --stars --language ru", "Лёгкая", 1),
        ("book book.ron --anyway", "Gentle", 2),
        ("export own.ron", "Fiendish", 1),
        ("export own.ron --stars", "Fiendish", 1),
    ] {
        assert_eq!(folder.run(&format!("{arguments} -o x.pdf")).code, Some(0), "{arguments}");
        let text = words(&folder, "x.pdf");
        assert_eq!(text.matches(named).count(), times, "{arguments}: {text}");
        assert!(named == "Gentle" || !text.contains("Gentle"), "{arguments}: {text}");
    }
}

#[test]
fn the_stars_of_a_puzzle_are_in_its_file() {
    let folder = rated_files();
    assert!(folder.text("book.ron").contains("rated: true"), "{}", folder.text("book.ron"));
    let run = folder.run("convert own.ron -o own.txt");
    assert!(run.err.contains("difficulty stars"), "{}", run.err);
    fs::write(folder.path("own.ron"), folder.text("own.ron").replacen("stars: 4", "stars: 6", 1)).unwrap();
    let run = folder.run("check own.ron");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("6 stars: a puzzle has 1 to 5"), "{}", run.err);
}

#[test]
fn the_report_of_preflight_is_printed_in_words_or_as_json() {
    let folder = Folder::new(&[("two.txt", &format!("{UNIQUE}\n{SEVERAL}\n")), ("one.txt", UNIQUE)]);
    folder.run("export one.txt -o fine.ron --title T --answers --per-page 1");
    let run = folder.run("book fine.ron --preflight");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "no problems: 2 pages, one puzzle\n", ""));
    assert_eq!(folder.run("book fine.ron --preflight --json").out, "");

    folder.run("export two.txt -o two.ron --title T --answers --number 7");
    let run = folder.run("book two.ron --preflight");
    let expected = "error: page 2: puzzle 8 (two.txt:2): has several solutions\n\
                    error: page 2: puzzle 8 (two.txt:2): its answer is missing\n";
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(1), expected, ""));
    let run = folder.run("book two.ron --preflight --json");
    let lines: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[0]["severity"], &lines[0]["name"]), (&"error".into(), &"several_solutions".into()));
    assert_eq!((&lines[0]["page"], &lines[0]["puzzle"], &lines[0]["line"]), (&2.into(), &8.into(), &2.into()));

    // Also for single sheets.
    let run = folder.run("export two.txt:2 -o sheet.pdf --preflight");
    assert_eq!((run.code, run.out.as_str()), (Some(0), "error: puzzle 1 (two.txt:2): has several solutions\n"));
    let run = folder.run("export one.txt -o sheet.pdf --preflight");
    assert_eq!(run.out, "no problems: one page, one puzzle\n");
}

#[test]
fn what_was_proved_is_recorded_in_the_project() {
    let folder = Folder::new(&[("one.txt", UNIQUE), ("two.txt", &format!("{UNIQUE}\n{SEVERAL}\n"))]);
    folder.run("export one.txt -o book.ron --title T --answers");
    assert_eq!(folder.run("book book.ron --record").code, Some(0));
    assert!(folder.text("book.ron").contains("proved: \""), "{}", folder.text("book.ron"));
    assert_eq!(folder.run("book book.ron --preflight").code, Some(0));
    fs::write(folder.path("one.txt"), ".2..3.1..1.3..4.\n").unwrap();
    let run = folder.run("book book.ron --preflight");
    let expected = "error: page 1: puzzle 1 (one.txt:1): its file has changed since the puzzle was checked\n";
    assert_eq!((run.code, run.out.as_str()), (Some(1), expected));
    folder.run("export two.txt -o bad.ron --title T");
    let run = folder.run("book bad.ron --record");
    assert_eq!((run.code, run.err.lines().last()), (Some(1), Some("error: nothing was recorded")));
}

#[test]
fn a_booklet_is_made_for_a_printer() {
    let folder = Folder::new(&[("one.txt", UNIQUE)]);
    let run = folder.run("export one.txt -o book.pdf --title T --answers --paper 6x9 --ink grey --for kdp --anyway");
    let expected = "error: 2 pages are too few; a bound book needs at least 24\n";
    assert_eq!((run.code, run.err.as_str()), (Some(0), expected));
    let file = fs::read(folder.path("book.pdf")).unwrap();
    assert!(pdf::text(&file).contains("(PDF/X-1a:2003)"));
    assert_eq!(pdf::boxes(&file, "MediaBox"), [[0.0, 0.0, 432.0, 648.0]; 2]);
    let run =
        folder.run("export one.txt -o book.pdf --title T --answers --paper 6x9 --for kdp --bleed --cover --anyway");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let file = fs::read(folder.path("book.pdf")).unwrap();
    assert_eq!(pdf::boxes(&file, "MediaBox")[0], [0.0, 0.0, 441.0, 666.0]);
    assert_eq!(pdf::boxes(&file, "TrimBox")[0], [0.0, 9.0, 432.0, 657.0]);
}

/// PDF dates end with the year 9999, and invalid times are rejected. Other formats contain no date.
#[test]
fn the_date_of_a_file_for_a_print_shop_is_one_that_pdf_has() {
    let folder = Folder::new(&[("one.txt", UNIQUE)]);
    let export = |seconds: &str, options: &str| {
        folder.shell(&format!("SOURCE_DATE_EPOCH='{seconds}' $G export one.txt -o one.pdf --anyway {options}"))
    };
    // According to `date -u -d @SECONDS`.
    for (seconds, date) in [("0", "D:19700101000000Z"), (" 253402300799 ", "D:99991231235959Z")] {
        let run = export(seconds, "--print-shop");
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(String::from_utf8_lossy(&fs::read(folder.path("one.pdf")).unwrap()).contains(date), "{seconds}");
    }
    let large = ["253402300800", "1000000000000000000", "18446744073709551615", "99999999999999999999999999"];
    for seconds in large.into_iter().chain(["-1", "1.5", "yesterday", "0x10"]) {
        for options in ["--print-shop", "--print-shop --title T --answers"] {
            let run = export(seconds, options);
            assert_eq!(run.code, Some(2), "{seconds}: {run:?}");
            assert!(run.err.contains("SOURCE_DATE_EPOCH") && run.err.contains(seconds), "{}", run.err);
        }
        assert_eq!(export(seconds, "").code, Some(0));
    }
}

/// Another program saves the project while its puzzles are read and proved.
#[test]
fn what_is_written_into_a_project_meanwhile_is_not_lost() {
    let folder = Folder::new(&[("one.txt", &format!("{UNIQUE}\n"))]);
    folder.run("export one.txt -o book.ron --title First");
    let (project, text) = (folder.path("book.ron"), folder.text("book.ron"));
    let edited = text.replace("title: \"First\"", "title: \"Second\"");
    assert_ne!(edited, text);
    let record = || {
        let words = ["gridwright".into(), "book".into(), project.clone().into_os_string(), "--record".into()];
        gridwright::cli::exit_status(words)
    };
    // The moment at which the puzzles are read: only their file has this length.
    let (bytes, target, content) = (UNIQUE.len() as u64 + 1, project.clone(), edited.clone());
    let meanwhile = move |read: u64| {
        if read == bytes {
            fs::write(&target, &content).unwrap();
        }
        true
    };
    assert_eq!(gridwright::disk::watch_reading(meanwhile, record), 2);
    assert_eq!(folder.text("book.ron"), edited);
    // Without interference, the result is recorded.
    assert_eq!(record(), 0);
    let recorded = folder.text("book.ron");
    assert!(recorded.contains("title: \"Second\"") && recorded.contains("proved: \""), "{recorded}");
}

#[test]
fn a_project_with_comments_is_recorded_only_by_force() {
    let folder = Folder::new(&[("one.txt", UNIQUE)]);
    folder.run("export one.txt -o book.ron --title T");
    let commented = format!("// Ours.\n{}", folder.text("book.ron"));
    fs::write(folder.path("book.ron"), &commented).unwrap();
    let run = folder.run("book book.ron --record");
    let expected =
        "error: book.ron: its comments would be lost, so nothing was recorded; --force records without them\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), expected));
    assert_eq!(folder.text("book.ron"), commented);
    let run = folder.run("book book.ron --record --force");
    let expected = "warning: book.ron: the comments that were in it are lost\n";
    assert_eq!((run.code, run.err.as_str()), (Some(0), expected));
    let recorded = folder.text("book.ron");
    assert!(recorded.contains("proved: \"") && !recorded.contains("Ours"), "{recorded}");
}

#[test]
fn what_was_proved_of_puzzles_that_are_gone_stays() {
    let folder = Folder::new(&[("one.txt", UNIQUE), ("two.txt", ".2..3.1..1.3..4.\n")]);
    folder.run("export one.txt two.txt -o book.ron --title T");
    assert_eq!(folder.run("book book.ron --record").code, Some(0));
    let recorded = folder.text("book.ron");
    assert_eq!(recorded.matches("proved: \"").count(), 2, "{recorded}");
    fs::remove_file(folder.path("two.txt")).unwrap();
    let run = folder.run("book book.ron --record --skip-unreadable");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(folder.text("book.ron"), recorded);
    // Recording does not silently ignore an output option.
    assert_eq!(folder.run("book book.ron --record -o book.pdf").code, Some(2));
}
