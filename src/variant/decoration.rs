//! Code shared by decorations, which are drawn but do not restrict the filling.

use std::fmt::Debug;

use super::context::Context;
use super::definition::Variant;
use super::form::Field;
use super::generated::Generated;
use super::group::KindGroup;
use super::info::Info;
use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::Model;
use crate::place::{Place, PlacementError};
use crate::scene::{Area, Scene, Tint};
use crate::words::Message;

/// A kind of decoration. See the methods of [`Variant`] with the same names.
pub trait Decoration: Clone + PartialEq + Debug + 'static {
    /// The type of place of the decoration.
    type Place: Place;

    /// Message key of its name.
    const ID: &'static str;
    /// Tint of a new decoration.
    const TINT: Tint;

    /// Returns the decoration that a stroke draws.
    fn new(place: Self::Place) -> Self;

    /// Returns the place of the decoration.
    fn place(&self) -> Self::Place;

    /// Returns the same decoration at another place.
    fn at(&self, place: Self::Place) -> Self;

    /// Checks that the decoration can be drawn.
    ///
    /// # Errors
    /// Returns an error with the first reason why it cannot be drawn.
    fn validate(&self) -> Result<(), PlacementError> {
        Ok(())
    }

    /// Draws the decoration.
    fn draw(&self, tint: Tint, scene: &mut Scene);

    /// Returns the fields of the inspector.
    fn form(&mut self) -> Vec<Field<'_>>;

    /// Returns the decoration with its height and width exchanged, if it has them.
    fn transposed(&self) -> Self {
        self.clone()
    }

    /// See [`Variant::examples`]. Every filling obeys them.
    fn examples() -> Vec<(Board, Self)>;
}

impl<D: Decoration> Variant for D {
    type Place = D::Place;
    const INFO: Info = Info { id: D::ID, group: KindGroup::Decoration, key: None, brushes: &[], tint: D::TINT };
    const EXAMPLE: &'static str = include_str!("../../examples/decoration.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;

    fn new(place: D::Place, _brush: usize) -> Self {
        D::new(place)
    }

    fn place(&self) -> D::Place {
        Decoration::place(self)
    }

    fn at(&self, place: D::Place) -> Self {
        Decoration::at(self, place)
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        Decoration::validate(self)
    }

    /// Returns the sentence for the inspector. Sheets do not print it.
    fn rules_text(&self, _context: &Context) -> Message {
        Message::new("decoration-rules")
    }

    fn check(&self, _context: &Context, _filling: &Filling) -> bool {
        true
    }

    fn lower(&self, _context: &Context, _model: &mut Model) {}

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        Decoration::draw(self, tint, scene);
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        Decoration::form(self)
    }

    /// The cells must form the same figure as before, turned or mirrored.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let before = Decoration::place(self);
        let after = before.transformed(board, step).filter(|after| is_same_figure(&before, after, board));
        let image = if is_turned_over(board, step) { self.transposed() } else { self.clone() };
        after.map(|place| Decoration::at(&image, place)).into_iter().collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        D::examples()
    }
}

/// Returns whether the cells of two places form the same figure, turned or mirrored.
fn is_same_figure<P: Place>(one: &P, other: &P, board: &Board) -> bool {
    let figure = |cells: &CellSet, turned: &dyn Fn(Cell) -> (i16, i16)| {
        let mut points: Vec<(i16, i16)> = cells.iter().map(turned).collect();
        let least = points.iter().fold((i16::MAX, i16::MAX), |(y, x), point| (y.min(point.0), x.min(point.1)));
        points.iter_mut().for_each(|point| *point = (point.0 - least.0, point.1 - least.1));
        points.sort_unstable();
        points
    };
    // All eight rotations and reflections of one figure are moved to the same corner as the other figure and compared
    // with it.
    let (one, other) = (one.cells(board), other.cells(board));
    let wanted = figure(&other, &|cell| (cell.row, cell.col));
    [1, -1].into_iter().any(|down| {
        [1, -1].into_iter().any(|right| {
            figure(&one, &|cell| (cell.row * down, cell.col * right)) == wanted
                || figure(&one, &|cell| (cell.col * right, cell.row * down)) == wanted
        })
    })
}

/// Returns whether rows become columns.
fn is_turned_over(board: &Board, step: &Transformation) -> bool {
    let first = board.cells()[0];
    let row = |cell: Cell| step.cell(board, cell).map(|cell| cell.row);
    row(first) != row(first.offset(0, 1))
}

/// Returns the smallest rectangle around cells.
pub fn area_around(cells: &CellSet) -> Area {
    let areas = cells.iter().map(super::cell_area);
    areas.reduce(Area::union).unwrap_or(Area::new(0.0, 0.0, 0.0, 0.0))
}

/// Refuses a number outside a range. None is always accepted.
pub(super) fn check_in_range(number: Option<u16>, least: u16, most: u16) -> Result<(), PlacementError> {
    let out = number.filter(|number| !(least..=most).contains(number));
    let refused = |number: u16| PlacementError::NumberOutOfRange {
        number: number.into(),
        least: least.into(),
        most: most.into(),
    };
    out.map_or(Ok(()), |number| Err(refused(number)))
}
