//! Pages as a PDF file: vectors, and text with its fonts in the file, cut to the letters used. Only this folder names
//! the PDF library.

mod canvas;
mod colour;
mod flat;
mod letters;
mod paths;
mod pictures;
mod press;

use std::fmt;
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
use serde::{Deserialize, Serialize};

use super::geometry::{MM_PER_INCH, POINTS_PER_INCH};
use super::leaf::{Leaf, Part, Role};
use super::page::Page;
use super::paper::{Binding, Paper};
use super::single::sheet_leaves;
use crate::scene::{Item, Palette, Point, Scene};
use crate::words::Message;
use canvas::Canvas;
use colour::Colours;
use letters::Letters;
use press::{LAST_SECOND, Statement, as_pdf_x};

/// Why there is no file.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// The paper, with its bleed, has no area or is beyond what PDF holds.
    Paper {
        /// From left to right.
        width_mm: f32,
        /// From top to bottom.
        height_mm: f32,
    },
    /// The library failed.
    Writing(#[from] krilla::error::KrillaError),
    /// `progress` stopped it.
    Cancelled,
    /// A picture has no size, or the library does not take it.
    Picture,
    /// A file for a print shop tells its date, and PDF has none such.
    Date {
        /// Seconds since 1970, or what stands in their place.
        seconds: String,
    },
    /// The library built a file in a way that is not known here.
    Shape,
}

impl PdfError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            PdfError::Paper { width_mm, height_mm } => {
                Message::new("pdf-paper").with("width", width_mm.to_string()).with("height", height_mm.to_string())
            }
            PdfError::Writing(error) => Message::new("pdf-writing").with("reason", error.to_string()),
            PdfError::Cancelled => Message::new("pdf-cancelled"),
            PdfError::Picture => Message::new("pdf-picture"),
            PdfError::Date { seconds } => Message::new("pdf-date")
                .with("seconds", seconds.escape_debug().to_string())
                .with("most", LAST_SECOND.to_string()),
            PdfError::Shape => Message::new("pdf-shape"),
        }
    }
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Who will open the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// A reader: title, author and language are told, chapters are listed, and each part says what it is.
    #[default]
    Screen,
    /// A print shop: PDF/X-1a:2003, with nothing transparent, in greys or the four inks of a press.
    PrintShop,
}

/// What a reader says about the file: each is left out where it is empty.
#[derive(Clone, Copy, Default, Debug)]
pub struct About<'a> {
    /// The name of the document.
    pub title: &'a str,
    /// Who made it.
    pub author: &'a str,
    /// As in BCP 47, such as `en` or `fa`.
    pub language: &'a str,
    /// Who will open the file.
    pub preset: Preset,
    /// Colours are written as the four inks of a press, as always for a print shop.
    pub four_inks: bool,
    /// The printing condition that a file for a print shop is meant for, by its name in the registry of the
    /// International Color Consortium; [`USUAL_CONDITION`] where it is empty.
    pub condition: &'a str,
    /// When a file for a print shop is made, in seconds since 1970: the standard asks for it.
    pub made: u64,
    /// A reader shows facing pages as they are bound, and turns them that way; also of a file for a print shop.
    pub binding: Binding,
}

/// The moment of which a file for a print shop tells, in seconds since 1970, as another program told it.
///
/// # Errors
/// When it is no whole number, or beyond the year 9999, in which dates of PDF end.
pub fn moment(seconds: &str) -> Result<u64, PdfError> {
    let number = seconds.trim().parse().ok().filter(|&seconds| seconds <= LAST_SECOND);
    number.ok_or_else(|| PdfError::Date { seconds: seconds.to_owned() })
}

/// Offset printing on coated paper (ISO 12647-2).
pub const USUAL_CONDITION: &str = "FOGRA39";

/// What a file without a title is called where one is asked for.
const UNTITLED: &str = "Gridwright";

fn points(mm: f32) -> f32 {
    (f64::from(mm) * POINTS_PER_INCH / MM_PER_INCH) as f32
}

/// Draws each sheet on pages of its own, in its printed size (see [`sheet_leaves`]).
///
/// The same sheets give the same bytes.
///
/// # Errors
/// When the paper has no size, a file for a print shop has no date, or the library fails.
pub fn render(sheets: &[Page], paper: Paper, palette: Palette, about: About) -> Result<Vec<u8>, PdfError> {
    let leaves: Vec<Leaf> = sheets.iter().flat_map(|sheet| sheet_leaves(sheet, paper)).collect();
    render_leaves(&leaves, palette, about, &mut |_| ControlFlow::Continue(()))
}

/// Draws finished pages, a bleed around them if they have one. `progress` is told how many pages are done, and may
/// stop.
///
/// The same pages give the same bytes.
///
/// # Errors
/// When the paper has no size, a file for a print shop has no date, the library fails, or `progress` stops.
pub fn render_leaves(
    leaves: &[Leaf],
    palette: Palette,
    about: About,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PdfError> {
    let told = about.preset == Preset::Screen;
    if !told && about.made > LAST_SECOND {
        return Err(PdfError::Date { seconds: about.made.to_string() });
    }
    let version = if told { PdfVersion::Pdf17 } else { PdfVersion::Pdf14 };
    let configuration = ConfigurationBuilder::new().with_version(version).finish().unwrap_or_default();
    let settings =
        SerializeSettings { enable_tagging: told, xmp_metadata: told, configuration, ..SerializeSettings::default() };
    let colours = Colours::of(palette, about.four_inks || !told);
    let mut document = Document::new_with(settings);
    let mut letters = Letters::default();
    let language = Some(about.language).filter(|language| !language.is_empty()).map(str::to_owned);
    let mut tags = TagTree::new().with_lang(language.clone());
    let mut chapters = Chapters::default();
    for (index, leaf) in leaves.iter().enumerate() {
        let mut page = document.start_page_with(settings_of(leaf)?);
        let mut surface = page.surface();
        let media = leaf.area.media();
        let origin = Point::new(points(-media.min.x), points(-media.min.y));
        for part in &leaf.parts {
            let tag = match &part.role {
                Role::Chapter(name) => {
                    chapters.add(1, name.clone(), XyzDestination::new(index, PdfPoint::from_xy(0.0, 0.0)));
                    continue;
                }
                Role::Furniture => ContentTag::Artifact(krilla::tagging::Artifact::with_kind(ArtifactType::Other)),
                Role::Heading(_) | Role::Text | Role::Picture(_) | Role::Code { .. } => ContentTag::Other,
            };
            let identifier = told.then(|| surface.start_tagged(tag));
            if let Some(picture) = &part.picture {
                pictures::draw(&mut surface, picture, colours, origin)?;
            }
            let canvas = Canvas {
                surface: &mut surface,
                palette,
                colours,
                flat: !told || colours == Colours::Press,
                origin,
                points_per_cell: points(1.0),
                letters: &mut letters,
                lines: None,
                row: None,
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
    let (title, condition) = (about.title.trim(), about.condition.trim());
    let title = if title.is_empty() { UNTITLED } else { title };
    let condition = if condition.is_empty() { USUAL_CONDITION } else { condition };
    as_pdf_x(file, Statement { title, author: about.author.trim(), condition, made: about.made })
}

/// The boxes of a page: what is printed, what may run over the edge, and what is left after cutting.
fn settings_of(leaf: &Leaf) -> Result<PageSettings, PdfError> {
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

fn metadata_of(about: About, language: Option<String>) -> Metadata {
    let mut metadata = Metadata::new();
    if about.binding == Binding::Right {
        metadata = metadata.text_direction(TextDirection::RightToLeft);
    }
    if about.preset == Preset::PrintShop {
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

/// Says in the tag tree what a part is.
fn tag_part(tags: &mut TagTree, part: &Part, identifier: Identifier) {
    let tag: TagKind = match &part.role {
        Role::Furniture | Role::Chapter(_) => return,
        Role::Heading(level) => {
            let level = NonZeroU16::new(u16::from(*level)).unwrap_or(NonZeroU16::MIN);
            Tag::Hn(level, None).into()
        }
        Role::Text => Tag::P.into(),
        Role::Picture(words) | Role::Code { words, .. } => Tag::Figure(Some(words.clone())).into(),
    };
    tags.push(Node::Group(TagGroup::with_children(tag, vec![Node::Leaf(identifier)])));
}

/// The words of a heading.
fn words_of(scene: &Scene) -> String {
    let lines: Vec<&str> = scene
        .painted()
        .filter_map(|item| match item {
            Item::Text { text, .. } => Some(text.as_str()),
            Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
        })
        .collect();
    lines.join(" ")
}

/// The list of chapters, each with its sections.
#[derive(Default)]
struct Chapters {
    chapters: Vec<(String, XyzDestination, Vec<OutlineNode>)>,
}

impl Chapters {
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
