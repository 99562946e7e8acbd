//! Probing a path before something is done with it.

use super::{ProbeRequest, ProbeResult, run_probe};
use crate::solve::Control;
use crate::studio::files::file_dialog::FileDialog;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use egui::Context;

impl StudioState {
    /// Starts a request. Its result is handled once it arrives.
    pub(in crate::studio) fn probe_path(&mut self, wanted: ProbeRequest, ctx: &Context) {
        let of = match &wanted {
            ProbeRequest::Answered(browser, ..) | ProbeRequest::Make(browser, _) => Some(browser.clone()),
            ProbeRequest::Exists(..) | ProbeRequest::FindStartFolder(..) => None,
        };
        self.files.path_probe.dialog = of;
        self.files.path_probe.query.start(0, "looking", ctx, Control::new(), move |_| run_probe(wanted));
        self.poll_path_probe(ctx);
    }

    /// Evaluates an answer of the studio's own dialog with the current state of the disk. `replaces` is true if the
    /// setter has seen that a file will be replaced.
    pub(in crate::studio) fn confirm_file_choice(&mut self, browser: Box<FileDialog>, replaces: bool, ctx: &Context) {
        let shown = self.browsing.listed(&browser).and_then(Result::ok).unwrap_or_default();
        self.probe_path(ProbeRequest::Answered(browser, shown, replaces), ctx);
    }

    /// Creates the folder that the setter named, and shows it.
    pub(in crate::studio) fn make_folder(&mut self, browser: Box<FileDialog>, ctx: &Context) {
        let Some(name) = browser.new_folder.as_deref().map(str::trim).filter(|name| !name.is_empty()) else { return };
        let folder = browser.base().join(name);
        self.probe_path(ProbeRequest::Make(browser, folder), ctx);
    }

    /// Collects the result of a request.
    pub(in crate::studio) fn poll_path_probe(&mut self, ctx: &Context) {
        self.files.path_probe.query.poll_fresh();
        let Some(seen) = self.files.path_probe.query.finished() else { return };
        if let Some(of) = self.files.path_probe.dialog.take() {
            // The result is ignored if the dialog was closed or shows something else by now.
            let is_open = matches!(&self.dialog, Some(Dialog::Browse(open)) if open.lists_same_entries(&of));
            if !is_open {
                return;
            }
        }
        match seen {
            Ok(ProbeResult::Free(purpose, path)) => self.use_file(purpose, path, ctx),
            Ok(ProbeResult::ShowDialog(browser)) => self.dialog = Some(Dialog::Browse(browser)),
            Ok(ProbeResult::Files(browser, paths)) => {
                self.dialog = None;
                self.use_chosen_files(browser, paths, ctx);
            }
            Ok(ProbeResult::FolderFailed(browser, error)) => {
                self.browsing.last_answer = Some(browser);
                self.fail("tell-browser-folder-could-not-made", error);
            }
            Err(why) => self.refuse(why),
        }
    }
}
