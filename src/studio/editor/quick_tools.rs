//! How the setter arranged the tools: pinned ones, recently used ones, folded sections, and names or icons.

use crate::studio::editor::tools::ToolId;
use crate::variant::{Kind, KindGroup};
use crate::words::say;

/// The number of recent tools that are remembered.
const MAX_RECENT: usize = 8;
/// The number of recent tools at the beginning of the list that are not moved when they are used again, so that a tool
/// that was just clicked stays in place.
const STABLE_COUNT: usize = 5;
/// The maximum number of tools that can be pinned.
const MAX_PINNED: usize = 24;

/// A section of the tool list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ToolSection {
    /// Digits, grids and regions.
    Basics,
    Rules(KindGroup),
}

impl ToolSection {
    /// Returns all sections in their order.
    pub fn all() -> impl Iterator<Item = ToolSection> {
        std::iter::once(ToolSection::Basics).chain(KindGroup::ALL.map(ToolSection::Rules))
    }

    /// Returns the section of a tool.
    pub fn of(tool: ToolId) -> ToolSection {
        match tool {
            ToolId::Digits | ToolId::Select | ToolId::Pins | ToolId::Grids | ToolId::Jigsaw => ToolSection::Basics,
            ToolId::Paint(kind) => ToolSection::Rules(kind.info().group),
        }
    }

    pub fn name(self) -> String {
        match self {
            ToolSection::Basics => say!("view-tools-place"),
            ToolSection::Rules(group) => group.name().to_string(),
        }
    }

    /// Returns the word for the section in the preferences.
    fn id(self) -> String {
        match self {
            ToolSection::Basics => "basics".to_owned(),
            ToolSection::Rules(group) => format!("{group:?}").to_lowercase(),
        }
    }
}

/// The arrangement of the tools.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::studio) struct QuickTools {
    pinned: Vec<Kind>,
    recent: Vec<Kind>,
    folded: Vec<ToolSection>,
    /// True if tools are icons without names.
    pub shows_icons: bool,
}

impl QuickTools {
    /// Parses the tools and the folded sections from the preferences.
    pub fn read(kept: &str, recent: &str, folded: &str) -> QuickTools {
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
        let is_folded = |section: &ToolSection| folded.split_whitespace().any(|id| id == section.id());
        QuickTools {
            pinned: kinds(kept, MAX_PINNED),
            recent: kinds(recent, MAX_RECENT),
            folded: ToolSection::all().filter(is_folded).collect(),
            shows_icons: false,
        }
    }

    /// Returns the pinned tools, the recent tools and the folded sections as written to the preferences.
    pub fn written(&self) -> [Option<String>; 3] {
        let names = |kinds: &[Kind]| kinds.iter().map(|kind| kind.info().id.to_owned()).collect::<Vec<_>>();
        let folded = self.folded.iter().map(|section| section.id()).collect();
        let all = [names(&self.pinned), names(&self.recent), folded];
        all.map(|words| (!words.is_empty()).then(|| words.join(" ")))
    }

    pub fn is_open(&self, section: ToolSection) -> bool {
        !self.folded.contains(&section)
    }

    /// Folds or opens a section.
    pub fn toggle_section(&mut self, section: ToolSection) {
        match self.folded.iter().position(|&other| other == section) {
            Some(place) => _ = self.folded.remove(place),
            None => self.folded.push(section),
        }
    }

    /// Returns so many tools: the pinned ones, the recent ones and, before there are enough of these, the ones with a
    /// key of their own, in turn from each section. So a tool that is used for the first time moves nothing.
    pub fn shown(&self, count: usize) -> Vec<ToolId> {
        let has_key = |kind: &&Kind| kind.info().key.is_some();
        let with_key = || Kind::ALL.iter().filter(has_key);
        let in_group = |group: KindGroup| with_key().filter(move |kind| kind.info().group == group);
        let usual = (0..count).flat_map(|turn| KindGroup::ALL.map(|group| in_group(group).nth(turn)));
        let usual = usual.flatten().copied().map(ToolId::Paint);
        let mut tools: Vec<ToolId> = Vec::new();
        for tool in self.pinned().chain(self.recent()).chain(usual) {
            if tools.len() < count && !tools.contains(&tool) {
                tools.push(tool);
            }
        }
        tools
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
        handy.toggle_section(ToolSection::Basics);
        handy.toggle_section(ToolSection::Rules(KindGroup::Own));
        let [kept, recent, folded] = handy.written().map(Option::unwrap);
        assert_eq!(QuickTools::read(&kept, &recent, &folded), handy);
        // Unknown kinds and duplicates are skipped, and so are unknown sections.
        assert_eq!(QuickTools::read(&format!("no-kind {kept} {kept}"), &recent, &format!("attic {folded}")), handy);
        assert_eq!(QuickTools::default().written(), [None, None, None]);
    }

    #[test]
    fn the_row_is_as_long_before_the_first_tool_is_used_as_after() {
        let mut handy = QuickTools::default();
        let kinds = handy.shown(7);
        assert_eq!(kinds.len(), 7);
        let last = *kinds.last().unwrap();
        handy.record_use(last);
        assert_eq!((handy.shown(7).len(), handy.shown(7)[0]), (7, last));
    }
}
