//! From values to whatever `serde` knows how to read.

use super::{JsonError, Value};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::fmt::Display;
use std::vec::IntoIter;

impl Error for JsonError {
    fn custom<T: Display>(why: T) -> JsonError {
        JsonError(why.to_string())
    }

    // To say what was found, too, takes all that it takes to write a fraction.
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> JsonError {
        JsonError(format!("expected {expected}"))
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> JsonError {
        JsonError(format!("expected {expected}"))
    }
}

/// A method that asks the visitor for what the value is, as most of them do.
macro_rules! deserialize {
    ($($name:ident: $value:pat => $visit:ident($given:expr),)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            match self {
                $value => visitor.$visit($given),
                _ => Err(unfit(&visitor)),
            }
        })*
    };
}

/// A method for whole numbers.
macro_rules! deserialize_numbers {
    ($($name:ident)*) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            match self {
                Value::Number(number) => visitor.visit_u64(number),
                Value::Negative(number) => visitor.visit_i64(number),
                _ => Err(unfit(&visitor)),
            }
        })*
    };
}

fn unfit<'de>(expected: &impl Visitor<'de>) -> JsonError {
    JsonError::invalid_type(Unexpected::Unit, expected)
}

impl<'de> Deserializer<'de> for Value {
    type Error = JsonError;

    deserialize! {
        deserialize_bool: Value::Bool(yes) => visit_bool(yes),
        deserialize_str: Value::Text(text) => visit_string(text),
        deserialize_string: Value::Text(text) => visit_string(text),
        deserialize_identifier: Value::Text(text) => visit_string(text),
        deserialize_seq: Value::List(items) => visit_seq(Items(items.into_iter())),
        deserialize_map: Value::Fields(fields) => visit_map(Fields::of(fields)),
    }

    deserialize_numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Value::Null => visitor.visit_unit(),
            _ => Err(unfit(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self {
            Value::Null => visitor.visit_none(),
            value => visitor.visit_some(value),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        match self {
            Value::List(items) if items.len() == len => visitor.visit_seq(Items(items.into_iter())),
            _ => Err(unfit(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        let (name, content) = match self {
            Value::Text(name) => (name, None),
            Value::Fields(mut fields) if fields.len() == 1 => {
                let (name, content) = fields.remove(0);
                (name, Some(content))
            }
            _ => return Err(unfit(&visitor)),
        };
        visitor.visit_enum(Variant { name, content: Content(content) })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        Err(unfit(&visitor))
    }

    // Nothing of ours is any of these.
    forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit_struct tuple_struct
    }
}

/// The items of a list.
struct Items(IntoIter<Value>);

impl<'de> SeqAccess<'de> for Items {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, JsonError> {
        self.0.next().map(|item| seed.deserialize(item)).transpose()
    }
}

/// Fields, and the value of the one whose name has been read.
struct Fields {
    rest: IntoIter<(String, Value)>,
    value: Value,
}

impl Fields {
    fn of(fields: Vec<(String, Value)>) -> Fields {
        Fields { rest: fields.into_iter(), value: Value::Null }
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, JsonError> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(Value::Text(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        seed.deserialize(std::mem::replace(&mut self.value, Value::Null))
    }
}

/// A variant of an enum.
struct Variant {
    name: String,
    content: Content,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = JsonError;
    type Variant = Content;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Content), JsonError> {
        Ok((seed.deserialize(Value::Text(self.name))?, self.content))
    }
}

/// What a variant holds, if it holds something.
struct Content(Option<Value>);

impl Content {
    fn value(self) -> Result<Value, JsonError> {
        self.0.ok_or_else(|| JsonError("expected a variant that holds something".to_owned()))
    }
}

impl<'de> VariantAccess<'de> for Content {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        match self.0 {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(JsonError("expected a variant that holds nothing".to_owned())),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(self.value()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, JsonError> {
        self.value()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.value()?.deserialize_map(visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;

    #[test]
    fn an_array_is_read_if_it_has_as_many_items_as_it_should() {
        assert_eq!(read::<Vec<[i32; 3]>>("[[1,-2,3],[0,0,0]]"), Ok(vec![[1, -2, 3], [0; 3]]));
        for text in ["[1,2]", "[1,2,3,4]", "7", "[1,2,null]"] {
            assert!(read::<[i32; 3]>(text).is_err(), "{text}");
        }
    }
}
