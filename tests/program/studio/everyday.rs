//! The number of inputs for everyday tasks: `docs/everyday.md` explains the counting, and no peer needs fewer.

use super::*;

/// A studio that counts inputs.
struct Hands {
    studio: Studio,
    inputs: usize,
}

impl Hands {
    fn on(studio: Studio) -> Hands {
        Hands { studio, inputs: 0 }
    }

    fn empty() -> Hands {
        Hands::on(Studio::empty())
    }

    fn key(&mut self, key: Key) -> &mut Hands {
        self.keys(Modifiers::NONE, key)
    }

    fn keys(&mut self, modifiers: Modifiers, key: Key) -> &mut Hands {
        self.inputs += 1;
        self.studio.key_with(modifiers, key);
        self
    }

    fn drag(&mut self, cells: &str) -> &mut Hands {
        self.inputs += 1;
        self.studio.drag(cells);
        self
    }

    fn double_click(&mut self, cell: &str) -> &mut Hands {
        self.inputs += 1;
        let pos = self.studio.at(cell);
        self.studio.harness.event(Event::PointerMoved(pos));
        self.studio.harness.run();
        for pressed in [true, false, true, false] {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            let event = Event::PointerButton { pos, button, pressed, modifiers };
            self.studio.harness.input_mut().events.push(event);
        }
        self.studio.harness.run();
        self
    }

    /// Checks that the first row has the digits in order.
    fn expect_row(&self) {
        let row: Vec<u8> = (1..=9).filter_map(|col| self.studio.given(&format!("r1c{col}"))).collect();
        assert_eq!(row, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }

    fn menu(&mut self, menu: &str, item: &str) -> &mut Hands {
        self.inputs += 2;
        self.studio.click(menu);
        self.studio.harness.get_by_label_contains(item).click();
        self
    }
}

type Job = (&'static str, fn() -> usize);

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The tasks as named in the table.
const JOBS: [Job; 12] = [
    ("Begin an empty 9x9", || {
        let mut hands = Hands::on(Studio::open(shidoku()));
        hands.keys(Modifiers::COMMAND, Key::N).key(Key::Enter);
        assert_eq!(hands.studio.puzzle(), &Puzzle::empty(Board::classic()));
        hands.inputs
    }),
    ("Type the nine digits of a row", || {
        let mut hands = Hands::empty();
        hands.drag("r1c1").key(DIGITS[0]);
        DIGITS[1..].iter().for_each(|&digit| _ = hands.key(Key::ArrowRight).key(digit));
        hands.expect_row();
        hands.inputs
    }),
    ("A killer cage of three cells with the sum 15", || {
        let mut hands = Hands::empty();
        hands.key(Key::C).drag("r1c1 r1c2 r2c2").key(Key::Num1).key(Key::Num5);
        let puzzle = hands.studio.puzzle();
        let rule = &puzzle.rules()[0].rule;
        assert_eq!((rule.kind(), rule.typed_clue(puzzle.board()).as_deref()), (Kind::KillerCage, Some("15")));
        assert_eq!(rule.cells(puzzle.board()).len(), 3);
        hands.inputs
    }),
    ("A thermometer of four cells", || {
        let mut hands = Hands::empty();
        hands.key(Key::T).drag("r1c1 r1c2 r1c3 r2c3");
        let puzzle = hands.studio.puzzle();
        assert_eq!(puzzle.rules()[0].rule.kind(), Kind::Thermometer);
        assert_eq!(puzzle.rules()[0].rule.cells(puzzle.board()).len(), 4);
        hands.inputs
    }),
    ("Both diagonals", || {
        let mut hands = Hands::empty();
        hands.key(Key::X).drag("r5c5");
        let puzzle = hands.studio.puzzle();
        assert_eq!(puzzle.rules()[0].rule.kind(), Kind::Diagonals);
        assert_eq!(puzzle.rules()[0].rule.cells(puzzle.board()).len(), 17);
        hands.inputs
    }),
    ("Learn whether there is exactly one solution", || {
        let mut hands = Hands::on(Studio::open(shidoku()));
        hands.studio.wait();
        hands.studio.expect("Exactly one solution");
        hands.inputs
    }),
    ("See which digits each cell can have", || {
        let mut hands = Hands::on(Studio::open(puzzle(".... .... 3... .42.")));
        hands.studio.wait();
        hands.key(Key::F4).studio.wait();
        assert!(hands.studio.app().candidates().is_some());
        hands.inputs
    }),
    ("See how a person solves it, step by step", || {
        let mut hands = Hands::on(Studio::open(shidoku()));
        hands.studio.wait();
        hands.key(Key::F2).studio.wait();
        hands.studio.expect("Step 1 of ");
        hands.inputs
    }),
    ("Undo the last step", || {
        let mut studio = Studio::empty();
        studio.click_cell("r1c1");
        studio.key(Key::Num1);
        let mut hands = Hands::on(studio);
        hands.keys(Modifiers::COMMAND, Key::Z);
        assert_eq!(hands.studio.given("r1c1"), None);
        hands.inputs
    }),
    ("Select the nine cells of a box", || {
        let mut hands = Hands::empty();
        hands.double_click("r5c5");
        assert_eq!(hands.studio.selected(), "r4-6c4-6");
        hands.inputs
    }),
    ("Select all cells with the same digit", || {
        let mut hands = Hands::on(Studio::open(puzzle("1... ..1. .1.. ...2")));
        hands.double_click("r1c1");
        assert_eq!(hands.studio.app().document().selection.cells, cells("r1c1 r2c3 r3c2"));
        hands.inputs
    }),
    ("A link for others to solve it", || {
        let mut hands = Hands::on(Studio::open(shidoku()));
        hands.menu("Edit", "Copy link for SudokuPad");
        let mut sent = Vec::new();
        for _ in 0..4 {
            hands.studio.harness.step();
            sent.extend(hands.studio.harness.output().platform_output.commands.clone());
        }
        let links = sent.iter().filter(|command| match command {
            egui::OutputCommand::CopyText(text) => text.contains("sudokupad"),
            _ => false,
        });
        assert_eq!(links.count(), 1, "{sent:?}");
        hands.inputs
    }),
];

#[test]
fn a_row_takes_what_the_page_says_while_typing_goes_on_to_the_next_cell() {
    let mut studio = Studio::empty();
    studio.command("Advance after typing");
    let mut hands = Hands::on(studio);
    hands.drag("r1c1");
    DIGITS.into_iter().for_each(|digit| _ = hands.key(digit));
    hands.expect_row();
    let page = include_str!("../../../docs/everyday.md");
    assert!(page.contains(&format!("; {} inputs while typing goes on to the next cell", hands.inputs)));
}

#[test]
fn everyday_jobs_take_what_the_page_says_and_no_more_than_elsewhere() {
    let page = include_str!("../../../docs/everyday.md");
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let (head, rows) = rows.split_first().unwrap();
    assert_eq!(head, &["job", "Gridwright", "f-puzzles", "SudokuPad", "Penpa+"]);
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), JOBS.map(|(name, _)| name));
    for (row, (name, job)) in rows.iter().zip(JOBS) {
        let counted = job();
        assert_eq!(row[1], counted.to_string(), "{name}");
        let elsewhere = row[2..].iter().filter_map(|peer| peer.parse::<usize>().ok()).min();
        assert!(elsewhere.is_none_or(|least| counted <= least), "{name}: {counted}, elsewhere {elsewhere:?}");
    }
}
