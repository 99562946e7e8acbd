"""Runs OR-tools CP-SAT with one worker on models read as JSON lines from standard input.

Requests, one per line, each answered by one line:
  {"load": [model, ...]}                 keeps these models               -> {"loaded": n}
  {"verdict": way, "first": n}           unique or not, of the first n    -> {"answers": [...]}
  {"candidates": n}                      digits of some solution, a check -> {"answers": [...]}

Only the calls of `solve` are timed (CPU time of this process), not building the model or JSON.
"""

import json
import sys
import time

from ortools.sat.python import cp_model

LIMIT = 60.0


class Problem:
    """A model for CP-SAT: integer variables with a constraint per shape, or a literal for each digit."""

    def __init__(self, model, encoding):
        self.cp = cp_model.CpModel()
        self.digits = range(1, model["digits"] + 1)
        self.cells = range(model["cells"])
        self.numbers = self.literals = None
        self.allowed = [set(self.digits) for _ in self.cells]
        for cell, digits in model["domains"]:
            self.allowed[cell] &= set(digits)
        {"integers": self.make_integers, "literals": self.make_literals}[encoding](model)

    def make_integers(self, model):
        domain = cp_model.Domain.from_values
        self.numbers = [self.cp.new_int_var_from_domain(domain(sorted(self.allowed[c])), "") for c in self.cells]
        is_digit = {}
        for clause in model["clauses"]:
            for cell, digit in clause:
                if (cell, digit) not in is_digit:
                    literal = is_digit[cell, digit] = self.cp.new_bool_var("")
                    self.cp.add(self.numbers[cell] == digit).only_enforce_if(literal)
                    self.cp.add(self.numbers[cell] != digit).only_enforce_if(~literal)
            self.cp.add_bool_or([is_digit[cell, digit] for cell, digit in clause])
        for cells in model["houses"] + model["different"]:
            self.cp.add_all_different([self.numbers[c] for c in cells])
        for terms, low, high in model["sums"]:
            self.cp.add_linear_constraint(sum(f * self.numbers[c] for f, c in terms), *bounds(low, high))
        for one, other, allowed in model["pairs"]:
            self.cp.add_allowed_assignments([self.numbers[one], self.numbers[other]], allowed)
        for cells, accepting, steps in model["words"]:
            self.cp.add_automaton([self.numbers[c] for c in cells], 0, accepting, [(a, d, b) for a, d, b in steps])

    def make_literals(self, model):
        self.literals = [{d: self.cp.new_bool_var("") for d in self.digits} for _ in self.cells]
        for cell in self.cells:
            self.cp.add_exactly_one(self.literals[cell].values())
            for digit in set(self.digits) - self.allowed[cell]:
                self.cp.add_bool_and(~self.literals[cell][digit])
        for cells in model["houses"]:
            for digit in self.digits:
                self.cp.add_exactly_one(self.literals[c][digit] for c in cells)
        for cells in model["different"]:
            for digit in self.digits:
                self.cp.add_at_most_one(self.literals[c][digit] for c in cells)
        for clause in model["clauses"]:
            self.cp.add_bool_or([self.literals[cell][digit] for cell, digit in clause])
        for terms, low, high in model["sums"]:
            total = sum(f * d * literal for f, c in terms for d, literal in self.literals[c].items())
            self.cp.add_linear_constraint(total, *bounds(low, high))
        for one, other, allowed in model["pairs"]:
            for digit in self.digits:
                beside = [self.literals[other][second] for first, second in allowed if first == digit]
                self.cp.add_bool_or([~self.literals[one][digit], *beside])
        for cells, accepting, steps in model["words"]:
            numbers = [self.cp.new_int_var(1, len(self.digits), "") for _ in cells]
            for cell, number in zip(cells, numbers):
                self.cp.add(number == sum(d * literal for d, literal in self.literals[cell].items()))
            self.cp.add_automaton(numbers, 0, accepting, [(a, d, b) for a, d, b in steps])

    def solution(self, values):
        if self.numbers is not None:
            return [values.value(number) for number in self.numbers]
        return [next(d for d, literal in digits.items() if values.value(literal)) for digits in self.literals]

    def exclude(self, solution):
        """Excludes a solution. A cell with only one digit cannot differ."""
        free = [cell for cell in self.cells if len(self.allowed[cell]) > 1]
        if self.literals is not None:
            self.cp.add_bool_or([~self.literals[cell][solution[cell]] for cell in free])
            return
        others = []
        for cell in free:
            other = self.cp.new_bool_var("")
            self.cp.add(self.numbers[cell] != solution[cell]).only_enforce_if(other)
            self.cp.add(self.numbers[cell] == solution[cell]).only_enforce_if(~other)
            others.append(other)
        self.cp.add_bool_or(others)


def bounds(low, high):
    most = 10**9
    return (-most if low is None else low, most if high is None else high)


class UpToTwo(cp_model.CpSolverSolutionCallback):
    def __init__(self, problem):
        super().__init__()
        self.problem = problem
        self.found = []

    def on_solution_callback(self):
        # For automata unrolled without presolve, it sometimes enumerates the same digits twice.
        solution = self.problem.solution(self)
        if solution not in self.found:
            self.found.append(solution)
        if len(self.found) > 1:
            self.stop_search()


def solve(problem, parameters, callback=None, **more):
    """Returns the solver, its status, and the CPU time of the call."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = LIMIT
    for name, value in {**parameters, **more}.items():
        setattr(solver.parameters, name, value)
    start = time.process_time()
    status = solver.solve(problem.cp, callback) if callback else solver.solve(problem.cp)
    return solver, status, time.process_time() - start


def verdict(model, way):
    """Returns up to two solutions, whether the result was proved, and the CPU time."""
    problem = Problem(model, way["encoding"])
    if way["enumerate"]:
        callback = UpToTwo(problem)
        _, status, cpu = solve(problem, way["parameters"], callback, enumerate_all_solutions=True)
        proved = len(callback.found) > 1 or status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
        return {"found": callback.found, "proved": proved, "cpu": cpu}
    found, cpu = [], 0.0
    while len(found) < 2:
        solver, status, took = solve(problem, way["parameters"])
        cpu += took
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return {"found": found, "proved": status == cp_model.INFEASIBLE, "cpu": cpu}
        found.append(problem.solution(solver))
        problem.exclude(found[-1])
    return {"found": found, "proved": True, "cpu": cpu}


def candidates(model):
    """Returns the candidates of each cell, by requiring a digit not seen before in each solution until none exists."""
    seen = [set() for _ in range(model["cells"])]
    problem = Problem(model, "literals")
    while True:
        solver, status, _ = solve(problem, {"linearization_level": 0})
        if status == cp_model.INFEASIBLE:
            return [sorted(digits) for digits in seen]
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        for cell, digit in enumerate(problem.solution(solver)):
            seen[cell].add(digit)
        problem = Problem(model, "literals")
        unseen = [(c, d) for c in problem.cells for d in problem.allowed[c] - seen[c]]
        problem.cp.add_bool_or([problem.literals[c][d] for c, d in unseen])


def main():
    models = []
    for line in sys.stdin:
        request = json.loads(line)
        if "load" in request:
            models = request["load"]
            answer = {"loaded": len(models)}
        elif "verdict" in request:
            answer = {"answers": [verdict(model, request["verdict"]) for model in models[: request["first"]]]}
        else:
            answer = {"answers": [candidates(model) for model in models[: request["candidates"]]]}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
