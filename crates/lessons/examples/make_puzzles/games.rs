//! Games of the search against itself.

use azulejo_rules::{Deal, Dealer, Effect, Move, MoveKind, Phase, Position, Rules, Source};
use azulejo_search::{Champion, Evaluator, HandMade, Limit, NetworkEvaluator, Searcher, Whims};
use std::cmp::Reverse;

/// So many nodes for a move of a game.
const PLAY: u64 = 500;

/// The players overlook so much, that not every game is the same and not every chance is taken early.
const WHIMS: i32 = 200;

/// A game under way.
pub(crate) struct SelfPlay {
    dealer: Dealer,
    player: Champion,
    opinion: HandMade,
    /// The gold side that is there in every round, and that nobody takes from as long as there is
    /// something else.
    kept: Option<Effect>,
    pub(crate) pos: Position,
}

impl SelfPlay {
    /// Of three games with special factories one has the spread in every round and one the tray: they
    /// have themes of their own, which are too rare otherwise.
    pub(crate) fn new(rules: Rules, seed: u64, game: u64) -> SelfPlay {
        let mut dealer = Dealer::for_game(seed, game);
        let kept = match game % 3 {
            0 => Some(Effect::Spread),
            1 => Some(Effect::Tray),
            _ => None,
        };
        let evaluator = NetworkEvaluator::new(azulejo_networks::shipped(), HandMade::default());
        SelfPlay {
            player: Champion::new(evaluator, Whims { size: WHIMS, seed: game }),
            opinion: HandMade::default(),
            kept: kept.filter(|_| rules.has_gold()),
            pos: Position::new(rules, dealer.first(rules)),
            dealer,
        }
    }

    /// Goes on by one move or one deal.
    pub(crate) fn go_on(&mut self) {
        if self.pos.phase() == Phase::Deal {
            let deal = self.draw();
            self.pos.deal_unchecked(&deal);
        } else {
            let mv = self.choose();
            self.pos.play_unchecked(mv);
        }
    }

    fn choose(&mut self) -> Move {
        let found = self.player.search(&self.pos, Limit::nodes(PLAY), &mut ());
        let best = found.expect("a move is mandatory").best;
        if !self.takes_kept(best) {
            return best;
        }
        let others = self.pos.legal_moves().into_iter().filter(|&mv| !self.takes_kept(mv));
        others.min_by_key(|&mv| Reverse(self.worth(mv))).unwrap_or(best)
    }

    /// What a move looks like at a glance.
    fn worth(&self, mv: Move) -> Option<i32> {
        let mut next = self.pos.clone();
        next.play_unchecked(mv);
        self.pos.player_to_move().map(|seat| self.opinion.value(&next, seat))
    }

    /// Whether a move takes from the disc that is to be kept.
    fn takes_kept(&self, mv: Move) -> bool {
        let MoveKind::Take(take) = mv.kind() else { return false };
        let Source::Factory(factory) = take.source else { return false };
        self.kept.is_some() && self.pos.disc(factory).effect() == self.kept
    }

    /// A deal; drawn again, but not for ever, where it lacks the gold side that is wanted.
    fn draw(&mut self) -> Deal {
        const REDRAWS: usize = 40;
        let has = |deal: &Deal, kept| deal.discs.iter().any(|disc| disc.gold() == Some(kept));
        let mut deal = self.dealer.draw(&self.pos);
        for _ in 0..REDRAWS {
            if self.kept.is_none_or(|kept| has(&deal, kept)) {
                break;
            }
            deal = self.dealer.draw(&self.pos);
        }
        deal
    }
}
