#!/usr/bin/env bash
# Searches for inputs that crash, hang or mislead the program, for this many seconds (60) per target, or for the given
# targets only.
#
#   tests/fuzz.sh 60                  all targets, a minute each
#   tests/fuzz.sh 600 ron edits       two of them, ten minutes each
#   tests/fuzz.sh replay ron FILE     repeats one input
#   tests/fuzz.sh oracle 600          the oracle of tests/engines/oracle.rs, ten minutes per kind of puzzle
#   tests/fuzz.sh totals              the totals of all searches, as a table
#
# TOTALS=FILE adds the statistics of a search to the file (docs/trust.md shows those of tests/fuzz/totals.tsv). The
# search fails if an input crashes a target, takes more than a second per megabyte to read (at least a second), or
# hangs; the input is written to tests/fuzz/failing/TARGET, whose path is printed. SEED=N repeats a search.
set -euo pipefail
cd "$(dirname "$0")/fuzz"
${CARGO:-cargo} build --locked --profile fuzz
run="${CARGO_TARGET_DIR:-target}/fuzz/gridwright-fuzz"
case "${1:-}" in
    replay) exec "$run" "$@" ;;
    totals) exec "$run" totals totals.tsv ;;
esac
what=()
if [ "${1:-}" = oracle ]; then
    what=(oracle)
    shift
fi
seconds="${1:-60}"
shift || true
exec "$run" ${what[@]+"${what[@]}"} --seconds "$seconds" ${SEED:+--seed "$SEED"} ${TOTALS:+--totals "$TOTALS"} "$@"
