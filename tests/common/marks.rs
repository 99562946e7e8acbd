//! Scenes with every mark that a scene can contain.

use gridwright::board::CellSet;
use gridwright::scene::{Area, ArrowHead, Ink, Layer, Pen, Point, Scene, TextRole, Tint, Weight, Width};
use gridwright::variant::{fill_cells, outline_cells};

pub fn points(places: &[(f32, f32)]) -> Vec<Point> {
    places.iter().map(|&(x, y)| Point::new(x, y)).collect()
}

/// A line drawn by itself: its name, its points, whether it is closed, and its pen.
pub type Stroke = (&'static str, Vec<Point>, bool, Pen);

/// Returns lines with each kind of corner, end, dash and head, most of which cross themselves, within (0, 0) to (5, 5).
pub fn strokes() -> Vec<Stroke> {
    let pen = Pen::new(Width::Cells(0.36));
    let elbow = points(&[(1.0, 1.0), (4.0, 1.0), (4.0, 4.0)]);
    let crossing = points(&[(0.7, 2.2), (4.2, 2.2), (4.2, 4.2), (2.3, 4.2), (2.3, 0.8)]);
    let bends = points(&[(0.8, 0.8), (2.5, 3.5), (3.5, 1.2), (4.2, 4.2), (1.2, 2.6)]);
    let filled = ArrowHead { length: 0.7, width: 0.9, filled: true };
    let open = ArrowHead { filled: false, ..filled };
    vec![
        ("elbow", elbow.clone(), false, pen),
        ("flat elbow", elbow.clone(), false, pen.flat()),
        ("round elbow", elbow.clone(), false, pen.round()),
        ("frame", Area::new(1.0, 1.0, 3.0, 3.0).corners().to_vec(), true, pen),
        ("crossing", crossing.clone(), false, pen),
        ("round crossing", crossing.clone(), false, pen.round()),
        ("bends", bends.clone(), false, pen),
        ("round bends", bends.clone(), false, pen.round()),
        ("closed bends", bends.clone(), true, pen),
        ("there and back", points(&[(1.0, 1.0), (4.0, 3.0), (1.0, 1.0), (1.0, 4.0)]), false, pen.round()),
        ("thermometer", crossing.clone(), false, pen.round().with_bulb(0.45)),
        ("filled head", elbow.clone(), false, pen.with_head(filled)),
        ("filled head on a slope", bends.clone(), false, pen.flat().with_head(filled)),
        ("open head", elbow.clone(), false, pen.with_head(open)),
        ("round open head on a slope", bends.clone(), false, pen.round().with_head(open)),
        ("bulb and head", crossing.clone(), false, pen.round().with_bulb(0.5).with_head(filled)),
        ("dashes", crossing.clone(), false, pen.dashed(0.5, 0.3)),
        ("round dashes", bends.clone(), false, pen.round().dashed(0.3, 0.6)),
        ("dashed frame", Area::new(1.0, 1.0, 3.0, 3.0).corners().to_vec(), true, pen.dashed(0.5, 0.3)),
        ("dashes with an open head", bends, false, pen.dashed(0.4, 0.3).with_head(open)),
    ]
}

/// Returns a board of 9 x 7 cells with all marks that kinds of rule may draw, and digits over them.
pub fn marks() -> Scene {
    let mut scene = Scene::new(Area::new(-0.5, -0.5, 10.0, 8.0));
    let cells = |text: &str| text.parse::<CellSet>().unwrap();
    fill_cells(&mut scene, Layer::Paper, &cells("r1-7c1-9"), Ink::Paper);
    fill_cells(&mut scene, Layer::Region, &cells("r1-2c1-5"), Ink::Tint(Tint::Sand));
    fill_cells(&mut scene, Layer::Region, &cells("r2-3c4-7"), Ink::Tint(Tint::Blue));

    let thermometer = Pen::new(Width::Cells(0.3)).round().with_bulb(0.4);
    let path = points(&[(0.5, 2.5), (0.5, 0.5), (2.5, 0.5), (2.5, 1.5), (1.5, 1.5), (3.5, 3.5)]);
    scene.path(Layer::Mark, path, thermometer, Ink::Tint(Tint::Grey));
    let wide = Pen::new(Width::Cells(0.24));
    let crossing = points(&[(4.5, 1.5), (7.5, 1.5), (7.5, 3.5), (5.5, 3.5), (5.5, 0.5)]);
    scene.path(Layer::Mark, crossing, wide, Ink::Tint(Tint::Violet));
    let head = ArrowHead { length: 0.35, width: 0.5, filled: true };
    let tinted = points(&[(8.5, 0.5), (8.5, 2.9)]);
    scene.path(Layer::Mark, tinted, wide.with_head(head), Ink::Tint(Tint::Rose));
    let dashed = points(&[(6.5, 4.5), (8.5, 4.5), (8.5, 6.5)]);
    scene.path(Layer::Mark, dashed, Pen::new(Width::Cells(0.15)).round().dashed(0.3, 0.35), Ink::Tint(Tint::Green));
    scene.ring(Layer::Mark, Point::new(6.5, 6.5), 0.35, Width::Cells(0.15), Ink::Tint(Tint::Green));
    scene.disc(Layer::Mark, Point::new(7.5, 5.5), 0.37, Ink::Tint(Tint::Blue));

    // An arrow with a circle, open and filled.
    let arrow = Pen::new(Width::Cells(0.06)).round();
    let open = ArrowHead { length: 0.2, width: 0.28, filled: false };
    scene.ring(Layer::Mark, Point::new(0.5, 3.5), 0.38, Width::Cells(0.06), Ink::Line(Tint::Grey));
    scene.path(
        Layer::Mark,
        points(&[(0.88, 3.5), (1.5, 3.5), (2.5, 4.5)]),
        arrow.with_head(open),
        Ink::Line(Tint::Grey),
    );
    scene.path(Layer::Mark, points(&[(0.5, 5.2), (0.5, 6.5), (1.7, 6.5)]), arrow.with_head(head), Ink::Given);

    // A cage with a hole, and one whose sides are short.
    let cage = Pen::new(Width::Thin).dashed(0.12, 0.08);
    outline_cells(&mut scene, Layer::Mark, &cells("r4-6c4-6 r7c4"), 0.07, cage, Ink::Given);
    outline_cells(&mut scene, Layer::Mark, &cells("r5c2-3 r6c3 r7c3"), 0.07, cage, Ink::Given);

    for at in 0..=9 {
        let (low, high) = (Point::new(at as f32, 0.0), Point::new(at as f32, 7.0));
        scene.line(Layer::Grid, low, high, if at % 3 == 0 { Width::Thick } else { Width::Thin }, Ink::ThickLine);
    }
    for at in 0..=7 {
        scene.line(Layer::Grid, Point::new(0.0, at as f32), Point::new(9.0, at as f32), Width::Thin, Ink::ThinLine);
    }

    scene.dot(Layer::Frame, Point::new(3.0, 5.5), 0.14, false);
    scene.dot(Layer::Frame, Point::new(7.0, 0.5), 0.14, true);
    scene.dot(Layer::Frame, Point::new(7.0, 5.5), 0.17, true);
    scene.text(TextRole::Clue, Point::new(7.0, 5.5), 0.22, "2", Weight::Semibold, Ink::White);
    scene.dot(Layer::Frame, Point::new(8.0, 5.5), 0.17, false);
    scene.text(TextRole::Clue, Point::new(8.0, 5.5), 0.22, "5", Weight::Semibold, Ink::Black);
    scene.text(TextRole::Mark, Point::new(4.0, 0.5), 0.35, "X", Weight::Medium, Ink::Given);
    scene.text(TextRole::Clue, Point::new(3.26, 3.21), 0.24, "34", Weight::Medium, Ink::Given);
    for (col, row, value) in [(0, 0, 5), (1, 1, 3), (2, 2, 8), (5, 1, 2), (5, 3, 9), (7, 1, 4), (8, 4, 6), (7, 5, 7)] {
        let at = Point::new(col as f32 + 0.5, row as f32 + 0.5);
        scene.number(TextRole::Digit, at, 0.6, value, Weight::Medium, Ink::Given);
    }
    scene
}
