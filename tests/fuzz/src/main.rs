//! Searches for inputs that crash, hang or mislead Gridwright, on a stable compiler. `tests/fuzz.sh` runs it.
//!
//! ```text
//! gridwright-fuzz [--seconds N] [--seed N] [--failing FOLDER] [TARGET…]   each target for so long (60)
//! gridwright-fuzz replay TARGET FILE                                     one input again
//! gridwright-fuzz list                                                   the targets
//! ```
//!
//! Each target runs in a process of its own, so that what ends a process (a stack that is too deep, memory that is not
//! there) is found as well. The input at hand lies in a file while it is tried; when it breaks a promise it is kept in
//! the folder of failing inputs, which is said.

#[path = "../targets/mod.rs"]
mod targets;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use targets::{Search, Target};

/// Everything that can go wrong beside a target is told to who runs it and ends the run.
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// An input that takes longer in all hangs.
const FOR_EVER: Duration = Duration::from_secs(20);

/// The most memory of a process, in MB: the promise for inputs of any size.
const MOST_MEGABYTES: u64 = 500;

/// Exit status of a worker that has written its failing input.
const TOLD: i32 = 3;

struct Wishes {
    seconds: u64,
    seed: u64,
    failing: PathBuf,
    names: Vec<String>,
}

impl Wishes {
    fn read(words: &mut dyn Iterator<Item = String>) -> Outcome<Wishes> {
        let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
        let failing = Path::new(env!("CARGO_MANIFEST_DIR")).join("failing");
        let mut wishes = Wishes { seconds: 60, seed, failing, names: Vec::new() };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--seconds" => wishes.seconds = value()?.parse()?,
                "--seed" => wishes.seed = value()?.parse()?,
                "--failing" => wishes.failing = value()?.into(),
                _ if word.starts_with('-') => return Err(format!("there is no {word}").into()),
                _ => wishes.names.push(word),
            }
        }
        Ok(wishes)
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).peekable();
    let outcome = match words.peek().map(String::as_str) {
        Some("list") => Ok(targets::all().iter().for_each(|target| println!("{}", target.name))),
        Some("replay") => replay(&mut words.skip(1)),
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

/// Each target in a process of its own.
fn run_all(wishes: &Wishes) -> Outcome<()> {
    let names: Vec<String> = match wishes.names.is_empty() {
        true => targets::all().iter().map(|target| target.name.to_owned()).collect(),
        false => wishes.names.iter().map(|name| target(name).map(|_| name.clone())).collect::<Outcome<_>>()?,
    };
    println!("seed {}; failing inputs are written to {}", wishes.seed, wishes.failing.display());
    println!("{:<18} {:>10} {:>6} {:>8}  slowest reading", "target", "tried", "kept", "MB");
    let scratch = std::env::temp_dir().join(format!("gridwright-fuzz-{}", std::process::id()));
    fs::create_dir_all(&scratch)?;
    let mut failed = Vec::new();
    for name in names {
        let input = scratch.join(&name);
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["worker", &name, &wishes.seconds.to_string(), &wishes.seed.to_string()]).arg(&input);
        let status = command.arg(&wishes.failing).status()?;
        if !status.success() {
            if status.code() != Some(TOLD) {
                // What it died of could not be told by itself.
                let bytes = fs::read(&input).unwrap_or_default();
                eprintln!("{name}: {status}: {}", kept(&wishes.failing, &name, &bytes)?.display());
            }
            failed.push(name);
        }
    }
    fs::remove_dir_all(&scratch)?;
    if failed.is_empty() { Ok(()) } else { Err(format!("promises are broken: {}", failed.join(", ")).into()) }
}

/// Writes a failing input, and gives its path.
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

/// The most memory that this process ever used, in MB; 0 where the system does not tell.
fn peak_megabytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).map_or(0, |kib| kib / 1000)
}

/// Searches until the time is over or a promise is broken.
fn worker(words: &mut dyn Iterator<Item = String>) -> Outcome<()> {
    let mut word = || words.next().ok_or("a worker is started by the program itself");
    let (target, seconds, seed) = (target(&word()?)?, word()?.parse::<u64>()?, word()?.parse()?);
    let (scratch, failing) = (PathBuf::from(word()?), PathBuf::from(word()?));
    let beginnings = target.beginnings(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus"))?;
    let name = target.name;
    let (start, since) = (Instant::now(), Arc::new(AtomicU64::new(0)));
    let at_hand: Arc<Mutex<Vec<u8>>> = Arc::default();
    watch(name, start, (since.clone(), at_hand.clone()), failing.clone());
    let told = |input: &[u8], what: &str| {
        let path =
            kept(&failing, name, input).map_or_else(|error| error.to_string(), |path| path.display().to_string());
        eprintln!("{name}: {what}: {path}");
        std::process::exit(TOLD);
    };
    // A thread's stack, as the program reads files on threads, is less than that of the process.
    let searching = std::thread::Builder::new().spawn(move || {
        let mut search = Search::new(target, seed);
        let mut beginnings = beginnings.into_iter();
        loop {
            let beginning = beginnings.next();
            if beginning.is_none() && start.elapsed().as_secs() >= seconds {
                return Ok((search.figures(), peak_megabytes()));
            }
            let input = beginning.unwrap_or_else(|| search.next_input());
            fs::write(&scratch, &input).map_err(|error| (input.clone(), error.to_string()))?;
            if let Ok(mut at_hand) = at_hand.lock() {
                at_hand.clone_from(&input);
            }
            since.store(1 + start.elapsed().as_millis() as u64, Ordering::Relaxed);
            search.try_input(&input).map_err(|fault| (fault.input, fault.what))?;
            since.store(0, Ordering::Relaxed);
            if search.figures().tried % 1024 == 0 && peak_megabytes() > MOST_MEGABYTES {
                return Err((input, format!("{} MB of memory", peak_megabytes())));
            }
        }
    })?;
    match searching.join() {
        Ok(Ok((figures, megabytes))) => {
            let (took, bytes) = figures.slowest;
            println!(
                "{name:<18} {:>10} {:>6} {megabytes:>8}  {took:.1?} for {bytes} bytes",
                figures.tried, figures.kept
            );
            Ok(())
        }
        Ok(Err((input, what))) => told(&input, &what),
        Err(_) => Err("the search itself failed".into()),
    }
}

/// Ends the process when an input takes for ever.
fn watch(
    name: &'static str,
    start: Instant,
    (since, at_hand): (Arc<AtomicU64>, Arc<Mutex<Vec<u8>>>),
    failing: PathBuf,
) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(Duration::from_millis(250));
            let began = since.load(Ordering::Relaxed);
            let now = start.elapsed().as_millis() as u64;
            if began > 0 && now.saturating_sub(began) > FOR_EVER.as_millis() as u64 {
                let input = at_hand.lock().map_or_else(|_| Vec::new(), |input| input.clone());
                let path = kept(&failing, name, &input).map(|path| path.display().to_string()).unwrap_or_default();
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
