//! The scripts of `examples/scale` on a small scale. For Spark, which is large, there is `tests/tools/spark-check`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::{Folder, PROGRAM, Run};
use crate::common::tools::{self, other_program};

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/scale").join(name)
}

/// Returns generated classics, among them one with several solutions.
fn lines() -> String {
    let made = Folder::new(&[]).run("generate --kind classic --count 40 --seed 3 -o -");
    assert_eq!(made.out.lines().count(), 40, "{made:?}");
    format!("{}{}\n", made.out, ".".repeat(81))
}

/// Returns the parts of the results that are the same in every run, except file names.
fn told(answers: &[Value]) -> Vec<[Value; 3]> {
    answers.iter().map(|answer| ["verdict", "solutions", "solution"].map(|key| answer[key].clone())).collect()
}

fn script_run(command: &mut Command) -> Run {
    let run = Run::of(command.env("GRIDWRIGHT", PROGRAM).output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    run
}

#[test]
#[ignore = "runs bash, parallel"]
fn parallel_gives_the_answers_of_one_process() {
    let folder = Folder::new(&[("lines.txt", &lines())]);
    let expected = folder.run("check --json lines.txt");
    let mut command = folder.within(tools::script(script("parallel.sh"), "bash", &["parallel"]));
    let run = script_run(command.arg("lines.txt").env("BLOCK", "600").env("JOBS", "2").env("HOME", folder.path("")));
    assert_eq!(told(&run.json()), told(&expected.json()));
}

#[test]
#[ignore = "runs bash"]
fn an_array_of_slurm_is_all_lines_and_goes_on_where_it_ended() {
    let folder = Folder::new(&[("lines.txt", &lines())]);
    let expected = folder.run("check --json lines.txt").json();
    let task = |shard: usize| {
        let mut command = folder.within(tools::script(script("slurm.sh"), "bash", &[]));
        let command = command.args(["lines.txt", "verdicts"]);
        command.env("SLURM_ARRAY_TASK_ID", shard.to_string()).env("SLURM_ARRAY_TASK_COUNT", "3");
        script_run(command);
        folder.text(&format!("verdicts/{shard:06}.jsonl"))
    };
    assert!(other_program("bash").arg("-n").arg(script("slurm.sh")).status().unwrap().success());
    for shard in 1..=3 {
        let whole = task(shard);
        let answers: Vec<Value> = whole.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let own: Vec<Value> = expected.iter().skip(shard - 1).step_by(3).cloned().collect();
        assert_eq!(told(&answers), told(&own), "shard {shard}");
        // As if killed in the middle of a line.
        let file = folder.path(&format!("verdicts/{shard:06}.jsonl"));
        fs::write(&file, &whole[..whole.len() / 2]).unwrap();
        let again: Vec<Value> = task(shard).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(told(&again), told(&own), "shard {shard}, resumed");
    }
}

#[test]
#[ignore = "runs python3"]
fn shards_of_dask_are_the_batch() {
    let folder = Folder::new(&[]);
    let whole = folder.run("generate --kind roku --count 20 --seed 7 --to lines -o -");
    let make = || {
        // Debian's path of the module (package python3-distributed), even if another Python is found first.
        let mut command = folder.within(tools::script(script("dask_generate.py"), "/usr/bin/python3", &[]));
        command.args(["--kind", "roku", "--count", "20", "--shards", "3"]);
        script_run(command.args(["--seed", "7", "--workers", "2", "made"]))
    };
    assert_eq!(make().out.lines().count(), 3);
    let parts: Vec<String> = (1..=3).map(|shard| folder.text(&format!("made/roku-7-{shard:06}.txt"))).collect();
    let mut parts: Vec<_> = parts.iter().map(|part| part.lines()).collect();
    let together: Vec<&str> = (0..20).map(|number| parts[number % 3].next().unwrap()).collect();
    assert_eq!(together, whole.out.lines().collect::<Vec<_>>());
    // Existing files are not generated again.
    fs::write(folder.path("made/roku-7-000002.txt"), "kept").unwrap();
    make();
    assert_eq!(folder.text("made/roku-7-000002.txt"), "kept");
}

#[test]
fn the_container_is_built_of_what_there_is() {
    let recipe = fs::read_to_string(script("Containerfile")).unwrap();
    let packages = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/packages")).unwrap();
    let installed = recipe.lines().find_map(|line| line.split_once("--no-install-recommends ")).unwrap().1;
    for package in installed.split(' ') {
        assert!(packages.contains(package), "{package} is not what building needs");
    }
    let built = format!("target/release/{}", Path::new(PROGRAM).file_stem().unwrap().to_str().unwrap());
    let build = "cargo build --release --locked --no-default-features --features highs";
    assert!(recipe.contains(&built) && recipe.contains(build));
}
