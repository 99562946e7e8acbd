//! Facts about PDF files, found in their text. Krilla writes all objects but streams uncompressed.

use std::collections::BTreeSet;

/// Returns the text of a file, with the bytes of its streams replaced.
pub fn text(file: &[u8]) -> String {
    String::from_utf8_lossy(file).into_owned()
}

/// Returns the number of pages.
pub fn pages(file: &[u8]) -> usize {
    text(file).matches("/Type/Page/").count()
}

/// Returns a box of every page, such as `TrimBox`, in points to three decimals: left, bottom, right, top.
pub fn boxes(file: &[u8], name: &str) -> Vec<[f32; 4]> {
    let (text, start) = (text(file), format!("/{name}["));
    let found = text.split(&start).skip(1).map(|rest| rest.split(']').next().unwrap());
    let rounded = |word: &str| (word.parse::<f32>().unwrap() * 1000.0).round() / 1000.0;
    let numbers = |found: &str| -> Vec<f32> { found.split(' ').map(rounded).collect() };
    found.map(|found| numbers(found).try_into().unwrap()).collect()
}

/// Returns the names of the fonts, without the prefix of a subset. Checks that all are embedded.
pub fn fonts(file: &[u8]) -> BTreeSet<String> {
    let text = text(file);
    for font in text.split("/Type/Font/").skip(1).map(|rest| rest.split("endobj").next().unwrap()) {
        assert!(font.starts_with("Subtype/Type0") || font.contains("/FontDescriptor "), "not embedded: {font}");
    }
    let descriptors = text.split("/Type/FontDescriptor").skip(1).map(|rest| rest.split("endobj").next().unwrap());
    let name = |descriptor: &str| {
        assert!(descriptor.contains("/FontFile"), "not embedded: {descriptor}");
        let name = descriptor.split_once("/FontName/").unwrap().1.split(['/', '>']).next().unwrap();
        name.split_once('+').unwrap_or(("", name)).1.to_owned()
    };
    descriptors.map(name).collect()
}
