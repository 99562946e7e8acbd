//! Marks of variables and levels during conflict analysis.

use super::assignment::Assignment;
use super::literal::Lit;

/// The status of a variable during conflict analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum VarMark {
    None,
    /// It is or was in the clause.
    InClause,
    /// It follows from the clause.
    Follows,
    /// It was found not to follow.
    DoesNotFollow,
}

/// The status of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelMarks {
    /// The number of variables of the level in the clause.
    pub in_clause: u32,
    /// The first place of these variables on the trail.
    pub first: u32,
}

impl LevelMarks {
    const NONE: LevelMarks = LevelMarks { in_clause: 0, first: u32::MAX };
}

/// The marks. Their lists are reused from conflict to conflict, because allocating them costs more than filling them.
#[derive(Debug, Default)]
pub(super) struct AnalysisMarks {
    pub marks: Vec<VarMark>,
    /// The variables with a mark.
    touched: Vec<usize>,
    pub levels: Vec<LevelMarks>,
    touched_levels: Vec<u32>,
    /// For each variable, whether it was visited in the search for a literal that can replace all literals of its
    /// level.
    pub visited: Vec<bool>,
    /// For each level, the number of the last clause in whose span it was counted.
    counted: Vec<u64>,
    clause_count: u64,
    pub premises: Vec<Lit>,
}

impl AnalysisMarks {
    pub fn add_var(&mut self) {
        self.marks.push(VarMark::None);
        self.visited.push(false);
        // There is one more level than variables: the root.
        let levels = self.marks.len() + 1;
        self.counted.resize(levels, 0);
        self.levels.resize(levels, LevelMarks::NONE);
    }

    pub fn set(&mut self, var: usize, mark: VarMark) {
        self.marks[var] = mark;
        self.touched.push(var);
    }

    pub fn mark_in_clause(&mut self, var: usize, assignment: Assignment) {
        self.set(var, VarMark::InClause);
        let note = &mut self.levels[assignment.level as usize];
        if note.in_clause == 0 {
            self.touched_levels.push(assignment.level);
        }
        note.in_clause += 1;
        note.first = note.first.min(assignment.place);
    }

    pub fn clear(&mut self) {
        for var in self.touched.drain(..) {
            self.marks[var] = VarMark::None;
        }
        for level in self.touched_levels.drain(..) {
            self.levels[level as usize] = LevelMarks::NONE;
        }
    }

    /// Returns the number of decision levels of the literals.
    pub fn span(&mut self, literals: &[Lit], assignments: &[Assignment]) -> u32 {
        self.clause_count += 1;
        let mut span = 0;
        for lit in literals {
            let level = assignments[lit.var()].level as usize;
            // A level whose entry is this clause was counted already, so that nothing needs to be cleared between
            // clauses.
            span += u32::from(std::mem::replace(&mut self.counted[level], self.clause_count) != self.clause_count);
        }
        span.max(1)
    }
}
