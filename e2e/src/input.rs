//! Pointers and keys, as the `WebDriver` protocol spells them.

use serde_json::{Value, json};

/// What points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Touch,
}

impl Pointer {
    fn kind(self) -> &'static str {
        match self {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
        }
    }

    /// A press and a release at the middle of an element.
    pub(crate) fn press(self, element: &Value) -> Value {
        self.actions(&[at(element, 0), down(), up()])
    }

    /// Only a mouse can be over something without pressing it.
    pub(crate) fn hover(element: &Value) -> Value {
        Pointer::Mouse.actions(&[at(element, 0)])
    }

    /// From the middle of an element to the middle of another, in a few steps as a hand would.
    pub(crate) fn drag(self, from: &Value, to: &Value) -> Value {
        const MILLIS: u32 = 120;
        let near = json!({
            "type": "pointerMove", "duration": MILLIS / 4, "origin": from, "x": 12, "y": 12,
        });
        self.actions(&[at(from, 0), down(), near, at(to, MILLIS), up()])
    }

    fn actions(self, steps: &[Value]) -> Value {
        json!({ "actions": [{
            "type": "pointer",
            "id": self.kind(),
            "parameters": { "pointerType": self.kind() },
            "actions": steps,
        }] })
    }
}

/// To the middle of an element, in so many milliseconds.
fn at(element: &Value, millis: u32) -> Value {
    json!({ "type": "pointerMove", "duration": millis, "origin": element, "x": 0, "y": 0 })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// What writes a letter, a digit or a sign.
    Letter(char),
    /// The key that confirms.
    Enter,
    /// The key that goes back.
    Escape,
    /// To the next control.
    Tab,
    /// To the control before.
    BackTab,
    /// The long one.
    Space,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
}

impl Key {
    /// Presses keys one after the other.
    pub(crate) fn press_all(keys: &[Key]) -> Value {
        let steps: Vec<_> = keys.iter().flat_map(|key| key.steps()).collect();
        json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": steps }] })
    }

    fn steps(self) -> Vec<Value> {
        const SHIFT: &str = "\u{e008}";
        let code = self.code().to_string();
        let mut steps = vec![step("keyDown", &code), step("keyUp", &code)];
        if self == Key::BackTab {
            steps.insert(0, step("keyDown", SHIFT));
            steps.push(step("keyUp", SHIFT));
        }
        steps
    }

    /// The protocol's code points for keys that write nothing.
    fn code(self) -> char {
        match self {
            Key::Letter(letter) => letter,
            Key::Enter => '\u{e007}',
            Key::Escape => '\u{e00c}',
            Key::Tab | Key::BackTab => '\u{e004}',
            Key::Space => ' ',
            Key::Left => '\u{e012}',
            Key::Up => '\u{e013}',
            Key::Right => '\u{e014}',
            Key::Down => '\u{e015}',
        }
    }
}

fn step(kind: &str, value: &str) -> Value {
    json!({ "type": kind, "value": value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_holds_the_shift_key_meanwhile() {
        let actions = Key::press_all(&[Key::BackTab]);
        let steps = actions["actions"][0]["actions"].as_array().unwrap();
        let told: Vec<_> = steps.iter().map(|step| (&step["type"], &step["value"])).collect();
        let expected = [
            ("keyDown", "\u{e008}"),
            ("keyDown", "\u{e004}"),
            ("keyUp", "\u{e004}"),
            ("keyUp", "\u{e008}"),
        ];
        assert_eq!(told.len(), expected.len());
        for (told, expected) in told.into_iter().zip(expected) {
            assert_eq!((told.0.as_str(), told.1.as_str()), (Some(expected.0), Some(expected.1)));
        }
    }
}
