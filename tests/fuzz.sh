#!/usr/bin/env bash
# Searches for inputs that crash, hang or mislead the program: each target for so many seconds (60), or those named.
#
#   tests/fuzz.sh 60                  all targets, each a minute
#   tests/fuzz.sh 600 ron edits       two of them, each ten minutes
#   tests/fuzz.sh replay ron FILE     one input again
#   tests/fuzz.sh oracle 600          the oracle of tests/engines/oracle.rs instead, ten minutes of each sort of puzzle
#   tests/fuzz.sh totals              what all searches together have done, as a table
#
# TOTALS=FILE adds the figures of a search to those in the file (tests/fuzz/totals.tsv is what stands in docs/trust.md).
# It fails when an input crashes a target, takes more than a second a megabyte to read (shorter ones have a second), or
# does not end; that input is written to tests/fuzz/failing/TARGET, which is said. SEED=N repeats a search.
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
