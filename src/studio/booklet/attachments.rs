//! Fonts and pictures of the booklet, in files that the setter chooses.

use std::path::Path;

use egui::Context;

use crate::sheet::booklet::CustomPicture;
use crate::studio::document::on_disk::absolute;
use crate::studio::files::file_choice::{FileChoice, FileTypes};
use crate::studio::state::StudioState;
use crate::studio::state::words::shown_path;
use crate::words::say;

/// A file that a booklet uses besides its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Attachment {
    /// The setter's own font.
    Font,
    /// The font for semibold text.
    BoldFont,
    /// The picture on the cover.
    Cover,
    /// The picture on the last page.
    Back,
    /// The picture on the page of the section that begins with this row.
    Section(usize),
}

impl StudioState {
    /// Attaches a file that the setter chooses.
    pub(super) fn choose_attachment(&mut self, attachment: Attachment, ctx: &Context) {
        let (title, types) = match attachment {
            Attachment::Font | Attachment::BoldFont => {
                ("tell-files-choose-font", FileTypes { name: "tell-files-fonts", extensions: &["otf", "ttf"] })
            }
            Attachment::Cover | Attachment::Back | Attachment::Section(_) => {
                let extensions = &["png", "jpg", "jpeg", "webp"];
                ("tell-files-choose-picture", FileTypes { name: "tell-files-pictures", extensions })
            }
        };
        let choice = FileChoice::to_read(title, "ask-path.choose", types).in_folder(self.place_of_booklet().0);
        self.pick_file(choice, ctx, move |state, path, _| state.attach(attachment, path));
    }

    /// Attaches a font or a picture to the booklet. Errors in the file are found when the pages are made.
    fn attach(&mut self, attachment: Attachment, path: &Path) {
        let file = absolute(path).display().to_string();
        let mut settings = self.booklet.settings().clone();
        match attachment {
            Attachment::Font => settings.font = file,
            Attachment::BoldFont => settings.bold_font = file,
            Attachment::Cover => settings.cover_picture.get_or_insert_default().file = file,
            Attachment::Back => settings.back_picture.get_or_insert_default().file = file,
            Attachment::Section(row) => return self.attach_section_picture(row, absolute(path)),
        }
        self.booklet.change_settings(settings);
    }

    /// Attaches a picture to the section that begins with a row. `picture` is None if it could not be read.
    pub(super) fn attach_to_section(&mut self, row: usize, order: u64, path: &Path, picture: Option<CustomPicture>) {
        if self.booklet.draft().order != order {
            return self.refuse(say!("tell-reading-booklet-was-changed-while", path = shown_path(path)));
        }
        let Some(mut item) = self.booklet.rows().get(row).map(|row| row.item.clone()) else { return };
        let wanted = item.section_picture.get_or_insert_default();
        wanted.file = path.display().to_string();
        let picture = picture.map(|picture| CustomPicture { fit: wanted.fit, area: wanted.room, ..picture });
        self.booklet.edit_row_with(row, item, picture);
    }
}
