//! Discovers what a type's deserializer asks for: fields, variants, types of values. It is run step by step on no input
//! at all, so that the resulting description is the parser's own.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde_json::Value;

/// The request at a place.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Asked {
    Text,
    Boolean,
    /// An integer up to this maximum.
    Whole(u64),
    List,
    /// An object with these fields.
    Fields(&'static [&'static str]),
    /// One of several named variants.
    Variants(&'static [&'static str]),
    /// A variant without data.
    Name,
}

/// One step from a value to a nested one.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Field(&'static str),
    /// The items of a list.
    Item,
    Variant(&'static str),
}

/// The action at the end of the path.
enum Goal<'a> {
    /// Records what is requested.
    Ask(Option<Asked>),
    /// Provides a value and records whether it is accepted.
    Try(&'a Value, Option<bool>),
}

/// The error that aborts every run, as nothing is ever parsed to the end.
#[derive(Debug)]
struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped")
    }
}

impl std::error::Error for Stopped {}

impl de::Error for Stopped {
    fn custom<T: fmt::Display>(_: T) -> Stopped {
        Stopped
    }
}

fn stop<T>() -> Result<T, Stopped> {
    Err(Stopped)
}

/// Returns what the deserializer of `T` requests at the end of a path; None if there is no such place.
pub(super) fn asked<T: DeserializeOwned>(way: &[Step]) -> Option<Asked> {
    let mut goal = Goal::Ask(None);
    // Every run ends with an error.
    let _ = T::deserialize(Tracer { way, goal: &mut goal });
    match goal {
        Goal::Ask(asked) => asked,
        Goal::Try(..) => None,
    }
}

/// Returns whether the deserializer of `T` accepts a value at the end of a path.
pub(super) fn takes<T: DeserializeOwned>(way: &[Step], value: &Value) -> bool {
    if way.is_empty() {
        return T::deserialize(value.clone()).is_ok();
    }
    let mut goal = Goal::Try(value, None);
    let _ = T::deserialize(Tracer { way, goal: &mut goal });
    matches!(goal, Goal::Try(_, Some(true)))
}

struct Tracer<'a, 'v> {
    way: &'a [Step],
    goal: &'a mut Goal<'v>,
}

impl Tracer<'_, '_> {
    /// Continues with the seed of the next value; at the end of the path a value may be tried.
    fn follow<'de, S: DeserializeSeed<'de>>(way: &[Step], goal: &mut Goal, seed: S) -> Result<S::Value, Stopped> {
        if let (Goal::Try(value, taken), []) = (&mut *goal, way) {
            *taken = Some(seed.deserialize((*value).clone()).is_ok());
            return stop();
        }
        seed.deserialize(Tracer { way, goal })
    }

    fn tell<T>(self, asked: Asked) -> Result<T, Stopped> {
        if let (Goal::Ask(told), []) = (self.goal, self.way) {
            *told = Some(asked);
        }
        stop()
    }
}

macro_rules! tells {
    ($($method:ident => $asked:expr),* $(,)?) => {
        $(fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stopped> { self.tell($asked) })*
    };
}

impl<'de> Deserializer<'de> for Tracer<'_, '_> {
    type Error = Stopped;

    tells! {
        deserialize_bool => Asked::Boolean,
        deserialize_u8 => Asked::Whole(u8::MAX.into()),
        deserialize_u16 => Asked::Whole(u16::MAX.into()),
        deserialize_u32 => Asked::Whole(u32::MAX.into()),
        deserialize_u64 => Asked::Whole(u64::MAX),
        deserialize_str => Asked::Text,
        deserialize_string => Asked::Text,
        deserialize_char => Asked::Text,
        deserialize_identifier => Asked::Text,
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stopped> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Stopped> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stopped> {
        match self.way {
            [Step::Item, rest @ ..] => visitor.visit_seq(Items { way: rest, goal: self.goal }),
            _ => self.tell(Asked::List),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stopped> {
        match self.way {
            [Step::Field(name), rest @ ..] => visitor.visit_map(One { name, way: rest, goal: self.goal }),
            _ => self.tell(Asked::Fields(fields)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stopped> {
        match self.way {
            [Step::Variant(name), rest @ ..] => visitor.visit_enum(One { name, way: rest, goal: self.goal }),
            _ => self.tell(Asked::Variants(variants)),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stopped> {
        stop()
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 f64 bytes byte_buf unit unit_struct tuple tuple_struct map ignored_any
    }
}

/// A list whose first item is the next place.
struct Items<'a, 'v> {
    way: &'a [Step],
    goal: &'a mut Goal<'v>,
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Stopped;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Stopped> {
        Tracer::follow(self.way, self.goal, seed).map(Some)
    }
}

/// An object with one field, or a variant.
struct One<'a, 'v> {
    name: &'static str,
    way: &'a [Step],
    goal: &'a mut Goal<'v>,
}

impl<'de> MapAccess<'de> for One<'_, '_> {
    type Error = Stopped;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Stopped> {
        seed.deserialize(StrDeserializer::new(self.name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Stopped> {
        Tracer::follow(self.way, self.goal, seed)
    }
}

impl<'de> EnumAccess<'de> for One<'_, '_> {
    type Error = Stopped;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Stopped> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for One<'_, '_> {
    type Error = Stopped;

    fn unit_variant(self) -> Result<(), Stopped> {
        Tracer { way: self.way, goal: self.goal }.tell(Asked::Name)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Stopped> {
        Tracer::follow(self.way, self.goal, seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Stopped> {
        stop()
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Stopped> {
        match self.way {
            [Step::Field(name), rest @ ..] => visitor.visit_map(One { name, way: rest, goal: self.goal }),
            _ => Tracer { way: self.way, goal: self.goal }.tell(Asked::Fields(fields)),
        }
    }
}
