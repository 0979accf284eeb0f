//! Which moves to look at first.

use crate::policy::{Policy, Situation};
use arrayvec::ArrayVec;
use azulejo_rules::{
    Destination, Factory, LineTiles, MAX_MOVES, Marker, Move, MoveKind, MoveList, Position, Source,
};

/// What earlier looks have taught: moves that refuted others are tried sooner.
pub(crate) struct History {
    rewards: Vec<i32>,
}

/// One counter for every source, color and destination: the bits of a move below its split.
const MOVES: usize = 1 << 10;

/// A move that is tried before all others.
const FIRST: i32 = i32::MAX;

impl History {
    pub(crate) fn new() -> History {
        History { rewards: vec![0; MOVES] }
    }

    pub(crate) fn clear(&mut self) {
        self.rewards.fill(0);
    }

    /// A move was good enough to end the look at its rivals.
    pub(crate) fn reward(&mut self, mv: Move, depth: u8) {
        let reward = &mut self.rewards[index(mv)];
        *reward = (*reward + i32::from(depth) * i32::from(depth)).min(1 << 20);
    }

    /// The moves worth a look. Of equal discs in a plain game only the first is tried: the others
    /// lead to the same game.
    pub(crate) fn candidates(
        &self,
        pos: &Position,
        first: Option<Move>,
        policy: Option<&Policy>,
    ) -> Candidates {
        let mut moves = MoveList::new();
        pos.list_moves(&mut moves);
        let repeated = repeated_discs(pos);
        let glance = Glance::of(pos, policy);
        let scored = moves.iter().filter(|mv| repeated >> source_of(**mv) & 1 == 0).map(|&mv| {
            let learned = self.rewards[index(mv)];
            let promise = if first == Some(mv) { FIRST } else { glance.promise(mv) + learned };
            (promise, mv)
        });
        Candidates { scored: scored.collect(), next: 0 }
    }
}

/// How moves look at a glance: by the policy where there is one.
struct Glance<'a> {
    pos: &'a Position,
    policy: Option<(&'a Policy, Situation<'a>)>,
}

/// What a hundredth of a nat of the policy, and a unit of [`looks`], weigh against earlier refutations.
const POLICY_SCALE: i32 = 30;
const LOOKS_SCALE: i32 = 1000;

impl<'a> Glance<'a> {
    #[inline]
    fn of(pos: &'a Position, policy: Option<&'a Policy>) -> Glance<'a> {
        let policy = policy.and_then(|policy| Some((policy, Situation::of(pos)?)));
        Glance { pos, policy }
    }

    #[inline]
    fn promise(&self, mv: Move) -> i32 {
        match &self.policy {
            Some((policy, situation)) => POLICY_SCALE * policy.logit(situation, mv),
            None => LOOKS_SCALE * looks(self.pos, mv),
        }
    }
}

/// What comes to mind first: the move that looks best at a glance.
pub(crate) fn natural(pos: &Position, policy: Option<&Policy>) -> Option<Move> {
    let mut moves = MoveList::new();
    pos.list_moves(&mut moves);
    let glance = Glance::of(pos, policy);
    let seen = moves.iter().map(|&mv| (glance.promise(mv), mv));
    let best = seen.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, mv)| mv)
}

fn index(mv: Move) -> usize {
    usize::from(mv.bits()) % MOVES
}

/// Moves that are tried one after the other, the most promising first. Most of them never are, so
/// each is looked for only when its turn comes.
pub(crate) struct Candidates {
    scored: ArrayVec<(i32, Move), MAX_MOVES>,
    next: usize,
}

impl Iterator for Candidates {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.scored.get_mut(self.next..)?;
        // The first of equals, so that the order follows from the inputs.
        let best =
            (0..rest.len()).reduce(|best, i| if rest[i].0 > rest[best].0 { i } else { best })?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].1)
    }
}

/// Whether the same move is there from an equal disc with a lower number, in a plain game.
pub(crate) fn is_repeated(pos: &Position, mv: Move) -> bool {
    repeated_discs(pos) >> source_of(mv) & 1 == 1
}

/// One bit for each disc that is equal to one with a lower number, in a plain game.
fn repeated_discs(pos: &Position) -> u16 {
    if pos.rules().has_gold() {
        return 0;
    }
    let before = |factory: Factory| pos.rules().circle().take(factory.index());
    let is_repeated = |&factory: &Factory| {
        before(factory).any(|other| pos.tiles_on(other) == pos.tiles_on(factory))
    };
    let bits = pos.rules().circle().filter(is_repeated).map(|factory| 1 << factory.index());
    bits.fold(0, |all, bit| all | bit)
}

/// The disc of a take; a number beyond all discs for other moves.
fn source_of(mv: Move) -> usize {
    match mv.kind() {
        MoveKind::Take(take) => match take.source {
            Source::Factory(factory) => factory.index(),
            Source::Center => Factory::COUNT,
        },
        MoveKind::Place(_) => Factory::COUNT,
    }
}

/// How good a move looks at a glance: full lines are good, tiles on the floor are not.
fn looks(pos: &Position, mv: Move) -> i32 {
    let MoveKind::Take(take) = mv.kind() else { return 0 };
    let Some(seat) = pos.player_to_move() else { return 0 };
    let count = i32::from(pos.tiles_at(take.source).count(take.tile));
    let marker = i32::from(take.source == Source::Center && pos.marker() == Marker::Center);
    let Destination::Line(line) = take.to else { return -8 * count - 2 * marker };
    let held = pos.board(seat).line(line).map_or(0, |LineTiles { count, .. }| i32::from(count));
    let room = i32::from(line.spaces()) - held;
    let waste = (count - room).max(0);
    let full = if count >= room { 6 + i32::from(line.spaces()) } else { 2 * (count - room) + 4 };
    full - 5 * waste - 2 * marker
}
