//! Notes that are taken while a conflict is analysed.

use super::assignment::Assignment;
use super::literal::Lit;

/// What is known of a variable while a conflict is analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    None,
    /// It is in the clause, or was.
    Met,
    /// It follows from the clause.
    Follows,
    /// It was found not to follow.
    Stays,
}

/// What is known of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelNote {
    /// How many of its variables are in the clause.
    pub met: u32,
    /// The first place of the trail that they are at.
    pub first: u32,
}

impl LevelNote {
    const NONE: LevelNote = LevelNote { met: 0, first: u32::MAX };
}

/// The notes. Lists are kept from conflict to conflict, because to allocate them costs more than to fill them.
#[derive(Debug, Default)]
pub(super) struct Marks {
    pub marks: Vec<Mark>,
    /// The variables that have one.
    touched: Vec<usize>,
    pub levels: Vec<LevelNote>,
    touched_levels: Vec<u32>,
    /// For each variable whether it was met on the way to the one that can stand for all of its level.
    pub on_the_way: Vec<bool>,
    /// For each level the last clause whose span counted it.
    counted: Vec<u64>,
    clauses: u64,
    pub premises: Vec<Lit>,
}

impl Marks {
    pub fn add_var(&mut self) {
        self.marks.push(Mark::None);
        self.on_the_way.push(false);
        // One more level than variables: the root.
        let levels = self.marks.len() + 1;
        self.counted.resize(levels, 0);
        self.levels.resize(levels, LevelNote::NONE);
    }

    pub fn set(&mut self, var: usize, mark: Mark) {
        self.marks[var] = mark;
        self.touched.push(var);
    }

    pub fn meet(&mut self, var: usize, assignment: Assignment) {
        self.set(var, Mark::Met);
        let note = &mut self.levels[assignment.level as usize];
        if note.met == 0 {
            self.touched_levels.push(assignment.level);
        }
        note.met += 1;
        note.first = note.first.min(assignment.place);
    }

    pub fn clear(&mut self) {
        for var in self.touched.drain(..) {
            self.marks[var] = Mark::None;
        }
        for level in self.touched_levels.drain(..) {
            self.levels[level as usize] = LevelNote::NONE;
        }
    }

    /// How many decisions the literals span.
    pub fn span(&mut self, literals: &[Lit], assignments: &[Assignment]) -> u32 {
        self.clauses += 1;
        let mut span = 0;
        for lit in literals {
            let level = assignments[lit.var()].level as usize;
            span += u32::from(std::mem::replace(&mut self.counted[level], self.clauses) != self.clauses);
        }
        span.max(1)
    }
}
