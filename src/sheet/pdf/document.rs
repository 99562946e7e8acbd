//! Writes pages, their metadata and their structure.

use std::num::NonZeroU16;
use std::ops::ControlFlow;

use krilla::configure::{ConfigurationBuilder, PdfVersion};
use krilla::destination::XyzDestination;
use krilla::geom::{Point as PdfPoint, Rect};
use krilla::metadata::{Metadata, TextDirection};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{ArtifactType, ContentTag, Identifier, Node, Tag, TagGroup, TagKind, TagTree};
use krilla::{Document, SerializeSettings};

use super::canvas::PdfCanvas;
use super::colour::ColourSpace;
use super::date::LAST_SECOND;
use super::error::PdfError;
use super::info::{DEFAULT_CONDITION, DocumentInfo, PdfPreset};
use super::pictures;
use super::press::{PdfXInfo, as_pdf_x};
use super::text_cache::TextCache;
use crate::scene::{Item, Palette, Point, Scene};
use crate::sheet::geometry::points;
use crate::sheet::leaf::{Leaf, PagePart, Role};
use crate::sheet::page::Page;
use crate::sheet::paper::{Binding, Paper};
use crate::sheet::single_sheet::sheet_leaves;

/// The title of a file without one, where a title is required.
const UNTITLED: &str = "Gridwright";

/// Renders each sheet on pages of its own, at its printed size (see [`sheet_leaves`]).
///
/// The same sheets give the same bytes.
///
/// # Errors
/// Returns an error if the paper has no size, the date of a file for a print shop is after the year 9999, or
/// the library fails.
pub fn render(sheets: &[Page], paper: Paper, palette: Palette, about: DocumentInfo) -> Result<Vec<u8>, PdfError> {
    let leaves: Vec<Leaf> = sheets.iter().flat_map(|sheet| sheet_leaves(sheet, paper)).collect();
    render_leaves(&leaves, palette, about, &mut |_| ControlFlow::Continue(()))
}

/// Renders finished pages, including their bleed. `progress` receives the number of finished pages and may cancel.
///
/// The same pages give the same bytes.
///
/// # Errors
/// Returns an error if the paper has no size, the date of a file for a print shop is after the year 9999, the
/// library fails, or `progress` cancels.
pub fn render_leaves(
    leaves: &[Leaf],
    palette: Palette,
    about: DocumentInfo,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PdfError> {
    let told = about.preset == PdfPreset::Screen;
    if !told && about.created > LAST_SECOND {
        return Err(PdfError::Date { seconds: about.created.to_string() });
    }
    // PDF/X-1a:2003 is based on PDF 1.4.
    let version = if told { PdfVersion::Pdf17 } else { PdfVersion::Pdf14 };
    let configuration = ConfigurationBuilder::new().with_version(version).finish().unwrap_or_default();
    let settings =
        SerializeSettings { enable_tagging: told, xmp_metadata: told, configuration, ..SerializeSettings::default() };
    let colours = ColourSpace::of(palette, about.cmyk || !told, about.ink_limit);
    let mut document = Document::new_with(settings);
    let mut letters = TextCache::default();
    let language = Some(about.language).filter(|language| !language.is_empty()).map(str::to_owned);
    let mut tags = TagTree::new().with_lang(language.clone());
    let mut chapters = OutlineBuilder::default();
    for (index, leaf) in leaves.iter().enumerate() {
        let mut page = document.start_page_with(page_settings(leaf)?);
        let mut surface = page.surface();
        let media = leaf.area.media();
        // Positions on a leaf are measured from the corner of the trimmed page, and positions in the file from the
        // corner of the untrimmed page.
        let origin = Point::new(points(-media.min.x), points(-media.min.y));
        for part in &leaf.parts {
            let tag = match &part.role {
                Role::Chapter(name) => {
                    chapters.add(1, name.clone(), XyzDestination::new(index, PdfPoint::from_xy(0.0, 0.0)));
                    continue;
                }
                Role::Artifact => ContentTag::Artifact(krilla::tagging::Artifact::with_kind(ArtifactType::Other)),
                Role::Heading(_) | Role::Text | Role::Picture(_) | Role::Code { .. } => ContentTag::Other,
            };
            let identifier = told.then(|| surface.start_tagged(tag));
            if let Some(picture) = &part.picture {
                pictures::draw(&mut surface, picture, colours, origin)?;
            }
            let canvas = PdfCanvas {
                surface: &mut surface,
                palette,
                colours,
                is_flat: !told || matches!(colours, ColourSpace::Press(_)),
                origin,
                points_per_cell: points(1.0),
                letters: &mut letters,
                open_lines: None,
                open_row: None,
            };
            canvas.scene(&part.scene);
            if let Some(identifier) = identifier {
                surface.end_tagged();
                tag_part(&mut tags, part, identifier);
            }
            if let Role::Heading(level) = part.role {
                let top = part.scene.bounds().min;
                let place = PdfPoint::from_xy(0.0, (origin.y + points(top.y)).max(0.0));
                chapters.add(level, words_of(&part.scene), XyzDestination::new(index, place));
            }
        }
        surface.finish();
        page.finish();
        if progress(index + 1).is_break() {
            return Err(PdfError::Cancelled);
        }
    }
    // For print shops, the metadata contain only the reading direction, and `as_pdf_x` adds the rest.
    if told || about.binding == Binding::Right {
        document.set_metadata(metadata_of(about, language));
    }
    if told {
        document.set_outline(chapters.finish());
        document.set_tag_tree(tags);
    }
    let file = document.finish()?;
    if told {
        return Ok(file);
    }
    let (title, condition) = (about.title.trim(), about.output_condition.trim());
    let title = if title.is_empty() { UNTITLED } else { title };
    let condition = if condition.is_empty() { DEFAULT_CONDITION } else { condition };
    as_pdf_x(file, PdfXInfo { title, author: about.author.trim(), condition, created: about.created })
}

/// Returns the page boxes: the media, bleed and trim boxes.
fn page_settings(leaf: &Leaf) -> Result<PageSettings, PdfError> {
    let media = leaf.area.media();
    let error = || PdfError::Paper { width_mm: media.width(), height_mm: media.height() };
    let (width, height) = (points(media.width()), points(media.height()));
    let settings = PageSettings::from_wh(width, height).ok_or_else(error)?;
    let trim = leaf.area.trim;
    let trim = Rect::from_xywh(points(-media.min.x), points(-media.min.y), points(trim.width()), points(trim.height()));
    let bleed = leaf.area.bleed();
    let all = Rect::from_xywh(
        points(bleed.min.x - media.min.x),
        points(bleed.min.y - media.min.y),
        points(bleed.width()),
        points(bleed.height()),
    );
    Ok(settings.with_trim_box(Some(trim.ok_or_else(error)?)).with_bleed_box(Some(all.ok_or_else(error)?)))
}

fn metadata_of(about: DocumentInfo, language: Option<String>) -> Metadata {
    let mut metadata = Metadata::new();
    if about.binding == Binding::Right {
        metadata = metadata.text_direction(TextDirection::RightToLeft);
    }
    if about.preset == PdfPreset::PrintShop {
        return metadata;
    }
    metadata = metadata.creator("Gridwright".to_owned());
    if !about.title.is_empty() {
        metadata = metadata.title(about.title.to_owned());
    }
    if !about.author.is_empty() {
        metadata = metadata.authors(vec![about.author.to_owned()]);
    }
    if let Some(language) = language {
        metadata = metadata.language(language);
    }
    metadata
}

/// Adds a part to the tag tree, with its role.
fn tag_part(tags: &mut TagTree, part: &PagePart, identifier: Identifier) {
    let tag: TagKind = match &part.role {
        Role::Artifact | Role::Chapter(_) => return,
        Role::Heading(level) => {
            let level = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
            Tag::Hn(level, None).into()
        }
        Role::Text => Tag::P.into(),
        Role::Picture(words) | Role::Code { words, .. } => Tag::Figure(Some(words.clone())).into(),
    };
    tags.push(Node::Group(TagGroup::with_children(tag, vec![Node::Leaf(identifier)])));
}

/// Returns the text of a heading.
fn words_of(scene: &Scene) -> String {
    let lines: Vec<&str> = scene
        .painted()
        .filter_map(|item| match item {
            Item::Text { text, .. } => Some(text.as_str()),
            Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
        })
        .collect();
    lines.join(" ")
}

/// The outline of the document: chapters with their sections.
#[derive(Default)]
struct OutlineBuilder {
    chapters: Vec<(String, XyzDestination, Vec<OutlineNode>)>,
}

impl OutlineBuilder {
    fn add(&mut self, level: u8, words: String, place: XyzDestination) {
        match self.chapters.last_mut() {
            Some((.., sections)) if level > 1 => sections.push(OutlineNode::new(words, place)),
            _ => self.chapters.push((words, place, Vec::new())),
        }
    }

    fn finish(self) -> Outline {
        let mut outline = Outline::new();
        for (words, place, sections) in self.chapters {
            let mut chapter = OutlineNode::new(words, place);
            sections.into_iter().for_each(|section| chapter.push_child(section));
            outline.push_child(chapter);
        }
        outline
    }
}
