//! What a link to the board is about.

use azulejo_rules::Position;
use azulejo_study::tree::from_link;

/// What a link to the board is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The board as it was left.
    Left,
    /// The editor.
    Edit,
    /// A game of the library after so many steps, or in the end.
    Game {
        /// Its number.
        id: u32,
        /// After how many steps.
        step: Option<usize>,
    },
    /// A position.
    Position(Box<Position>),
    /// Nothing that can be understood; the text of the position that it should be.
    Bad(String),
}

impl Aim {
    /// What the rest of the location's hash is about.
    pub(super) fn of(rest: &str) -> Aim {
        match rest.trim_end_matches('/') {
            "" => Aim::Left,
            "edit" => Aim::Edit,
            rest => game(rest).unwrap_or_else(|| position(rest)),
        }
    }
}

/// `game/12/34`, or `game/12`.
fn game(rest: &str) -> Option<Aim> {
    let rest = rest.strip_prefix("game/")?;
    let (id, step) = rest.split_once('/').map_or((rest, None), |(id, step)| (id, Some(step)));
    let step = step.map(str::parse).transpose().ok()?;
    Some(Aim::Game { id: id.parse().ok()?, step })
}

fn position(rest: &str) -> Aim {
    let text = decoded(rest);
    match from_link(&text) {
        Ok(pos) => Aim::Position(Box::new(pos)),
        Err(_) => Aim::Bad(text.replace('_', " ")),
    }
}

/// A link may come back with some of its characters escaped, as `%2C` for a comma.
fn decoded(link: &str) -> String {
    let mut parts = link.split('%');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(letter) => {
                text.push(char::from(letter));
                text.push_str(&part[2..]);
            }
            None => {
                text.push('%');
                text.push_str(part);
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_study::tree::link;

    #[test]
    fn a_link_leads_to_its_position_even_if_it_was_escaped_on_the_way() {
        let pos: Position = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
            0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
            .parse()
            .expect("a position");
        let plain = link(&pos);
        let escaped = plain.replace(',', "%2C").replace('/', "%2f").replace('_', "%20");
        for link in [plain, escaped] {
            assert_eq!(Aim::of(&link), Aim::Position(Box::new(pos.clone())), "{link}");
        }
    }

    #[test]
    fn a_game_is_meant_by_its_number_and_step() {
        assert_eq!(Aim::of("game/12/34"), Aim::Game { id: 12, step: Some(34) });
        assert_eq!(Aim::of("game/12"), Aim::Game { id: 12, step: None });
        for (rest, aim) in [("", Aim::Left), ("/", Aim::Left), ("edit", Aim::Edit)] {
            assert_eq!(Aim::of(rest), aim);
        }
    }

    #[test]
    fn what_is_not_understood_is_kept_to_be_shown() {
        for (rest, shown) in
            [("game/x", "game/x"), ("2cp_1", "2cp 1"), ("%", "%"), ("%zz", "%zz"), ("%ff", "%ff")]
        {
            assert_eq!(Aim::of(rest), Aim::Bad(shown.to_owned()));
        }
    }
}
