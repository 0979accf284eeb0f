//! Who came first, second, third, fourth.

use azulejo_rules::{BySeat, Position, Seat, Standing};

/// The places at the end of a game, from 1; players who are equal share a place.
///
/// Who left ranks behind everybody who stayed, whatever the bot at that seat has made of it, and who
/// left earlier ranks behind who left later.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ranking {
    places: BySeat<u8>,
}

impl Ranking {
    /// The ranking of a position; `left` has the seats that left, in that order.
    pub(crate) fn of(pos: &Position, left: &[Seat]) -> Ranking {
        let rank = |seat: Seat| {
            let leaving = left.iter().position(|&leaver| leaver == seat);
            match leaving {
                None => Rank::Stayed(Standing::of(pos.board(seat)).rank()),
                Some(order) => Rank::Left(order),
            }
        };
        let ranks: BySeat<Rank> = pos.rules().seats().map(rank).collect();
        let better = |rank: &Rank| ranks.iter().filter(|&other| other > rank).count();
        Ranking { places: ranks.iter().map(|rank| better(rank) as u8 + 1).collect() }
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.places.get(seat.index()).copied()
    }

    /// The places, in seat order.
    pub fn places(&self) -> &[u8] {
        &self.places
    }

    /// The seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.place(seat) == Some(1))
    }
}

/// How a player fared; the greater, the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// Left, as the first, second or third one.
    Left(usize),
    /// Stayed, with these points and rows.
    Stayed((u16, u8)),
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Setup;

    /// The places of three players with these points, if these seats left in this order.
    fn places(scores: [u16; 3], left: &[u8]) -> Vec<u8> {
        let mut setup = Setup::from(&Position::new("3cp".parse().unwrap(), Seat::ALL[0]));
        for (seat, score) in setup.seats.iter_mut().zip(scores) {
            seat.score = score;
        }
        let pos = Position::try_from(setup).unwrap();
        let left: Vec<Seat> = left.iter().filter_map(|&number| Seat::new(number)).collect();
        Ranking::of(&pos, &left).places().to_vec()
    }

    #[test]
    fn points_decide_and_equals_share_a_place() {
        for (scores, expected) in [
            ([30, 20, 10], [1, 2, 3]),
            ([10, 30, 20], [3, 1, 2]),
            ([20, 20, 10], [1, 1, 3]),
            ([10, 20, 10], [2, 1, 2]),
            ([0, 0, 0], [1, 1, 1]),
        ] {
            assert_eq!(places(scores, &[]), expected, "{scores:?}");
        }
    }

    #[test]
    fn who_left_ranks_behind_who_stayed_and_the_earlier_the_lower() {
        for (left, expected) in
            [(&[1][..], [3, 1, 2]), (&[3], [1, 2, 3]), (&[1, 2], [3, 2, 1]), (&[2, 1], [2, 3, 1])]
        {
            assert_eq!(places([30, 20, 10], left), expected, "{left:?} left");
        }
    }

    #[test]
    fn all_in_the_first_place_have_won() {
        let mut setup = Setup::from(&Position::new("4cp".parse().unwrap(), Seat::ALL[0]));
        setup.seats[1].score = 7;
        setup.seats[3].score = 7;
        let ranking = Ranking::of(&Position::try_from(setup).unwrap(), &[]);
        assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[3]]);
        assert_eq!(ranking.place(Seat::ALL[0]), Some(3));
    }
}
