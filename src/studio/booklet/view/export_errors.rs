//! The question before the export of a booklet with preflight errors.

use egui::Ui;

use crate::book::Severity;
use crate::studio::booklet::view::findings::place_of;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::counted;
use crate::studio::window::question::Question;
use crate::studio::window::request::Request;
use crate::words::say;

/// The maximum number of listed errors.
const MAX_LISTED: usize = 5;

pub(in crate::studio) fn export_errors_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let booklet = &window.state.booklet;
    let count = booklet.count(Severity::Error);
    let findings = booklet.typeset.iter().flat_map(|made| &made.findings);
    let errors = findings.filter(|finding| finding.problem.severity() == Severity::Error);
    let errors = errors.map(|finding| match place_of(booklet, finding).as_str() {
        "" => finding.problem.to_string(),
        place => format!("{place}: {}", finding.problem),
    });
    let unreadable = booklet.rows().iter().filter_map(|row| row.content.as_ref().err()).cloned();
    let listed = errors.chain(unreadable).take(MAX_LISTED);
    let more = count.checked_sub(MAX_LISTED).filter(|&more| more > 0);
    Question::new(counted("ask-book-export", count), 420.0)
        .lines(listed.chain(more.map(|more| say!("ask-book-export.more", count = more))))
        .answer(say!("ask-book-export.anyway"), Request::new(|state, ctx| state.choose_booklet_export_file(ctx)))
        .default_answer(say!("ask-cancel"), None)
        .show(ui, window);
}
