//! The questions about files: unsaved changes, changes by other programs, lost comments and errors.

use std::path::Path;

use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::files::save_queue::SaveTarget;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::words::shown_path;
use crate::studio::window::Window;
use crate::studio::window::question::Question;
use crate::studio::window::request::Request;
use crate::words::say;

/// The maximum number of listed names.
const MAX_NAMES: usize = 8;

/// Returns the question about unsaved changes of puzzles before a close action.
pub(in crate::studio) fn unsaved(window: &Window<'_>, ending: CloseAction) -> Question {
    let names = match ending {
        CloseAction::Close(id) => {
            window.tab_of(id).map(|tab| tab.document.display_title().into_owned()).into_iter().collect()
        }
        CloseAction::Quit => window.unsaved_names(),
    };
    unsaved_names(
        &names,
        Request::new(move |state, ctx| state.proceed(ending, ctx)),
        Request::new(move |state, ctx| state.save_before(ending, ctx)),
    )
}

/// Returns the question about unsaved changes of the booklet before an action.
pub(in crate::studio) fn unsaved_booklet(window: &Window<'_>, next: BookletAction) -> Question {
    let proceeding = next.clone();
    unsaved_names(
        &[window.booklet.name()],
        Request::new(move |state, ctx| state.proceed_booklet(proceeding, ctx)),
        Request::new(move |state, ctx| state.save_booklet(Some(next), ctx)),
    )
}

fn unsaved_names(names: &[String], discard: Request, save: Request) -> Question {
    let (question, save_label) = match names {
        [name] => (Question::new(say!("ask-unsaved", name = name.as_str()), 380.0), say!("ask-unsaved.save")),
        names => {
            let more = names.len().checked_sub(MAX_NAMES).filter(|&more| more > 0);
            let listed = names.iter().take(MAX_NAMES).map(|name| format!("• {name}"));
            let question = Question::new(say!("ask-unsaved.several", count = names.len()), 380.0)
                .lines(listed.chain(more.map(|more| say!("ask-more", count = more))));
            (question, say!("ask-unsaved.all"))
        }
    };
    question
        .line(say!("ask-unsaved.why"))
        .answer(say!("ask-unsaved.discard"), discard)
        .default_answer(save_label, Some(save))
        .with_cancel()
}

/// Returns the question before saving a file loses its comments.
pub(in crate::studio) fn comments(target: &SaveTarget, path: &Path) -> Question {
    let (saved, file) = (target.clone(), path.to_owned());
    Question::new(say!("ask-comments"), 460.0)
        .line(say!("ask-comments.why", path = shown_path(path)))
        .line(say!("ask-comments.choice"))
        .answer(say!("ask-comments.save"), Request::new(move |state, ctx| state.save_to(file, saved, true, ctx)))
        .default_answer(say!("ask-save-as"), Some(save_as(target)))
        .with_cancel()
}

/// Returns the question before saving a file that another program has changed.
pub(in crate::studio) fn overwrite_newer(target: &SaveTarget, path: &Path) -> Question {
    let (saved, written) = (target.clone(), path.to_owned());
    let (document, read) = (target.document(), path.to_owned());
    Question::new(say!("ask-newer"), 460.0)
        .line(say!("ask-newer.why", path = shown_path(path)))
        .line(say!("ask-newer.choice"))
        .answer(say!("ask-newer.overwrite"), Request::new(move |state, ctx| state.save_to(written, saved, false, ctx)))
        .answer(say!("ask-newer.reload"), Request::new(move |state, _| state.reload(document, &read)))
        .default_answer(say!("ask-save-as"), Some(save_as(target)))
        .with_cancel()
}

fn save_as(target: &SaveTarget) -> Request {
    let target = target.clone();
    Request::new(move |state, ctx| state.choose_save_file(target, ctx))
}

/// Returns the message about a failed file operation. `back` is the dialog to return to.
pub(in crate::studio) fn failed(title: &'static str, error: &str, back: Option<&Dialog>) -> Question {
    let label = if back.is_some() { say!("ask-failed-back") } else { say!("ask-close") };
    let reopened = back.cloned().map(|back| Request::set_dialog(Some(back)));
    Question::new(say!(title), 440.0).error(error.to_owned()).default_answer(label, reopened)
}
