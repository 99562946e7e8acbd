//! A fuzzer that searches for inputs that crash, hang or mislead Gridwright, on a stable compiler. `tests/fuzz.sh` runs
//! it.
//!
//! ```text
//! gridwright-fuzz [--seconds N] [--seed N] [--share N] [--failing FOLDER] [--totals FILE] [TARGET…]   each target
//!                                                                        for this long (60)
//! gridwright-fuzz oracle [--seconds N] [--seed N] [--totals FILE] [enumerated|clauses]   tests with the oracle
//! gridwright-fuzz totals FILE                                            the figures of all searches as a table
//! gridwright-fuzz replay TARGET FILE                                     one input again
//! gridwright-fuzz list                                                   the targets
//! ```
//!
//! Each target runs in its own process, so that faults that end a process, such as a stack overflow or exhausted
//! memory, are found as well. The current input is kept in a file while it is tried. If it breaks a promise, it is
//! moved to the folder of failing inputs, whose path is printed.

#[path = "../targets/mod.rs"]
mod targets;

mod oracle;
mod totals;

/// The helpers that the oracle shares with the ordinary tests.
#[allow(dead_code, reason = "the ordinary tests use the rest")]
#[allow(clippy::unwrap_used, reason = "a search fails where a value is missing")]
#[path = "../../common"]
mod common {
    pub mod answers;
    pub mod rules;
    pub mod tools;

    /// The factor of ordinary test runs.
    pub fn soak() -> u32 {
        1
    }
}

use std::fs;
use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use targets::{Search, Target};

/// Any error outside a target is reported to the user and ends the run.
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The time after which an input counts as hanging.
const FOR_EVER: Duration = Duration::from_secs(20);

/// The maximum memory of a process, in MB, as promised for inputs of any size.
const MAX_MEGABYTES: u64 = 500;

/// One in this many inputs is tested thoroughly whatever its outcome, in addition to those with a new outcome, unless
/// `--share` says otherwise.
const SHARE: u64 = 32;

/// The exit status of a worker that has written its failing input.
const TOLD: i32 = 3;

struct Wishes {
    seconds: u64,
    seed: u64,
    failing: PathBuf,
    share: u64,
    /// The file that accumulates the statistics of searches.
    totals: Option<PathBuf>,
    names: Vec<String>,
}

impl Wishes {
    fn read(words: &mut dyn Iterator<Item = String>) -> Outcome<Wishes> {
        let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
        let failing = Path::new(env!("CARGO_MANIFEST_DIR")).join("failing");
        let mut wishes = Wishes { seconds: 60, seed, failing, share: SHARE, totals: None, names: Vec::new() };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--seconds" => wishes.seconds = value()?.parse()?,
                "--seed" => wishes.seed = value()?.parse()?,
                "--share" => wishes.share = value()?.parse()?,
                "--failing" => wishes.failing = value()?.into(),
                "--totals" => wishes.totals = Some(std::path::absolute(value()?)?),
                _ if word.starts_with('-') => return Err(format!("there is no {word}").into()),
                _ => wishes.names.push(word),
            }
        }
        Ok(wishes)
    }
}

fn main() -> ExitCode {
    if !cfg!(debug_assertions) {
        eprintln!("error: built without checks of overflows and assertions: tests/fuzz.sh builds it with them");
        return ExitCode::FAILURE;
    }
    let mut words = std::env::args().skip(1).peekable();
    let outcome = match words.peek().map(String::as_str) {
        Some("list") => Ok(targets::all().iter().for_each(|target| println!("{}", target.name))),
        Some("replay") => replay(&mut words.skip(1)),
        Some("oracle") => Wishes::read(&mut words.skip(1))
            .and_then(|wishes| oracle::run(wishes.seconds, wishes.seed, &wishes.names, wishes.totals)),
        Some("totals") => words.nth(1).ok_or_else(|| "a file is needed".into()).and_then(|path| {
            print!("{}", totals::table(Path::new(&path))?);
            Ok(())
        }),
        Some("worker") => worker(&mut words.skip(1)),
        _ => Wishes::read(&mut words).and_then(|wishes| run_all(&wishes)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn target(name: &str) -> Outcome<Target> {
    Ok(targets::all().into_iter().find(|target| target.name == name).ok_or_else(|| format!("no target {name}"))?)
}

/// Runs each target in a process of its own.
fn run_all(wishes: &Wishes) -> Outcome<()> {
    let names: Vec<String> = match wishes.names.is_empty() {
        true => targets::all().iter().map(|target| target.name.to_owned()).collect(),
        false => wishes.names.iter().map(|name| target(name).map(|_| name.clone())).collect::<Outcome<_>>()?,
    };
    println!("seed {}; failing inputs are written to {}", wishes.seed, wishes.failing.display());
    println!("{:<18} {:>10} {:>8} {:>6} {:>8}  slowest reading", "target", "tried", "a second", "kept", "MB");
    let scratch = std::env::temp_dir().join(format!("gridwright-fuzz-{}", std::process::id()));
    fs::create_dir_all(&scratch)?;
    let mut failed = Vec::new();
    for name in names {
        let input = scratch.join(&name);
        let mut command = Command::new(std::env::current_exe()?);
        let numbers = [wishes.seconds, wishes.seed, wishes.share].map(|number| number.to_string());
        command.args(["worker", &name]).args(numbers).arg(&input);
        let status = command.arg(&wishes.failing).args(&wishes.totals).status()?;
        if !status.success() {
            if status.code() != Some(TOLD) {
                // The process could not report its own crash.
                let bytes = at_hand(&input);
                eprintln!("{name}: {status}: {}", kept(&wishes.failing, &name, &bytes)?.display());
            }
            failed.push(name);
        }
    }
    fs::remove_dir_all(&scratch)?;
    if failed.is_empty() { Ok(()) } else { Err(format!("promises are broken: {}", failed.join(", ")).into()) }
}

/// Writes a failing input and returns its path.
fn kept(failing: &Path, name: &str, bytes: &[u8]) -> Outcome<PathBuf> {
    let folder = failing.join(name);
    fs::create_dir_all(&folder)?;
    let sum = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let path = folder.join(format!("{sum:016x}"));
    fs::write(&path, bytes)?;
    Ok(path)
}

/// Stores the current input in a file that stays open: its length in eight bytes, then the input.
fn keep_at_hand(file: &mut File, buffer: &mut Vec<u8>, input: &[u8]) -> std::io::Result<()> {
    buffer.clear();
    buffer.extend_from_slice(&(input.len() as u64).to_le_bytes());
    buffer.extend_from_slice(input);
    file.rewind()?;
    file.write_all(buffer)
}

/// Returns the input stored last, or nothing if there is none.
fn at_hand(path: &Path) -> Vec<u8> {
    let read = || -> std::io::Result<Vec<u8>> {
        let (mut file, mut length, mut input) = (File::open(path)?, [0; 8], Vec::new());
        file.read_exact(&mut length)?;
        file.take(u64::from_le_bytes(length)).read_to_end(&mut input)?;
        Ok(input)
    };
    read().unwrap_or_default()
}

/// Returns the peak memory of this process in MB, or 0 if the system does not report it.
fn peak_megabytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).map_or(0, |kib| kib / 1000)
}

/// Returns the CPU time of this process, or `None` if the system does not report it.
fn at_work() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The fields after the name, which may contain anything; the twelfth and thirteenth are hundredths of a second.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let [user, system] = [11, 12].map(|field| fields.get(field).and_then(|ticks| ticks.parse::<u64>().ok()));
    Some(Duration::from_millis(10 * (user? + system?)))
}

/// Searches until time is up or a promise is broken.
fn worker(words: &mut dyn Iterator<Item = String>) -> Outcome<()> {
    let mut word = || words.next().ok_or("a worker is started by the program itself");
    let (target, seconds, seed) = (target(&word()?)?, word()?.parse::<u64>()?, word()?.parse()?);
    let share = word()?.parse()?;
    let (scratch, failing) = (PathBuf::from(word()?), PathBuf::from(word()?));
    let totals = word().ok().map(PathBuf::from);
    let beginnings = target.beginnings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus"))?;
    let name = target.name;
    let (start, since) = (Instant::now(), Arc::new(AtomicU64::new(0)));
    watch(name, start, (since.clone(), scratch.clone()), failing.clone());
    let (mut file, mut buffer) = (File::create(&scratch)?, Vec::new());
    let told = |input: &[u8], what: &str| {
        let path =
            kept(&failing, name, input).map_or_else(|error| error.to_string(), |path| path.display().to_string());
        eprintln!("{name}: {what}: {path}");
        std::process::exit(TOLD);
    };
    // A thread has a smaller stack than the process, as when the program reads files on threads.
    let searching = std::thread::Builder::new().spawn(move || {
        let mut search = Search::new(target, seed).looking_closely_at_one_in(share);
        let mut beginnings = beginnings.into_iter();
        loop {
            let beginning = beginnings.next();
            if beginning.is_none() && start.elapsed().as_secs() >= seconds {
                return (search.figures(), None);
            }
            let input = beginning.unwrap_or_else(|| search.next_input());
            if let Err(error) = keep_at_hand(&mut file, &mut buffer, &input) {
                return (search.figures(), Some((input, error.to_string())));
            }
            since.store(1 + start.elapsed().as_millis() as u64, Ordering::Relaxed);
            if let Err(fault) = search.try_input(&input) {
                return (search.figures(), Some((fault.input, fault.what)));
            }
            since.store(0, Ordering::Relaxed);
            if search.figures().tried % 1024 == 0 && peak_megabytes() > MAX_MEGABYTES {
                return (search.figures(), Some((input, format!("{} MB of memory", peak_megabytes()))));
            }
        }
    })?;
    let (figures, fault) = searching.join().map_err(|_| "the search itself failed")?;
    let ((took, bytes), megabytes, seconds) = (figures.slowest, peak_megabytes(), at_work().unwrap_or(start.elapsed()));
    let rate = figures.tried as f64 / seconds.as_secs_f64();
    println!(
        "{name:<18} {:>10} {rate:>8.0} {:>6} {megabytes:>8}  {took:.1?} for {bytes} bytes",
        figures.tried, figures.kept
    );
    if let Some(totals) = totals {
        totals::add(&totals, name, figures, megabytes, fault.is_some().into(), seconds)?;
    }
    match fault {
        Some((input, what)) => told(&input, &what),
        None => Ok(()),
    }
}

/// Ends the process if an input takes too long.
fn watch(name: &'static str, start: Instant, (since, scratch): (Arc<AtomicU64>, PathBuf), failing: PathBuf) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(250));
            let began = since.load(Ordering::Relaxed);
            let now = start.elapsed().as_millis() as u64;
            if began > 0 && now.saturating_sub(began) > FOR_EVER.as_millis() as u64 {
                let path =
                    kept(&failing, name, &at_hand(&scratch)).map(|path| path.display().to_string()).unwrap_or_default();
                eprintln!("{name}: still at it after {FOR_EVER:?}: {path}");
                std::process::exit(TOLD);
            }
        }
    });
}

/// Tries one input again.
fn replay(words: &mut dyn Iterator<Item = String>) -> Outcome<()> {
    let (Some(name), Some(path)) = (words.next(), words.next()) else {
        return Err("a target and a file are needed".into());
    };
    let mut search = Search::new(target(&name)?, 0);
    let start = Instant::now();
    search.try_input(&fs::read(path)?).map_err(|fault| fault.what)?;
    println!("nothing is broken; it took {:?}", start.elapsed());
    Ok(())
}
