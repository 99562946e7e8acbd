//! Encoded pictures inside a scene: the bytes of a PNG, JPEG or WebP file. They are decoded where they are drawn.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

/// The type of a picture file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImageType {
    /// Portable Network Graphics.
    Png,
    /// A photograph, without transparency.
    Jpeg,
    /// WebP.
    Webp,
}

impl ImageType {
    /// Returns the type of a file by its first bytes.
    pub fn of(bytes: &[u8]) -> Option<ImageType> {
        match bytes {
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Some(ImageType::Png),
            [0xFF, 0xD8, 0xFF, ..] => Some(ImageType::Jpeg),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(ImageType::Webp),
            _ => None,
        }
    }

    /// Returns the media type, such as `image/png`.
    pub const fn media_type(self) -> &'static str {
        match self {
            ImageType::Png => "image/png",
            ImageType::Jpeg => "image/jpeg",
            ImageType::Webp => "image/webp",
        }
    }
}

/// The bytes of a picture file. Copies share them.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ImageFile {
    bytes: Arc<[u8]>,
    image_type: ImageType,
}

impl fmt::Debug for ImageFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ImageFile({:?}, {} bytes)", self.image_type, self.bytes.len())
    }
}

impl ImageFile {
    /// Takes the bytes of a file; `None` if it is neither PNG nor JPEG nor WebP.
    pub fn new(bytes: impl Into<Arc<[u8]>>) -> Option<ImageFile> {
        let bytes = bytes.into();
        let image_type = ImageType::of(&bytes)?;
        Some(ImageFile { bytes, image_type })
    }

    /// Parses a data URL, such as `data:image/png;base64,iVBOR…`; `None` if it contains no picture of these types.
    pub fn from_data_url(url: &str) -> Option<ImageFile> {
        let (head, data) = url.trim().strip_prefix("data:")?.split_once(',')?;
        head.trim_end().ends_with(";base64").then(|| ImageFile::from_base64(data)).flatten()
    }

    fn from_base64(data: &str) -> Option<ImageFile> {
        ImageFile::new(STANDARD.decode(data.trim()).ok()?)
    }

    /// Returns the bytes of the file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the type of the file.
    pub fn image_type(&self) -> ImageType {
        self.image_type
    }

    /// Returns the picture as a data URL.
    pub fn data_url(&self) -> String {
        format!("data:{};base64,{}", self.image_type.media_type(), STANDARD.encode(&self.bytes))
    }
}

impl Serialize for ImageFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.bytes))
    }
}

impl<'de> Deserialize<'de> for ImageFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ImageFile, D::Error> {
        let data = String::deserialize(deserializer)?;
        ImageFile::from_base64(&data).ok_or_else(|| D::Error::custom("expected a PNG, JPEG or WebP picture in Base64"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_urls_hold_the_file() {
        let file = ImageFile::new(b"\x89PNG\r\n\x1A\nrest".to_vec()).unwrap();
        assert_eq!(file.data_url(), "data:image/png;base64,iVBORw0KGgpyZXN0");
        assert_eq!(ImageFile::from_data_url(&file.data_url()), Some(file));
        for bad in ["data:image/png,iVBOR", "data:image/png;base64,AAAA", "http://a/b.png", "data:image/png;base64,%"] {
            assert_eq!(ImageFile::from_data_url(bad), None, "{bad}");
        }
    }
}
