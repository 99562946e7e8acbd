#!/usr/bin/env python3
"""Makes many puzzles with Dask: each task is a shard of one batch, the same on whatever machine it is made.

    python examples/scale/dask_generate.py --count 1000000 --shards 1000 --seed 7 million
    python examples/scale/dask_generate.py --scheduler tcp://host:8786 --count 1000000 --shards 1000 --seed 7 million

A shard is a file that is there as a whole or not at all; started again, only those that are missing are made.
"""

import argparse
import os
import pathlib
import subprocess

from dask.distributed import Client, as_completed

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path, help="where the shards go; all machines have to see it")
parser.add_argument("--kind", default="classic")
parser.add_argument("--count", type=int, default=1000)
parser.add_argument("--shards", type=int, default=10)
parser.add_argument("--seed", type=int, default=0)
parser.add_argument("--scheduler", help="the address of a cluster; if nothing is said, the cores of this machine")
parser.add_argument("--workers", type=int, help="how many processes on this machine")


def make(gridwright, folder, kind, count, shards, seed, shard):
    """Makes one shard, with one core."""
    path = pathlib.Path(folder) / f"{kind}-{seed}-{shard:06}.txt"
    if not path.exists():
        part = path.with_suffix(".part")
        command = [gridwright, "generate", "--kind", kind, "--count", str(count), "--seed", str(seed), "--to", "lines"]
        with part.open("wb") as out:
            subprocess.run([*command, "--shard", f"{shard}/{shards}", "--cores", "1", "-o", "-"], stdout=out, check=True)
        part.rename(path)
    return str(path)


def main():
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    folder, gridwright = str(arguments.folder.resolve()), os.environ.get("GRIDWRIGHT", "gridwright")
    # Without a cluster: processes of this machine, a core each, and no page to look at them.
    local = {"n_workers": arguments.workers, "threads_per_worker": 1, "dashboard_address": None}
    with Client(arguments.scheduler) if arguments.scheduler else Client(**local) as client:
        wishes = (arguments.kind, arguments.count, arguments.shards, arguments.seed)
        shards = range(1, arguments.shards + 1)
        tasks = [client.submit(make, gridwright, folder, *wishes, shard, pure=False) for shard in shards]
        for done, task in enumerate(as_completed(tasks), 1):
            print(f"{done} of {arguments.shards}: {task.result()}", flush=True)


if __name__ == "__main__":
    main()
