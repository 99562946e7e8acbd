//! The files for a Linux desktop: `assets/desktop`, also checked with the validators of their formats, and the manual
//! pages and completions, which must match the command line.
//!
//! After a change of the command line, `UPDATE_SNAPSHOTS=1 cargo test --test program desktop` rewrites them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap_complete::Shell;
use gridwright::words::Language;

use crate::common::tools::{other_program, output, run};

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/desktop")
}

/// Returns the files of a folder by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())).collect()
}

/// Compares a folder with its expected content, or writes that content.
#[track_caller]
fn assert_holds(name: &str, made: &Path) {
    let kept = assets().join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        let _ = fs::remove_dir_all(&kept);
        fs::create_dir_all(&kept).unwrap();
        files(made).into_iter().for_each(|(name, text)| fs::write(kept.join(name), text).unwrap());
    }
    let (kept, made) = (files(&kept), files(made));
    assert_eq!(kept.keys().collect::<Vec<_>>(), made.keys().collect::<Vec<_>>());
    let differ: Vec<&String> = made.iter().filter(|(name, text)| kept[*name] != **text).map(|(name, _)| name).collect();
    assert!(differ.is_empty(), "set UPDATE_SNAPSHOTS=1 to write {differ:?} anew");
}

#[test]
fn manual_pages_are_those_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    clap_mangen::generate_to(gridwright::cli::command(), folder.path()).unwrap();
    assert_holds("man", folder.path());
    let page = fs::read_to_string(folder.path().join("gridwright-export.1")).unwrap();
    assert!(page.contains("small\\-answer"), "{page}");
}

#[test]
fn completions_are_those_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut gridwright::cli::command(), "gridwright", folder.path()).unwrap();
    }
    assert_holds("completions", folder.path());
}

#[test]
#[ignore = "runs bash"]
fn a_shell_completes_a_started_command() {
    let script = "source \"$1\"; COMP_WORDS=(gridwright mini); COMP_CWORD=1; _gridwright gridwright mini gridwright; \
                  echo \"${COMPREPLY[@]}\"";
    let file = assets().join("completions/gridwright.bash");
    assert_eq!(run("bash", &["-c", script, "bash", file.to_str().unwrap()]).trim(), "minimise");
}

#[test]
#[ignore = "runs desktop-file-validate, appstreamcli"]
fn entry_and_metadata_please_their_validators() {
    let path = |name: &str| assets().join(name).to_str().unwrap().to_owned();
    run("desktop-file-validate", &[&path("gridwright.desktop")]);
    run("appstreamcli", &["validate", "--no-net", &path("gridwright.metainfo.xml")]);
}

/// Returns the languages of the program except English, which is written without a language tag.
fn translations() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().filter(|&language| language != Language::English).map(Language::code)
}

/// Each language of the program has a translation of the desktop's English texts.
#[test]
fn the_desktop_is_told_in_every_language() {
    let read = |name: &str| fs::read_to_string(assets().join(name)).unwrap();
    let entry = read("gridwright.desktop");
    let value = |key: &str| entry.lines().find_map(|line| line.strip_prefix(&format!("{key}="))).map(str::to_owned);
    for key in ["GenericName", "Comment", "Keywords"] {
        let english = value(key).unwrap();
        let mut all = vec![english];
        for code in translations() {
            all.push(value(&format!("{key}[{code}]")).unwrap_or_else(|| panic!("there is no {key} in {code}")));
        }
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), Language::ALL.len(), "{key}: {all:?}");
    }
    for (name, elements) in [
        ("gridwright.metainfo.xml", [("summary", 1), ("p", 1), ("li", 6)].as_slice()),
        ("gridwright.mime.xml", [("comment", 2)].as_slice()),
    ] {
        let text = read(name);
        for &(element, count) in elements {
            // Both occur once or more per line, without nesting.
            let words = |start: &str| -> Vec<String> {
                let end = format!("</{element}>");
                let found = text.split(start).skip(1).filter_map(|rest| rest.split(&end).next());
                found.map(|words| words.trim().to_owned()).collect()
            };
            let english = words(&format!("<{element}>"));
            assert_eq!(english.len(), count, "{name}: {element}");
            for code in translations() {
                let own = words(&format!("<{element} xml:lang=\"{code}\">"));
                assert_eq!(own.len(), count, "{name}: {element} in {code}");
                let same: Vec<_> = own.iter().filter(|words| english.contains(words) || words.is_empty()).collect();
                assert!(same.is_empty(), "{name}: {element} in {code}: {same:?}");
            }
        }
    }
}

/// The MIME type that the system reports for `.ron` files with our types installed.
#[test]
#[ignore = "runs update-mime-database, gio"]
fn puzzles_and_booklets_are_told_by_how_they_begin() {
    let folder = tempfile::tempdir().unwrap();
    let packages = folder.path().join("mime/packages");
    fs::create_dir_all(&packages).unwrap();
    fs::copy(assets().join("gridwright.mime.xml"), packages.join("gridwright.xml")).unwrap();
    run("update-mime-database", &[folder.path().join("mime").to_str().unwrap()]);
    let told = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        let mut gio = other_program("gio");
        gio.args(["info", "-a", "standard::content-type", file.to_str().unwrap()]);
        let said = output(gio.env("XDG_DATA_HOME", folder.path()));
        said.lines().find_map(|line| line.trim().strip_prefix("standard::content-type: ").map(str::to_owned)).unwrap()
    };
    let puzzle = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/classic.ron")).unwrap();
    assert_eq!(told("a.ron", &puzzle), "application/x-gridwright-puzzle");
    assert_eq!(told("b.ron", "(gridwright: 1, grids: [])"), "application/x-gridwright-puzzle");
    assert_eq!(told("c.ron", "(\n    gridwright_book: 1,\n)\n"), "application/x-gridwright-booklet");
    let other = told("d.ron", "(window: (width: 3))\n");
    assert!(!other.contains("gridwright"), "{other}");
}

#[test]
fn icons_have_the_sizes_of_their_names() {
    for side in [16u32, 24, 32, 48, 64, 128, 256, 512] {
        let bytes = fs::read(assets().join(format!("icons/gridwright-{side}.png"))).unwrap();
        assert_eq!(png_size(&bytes), (side, side));
    }
    let desktop = fs::read_to_string(assets().join("gridwright.desktop")).unwrap();
    assert!(desktop.contains("Icon=gridwright\n"));
}

/// Returns the width and height of a PNG, with which its first chunk begins.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// Called like a file manager, for the sizes that it caches, and for one with less than a pixel per cell.
#[test]
fn thumbnails_have_the_size_that_is_asked_for() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let entry = fs::read_to_string(assets().join("gridwright.thumbnailer")).unwrap();
    let command = entry.lines().find_map(|line| line.strip_prefix("Exec=gridwright ")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    for name in ["classic.ron", "samurai.ron", "twenty-five-25x25.ron"] {
        for side in [16_u32, 128, 256, 512] {
            // The output file already exists.
            let made = folder.path().join("made.png");
            fs::write(&made, "").unwrap();
            let filled = |word: &str| match word {
                "%i" => examples.join(name).to_str().unwrap().to_owned(),
                "%o" => made.to_str().unwrap().to_owned(),
                word => word.replace("%s", &side.to_string()),
            };
            output(Command::new(env!("CARGO_BIN_EXE_gridwright")).args(command.split(' ').map(filled)));
            let (width, height) = png_size(&fs::read(&made).unwrap());
            let longer = width.max(height);
            // At most the requested size, and so large that another pixel per cell would not fit: the highest sheet has
            // 30 cells.
            assert!(longer <= side && longer + 30 >= side, "{name}: {width} x {height} for {side}");
        }
    }
}

/// Libraries that the program opens by name at run time are dependencies of the package if there is no window without
/// them.
#[cfg(target_os = "linux")]
#[test]
fn the_package_depends_on_what_the_window_needs() {
    let program = fs::read(env!("CARGO_BIN_EXE_gridwright")).unwrap();
    let opens = |library: &str| memchr::memmem::find(&program, library.as_bytes()).is_some();
    let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/deb")).unwrap();
    let packages = |start: &str| -> Vec<String> {
        let lines = script.lines().filter_map(|line| line.strip_prefix(start));
        let names = lines.flat_map(|line| line.split([',', '"', ' ']));
        names.filter(|name| name.starts_with("lib")).map(str::to_owned).collect()
    };
    let (needed, of_use) = (packages("window="), packages("Recommends:"));
    for (library, package) in [
        ("libEGL.so.1", "libegl1"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libXcursor.so.1", "libxcursor1"),
        ("libXi.so.6", "libxi6"),
        ("libwayland-client.so.0", "libwayland-client0"),
        ("libwayland-egl.so.1", "libwayland-egl1"),
        ("libxcb.so.1", "libxcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
    ] {
        assert!(opens(library), "{library} is not opened any more");
        assert!(needed.iter().any(|name| name == package), "{library} is in {package}");
    }
    assert!(opens("libGL.so.1") && of_use.iter().any(|name| name == "libgl1"));
    assert!(!opens("libXrandr.so"), "not needed since winit 0.30");
}
