//! Saved custom layouts.

use std::fs;

use gridwright::board::{Board, TraditionalLayout};
use gridwright::formats::{LayoutError, LayoutFolder};

#[test]
fn layouts_are_kept_listed_replaced_and_thrown_away() {
    let folder = tempfile::tempdir().unwrap();
    let layouts = LayoutFolder::in_folder(folder.path().join("not there yet"));
    assert_eq!(layouts.list(), []);
    let (twin, flower) = (TraditionalLayout::Twin.board(2, 3).unwrap(), TraditionalLayout::Flower.board(3, 3).unwrap());
    layouts.save("My twin!", &twin).unwrap();
    layouts.save("my-twin", &flower).unwrap();
    layouts.save("Æ / ☃", &twin).unwrap();
    let names = |layouts: &LayoutFolder| layouts.list().into_iter().map(|layout| layout.name).collect::<Vec<_>>();
    assert_eq!(names(&layouts), ["My twin!", "my-twin", "Æ / ☃"]);
    assert_eq!(layouts.list()[1].board, flower);
    layouts.save(" my-twin ", &twin).unwrap();
    assert_eq!((layouts.list().len(), &layouts.list()[1].board), (3, &twin));
    layouts.delete(&layouts.list()[0]).unwrap();
    assert_eq!(names(&layouts), ["my-twin", "Æ / ☃"]);
    fs::write(folder.path().join("not there yet/other.ron"), "(no puzzle").unwrap();
    assert_eq!(layouts.list().len(), 2);
}

#[test]
fn what_cannot_be_kept_is_refused() {
    let board = Board::classic();
    assert!(matches!(LayoutFolder::default().save("A", &board), Err(LayoutError::NoFolder)));
    let folder = tempfile::tempdir().unwrap();
    let layouts = LayoutFolder::in_folder(folder.path().to_owned());
    assert!(matches!(layouts.save("  ", &board), Err(LayoutError::NoName)));
}
