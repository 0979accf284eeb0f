//! Who plays what, before the first deal.

use azulejo_rules::{FactoryKind, Game, Players, Rules, Seat, WallSide};
use azulejo_study::Referee;
use azulejo_study::referee::StartError;

/// A game in the making. It knows all four seats, so that whoever tries another number of players finds
/// everybody again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) rules: Rules,
    pub(super) names: [String; Seat::COUNT],
    pub(super) first: Seat,
}

impl Default for Plan {
    fn default() -> Plan {
        let rules =
            Rules { players: Players::Two, wall: WallSide::Colored, factories: FactoryKind::Plain };
        Plan { rules, names: Default::default(), first: Seat::ALL[0] }
    }
}

impl Plan {
    /// The same people once more.
    pub(super) fn again(game: &Game) -> Plan {
        let name = |seat: Seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned();
        Plan { rules: game.rules(), names: Seat::ALL.map(name), first: game.first() }
    }

    /// Another number of players; who begins still sits there.
    pub(super) fn set_players(&mut self, players: Players) {
        self.rules.players = players;
        if !self.rules.has_seat(self.first) {
            self.first = Seat::ALL[0];
        }
    }

    /// The game before its first deal.
    pub(super) fn begin(&self) -> Result<Referee, StartError> {
        Referee::new(self.rules, self.first, &self.names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_begins_always_sits_at_the_table() {
        let mut plan = Plan::default();
        plan.set_players(Players::Four);
        plan.first = Seat::ALL[3];
        plan.set_players(Players::Three);
        assert_eq!(plan.first, Seat::ALL[0]);
        assert!(plan.begin().is_ok());
    }

    #[test]
    fn the_same_people_play_once_more() {
        let mut plan = Plan::default();
        plan.names[1] = "Jan".to_owned();
        let referee = plan.begin().expect("a game");
        assert_eq!(Plan::again(referee.game()), plan);
    }

    #[test]
    fn a_name_that_no_record_can_carry_is_refused_with_its_seat() {
        let mut plan = Plan::default();
        plan.names[1] = "a\nb".to_owned();
        let refused = plan.begin().expect_err("a line break");
        assert!(matches!(refused, StartError::Name { seat, .. } if seat == Seat::ALL[1]));
    }
}
