//! Probing paths for the file dialogs.

use std::path::PathBuf;

use egui::Context;

use super::{ProbeRequest, ProbeResult, run_probe};
use crate::solve::Control;
use crate::studio::files::file_dialog::FileDialog;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;

impl StudioState {
    /// Starts a request. Its result is handled once it arrives.
    pub(in crate::studio) fn probe_path(&mut self, request: ProbeRequest, ctx: &Context) {
        let probe = &mut self.files.path_probe;
        probe.dialog = match &request {
            ProbeRequest::ShowFolder(dialog, _)
            | ProbeRequest::Check(dialog, _)
            | ProbeRequest::MakeFolder(dialog, _) => Some(dialog.clone()),
            ProbeRequest::Exists(..) | ProbeRequest::OpenDialog(..) => None,
        };
        probe.query.start(0, "looking", ctx, Control::new(), move |_| run_probe(request));
        self.poll_path_probe(ctx);
    }

    /// Collects the result of a request.
    pub(in crate::studio) fn poll_path_probe(&mut self, ctx: &Context) {
        let probe = &mut self.files.path_probe;
        probe.query.poll_fresh();
        let Some(result) = probe.query.finished() else { return };
        if let Some(of) = probe.dialog.take() {
            // The result is ignored if the dialog was closed or shows something else by now.
            let is_open = matches!(&self.dialog, Some(Dialog::Browse(open)) if *open == of);
            if !is_open {
                return;
            }
        }
        match result {
            Ok(ProbeResult::Free(purpose, path)) => self.use_files(&purpose, &[path], ctx),
            Ok(ProbeResult::ShowDialog(dialog)) => self.dialog = Some(Dialog::Browse(dialog)),
            Ok(ProbeResult::Files(dialog, paths)) => {
                self.dialog = None;
                self.use_chosen_files(dialog, &paths, ctx);
            }
            Ok(ProbeResult::FolderFailed(dialog, error)) => {
                self.files.path_probe.last_answer = Some(dialog);
                self.fail("tell-browser-folder-could-not-made", error);
            }
            Err(why) => self.refuse(why),
        }
    }

    /// Uses the chosen files for the dialog's purpose. If that fails, the dialog opens again.
    fn use_chosen_files(&mut self, dialog: Box<FileDialog>, paths: &[PathBuf], ctx: &Context) {
        let purpose = dialog.purpose.clone();
        self.files.path_probe.last_answer = Some(dialog);
        self.use_files(&purpose, paths, ctx);
    }
}
