//! Questions: dialogs with a heading, some lines of text and buttons, described as data.

use egui::{Align, Layout, RichText, Ui};

use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui};
use crate::studio::window::request::Request;
use crate::words::say;

/// The minimum width of a button, in points.
const BUTTON_WIDTH: f32 = 96.0;

/// A question to the setter. Each answer closes the dialog.
pub(in crate::studio) struct Question {
    heading: String,
    width: f32,
    /// Lines of text in paragraphs.
    paragraphs: Vec<Vec<String>>,
    error: Option<String>,
    answers: Vec<Answer>,
    default_answer: Option<Answer>,
    can_cancel: bool,
}

struct Answer {
    label: String,
    /// The change that follows; `None` if the dialog only closes, or if the button is disabled.
    request: Option<Request>,
    enabled: bool,
    /// True if Enter chooses the answer in a dialog that has just opened.
    takes_focus: bool,
}

impl Question {
    /// Creates a question with this heading in a dialog of this width, in points.
    pub fn new(heading: String, width: f32) -> Question {
        Question {
            heading,
            width,
            paragraphs: Vec::new(),
            error: None,
            answers: Vec::new(),
            default_answer: None,
            can_cancel: false,
        }
    }

    /// Adds a paragraph of one line.
    pub fn line(self, text: String) -> Question {
        self.lines([text])
    }

    /// Adds a paragraph of several lines.
    pub fn lines(mut self, texts: impl IntoIterator<Item = String>) -> Question {
        self.paragraphs.push(texts.into_iter().collect());
        self
    }

    /// Adds the text of an error below the lines.
    pub fn error(self, text: String) -> Question {
        Question { error: Some(text), ..self }
    }

    /// Adds an answer on the left.
    pub fn answer(mut self, label: String, request: Request) -> Question {
        self.answers.push(Answer { label, request: Some(request), enabled: true, takes_focus: false });
        self
    }

    /// Sets the answer on the right, which Enter chooses. `None` only closes the dialog.
    pub fn default_answer(self, label: String, request: Option<Request>) -> Question {
        Question { default_answer: Some(Answer { label, request, enabled: true, takes_focus: true }), ..self }
    }

    /// Sets the answer on the right, which is disabled until there is a request to make and is never chosen by a mere
    /// Enter.
    pub fn answer_once_chosen(self, label: String, request: Option<Request>) -> Question {
        let enabled = request.is_some();
        Question { default_answer: Some(Answer { label, request, enabled, takes_focus: false }), ..self }
    }

    /// Adds a button that cancels.
    pub fn with_cancel(self) -> Question {
        Question { can_cancel: true, ..self }
    }

    /// Draws the question.
    pub fn show(self, ui: &mut Ui, window: &mut Window<'_>) {
        self.show_with(ui, window, |_, _| ());
    }

    /// Draws the question with more content between the text and the buttons.
    pub fn show_with(self, ui: &mut Ui, window: &mut Window<'_>, content: impl FnOnce(&mut Ui, &mut Window<'_>)) {
        let tokens = theme::tokens(ui);
        let neutral = &tokens.neutral;
        ui.set_width(self.width);
        head_ui(ui, &self.heading);
        for (at, paragraph) in self.paragraphs.into_iter().enumerate() {
            if at > 0 {
                ui.add_space(4.0);
            }
            paragraph.into_iter().for_each(|line| _ = widgets::fact_ui(ui, line));
        }
        if let Some(error) = self.error {
            ui.label(RichText::new(error).color(tokens.none.ink));
        }
        content(ui, window);
        ui.add_space(16.0);
        let mut chosen = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for Answer { label, request, .. } in self.answers {
                if widgets::button_ui(ui, &label, BUTTON_WIDTH, ButtonWeight::Plain, neutral, true).clicked() {
                    chosen = Some(request);
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                if let Some(Answer { label, request, enabled, takes_focus }) = self.default_answer {
                    let button = widgets::button_ui(ui, &label, BUTTON_WIDTH, ButtonWeight::Primary, neutral, enabled);
                    if takes_focus {
                        focus_if_opened(window, &button);
                    }
                    if button.clicked() {
                        chosen = Some(request);
                    }
                }
                let cancel = say!("ask-cancel");
                if self.can_cancel
                    && widgets::button_ui(ui, &cancel, BUTTON_WIDTH, ButtonWeight::Plain, neutral, true).clicked()
                {
                    chosen = Some(None);
                }
            });
        });
        if let Some(request) = chosen {
            window.close_dialog();
            request.into_iter().for_each(|request| window.request(request));
        }
    }
}
