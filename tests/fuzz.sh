#!/usr/bin/env bash
# Searches for inputs that crash, hang or mislead the program: each target for so many seconds (60), or those named.
#
#   tests/fuzz.sh 60                  all targets, each a minute
#   tests/fuzz.sh 600 ron edits       two of them, each ten minutes
#   tests/fuzz.sh replay ron FILE     one input again
#
# It fails when an input crashes a target, takes more than a second a megabyte to read (shorter ones have a second), or
# does not end; that input is written to tests/fuzz/failing/TARGET, which is said. SEED=N repeats a search.
set -euo pipefail
cd "$(dirname "$0")/fuzz"
${CARGO:-cargo} build --locked
run="${CARGO_TARGET_DIR:-target}/debug/gridwright-fuzz"
if [ "${1:-}" = replay ]; then
    exec "$run" "$@"
fi
seconds="${1:-60}"
shift || true
exec "$run" --seconds "$seconds" ${SEED:+--seed "$SEED"} "$@"
