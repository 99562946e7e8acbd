//! `convert`, `export` and `model`.

use std::fs;

use super::*;

#[test]
fn convert_writes_what_the_name_says() {
    let folder = Folder::new(LINES);
    let quiet = |arguments: &str| {
        let run = folder.run(arguments);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{arguments}");
    };
    quiet("convert cross.ron -o copy.ron");
    assert_eq!(folder.text("copy.ron"), CROSS);
    quiet("convert all.txt -o copy.txt");
    assert_eq!(folder.text("copy.txt"), folder.text("all.txt"));
    quiet("convert all.txt:3 -o third.ron");
    quiet("convert third.ron -o third.txt");
    assert_eq!(folder.text("third.txt"), format!("{NONE}\n"));
    quiet("convert several.txt -o several.txt");
    assert_eq!(folder.text("several.txt"), format!("{SEVERAL}\n"));

    let run = folder.run("convert cross.ron -o lossy.txt");
    assert_eq!((run.code, folder.text("lossy.txt").as_str()), (Some(4), "12......4.......\n"));
    let warnings = "warning: puzzle 1: title and author are lost; lines of text cannot hold them\n\
                    warning: puzzle 1: 1 rule is lost; lines of text cannot hold rules\n";
    assert_eq!(run.err, warnings);

    let run = folder.run("convert all.txt -o several.ron");
    let error = "error: all.txt: holds several puzzles; select one by its line, as in all.txt:1\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert!(!folder.path("several.ron").exists());
}

#[test]
fn several_inputs_become_one_file_in_their_order() {
    let folder = Folder::new(LINES);
    let run = folder.run("convert all.txt:3 several.txt all.txt:1 -o together.txt");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let all = folder.text("all.txt");
    let first = all.lines().next().unwrap();
    assert_eq!(folder.text("together.txt"), format!("{NONE}\n{SEVERAL}\n{first}\n"));

    let run = folder.run("convert cross.ron cross.ron --to jsonl");
    assert_eq!((run.code, run.out.lines().count()), (Some(0), 2), "{run:?}");

    let run = folder.run("convert cross.ron all.txt:1 -o one.ron");
    assert_eq!(run.code, Some(2));
    assert!(run.err.starts_with("error: one.ron: the format holds only one puzzle, but there are several inputs"));
    assert!(!folder.path("one.ron").exists());

    let run = folder.run("convert all.txt:1 missing.ron -o some.txt");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("missing.ron") && !folder.path("some.txt").exists(), "{run:?}");
}

/// With files limited to 512 bytes by the shell, saving fails half-way; or the program is killed half-way.
#[test]
fn an_interrupted_save_leaves_the_old_file() {
    let folder = Folder::new(&[("big.txt", &format!("{}\n", ".".repeat(81)).repeat(100)), ("old.txt", UNIQUE)]);
    let run = folder.shell("trap '' XFSZ; ulimit -f 1; $G convert big.txt -o old.txt");
    let error = "error: old.txt: cannot be saved: File too large\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
    assert_eq!(folder.names(), ["big.txt", "old.txt"], "nothing is left beside the old file");
    let run = folder.shell("ulimit -f 1; exec $G convert big.txt -o old.txt");
    assert_eq!(run.code, None, "killed by the signal: {run:?}");
    assert_eq!(folder.text("old.txt"), UNIQUE);
}

#[cfg(unix)]
#[test]
fn a_signal_leaves_no_half_written_file() {
    use std::os::unix::process::ExitStatusExt;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;
    // A shell makes its background processes ignore INT, and the program would inherit that, but not a handler.
    let ends = Arc::new(AtomicBool::new(true));
    signal_hook::flag::register_conditional_default(signal_hook::consts::SIGINT, ends).unwrap();
    let mut ended_while_saving = 0;
    for round in 0..18 {
        let folder = Folder::new(&[]);
        let mut command = folder.command();
        command.args(["generate", "--kind", "shidoku", "--count", "100000", "-o", "made"]);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        let made = folder.path("made");
        while !fs::read_dir(&made).is_ok_and(|mut entries| entries.next().is_some()) {
            std::thread::sleep(Duration::from_millis(10));
        }
        // Saves follow each other immediately, and the signals hit them at different moments in each round.
        std::thread::sleep(Duration::from_millis(20 * round));
        let (name, number) = [("TERM", 15), ("HUP", 1), ("INT", 2)][round as usize % 3];
        assert_eq!(folder.shell(&format!("kill -{name} {}", child.id())).code, Some(0));
        let status = child.wait().unwrap();
        assert_eq!(status.signal(), Some(number), "{name}: {status:?}");
        let mut whole = 0;
        for entry in fs::read_dir(&made).unwrap() {
            let path = entry.unwrap().path();
            assert_eq!(path.extension().unwrap(), "ron", "{path:?}");
            assert!(fs::read_to_string(&path).unwrap().ends_with(")\n"), "{path:?}");
            whole += 1;
        }
        ended_while_saving += usize::from(whole > 0 && whole < 100_000);
    }
    assert!(ended_while_saving > 9, "{ended_while_saving} of 18");
}

#[cfg(unix)]
#[test]
fn a_signal_that_is_ignored_from_the_start_stays_so() {
    let folder = Folder::new(&[]);
    let run = folder.shell(
        "(trap '' HUP; exec $G generate --kind shidoku --count 100000 -o made) &
         while [ ! -e made ]; do sleep 0.01; done; kill -HUP $!; sleep 0.2; kill -TERM $!; wait $!; echo $?",
    );
    assert_eq!(run.out, "143\n", "{run:?}");
}

#[test]
fn parts_that_nobody_writes_any_more_go_with_the_next_save() {
    let folder = Folder::new(LINES);
    let part = |name: &str, minutes: u64| {
        let file = fs::File::create(folder.path(name)).unwrap();
        let time = std::time::SystemTime::now() - std::time::Duration::from_secs(60 * minutes);
        file.set_modified(time).unwrap();
        file
    };
    part(".gridwright-old.part", 5);
    part(".gridwright-new.part", 0);
    part(".gridwright-notes.txt", 5);
    part("other.part", 5);
    // Like a program that is still writing it.
    let written = part(".gridwright-written.part", 5);
    written.lock().unwrap();
    assert_eq!(folder.run("convert all.txt -o copy.txt").code, Some(0));
    let left: Vec<String> =
        folder.names().into_iter().filter(|name| name.contains("part") || name.contains("notes")).collect();
    assert_eq!(left, [".gridwright-new.part", ".gridwright-notes.txt", ".gridwright-written.part", "other.part"]);
}

/// Returns the width and height of a PNG, from its first chunk (PNG specification, 11.2.2).
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn export_prints_the_puzzle_and_its_only_solution() {
    let folder = Folder::new(LINES);
    let picture = |arguments: &str| {
        let run = folder.run(&format!("export {arguments} -o x.png"));
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{arguments}");
        fs::read(folder.path("x.png")).unwrap()
    };
    let (plain, solved) = (picture("cross.ron"), picture("cross.ron --solution"));
    assert_eq!(png_size(&plain), png_size(&solved));
    assert_ne!(plain, solved);
    assert_eq!(plain, picture("cross.ron --dpi 300"));
    let ((width, height), (small_width, small_height)) = (png_size(&plain), png_size(&picture("cross.ron --dpi 150")));
    assert!(width.abs_diff(2 * small_width) <= 2 && height.abs_diff(2 * small_height) <= 2);
    picture("all.txt:1 --solution");

    let old = fs::read(folder.path("x.png")).unwrap();
    for (arguments, code, error) in [
        (
            "all.txt:2 --solution",
            1,
            "all.txt:2: the puzzle has several solutions, so there is none to print; leave out --solution",
        ),
        (
            "all.txt:3 --solution",
            1,
            "all.txt:3: the puzzle has no solution, so there is none to print; leave out --solution",
        ),
        (
            "all.txt",
            2,
            "x.png: a picture shows only one of 3 puzzles; select one by its line, as in all.txt:1, or make a .pdf or \
             .html",
        ),
    ] {
        let run = folder.run(&format!("export {arguments} -o x.png"));
        assert_eq!((run.code, run.err), (Some(code), format!("error: {error}\n")), "{arguments}");
        assert!(fs::read(folder.path("x.png")).unwrap() == old, "{arguments}");
    }
}

#[test]
fn export_writes_the_kind_of_file_that_the_name_says() {
    let folder = Folder::new(LINES);
    for (arguments, begins) in [
        ("-o x.png", &b"\x89PNG\r\n"[..]),
        ("-o x.SVG --solution", b"<svg xmlns="),
        ("-o x.pdf --paper letter", b"%PDF-1."),
    ] {
        let run = folder.run(&format!("export cross.ron {arguments}"));
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""), "{arguments}");
        let name = arguments.split(' ').nth(1).unwrap();
        assert!(fs::read(folder.path(name)).unwrap().starts_with(begins), "{arguments}");
    }
    let live = |arguments: &str| {
        folder.run(&format!("export cross.ron -o x.svg {arguments}"));
        folder.text("x.svg").contains("<text")
    };
    assert_eq!((live("--live-text"), live("")), (true, false));
    let run = folder.run("export cross.ron -o x.gif");
    let error = "error: x.gif: the name must end in .png, .svg, .pdf, .html or .ron\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
}

#[test]
fn model_writes_an_lp_file_or_prints_it() {
    let folder = Folder::new(LINES);
    let run = folder.run("model cross.ron -o cross.lp");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
    let text = folder.text("cross.lp");
    assert!(text.contains("\n\\ Small cross\nMinimize\n") && text.ends_with("\nEnd\n"), "{text}");
    let printed = folder.run("model cross.ron -o -");
    assert_eq!((printed.code, printed.out), (Some(0), text));
    assert!(!folder.path("-").exists());
    // Other formats by file name or option; a file of another kind is not overwritten.
    for ending in ["mps", "cnf", "mzn", "xcsp", "sage", "sing", "m2"] {
        let run = folder.run(&format!("model cross.ron -o cross.{ending}"));
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
        let printed = folder.run(&format!("model cross.ron -o - --to {ending}"));
        assert_eq!(printed.out, folder.text(&format!("cross.{ending}")));
        assert!(printed.out.contains("Small cross") && printed.out.contains("FILE"), "{}", printed.out);
    }
    let run = folder.run("model cross.ron -o cross.lp --to sing");
    let error = "error: cross.lp: holds an integer program, and an ideal for Singular would take its place; choose \
                 another name, or add --force\n";
    assert_eq!((run.code, run.err.as_str()), (Some(2), error));
}
