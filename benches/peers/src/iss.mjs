// Asks the Interactive Sudoku Solver for verdicts: `node iss.mjs FOLDER` reads puzzles in its own strings, one a line,
// and answers each with the solutions up to two, the CPU seconds that counting them took, and its guesses, as JSON.
//
// Each puzzle is built anew before it is counted, which is not timed; all are counted once before any is timed, so that
// the code is compiled, and then three times, of which the least stands.
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

globalThis.self = globalThis;
globalThis.VERSION_PARAM = '';
const folder = pathToFileURL(resolve(process.argv[2]) + '/');
const load = (name) => import(new URL(name, folder));
const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');

const build = (line) => SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(line)));
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const lines = [];
for await (const line of createInterface({ input: process.stdin })) lines.push(line);

const ask = (line) => {
  const solver = build(line);
  const start = seconds();
  const count = solver.countSolutions(2);
  return { count, seconds: seconds() - start, guesses: solver.state().counters.guesses };
};
const answers = lines.map((line) => {
  const first = ask(line);
  return { count: first.count, seconds: Infinity, first: first.seconds, guesses: first.guesses };
});
for (let round = 0; round < 3; round++) {
  lines.forEach((line, index) => {
    const answer = answers[index];
    // What is slow is asked once.
    answer.seconds = answer.first > 2 ? answer.first : Math.min(answer.seconds, ask(line).seconds);
  });
}
lines.forEach((line, index) => {
  const solution = build(line).nthSolution(0);
  const { count, seconds, guesses } = answers[index];
  const digits = solution === null ? null : Array.from(solution, Number);
  console.log(JSON.stringify({ count, seconds, guesses, solution: digits }));
});
