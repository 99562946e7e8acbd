//! The file of a page.

use std::collections::BTreeMap;

use serde::Serialize;

use super::content::WebPuzzle;
use super::puzzle::{PuzzleData, puzzle_data, shown};
use super::secrets::policy_hash;
use super::settings::WebSettings;
use super::shrink;
use super::texts::{no_script, player_words};
use crate::formats::PAGE_GENERATOR;
use crate::scene::Palette;
use crate::sheet::svg::PageParts;

/// A part of the player: its source, and the pages that contain it.
type PlayerPart = (&'static str, PagesWithPart);

/// The pages that contain a part of the player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PagesWithPart {
    All,
    /// Those with several puzzles.
    Lists,
    /// Those of which a puzzle has fog.
    Fog,
}

/// The scripts, in the order in which they run.
const SCRIPTS: [PlayerPart; 8] = [
    (include_str!("../../assets/player/hash.js"), PagesWithPart::All),
    (include_str!("../../assets/player/game.js"), PagesWithPart::All),
    (include_str!("../../assets/player/board.js"), PagesWithPart::All),
    (include_str!("../../assets/player/fog.js"), PagesWithPart::Fog),
    (include_str!("../../assets/player/page.js"), PagesWithPart::All),
    (include_str!("../../assets/player/play.js"), PagesWithPart::All),
    (include_str!("../../assets/player/list.js"), PagesWithPart::Lists),
    (include_str!("../../assets/player/main.js"), PagesWithPart::All),
];

/// The styles, in the order in which they apply.
const STYLES: [PlayerPart; 3] = [
    (include_str!("../../assets/player/player.css"), PagesWithPart::All),
    (include_str!("../../assets/player/list.css"), PagesWithPart::Lists),
    (include_str!("../../assets/player/fog.css"), PagesWithPart::Fog),
];

/// The themes of the page, with the colours of drawings in each.
const THEMES: [(&str, Palette); 4] = [
    (":root", Palette::Light),
    ("[data-theme=\"dark\"]", Palette::Dark),
    ("[data-theme=\"light-contrast\"]", Palette::LightContrast),
    ("[data-theme=\"dark-contrast\"]", Palette::DarkContrast),
];

#[derive(Serialize)]
struct PageData<'a> {
    title: String,
    author: String,
    language: &'a str,
    words: BTreeMap<&'static str, String>,
    puzzles: Vec<PuzzleData>,
}

/// Returns the text of a page with these puzzles. Several puzzles are shown as a list, from which the solver chooses.
pub fn web_page(puzzles: &[WebPuzzle], settings: &WebSettings) -> String {
    let language = settings.language;
    let has_list = puzzles.len() != 1;
    let has_fog = puzzles.iter().any(|web| web.entry.puzzle.fog().is_some());
    let is_needed = |pages: PagesWithPart| match pages {
        PagesWithPart::All => true,
        PagesWithPart::Lists => has_list,
        PagesWithPart::Fog => has_fog,
    };
    let mut parts = PageParts::default();
    let mut next = settings.first_number;
    let mut data = Vec::with_capacity(puzzles.len());
    for web in puzzles {
        let number = web.entry.number.unwrap_or(next);
        next = number.saturating_add(1);
        let is_numbered = has_list || web.entry.number.is_some();
        data.push(puzzle_data(web, number, is_numbered, settings, &mut parts));
    }
    let words = player_words(language, has_list, has_fog);
    let named = |title: &str| if title.trim().is_empty() { words["untitled"].clone() } else { shown(title) };
    let title = match puzzles {
        [only] if settings.title.trim().is_empty() => named(only.entry.title()),
        _ => named(&settings.title),
    };
    let page = PageData {
        title: title.clone(),
        author: shown(&settings.author),
        language: language.code(),
        words,
        puzzles: data,
    };
    let json = for_script(&serde_json::to_string(&page).unwrap_or_default());
    let style = style(&parts, &player(&STYLES, is_needed));
    let script = format!("\"use strict\";{}", shrink::script(&player(&SCRIPTS, is_needed)));
    let policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src data:; base-uri 'none'; form-action 'none'",
        policy_hash(&script),
        policy_hash(&style),
    );
    let (code, direction) = (language.code(), if language.is_right_to_left() { "rtl" } else { "ltr" });
    let (title, no_script, definitions) = (escaped(&title), escaped(&no_script(language)), parts.definitions());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n{PAGE_GENERATOR}\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n<noscript><p>{no_script}</p></noscript>\n\
         <svg aria-hidden=\"true\" id=\"outlines\"><defs>{definitions}</defs></svg>\n<div id=\"app\"></div>\n\
         <script type=\"application/json\" id=\"data\">{json}</script>\n\
         <script>{script}</script>\n</body>\n</html>\n"
    )
}

/// Returns the parts of the player that a page needs.
fn player(parts: &[PlayerPart], is_needed: impl Fn(PagesWithPart) -> bool) -> String {
    parts.iter().filter(|(_, pages)| is_needed(*pages)).map(|(source, _)| *source).collect()
}

/// Returns the style of the page: the looks of the player, and the colours of the drawings in each theme and on paper.
fn style(parts: &PageParts, player: &str) -> String {
    let mut style = shrink::style(player);
    for (theme, palette) in THEMES {
        style.push_str(&format!("{theme}{{{}}}", parts.colours(palette)));
    }
    // An attribute outweighs the name of the root, so that paper has its colours in every theme.
    style.push_str(&format!("@media print{{:root[data-theme]{{{}}}}}", parts.colours(Palette::Print)));
    style.push_str(&parts.rules());
    style
}

/// Returns text for the content of an element or the value of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

/// Returns JSON in which no browser finds the end of a script or the beginning of a comment.
fn for_script(json: &str) -> String {
    // These letters occur in strings only, where their escapes mean the same.
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}
