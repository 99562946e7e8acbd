#!/bin/bash
#SBATCH --job-name=gridwright
#SBATCH --array=1-100
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --mem=200M
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --output=slurm-%A_%a.log
# Checks the puzzles of lines of text as an array of Slurm: each task is a shard, and goes on where it was ended.
#
#   sbatch examples/scale/slurm.sh lines.txt verdicts
#   SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=1 examples/scale/slurm.sh lines.txt verdicts     without Slurm
#
# Put the shards together in the order of the puzzles:  paste -d '\n' verdicts/*.jsonl | sed '/^$/d'
set -euo pipefail
lines=${1:?the file of puzzles, a line each}
folder=${2:?the folder for the answers}
shard=${SLURM_ARRAY_TASK_ID:?is set by sbatch}
shards=${SLURM_ARRAY_TASK_COUNT:?is set by sbatch}
gridwright=${GRIDWRIGHT:-gridwright}

mkdir -p "$folder"
answers=$folder/$(printf '%06d' "$shard").jsonl
touch "$answers"
# A task that was killed may have left half a line.
if [ -s "$answers" ] && [ -n "$(tail -c 1 "$answers")" ]; then
    sed -i '$d' "$answers"
fi
done=$(wc -l < "$answers")
# Exit status 1 says that some puzzle is not unique, which is an answer.
"$gridwright" check --json --cores "${SLURM_CPUS_PER_TASK:-1}" --shard "$shard/$shards" --skip "$done" "$lines" \
    >> "$answers" || [ $? -eq 1 ]
