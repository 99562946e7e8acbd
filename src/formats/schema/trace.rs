//! Discovers what a type's deserializer asks for: fields, variants, types of values. The deserializer itself runs, step
//! by step and without any input, so the description always agrees with the parser.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde_json::Value;

/// The type of value that a deserializer requests at a place.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum RequestedType {
    Text,
    Boolean,
    /// An integer up to this maximum.
    Whole(u64),
    /// Any number.
    Number,
    /// An integer or a text.
    WholeOrText,
    List,
    /// A list of this length, whose items are of one type.
    Tuple(usize),
    /// An object with these fields.
    Fields(&'static [&'static str]),
    /// One of several named variants.
    Variants(&'static [&'static str]),
    /// A variant without data.
    Name,
}

/// One step from a value to a nested one.
#[derive(Clone, Debug)]
pub(super) enum PathStep {
    Field(&'static str),
    /// The items of a list.
    Item,
    Variant(&'static str),
}

/// The action at the end of the path.
enum TraceGoal<'a> {
    /// Records the requested type.
    Ask(Option<RequestedType>),
    /// Provides a value and records whether it is accepted.
    Try(&'a Value, Option<bool>),
}

/// The error that aborts every run, as nothing is ever parsed to the end.
#[derive(Debug)]
struct TraceError;

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("stopped")
    }
}

impl std::error::Error for TraceError {}

impl de::Error for TraceError {
    fn custom<T: fmt::Display>(_: T) -> TraceError {
        TraceError
    }
}

fn stop<T>() -> Result<T, TraceError> {
    Err(TraceError)
}

/// Returns what the deserializer of `T` requests at the end of a path; None if there is no such place.
pub(super) fn requested_type<T: DeserializeOwned>(way: &[PathStep]) -> Option<RequestedType> {
    let mut goal = TraceGoal::Ask(None);
    // Every run ends with an error.
    let _ = T::deserialize(Tracer { way, goal: &mut goal });
    match goal {
        TraceGoal::Ask(asked) => asked,
        TraceGoal::Try(..) => None,
    }
}

/// Returns whether the deserializer of `T` accepts a value at the end of a path.
pub(super) fn accepts<T: DeserializeOwned>(way: &[PathStep], value: &Value) -> bool {
    if way.is_empty() {
        return T::deserialize(value.clone()).is_ok();
    }
    let mut goal = TraceGoal::Try(value, None);
    let _ = T::deserialize(Tracer { way, goal: &mut goal });
    matches!(goal, TraceGoal::Try(_, Some(true)))
}

struct Tracer<'a, 'v> {
    way: &'a [PathStep],
    goal: &'a mut TraceGoal<'v>,
}

impl Tracer<'_, '_> {
    /// Continues with the seed of the next value; at the end of the path a value may be tried.
    fn follow<'de, S: DeserializeSeed<'de>>(
        way: &[PathStep],
        goal: &mut TraceGoal,
        seed: S,
    ) -> Result<S::Value, TraceError> {
        if let (TraceGoal::Try(value, taken), []) = (&mut *goal, way) {
            *taken = Some(seed.deserialize((*value).clone()).is_ok());
            return stop();
        }
        seed.deserialize(Tracer { way, goal })
    }

    fn report<T>(self, asked: RequestedType) -> Result<T, TraceError> {
        if let (TraceGoal::Ask(told), []) = (self.goal, self.way) {
            *told = Some(asked);
        }
        stop()
    }
}

macro_rules! tells {
    ($($method:ident => $asked:expr),* $(,)?) => {
        $(fn $method<V: Visitor<'de>>(self, _: V) -> Result<V::Value, TraceError> { self.report($asked) })*
    };
}

impl<'de> Deserializer<'de> for Tracer<'_, '_> {
    type Error = TraceError;

    tells! {
        deserialize_bool => RequestedType::Boolean,
        deserialize_u8 => RequestedType::Whole(u8::MAX.into()),
        deserialize_u16 => RequestedType::Whole(u16::MAX.into()),
        deserialize_u32 => RequestedType::Whole(u32::MAX.into()),
        deserialize_u64 => RequestedType::Whole(u64::MAX),
        deserialize_f64 => RequestedType::Number,
        deserialize_str => RequestedType::Text,
        deserialize_string => RequestedType::Text,
        deserialize_char => RequestedType::Text,
        deserialize_identifier => RequestedType::Text,
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TraceError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, TraceError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TraceError> {
        match self.way {
            [PathStep::Item, rest @ ..] => visitor.visit_seq(TracedList { way: rest, goal: self.goal }),
            _ => self.report(RequestedType::List),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, TraceError> {
        match self.way {
            [PathStep::Item, rest @ ..] => visitor.visit_seq(TracedList { way: rest, goal: self.goal }),
            _ => self.report(RequestedType::Tuple(length)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TraceError> {
        match self.way {
            [PathStep::Field(name), rest @ ..] => visitor.visit_map(TracedEntry { name, way: rest, goal: self.goal }),
            _ => self.report(RequestedType::Fields(fields)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TraceError> {
        match self.way {
            [PathStep::Variant(name), rest @ ..] => {
                visitor.visit_enum(TracedEntry { name, way: rest, goal: self.goal })
            }
            _ => self.report(RequestedType::Variants(variants)),
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, TraceError> {
        self.report(RequestedType::WholeOrText)
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 bytes byte_buf unit unit_struct tuple_struct map ignored_any
    }
}

/// A list whose first item is the next place.
struct TracedList<'a, 'v> {
    way: &'a [PathStep],
    goal: &'a mut TraceGoal<'v>,
}

impl<'de> SeqAccess<'de> for TracedList<'_, '_> {
    type Error = TraceError;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, TraceError> {
        Tracer::follow(self.way, self.goal, seed).map(Some)
    }
}

/// An object with one field, or a variant.
struct TracedEntry<'a, 'v> {
    name: &'static str,
    way: &'a [PathStep],
    goal: &'a mut TraceGoal<'v>,
}

impl<'de> MapAccess<'de> for TracedEntry<'_, '_> {
    type Error = TraceError;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, TraceError> {
        seed.deserialize(StrDeserializer::new(self.name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, TraceError> {
        Tracer::follow(self.way, self.goal, seed)
    }
}

impl<'de> EnumAccess<'de> for TracedEntry<'_, '_> {
    type Error = TraceError;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), TraceError> {
        Ok((seed.deserialize(StrDeserializer::new(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for TracedEntry<'_, '_> {
    type Error = TraceError;

    fn unit_variant(self) -> Result<(), TraceError> {
        Tracer { way: self.way, goal: self.goal }.report(RequestedType::Name)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, TraceError> {
        Tracer::follow(self.way, self.goal, seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, TraceError> {
        stop()
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TraceError> {
        match self.way {
            [PathStep::Field(name), rest @ ..] => visitor.visit_map(TracedEntry { name, way: rest, goal: self.goal }),
            _ => Tracer { way: self.way, goal: self.goal }.report(RequestedType::Fields(fields)),
        }
    }
}
