//! What of the game is on the table: the present, a moment on the way there, or the past.

use crate::entry::Entry;
use crate::motion::{Beat, Caption, LitRuns};
use crate::scene::{LastMove, Pointed, Scene, SceneOptions};
use azulejo_protocol::{Mirror, Step, TableOptions, Viewer};
use azulejo_rules::{Move, MoveKind, Seat, Setup};

/// What of the game is on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// The table as it has been shown so far, which is the present unless pieces wait to travel.
    #[default]
    Now,
    /// Pieces are on their way.
    Between(Box<Frame>),
    /// Somebody looks back: the table after so many steps.
    Past(usize),
}

/// How many tiles are in the bag and in the lid; that much everybody can count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supply {
    /// In the bag.
    pub bag: u16,
    /// In the lid.
    pub lid: u16,
}

/// A moment at which pieces are on their way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The table as it will be when they have arrived.
    pub table: Setup,
    /// What scores.
    pub lit: Vec<LitRuns>,
    /// What is said about it.
    pub captions: Vec<Caption>,
    /// The move that is being shown.
    pub last: Vec<LastMove>,
}

impl Frame {
    /// The moment of a beat. As long as pieces travel it is the turn of whoever moved them.
    pub fn of(beat: &Beat, mover: Option<Seat>, last: Vec<LastMove>) -> Frame {
        Frame {
            table: Setup { to_act: mover, ..beat.table.clone() },
            lit: beat.lit.clone(),
            captions: beat.captions.clone(),
            last,
        }
    }

    /// The captions that are about the whole table; those about a score are beside it.
    pub fn spoken(&self) -> impl Iterator<Item = &Caption> {
        self.captions.iter().filter(|caption| change(**caption).is_none())
    }
}

/// What is selected and pointed at, and what is recommended.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// What is selected.
    pub entry: &'a Entry,
    /// What is pointed at.
    pub pointed: Pointed,
    /// What is recommended.
    pub hint: Option<Move>,
    /// The seats that act at this device.
    pub viewer: Viewer,
}

impl Stage {
    /// The scene at a table of which so much has been shown.
    pub fn scene(&self, shown: &Mirror, hand: &Hand<'_>) -> Scene {
        match self {
            Stage::Now => {
                let options = SceneOptions {
                    own: seats_to_act(shown, hand.viewer).into_iter().collect(),
                    pointed: hand.pointed,
                    hint: hand.hint,
                    last: last_moves(shown.steps()),
                    ..options(shown)
                };
                Scene::of(shown.position(), hand.entry, &options)
            }
            Stage::Between(frame) => {
                let options = SceneOptions { last: frame.last.clone(), ..options(shown) };
                Scene::still(&frame.table, &options)
            }
            Stage::Past(steps) => {
                let last = last_moves(shown.steps().get(..*steps).unwrap_or_default());
                let options = SceneOptions { last, ..options(shown) };
                let past = shown.history().position_after(*steps);
                let position = past.as_ref().unwrap_or(shown.position());
                Scene::of(position, &Entry::default(), &options)
            }
        }
    }

    /// How much is in the bag and in the lid.
    pub fn supply(&self, shown: &Mirror) -> Supply {
        let of = |table: &Setup| Supply { bag: table.bag.total(), lid: table.lid.total() };
        match self {
            Stage::Between(frame) => of(&frame.table),
            Stage::Now => of(&Setup::from(shown.position())),
            Stage::Past(steps) => {
                let past = shown.history().position_after(*steps);
                of(&Setup::from(past.as_ref().unwrap_or(shown.position())))
            }
        }
    }

    /// What scores at this moment of a round's end.
    pub fn lit(&self) -> Vec<LitRuns> {
        match self {
            Stage::Between(frame) => frame.lit.clone(),
            Stage::Now | Stage::Past(_) => Vec::new(),
        }
    }

    /// What is taken from somebody's score or added to it at this moment.
    pub fn changes(&self) -> Vec<(Seat, i32)> {
        let Stage::Between(frame) = self else { return Vec::new() };
        frame.captions.iter().copied().filter_map(change).collect()
    }

    /// How many steps of the game are on the table.
    pub fn steps(&self, shown: &Mirror) -> usize {
        match self {
            Stage::Now | Stage::Between(_) => shown.steps().len(),
            Stage::Past(steps) => *steps,
        }
    }
}

fn change(caption: Caption) -> Option<(Seat, i32)> {
    match caption {
        Caption::Paid { seat, cost, .. } => Some((seat, -i32::from(cost))),
        Caption::Bonus { seat, points, .. } => Some((seat, points.into())),
        _ => None,
    }
}

/// What the table shows in any case.
fn options(shown: &Mirror) -> SceneOptions {
    let TableOptions { preview, bag_tracker, .. } = *shown.options();
    SceneOptions { preview, bag_tracker, ..SceneOptions::default() }
}

/// The seats whose people move at this device; nobody's once the game is over.
fn seats_to_act(shown: &Mirror, viewer: Viewer) -> Vec<Seat> {
    if shown.end().is_some() { Vec::new() } else { people_here(shown, viewer).collect() }
}

/// The seats at which people of this device sit now.
pub fn people_here(shown: &Mirror, viewer: Viewer) -> impl Iterator<Item = Seat> {
    shown.people().filter(move |&seat| viewer.acts_for(seat))
}

/// The last move: one take, or all that one player placed in a row. A deal is no move, and what was
/// taken before it is no longer where it was.
pub fn last_moves(steps: &[Step]) -> Vec<LastMove> {
    let last = |step: &Step| Some(LastMove { seat: step.seat()?, mv: step.mv()? });
    let Some(newest) = steps.last().and_then(last) else { return Vec::new() };
    let is_place = |mv: &LastMove| matches!(mv.mv.kind(), MoveKind::Place(_));
    if !is_place(&newest) {
        return vec![newest];
    }
    let placed = steps.iter().rev().map_while(last);
    placed.take_while(|mv| is_place(mv) && mv.seat == newest.seat).collect()
}

/// Whose board is the large one: that of the person of this device who is to move, or of the next one in turn.
pub fn large_board(shown: &Mirror, viewer: Viewer, before: Option<Seat>) -> Seat {
    let rules = shown.options().rules;
    let Some(turn) = shown.to_move() else {
        return before
            .unwrap_or_else(|| people_here(shown, viewer).next().unwrap_or(shown.first()));
    };
    let is_here = |seat: &Seat| shown.is_person(*seat) && viewer.acts_for(*seat);
    let next = rules.seats_from(turn).find(is_here);
    next.or(before).unwrap_or(shown.first())
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{FirstSeat, Millis, Mover, Occupant, Start};
    use azulejo_room::{Room, Seed};

    fn moved(seat: u8, mv: &str) -> Step {
        let seat = Seat::new(seat).expect("a seat");
        Step::Move { round: 1, seat, mv: mv.parse().expect("a move"), by: Mover::Person }
    }

    fn dealt() -> Step {
        Step::Deal { round: 1, deal: "WKWW RBRB BYYB RYWR YBYB".parse().expect("a deal") }
    }

    #[test]
    fn the_last_move_is_one_take_or_all_that_one_player_placed_since_the_last_deal() {
        let (take, place) = (moved(1, "1W3"), moved(2, "1@4"));
        for (steps, moves) in [
            (vec![], 0),
            (vec![dealt()], 0),
            (vec![dealt(), take.clone()], 1),
            (vec![dealt(), take.clone(), moved(2, "2R2")], 1),
            (vec![take.clone(), moved(1, "2@2"), place.clone(), moved(2, "3@1")], 2),
            (vec![take.clone(), place.clone()], 1),
            (vec![take, place, dealt()], 0),
        ] {
            assert_eq!(last_moves(&steps).len(), moves, "{steps:?}");
        }
    }

    /// A table of three at which these seats are people, and this one begins.
    fn table(people: &[u8], first: u8) -> Mirror {
        let person =
            |number| Occupant::Person { name: format!("P{number}").parse().expect("a name") };
        let bot = || Occupant::Bot { level: "easy".parse().expect("a level") };
        let seat = |number: u8| if people.contains(&number) { person(number) } else { bot() };
        let rules = "3cp".parse().expect("rules");
        let mut options = TableOptions::new(rules, [seat(1), seat(2), seat(3)]);
        options.first = FirstSeat::Chosen(Seat::new(first).expect("a seat"));
        let room = Room::open(Millis(0), options, Start::Fresh, Seed::new(7));
        room.expect("a table").0.mirror().clone()
    }

    #[test]
    fn the_large_board_is_that_of_the_person_to_move_or_of_the_next_one() {
        for (people, first, large) in [
            (&[1, 2, 3][..], 2, 2),
            (&[1, 3], 1, 1),
            (&[1, 3], 2, 3),
            (&[1], 2, 1),
            (&[1], 3, 1),
            (&[], 2, 2),
        ] {
            let table = table(people, first);
            let seat = large_board(&table, Viewer::everyone(table.options().rules), None);
            assert_eq!(seat.number(), large, "{people:?} play, {first} begins");
        }
    }

    #[test]
    fn a_player_elsewhere_does_not_get_the_large_board() {
        let (table, mine) = (table(&[1, 2, 3], 2), Seat::ALL[0]);
        assert_eq!(large_board(&table, Viewer::seat(mine), None), mine);
        assert_eq!(seats_to_act(&table, Viewer::seat(mine)), [mine]);
        assert_eq!(large_board(&table, Viewer::SPECTATOR, None), Seat::ALL[1]);
        assert_eq!(seats_to_act(&table, Viewer::SPECTATOR), []);
    }
}
