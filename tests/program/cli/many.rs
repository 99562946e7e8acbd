//! Many puzzles: streams, shares of work and canonical forms.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{CROSS, Folder, NONE, PROGRAM, SEVERAL, UNIQUE};

/// Returns a puzzle for each number, some of them bad.
fn mixed(count: usize) -> String {
    let kinds = [UNIQUE, SEVERAL, NONE, "# a comment\n1.2", UNIQUE];
    (0..count).map(|number| kinds[number % kinds.len()].to_owned() + "\n").collect()
}

/// Returns the parts of the results that are the same in every run.
fn told(answers: &[Value]) -> Vec<[Value; 3]> {
    answers.iter().map(|answer| ["source", "verdict", "error"].map(|key| answer[key].clone())).collect()
}

#[test]
fn parts_of_the_work_are_all_of_it_in_every_command_on_lines() {
    let folder = Folder::new(&[("one.txt", &mixed(13)), ("two.txt", &mixed(9))]);
    for command in ["check --json", "candidates --json", "rate --json", "canon --json", "derive --json"] {
        let whole = folder.run(&format!("{command} one.txt two.txt"));
        let whole_told: BTreeSet<String> = told(&whole.json()).iter().map(|line| format!("{line:?}")).collect();
        assert_eq!(whole.json().len(), 22, "{command}: {whole:?}");
        for of in [1, 2, 5] {
            let mut found = Vec::new();
            for shard in 1..=of {
                let part = folder.run(&format!("{command} --shard {shard}/{of} one.txt two.txt"));
                found.extend(told(&part.json()).iter().map(|line| format!("{line:?}")));
            }
            assert_eq!(found.len(), 22, "{command}, {of} parts");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), whole_told, "{command}, {of} parts");
        }
        // Resumed after this many lines, it continues with the next one.
        for done in [1, 7, 14, 21, 22, 40] {
            let rest = folder.run(&format!("{command} --skip {done} one.txt two.txt"));
            let expected = &told(&whole.json())[done.min(22)..];
            assert_eq!(told(&rest.json()), expected, "{command} --skip {done}");
        }
        let resumed = folder.run(&format!("{command} --shard 2/3 --skip 2 one.txt two.txt"));
        let part = folder.run(&format!("{command} --shard 2/3 one.txt two.txt"));
        assert_eq!(told(&resumed.json()), told(&part.json())[2..], "{command}");
    }
    for wrong in ["0/2", "3/2", "2", "a/b"] {
        let run = folder.run(&format!("check --shard {wrong} one.txt"));
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains("expected a shard and the number of shards"), "{}", run.err);
    }
}

#[test]
fn all_cores_answer_in_the_order_of_the_lines() {
    let folder = Folder::new(&[("lines.txt", &mixed(500))]);
    for command in ["check --json", "canon", "rate"] {
        let [one, many] = [1, 7].map(|cores| folder.run(&format!("{command} --cores {cores} lines.txt")));
        assert_eq!((one.code, one.err), (many.code, many.err), "{command}");
        let sources = |text: &str| -> Vec<String> {
            text.split([' ', '"']).filter(|word| word.starts_with("lines.txt:")).map(str::to_owned).collect()
        };
        assert_eq!(sources(&one.out), sources(&many.out), "{command}");
    }
}

#[test]
fn each_line_is_answered_before_the_next_is_written() {
    let mut command = Command::new(PROGRAM);
    command.args(["check", "--json", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let (mut ask, mut answers) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    // The first line has 81 cells, or is an object; rows of a picture have no such line.
    let first = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (number, (line, verdict)) in [(first, "unique"), (SEVERAL, "several"), (NONE, "none")].into_iter().enumerate() {
        writeln!(ask, "{line}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!((&answer["verdict"], &answer["source"]), (&verdict.into(), &format!("-:{}", number + 1).into()));
    }
    drop(ask);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_stream_without_end_is_answered_in_little_memory() {
    let folder = Folder::new(&[]);
    // The shell limits the address space, and `head` exits when it has enough.
    let run =
        folder.shell(&format!("ulimit -v 200000; yes {UNIQUE} | $G check --json --cores 1 - | head -n 3000 | wc -l"));
    assert_eq!(run.out.trim(), "3000", "{run:?}");
    let many = (0..20_000).map(|_| format!("{SEVERAL},{UNIQUE}\n")).collect::<String>();
    fs::write(folder.path("table.csv"), format!("puzzle,other\n{many}{UNIQUE},x\n")).unwrap();
    let run = folder.run("check --json --skip 20000 table.csv");
    assert_eq!((run.json().len(), &run.json()[0]["verdict"]), (1, &"unique".into()), "{run:?}");
    let long = format!("puzzle\n{}\"{}", format!("{UNIQUE}\n").repeat(20_000), "1".repeat(9 << 20));
    fs::write(folder.path("long.csv"), long).unwrap();
    let run = folder.run("check --skip 20000 long.csv");
    assert!(run.err.contains("longer than any puzzle"), "{}", run.err);
}

#[test]
fn what_is_generated_does_not_depend_on_its_division() {
    let folder = Folder::new(&[]);
    let generate = |more: &str| folder.run(&format!("generate --kind roku --seed 5 --count 12 --json -o - {more}"));
    let fields = |answers: Vec<Value>| -> Vec<(u64, String)> {
        answers.iter().map(|one| (one["number"].as_u64().unwrap(), one["puzzle"].to_string())).collect()
    };
    let whole = fields(generate("").json());
    assert_eq!(whole.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    assert_eq!(whole.iter().map(|(_, puzzle)| puzzle).collect::<BTreeSet<_>>().len(), 12);
    for of in [1, 3, 5, 20] {
        let mut parts: Vec<_> =
            (1..=of).flat_map(|shard| fields(generate(&format!("--shard {shard}/{of}")).json())).collect();
        parts.sort();
        assert_eq!(parts, whole, "{of} parts");
    }
    assert_eq!(fields(generate("--shard 2/3 --skip 2").json()), [whole[7].clone(), whole[10].clone()]);
    let lines = folder.run("generate --kind killer --count 3 --seed 1 --to lines -o -");
    let checked = folder.run_with_input("check --json -", &lines.out);
    assert_eq!(lines.out.lines().count(), 3);
    assert!(checked.json().iter().all(|answer| answer["verdict"] == "unique"), "{checked:?}");
}

#[test]
fn a_picture_of_each_line_goes_into_a_folder() {
    let folder = Folder::new(&[("lines.txt", &mixed(6))]);
    let run = folder.run("export --each svg -o made lines.txt --shard 1/2");
    let files: Vec<Value> = run.json().iter().map(|line| line["file"].clone()).collect();
    // The fourth, which is bad, belongs to the other share; line numbers count the comment before it.
    assert_eq!(files, ["made/lines-1.svg", "made/lines-3.svg", "made/lines-6.svg"]);
    assert!(folder.text("made/lines-3.svg").starts_with("<svg"));
    let run = folder.run("export --each png -o made lines.txt --skip 3");
    assert_eq!((run.code, run.json().len()), (Some(2), 3), "{run:?}");
    assert_eq!(run.json()[0]["source"], "lines.txt:5");
}

#[test]
fn converted_lines_come_out_one_by_one() {
    let folder = Folder::new(&[]);
    let run = folder.shell(&format!("yes {UNIQUE} | $G convert - --to jsonl | head -n 2000 | tail -n 1"));
    let again = folder.run_with_input("convert - --to lines", &run.out);
    assert_eq!(again.out.trim(), UNIQUE, "{run:?}");
}

#[test]
fn twins_have_the_same_canonical_form() {
    let folder = Folder::new(&[]);
    // The second is the first reflected in its diagonal, with rows and columns permuted and digits renamed; the third
    // has another given.
    let (one, two, other) = ("1.....1.4.3..3..", "..4.2..3.2.4....", "1.....1.4.3..2..");
    let input = format!("{one}\n{two}\n{other}\n");
    let run = folder.run_with_input("canon --key -", &input);
    let forms: Vec<&str> = run.out.lines().collect();
    assert_eq!(forms[0], forms[1], "{run:?}");
    assert_ne!(forms[0], forms[2], "{run:?}");
    // A canonical form is a puzzle, and its own canonical form.
    let again = folder.run_with_input("canon --key -", &run.out);
    assert_eq!(again.out, run.out);
}

/// Output is written in several parts but appears only when it is complete.
#[test]
fn what_is_converted_in_parts_is_there_as_a_whole_or_not_at_all() {
    let many = mixed(1).repeat(4000);
    let bad = format!("{many}1.2\n");
    let folder = Folder::new(&[("many.txt", &many), ("bad.txt", &bad)]);
    let run = folder.run("convert many.txt -o new.txt");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(folder.text("new.txt"), many);
    fs::write(folder.path("new.txt"), mixed(1)).unwrap();
    let run = folder.run("convert bad.txt -o new.txt");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("bad.txt: line 4001"), "{}", run.err);
    assert_eq!(folder.text("new.txt"), mixed(1));
    // In place, reading the file that it replaces.
    assert_eq!(folder.run("convert many.txt -o many.txt").code, Some(0));
    assert_eq!(folder.text("many.txt"), many);
    // To a pipe, all of it after the last puzzle has been read.
    let piped = folder.shell("$G convert bad.txt --to lines -o /dev/stdout | cat");
    assert_eq!((piped.out.as_str(), piped.err.contains("line 4001")), ("", true));
    let piped = folder.shell("$G convert many.txt --to lines -o /dev/stdout | cat");
    assert_eq!(piped.out, many);
    let strict = folder.run("convert --strict --to lines many.txt");
    assert_eq!((strict.code, strict.out == many), (Some(0), true));
    assert_eq!(folder.names(), ["bad.txt", "many.txt", "new.txt"]);
}

#[test]
fn a_run_that_is_out_of_time_says_how_far_it_came() {
    let folder = Folder::new(&[("one.txt", UNIQUE)]);
    let run = folder.run("generate --kind classic --count 5 --seed 1 --timeout 0.000000001 -o -");
    assert_eq!((run.code, run.out.as_str()), (Some(3), ""));
    assert!(run.err.contains("out of time: 0 of 5 puzzles were made"), "{}", run.err);
    let run = folder.run("derive --count 1000 --timeout 0.000000001 --json one.txt");
    assert_eq!((run.code, run.json().len()), (Some(3), 1));
    assert!(run.json()[0]["error"].as_str().unwrap().contains("out of time"), "{}", run.out);
    for command in ["generate --kind classic --count 2 --seed 1 -o -", "derive --count 2 one.txt"] {
        let [free, limited] = ["", " --timeout 1000"].map(|more| folder.run(&format!("{command}{more}")));
        assert_eq!((limited.code, limited.out), (Some(0), free.out));
        assert_eq!(folder.run(&format!("{command} --timeout 0")).code, Some(2));
    }
}

#[test]
fn two_inputs_of_one_name_do_not_write_over_each_others_files() {
    let folder = Folder::new(&[("x.txt", &format!("{UNIQUE}\n{UNIQUE}\n")), ("x-1.ron", CROSS)]);
    assert_eq!(folder.shell("mkdir a b && cp x-1.ron a/x.ron && cp x-1.ron b/x.ron").code, Some(0));
    let link = "\"$($G convert x.txt:1 --to f-puzzles-link)\"";
    for inputs in ["a/x.ron b/x.ron", "a/x.ron ./a/x.ron", "x.txt:1 ./x.txt:1", &format!("{link} {link}")] {
        for command in ["export --each svg", "derive"] {
            let run = folder.shell(&format!("$G {command} -o made {inputs}"));
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{command} {inputs}: {run:?}");
            assert!(
                run.err.contains("the output files of another input would have the same names"),
                "{command}: {}",
                run.err
            );
            assert!(!folder.path("made").exists(), "{command} {inputs}");
        }
    }
    // A file's lines, and a file named like one of them: the first of the two is written.
    let run = folder.run("export --each svg -o made x.txt x-1.ron");
    let (bad, good): (Vec<Value>, Vec<Value>) = run.json().into_iter().partition(|line| line.get("error").is_some());
    assert_eq!((run.code, bad.len(), good.len()), (Some(2), 1, 2), "{run:?}");
    assert_eq!(bad[0]["error"], "the output files of another input would have the same names");
    assert_eq!(fs::read_dir(folder.path("made")).unwrap().count(), 2);
}

#[test]
fn the_time_of_a_command_ends_every_search_for_a_solution() {
    let folder = Folder::new(&[("one.txt", UNIQUE), ("cross.ron", CROSS)]);
    for command in [
        "export cross.ron -o x.png --solution",
        "export cross.ron -o x.pdf --small-answer",
        "export --each svg one.txt cross.ron -o made --solution",
        "convert one.txt --to f-puzzles-link --solution",
        "convert one.txt -o x.jsonl --solution",
    ] {
        let run = folder.run(&format!("{command} --timeout 0.000000001"));
        assert_eq!(run.code, Some(3), "{command}: {run:?}");
        assert!(!folder.names().iter().any(|name| name.starts_with("x.")), "{command}");
        let [free, limited] = ["", " --timeout 1000"].map(|more| folder.run(&format!("{command}{more}")));
        assert_eq!((limited.code, &limited.out), (free.code, &free.out), "{command}: {}", limited.err);
        assert!(free.code < Some(2) || free.code == Some(4), "{command}: {free:?}");
        let _ = ["x.png", "x.pdf", "x.jsonl"].map(|name| fs::remove_file(folder.path(name)));
    }
    assert_eq!(folder.run("convert one.txt --to jsonl --timeout 1").code, Some(2));
}

/// A regression test: as many disk accesses as there might be files took place before the clock started.
#[test]
fn a_batch_of_any_size_ends_in_its_time_and_is_refused_for_its_own_files_alone() {
    let folder = Folder::new(&[]);
    let run = folder.run("generate --kind shidoku --count 1000000000000 --timeout 0.000000001 -o made");
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.err.contains("out of time: 0 of 1000000000000 puzzles were made"), "{}", run.err);
    fs::write(folder.path("made/shidoku-2.ron"), "(gridwright_book: 1, puzzles: [])").unwrap();
    let part = |shard: &str| folder.run(&format!("generate --kind shidoku --count 3 --shard {shard} -o made"));
    assert_eq!(part("1/2").code, Some(0));
    let run = part("2/2");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("made/shidoku-2.ron: holds a booklet file"), "{}", run.err);
    assert!(folder.path("made/shidoku-3.ron").exists());
}
