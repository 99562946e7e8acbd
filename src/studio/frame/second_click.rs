//! A filter that drops the second click of a double click if the first click has changed the widget under the pointer.
//! Some widgets act on the first click: a row of the command palette, a card, a menu item. At the second click,
//! something that the user did not aim at may be in their place: the board, a panel, another button.
//!
//! If the widget under the pointer is still the same, as in text, on cells or on rules, the second click counts.

use egui::{Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect};

/// The tolerance for the edges of an unmoved widget, in points.
const SAME_PLACE: f32 = 1.0;

/// A plugin between the window and egui. It runs after [`Mirror`](crate::studio::widgets::mirror::Mirror), as it needs
/// the coordinates in which views are laid out.
#[derive(Default)]
pub(in crate::studio) struct SecondClickFilter {
    /// The last press.
    last: Option<PointerPress>,
    /// True if the last press was dropped and its release is pending.
    drops: bool,
}

/// A press of the primary button.
#[derive(Clone, Copy, Debug)]
struct PointerPress {
    pos: Pos2,
    time: f64,
    /// The target before the press; in a series of clicks, before the first one.
    under: PointerTarget,
}

/// The target of the pointer at a position.
#[derive(Clone, Copy, Default, Debug)]
struct PointerTarget {
    layer: Option<LayerId>,
    /// The topmost widget that senses clicks or drags.
    widget: Option<TargetWidget>,
}

#[derive(Clone, Copy, Debug)]
struct TargetWidget {
    id: Id,
    /// The parent of the widget.
    parent: Id,
    rect: Rect,
}

impl Plugin for SecondClickFilter {
    fn debug_name(&self) -> &'static str {
        "second click"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let of_button = |event: &Event| matches!(event, Event::PointerButton { button: PointerButton::Primary, .. });
        if !input.events.iter().any(of_button) {
            return;
        }
        // The time is computed as egui computes it.
        let time = input.time.unwrap_or_else(|| ctx.input(|last| last.time) + f64::from(input.predicted_dt));
        let limits = ctx.options(|options| DoubleClickLimits {
            time: options.input_options.max_double_click_delay,
            distance: options.input_options.max_click_dist,
        });
        input.events.retain(|event| match *event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                self.accepts_press(pos, time, limits, |pos| PointerTarget::at(ctx, pos))
            }
            Event::PointerButton { button: PointerButton::Primary, pressed: false, .. } => {
                !std::mem::take(&mut self.drops)
            }
            _ => true,
        });
    }
}

/// The limits within which two presses are a double click.
#[derive(Clone, Copy)]
struct DoubleClickLimits {
    /// The time in seconds.
    time: f64,
    /// The distance in points.
    distance: f32,
}

impl SecondClickFilter {
    /// Returns whether a press counts; `under` returns the current target at a position.
    fn accepts_press(
        &mut self,
        pos: Pos2,
        time: f64,
        limits: DoubleClickLimits,
        under: impl Fn(Pos2) -> PointerTarget,
    ) -> bool {
        let soon = |last: &PointerPress| time - last.time < limits.time && last.pos.distance(pos) < limits.distance;
        let before = self.last.filter(soon);
        // The targets are compared at the position of the first press, because the second press may hit another widget
        // that was next to the first one all along.
        let changed = before.filter(|last| last.under.differs_from(under(last.pos)));
        self.drops = changed.is_some();
        self.last = Some(match changed {
            // The first target is kept, so that a third click in a row is compared with it too.
            Some(last) => PointerPress { time, ..last },
            None => PointerPress { pos, time, under: under(pos) },
        });
        !self.drops
    }
}

impl PointerTarget {
    /// Returns the target in the last frame.
    fn at(ctx: &Context, pos: Pos2) -> PointerTarget {
        let Some(layer) = ctx.layer_id_at(pos) else { return PointerTarget::default() };
        let place = ctx.layer_transform_from_global(layer).map_or(pos, |transform| transform * pos);
        let widget = ctx.viewport(|viewport| {
            let here =
                viewport.prev_pass.widgets.get_layer(layer).filter(|widget| {
                    widget.enabled && widget.sense.interactive() && widget.interact_rect.contains(place)
                });
            // Later widgets are above earlier ones.
            here.last().map(|widget| TargetWidget {
                id: widget.id,
                parent: widget.parent_id,
                rect: widget.interact_rect,
            })
        });
        PointerTarget { layer: Some(layer), widget }
    }

    fn differs_from(&self, now: PointerTarget) -> bool {
        let is_same = match (self.widget, now.widget) {
            (Some(old), Some(new)) => old.is_same(new),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        self.layer != now.layer || !is_same
    }
}

impl TargetWidget {
    /// Returns whether `now` is the same widget. egui derives ids from running numbers, so a change in the layout gives
    /// later widgets other ids and parents. A widget with another id and another parent counts as the same if it has
    /// not moved.
    fn is_same(self, now: TargetWidget) -> bool {
        let is_near = |one: Pos2, other: Pos2| one.distance(other) <= SAME_PLACE;
        let stays = is_near(self.rect.min, now.rect.min) && is_near(self.rect.max, now.rect.max);
        self.id == now.id || (self.parent != now.parent && stays)
    }
}

#[cfg(test)]
mod tests {
    use egui::{Order, Sense, pos2, vec2};

    use super::*;

    const LIMITS: DoubleClickLimits = DoubleClickLimits { time: 0.3, distance: 6.0 };

    /// Returns a target with a widget whose parent is the part of its name before the slash.
    fn under(layer: &str, name: &str, at: Pos2) -> PointerTarget {
        let (parent, _) = name.split_once('/').unwrap();
        let rect = Rect::from_min_size(at, vec2(80.0, 20.0));
        let layer = LayerId::new(Order::Middle, Id::unique(layer));
        PointerTarget {
            layer: Some(layer),
            widget: Some(TargetWidget { id: Id::unique(name), parent: Id::unique(parent), rect }),
        }
    }

    fn row_and_board() -> (PointerTarget, PointerTarget) {
        (under("palette", "list/row", Pos2::ZERO), under("board", "canvas/board", Pos2::ZERO))
    }

    #[test]
    fn a_second_press_counts_unless_something_else_has_come() {
        let (at, row) = (pos2(10.0, 10.0), under("palette", "list/row", Pos2::ZERO));
        let bare = PointerTarget { widget: None, ..row };
        for (what, now, taken) in [
            ("the same", row, true),
            ("the same with other ids", under("palette", "list 2/row", pos2(0.0, 0.5)), true),
            ("the same, moved", under("palette", "list/row", pos2(-8.0, 0.0)), true),
            ("another one in its place", under("palette", "list/row 2", Pos2::ZERO), false),
            ("another one elsewhere", under("palette", "list 2/row", pos2(0.0, 4.0)), false),
            ("another layer", under("board", "list/row", Pos2::ZERO), false),
            ("nothing", bare, false),
        ] {
            let mut guard = SecondClickFilter::default();
            assert!(guard.accepts_press(at, 1.0, LIMITS, |_| row), "{what}");
            assert_eq!(guard.accepts_press(at, 1.2, LIMITS, |_| now), taken, "{what}");
            assert_eq!(guard.drops, !taken, "{what}");
        }
        let mut guard = SecondClickFilter::default();
        assert!(guard.accepts_press(at, 1.0, LIMITS, |_| bare));
        assert!(!guard.accepts_press(at, 1.2, LIMITS, |_| row), "a button that comes where nothing was");
    }

    #[test]
    fn a_press_later_or_elsewhere_counts() {
        let (row, board) = row_and_board();
        let at = pos2(10.0, 10.0);
        for (pos, time) in [(at, 1.31), (pos2(10.0, 17.0), 1.1)] {
            let mut guard = SecondClickFilter::default();
            assert!(guard.accepts_press(at, 1.0, LIMITS, |_| row));
            assert!(guard.accepts_press(pos, time, LIMITS, |_| board), "{pos:?} at {time}");
        }
    }

    #[test]
    fn of_many_clicks_in_a_row_the_first_alone_counts_until_there_is_a_rest() {
        let (row, board) = row_and_board();
        let mut guard = SecondClickFilter::default();
        let mut press = |time: f64, now: PointerTarget| guard.accepts_press(pos2(10.0, 10.0), time, LIMITS, |_| now);
        let taken = [press(1.0, row), press(1.2, board), press(1.4, board), press(1.8, board), press(1.9, board)];
        assert_eq!(taken, [true, false, false, true, true]);
    }

    #[test]
    fn a_dropped_press_takes_its_release_with_it() {
        let ctx = Context::default();
        crate::studio::frame::install(&ctx);
        let at = pos2(50.0, 50.0);
        // Each frame has a widget, a time, an event, and the expected number of clicks so far.
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
