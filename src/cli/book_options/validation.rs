//! Checks which booklet options were given, and which of them would have no effect.

use super::BookOptions;
use crate::sheet::InkMode;
use crate::sheet::booklet::BookSettings;
use crate::sheet::pdf::PdfPreset;

impl BookOptions {
    /// Returns the first given option that only booklets have.
    pub(in crate::cli) fn first_booklet_option(&self) -> Option<&'static str> {
        self.booklet_options().into_iter().find(|(_, given)| *given).map(|(name, _)| name)
    }

    /// Returns the first given option.
    pub(in crate::cli) fn first_option(&self) -> Option<&'static str> {
        self.first_option_except(&[])
    }

    /// Returns the first given option other than these.
    pub(in crate::cli) fn first_option_except(&self, others: &[&str]) -> Option<&'static str> {
        let of_sheets = [
            ("--stars", self.stars),
            ("--print-shop", self.print_shop),
            ("--cmyk", self.cmyk),
            ("--ink-limit", self.ink_limit.is_some()),
            ("--condition", self.condition.is_some()),
        ];
        let all = self.booklet_options().into_iter().chain(of_sheets);
        all.filter(|(name, given)| *given && !others.contains(name)).map(|(name, _)| name).next()
    }

    fn booklet_options(&self) -> [(&'static str, bool); 30] {
        [
            ("--for", self.made_for.is_some()),
            ("--per-page", self.per_page.is_some()),
            ("--answers", self.answers.is_some()),
            ("--no-answers", self.no_answers),
            ("--title", self.title.is_some()),
            ("--subtitle", self.subtitle.is_some()),
            ("--author", self.author.is_some()),
            ("--cover", self.cover),
            ("--contents", self.contents),
            ("--rules-page", self.rules_page),
            ("--rules-below", self.rules_below),
            ("--copyright", self.copyright.is_some()),
            ("--back", self.back.is_some()),
            ("--cover-picture", self.cover_picture.is_some()),
            ("--back-picture", self.back_picture.is_some()),
            ("--picture-fit", self.picture_fit.is_some()),
            ("--picture-room", self.picture_room.is_some()),
            ("--typeface", self.typeface.is_some()),
            ("--font", self.font.is_some()),
            ("--bold-font", self.bold_font.is_some()),
            ("--link", self.link.is_some()),
            ("--keep-order", self.keep_order),
            ("--credits", self.credits.is_some()),
            ("--header", self.header.is_some()),
            ("--footer", self.footer.is_some()),
            ("--bleed", self.bleed.is_some()),
            ("--marks", self.marks),
            ("--saddle-stitch", self.saddle_stitch),
            ("--creep", self.creep.is_some()),
            ("--manual-duplex", self.manual_duplex),
        ]
    }

    /// Returns why one of the given options has no effect in a booklet with these settings, to which the options have
    /// been applied.
    pub(in crate::cli) fn unused_option(&self, settings: &BookSettings) -> Option<String> {
        let pictures = settings.back_picture.is_some() || (settings.cover && settings.cover_picture.is_some());
        let needs = [
            ("--subtitle", self.subtitle.is_some(), settings.cover, "--cover, where it is printed"),
            ("--cover-picture", self.cover_picture.is_some(), settings.cover, "--cover, where it is printed"),
            ("--picture-fit", self.picture_fit.is_some(), pictures, "--cover with --cover-picture, or --back-picture"),
            (
                "--picture-room",
                self.picture_room.is_some(),
                pictures,
                "--cover with --cover-picture, or --back-picture",
            ),
            ("--creep", self.creep.is_some(), settings.saddle_stitch, "--saddle-stitch"),
            ("--header", self.header.is_some(), settings.running_title, "`running_title` in the booklet file"),
            ("--footer", self.footer.is_some(), settings.page_numbers, "`page_numbers` in the booklet file"),
        ];
        let idle = needs.into_iter().find(|(_, given, met, _)| *given && !met);
        let idle = idle.map(|(option, _, _, needed)| format!("{option} does nothing without {needed}"));
        idle.or_else(|| self.unused_ink_option(settings))
    }

    /// Returns why one of the given ink options has no effect with these settings, to which they have been applied.
    pub(in crate::cli) fn unused_ink_option(&self, settings: &BookSettings) -> Option<String> {
        if self.condition.is_some() && settings.preset != PdfPreset::PrintShop {
            return Some("--condition does nothing without --print-shop".to_owned());
        }
        let one_ink = settings.ink != InkMode::Colour;
        if self.cmyk && one_ink {
            return Some("--cmyk does nothing with one ink: leave out --ink or --cmyk".to_owned());
        }
        let is_limited = settings.cmyk || settings.preset == PdfPreset::PrintShop;
        (self.ink_limit.is_some() && (one_ink || !is_limited))
            .then(|| "--ink-limit does nothing without --print-shop or --cmyk in colour".to_owned())
    }
}
