//! Saving replaces a file atomically or not at all. `tests/cli` covers interrupted saves.

use std::fs;
use std::path::Path;

use gridwright::formats;

use super::{golden, read_one};

/// Returns the names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn saving_makes_or_replaces_a_file_and_leaves_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let puzzle = read_one(&golden("two-grids.ron"));
    for _ in 0..2 {
        assert_eq!(formats::save_puzzles(&path, &[&puzzle]).unwrap(), []);
        assert_eq!(fs::read_to_string(&path).unwrap(), golden("two-grids.ron"));
    }
    assert_eq!(names(folder.path()), ["new.ron"]);
}

#[cfg(unix)]
#[test]
fn saving_keeps_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("plain"), "old").unwrap();
    formats::save(&path("new"), b"new").unwrap();
    let mode = |name: &str| fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("new"), mode("plain"), "a new file is like any other");
    for bits in [0o600, 0o664, 0o755] {
        fs::set_permissions(path("plain"), fs::Permissions::from_mode(bits)).unwrap();
        formats::save(&path("plain"), b"new").unwrap();
        assert_eq!(mode("plain"), bits);
    }

    fs::create_dir(path("far")).unwrap();
    symlink("far/target", path("middle")).unwrap();
    symlink("middle", path("link")).unwrap();
    for content in ["first", "second"] {
        // The first time, the link is dangling.
        formats::save(&path("link"), content.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(path("far/target")).unwrap(), content);
        assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
        assert!(fs::symlink_metadata(path("middle")).unwrap().is_symlink());
    }
    symlink("loop", path("loop")).unwrap();
    assert!(formats::save(&path("loop"), b"x").is_err());
    assert_eq!(names(folder.path()), ["far", "link", "loop", "middle", "new", "plain"]);
}

#[cfg(unix)]
#[test]
fn a_save_that_fails_says_why_and_leaves_the_old_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old.ron");
    fs::write(&old, "old").unwrap();
    fs::set_permissions(&old, fs::Permissions::from_mode(0o444)).unwrap();
    let full = Path::new("/dev/full");
    for (path, reason) in [
        (old.as_path(), "the file is marked read-only"),
        (folder.path(), "is a directory"),
        (&folder.path().join("none/x.ron"), "No such file or directory"),
        // Nobody can create files there, not even root.
        (Path::new("/proc/gridwright.ron"), "/proc"),
        (full, "No space left on device"),
    ] {
        let error = formats::save(path, b"new").unwrap_err().to_string();
        assert!(error.starts_with(&format!("{}: cannot be saved: ", path.display())), "{error}");
        assert!(error.contains(reason), "{error}");
    }
    assert_eq!(fs::read_to_string(&old).unwrap(), "old");
    assert_eq!(names(folder.path()), ["old.ron"]);
}
