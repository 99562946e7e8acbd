//! The window has a uniform look: gaps are multiples of a grid of four points, and there is one kind of dropdown.

/// The grid of gaps, in points.
const GRID: f32 = 4.0;
/// The signs of a line that sets a gap: between widgets, within frames, and constants with such names.
const GAPS: [&str; 8] = [
    "add_space(",
    "item_spacing",
    "inner_margin(",
    "menu_margin",
    "GAP: f32",
    "SPACING: f32",
    "INDENT: f32",
    "MARGIN: i8",
];

/// Returns the numbers in a text, with sign or decimal point, without digits in names and types.
fn numbers(text: &str) -> Vec<f32> {
    let parts = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '.' || letter == '_'));
    parts.filter_map(|part| part.trim_matches('.').parse().ok()).collect()
}

/// Returns the gaps of a line that are off the grid.
fn off_grid(line: &str) -> Vec<f32> {
    let code = line.split("//").next().unwrap_or(line);
    let gap = GAPS.iter().filter_map(|name| code.find(name)).min();
    let gaps = gap.map(|from| numbers(&code[from..])).unwrap_or_default();
    gaps.into_iter().filter(|gap| gap % GRID != 0.0).collect()
}

#[test]
fn gaps_are_of_a_grid_of_four_points() {
    let files = super::views();
    assert!(files.len() > 50, "{} files", files.len());
    let mut found = Vec::new();
    for (file, text) in &files {
        let lines = text.lines().filter(|line| !off_grid(line).is_empty());
        found.extend(lines.map(|line| format!("{file}: {}", line.trim())));
    }
    assert!(found.is_empty(), "gaps that are no multiples of {GRID} points:\n{}", found.join("\n"));
}

#[test]
fn there_is_one_sort_of_dropdown() {
    let own: Vec<String> =
        super::views().into_iter().filter(|(_, text)| text.contains("ComboBox")).map(|(f, _)| f).collect();
    assert_eq!(own, ["studio/widgets/dropdown.rs"]);
}

#[test]
fn gaps_off_the_grid_are_found() {
    for (line, expected) in [
        ("ui.add_space(6.0);", vec![6.0]),
        ("ui.add_space(if low { 8.0 } else { 10.0 });", vec![10.0]),
        ("ui.spacing_mut().item_spacing = vec2(4.0, 2.0);", vec![2.0]),
        ("    .inner_margin(Margin { left: 8, right: 7, top: 4, bottom: 4 });", vec![7.0]),
        ("const GAP: f32 = 1.0;", vec![1.0]),
        ("ui.add_space(GAP + 8.0); // not 6", vec![]),
        ("ui.set_min_height(30.0);", vec![]),
    ] {
        assert_eq!(off_grid(line), expected, "{line}");
    }
}
