//! The real program on a virtual display, killed with unsaved changes and started again.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use super::*;
use crate::common::tools::other_program;

/// A virtual display.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn new() -> Display {
        let mut server = other_program("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Display { server, name: format!(":{}", number.trim()) }
    }

    /// Returns the output of `xdotool`, or nothing if it fails.
    fn ask(&self, words: &str) -> String {
        let mut tool = other_program("xdotool");
        let output = tool.args(words.split(' ')).env("DISPLAY", &self.name).output().unwrap();
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program with a puzzle and its own folders.
struct Program<'a> {
    display: &'a Display,
    process: Child,
    window: String,
}

impl Program<'_> {
    fn start<'a>(display: &'a Display, folder: &Path) -> Program<'a> {
        let process = Command::new(env!("CARGO_BIN_EXE_gridwright"))
            .arg(folder.join("puzzle.ron"))
            .env("DISPLAY", &display.name)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .envs(["STATE", "CONFIG", "DATA"].map(|what| (format!("XDG_{what}_HOME"), folder.join(what))))
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut program = Program { display, process, window: String::new() };
        let started = Instant::now();
        while program.window.is_empty() {
            assert!(started.elapsed() < PATIENCE, "no window has appeared");
            std::thread::sleep(Duration::from_millis(50));
            let found = display.ask(&format!("search --onlyvisible --pid {}", program.process.id()));
            program.window = found.lines().last().unwrap_or_default().to_owned();
        }
        display.ask(&format!("windowfocus {}", program.window));
        program
    }

    fn title(&self) -> String {
        self.display.ask(&format!("getwindowname {}", self.window))
    }

    /// Returns whether the window title shows unsaved changes.
    fn is_changed(&self) -> bool {
        self.title().starts_with('•')
    }

    /// Types digits into the first cells until there are unsaved changes.
    fn change(&self) {
        let started = Instant::now();
        while !self.is_changed() {
            assert!(started.elapsed() < PATIENCE, "nothing was typed");
            self.display.ask("key Escape Escape Down 7 Right 3");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Undoes the changes and clears the selection: the window is focused, and the puzzle is empty.
    fn begin(&self, folder: &Path) {
        self.change();
        let started = Instant::now();
        while self.is_changed() {
            assert!(started.elapsed() < PATIENCE, "nothing was taken back");
            self.display.ask("key ctrl+z");
            std::thread::sleep(Duration::from_millis(50));
        }
        while !journals(folder).is_empty() {
            assert!(started.elapsed() < PATIENCE, "the journal of nothing stays");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.display.ask("key Escape Escape Escape");
    }

    /// Recovers the only remaining file by keyboard. In the recovery dialog, which a shortcut set here also opens, the
    /// last button is focused, and the first one, "Recover", follows it. It is unknown how soon the dialog has read the
    /// files, so if it was closed before that, this tries again more slowly.
    fn recover(&self) {
        let (started, mut pause) = (Instant::now(), Duration::from_millis(100));
        while !self.is_changed() {
            assert!(started.elapsed() < PATIENCE, "nothing was recovered");
            // Leave a dialog that got some keys too soon, so that Tab never reaches the discard button.
            for key in ["Escape", RECOVER, "Tab", "Return"] {
                self.display.ask(&format!("key {key}"));
                std::thread::sleep(pause);
            }
            pause += pause / 2;
        }
    }

    fn signal(mut self, name: &str) {
        let status = Command::new("kill").args(["-s", name, &self.process.id().to_string()]).status().unwrap();
        assert!(status.success());
        self.process.wait().unwrap();
    }
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let journals = folder.join("STATE").join("gridwright").join("journal");
    let entries = std::fs::read_dir(journals).into_iter().flatten().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect()
}

/// Returns the puzzles left for recovery, all of which must be readable.
fn left_behind(folder: &Path) -> Vec<Puzzle> {
    journals(folder).iter().map(|path| formats::read_first(path).unwrap().puzzle).collect()
}

/// Returns the givens in row order.
fn digits(puzzle: &Puzzle) -> Vec<(Cell, u8)> {
    puzzle.givens().iter().map(|(&cell, digit)| (cell, digit.value())).collect()
}

fn folder_with_puzzle() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    formats::save_puzzles(&folder.path().join("puzzle.ron"), &[&Puzzle::empty(Board::classic())]).unwrap();
    folder
}

#[test]
#[ignore = "runs Xvfb, xdotool"]
fn a_program_that_is_told_to_end_keeps_what_was_just_typed() {
    let display = Display::new();
    // The end of a session sends the first, closing a terminal the second.
    for name in ["TERM", "HUP"] {
        let folder = folder_with_puzzle();
        let program = Program::start(&display, folder.path());
        program.change();
        program.signal(name);
        let left = left_behind(folder.path());
        assert_eq!(left.len(), 1, "{name}");
        assert!(!left[0].givens().is_empty(), "{name}");
    }
}

#[test]
#[ignore = "runs Xvfb, xdotool"]
fn a_program_that_is_killed_leaves_what_was_typed_before_and_nothing_broken() {
    let display = Display::new();
    let folder = folder_with_puzzle();
    let program = Program::start(&display, folder.path());
    program.change();
    let started = Instant::now();
    while left_behind(folder.path()).is_empty() {
        assert!(started.elapsed() < PATIENCE, "no journal is written");
        std::thread::sleep(Duration::from_millis(20));
    }
    program.signal("KILL");
    assert!(left_behind(folder.path()).iter().all(|puzzle| !puzzle.givens().is_empty()));
    assert!(formats::read_first(&folder.path().join("puzzle.ron")).unwrap().puzzle.givens().is_empty());
}

#[test]
#[ignore = "runs Xvfb, xdotool"]
fn a_program_that_is_killed_leaves_what_was_played_and_none_of_it_in_the_puzzle() {
    let display = Display::new();
    let folder = folder_with_puzzle();
    let program = Program::start(&display, folder.path());
    program.begin(folder.path());
    display.ask("key ctrl+t");
    display.ask("key Down 5 Right 3");
    let entered = || left_behind(folder.path()).iter().map(|left| left.progress().entered_count()).collect::<Vec<_>>();
    let started = Instant::now();
    while entered() != [2] {
        assert!(started.elapsed() < PATIENCE, "{:?} digits are kept", entered());
        std::thread::sleep(Duration::from_millis(20));
    }
    program.signal("KILL");
    assert_eq!(entered(), [2]);
    let puzzle = formats::read_first(&folder.path().join("puzzle.ron")).unwrap().puzzle;
    assert!(puzzle.givens().is_empty() && puzzle.progress().is_empty());
}

/// The shortcut of the recovery dialog, which has none by default.
const RECOVER: &str = "ctrl+F1";

/// In English; with `GRIDWRIGHT_SOAK=2` also in Persian, whose window is mirrored.
#[test]
#[ignore = "runs Xvfb, xdotool"]
fn what_a_killed_program_has_left_is_recovered_by_keys_and_saved() {
    let display = Display::new();
    let persian = (crate::common::soak() > 1).then_some(Language::Persian);
    for language in std::iter::once(Language::English).chain(persian) {
        let folder = folder_with_puzzle();
        let settings = folder.path().join("CONFIG").join("gridwright");
        std::fs::create_dir_all(&settings).unwrap();
        let lines = format!("language = {}\nkey File(Recover) = Ctrl+F1\n", language.code());
        std::fs::write(settings.join("studio.txt"), lines).unwrap();
        let program = Program::start(&display, folder.path());
        program.begin(folder.path());
        display.ask("key Down 5 Right 3 Right 4");
        let typed: Vec<(Cell, u8)> = vec![(Cell::new(0, 0), 5), (Cell::new(0, 1), 3), (Cell::new(0, 2), 4)];
        let started = Instant::now();
        let kept = || left_behind(folder.path()).iter().map(digits).collect::<Vec<_>>();
        while kept() != [typed.clone()] {
            assert!(started.elapsed() < PATIENCE, "{language:?}: {:?} is kept", kept());
            std::thread::sleep(Duration::from_millis(20));
        }
        program.signal("KILL");

        let next = Program::start(&display, folder.path());
        next.recover();
        let started = Instant::now();
        let saved = || digits(&formats::read_first(&folder.path().join("puzzle.ron")).unwrap().puzzle);
        while saved() != typed || next.is_changed() || !journals(folder.path()).is_empty() {
            assert!(started.elapsed() < PATIENCE, "{language:?}: {:?} is saved", saved());
            display.ask("key Escape ctrl+s");
            std::thread::sleep(Duration::from_millis(100));
        }
        next.signal("TERM");
    }
}

/// Returns a 64-bit xorshift generator of numbers below a limit.
fn random(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |limit| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % limit
    }
}

/// Digits are typed row by row at human speed, and the program is killed at a random moment: everything typed more than
/// five seconds before is in the journal. Runs twice; `GRIDWRIGHT_SOAK=N` runs N times as many.
#[test]
#[ignore = "runs Xvfb, xdotool"]
fn a_program_that_is_killed_loses_no_more_than_five_seconds() {
    let display = Display::new();
    let (mut below, rounds) = (random(0x2545_F491_4F6C_DD1D), 2 * crate::common::soak());
    let mut oldest = Duration::ZERO;
    for round in 0..rounds {
        let folder = folder_with_puzzle();
        let program = Program::start(&display, folder.path());
        program.begin(folder.path());
        let (started, lives) = (Instant::now(), Duration::from_millis(below(9000)));
        let mut typed: Vec<(Instant, Cell, u8)> = Vec::new();
        while started.elapsed() < lives && typed.len() < 81 {
            let (nth, digit) = (typed.len() as i16, 1 + below(9) as u8);
            let way = match nth {
                0 => "Down",
                _ if nth % 9 == 0 => "Right Down",
                _ => "Right",
            };
            typed.push((Instant::now(), Cell::new(nth / 9, nth % 9), digit));
            display.ask(&format!("key {way} {digit}"));
            std::thread::sleep(Duration::from_millis(below(700)));
        }
        let killed = Instant::now();
        program.signal("KILL");
        let left = left_behind(folder.path());
        let kept: Vec<(Cell, u8)> = left.iter().flat_map(digits).collect();
        let expected: Vec<(Cell, u8)> = typed.iter().take(kept.len()).map(|&(_, cell, digit)| (cell, digit)).collect();
        assert_eq!(kept, expected, "round {round}");
        if let Some((first_lost, ..)) = typed.get(kept.len()) {
            oldest = oldest.max(killed.saturating_duration_since(*first_lost));
        }
    }
    println!("{rounds} kills; the oldest digit that was lost was typed {oldest:.1?} before");
    assert!(oldest < Duration::from_secs(5), "{oldest:?}");
}

/// Kills at random moments, with more and more files for recovery. Five per run; `GRIDWRIGHT_SOAK=N` runs N times as
/// many.
#[test]
#[ignore = "runs Xvfb, xdotool"]
fn a_program_that_is_killed_at_any_moment_leaves_nothing_broken() {
    let display = Display::new();
    let folder = folder_with_puzzle();
    let (mut below, rounds) = (random(0x9E37_79B9_7F4A_7C15), 5 * crate::common::soak());
    let (mut saved, mut kept) = (0, 0);
    for round in 0..rounds {
        let program = Program::start(&display, folder.path());
        for _ in 0..=below(6) {
            match below(4) {
                0 => display.ask("key Escape Escape ctrl+s"),
                _ => display.ask(&format!("key Escape Escape Down {} Right", 1 + below(9))),
            };
            std::thread::sleep(Duration::from_millis(below(900)));
        }
        program.signal("KILL");
        // Each file is complete, or reading it fails the test.
        let own = formats::read_first(&folder.path().join("puzzle.ron")).unwrap().puzzle;
        saved += usize::from(!own.givens().is_empty());
        let left = left_behind(folder.path()).len();
        assert!(left >= kept, "round {round}: a journal that nobody has looked at has gone");
        kept = left;
        let recent =
            std::fs::read_to_string(folder.path().join("STATE").join("gridwright").join("recent.txt")).unwrap();
        assert_eq!(recent, format!("{}\n", folder.path().join("puzzle.ron").display()), "round {round}");
    }
    println!("{rounds} kills, {saved} after a save, {kept} journals left behind, none of them broken");
}
