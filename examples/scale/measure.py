#!/usr/bin/env python3
"""Measures what docs/scale.md says: puzzles a second on one core and on all, the memory, and what engines add.

    python3 examples/scale/measure.py target/release/gridwright [puzzles]

The puzzles are made by the program: some are generated, and all others derived from these.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

gridwright = os.path.realpath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
# The fourth classic of the paper on Prolog: 21 givens.
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
scale = pathlib.Path(__file__).resolve().parent
cores = len(os.sched_getaffinity(0))


def run(command, out):
    """Seconds on the clock, seconds of all cores, and the most memory of the process in MB."""
    start = time.monotonic()
    with open(out, "wb") as file:
        child = subprocess.Popen(command, stdout=file, env={**os.environ, "GRIDWRIGHT": gridwright})
        _, status, used = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    assert os.waitstatus_to_exitcode(status) in (0, 1), command
    return seconds, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def told(what, number, seconds, spent, memory, more=""):
    rate = f"{number / seconds:9,.0f} a second"
    print(f"{what:34} {seconds:8.1f} s {spent:8.1f} s of cores {rate}  {memory:5.0f} MB  {more}", flush=True)


def lines(path):
    with open(path, "rb") as file:
        return sum(1 for _ in file)


def own_time(path):
    """What the engine itself took, as it tells."""
    with open(path) as file:
        return sum(json.loads(line)["seconds"] for line in file)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    some, made = max(1, count // 1000), max(1, count // 20)
    told("generate, all cores", made, *run([gridwright, "generate", "--kind", "classic", "--count", str(made),
         "--seed", "1", "-o", "-"], "made.txt"))
    subprocess.run(f"head -n {some} made.txt > some.txt", shell=True, check=True)
    told("derive, all cores", count, *run([gridwright, "derive", "--count", str(count // some), "--seed", "1",
         "some.txt"], "lines.txt"))
    number = lines("lines.txt")
    canon = run([gridwright, "canon", "--key", "--cores", "1", "lines.txt"], "canon.txt")
    told("canon --key, one core", number, *canon)
    for name, more in [("one core", ["--cores", "1"]), (f"{cores} cores", [])]:
        seconds, spent, memory = run([gridwright, "check", "--json", *more, "lines.txt"], "verdicts.jsonl")
        own = own_time("verdicts.jsonl") / (1 if more else cores)
        told(f"check --json, {name}", number, seconds, spent, memory,
             f"the engine's own time {own:.1f} s, {100 * (seconds / own - 1):.1f} % more")
    told("check --json, GNU parallel", number, *run([scale / "parallel.sh", "lines.txt"], "parallel.jsonl"))
    same = subprocess.run("cut -d '\"' -f 12,14- verdicts.jsonl | sed 's/\"seconds.*//' > one; "
                          "cut -d '\"' -f 12,14- parallel.jsonl | sed 's/\"seconds.*//' | cmp - one", shell=True)
    print("the same verdicts in the same order" if same.returncode == 0 else "DIFFERENT VERDICTS")
    twins = subprocess.run("sort canon.txt | uniq | wc -l", shell=True, capture_output=True, text=True).stdout.strip()
    print(f"{twins} different puzzles by their canonical forms, of {some} that were generated")
    told("rate --json, all cores", made, *run([gridwright, "rate", "--json", "made.txt"], "rated.jsonl"))
    # Of puzzles that take the engine long, what is around it is little.
    with open("hard.txt", "w") as file:
        print(HARD, file=file)
    told("derive of a hard one", count, *run([gridwright, "derive", "--count", str(count), "--seed", "1", "hard.txt"],
         "hard-lines.txt"))
    for name, more in [("one core", ["--cores", "1"]), (f"{cores} cores", [])]:
        seconds, spent, memory = run([gridwright, "check", "--json", *more, "hard-lines.txt"], "verdicts.jsonl")
        own = own_time("verdicts.jsonl") / (1 if more else cores)
        told(f"check --json of hard ones, {name}", count, seconds, spent, memory,
             f"the engine's own time {own:.1f} s, {100 * (seconds / own - 1):.1f} % more")
    shards = [sys.executable, scale / "dask_generate.py", "--count", str(made), "--shards", "8", "--seed", "1", "tasks"]
    if subprocess.run([sys.executable, "-c", "import distributed"], stderr=subprocess.DEVNULL).returncode == 0:
        told("generate, Dask", made, *run(shards, "dask.txt"))
    if spark := os.environ.get("SPARK_SUBMIT"):
        told("check --json, Spark", number, *run([spark, "--master", f"local[{cores}]", "--conf",
             "spark.log.level=ERROR", scale / "spark_check.py", "--partitions", str(4 * cores), "lines.txt", "spark"],
             "spark.txt"))
