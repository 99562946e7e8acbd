//! The textures of pictures on boards. Each picture is decoded once, and its texture is kept until the program ends,
//! since cached shapes may still show it.

use std::collections::HashMap;

use egui::cache::CacheTrait;
use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::scene::ImageFile;
use crate::sheet::DrawnImage;

/// The greatest number of pixels of a texture in each direction, which all graphics cards support.
const MAX_SIDE: u32 = 2048;

/// The textures by their pictures; `None` for a picture that cannot be decoded.
#[derive(Default)]
struct ImageTextures(HashMap<ImageFile, Option<TextureHandle>>);

impl CacheTrait for ImageTextures {
    fn update(&mut self) {}

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// Returns the texture of a picture, or `None` if it cannot be decoded.
pub(super) fn texture(ctx: &Context, image: &ImageFile) -> Option<TextureHandle> {
    let known = ctx.memory_mut(|memory| memory.caches.cache::<ImageTextures>().0.get(image).cloned());
    if let Some(texture) = known {
        return texture;
    }
    let texture = DrawnImage::read(image).ok().map(|decoded| {
        let decoded = decoded.fitted((MAX_SIDE, MAX_SIDE));
        let size = [decoded.width as usize, decoded.height as usize];
        let pixels = ColorImage::from_rgba_unmultiplied(size, &decoded.rgba);
        ctx.load_texture("drawing", pixels, TextureOptions::LINEAR)
    });
    ctx.memory_mut(|memory| memory.caches.cache::<ImageTextures>().0.insert(image.clone(), texture.clone()));
    texture
}
