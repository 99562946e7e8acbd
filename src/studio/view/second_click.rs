//! The second click of a double click on what acts upon the first: a row of the command palette, a card, an item of a
//! menu. By then something else has come in its place, which nobody has aimed at: the board, a panel, another button.
//! Such a click is dropped.
//!
//! Where the first click has changed nothing under the pointer, the second one counts: in texts, on cells, on rules.

use egui::{Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect};

/// The edges of a widget are where they were if they have moved by no more points than this.
const SAME_PLACE: f32 = 1.0;

/// Stands between the window and egui, behind the [`Mirror`](super::mirror::Mirror): it looks for places where views
/// are laid out.
#[derive(Default)]
pub(in crate::studio) struct SecondClick {
    /// The last press.
    last: Option<Press>,
    /// Whether that was dropped, and its release is to come.
    drops: bool,
}

/// A press of the first button.
#[derive(Clone, Copy, Debug)]
struct Press {
    pos: Pos2,
    time: f64,
    /// What was there before; of several clicks in a row, before the first one.
    under: Under,
}

/// What the pointer works on at some place.
#[derive(Clone, Copy, Default, Debug)]
struct Under {
    layer: Option<LayerId>,
    /// The topmost widget that is clicked or dragged.
    widget: Option<Widget>,
}

#[derive(Clone, Copy, Debug)]
struct Widget {
    id: Id,
    /// What it is laid out in.
    parent: Id,
    rect: Rect,
}

impl Plugin for SecondClick {
    fn debug_name(&self) -> &'static str {
        "second click"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let of_button = |event: &Event| matches!(event, Event::PointerButton { button: PointerButton::Primary, .. });
        if !input.events.iter().any(of_button) {
            return;
        }
        // As egui counts it.
        let time = input.time.unwrap_or_else(|| ctx.input(|last| last.time) + f64::from(input.predicted_dt));
        let limits = ctx.options(|options| Limits {
            time: options.input_options.max_double_click_delay,
            distance: options.input_options.max_click_dist,
        });
        input.events.retain(|event| match *event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                self.takes_press(pos, time, limits, |pos| Under::at(ctx, pos))
            }
            Event::PointerButton { button: PointerButton::Primary, pressed: false, .. } => {
                !std::mem::take(&mut self.drops)
            }
            _ => true,
        });
    }
}

/// Two presses within this time and distance are a double click.
#[derive(Clone, Copy)]
struct Limits {
    /// In seconds.
    time: f64,
    /// In points.
    distance: f32,
}

impl SecondClick {
    /// Whether a press counts; `under` tells what is at a place now.
    fn takes_press(&mut self, pos: Pos2, time: f64, limits: Limits, under: impl Fn(Pos2) -> Under) -> bool {
        let soon = |last: &Press| time - last.time < limits.time && last.pos.distance(pos) < limits.distance;
        let before = self.last.filter(soon);
        // Looked for where the first one was: beside it there may always have been another widget.
        let changed = before.filter(|last| last.under.is_another_than(under(last.pos)));
        self.drops = changed.is_some();
        self.last = Some(match changed {
            Some(last) => Press { time, ..last },
            None => Press { pos, time, under: under(pos) },
        });
        !self.drops
    }
}

impl Under {
    /// What was there when the window was drawn last.
    fn at(ctx: &Context, pos: Pos2) -> Under {
        let Some(layer) = ctx.layer_id_at(pos) else { return Under::default() };
        let place = ctx.layer_transform_from_global(layer).map_or(pos, |transform| transform * pos);
        let widget = ctx.viewport(|viewport| {
            let here =
                viewport.prev_pass.widgets.get_layer(layer).filter(|widget| {
                    widget.enabled && widget.sense.interactive() && widget.interact_rect.contains(place)
                });
            here.last().map(|widget| Widget { id: widget.id, parent: widget.parent_id, rect: widget.interact_rect })
        });
        Under { layer: Some(layer), widget }
    }

    fn is_another_than(&self, now: Under) -> bool {
        let is_same = match (self.widget, now.widget) {
            (Some(old), Some(new)) => old.is(new),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        self.layer != now.layer || !is_same
    }
}

impl Widget {
    /// Ids are counted: when something else comes or goes, what is laid out after it gets another parent with other
    /// ids, and is the same if it is where it was.
    fn is(self, now: Widget) -> bool {
        let is_near = |one: Pos2, other: Pos2| one.distance(other) <= SAME_PLACE;
        let stays = is_near(self.rect.min, now.rect.min) && is_near(self.rect.max, now.rect.max);
        self.id == now.id || (self.parent != now.parent && stays)
    }
}

#[cfg(test)]
mod tests {
    use egui::{Order, Sense, pos2, vec2};

    use super::*;
    use crate::studio::view::theme;

    const LIMITS: Limits = Limits { time: 0.3, distance: 6.0 };

    /// A widget; what stands before the slash of its name is its parent.
    fn under(layer: &str, name: &str, at: Pos2) -> Under {
        let (parent, _) = name.split_once('/').unwrap();
        let rect = Rect::from_min_size(at, vec2(80.0, 20.0));
        let layer = LayerId::new(Order::Middle, Id::unique(layer));
        Under { layer: Some(layer), widget: Some(Widget { id: Id::unique(name), parent: Id::unique(parent), rect }) }
    }

    fn row_and_board() -> (Under, Under) {
        (under("palette", "list/row", Pos2::ZERO), under("board", "canvas/board", Pos2::ZERO))
    }

    #[test]
    fn a_second_press_counts_unless_something_else_has_come() {
        let (at, row) = (pos2(10.0, 10.0), under("palette", "list/row", Pos2::ZERO));
        let bare = Under { widget: None, ..row };
        for (what, now, taken) in [
            ("the same", row, true),
            ("the same with other ids", under("palette", "list 2/row", pos2(0.0, 0.5)), true),
            ("the same, moved", under("palette", "list/row", pos2(-8.0, 0.0)), true),
            ("another one in its place", under("palette", "list/row 2", Pos2::ZERO), false),
            ("another one elsewhere", under("palette", "list 2/row", pos2(0.0, 4.0)), false),
            ("another layer", under("board", "list/row", Pos2::ZERO), false),
            ("nothing", bare, false),
        ] {
            let mut guard = SecondClick::default();
            assert!(guard.takes_press(at, 1.0, LIMITS, |_| row), "{what}");
            assert_eq!(guard.takes_press(at, 1.2, LIMITS, |_| now), taken, "{what}");
            assert_eq!(guard.drops, !taken, "{what}");
        }
        let mut guard = SecondClick::default();
        assert!(guard.takes_press(at, 1.0, LIMITS, |_| bare));
        assert!(!guard.takes_press(at, 1.2, LIMITS, |_| row), "a button that comes where nothing was");
    }

    #[test]
    fn a_press_later_or_elsewhere_counts() {
        let (row, board) = row_and_board();
        let at = pos2(10.0, 10.0);
        for (pos, time) in [(at, 1.31), (pos2(10.0, 17.0), 1.1)] {
            let mut guard = SecondClick::default();
            assert!(guard.takes_press(at, 1.0, LIMITS, |_| row));
            assert!(guard.takes_press(pos, time, LIMITS, |_| board), "{pos:?} at {time}");
        }
    }

    #[test]
    fn of_many_clicks_in_a_row_the_first_alone_counts_until_there_is_a_rest() {
        let (row, board) = row_and_board();
        let mut guard = SecondClick::default();
        let mut press = |time: f64, now: Under| guard.takes_press(pos2(10.0, 10.0), time, LIMITS, |_| now);
        let taken = [press(1.0, row), press(1.2, board), press(1.4, board), press(1.8, board), press(1.9, board)];
        assert_eq!(taken, [true, false, false, true, true]);
    }

    #[test]
    fn a_dropped_press_takes_its_release_with_it() {
        let ctx = Context::default();
        theme::install(&ctx);
        let at = pos2(50.0, 50.0);
        // In each frame: the widget that is there, the time, the event, and how many clicks it has then had.
        let frame = |name: &str, time: f64, pressed: Option<bool>| {
            let (button, modifiers) = (PointerButton::Primary, egui::Modifiers::NONE);
            let event = pressed.map(|pressed| Event::PointerButton { pos: at, button, pressed, modifiers });
            let events = [Event::PointerMoved(at)].into_iter().chain(event).collect();
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0)));
            let input = RawInput { events, time: Some(time), screen_rect, ..RawInput::default() };
            let (mut clicked, mut heard) = (false, 0);
            let edge = if name == "first" { 80.0 } else { 90.0 };
            let output = ctx.run_ui(input, |ui| {
                let rect = Rect::from_min_max(Pos2::ZERO, pos2(edge, edge));
                clicked |= ui.interact(rect, Id::unique(name), Sense::click()).clicked();
                let is_button = |event: &&Event| matches!(event, Event::PointerButton { .. });
                heard += ui.input(|input| input.events.iter().filter(is_button).count());
            });
            output.drop_without_applying_deltas();
            (clicked, heard)
        };
        frame("first", 0.0, None);
        assert_eq!(frame("first", 0.05, Some(true)), (false, 1));
        assert_eq!(frame("first", 0.1, Some(false)), (true, 1));
        frame("second", 0.15, None);
        frame("second", 0.16, None);
        assert_eq!(frame("second", 0.2, Some(true)), (false, 0));
        assert_eq!(frame("second", 0.25, Some(false)), (false, 0));
        assert_eq!(frame("second", 1.0, Some(true)), (false, 1));
        assert_eq!(frame("second", 1.05, Some(false)), (true, 1));
    }
}
