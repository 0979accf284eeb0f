//! An opinion about a position: what each player will have in the end.

use crate::Weights;
use crate::policy::Policy;
use crate::settled::{BestEnd, Settled, Sight};
use crate::terms::{self, Moment, Offer, TERMS};
use crate::utility::{self, Prospect, Value};
use crate::weights::{self, STAGES, TABLE_COUNT};
use azulejo_rules::{Board, Bonuses, BySeat, Line, Phase, Position, Rules, Seat, WallSide};

/// Somebody with an opinion about positions. It sees contents only, never the order of the bag.
pub trait Evaluator {
    /// What each player may expect.
    fn prospects(&self, pos: &Position) -> BySeat<Prospect>;

    /// What a seat makes of its own board, in hundredths of a point, with no look at the others.
    fn own(&self, pos: &Position, seat: Seat) -> i32;

    /// The policy that orders the moves of a rule set, where there is one.
    fn policy(&self, _rules: Rules) -> Option<&Policy> {
        None
    }

    /// What the position is worth to a seat: a search asks for this at every leaf.
    fn value(&self, pos: &Position, seat: Seat) -> Value {
        self.prospects(pos)[seat.index()].value()
    }
}

/// The points each player is expected to have at the end, in hundredths.
struct Outlook {
    points: BySeat<i32>,
    /// How many points make a lead about as good as won.
    spread: i32,
}

/// The evaluation written by hand: the round as if it ended now, plus hopes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandMade {
    /// Its numbers, for each number of players and side of the wall.
    tables: Box<[Weights; TABLE_COUNT]>,
    /// What it has an eye for.
    sight: Sight,
}

/// With the numbers that were found by games, and seeing everything.
impl Default for HandMade {
    fn default() -> HandMade {
        let mut tables = Box::new([const { Weights::only_points() }; TABLE_COUNT]);
        for rules in Rules::ALL {
            tables[weights::table(rules)] = Weights::of(rules);
        }
        HandMade { tables, sight: Sight::default() }
    }
}

impl HandMade {
    /// The same numbers for all rule sets.
    pub fn new(weights: &Weights) -> HandMade {
        let tables = Box::new(std::array::from_fn(|_| weights.clone()));
        HandMade { tables, sight: Sight::default() }
    }

    /// The same opinion with worse eyes.
    #[must_use]
    pub fn seeing(mut self, sight: Sight) -> HandMade {
        if !sight.bonuses {
            let stages = self.tables.iter_mut().flat_map(|weights| &mut weights.terms);
            stages.for_each(terms::forget_bonuses);
        }
        self.sight = sight;
        self
    }

    fn weights(&self, rules: Rules) -> &Weights {
        &self.tables[weights::table(rules)]
    }
}

/// Hundredths in a point.
pub(crate) const POINT: i32 = 100;

impl Evaluator for HandMade {
    fn prospects(&self, pos: &Position) -> BySeat<Prospect> {
        if let Some(prospects) = decided(pos) {
            return prospects;
        }
        let outlook = self.outlook(pos);
        utility::prospects(&outlook.points, outlook.spread)
    }

    fn own(&self, pos: &Position, seat: Seat) -> i32 {
        let (board, rules) = (pos.board(seat), pos.rules());
        if pos.phase() == Phase::Over {
            return i32::from(board.score()) * POINT;
        }
        let settled = Settled::new(board, rules.wall, self.sight);
        let time = Time { stage: stage(std::slice::from_ref(&settled)), moment: moment(pos) };
        let terms = &self.weights(rules).terms[time.stage];
        self.points(&settled, terms, rules.wall, time, &Offer::of(pos))
    }

    fn value(&self, pos: &Position, seat: Seat) -> Value {
        if let Some(prospects) = decided(pos) {
            return prospects[seat.index()].value();
        }
        let outlook = self.outlook(pos);
        utility::value(&outlook.points, outlook.spread, seat)
    }
}

impl HandMade {
    fn outlook(&self, pos: &Position) -> Outlook {
        let rules = pos.rules();
        let boards: BySeat<Settled> =
            pos.boards().iter().map(|board| Settled::new(board, rules.wall, self.sight)).collect();
        let time = Time { stage: stage(&boards), moment: moment(pos) };
        let weights = self.weights(rules);
        let terms = &weights.terms[time.stage];
        let offer = Offer::of(pos);
        let points = |board: &Settled| self.points(board, terms, rules.wall, time, &offer);
        let mut points: BySeat<i32> = boards.iter().map(points).collect();
        for (seat, term) in roles(pos, time) {
            points[seat.index()] += terms[term];
        }
        Outlook { points, spread: weights.spread[time.stage][time.moment as usize] }
    }

    /// What a board will have in the end.
    fn points(
        &self,
        board: &Settled,
        terms: &[i32; TERMS],
        side: WallSide,
        time: Time,
        offer: &Offer,
    ) -> i32 {
        let mut points = board.score * POINT;
        if time.stage == 0 && self.sight.bonuses {
            points += i32::from(Bonuses::of(&board.wall).points()) * POINT;
        }
        if !time.is_decided() {
            let mut tell = |term: usize, much: i32| points += terms[term] * much;
            terms::describe(board, side, time.moment, offer, &mut tell);
        }
        points
    }
}

/// Whether the result follows from the position: the game is over, or only placements of the last round are left. Such positions
/// are computed, not estimated.
pub fn is_decided(pos: &Position) -> bool {
    decided(pos).is_some()
}

/// What the players have if the game is over or its last take is made. What they still place on
/// the free wall concerns nobody else, and each places as well as it can.
pub(crate) fn decided(pos: &Position) -> Option<BySeat<Prospect>> {
    match pos.phase() {
        Phase::Deal | Phase::Offer => None,
        Phase::Over => pos.outcome().map(|outcome| utility::final_prospects(&outcome)),
        // To look at all placements is only worth it where they are the last ones.
        Phase::Tiling if !pos.boards().iter().any(may_complete_a_row) => None,
        Phase::Tiling => {
            let ends: BySeat<BestEnd> = pos.boards().iter().map(BestEnd::of).collect();
            let is_last = ends.iter().any(|end| end.rows > 0);
            let points = ends.iter().map(|end| end.points * POINT).collect();
            let rows = ends.iter().map(|end| end.rows).collect();
            is_last.then(|| utility::decided(&points, &rows))
        }
    }
}

/// Whether a row is complete, or will be if its line finds a place.
fn may_complete_a_row(board: &Board) -> bool {
    let will_have = |line: Line| board.wall().row_count(line) + usize::from(board.is_full(line));
    Line::ALL.into_iter().any(|line| will_have(line) >= 5)
}

/// When in the game it is.
#[derive(Clone, Copy)]
struct Time {
    /// How many more rounds are expected, at most 4; none when the game is bound to end.
    stage: usize,
    moment: Moment,
}

impl Time {
    /// Whether nothing can happen any more.
    fn is_decided(self) -> bool {
        self.stage == 0 && self.moment == Moment::End
    }
}

fn stage(boards: &[Settled]) -> usize {
    Settled::rounds_left(boards).min(STAGES - 1)
}

/// Who starts the next round, and who is the one to take, with their terms.
fn roles(pos: &Position, time: Time) -> impl Iterator<Item = (Seat, usize)> {
    let starter = pos.marker().taker().unwrap_or(pos.first());
    let starts = (time.stage > 0).then_some((starter, terms::STARTER));
    let turn = pos.player_to_move().filter(|_| pos.phase() == Phase::Offer);
    starts.into_iter().chain(turn.map(|seat| (seat, terms::TURN)))
}

/// How far the round has come: a few tiles are left when each player can take about twice.
fn moment(pos: &Position) -> Moment {
    if pos.phase() != Phase::Offer {
        return Moment::End;
    }
    let on_discs = pos.rules().circle().filter(|&factory| !pos.tiles_on(factory).is_empty());
    if on_discs.take(2).count() < 2 { Moment::Late } else { Moment::Early }
}

/// A position in the terms of the hand-made evaluation, for whoever tunes the weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Description {
    /// Which of the numbers of [`Weights::from_numbers`] is the spread that applies.
    pub spread: usize,
    /// What each seat is sure of, in hundredths of a point.
    pub points: BySeat<i32>,
    /// For each seat the terms that apply, by their place among those numbers, and how much
    /// of each there is.
    pub terms: BySeat<Vec<(usize, i32)>>,
}

impl Description {
    /// Describes a position; `None` if the game is decided.
    pub fn of(pos: &Position) -> Option<Description> {
        let side = pos.rules().wall;
        let settled = |board| Settled::new(board, side, Sight::default());
        let boards: BySeat<Settled> = pos.boards().iter().map(settled).collect();
        let time = Time { stage: stage(&boards), moment: moment(pos) };
        if pos.phase() == Phase::Over || time.is_decided() {
            return None;
        }
        let first = time.stage * TERMS;
        let offer = Offer::of(pos);
        let describe = |board: &Settled| {
            let mut all = Vec::new();
            let mut tell = |term, much| all.push((first + term, much));
            terms::describe(board, side, time.moment, &offer, &mut tell);
            all
        };
        let mut terms: BySeat<Vec<(usize, i32)>> = boards.iter().map(describe).collect();
        for (seat, term) in roles(pos, time) {
            terms[seat.index()].push((first + term, 1));
        }
        let bare = HandMade::new(&Weights::only_points());
        let Outlook { points, .. } = bare.outlook(pos);
        let spread = STAGES * TERMS + time.stage * Moment::COUNT + time.moment as usize;
        Some(Description { spread, points, terms })
    }
}
