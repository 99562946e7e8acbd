//! Layout faults in a window as drawn: clipped texts, overlapping widgets, anything out of place.
//!
//! Widgets come from the accessibility tree, with their visible parts after egui's clipping, and texts from the painted
//! shapes. Content hidden by a scroll area is fine if its scroll bar is shown, and texts that end in "…" have been
//! shortened on purpose. The board itself may draw marks over digits. A window smaller than its panels need scrolls
//! over their page: content cut off by the window's edge is fine as far as the page extends.

use egui::epaint::{ClippedShape, Shape};
use egui::{LayerId, Order, Rect};

use super::*;

/// Rounding to pixels, in points.
const SLACK: f32 = 1.0;
/// The width of a scroll bar with the space next to it, in points.
const BAR: f32 = 20.0;
/// The minimum number of letters that a shortened text keeps.
const MIN_LETTERS: usize = 4;

/// A painted text.
struct Words {
    text: String,
    /// Its ink, and the part of it that is left after clipping.
    ink: Rect,
    seen: Rect,
    clip: Rect,
    elided: bool,
}

/// A node of the accessibility tree.
struct Widget {
    label: String,
    role: Role,
    rect: Rect,
    /// The part that is left after clipping.
    seen: Rect,
    layer: LayerId,
    /// True if it reacts to the pointer.
    pressed: bool,
    /// The content of a field.
    value: String,
    /// True if a screen reader has a name for it, its own or that of a label.
    is_named: bool,
}

impl Widget {
    fn is_field(&self) -> bool {
        matches!(self.role, Role::TextInput | Role::MultilineTextInput | Role::SpinButton)
    }

    /// Returns whether it is interactive and thus needs a name.
    fn needs_name(&self) -> bool {
        let buttons = matches!(
            self.role,
            Role::Button | Role::CheckBox | Role::RadioButton | Role::Switch | Role::Link | Role::DisclosureTriangle
        );
        let values = matches!(self.role, Role::ComboBox | Role::Slider | Role::Splitter);
        buttons || values || self.is_field() || matches!(self.role, Role::ListItem | Role::Tab | Role::MenuItem)
    }

    /// Returns whether it draws a board or a page, where things overlap.
    fn is_picture(&self) -> bool {
        matches!(self.role, Role::Grid | Role::Image)
    }
}

/// A page over which the window scrolls: its full area, and the visible part.
#[derive(Clone, Copy)]
struct Page {
    whole: Rect,
    seen: Rect,
}

impl Page {
    /// Returns whether a rectangle is completely outside the visible part. If panels have their full size, they are
    /// checked as a whole.
    fn is_beyond(page: Option<Page>, rect: Rect) -> bool {
        page.is_some_and(|Page { seen, .. }| !rect.intersects(seen.shrink(BAR)))
    }

    /// Returns the visible part of something in a window as large as the page.
    fn unclipped(page: Option<Page>, left: Rect) -> Rect {
        let Some(Page { whole, seen }) = page else { return left };
        // The scroll bars of the page overlay its visible part.
        let first = |own: f32, seen: f32, whole: f32| if own <= seen + BAR { whole.min(own) } else { own };
        let last = |own: f32, seen: f32, whole: f32| if own >= seen - BAR { whole.max(own) } else { own };
        Rect::from_min_max(
            Pos2::new(first(left.min.x, seen.min.x, whole.min.x), first(left.min.y, seen.min.y, whole.min.y)),
            Pos2::new(last(left.max.x, seen.max.x, whole.max.x), last(left.max.y, seen.max.y, whole.max.y)),
        )
    }
}

/// The size in points for which panels are designed; a smaller window scrolls over them.
const PAGE: egui::Vec2 = vec2(900.0, 600.0);

/// Everything painted in the frontmost layer: the whole window, or the open dialog or menu.
struct Front {
    words: Vec<Words>,
    widgets: Vec<Widget>,
    bars: Vec<Rect>,
    /// The page over which the window scrolls, if it is in front.
    page: Option<Page>,
    /// True if a dialog or menu is in front in a window smaller than panels need.
    is_narrow: bool,
}

fn flatten(shape: &Shape, clip: Rect, words: &mut Vec<Words>, covers: &mut Vec<(usize, Rect)>, front: &mut Vec<Rect>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| flatten(shape, clip, words, covers, front)),
        Shape::Text(text) => {
            let ink = text.visual_bounding_rect();
            let invisible = text.opacity_factor == 0.0 || !ink.is_positive();
            if !invisible && !text.galley.text().trim().is_empty() {
                let text = (text.galley.text().to_owned(), text.galley.elided);
                words.push(Words { text: text.0, ink, seen: ink.intersect(clip), clip, elided: text.1 });
            }
        }
        Shape::Rect(rect) if rect.blur_width > 0.0 => {
            // The shadow of a dialog or menu: everything painted before is behind it.
            words.clear();
            covers.clear();
            front.push(rect.rect);
        }
        Shape::Rect(rect) if rect.fill.a() == 255 => covers.push((words.len(), rect.rect.intersect(clip))),
        _ => {}
    }
}

/// Returns the layer that casts this shadow.
fn layer_of(studio: &Studio, shadow: Rect, layers: &[LayerId]) -> Option<LayerId> {
    let off = |layer: &LayerId| {
        let rect = studio.harness.ctx.memory(|memory| memory.area_rect(layer.id)).unwrap_or(Rect::NOTHING);
        (rect.size() - shadow.size()).length() + (rect.center() - shadow.center()).length()
    };
    let raised = layers.iter().filter(|layer| layer.order > Order::Background);
    raised.filter(|layer| off(layer) < 40.0).min_by(|a, b| off(a).total_cmp(&off(b))).copied()
}

fn front(studio: &Studio) -> Front {
    let (mut words, mut covers, mut shadows) = (Vec::new(), Vec::new(), Vec::new());
    let window = studio.harness.ctx.content_rect();
    for ClippedShape { clip_rect, shape, .. } in &studio.harness.output().shapes {
        flatten(shape, clip_rect.intersect(window), &mut words, &mut covers, &mut shadows);
    }
    if gridwright::words::current_language().is_right_to_left() {
        // The painted shapes are mirrored relative to the layout.
        let turn = |rect: &mut Rect| {
            let (left, right) = (window.right() - rect.right(), window.right() - rect.left());
            (rect.min.x, rect.max.x) = (left, right);
        };
        words
            .iter_mut()
            .for_each(|words| [&mut words.ink, &mut words.seen, &mut words.clip].into_iter().for_each(turn));
        covers.iter_mut().for_each(|(_, rect)| turn(rect));
        shadows.iter_mut().for_each(turn);
    }
    let hidden =
        |at: usize, words: &Words| covers.iter().any(|(after, rect)| *after > at && rect.contains(words.seen.center()));
    let seen = words.iter().enumerate().map(|(at, words)| !hidden(at, words)).collect::<Vec<_>>();
    let words: Vec<Words> = words.into_iter().zip(seen).filter_map(|(words, seen)| seen.then_some(words)).collect();

    let drawn = studio.harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        layers.flat_map(|(_, widgets)| widgets.iter().copied()).collect::<Vec<_>>()
    });
    let mut layers: Vec<LayerId> = drawn.iter().map(|widget| widget.layer_id).collect();
    layers.dedup();
    let wanted = shadows.last().and_then(|shadow| layer_of(studio, *shadow, &layers));
    assert_eq!(wanted.is_some(), !shadows.is_empty(), "a shadow that nothing casts");
    // The first layer as large as a page is the page.
    let small = window.width() < PAGE.x - SLACK || window.height() < PAGE.y - SLACK;
    let large = |rect: Rect| rect.width() >= PAGE.x - SLACK && rect.height() >= PAGE.y - SLACK;
    let below = drawn.iter().filter(|widget| widget.layer_id.order == Order::Background && large(widget.rect));
    let page = below.map(|widget| Page { whole: widget.rect, seen: widget.interact_rect }).next();
    let page = page.filter(|_| small && wanted.is_none());
    let is_narrow = small && wanted.is_some();
    assert!(page.is_some() || !small || wanted.is_some(), "a small window without a page");
    let mut widgets = Vec::new();
    for node in studio.harness.query_all_by(|node| node.role() != Role::GenericContainer) {
        let node = node.accesskit_node();
        let id = node.locate().0;
        let Some(rect) = drawn.iter().find(|widget| widget.id.accesskit_id() == id) else { continue };
        if wanted.is_some_and(|layer| layer != rect.layer_id) {
            continue;
        }
        let value = node.value().unwrap_or_default();
        let name = node.label().filter(|label| !label.trim().is_empty());
        let is_named = name.is_some();
        let label = name.unwrap_or_else(|| value.clone());
        let role = node.role();
        let pressed = rect.sense.senses_click() || rect.sense.senses_drag();
        widgets.push(Widget {
            label,
            role,
            rect: rect.rect,
            seen: rect.interact_rect,
            layer: rect.layer_id,
            pressed,
            value,
            is_named,
        });
    }
    let bars = widgets.iter().filter(|widget| widget.role == Role::ScrollBar).map(|widget| widget.rect).collect();
    let frame = [Role::Window, Role::Pane, Role::Dialog, Role::Menu, Role::Tooltip, Role::ScrollBar, Role::TextRun];
    widgets.retain(|widget| !frame.contains(&widget.role));
    Front { words, widgets, bars, page, is_narrow }
}

/// The distance by which the clip of a scroll area exceeds its scroll bar.
const CLIP_MARGIN: f32 = 6.0;

/// Returns whether scrolling reveals what is cut off, vertically or horizontally. The bar ends where the area ends,
/// unless the window ends before it.
fn scrolls(front: &Front, clip: Rect, rect: Rect, vertical: bool) -> bool {
    let swap = |at: Pos2| Pos2::new(at.y, at.x);
    let turned = |rect: Rect| if vertical { rect } else { Rect::from_min_max(swap(rect.min), swap(rect.max)) };
    let whole = turned(Page::unclipped(front.page, clip));
    let is_bar = |bar: &Rect| bar.height() > bar.width();
    if front.is_narrow && front.bars.iter().any(|bar| is_bar(&turned(*bar))) {
        // Scroll areas are inside that of the dialog, which scrolls too.
        return true;
    }
    let (clip, rect) = (turned(clip), turned(rect));
    // Content that is also off to the side is measured where something is visible.
    let across = if rect.center().x > clip.right() { clip.center().x } else { rect.center().x };
    front.bars.iter().map(|bar| turned(*bar)).any(|bar| {
        let near = |one: f32, other: f32| (one - other).abs() <= CLIP_MARGIN;
        let before = whole.top() < clip.top() && bar.top() <= clip.top();
        let behind = whole.bottom() > clip.bottom() && bar.bottom() >= clip.bottom();
        let above = rect.top() + SLACK >= whole.top() || near(bar.top(), clip.top()) || before;
        let below = rect.bottom() - SLACK <= whole.bottom() || near(bar.bottom(), clip.bottom()) || behind;
        is_bar(&bar) && bar.left() + SLACK >= across && above && below
    })
}

/// Returns whether part of it is cut off horizontally, and vertically.
fn cut(rect: Rect, seen: Rect) -> (bool, bool) {
    // Persian letters overhang their ends.
    let slack = if gridwright::words::current_language().is_right_to_left() { SLACK + 1.0 } else { SLACK };
    let sideways = rect.left() + slack < seen.left() || rect.right() - slack > seen.right();
    let down = rect.top() + SLACK < seen.top() || rect.bottom() - SLACK > seen.bottom();
    (sideways, down)
}

fn over(a: Rect, b: Rect) -> bool {
    a.shrink(SLACK).intersect(b.shrink(SLACK)).is_positive()
}

fn short(text: &str) -> String {
    let line: String = text.replace('\n', " ");
    if line.chars().count() > 48 { line.chars().take(48).chain(['…']).collect() } else { line }
}

fn plain(rect: Rect) -> String {
    format!("{:.0} {:.0} to {:.0} {:.0}", rect.left(), rect.top(), rect.right(), rect.bottom())
}

/// Returns descriptions of everything that is wrong with the window as drawn now.
pub(super) fn faults(studio: &Studio) -> Vec<String> {
    let front = front(studio);
    let Front { words, widgets, page, .. } = &front;
    let mut faults = Vec::new();
    assert!(words.len() + widgets.len() > 2, "nothing is drawn");

    for text in words.iter().filter(|text| !Page::is_beyond(*page, text.ink)) {
        let name = short(&text.text);
        let (sideways, down) = cut(text.ink, Page::unclipped(*page, text.clip));
        let field = widgets.iter().find(|widget| widget.is_field() && widget.rect.expand(4.0).contains_rect(text.seen));
        // Typed text scrolls in its field; the placeholder of an empty field must be readable.
        let typed = field.is_some_and(|field| !field.value.is_empty());
        if sideways && !typed && !scrolls(&front, text.clip, text.ink, false) {
            faults.push(format!("“{name}” is cut off at the side: {} of {}", plain(text.ink), plain(text.clip)));
        }
        if down && !typed && !scrolls(&front, text.clip, text.ink, true) {
            faults.push(format!("“{name}” is cut off above or below: {} of {}", plain(text.ink), plain(text.clip)));
        }
        let letters = (text.ink.width() / (0.6 * text.ink.height().min(16.0))) as usize;
        if text.elided && letters < MIN_LETTERS {
            faults.push(format!("“{name}” is shortened to nearly nothing: {}", plain(text.ink)));
        }
    }

    for widget in widgets.iter().filter(|widget| !Page::is_beyond(*page, widget.rect)) {
        let (sideways, down) = cut(widget.rect, Page::unclipped(*page, widget.seen));
        let name = format!("{:?} “{}”", widget.role, short(&widget.label));
        if sideways && !scrolls(&front, widget.seen, widget.rect, false) {
            faults.push(format!("{name} is cut off at the side: {} of {}", plain(widget.seen), plain(widget.rect)));
        }
        if down && !scrolls(&front, widget.seen, widget.rect, true) {
            faults.push(format!("{name} is cut off above or below: {} of {}", plain(widget.seen), plain(widget.rect)));
        }
    }

    for widget in widgets.iter().filter(|widget| widget.needs_name() && !widget.is_named) {
        faults.push(format!("{:?} “{}” has no name: {}", widget.role, short(&widget.value), plain(widget.rect)));
    }

    let pressed: Vec<&Widget> =
        widgets.iter().filter(|widget| widget.pressed && widget.seen.is_positive() && !widget.is_picture()).collect();
    for (at, one) in pressed.iter().enumerate() {
        for other in pressed[..at].iter().filter(|other| other.layer == one.layer) {
            let within =
                one.rect.expand(SLACK).contains_rect(other.rect) || other.rect.expand(SLACK).contains_rect(one.rect);
            if over(one.seen, other.seen) && (!within || one.rect == other.rect) {
                let names = [one, other].map(|widget| format!("{:?} “{}”", widget.role, short(&widget.label)));
                let [one, other] = [one.seen, other.seen].map(plain);
                faults.push(format!("{} lies on {}: {one} and {other}", names[0], names[1]));
            }
        }
    }

    let in_picture = |text: &Words| widgets.iter().any(|w| w.is_picture() && w.rect.contains(text.seen.center()));
    for (at, text) in words.iter().enumerate().filter(|(_, text)| text.seen.is_positive()) {
        let name = short(&text.text);
        // The text of a button must be inside it, and outside others.
        let own = pressed.iter().filter(|widget| widget.seen.contains(text.seen.center()));
        let own = own.min_by(|a, b| a.rect.area().total_cmp(&b.rect.area()));
        if let Some(own) = own.filter(|own| !own.is_field()) {
            let (sideways, down) = cut(text.ink, own.rect);
            if sideways || down {
                let (ink, rect) = (plain(text.ink), plain(own.rect));
                faults.push(format!(
                    "“{name}” does not fit into {:?} “{}”: {ink} in {rect}",
                    own.role,
                    short(&own.label)
                ));
            }
        }
        for other in pressed.iter().filter(|widget| !widget.rect.contains(text.seen.center())) {
            if over(text.seen, other.seen) && !in_picture(text) {
                let (ink, rect) = (plain(text.seen), plain(other.seen));
                faults.push(format!("“{name}” runs into {:?} “{}”: {ink}, {rect}", other.role, short(&other.label)));
            }
        }
        for other in words[..at].iter().filter(|other| other.seen.is_positive()) {
            if over(text.seen, other.seen) && !(in_picture(text) && in_picture(other)) {
                let (one, two) = (plain(text.seen), plain(other.seen));
                faults.push(format!("“{name}” is printed over “{}”: {one}, {two}", short(&other.text)));
            }
        }
    }
    faults
}
