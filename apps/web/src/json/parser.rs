//! From text to values.

use super::{JsonError, Value};

/// What is nested deeper is none of ours.
const DEEPEST: usize = 64;

/// The value of a whole text.
pub(super) fn read(text: &str) -> Result<Value, JsonError> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let value = reader.value()?;
    reader.skip_spaces();
    if reader.at < text.len() {
        return Err(reader.expected("the end"));
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Result<Value, JsonError> {
        self.skip_spaces();
        match self.peek() {
            Some(b'"') => self.string().map(Value::Text),
            Some(b'[') => self.nested(Reader::list),
            Some(b'{') => self.nested(Reader::fields),
            Some(b'-' | b'0'..=b'9') => Ok(self.number()),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Result<Value, JsonError> {
        let words =
            [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))];
        for (word, value) in words {
            if self.text[self.at..].starts_with(word) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.expected("a value"))
    }

    /// Numbers are read as far as they go; what is no whole number is known to be one that is not.
    fn number(&mut self) -> Value {
        let rest = &self.text[self.at..];
        let is_part = |letter: char| letter.is_ascii_digit() || "+-.eE".contains(letter);
        let number = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
        self.at += number.len();
        let negative = || number.parse().map(Value::Negative);
        number.parse().map(Value::Number).or_else(|_| negative()).unwrap_or(Value::Other)
    }

    fn nested(
        &mut self,
        read: fn(&mut Self) -> Result<Value, JsonError>,
    ) -> Result<Value, JsonError> {
        if self.depth == DEEPEST {
            return Err(self.expected("something less deep"));
        }
        self.depth += 1;
        self.at += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }

    fn list(&mut self) -> Result<Value, JsonError> {
        let mut items = Vec::new();
        while !self.ends(b']', items.is_empty())? {
            items.push(self.value()?);
        }
        Ok(Value::List(items))
    }

    fn fields(&mut self) -> Result<Value, JsonError> {
        let mut fields = Vec::new();
        while !self.ends(b'}', fields.is_empty())? {
            self.skip_spaces();
            let name = self.string()?;
            self.skip_spaces();
            self.want(b':', "a colon")?;
            fields.push((name, self.value()?));
        }
        Ok(Value::Fields(fields))
    }

    /// Whether a list ends here; if not, a comma leads to its next item.
    fn ends(&mut self, end: u8, is_first: bool) -> Result<bool, JsonError> {
        self.skip_spaces();
        if self.peek() == Some(end) {
            self.at += 1;
            return Ok(true);
        }
        if !is_first {
            self.want(b',', "a comma")?;
        }
        Ok(false)
    }

    fn string(&mut self) -> Result<String, JsonError> {
        self.want(b'"', "a text")?;
        let mut string = String::new();
        loop {
            let rest = &self.text[self.at..];
            let Some(plain) = rest.find(['"', '\\']) else { return Err(self.expected("a quote")) };
            string.push_str(&rest[..plain]);
            self.at += plain + 1;
            if rest.as_bytes()[plain] == b'"' {
                return Ok(string);
            }
            string.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Result<char, JsonError> {
        let letter = match self.peek() {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return Err(self.expected("an escaped letter")),
        };
        self.at += 1;
        Ok(letter)
    }

    /// A letter by its number; those beyond the first plane take two.
    fn unicode(&mut self) -> Result<char, JsonError> {
        let first = self.unit()?;
        let units = match first {
            0xD800..0xDC00 if self.text[self.at..].starts_with("\\u") => {
                self.at += 1;
                vec![first, self.unit()?]
            }
            _ => vec![first],
        };
        let mut letters = char::decode_utf16(units);
        letters.next().and_then(Result::ok).ok_or_else(|| self.expected("a letter"))
    }

    /// Four digits after a `u`.
    fn unit(&mut self) -> Result<u16, JsonError> {
        let digits = self.text.get(self.at + 1..self.at + 5);
        let unit = digits.and_then(|digits| u16::from_str_radix(digits, 16).ok());
        self.at += 5;
        unit.ok_or_else(|| self.expected("four digits"))
    }

    fn want(&mut self, byte: u8, name: &str) -> Result<(), JsonError> {
        if self.peek() != Some(byte) {
            return Err(self.expected(name));
        }
        self.at += 1;
        Ok(())
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn expected(&self, what: &str) -> JsonError {
        JsonError(format!("expected {what} at byte {}", self.at.min(self.text.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value as Theirs;

    /// The same value as `serde_json` reads it.
    fn ours(value: &Theirs) -> Value {
        match value {
            Theirs::Null => Value::Null,
            Theirs::Bool(yes) => Value::Bool(*yes),
            Theirs::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Value::Number(number),
                (None, Some(number)) => Value::Negative(number),
                (None, None) => Value::Other,
            },
            Theirs::String(text) => Value::Text(text.clone()),
            Theirs::Array(items) => Value::List(items.iter().map(ours).collect()),
            Theirs::Object(fields) => {
                Value::Fields(fields.iter().map(|(name, it)| (name.clone(), ours(it))).collect())
            }
        }
    }

    #[test]
    fn values_are_read_as_serde_json_reads_them() {
        for text in [
            "null",
            " [ ] ",
            "{}",
            r#"{"a":1,"b":[true,false,null,-7,18446744073709551615]}"#,
            r#"["", "\"\\\/\b\f\n\r\t", "žluťoučký 🍫", "\u017e\ud83c\udf6b"]"#,
            "[1.5, 2e3, -0.1]",
            r#"{"a" : {"b" : [ {"c" : "d"} , {} ] } }"#,
        ] {
            let theirs: Theirs = serde_json::from_str(text).expect("it is JSON");
            assert_eq!(read(text), Ok(ours(&theirs)), "{text}");
        }
    }

    #[test]
    fn what_is_no_json_is_refused_with_its_place() {
        let deep = "[".repeat(10_000);
        for text in [
            "",
            " ",
            "nul",
            "[",
            "[1",
            "[1,",
            "[1 2]",
            "{",
            r#"{"a"}"#,
            r#"{"a":}"#,
            "{1:2}",
            "\"",
            r#""\"#,
            r#""\x""#,
            r#""\u12"#,
            r#""\ud800""#,
            r#""\u12é4""#,
            "1 2",
            "}",
            &deep,
        ] {
            assert!(read(text).is_err(), "{text}");
            assert!(serde_json::from_str::<Theirs>(text).is_err(), "{text}");
        }
        let error = read("[1, x]").expect_err("no JSON");
        assert_eq!(error.to_string(), "expected a value at byte 4");
    }
}
