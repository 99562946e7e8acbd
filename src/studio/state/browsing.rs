//! The folder shown in the studio's own file dialog, and a preview of the selected file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use super::State;
use super::asked::Asked;
use super::browser::{Browser, Entry, Found, Place, home};
use super::dialog::Dialog;
use super::files::Purpose;
use super::start::{Glance, glance};
use crate::disk::watch_reading;
use crate::solve::Control;
use crate::words::system_reason;
use crate::{disk, formats};

/// The interval at which the folder is read again.
const OLD: Duration = Duration::from_secs(2);
/// The most folders of recent files that are offered.
const MOST_FOLDERS: usize = 5;

/// Returns the user's folders for documents and the like from the list that desktops maintain (`user-dirs.dirs` of
/// xdg-user-dirs).
fn folders_of_user(list: &str, home: &Path) -> Vec<PathBuf> {
    let named = ["XDG_DESKTOP_DIR", "XDG_DOCUMENTS_DIR", "XDG_DOWNLOAD_DIR"].into_iter().filter_map(|wanted| {
        let lines = list.lines().filter_map(|line| line.trim().split_once('='));
        let value = lines.rev().find(|(name, _)| *name == wanted)?.1.trim_matches('"');
        match value.strip_prefix("$HOME") {
            Some(rest) => Some(home.join(rest.trim_start_matches('/'))),
            None => Some(PathBuf::from(value)).filter(|path| path.is_absolute()),
        }
    });
    // A folder that is not separate is given as the home folder itself.
    named.filter(|folder| folder != home).collect()
}

/// Shortcuts to folders.
#[derive(Default)]
pub(in crate::studio) struct Places {
    /// The standard folders of the user, followed in `recent` by those of recent files.
    pub own: Vec<PathBuf>,
    pub recent: Vec<PathBuf>,
}

/// The folder shown in the file dialog.
#[derive(Default)]
pub(in crate::studio) struct Browsing {
    /// The last answer of the dialog, until it is known to work.
    pub answered: Option<Box<Browser>>,
    place: Option<Place>,
    asked: Asked<Result<Vec<Entry>, String>>,
    /// The time of the last request.
    since: Option<Instant>,
    /// The content at the last read.
    known: Option<Result<Vec<Entry>, String>>,
    /// The filtered and sorted content, with the dialog state it was made for. Large folders are not sorted in
    /// each frame.
    listed: Option<(Browser, Arc<[Entry]>)>,
    pub places: Places,
    places_asked: Asked<Places>,
    preview: Option<(PathBuf, Asked<Option<Glance>>)>,
}

impl Browsing {
    /// Returns the entries to show, once the folder is read, or the reason why it cannot be read.
    pub fn listed(&self, browser: &Browser) -> Option<Result<Arc<[Entry]>, &str>> {
        let known = self.known.as_ref()?.as_ref().map_err(String::as_str);
        Some(known.map(|entries| match &self.listed {
            Some((of, listed)) if of.shows_like(browser) => listed.clone(),
            Some(_) | None => browser.shown(entries).into(),
        }))
    }

    /// Returns the entry at a path, as far as it is known without accessing the disk.
    pub fn found(&self, browser: &Browser, path: &Path) -> Option<Found> {
        if let Some((of, found)) = &browser.found
            && of == path
        {
            return Some(*found);
        }
        let folder = browser.shown_folder()?;
        let entries = match (&self.place, &self.known) {
            (Some(Place::Folder(read)), Some(Ok(entries))) if *read == folder => entries,
            _ => return None,
        };
        if path == folder {
            return Some(Found::Folder);
        }
        if path.parent() != Some(folder.as_path()) {
            return None;
        }
        Some(match entries.iter().find(|entry| entry.path == path) {
            Some(entry) if entry.is_folder => Found::Folder,
            Some(_) => Found::File,
            None => Found::Nothing,
        })
    }

    /// Returns the preview of this file once it is read; inside None if it contains no puzzle.
    pub fn preview(&self, path: &Path) -> Option<Option<&Glance>> {
        let (_, asked) = self.preview.as_ref().filter(|(of, _)| of == path)?;
        asked.answer(0).map(Option::as_ref)
    }

    /// Reads the folder again.
    fn read(&mut self, place: Place, recent: Vec<PathBuf>, ctx: &Context) {
        if self.place.as_ref() != Some(&place) {
            (self.known, self.listed) = (None, None);
        }
        self.place = Some(place.clone());
        self.since = Some(Instant::now());
        self.asked.start(0, "folder", ctx, Control::new(), move |_| match place {
            Place::Folder(folder) => entries_of(&folder),
            Place::Recent => Ok(recent.into_iter().filter_map(|path| entry(path, false)).collect()),
        });
        self.asked.poll_fresh();
    }

    fn follow(&mut self, browser: &Browser, recent: &[PathBuf], ctx: &Context) {
        let place = browser.shown_folder().map_or(Place::Recent, Place::Folder);
        if self.place.is_none() {
            let recent = recent.to_vec();
            self.places_asked.start(0, "places", ctx, Control::new(), move |_| Places::of_user(&recent));
            self.places_asked.poll_fresh();
        }
        if let Some(Ok(places)) = self.places_asked.finished() {
            self.places = places;
        }
        let old = self.since.is_none_or(|since| since.elapsed() > OLD) && !self.asked.is_running();
        if self.place.as_ref() != Some(&place) || old {
            self.read(place, recent.to_vec(), ctx);
        }
        if let Some(read) = self.asked.finished() {
            let known = Some(read.unwrap_or_else(Err));
            if known != self.known {
                (self.known, self.listed) = (known, None);
            }
        }
        // The folder may change while it is shown.
        ctx.request_repaint_after(OLD);
        let listed = self.listed(browser).and_then(Result::ok);
        self.listed = listed.map(|listed| (browser.clone(), listed));
        let shown = self.listed.as_ref().map(|(_, listed)| listed.clone()).unwrap_or_default();
        let entry = browser.row(&shown).and_then(|row| shown.get(row)).filter(|entry| !entry.is_folder);
        match entry {
            None => self.preview = None,
            Some(entry) if self.preview.as_ref().is_none_or(|(of, _)| *of != entry.path) => {
                let (path, mut asked) = (entry.path.clone(), Asked::default());
                asked.start(0, "preview", ctx, Control::new(), move |control: &Control| {
                    let stop = control.clone();
                    watch_reading(move |_| !stop.is_cancelled(), || glance(&path))
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

impl Places {
    fn of_user(recent: &[PathBuf]) -> Places {
        let home = home();
        let list = formats::settings_folder().map(|folder| folder.join("user-dirs.dirs"));
        let list = list.and_then(|list| disk::read_text(&list).ok()).unwrap_or_default();
        let mut own: Vec<PathBuf> = home.iter().flat_map(|home| folders_of_user(&list, home)).collect();
        own.retain(|folder| folder.is_dir());
        let mut folders: Vec<PathBuf> = Vec::new();
        for folder in recent.iter().filter_map(|path| path.parent()) {
            let known = own.iter().chain(&folders).chain(&home).any(|other| other == folder);
            if !known && folder.is_dir() && folders.len() < MOST_FOLDERS {
                folders.push(folder.to_owned());
            }
        }
        Places { own, recent: folders }
    }
}

/// Returns the entries of a folder, in the order of the system.
fn entries_of(folder: &Path) -> Result<Vec<Entry>, String> {
    let entries = fs::read_dir(folder).map_err(|error| system_reason(&error))?;
    let entry = |found: fs::DirEntry| entry(found.path(), found.file_type().is_ok_and(|sort| sort.is_dir()));
    Ok(entries.flatten().filter_map(entry).collect())
}

/// Returns a file or a folder; None if it is gone. Anything else cannot be chosen.
fn entry(path: PathBuf, is_folder: bool) -> Option<Entry> {
    let data = fs::metadata(&path).ok();
    let is_folder = is_folder || data.as_ref().is_some_and(fs::Metadata::is_dir);
    let is_file = data.as_ref().is_some_and(fs::Metadata::is_file);
    (is_folder || is_file).then(|| Entry { path, is_folder, written: data.and_then(|data| data.modified().ok()) })
}

impl State {
    /// Reads the content for the file dialog while it is open.
    pub(in crate::studio) fn poll_browser(&mut self, ctx: &Context) {
        match &self.dialog {
            Some(Dialog::Browse(browser)) => self.browsing.follow(browser, self.recent.files(), ctx),
            _ if self.browsing.place.is_some() => {
                self.browsing = Browsing { answered: self.browsing.answered.take(), ..Browsing::default() };
            }
            _ => {}
        }
    }

    /// Uses the chosen files for the dialog's purpose. If that fails, the dialog opens again.
    pub(super) fn browsed(&mut self, browser: Box<Browser>, paths: Vec<PathBuf>, ctx: &Context) {
        let purpose = browser.purpose.clone();
        self.browsing.answered = Some(browser);
        match (&purpose, <[PathBuf; 1]>::try_from(paths)) {
            (_, Ok([path])) => self.picked(purpose, path, ctx),
            (Purpose::AddPuzzles, Err(paths)) => self.add_to_booklet(&paths),
            (_, Err(paths)) => self.open_files(&paths),
        }
    }
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
