//! Killers in one line, as killer programs exchange them.

use std::fs;

use gridwright::board::Cell;
use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;
use gridwright::variant::{Rule, SumClue};

/// The cages of `examples/killer-cage.ron` in the three forms.
const NUMBERS: &str = "3x3::k:3072:6913:6913:4610:3587:3587:5124:5124:5124:3072:6913:6913:4610:3587:3333:2310:5124:\
    4615:1544:1544:6913:4610:3333:3333:2310:4615:4615:3849:4362:4362:2315:12:4621:2062:2062:4615:3849:3849:4362:2315:\
    4621:4621:7439:2064:2064:4369:4369:2066:2066:2835:2835:7439:7439:2324:4369:3605:3605:5910:5910:4631:7439:7439:\
    2324:3605:3605:3864:5910:5910:4631:4631:6169:6169:1818:1818:3864:5910:27:4631:1308:1308:6169:";
const SUMO_CUE: &str = "SumoCueV1=12=27+1=18=14+4=20+6+6+0+1+1+3+4=13=9+6=18=6+18+1+3+14+14+15+17+17=15=17+28=9=0=18=8\
    +33+17+27+27+28+30+32+32=29=8+43=17+45=8+47=11+49+42+42=9+45=14+55=23+57=18+42+42+53+55+55=15+57+57+59+59=24+70=7\
    +72+65+57=0+59=5+78+70";
const POINTERS: &str = "CR<IE<K<<^^`^^D9`I6<`^'^^'^FH<90I8<^^``^'^T8<H<8<B<^`9^E<N<I^`^'^F^`^`O<7<^^0^5<`";

fn read(text: &str) -> Puzzle {
    let mut loaded = formats::read_str("f", text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((loaded.len(), loaded[0].format, &loaded[0].warnings[..]), (1, Format::Killer, &[][..]), "{text}");
    loaded.remove(0).puzzle
}

/// Returns the cages and sums, in the order of their first cells.
fn cages(puzzle: &Puzzle) -> Vec<(Vec<Cell>, Option<u16>)> {
    let cage = |rule: &Rule| match rule {
        Rule::KillerCage(cage) => Some((cage.cells.iter().collect(), cage.sum.as_ref().and_then(SumClue::number))),
        _ => None,
    };
    let mut cages: Vec<_> = puzzle.rules().iter().filter_map(|placed| cage(&placed.rule)).collect();
    cages.sort();
    cages
}

#[test]
fn three_forms_of_one_killer_are_read() {
    let text = fs::read_to_string("examples/killer-cage.ron").unwrap();
    let expected = cages(&formats::read_str("f", &text, None).unwrap()[0].puzzle);
    assert_eq!(expected.len(), 27);
    for text in [NUMBERS, SUMO_CUE, POINTERS, &format!("{}\n{}", &SUMO_CUE[..100], &SUMO_CUE[100..])] {
        let puzzle = read(text);
        assert_eq!((cages(&puzzle), puzzle.rules().len(), puzzle.givens().len()), (expected.clone(), 27, 0));
    }
    let diagonals = read(&NUMBERS.replacen("::", ":d:", 1));
    assert_eq!((cages(&diagonals), diagonals.rules().len()), (expected.clone(), 28));
    let diagonals = read(&SUMO_CUE.replace("V1", "V1D"));
    assert_eq!((cages(&diagonals), diagonals.rules().len()), (expected, 28));
    for other in [NUMBERS, POINTERS, &"1........".repeat(9), SUMO_CUE, "# a comment"] {
        let several = formats::read_str("f", &format!("{NUMBERS}\n{other}\n"), None).unwrap();
        assert_eq!(several.len(), if other.starts_with('#') { 1 } else { 2 }, "{other}");
    }
    // One line each, mixed with other puzzles.
    let lines = format!("# killers\n{NUMBERS}\n{}\n{SUMO_CUE}\n{POINTERS}\n", ".".repeat(81));
    let formats: Vec<Format> =
        formats::read_str("f", &lines, None).unwrap().iter().map(|loaded| loaded.format).collect();
    assert_eq!(formats, [Format::Killer, Format::Lines, Format::Killer, Format::Killer]);
}

#[test]
fn cages_of_one_cell_are_givens_and_regions_are_read() {
    let text = fs::read_to_string("examples/jigsaw.ron").unwrap();
    let jigsaw = formats::read_str("f", &text, None).unwrap().remove(0).puzzle;
    let regions = "112333344112333444122553444122553674112256677812955667888955667888999677889999677";
    let cells = jigsaw.board().cells().iter().zip(regions.chars());
    let word = |(cell, region): (&Cell, char)| {
        format!("={}J{}", jigsaw.givens().get(cell).map_or(0, |digit| digit.value()), region.to_digit(10).unwrap() - 1)
    };
    let read = read(&format!("SumoCueV1{}", cells.map(word).collect::<String>()));
    assert_eq!((read.board(), read.givens()), (jigsaw.board(), jigsaw.givens()));
    assert_eq!(read.rules(), []);
}

#[test]
fn what_is_no_killer_is_refused() {
    let wrong = "expected 81 cells, each in a cage";
    let first = NUMBERS.replacen("3072", "3328", 1);
    for (text, at) in [
        (&first[..], "3x3::k:3"),
        ("3x3::k:3072:6913:", "2 / 81"),
        ("3x3::k:x", "3x3::k:x"),
        ("3x3::k:70000", "3x3::k:7"),
        ("SumoCueV1=3+0+7", "SumoCueV"),
        ("SumoCueV1=é", "SumoCueV"),
        ("SumoCueV1=", "SumoCueV"),
        ("SumoCueV1", "0 / 81"),
        // A cycle, and a path that leaves the board.
        (&POINTERS.replacen("CR<", "><<", 1), "><<IE<K<"),
        (&POINTERS.replacen("CR<", "^R<", 1), "^R<IE<K<"),
    ] {
        let error = formats::read_str("f", text, None).unwrap_err().to_string();
        assert_eq!(error, format!("f: {at}: {wrong}"), "{text}");
    }
}
