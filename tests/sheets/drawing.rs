//! The pages of booklets as pictures, drawn by this program and by another one.

use std::fs;
use std::ops::ControlFlow;

use gridwright::book;
use gridwright::sheet::Leaf;
use gridwright::sheet::booklet::{BookSettings, Booklet};
use gridwright::sheet::png::{self, Background, PixelScale};
use image::{GrayImage, ImageFormat};

use crate::common::tools::{run, written};

/// A way to draw the pages of a booklet at a resolution in dpi.
pub type Draw = fn(&BookSettings, &Booklet, u32) -> Vec<GrayImage>;

fn decoded(png: &[u8]) -> GrayImage {
    image::load_from_memory_with_format(png, ImageFormat::Png).unwrap().into_luma8()
}

/// Draws the pages as this program does.
pub fn own_pages(settings: &BookSettings, booklet: &Booklet, dpi: u32) -> Vec<GrayImage> {
    let page = |leaf: &Leaf| {
        let (palette, scale) = (settings.ink.palette(), PixelScale::True(1.0));
        decoded(&png::render_on(&leaf.scene(), palette, dpi, scale, Background::Paper).unwrap().encode().unwrap())
    };
    booklet.leaves.iter().map(page).collect()
}

/// Draws the pages of the PDF file: runs pdftoppm.
pub fn printed_pages(settings: &BookSettings, booklet: &Booklet, dpi: u32) -> Vec<GrayImage> {
    let folder = tempfile::tempdir().unwrap();
    let file = book::print(settings, booklet, 0, &mut |_| ControlFlow::Continue(())).unwrap();
    let path = written(folder.path(), "x.pdf", &file);
    let root = folder.path().join("page");
    run("pdftoppm", &["-r", &dpi.to_string(), "-png", &path, root.to_str().unwrap()]);
    let mut names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.retain(|name| name.extension().is_some_and(|extension| extension == "png"));
    names.sort();
    names.into_iter().map(|name| decoded(&fs::read(name).unwrap())).collect()
}
