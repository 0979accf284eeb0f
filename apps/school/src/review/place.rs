//! Which game is looked at, and which moment of it, in the location's hash.

use crate::place::{Place, Subject};

/// Which game is looked at, and which moment of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Whereabouts {
    /// The number of the game in the library.
    pub(super) game: u32,
    /// The moment, from 0.
    pub(super) moment: Option<usize>,
}

impl Whereabouts {
    /// What stands behind `#review/`; `None` for the beginning of the subject.
    pub(super) fn read(rest: &str) -> Option<Whereabouts> {
        let (game, moment) = rest.split_once('/').unwrap_or((rest, ""));
        Some(Whereabouts { game: game.parse().ok()?, moment: moment.parse().ok() })
    }

    /// The place that a link and a reload lead to.
    pub(super) fn place(self) -> Place {
        let moment = self.moment.map_or(String::new(), |moment| format!("/{moment}"));
        Place::at(Subject::Review, format!("{}{moment}", self.game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_and_a_moment_are_found_again_by_their_place() {
        for (rest, game, moment) in [("12", 12, None), ("12/0", 12, Some(0)), ("1/63", 1, Some(63))]
        {
            let at = Whereabouts { game, moment };
            assert_eq!(Whereabouts::read(rest), Some(at));
            assert_eq!(at.place().rest, rest);
        }
    }

    #[test]
    fn what_is_no_game_is_the_beginning_and_what_is_no_moment_is_none() {
        assert_eq!(Whereabouts::read(""), None);
        assert_eq!(Whereabouts::read("x/1"), None);
        assert_eq!(Whereabouts::read("7/x"), Some(Whereabouts { game: 7, moment: None }));
    }
}
