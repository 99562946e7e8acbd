//! Options of `export` and `book` take effect, or are rejected with the reason.

use super::*;
use crate::common::{pdf, tools};

/// Returns the error of `export` or `book` for these arguments.
fn refused(folder: &Folder, arguments: &str) -> String {
    let before = folder.names();
    let run = folder.run(arguments);
    assert_eq!(run.code, Some(2), "{arguments}: {}", run.err);
    assert_eq!(folder.names(), before, "{arguments}");
    run.err
}

#[test]
fn options_that_would_do_nothing_are_refused() {
    let lines = format!("{UNIQUE}\n.2..3.1..1.3..4.\n");
    let folder = Folder::new(&[("cross.ron", CROSS), ("two.txt", &lines)]);
    folder.run("export two.txt -o plain.ron");
    let bare = folder.text("plain.ron").replace("settings: (", "settings: (running_title: false, page_numbers: false,");
    fs::write(folder.path("bare.ron"), bare).unwrap();
    for (arguments, expected) in [
        ("export two.txt -o x.pdf --small-answer", "--small-answer does nothing in a booklet"),
        ("export two.txt -o x.pdf --solution", "--solution does nothing in a booklet"),
        ("export two.txt -o x.pdf --board-size 90", "--board-size does nothing in a booklet"),
        ("export two.txt -o x.ron --board-size 90", "--board-size does nothing in a booklet file"),
        ("export cross.ron -o x.pdf --cover --small-answer", "--small-answer does nothing in a booklet"),
        ("export cross.ron -o x.pdf --dpi 300", "--dpi does nothing in a single sheet"),
        ("export cross.ron -o x.svg --dpi 300", "--dpi does nothing in an .svg"),
        ("export cross.ron -o x.pdf --pixels 128", "--pixels does nothing in a single sheet"),
        ("export cross.ron -o x.svg --transparent", "--transparent does nothing in an .svg"),
        ("export cross.ron -o x.pdf --one-bit", "--one-bit does nothing in a single sheet"),
        ("export cross.ron -o x.png --one-bit --ink grey", "--one-bit prints in black alone"),
        ("export cross.ron -o x.png --live-text", "--live-text does nothing in a .png"),
        ("export cross.ron -o x.png --paper a5", "--paper does nothing in a .png"),
        ("export cross.ron -o x.svg --landscape", "--landscape does nothing in an .svg"),
        ("export cross.ron -o x.png --print-shop", "--print-shop does nothing in a .png"),
        ("export cross.ron -o x.png --cmyk", "--cmyk does nothing in a .png"),
        ("export cross.ron -o x.png --preflight", "--preflight does nothing in a .png"),
        ("export two.txt -o x.ron --no-preflight", "--no-preflight does nothing in a booklet file"),
        ("export cross.ron -o x.pdf --cmyk --ink grey", "--cmyk does nothing with one ink"),
        ("export cross.ron -o x.pdf --condition FOGRA51", "--condition does nothing without --print-shop"),
        ("export two.txt -o x.pdf --condition FOGRA51", "--condition does nothing without --print-shop"),
        ("export two.txt -o x.pdf --subtitle S", "--subtitle does nothing without --cover"),
        ("export two.txt -o x.pdf --cover-picture p.png", "--cover-picture does nothing without --cover"),
        ("export two.txt -o x.pdf --picture-fit fit", "--picture-fit does nothing without --cover"),
        ("export two.txt -o x.pdf --creep 0.1", "--creep does nothing without --saddle-stitch"),
        ("export two.txt --each svg -o folder --title T", "--title does nothing with --each"),
        ("export two.txt --each svg -o folder --skip-unreadable", "--skip-unreadable does nothing with --each"),
        ("export cross.ron -o x.pdf --solution --dots", "--dots does nothing with --solution"),
        ("export cross.ron -o x.pdf --messages", "--messages does nothing without --solution or --small-answer"),
        ("export two.txt -o x.pdf --cores 1", "--cores does nothing without --each"),
        ("export cross.ron -o x.pdf --ink-limit 240", "--ink-limit does nothing without --print-shop or --cmyk"),
        ("export two.txt -o x.pdf --print-shop --ink grey --ink-limit 240", "--ink-limit does nothing without"),
        ("book bare.ron -o x.pdf --header {title}", "--header does nothing without `running_title`"),
        ("book bare.ron -o x.pdf --footer {page}", "--footer does nothing without `page_numbers`"),
        ("export cross.ron -o x.png --per-page 4", "x.png: --per-page is for a booklet; make a .pdf"),
        ("book plain.ron -o x.pdf --creep 0.1", "--creep does nothing without --saddle-stitch"),
        ("book plain.ron --no-preflight", "--no-preflight without -o leaves nothing to do"),
        ("book plain.ron --record --cover", "--cover does nothing with --record"),
        ("book plain.ron --record --preflight", "--preflight does nothing with --record"),
    ] {
        let told = refused(&folder, arguments);
        assert!(told.starts_with(&format!("error: {expected}")), "{arguments}: {told}");
    }
    // Each of them where it has an effect.
    for arguments in [
        "export two.txt -o x.pdf --cover --subtitle S --saddle-stitch --creep 0.1",
        "export two.txt -o x.pdf --print-shop --condition FOGRA51 --title T",
        "export two.txt -o x.pdf --print-shop --ink-limit 220 --title T",
        "export cross.ron -o x.pdf --messages --small-answer --dots",
        "export cross.ron -o x.pdf --cmyk --paper a5 --landscape --small-answer",
        "export cross.ron -o x.png --one-bit --ink black --transparent --dpi 72",
        "export cross.ron -o x.svg --live-text --solution --board-size 90",
        // A single puzzle with a booklet option is a booklet.
        "export cross.ron -o x.pdf --keep-order",
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.code, Some(0), "{arguments}: {}", run.err);
    }
}

/// Returns the length of the longest dark line across the first page, which is that of the board, in millimetres: runs
/// pdftoppm.
fn board_mm(folder: &Folder, name: &str) -> f64 {
    const DOTS_PER_MM: f64 = 10.0;
    let [file, root] = [name, "page"].map(|name| folder.path(name).to_str().unwrap().to_owned());
    tools::run("pdftoppm", &["-r", "254", "-gray", "-singlefile", &file, &root]);
    let picture = fs::read(folder.path("page.pgm")).unwrap();
    let head: Vec<&[u8]> = picture.splitn(4, |byte| byte.is_ascii_whitespace()).collect();
    let width: usize = std::str::from_utf8(head[1]).unwrap().parse().unwrap();
    // Skip the rest of the header, a few bytes before the first row.
    let rows = picture[picture.len() % width..].chunks_exact(width);
    let longest = |row: &[u8]| row.split(|dot| *dot > 128).map(<[u8]>::len).max().unwrap_or(0);
    rows.map(longest).max().unwrap() as f64 / DOTS_PER_MM
}

#[test]
fn a_board_is_as_wide_as_was_asked_for_or_refused() {
    let folder = Folder::new(&[("cross.ron", CROSS)]);
    let told = refused(&folder, "export cross.ron -o x.pdf --board-size 90 --paper 90x100mm");
    let expected = "error: cross.ron:1: a board 90 mm wide does not fit with what is printed around it on 90x100mm: at \
                    most --board-size ";
    let most: f64 = told.strip_prefix(expected).unwrap_or_else(|| panic!("{told}")).trim().parse().unwrap();
    assert!(most > 40.0 && most < 90.0, "{told}");
    for size in [most, 30.0] {
        let run = folder.run(&format!("export cross.ron -o x.pdf --board-size {size} --paper 90x100mm"));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{size}");
    }
}

#[test]
#[ignore = "runs pdftoppm"]
fn a_printed_board_is_as_wide_as_was_asked_for() {
    let folder = Folder::new(&[("cross.ron", CROSS)]);
    folder.run("export cross.ron -o x.pdf --board-size 60");
    let width = board_mm(&folder, "x.pdf");
    assert!((width - 60.0).abs() < 1.0, "{width}");
}

#[test]
fn letters_without_a_font_are_an_error() {
    // No font of the program has Thai letters.
    let title = CROSS.replace("title: \"", "title: \"\u{e2a}");
    let lines = format!("{UNIQUE}\n");
    let folder = Folder::new(&[("title.ron", &title), ("one.txt", &lines)]);
    assert!(title.contains('\u{e2a}'), "{title}");
    for output in ["x.pdf", "x.png", "x.svg"] {
        let run = folder.run(&format!("export title.ron -o {output}"));
        assert_eq!(run.code, Some(1), "{output}");
        let expected = "error: title.ron:1: the fonts do not have “\u{e2a}”, so empty squares would be printed\n\
                        error: nothing was printed; --anyway prints despite errors\n";
        assert_eq!(run.err, expected, "{output}");
        assert!(!folder.path(output).exists());
        let run = folder.run(&format!("export title.ron -o {output} --anyway"));
        assert_eq!(run.code, Some(0), "{output}: {}", run.err);
        assert!(run.err.starts_with("warning: "), "{output}: {}", run.err);
    }
    // Viewers of live text have fonts of their own.
    let run = folder.run("export title.ron -o x.svg --live-text");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let run = folder.run("export one.txt title.ron -o book.pdf");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("the fonts do not have “\u{e2a}”"), "{}", run.err);
    assert!(!folder.path("book.pdf").exists());
}

#[test]
fn own_digits_without_a_font_are_an_error() {
    let symbols = "(gridwright: 1, title: \"Signs\", grids: [(at: \"r1c1\", boxes: \"2x2\")], \
                   symbols: Own([\"\u{e2a}\", \"B\", \"C\", \"D\"]), \
                   givens: [\"1...\", \"..1.\", \"4.3.\", \".3..\"], rules: [])";
    let folder = Folder::new(&[("signs.ron", symbols)]);
    let run = folder.run("export signs.ron -o x.png");
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.err.contains("the fonts do not have “\u{e2a}”"), "{}", run.err);
}

#[test]
fn conditions_that_no_registry_has_are_refused() {
    let folder = Folder::new(&[("cross.ron", CROSS)]);
    let told = refused(&folder, "export cross.ron -o x.pdf --print-shop --condition FOGRA93");
    assert!(told.contains("FOGRA93") && told.contains("FOGRA39, "), "{told}");
    for limit in ["149", "401", "much"] {
        assert!(refused(&folder, &format!("export cross.ron -o x.pdf --ink-limit {limit}")).contains("150 to 400"));
    }
}

#[test]
fn folders_are_exported_with_their_files_in_order() {
    let folder = Folder::new(&[]);
    fs::create_dir(folder.path("all")).unwrap();
    for (name, text) in [("b.txt", ".2..3.1..1.3..4."), ("a.txt", UNIQUE), ("notes.md", "no puzzle")] {
        fs::write(folder.path("all").join(name), text).unwrap();
    }
    let run = folder.run("export all -o book.ron");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let book = folder.text("book.ron");
    let places = ["all/a.txt", "all/b.txt"].map(|name| book.find(name).unwrap_or_else(|| panic!("{name}: {book}")));
    assert!(places[0] < places[1] && !book.contains("notes.md"), "{book}");
    fs::create_dir(folder.path("none")).unwrap();
    assert!(refused(&folder, "export none -o x.pdf").contains("none"));
}

#[test]
fn fewer_boards_on_a_page_are_the_most_that_can_be_read_and_are_told() {
    let classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let lines = format!("{}\n", [classic; 24].join("\n"));
    let folder = Folder::new(&[("many.txt", &lines)]);
    for (wanted, paper, least) in [(12, "a5", 6), (12, "6x9", 6), (30, "a4", 20)] {
        let run = folder.run(&format!("export many.txt -o book.pdf --per-page {wanted} --paper {paper} --anyway"));
        assert_eq!(run.code, Some(0), "{}", run.err);
        let expected =
            format!("{wanted} boards per page would be too small to read; 24 puzzles are on pages with room for only ");
        let told = run.err.lines().find_map(|line| line.split_once(&expected)).unwrap_or_else(|| panic!("{}", run.err));
        let count: usize = told.1.split(' ').next().unwrap().parse().unwrap();
        assert!(count >= least && count < wanted, "{paper}: {count}");
        assert_eq!(pdf::pages(&fs::read(folder.path("book.pdf")).unwrap()), 24_usize.div_ceil(count), "{paper}");
        // Printed digits are at least 7 points; one more per page would make them smaller.
        let run = folder.run(&format!("export many.txt -o book.pdf --per-page {count} --paper {paper} --anyway"));
        assert!(!run.err.contains("too small to read"), "{paper}: {}", run.err);
    }
    let run = folder.run("export many.txt -o book.pdf --per-page 6 --paper a4 --anyway");
    assert!(!run.err.contains("too small to read"), "{}", run.err);
}
