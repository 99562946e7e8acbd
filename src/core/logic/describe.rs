//! Descriptions of steps as messages.

use super::layout::{GroupKind, LogicLayout};
use super::step::Step;
use super::technique_list::TechniqueId;
use crate::board::{CellId, Digit, DigitSet, GridId};
use crate::model::Origin;
use crate::words::Message;

/// The names that a puzzle gives to cells, digits and rules in steps.
pub trait StepNames {
    /// Returns the name of a cell, such as r3c4.
    fn cell(&self, cell: CellId) -> String;
    /// Returns a digit as the puzzle writes it.
    fn digit(&self, digit: Digit) -> String;
    /// Returns the name of the rule with this index in the puzzle's list.
    fn rule(&self, rule: usize) -> Message;
    /// Returns whether houses are named together with their grid.
    fn has_several_grids(&self) -> bool;
}

impl Step {
    /// Returns the name of the step: that of its technique, or of a special form of it.
    pub fn title(&self) -> Message {
        Message::new(self.key)
    }

    /// Returns a sentence that says what the step uses and what follows.
    pub fn sentence(&self, layout: &LogicLayout, names: &dyn StepNames) -> Message {
        Message::new("logic-sentence")
            .with("technique", self.title())
            .with("why", self.reason(layout, names))
            .with("result", self.result(names))
    }

    /// Returns the reason for the step, without its result.
    pub fn reason(&self, layout: &LogicLayout, names: &dyn StepNames) -> Message {
        let key = TechniqueId::named(self.technique).map_or(self.key, |id| id.info().key);
        Message::new(format!("{key}.why"))
            .with("cells", cells(&self.cells, names))
            .with("digits", digits(self.digits, names))
            .with("houses", houses(&self.houses, layout, names))
            .with("rules", rules(&self.rules, names))
    }

    /// Returns the location of the step without further detail: the houses, rules or cells that it uses.
    pub fn location(&self, layout: &LogicLayout, names: &dyn StepNames) -> Message {
        if !self.houses.is_empty() {
            return houses(&self.houses, layout, names);
        }
        if !self.rules.is_empty() {
            return rules(&self.rules, names);
        }
        Message::verbatim(cells(&self.cells, names))
    }

    /// Returns the result of the step: the digits placed or the candidates removed.
    pub fn result(&self, names: &dyn StepNames) -> Message {
        let placed = self.placed.iter().map(|&(cell, digit)| {
            Message::new("logic-places").with("cell", names.cell(cell)).with("digit", names.digit(digit))
        });
        // Group cells that lose the same digits.
        let mut together: Vec<(DigitSet, Vec<CellId>)> = Vec::new();
        for &(cell, set) in self.removed.iter().filter(|_| self.placed.is_empty()) {
            match together.iter_mut().find(|(other, _)| *other == set) {
                Some((_, cells)) => cells.push(cell),
                None => together.push((set, vec![cell])),
            }
        }
        let removed = together.into_iter().map(|(set, gone)| {
            Message::new("logic-removes").with("cells", cells(&gone, names)).with("digits", digits(set, names))
        });
        Message::list(placed.chain(removed))
    }
}

fn cells(cells: &[CellId], names: &dyn StepNames) -> String {
    cells.iter().map(|&cell| names.cell(cell)).collect::<Vec<_>>().join(", ")
}

fn digits(set: DigitSet, names: &dyn StepNames) -> String {
    set.iter().map(|digit| names.digit(digit)).collect::<Vec<_>>().join(", ")
}

fn houses(houses: &[usize], layout: &LogicLayout, names: &dyn StepNames) -> Message {
    Message::list(houses.iter().map(|&house| house_name(layout.groups[house].kind, names)))
}

fn rules(rules: &[Origin], names: &dyn StepNames) -> Message {
    let mut seen: Vec<Origin> = Vec::new();
    for &origin in rules {
        if !seen.contains(&origin) {
            seen.push(origin);
        }
    }
    Message::list(seen.into_iter().map(|origin| match origin {
        Origin::Rule(rule) => names.rule(rule),
        Origin::Given(cell) => Message::verbatim(names.cell(cell)),
        Origin::Base => Message::new("logic-board"),
    }))
}

/// Returns the name of a house.
pub fn house_name(kind: GroupKind, names: &dyn StepNames) -> Message {
    let in_grid = |key: &'static str, grid: GridId, index: usize| {
        let house = Message::new(key).with("number", index + 1);
        match names.has_several_grids() {
            false => house,
            true => Message::new("logic-of-grid").with("house", house).with("grid", grid.index() + 1),
        }
    };
    match kind {
        GroupKind::Row(grid, index) => in_grid("logic-row", grid, index),
        GroupKind::Column(grid, index) => in_grid("logic-column", grid, index),
        GroupKind::Box(grid, index) => in_grid("logic-box", grid, index),
        GroupKind::Rule(rule) => names.rule(rule),
        GroupKind::Other => Message::new("logic-board"),
    }
}
