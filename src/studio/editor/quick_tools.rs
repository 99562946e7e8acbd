//! The tools at the top of the list: pinned ones, and recently used ones.

use crate::studio::editor::tools::ToolId;
use crate::variant::Kind;

/// The number of recent tools that are remembered.
const MAX_RECENT: usize = 8;
/// The number of recent tools at the beginning of the list that are not moved when they are used again, so that a tool
/// that was just clicked stays in place.
const STABLE_COUNT: usize = 5;
/// The maximum number of tools that can be pinned.
const MAX_PINNED: usize = 24;

/// The pinned and the recent tools.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct QuickTools {
    pinned: Vec<Kind>,
    recent: Vec<Kind>,
}

impl QuickTools {
    /// Parses the tools from the preferences.
    pub fn read(kept: &str, recent: &str) -> QuickTools {
        let kinds = |text: &str, most| {
            let named = |name: &str| Kind::ALL.iter().copied().find(|kind| kind.info().id == name);
            let mut kinds: Vec<Kind> = Vec::new();
            text.split_whitespace().filter_map(named).for_each(|kind| {
                if !kinds.contains(&kind) && kinds.len() < most {
                    kinds.push(kind);
                }
            });
            kinds
        };
        QuickTools { pinned: kinds(kept, MAX_PINNED), recent: kinds(recent, MAX_RECENT) }
    }

    /// Returns the pinned and the recent tools as written to the preferences.
    pub fn written(&self) -> [Option<String>; 2] {
        [&self.pinned, &self.recent].map(|kinds| {
            let names: Vec<&str> = kinds.iter().map(|kind| kind.info().id).collect();
            (!names.is_empty()).then(|| names.join(" "))
        })
    }

    /// Records that a tool was activated.
    pub fn record_use(&mut self, tool: ToolId) {
        let ToolId::Paint(kind) = tool else { return };
        let place = self.recent.iter().position(|&other| other == kind);
        if place.is_some_and(|place| place < STABLE_COUNT) {
            return;
        }
        place.into_iter().for_each(|place| _ = self.recent.remove(place));
        self.recent.insert(0, kind);
        self.recent.truncate(MAX_RECENT);
    }

    pub fn is_pinned(&self, tool: ToolId) -> bool {
        matches!(tool, ToolId::Paint(kind) if self.pinned.contains(&kind))
    }

    /// Pins or unpins a tool.
    pub fn toggle_pin(&mut self, tool: ToolId) {
        let ToolId::Paint(kind) = tool else { return };
        match self.pinned.iter().position(|&other| other == kind) {
            Some(place) => _ = self.pinned.remove(place),
            None if self.pinned.len() < MAX_PINNED => self.pinned.push(kind),
            None => {}
        }
    }

    /// Returns the pinned tools, in the order of pinning.
    pub fn pinned(&self) -> impl Iterator<Item = ToolId> {
        self.pinned.iter().copied().map(ToolId::Paint)
    }

    /// Returns the recent tools that are not pinned, most recent first.
    pub fn recent(&self) -> impl Iterator<Item = ToolId> {
        self.recent.iter().copied().filter(|kind| !self.pinned.contains(kind)).map(ToolId::Paint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tool(number: usize) -> ToolId {
        ToolId::Paint(Kind::ALL[number])
    }

    #[test]
    fn tools_used_last_come_first_but_do_not_move_when_they_are_used_again() {
        let mut handy = QuickTools::default();
        (0..10).for_each(|number| handy.record_use(tool(number)));
        handy.record_use(ToolId::Digits);
        let seen = |handy: &QuickTools| handy.recent().collect::<Vec<_>>();
        assert_eq!(seen(&handy), [9, 8, 7, 6, 5, 4, 3, 2].map(tool));
        handy.record_use(tool(7));
        assert_eq!(seen(&handy)[..3], [9, 8, 7].map(tool));
        handy.record_use(tool(3));
        assert_eq!(seen(&handy), [3, 9, 8, 7, 6, 5, 4, 2].map(tool));
        handy.toggle_pin(tool(8));
        handy.toggle_pin(tool(20));
        assert_eq!(handy.pinned().collect::<Vec<_>>(), [8, 20].map(tool));
        assert!(!seen(&handy).contains(&tool(8)) && handy.is_pinned(tool(8)));
        handy.toggle_pin(tool(8));
        assert!(!handy.is_pinned(tool(8)) && seen(&handy).contains(&tool(8)));
    }

    #[test]
    fn they_are_read_as_they_were_written() {
        let mut handy = QuickTools::default();
        [4, 2, 9].into_iter().for_each(|number| handy.record_use(tool(number)));
        handy.toggle_pin(tool(2));
        let [kept, recent] = handy.written().map(Option::unwrap);
        assert_eq!(QuickTools::read(&kept, &recent), handy);
        // Unknown kinds and duplicates are skipped.
        assert_eq!(QuickTools::read(&format!("no-kind {kept} {kept}"), &recent), handy);
        assert_eq!(QuickTools::default().written(), [None, None]);
    }
}
