//! Areas with any outline, as the convex polygons that a [`super::Item::Fill`] consists of.

use super::geometry::{Point, sides};

/// A side of an outline, from its upper end to its lower one.
#[derive(Clone, Copy)]
struct Edge {
    top: Point,
    bottom: Point,
    /// 1 for a side that runs down, -1 for one that runs up.
    winding: i32,
}

impl Edge {
    fn x_at(&self, y: f32) -> f32 {
        let part = (y - self.top.y) / (self.bottom.y - self.top.y);
        self.top.x + (self.bottom.x - self.top.x) * part.clamp(0.0, 1.0)
    }
}

/// Returns the area inside closed outlines by the non-zero winding rule, as trapezoids between two horizontal lines.
/// Outlines may cross themselves and each other; one inside another that runs the other way round is a hole.
pub fn convex_pieces(outlines: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let mut edges: Vec<Edge> = outlines.iter().flat_map(|outline| sides(outline, true)).filter_map(edge).collect();
    edges.sort_by(|one, other| one.top.y.total_cmp(&other.top.y));
    // Between two adjacent levels, no side begins, ends or crosses another one.
    let mut levels: Vec<f32> = edges.iter().flat_map(|edge| [edge.top.y, edge.bottom.y]).collect();
    for (at, one) in edges.iter().enumerate() {
        let later = edges[at + 1..].iter().take_while(|other| other.top.y < one.bottom.y);
        levels.extend(later.filter_map(|other| crossing(one, other)));
    }
    levels.sort_by(f32::total_cmp);
    levels.dedup();
    let mut pieces = Vec::new();
    let (mut next, mut active) = (0, Vec::<Edge>::new());
    for level in levels.windows(2) {
        let (top, bottom) = (level[0], level[1]);
        let middle = top + (bottom - top) / 2.0;
        while let Some(edge) = edges.get(next).filter(|edge| edge.top.y <= top) {
            active.push(*edge);
            next += 1;
        }
        active.retain(|edge| edge.bottom.y >= bottom);
        let mut crossed: Vec<(f32, &Edge)> = active.iter().map(|edge| (edge.x_at(middle), edge)).collect();
        crossed.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (mut winding, mut left) = (0, None);
        for (_, edge) in crossed {
            let before = winding;
            winding += edge.winding;
            match (before, winding) {
                (0, _) => left = Some(edge),
                (_, 0) => pieces.extend(left.take().and_then(|left: &Edge| {
                    let corners = [
                        Point::new(left.x_at(top), top),
                        Point::new(edge.x_at(top), top),
                        Point::new(edge.x_at(bottom), bottom),
                        Point::new(left.x_at(bottom), bottom),
                    ];
                    let wide = corners[1].x > corners[0].x || corners[2].x > corners[3].x;
                    wide.then(|| corners.to_vec())
                })),
                _ => {}
            }
        }
    }
    pieces
}

fn edge((from, to): (Point, Point)) -> Option<Edge> {
    match from.y.total_cmp(&to.y) {
        std::cmp::Ordering::Less => Some(Edge { top: from, bottom: to, winding: 1 }),
        std::cmp::Ordering::Greater => Some(Edge { top: to, bottom: from, winding: -1 }),
        std::cmp::Ordering::Equal => None,
    }
}

/// Returns the level at which two sides cross between their ends.
fn crossing(one: &Edge, other: &Edge) -> Option<f32> {
    let (top, bottom) = (one.top.y.max(other.top.y), one.bottom.y.min(other.bottom.y));
    if top >= bottom {
        return None;
    }
    let (above, below) = (one.x_at(top) - other.x_at(top), one.x_at(bottom) - other.x_at(bottom));
    if above * below >= 0.0 {
        return None;
    }
    let level = top + (bottom - top) * (above / (above - below));
    (level > top && level < bottom).then_some(level)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(places: &[(f32, f32)]) -> Vec<Point> {
        places.iter().map(|&(x, y)| Point::new(x, y)).collect()
    }

    fn area(pieces: &[Vec<Point>]) -> f32 {
        let doubled = |piece: &Vec<Point>| sides(piece, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>();
        pieces.iter().map(|piece| doubled(piece).abs() / 2.0).sum()
    }

    #[test]
    fn areas_are_those_of_their_outlines() {
        let square = points(&[(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]);
        let hole = points(&[(1.0, 1.0), (1.0, 3.0), (3.0, 3.0), (3.0, 1.0)]);
        let same_way = points(&[(1.0, 1.0), (3.0, 1.0), (3.0, 3.0), (1.0, 3.0)]);
        // Two triangles that meet where the outline crosses itself.
        let bow = points(&[(0.0, 0.0), (4.0, 0.0), (0.0, 4.0), (4.0, 4.0)]);
        let arrow = points(&[(0.0, 0.0), (4.0, 2.0), (0.0, 4.0), (2.0, 2.0)]);
        for (name, outlines, expected) in [
            ("square", vec![square.clone()], 16.0),
            ("hole", vec![square.clone(), hole], 12.0),
            ("same way round", vec![square, same_way], 16.0),
            ("bow", vec![bow], 8.0),
            ("arrow", vec![arrow], 4.0),
            ("line", vec![points(&[(0.0, 0.0), (4.0, 4.0)])], 0.0),
            ("nothing", vec![], 0.0),
        ] {
            let found = area(&convex_pieces(&outlines));
            assert!((found - expected).abs() < 1e-3, "{name}: {found}, not {expected}");
        }
    }
}
