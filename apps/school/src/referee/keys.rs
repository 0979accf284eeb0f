//! The keyboard of a deal: digits are discs, letters are colors.

use super::telling::Telling;
use azulejo_rules::{Factory, Tile};
use azulejo_study::Tap;
use azulejo_view::entry::Key;
use azulejo_web::table::is_elsewhere;
use leptos::ev;
use leptos::prelude::*;

/// What a key means to a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meant {
    Disc(Factory),
    Color(Tile),
    Undo,
}

/// Follows the keyboard.
pub(super) fn follow_keys(telling: Telling) {
    let down = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || is_elsewhere(&event) {
            return;
        }
        let Some(key) = Key::from_dom(&event.key(), &event.code()) else { return };
        match meant(key) {
            None => return,
            Some(Meant::Disc(factory)) => telling.tell(Tap::Choose(factory)),
            Some(Meant::Color(tile)) => telling.tile(tile),
            Some(Meant::Undo) => telling.undo.run(()),
        }
        event.prevent_default();
    });
    on_cleanup(move || down.remove());
}

fn meant(key: Key) -> Option<Meant> {
    match key {
        Key::Backspace | Key::Char('u' | 'U') => Some(Meant::Undo),
        Key::Char(letter) => {
            let digit = letter.to_digit(10).and_then(|digit| Factory::new(digit as u8));
            digit.map(Meant::Disc).or_else(|| Tile::from_letter(letter).map(Meant::Color))
        }
        Key::Enter | Key::Escape => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_discs_and_letters_are_colors() {
        for (key, means) in [
            (Key::Char('3'), Some(Meant::Disc(Factory::ALL[2]))),
            (Key::Char('r'), Some(Meant::Color(Tile::Red))),
            (Key::Char('K'), Some(Meant::Color(Tile::Black))),
            (Key::Char('u'), Some(Meant::Undo)),
            (Key::Backspace, Some(Meant::Undo)),
            (Key::Char('0'), None),
            (Key::Char('x'), None),
            (Key::Enter, None),
        ] {
            assert_eq!(meant(key), means, "{key:?}");
        }
    }
}
