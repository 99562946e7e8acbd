//! Pictures of pages, drawn in the background by the code that prints them.

mod picture_requests;

use std::collections::HashMap;
use std::sync::Arc;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::scene::Palette;
use crate::sheet::booklet::Booklet;
use crate::sheet::png;
use crate::solve::Control;
use crate::studio::tasks::query::BackgroundQuery;

/// A request for the picture of a page: the index of the page, and the width in pixels.
pub(in crate::studio) type PageRequest = (usize, u32);

/// The pixels of a page, as red, green, blue and alpha.
struct DrawnPage {
    page: usize,
    wanted: u32,
    size: [usize; 2],
    rgba: Vec<u8>,
}

/// The maximum number of pages in a job. New requests are only considered between jobs.
const MAX_PER_JOB: usize = 6;
/// The number of pictures above which the cache is emptied before new ones are added.
const MAX_CACHED: usize = 160;
const MM_PER_INCH: f32 = 25.4;

/// The cache of pictures, and the requests.
#[derive(Default)]
pub(super) struct PagePictureCache {
    /// The generation, which increases when the pages change. Older pictures are shown until newer ones are ready.
    generation: u64,
    pictures: HashMap<PageRequest, (u64, TextureHandle)>,
    requests: Vec<PageRequest>,
    /// The pages that are being drawn, by generation.
    query: BackgroundQuery<Vec<DrawnPage>>,
    /// The generation that could not be drawn.
    failed_generation: Option<u64>,
}

impl PagePictureCache {
    pub fn is_busy(&self) -> bool {
        self.query.is_running()
    }

    /// Marks all pictures as outdated.
    pub fn invalidate(&mut self) {
        self.generation += 1;
    }

    /// Returns the picture of a page, which may be outdated, and the request to make if it is missing or outdated.
    fn get(&self, wish: PageRequest) -> (Option<&TextureHandle>, Option<PageRequest>) {
        let kept = self.pictures.get(&wish);
        let current = kept.is_some_and(|(generation, _)| *generation == self.generation);
        (kept.map(|(_, texture)| texture), (!current && !self.requests.contains(&wish)).then_some(wish))
    }

    /// Collects drawn pictures. Returns the error if drawing failed.
    fn poll(&mut self, ctx: &Context) -> Option<String> {
        let generation = self.query.of()?;
        let pictures = match self.query.finished()? {
            Ok(pictures) => pictures,
            Err(why) => {
                // Drawing the same pages would fail again.
                self.failed_generation = Some(generation);
                return Some(why);
            }
        };
        if self.pictures.len() > MAX_CACHED {
            // Pictures that are still visible are requested again.
            self.pictures.clear();
        }
        for DrawnPage { page, wanted, size, rgba } in pictures {
            let image = ColorImage::from_rgba_unmultiplied(size, &rgba);
            let texture = ctx.load_texture(format!("page {page}"), image, TextureOptions::LINEAR);
            self.pictures.insert((page, wanted), (generation, texture));
        }
        ctx.request_repaint();
        None
    }

    fn start(&mut self, booklet: &Arc<Booklet>, palette: Palette, ctx: &Context) {
        // Drawing these pages has failed, so requests are dropped until the pages change.
        if self.failed_generation == Some(self.generation) {
            self.requests.clear();
        }
        if self.query.is_running() || self.requests.is_empty() {
            return;
        }
        let mut wishes = std::mem::take(&mut self.requests);
        wishes.truncate(MAX_PER_JOB);
        let booklet = booklet.clone();
        let work = move |control: &Control| {
            let going = wishes.into_iter().take_while(|_| !control.is_cancelled());
            going.filter_map(|wish| draw(&booklet, palette, wish)).collect()
        };
        self.query.start(self.generation, "booklet pictures", ctx, Control::new(), work);
    }
}

fn draw(booklet: &Booklet, palette: Palette, (page, wanted): PageRequest) -> Option<DrawnPage> {
    let leaf = booklet.leaves.get(page)?;
    let dpi = (wanted as f32 / (leaf.area.media().width() / MM_PER_INCH)).round().max(8.0) as u32;
    let picture = png::render_leaf(leaf, palette, dpi).ok()?;
    let size = [picture.width() as usize, picture.height() as usize];
    Some(DrawnPage { page, wanted, size, rgba: picture.rgba() })
}
