//! Scenes on the screen: painting, cached shapes, and the scale between scene and screen.

pub(in crate::studio) mod coverage;
mod image_textures;
pub(in crate::studio) mod painter;
pub(in crate::studio) mod picture;
pub(in crate::studio) mod shape_cache;
pub(in crate::studio) mod transform;
