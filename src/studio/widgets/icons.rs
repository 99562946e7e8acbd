//! Icons. Each kind of rule draws its own icon, in the same way as its mark on the board.

use std::sync::OnceLock;

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::scene::{Ink, Item, Scene, Tint};
use crate::sheet::with_forms;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::studio::widgets::scene::painter::ScenePainter;
use crate::studio::widgets::scene::transform::SceneTransform;
use crate::variant::Kind;
use crate::words::current_language;

/// The cell size for the line widths of kind icons, in points.
const MIN_CELL: f32 = 24.0;
/// The size of the forms of lines, such as beads, relative to their size on the board.
const FORM_SCALE: f32 = 2.0;
/// The stroke width of other icons, in points.
const STROKE: f32 = 1.6;

/// Returns the cached icon of a kind in a tint: the mark of its first example. If it is a line with a form such as
/// beads, the form is enlarged, so that icons differ not only in colour.
fn mark(kind: Kind, tint: Tint) -> &'static Scene {
    static MARKS: OnceLock<Vec<OnceLock<Scene>>> = OnceLock::new();
    let marks = MARKS.get_or_init(|| (0..Kind::ALL.len() * Tint::ALL.len()).map(|_| OnceLock::new()).collect());
    let row = Kind::ALL.iter().position(|&other| other == kind).expect("the list has every kind");
    let column = Tint::ALL.iter().position(|&other| other == tint).expect("the list has every tint");
    marks[row * Tint::ALL.len() + column].get_or_init(|| with_forms(&kind.icon(tint), FORM_SCALE))
}

/// Draws a tile with the icon of a kind in a tint.
pub(in crate::studio) fn kind_tile(ui: &Ui, rect: Rect, kind: Kind, tint: Tint) {
    let tokens = theme::tokens(ui);
    tile(ui.painter(), rect, tokens);
    let scene = mark(kind, tint);
    if scene.painted().next().is_none() {
        grid_mark(ui.painter(), rect, tokens);
    } else {
        scene_mark(ui, rect, scene, tokens);
    }
    if let Some(letters) = badge(kind) {
        badge_letters(ui, rect, letters);
    }
}

/// Draws the mark of a kind in its tile.
fn scene_mark(ui: &Ui, rect: Rect, scene: &Scene, tokens: &Tokens) {
    let room = rect.shrink(rect.width() / 5.5);
    let cell = room.width() / scene.bounds().width().max(scene.bounds().height());
    let centre = scene.bounds().center();
    let view = SceneTransform::new(room.center() - vec2(centre.x, centre.y) * cell, cell, room);
    let (painter, palette) = (ui.painter(), tokens.palette);
    ScenePainter { painter, view, palette, least_cell: MIN_CELL, is_icon: true }.static_scene(scene);
}

/// Draws letters in the lower left corner of an icon.
fn badge_letters(ui: &Ui, rect: Rect, letters: &str) {
    let tokens = theme::tokens(ui);
    let size = (rect.height() * 0.42).clamp(8.0, 11.0);
    let galley = ui.painter().layout_no_wrap(letters.to_owned(), theme::semibold(size), tokens.ink);
    // The letters stand on paper, so that the line behind them does not blur them.
    let at = pos2(rect.left() + 2.0, rect.bottom() - galley.size().y);
    let ground = Rect::from_min_size(at, galley.size()).shrink2(vec2(-1.0, 1.5));
    ui.painter().rect_filled(ground.intersect(rect.shrink(1.0)), 2, theme::paper(tokens));
    ui.painter().galley(at, galley, tokens.ink);
}

/// Returns the letters on the icon of a kind that others resemble: a plain line, or a rule for the whole grid that
/// draws nothing. These are the first letter of its name in files and, if others share it, the first one that differs.
fn badge(kind: Kind) -> Option<&'static str> {
    static BADGES: OnceLock<Vec<Option<String>>> = OnceLock::new();
    let badges = BADGES.get_or_init(|| {
        let kinds = Kind::ALL;
        let plain: Vec<bool> = kinds.iter().map(|&kind| is_plain(kind)).collect();
        let of_kind = |at: usize| {
            let id = kinds[at].info().id;
            let alike = (0..kinds.len()).filter(|&other| plain[other] && other != at);
            let alike: Vec<&str> = alike.map(|other| kinds[other].info().id).collect();
            let is_unlike = |length: &usize| alike.iter().all(|other| !other.starts_with(&id[..*length]));
            let length = (1..id.len()).find(is_unlike).unwrap_or(id.len());
            plain[at].then(|| id[..1].to_uppercase() + if length > 1 { &id[length - 1..length] } else { "" })
        };
        (0..kinds.len()).map(of_kind).collect()
    });
    badges[Kind::ALL.iter().position(|&other| other == kind)?].as_deref()
}

/// Returns whether the mark of a kind is a band along cells, whose form is too small to be seen in an icon, or nothing.
fn is_plain(kind: Kind) -> bool {
    let is_band = |item: &Item| matches!(item, Item::Line { ink: Ink::Band(_), .. });
    kind.icon(kind.info().tint).painted().all(is_band)
}

/// Draws a grid: the icon of kinds that apply to a whole grid and have no icon of their own.
fn grid_mark(painter: &Painter, rect: Rect, tokens: &Tokens) {
    let grid = rect.shrink(6.5);
    painter.rect_stroke(grid, 1, Stroke::new(1.4, tokens.ink), StrokeKind::Inside);
    for part in [1.0 / 3.0, 2.0 / 3.0] {
        let at = Pos2::new(grid.left() + part * grid.width(), grid.top() + part * grid.height());
        painter.vline(at.x, grid.y_range(), Stroke::new(1.0, tokens.accent));
        painter.hline(grid.x_range(), at.y, Stroke::new(1.0, tokens.accent));
    }
}

/// Draws a chevron for collapsible content: it points right while collapsed, and down while open.
pub(in crate::studio) fn chevron(painter: &Painter, centre: Pos2, open: bool, ink: Color32) {
    let turned = |x: f32, y: f32| centre + if open { vec2(y, x) } else { vec2(x, y) };
    let points = vec![turned(-1.75, -3.5), turned(1.75, 0.0), turned(-1.75, 3.5)];
    painter.add(Shape::line(points, Stroke::new(STROKE, ink)));
}

/// Draws a plus of this width.
pub(in crate::studio) fn plus(painter: &Painter, centre: Pos2, width: f32, ink: Color32) {
    let stroke = Stroke::new(STROKE, ink);
    for arm in [vec2(width / 2.0, 0.0), vec2(0.0, width / 2.0)] {
        painter.line_segment([centre - arm, centre + arm], stroke);
    }
}

/// Draws a small closing cross.
pub(in crate::studio) fn close(painter: &Painter, rect: Rect, ink: Color32) {
    let arm = vec2(4.5, 4.5);
    let (centre, stroke) = (rect.center(), Stroke::new(STROKE, ink));
    painter.line_segment([centre - arm, centre + arm], stroke);
    painter.line_segment([centre - vec2(arm.x, -arm.y), centre + vec2(arm.x, -arm.y)], stroke);
}

/// Draws a tile with a digit.
pub(in crate::studio) fn digit_tile(ui: &Ui, rect: Rect) {
    let tokens = theme::tokens(ui);
    tile(ui.painter(), rect, tokens);
    ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, "5", theme::semibold(13.0), tokens.ink);
}

/// Draws a tile with the arrow of a pointer.
pub(in crate::studio) fn select_tile(ui: &Ui, rect: Rect) {
    let tokens = theme::tokens(ui);
    tile(ui.painter(), rect, tokens);
    let outline =
        [(0.3, 0.2), (0.3, 0.76), (0.44, 0.64), (0.53, 0.83), (0.62, 0.79), (0.53, 0.6), (0.72, 0.6), (0.3, 0.2)];
    polyline(ui.painter(), rect, &outline, Stroke::new(STROKE, tokens.ink));
}

/// Draws a tile with an irregular region.
pub(in crate::studio) fn jigsaw_tile(ui: &Ui, rect: Rect) {
    let tokens = theme::tokens(ui);
    tile(ui.painter(), rect, tokens);
    let (room, fill) = (rect.shrink(4.5), theme::tint_colour(tokens.palette, Tint::Blue));
    let side = room.width() / 3.0;
    let cell = |row: f32, col: f32| Rect::from_min_size(room.min + vec2(col, row) * side, Vec2::splat(side));
    for (row, col) in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (2.0, 0.0), (2.0, 1.0), (2.0, 2.0)] {
        ui.painter().rect_filled(cell(row, col), 0, fill);
    }
    let (third, two) = (1.0 / 3.0, 2.0 / 3.0);
    let outline = [(0.0, 0.0), (two, 0.0), (two, two), (1.0, two), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0), (third, 0.0)];
    polyline(ui.painter(), room, &outline, Stroke::new(STROKE, tokens.ink));
}

/// Draws a tile with two overlapping grids.
pub(in crate::studio) fn grids_tile(ui: &Ui, rect: Rect) {
    let tokens = theme::tokens(ui);
    tile(ui.painter(), rect, tokens);
    let side = rect.width() * 0.46;
    let room = rect.shrink(4.0);
    for min in [room.min, room.max - Vec2::splat(side)] {
        let square = Rect::from_min_size(min, Vec2::splat(side));
        ui.painter().rect_stroke(square, 1, Stroke::new(1.4, tokens.ink), StrokeKind::Inside);
    }
}

/// Draws an open booklet: two pages, each with a board and a line of text.
pub(in crate::studio) fn booklet(ui: &Ui, rect: Rect) {
    let (painter, tokens) = (ui.painter(), theme::tokens(ui));
    tile(painter, rect, tokens);
    let room = Rect::from_center_size(rect.center(), Vec2::splat(rect.width().min(rect.height())));
    let at = |x: f32, y: f32| room.min + vec2(x, y) * room.width();
    let (edge, thin) = (Stroke::new(STROKE, tokens.ink), Stroke::new(1.2, tokens.accent));
    for left in [true, false] {
        let side = |x: f32| if left { x } else { 1.0 - x };
        let page = [(side(0.5), 0.26), (side(0.12), 0.2), (side(0.12), 0.74), (side(0.5), 0.8)];
        polyline(painter, room, &page, edge);
        let board = Rect::from_two_pos(at(side(0.21), 0.33), at(side(0.41), 0.53));
        painter.rect_stroke(board, 0, thin, StrokeKind::Middle);
        painter.hline(board.x_range(), board.center().y, thin);
        painter.vline(board.center().x, board.y_range(), thin);
        painter.hline(board.x_range(), at(0.0, 0.63).y, Stroke::new(1.2, tokens.quiet));
    }
    painter.line_segment([at(0.5, 0.26), at(0.5, 0.8)], edge);
}

fn tile(painter: &Painter, rect: Rect, tokens: &Tokens) {
    let paper = theme::paper(tokens);
    let corner = CornerRadius::same(theme::ICON_CORNER);
    painter.rect(rect, corner, paper, Stroke::new(1.0, tokens.hairline), StrokeKind::Inside);
}

/// Draws the logo of the program, a grid of nine cells.
pub(in crate::studio) fn logo(ui: &Ui, rect: Rect) {
    let tokens = theme::tokens(ui);
    let painter = ui.painter();
    painter.rect_filled(rect, 6, tokens.ink);
    let inner = rect.shrink(rect.width() / 6.0);
    let (gap, side) = (2.0, (inner.width() - 4.0) / 3.0);
    for at in 0..9 {
        let (row, col) = ((at / 3) as f32, (at % 3) as f32);
        let min = inner.min + vec2(col, row) * (side + gap);
        let light = at % 2 == 0;
        let colour = if light { tokens.panel } else { tokens.accent };
        painter.rect_filled(Rect::from_min_size(min, Vec2::splat(side)), 1, colour);
    }
}

/// Returns the logo as the window icon.
pub(in crate::studio) fn window_icon() -> egui::IconData {
    const SIDE: usize = 64;
    let (ink, light, accent) = ([0x1B, 0x1F, 0x27, 255], [0xFB, 0xFB, 0xFC, 255], [0x2F, 0x6F, 0xEB, 255]);
    let (margin, cell, gap) = (4, 16, 4);
    let pixel = |at: usize| {
        // The index of the cell that this row or column crosses, or `None` between cells.
        let place = |at: usize| {
            let at = at.checked_sub(margin)?;
            (at % (cell + gap) < cell && at / (cell + gap) < 3).then_some(at / (cell + gap))
        };
        match (place(at / SIDE), place(at % SIDE)) {
            (Some(row), Some(col)) if (row + col) % 2 == 0 => light,
            (Some(_), Some(_)) => accent,
            _ => ink,
        }
    };
    egui::IconData { rgba: (0..SIDE * SIDE).flat_map(pixel).collect(), width: SIDE as u32, height: SIDE as u32 }
}

/// Draws the sign of a chosen item in a menu.
pub(in crate::studio) fn menu_tick(painter: &Painter, rect: Rect, colour: Color32) {
    polyline(painter, rect, &TICK.map(|(x, y)| (upright(x), y)), Stroke::new(1.8, colour));
}

/// Draws a tick in a disc.
pub(in crate::studio) fn tick(painter: &Painter, rect: Rect, disc: Color32, line: Color32) {
    painter.circle_filled(rect.center(), rect.width() / 2.0, disc);
    polyline(painter, rect, &TICK.map(|(x, y)| (upright(x), y)), Stroke::new(2.2, line));
}

/// The corners of a tick.
const TICK: [(f32, f32); 3] = [(0.28, 0.52), (0.44, 0.68), (0.73, 0.36)];

/// Returns a position across a tick, which is mirrored back: it is the only sign that would mean something else when
/// mirrored.
fn upright(x: f32) -> f32 {
    if current_language().is_right_to_left() { 1.0 - x } else { x }
}

/// Draws a cross in a disc.
pub(in crate::studio) fn cross(painter: &Painter, rect: Rect, disc: Color32, line: Color32) {
    painter.circle_filled(rect.center(), rect.width() / 2.0, disc);
    polyline(painter, rect, &[(0.33, 0.33), (0.67, 0.67)], Stroke::new(2.2, line));
    polyline(painter, rect, &[(0.67, 0.33), (0.33, 0.67)], Stroke::new(2.2, line));
}

/// Draws two overlapping squares.
pub(in crate::studio) fn squares(painter: &Painter, rect: Rect, colour: Color32, ground: Color32) {
    let side = rect.width() * 0.62;
    let back = Rect::from_min_size(rect.min + Vec2::splat(1.0), Vec2::splat(side));
    let front = Rect::from_min_size(rect.max - Vec2::splat(side + 1.0), Vec2::splat(side));
    painter.rect_stroke(back, 3, Stroke::new(2.0, colour), StrokeKind::Inside);
    painter.rect(front, 3, colour, Stroke::new(1.5, ground), StrokeKind::Outside);
}

/// Draws a ring, the icon for an unknown result.
pub(in crate::studio) fn ring(painter: &Painter, rect: Rect, colour: Color32) {
    painter.circle_stroke(rect.center(), rect.width() / 2.0 - 1.0, Stroke::new(2.0, colour));
}

/// Draws an eye, open or closed.
pub(in crate::studio) fn eye(painter: &Painter, rect: Rect, open: bool, colour: Color32) {
    let stroke = Stroke::new(1.4, colour);
    let arc = |sign: f32| -> Vec<Pos2> {
        (0..=12)
            .map(|at| {
                let t = at as f32 / 12.0;
                let bulge = (t * std::f32::consts::PI).sin() * 0.27 * sign;
                pos2(rect.left() + rect.width() * (0.08 + 0.84 * t), rect.center().y + rect.height() * bulge)
            })
            .collect()
    };
    painter.add(Shape::line(arc(1.0), stroke));
    if open {
        painter.add(Shape::line(arc(-1.0), stroke));
        painter.circle_filled(rect.center(), rect.width() * 0.14, colour);
    } else {
        for (x, dx) in [(0.24, -0.06), (0.5, 0.0), (0.76, 0.06)] {
            let top = 0.5 + (0.27 * ((x - 0.08) / 0.84 * std::f32::consts::PI).sin());
            polyline(painter, rect, &[(x, top), (x + dx, top + 0.14)], stroke);
        }
    }
}

/// Draws a lock, closed or open.
pub(in crate::studio) fn lock(painter: &Painter, rect: Rect, closed: bool, colour: Color32) {
    let at = |x: f32, y: f32| pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y);
    painter.rect_filled(Rect::from_min_max(at(0.18, 0.46), at(0.82, 0.94)), 2, colour);
    let bow = (0..=10).map(|step| {
        // From π to 2π the sine is negative, which is up on the screen.
        let angle = std::f32::consts::PI * (1.0 + step as f32 / 10.0);
        at(0.5 + 0.2 * angle.cos(), 0.3 + 0.2 * angle.sin())
    });
    let right = closed.then(|| at(0.7, 0.46));
    let ends = [at(0.3, 0.46)].into_iter().chain(bow).chain(right);
    painter.add(Shape::line(ends.collect(), Stroke::new(1.5, colour)));
}

/// Draws a checkbox.
pub(in crate::studio) fn checkbox(ui: &Ui, rect: Rect, checked: bool) {
    let (painter, tokens) = (ui.painter(), theme::tokens(ui));
    let corner = CornerRadius::same(theme::ICON_CORNER - 1);
    let (fill, edge) = if checked { (tokens.accent, tokens.accent) } else { (theme::paper(tokens), tokens.quiet) };
    painter.rect(rect, corner, fill, Stroke::new(1.2, edge), StrokeKind::Inside);
    if checked {
        polyline(painter, rect, &TICK.map(|(x, y)| (upright(x), y)), Stroke::new(1.8, tokens.on_accent));
    }
}

/// Draws lines of text, or tiles: the icon of a button that changes a list into the other form.
pub(in crate::studio) fn list_or_tiles(painter: &Painter, rect: Rect, list: bool, colour: Color32) {
    let room = Rect::from_center_size(rect.center(), Vec2::splat(14.0));
    for at in 0..3 {
        let top = room.top() + 1.0 + 6.0 * at as f32;
        if list {
            painter.hline(room.x_range(), top, Stroke::new(STROKE, colour));
            continue;
        }
        for left in (0..3).map(|at| room.left() + 5.0 * at as f32) {
            let tile = Rect::from_min_size(pos2(left, room.top() + 5.0 * at as f32), Vec2::splat(3.5));
            painter.rect_filled(tile, 1, colour);
        }
    }
}

/// Draws a bin.
pub(in crate::studio) fn bin(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(1.5, colour);
    polyline(painter, rect, &[(0.16, 0.26), (0.84, 0.26)], stroke);
    polyline(painter, rect, &[(0.38, 0.26), (0.38, 0.12), (0.62, 0.12), (0.62, 0.26)], stroke);
    polyline(painter, rect, &[(0.25, 0.26), (0.3, 0.9), (0.7, 0.9), (0.75, 0.26)], stroke);
    for x in [0.42, 0.58] {
        polyline(painter, rect, &[(x, 0.42), (x, 0.74)], Stroke::new(1.2, colour));
    }
}

/// Draws a curved arrow: to the left for undo, to the right for redo.
pub(in crate::studio) fn undo_arrow(painter: &Painter, rect: Rect, to_left: bool, colour: Color32) {
    let flip = |x: f32| if to_left { x } else { 1.0 - x };
    let mut bow: Vec<(f32, f32)> = vec![(flip(0.2), 0.38), (flip(0.6), 0.38)];
    bow.extend((0..=8).map(|at| {
        let angle = std::f32::consts::PI * (at as f32 / 8.0 - 0.5);
        (flip(0.6 + 0.2 * angle.cos()), 0.58 + 0.2 * angle.sin())
    }));
    bow.push((flip(0.4), 0.78));
    let stroke = Stroke::new(STROKE, colour);
    polyline(painter, rect, &bow, stroke);
    polyline(painter, rect, &[(flip(0.36), 0.2), (flip(0.18), 0.38), (flip(0.36), 0.56)], stroke);
}

/// Draws a five-pointed star, filled or as an outline.
pub(in crate::studio) fn star(painter: &Painter, rect: Rect, filled: bool, colour: Color32) {
    let (centre, outer) = (rect.center() + vec2(0.0, rect.height() * 0.04), rect.width() * 0.52);
    let point = |at: usize| {
        let radius = if at.is_multiple_of(2) { outer } else { outer * 0.42 };
        // The first tip points up. On the screen, that is a quarter turn back from the x axis.
        let angle = std::f32::consts::TAU * (at as f32 / 10.0 - 0.25);
        centre + vec2(angle.cos(), angle.sin()) * radius
    };
    if filled {
        // The star consists of kites, as egui only fills convex polygons.
        for tip in (0..10).step_by(2) {
            // Point `tip + 9` is the one before the tip, since the points repeat after ten.
            let kite = vec![centre, point(tip + 9), point(tip), point(tip + 1)];
            painter.add(Shape::convex_polygon(kite, colour, Stroke::new(0.5, colour)));
        }
    } else {
        painter.add(Shape::closed_line((0..10).map(point).collect(), Stroke::new(1.2, colour)));
    }
}

/// Draws a chevron that points right or left.
pub(in crate::studio) fn step_chevron(painter: &Painter, rect: Rect, right: bool, colour: Color32) {
    let flip = |x: f32| if right { x } else { 1.0 - x };
    polyline(painter, rect, &[(flip(0.36), 0.2), (flip(0.66), 0.5), (flip(0.36), 0.8)], Stroke::new(1.8, colour));
}

/// Draws a chevron that points at a bar: an icon for going to the end, or to the start if `right` is false.
pub(in crate::studio) fn skip(painter: &Painter, rect: Rect, right: bool, colour: Color32) {
    let flip = |x: f32| if right { x } else { 1.0 - x };
    step_chevron(painter, rect.translate(vec2(if right { -2.0 } else { 2.0 }, 0.0)), right, colour);
    polyline(painter, rect, &[(flip(0.74), 0.2), (flip(0.74), 0.8)], Stroke::new(1.8, colour));
}

/// Draws a play triangle, or a pause icon while playing.
pub(in crate::studio) fn play(painter: &Painter, rect: Rect, playing: bool, colour: Color32) {
    let place = |x: f32, y: f32| rect.min + vec2(x * rect.width(), y * rect.height());
    if playing {
        for left in [0.28, 0.58] {
            painter.rect_filled(Rect::from_min_max(place(left, 0.22), place(left + 0.14, 0.78)), 1, colour);
        }
    } else {
        let points = vec![place(0.32, 0.18), place(0.8, 0.5), place(0.32, 0.82)];
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }
}

/// Draws two overlapping sheets.
pub(in crate::studio) fn copy(painter: &Painter, rect: Rect, colour: Color32) {
    let side = rect.width() * 0.58;
    let back = Rect::from_min_size(rect.min + Vec2::splat(1.5), Vec2::splat(side));
    let front = Rect::from_min_size(rect.max - Vec2::splat(side + 1.5), Vec2::splat(side));
    painter.rect_stroke(back, 2, Stroke::new(1.4, colour.gamma_multiply(0.6)), StrokeKind::Inside);
    painter.rect_stroke(front, 2, Stroke::new(1.4, colour), StrokeKind::Inside);
}

/// Draws a magnifying glass.
pub(in crate::studio) fn search(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(1.6, colour);
    let centre = rect.min + rect.size() * 0.42;
    painter.circle_stroke(centre, rect.width() * 0.28, stroke);
    polyline(painter, rect, &[(0.63, 0.63), (0.88, 0.88)], stroke);
}

/// Draws an erase key with a cross.
pub(in crate::studio) fn erase(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(1.4, colour);
    polyline(
        painter,
        rect,
        &[(0.34, 0.22), (0.96, 0.22), (0.96, 0.78), (0.34, 0.78), (0.04, 0.5), (0.34, 0.22)],
        stroke,
    );
    polyline(painter, rect, &[(0.48, 0.36), (0.78, 0.64)], stroke);
    polyline(painter, rect, &[(0.78, 0.36), (0.48, 0.64)], stroke);
}

/// Draws a folder.
pub(in crate::studio) fn folder(painter: &Painter, rect: Rect, colour: Color32) {
    let outline = [(0.06, 0.2), (0.4, 0.2), (0.52, 0.34), (0.94, 0.34), (0.94, 0.84), (0.06, 0.84), (0.06, 0.2)];
    polyline(painter, rect, &outline, Stroke::new(1.4, colour));
}

/// Draws a sheet of paper with a grid.
pub(in crate::studio) fn sheet(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(1.4, colour);
    let outline = [(0.18, 0.06), (0.62, 0.06), (0.82, 0.28), (0.82, 0.94), (0.18, 0.94), (0.18, 0.06)];
    polyline(painter, rect, &outline, stroke);
    polyline(painter, rect, &[(0.34, 0.58), (0.66, 0.58)], stroke);
    polyline(painter, rect, &[(0.5, 0.42), (0.5, 0.76)], stroke);
}

/// Draws an upward arrow, for the parent folder.
pub(in crate::studio) fn up(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(1.6, colour);
    polyline(painter, rect, &[(0.5, 0.9), (0.5, 0.14)], stroke);
    polyline(painter, rect, &[(0.2, 0.44), (0.5, 0.14), (0.8, 0.44)], stroke);
}

/// Draws a small downward triangle that flags a bottleneck.
pub(in crate::studio) fn flag(painter: &Painter, tip: Pos2, colour: Color32) {
    let points = vec![tip + vec2(-3.5, -5.5), tip + vec2(3.5, -5.5), tip];
    painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

fn polyline(painter: &Painter, rect: Rect, points: &[(f32, f32)], stroke: Stroke) {
    let place = |&(x, y): &(f32, f32)| rect.min + vec2(x * rect.width(), y * rect.height());
    painter.add(Shape::line(points.iter().map(place).collect(), stroke));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Palette;
    use crate::sheet::png::render;

    #[test]
    fn icons_differ_by_shape_and_not_by_colour_alone() {
        // All icons have the same tint.
        let shapes: Vec<String> = Kind::ALL.iter().map(|kind| format!("{:?}", kind.icon(Tint::Violet))).collect();
        for (at, shape) in shapes.iter().enumerate() {
            // Kinds for whole grids that draw nothing share the grid icon.
            let empty = Kind::ALL[at].icon(Tint::Violet).painted().next().is_none();
            let same = shapes[..at].iter().position(|other| other == shape).filter(|_| !empty);
            assert_eq!(same.map(|same| Kind::ALL[same]), None, "like {:?}", Kind::ALL[at]);
        }
    }

    /// The side of an icon in pixels, and the size of a cell in the larger picture.
    const SIDE: usize = 16;
    const CELL_MM: f32 = 3.2;

    /// Returns an icon in grey, from 0 for black to 1 for white: each pixel is the mean of several pixels of a larger
    /// picture.
    fn grey(kind: Kind) -> Vec<f32> {
        let picture = render(mark(kind, Tint::Violet), Palette::Light, 254, CELL_MM).unwrap();
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let side = width.max(height);
        let mut pixels = vec![(0.0, 0.0f32); SIDE * SIDE];
        for (at, pixel) in picture.rgba().chunks_exact(4).enumerate() {
            let (x, y) = (at % width + (side - width) / 2, at / width + (side - height) / 2);
            let light = [0.2126, 0.7152, 0.0722].iter().zip(pixel).map(|(part, value)| part * f32::from(*value));
            let (sum, count) = &mut pixels[y * SIDE / side * SIDE + x * SIDE / side];
            *sum += light.sum::<f32>() / 255.0;
            *count += 1.0;
        }
        pixels.into_iter().map(|(sum, count)| if count > 0.0 { sum / count } else { 1.0 }).collect()
    }

    /// The minimum difference between two icons. 1 is the difference between a black and a white pixel. The icons of
    /// lines with beads and with rings are the most similar.
    const APART: f32 = 0.4;

    #[test]
    fn icons_are_told_apart_in_grey_and_small() {
        // Kinds for whole grids that draw nothing share the grid icon.
        let drawn = |kind: &Kind| kind.icon(Tint::Violet).painted().next().is_some();
        let all: Vec<(Kind, Vec<f32>)> =
            Kind::ALL.iter().copied().filter(drawn).map(|kind| (kind, grey(kind))).collect();
        for (at, (kind, one)) in all.iter().enumerate() {
            for (other, two) in &all[..at] {
                let apart: f32 = one.iter().zip(two).map(|(one, two)| (one - two).abs()).sum();
                assert!(apart >= APART, "{kind:?} and {other:?} differ by {apart} pixels");
            }
        }
    }

    #[test]
    fn icons_that_resemble_each_other_have_letters_of_their_own() {
        let plain: Vec<Kind> = Kind::ALL.iter().copied().filter(|&kind| is_plain(kind)).collect();
        assert!(plain.len() > 5, "{plain:?}");
        let letters: std::collections::BTreeSet<&str> = plain.iter().filter_map(|&kind| badge(kind)).collect();
        assert_eq!(letters.len(), plain.len(), "{letters:?}");
        // A tile has room for two letters.
        assert!(letters.iter().all(|letters| (1..=2).contains(&letters.len())), "{letters:?}");
    }

    #[test]
    fn every_icon_stands_out_from_its_tile_in_every_theme() {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        for (theme, contrast) in
            [egui::Theme::Light, egui::Theme::Dark].into_iter().flat_map(|theme| [(theme, false), (theme, true)])
        {
            ctx.set_theme(theme);
            theme::sync_contrast(&ctx, contrast);
            let tokens = Tokens::of(theme, contrast);
            let paper = theme::ink_colour(tokens.palette, Ink::Paper);
            for &kind in Kind::ALL {
                let size = egui::vec2(64.0, 64.0);
                let input = egui::RawInput {
                    screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
                    ..egui::RawInput::default()
                };
                let output = ctx.run_ui(input, |ui| {
                    let rect = Rect::from_min_size(pos2(8.0, 8.0), Vec2::splat(28.0));
                    kind_tile(ui, rect, kind, kind.info().tint);
                });
                let shapes = output.shapes.iter().map(|clipped| &clipped.shape);
                let (mut colours, mut letters) = (Vec::new(), Vec::new());
                shapes.for_each(|shape| collect(shape, &mut colours, &mut letters));
                output.drop_without_applying_deltas();
                let ratio = |colour: &Color32| theme::tests::wcag_contrast(*colour, paper);
                // The edge of the tile is no part of the icon.
                let seen = colours.iter().filter(|&&colour| colour != tokens.hairline && colour != tokens.panel);
                let pale: Vec<&Color32> = seen.clone().filter(|colour| (1.01..3.0).contains(&ratio(colour))).collect();
                assert!(pale.is_empty() || !letters.is_empty(), "{kind:?} in {theme:?}, {contrast}: {pale:?}");
                let is_clear = seen.chain(&letters).any(|colour| ratio(colour) >= 3.0);
                assert!(is_clear, "{kind:?} in {theme:?}, {contrast}");
            }
        }
        // Not by chance: on the board, some of these colours are pale.
        let [line, paper] = [Ink::Tint(Tint::Grey), Ink::Paper].map(|ink| theme::ink_colour(Palette::Light, ink));
        assert!(theme::tests::wcag_contrast(line, paper) < 3.0);
    }

    /// Collects the opaque colours of a shape, and those of its letters.
    fn collect(shape: &Shape, colours: &mut Vec<Color32>, letters: &mut Vec<Color32>) {
        let mut add = |colour: Color32| {
            if colour.a() == 255 {
                colours.push(colour);
            }
        };
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, colours, letters)),
            Shape::Rect(rect) => [rect.fill, rect.stroke.color].into_iter().for_each(add),
            Shape::Circle(circle) => [circle.fill, circle.stroke.color].into_iter().for_each(add),
            Shape::LineSegment { stroke, .. } => add(stroke.color),
            Shape::Mesh(mesh) => {
                // Only letters have other places in the texture of the fonts.
                let is_plain = |vertex: &&egui::epaint::Vertex| vertex.uv == egui::epaint::WHITE_UV;
                mesh.vertices.iter().filter(is_plain).for_each(|vertex| add(vertex.color));
                letters.extend(mesh.vertices.iter().filter(|vertex| !is_plain(vertex)).map(|vertex| vertex.color));
            }
            Shape::Text(text) => {
                letters.extend(text.galley.job.sections.iter().map(|section| section.format.color));
            }
            _ => {}
        }
    }
}
