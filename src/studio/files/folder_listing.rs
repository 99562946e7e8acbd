//! The folder shown in the studio's own file dialog, and a preview of the selected file.

mod browsing;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::disk::watch_reading;
use crate::solve::Control;
use crate::studio::files::file_dialog::{FileDialog, FileLocation, FolderEntry, PathKind, home};
use crate::studio::files::start::{FilePreview, read_preview};
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::system_reason;
use crate::{disk, formats};

/// The interval at which the folder is read again.
const REREAD_INTERVAL: Duration = Duration::from_secs(2);
/// The maximum number of folders of recent files that are offered.
const MAX_FOLDERS: usize = 5;

/// Returns the user's folders for the desktop, documents and downloads, as given in the list that desktop environments
/// maintain (`user-dirs.dirs` of xdg-user-dirs).
fn folders_of_user(list: &str, home: &Path) -> Vec<PathBuf> {
    let named = ["XDG_DESKTOP_DIR", "XDG_DOCUMENTS_DIR", "XDG_DOWNLOAD_DIR"].into_iter().filter_map(|wanted| {
        let lines = list.lines().filter_map(|line| line.trim().split_once('='));
        // The list is a shell script, so the last assignment counts.
        let value = lines.rev().find(|(name, _)| *name == wanted)?.1.trim_matches('"');
        match value.strip_prefix("$HOME") {
            Some(rest) => Some(home.join(rest.trim_start_matches('/'))),
            None => Some(PathBuf::from(value)).filter(|path| path.is_absolute()),
        }
    });
    // If the user has no separate folder of a kind, the list gives the home folder itself.
    named.filter(|folder| folder != home).collect()
}

/// Shortcuts to folders.
#[derive(Default)]
pub(in crate::studio) struct FolderShortcuts {
    /// The standard folders of the user.
    pub standard: Vec<PathBuf>,
    /// The folders of recent files.
    pub recent: Vec<PathBuf>,
}

/// The folder shown in the file dialog.
#[derive(Default)]
pub(in crate::studio) struct FolderListing {
    /// The dialog with the setter's last answer, until the file operation is known to have succeeded.
    pub last_answer: Option<Box<FileDialog>>,
    place: Option<FileLocation>,
    query: BackgroundQuery<Result<Vec<FolderEntry>, String>>,
    /// The time of the last request.
    since: Option<Instant>,
    /// The content at the last read.
    last_content: Option<Result<Vec<FolderEntry>, String>>,
    /// The filtered and sorted content, with the dialog state it was made for. It is cached so that large folders are
    /// not sorted in each frame.
    listed: Option<(FileDialog, Arc<[FolderEntry]>)>,
    pub places: FolderShortcuts,
    shortcuts_query: BackgroundQuery<FolderShortcuts>,
    preview: Option<(PathBuf, BackgroundQuery<Option<FilePreview>>)>,
}

impl FolderListing {
    /// Returns the entries to show, once the folder is read, or the reason why it cannot be read.
    pub fn listed(&self, browser: &FileDialog) -> Option<Result<Arc<[FolderEntry]>, &str>> {
        let known = self.last_content.as_ref()?.as_ref().map_err(String::as_str);
        Some(known.map(|entries| match &self.listed {
            Some((of, listed)) if of.lists_same_entries(browser) => listed.clone(),
            Some(_) | None => browser.shown(entries).into(),
        }))
    }

    /// Returns the kind of entry at a path, as far as it is known without accessing the disk.
    pub fn found(&self, browser: &FileDialog, path: &Path) -> Option<PathKind> {
        if let Some((of, found)) = &browser.found
            && of == path
        {
            return Some(*found);
        }
        let folder = browser.shown_folder()?;
        let entries = match (&self.place, &self.last_content) {
            (Some(FileLocation::Folder(read)), Some(Ok(entries))) if *read == folder => entries,
            _ => return None,
        };
        if path == folder {
            return Some(PathKind::Folder);
        }
        if path.parent() != Some(folder.as_path()) {
            return None;
        }
        Some(match entries.iter().find(|entry| entry.path == path) {
            Some(entry) if entry.is_folder => PathKind::Folder,
            Some(_) => PathKind::File,
            None => PathKind::Nothing,
        })
    }

    /// Returns the preview of this file once it is read. The inner Option is None if the file contains neither a puzzle
    /// nor a booklet.
    pub fn preview(&self, path: &Path) -> Option<Option<&FilePreview>> {
        let (_, asked) = self.preview.as_ref().filter(|(of, _)| of == path)?;
        asked.answer(0).map(Option::as_ref)
    }

    /// Reads the folder again.
    fn read(&mut self, place: FileLocation, recent: Vec<PathBuf>, ctx: &Context) {
        if self.place.as_ref() != Some(&place) {
            (self.last_content, self.listed) = (None, None);
        }
        self.place = Some(place.clone());
        self.since = Some(Instant::now());
        self.query.start(0, "folder", ctx, Control::new(), move |_| match place {
            FileLocation::Folder(folder) => entries_of(&folder),
            FileLocation::Recent => Ok(recent.into_iter().filter_map(|path| entry(path, false)).collect()),
        });
        self.query.poll_fresh();
    }

    fn sync(&mut self, browser: &FileDialog, recent: &[PathBuf], ctx: &Context) {
        let place = browser.shown_folder().map_or(FileLocation::Recent, FileLocation::Folder);
        if self.place.is_none() {
            let recent = recent.to_vec();
            self.shortcuts_query.start(0, "places", ctx, Control::new(), move |_| FolderShortcuts::of_user(&recent));
            self.shortcuts_query.poll_fresh();
        }
        if let Some(Ok(places)) = self.shortcuts_query.finished() {
            self.places = places;
        }
        let old = self.since.is_none_or(|since| since.elapsed() > REREAD_INTERVAL) && !self.query.is_running();
        if self.place.as_ref() != Some(&place) || old {
            self.read(place, recent.to_vec(), ctx);
        }
        if let Some(read) = self.query.finished() {
            let known = Some(read.unwrap_or_else(Err));
            if known != self.last_content {
                (self.last_content, self.listed) = (known, None);
            }
        }
        // The folder may change while it is shown.
        ctx.request_repaint_after(REREAD_INTERVAL);
        let listed = self.listed(browser).and_then(Result::ok);
        self.listed = listed.map(|listed| (browser.clone(), listed));
        let shown = self.listed.as_ref().map(|(_, listed)| listed.clone()).unwrap_or_default();
        let entry = browser.row(&shown).and_then(|row| shown.get(row)).filter(|entry| !entry.is_folder);
        match entry {
            None => self.preview = None,
            Some(entry) if self.preview.as_ref().is_none_or(|(of, _)| *of != entry.path) => {
                let (path, mut asked) = (entry.path.clone(), BackgroundQuery::default());
                asked.start(0, "preview", ctx, Control::new(), move |control: &Control| {
                    let stop = control.clone();
                    watch_reading(move |_| !stop.is_cancelled(), || read_preview(&path))
                });
                self.preview = Some((entry.path.clone(), asked));
            }
            Some(_) => {}
        }
        if let Some((_, asked)) = &mut self.preview {
            asked.poll();
            asked.answer_for_lost(|_| None);
        }
    }
}

impl FolderShortcuts {
    fn of_user(recent: &[PathBuf]) -> FolderShortcuts {
        let home = home();
        let list = formats::settings_folder().map(|folder| folder.join("user-dirs.dirs"));
        let list = list.and_then(|list| disk::read_text(&list).ok()).unwrap_or_default();
        let mut own: Vec<PathBuf> = home.iter().flat_map(|home| folders_of_user(&list, home)).collect();
        own.retain(|folder| folder.is_dir());
        let mut folders: Vec<PathBuf> = Vec::new();
        for folder in recent.iter().filter_map(|path| path.parent()) {
            let known = own.iter().chain(&folders).chain(&home).any(|other| other == folder);
            if !known && folder.is_dir() && folders.len() < MAX_FOLDERS {
                folders.push(folder.to_owned());
            }
        }
        FolderShortcuts { standard: own, recent: folders }
    }
}

/// Returns the entries of a folder, in the order of the system.
fn entries_of(folder: &Path) -> Result<Vec<FolderEntry>, String> {
    let entries = fs::read_dir(folder).map_err(|error| system_reason(&error))?;
    let entry = |found: fs::DirEntry| entry(found.path(), found.file_type().is_ok_and(|sort| sort.is_dir()));
    Ok(entries.flatten().filter_map(entry).collect())
}

/// Returns the entry of a file or a folder. None if nothing exists at the path any more, or something that is neither
/// and cannot be chosen.
fn entry(path: PathBuf, is_folder: bool) -> Option<FolderEntry> {
    let data = fs::metadata(&path).ok();
    let is_folder = is_folder || data.as_ref().is_some_and(fs::Metadata::is_dir);
    let is_file = data.as_ref().is_some_and(fs::Metadata::is_file);
    (is_folder || is_file).then(|| FolderEntry { path, is_folder, written: data.and_then(|data| data.modified().ok()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_of_the_user_are_read_from_the_list_of_the_desktop() {
        let list = "# made by a desktop\nXDG_DESKTOP_DIR=\"$HOME/\"\nXDG_DOCUMENTS_DIR=\"$HOME/Έγγραφα\"\n\
                    XDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_DOWNLOAD_DIR=\"/data/new\"\n";
        let found = folders_of_user(list, Path::new("/home/eva"));
        assert_eq!(found, [PathBuf::from("/home/eva/Έγγραφα"), PathBuf::from("/data/new")]);
    }
}
