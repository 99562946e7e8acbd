#!/usr/bin/env bash
# Checks the puzzles of lines of text by GNU parallel, on this machine or on others, and keeps their order.
#
#   examples/scale/parallel.sh lines.txt > verdicts.jsonl
#   JOBS=8 SSH=one,two examples/scale/parallel.sh lines.txt       on two other machines that have gridwright
#
# parallel cuts the file at ends of lines into blocks and gives each to a process of one core; --keep-order puts the
# answers together as if one process had given them.
set -euo pipefail
lines=${1:?the file of puzzles, a line each}
gridwright=${GRIDWRIGHT:-gridwright}
# Exit status 1 says that some puzzle is not unique, which is an answer.
parallel --pipepart --arg-file "$lines" --block "${BLOCK:--4}" --jobs "${JOBS:-100%}" --keep-order \
    ${SSH:+--sshlogin "$SSH"} \
    "'$gridwright' check --json --cores 1 - || [ \$? -eq 1 ]"
