//! Requesting and collecting pictures of pages.

use super::PageRequest;
use crate::studio::booklet::state::OpenBooklet;
use egui::{Context, TextureHandle};

impl OpenBooklet {
    pub fn poll_pictures(&mut self, ctx: &Context) -> Option<String> {
        let lost = self.pictures.poll(ctx);
        if let Some(made) = &self.typeset {
            let palette = self.history.present().settings.ink.palette();
            self.pictures.start(&made.booklet, palette, ctx);
        }
        lost
    }

    /// Returns the picture of a page at about this width in pixels, and the request to make if it is missing or
    /// outdated. Neither side exceeds `most` pixels, the limit of the graphics card.
    pub fn picture(&self, page: usize, width: f32, most: usize) -> (Option<egui::TextureId>, Option<PageRequest>) {
        // The width is rounded, so that resizing the window does not request a picture in each frame.
        const STEP: f32 = 64.0;
        // The resolution is a whole number of dots per inch, so a picture can exceed the width by this much.
        const SLACK: usize = 16;
        let leaf = self.typeset.as_ref().and_then(|made| made.booklet.leaves.get(page));
        // The limit applies to the longer side. On an upright page, that is the height.
        let upright = leaf.map_or(1.0, |leaf| (leaf.area.media().height() / leaf.area.media().width()).max(1.0));
        let most = most.saturating_sub(SLACK) as f32 / upright;
        let pixels = ((width / STEP).ceil() * STEP).min(most) as u32;
        let (texture, wish) = self.pictures.get((page, pixels.max(64)));
        (texture.map(TextureHandle::id), wish)
    }

    /// Requests the picture of a page.
    pub fn request_picture(&mut self, wish: PageRequest) {
        self.pictures.requests.push(wish);
    }
}
