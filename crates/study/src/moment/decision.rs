//! One decision of a player, and what else there was.

use super::compare::{after, side_by_side};
use super::{Grade, Reason, Worth, difference, steady};
use azulejo_rules::{Move, Position, Seat};
use azulejo_search::{Finding, Limit, Searcher};

/// A decision of a player: a take, or a placement on the free wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The round.
    pub round: u16,
    /// Which decision of the round it was, from 1.
    pub number: u16,
    /// Who decided.
    pub seat: Seat,
    /// The table before it.
    pub before: Position,
    /// How many moves were legal.
    pub choices: usize,
    /// The best move known and what it leads to; the move played, where nothing better is known.
    pub best: Finding,
    /// The move played and what it leads to.
    pub played: Finding,
}

impl Decision {
    /// Studies a move of a position, the `number`th of its round, with `nodes` nodes for each search;
    /// `None` if the move is illegal.
    pub fn study(
        before: &Position,
        mv: Move,
        number: u16,
        nodes: u64,
        searcher: &mut dyn Searcher,
    ) -> Option<Decision> {
        let seat = before.player_to_move().filter(|_| before.check(mv).is_ok())?;
        let found = steady::look(before, Limit::nodes(nodes), searcher)?;
        let [best, played] = judged(before, mv, found, nodes, searcher);
        Some(Decision {
            round: before.round(),
            number,
            seat,
            before: before.clone(),
            choices: before.count_moves(),
            best,
            played,
        })
    }

    /// The move that was played.
    pub fn mv(&self) -> Move {
        self.played.best
    }

    /// Whether nothing better is known.
    pub fn is_best(&self) -> bool {
        self.best.best == self.played.best
    }

    /// Whether the rest of the round was looked through to its end, for both moves.
    pub fn is_solved(&self) -> bool {
        self.best.solved && self.played.solved
    }

    /// What the move cost the player. The chance lost is never below 0; a better chance may have
    /// gone with a smaller lead.
    pub fn loss(&self) -> Worth {
        let loss = -self.effect(self.seat);
        Worth { chance: loss.chance.max(0), ..loss }
    }

    /// What the move brought a player, compared with the best one: a loss for who decided, as a
    /// rule a gain for another player.
    pub fn effect(&self, seat: Seat) -> Worth {
        let index = seat.index();
        Worth::between(&self.best.prospects[index], &self.played.prospects[index])
    }

    /// How good it was.
    pub fn grade(&self) -> Grade {
        if self.is_best() { Grade::Best } else { Grade::of(self.loss().chance) }
    }

    /// Why the best move was better, the weightiest reasons first; none where it was played.
    pub fn reasons(&self) -> Vec<Reason> {
        if self.is_best() { Vec::new() } else { difference::between(self) }
    }
}

/// The best move and the one that was played, each with what it leads to.
fn judged(
    pos: &Position,
    mv: Move,
    found: Finding,
    nodes: u64,
    searcher: &mut dyn Searcher,
) -> [Finding; 2] {
    if found.best == mv {
        return [found.clone(), found];
    }
    // Discs with the same tiles are the same, as long as they are not golden.
    if after(pos, mv).hash() == after(pos, found.best).hash() {
        let same = Finding { best: mv, line: vec![mv], ..found };
        return [same.clone(), same];
    }
    // The look that was not finished may have changed the mind: one move farther than it came.
    let depth = if found.solved { u8::MAX } else { found.depth.saturating_add(1) };
    let limit = Limit { depth, ..Limit::nodes(nodes) };
    let both = side_by_side(pos, &[found.best, mv], limit, searcher);
    match <[Finding; 2]>::try_from(both) {
        Ok([best, played]) if played.value < best.value => [best, played],
        // It was not better after all: a search that sees less far errs.
        Ok([_, played]) => [played.clone(), played],
        Err(_) => [found.clone(), found],
    }
}
