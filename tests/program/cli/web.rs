//! `export` and `book` to web pages.

use super::{Folder, SEVERAL, UNIQUE};

#[test]
fn puzzles_and_booklets_become_pages() {
    let diary = "<!DOCTYPE html>\n<p>Diary</p>\n";
    let folder = Folder::new(&[("one.txt", UNIQUE), ("two.txt", UNIQUE), ("diary.html", diary)]);
    let fine = |arguments: &str| {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{arguments}");
        run.out
    };
    let count = |name: &str| folder.text(name).matches("\"whole\":").count();
    fine("export one.txt -o one.html");
    // A page replaces a page, and nothing else.
    fine("export one.txt -o one.html --hints --solution-check cells");
    assert_eq!(count("one.html"), 1);
    let run = folder.run("export one.txt -o diary.html");
    assert_eq!((run.code, folder.text("diary.html").as_str()), (Some(2), diary), "{run:?}");
    fine("export one.txt two.txt -o two.html --title Two --stars");
    assert_eq!(count("two.html"), 2);
    assert!(folder.text("two.html").contains("<title>Two</title>"));
    fine("export one.txt two.txt -o book.ron --title Bound");
    fine("book book.ron -o book.html");
    assert_eq!(count("book.html"), 2);
    assert!(folder.text("book.html").contains("<title>Bound</title>"));
    assert_eq!(fine("export one.txt two.txt --each html -o pages").lines().count(), 2);
}

#[test]
fn options_that_a_page_has_not_are_refused() {
    let folder = Folder::new(&[("one.txt", UNIQUE), ("several.txt", SEVERAL)]);
    for (arguments, error) in [
        ("-o a.pdf --hints", "--hints does nothing in a single sheet: it is for an .html"),
        ("-o a.html --dots", "--dots does nothing in an .html: it is for what is printed"),
        ("-o a.html --cover", "--cover does nothing in an .html: it is for a booklet"),
    ] {
        let run = folder.run(&format!("export one.txt {arguments}"));
        assert_eq!((run.code, run.err), (Some(2), format!("error: {error}\n")), "{arguments}");
    }
    let run = folder.run("export several.txt -o several.html");
    let warning = "warning: several.txt:1: it has several solutions, so its page finds repeated digits only\n";
    assert_eq!((run.code, run.err.as_str()), (Some(0), warning));
}
