use gridwright::board::*;
use gridwright::formats::{self, Format};
use gridwright::puzzle::*;
use gridwright::variant::Kind;
#[test]
fn show() {
    let board =
        Board::new(vec![Grid::new(Cell::new(1, 2), 2, 2).unwrap(), Grid::new(Cell::new(3, 4), 2, 2).unwrap()]).unwrap();
    let mut givens = std::collections::BTreeMap::new();
    givens.insert(board.cells()[3], Digit::new(2).unwrap());
    let mut rules = vec![];
    for kind in Kind::ALL {
        for (b, rule) in kind.examples() {
            if rule.fits(&board).is_ok() {
                rules.push(PlacedRule::new(rule));
            }
        }
    }
    rules[0].tint = Some(gridwright::scene::Tint::Blue);
    rules[0].on = false;
    let p = Puzzle::new("Don't \"ü\" \\ x".into(), "A\tb".into(), board, givens, rules).unwrap();
    let (t, _) = formats::write(&[&p], Format::Ron).unwrap();
    println!("{t}");
    let back = formats::read_str("x", &t, None).unwrap();
    assert_eq!(back[0].puzzle, p);
    let mut bad = 0;
    for cut in 1..t.trim_end().len() {
        if !t.is_char_boundary(cut) {
            continue;
        }
        let e = formats::read_str("x", &t[..cut], Some(Format::Ron)).unwrap_err().to_string();
        if !e.contains("cut off") {
            println!("{cut} {:?}: {e}", &t[cut.saturating_sub(20)..cut]);
            bad += 1;
        }
    }
    println!("{bad}");
}
