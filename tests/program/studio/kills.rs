//! The real program on a display of its own, ended while there are changes that are not saved, and started again.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use super::*;

/// A display that nobody sees.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn new() -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        Display { server, name: format!(":{}", number.trim()) }
    }

    /// What `xdotool` answers; nothing where it fails.
    fn ask(&self, words: &str) -> String {
        let mut tool = Command::new("xdotool");
        tool.args(words.split(' ')).env("DISPLAY", &self.name);
        let output = tool.output().expect("xdotool is installed");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program with a puzzle and folders of its own.
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

    /// Whether the title of the window says that something is not saved.
    fn is_changed(&self) -> bool {
        self.title().starts_with('•')
    }

    /// Types digits into the first cells until something is not saved.
    fn change(&self) {
        let started = Instant::now();
        while !self.is_changed() {
            assert!(started.elapsed() < PATIENCE, "nothing was typed");
            self.display.ask("key Escape Escape Down 7 Right 3");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Takes back what was changed, and the selection with it: the keyboard is at the window, and the puzzle is empty.
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

    /// Recovers the only thing that was left behind, by keys. Of the dialog that offers it, here also by the key that
    /// the settings give it, the last button has the keyboard, and after that comes the first one, "Recover". How soon
    /// the dialog has read what there is nobody knows: where it was closed unread, it is tried again, more slowly.
    fn recover(&self) {
        let (started, mut pause) = (Instant::now(), Duration::from_millis(100));
        while !self.is_changed() {
            assert!(started.elapsed() < PATIENCE, "nothing was recovered");
            // Out of a dialog in which some keys came too soon; so Tab never goes as far as the button that discards.
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

/// The puzzles that were left behind, each of which can be read.
fn left_behind(folder: &Path) -> Vec<Puzzle> {
    journals(folder).iter().map(|path| formats::read_first(path).unwrap().puzzle).collect()
}

/// The givens in the order of their rows.
fn digits(puzzle: &Puzzle) -> Vec<(Cell, u8)> {
    puzzle.givens().iter().map(|(&cell, digit)| (cell, digit.value())).collect()
}

fn folder_with_puzzle() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    formats::save_puzzles(&folder.path().join("puzzle.ron"), &[&Puzzle::empty(Board::classic())]).unwrap();
    folder
}

#[test]
fn a_program_that_is_told_to_end_keeps_what_was_just_typed() {
    let display = Display::new();
    // What ends the session sends the one, a terminal that is closed the other.
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
fn a_program_that_is_killed_leaves_what_was_played_and_none_of_it_in_the_puzzle() {
    let display = Display::new();
    let folder = folder_with_puzzle();
    let program = Program::start(&display, folder.path());
    program.begin(folder.path());
    display.ask("key ctrl+t");
    display.ask("key Down 5 Right 3");
    let entered = || left_behind(folder.path()).iter().map(|left| left.progress().entered()).collect::<Vec<_>>();
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

/// The key by which the dialog is opened that offers what was left behind; by default it has none.
const RECOVER: &str = "ctrl+F1";

/// In English; `GRIDWRIGHT_SOAK=2` asks for Persian too, whose window is the mirror image.
#[test]
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

/// Xorshift of 64 bits: what is asked for is a number below a limit.
fn random(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |limit| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % limit
    }
}

/// Row by row digits are typed in the pace of a hand, and the program is killed at a moment that nobody has chosen:
/// what was typed five seconds before is in the journal. Twice in every run; `GRIDWRIGHT_SOAK=N` asks for N times as
/// many.
#[test]
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

/// Kills at moments that nobody has chosen, with more and more left behind. Five in every run;
/// `GRIDWRIGHT_SOAK=N` asks for N times as many.
#[test]
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
        // Each file is whole: reading ends the test where it is not.
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
