//! The game from which a board came: who played it, and what the bag gave.

use azulejo_rules::{Deal, Game, Position, Seat};
use azulejo_search::Level;
use azulejo_view::plan::Sitter;

/// The game from which a board came; nothing is known where it was set up by hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Origin {
    /// What the players are called in the record, in seat order: `bot:hard` is a bot.
    pub(super) tags: Vec<String>,
    /// What the bag gave, round by round.
    pub(super) deals: Vec<Deal>,
}

/// What is known of the game's deal for a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SameDeal {
    /// There was none: no game, or it did not come so far.
    None,
    /// There was one, but bag and lid hold other tiles now.
    Unfit,
    /// It can be given again.
    Fits(Deal),
}

impl Origin {
    /// The game of a record.
    pub(super) fn of(game: &Game) -> Origin {
        let tag = |seat: Seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned();
        Origin {
            tags: game.rules().seats().map(tag).collect(),
            deals: game.rounds().iter().map(|round| round.deal.clone()).collect(),
        }
    }

    /// The name of a person at a seat; empty for a bot and for nobody in particular.
    pub(super) fn person(&self, seat: Seat) -> &str {
        let tag = self.tags.get(seat.index()).map_or("", String::as_str);
        if level_of(tag).is_some() { "" } else { tag }
    }

    /// Who sat where, if there were bots.
    pub(super) fn sitters(&self) -> Option<[Sitter; Seat::COUNT]> {
        let sitter = |seat: Seat| {
            let tag = self.tags.get(seat.index()).map_or("", String::as_str);
            level_of(tag).map_or(Sitter::Person, Sitter::Bot)
        };
        let sitters = Seat::ALL.map(sitter);
        sitters.iter().any(|sitter| *sitter != Sitter::Person).then_some(sitters)
    }

    /// The game's deal for the round of a position that waits for one.
    pub(super) fn same_deal(&self, pos: &Position) -> SameDeal {
        let round = usize::from(pos.round()).checked_sub(1);
        let Some(deal) = round.and_then(|round| self.deals.get(round)) else {
            return SameDeal::None;
        };
        let fits = pos.clone().deal(deal).is_ok();
        if fits { SameDeal::Fits(deal.clone()) } else { SameDeal::Unfit }
    }
}

fn level_of(tag: &str) -> Option<Level> {
    tag.strip_prefix("bot:")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Game {
        let mut game = Game::new("2cp".parse().expect("rules"), Seat::ALL[0]);
        game.set_tag("Seat1", "Ann").expect("a tag");
        game.set_tag("Seat2", "bot:hard").expect("a tag");
        game.deal("WKWW RBRB BYYB RYWR YBYB".parse().expect("a deal")).expect("possible");
        game
    }

    #[test]
    fn people_and_bots_of_a_record_are_known_again() {
        let origin = Origin::of(&game());
        assert_eq!(Seat::ALL.map(|seat| origin.person(seat)), ["Ann", "", "", ""]);
        let sitters = origin.sitters().expect("a bot");
        assert_eq!(sitters[..2], [Sitter::Person, Sitter::Bot(Level::Hard)]);
        assert_eq!(Origin::default().sitters(), None);
    }

    #[test]
    fn a_deal_is_given_again_only_where_its_tiles_are_in_the_bag() {
        let origin = Origin::of(&game());
        let fresh = Position::new("2cp".parse().expect("rules"), Seat::ALL[0]);
        assert_eq!(origin.same_deal(&fresh), SameDeal::Fits(origin.deals[0].clone()));
        let spent: Position = "2cp 1 1 1 c -,-,-,-,- - 0.20.20.20.20 20.0.0.0.0 \
            0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
            .parse()
            .expect("a position");
        assert_eq!(origin.same_deal(&spent), SameDeal::Unfit);
        assert_eq!(Origin::default().same_deal(&fresh), SameDeal::None);
    }
}
