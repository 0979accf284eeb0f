//! Time that is left when the round is solved goes into the next one.
//!
//! The best moves of a solved round often lead to round ends that are worth nearly the same to the evaluator. Each of
//! these is followed through the same sampled deals into a shallow search of the next round, and the mean of what
//! these searches say is added to what the evaluator said.

use crate::Value;
use crate::search::{Finding, Limit, Searcher, Verdict, Watcher};
use crate::utility::{Prospect, Utility};
use azulejo_rules::{BySeat, Dealer, Move, Phase, Players, Position, Rules, Seat};

/// How the next round is sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextRoundParams {
    /// At most this many of the best moves are compared.
    pub moves: usize,
    /// Only moves whose value is at most this much below the best.
    pub window: Value,
    /// Nodes for each move and deal.
    pub nodes: u64,
    /// The evaluator's value counts as much as this many deals.
    pub prior: i64,
    /// At most this many deals.
    pub deals: i64,
    /// Fewer deals than this say too little: the evaluator's order stands, and where the node limit has no room for them
    /// none is sampled.
    pub min_deals: i64,
}

impl NextRoundParams {
    const DUEL: NextRoundParams = NextRoundParams {
        moves: 4,
        window: 400,
        nodes: 1_500,
        prior: 10,
        deals: 200,
        min_deals: 5,
    };

    /// For three and four players, whose tree counts the moves of its rollouts as nodes, too.
    const TREE: NextRoundParams = NextRoundParams { nodes: 400, ..NextRoundParams::DUEL };

    /// The parameters that are shipped for a rule set.
    pub(crate) fn suited_to(rules: Rules) -> NextRoundParams {
        if rules.players == Players::Two { NextRoundParams::DUEL } else { NextRoundParams::TREE }
    }
}

/// For two players.
impl Default for NextRoundParams {
    fn default() -> NextRoundParams {
        NextRoundParams::DUEL
    }
}

/// One of the best first moves of a solved round.
pub(crate) struct Rival {
    pub(crate) mv: Move,
    pub(crate) value: Value,
    /// The best line for all players, as far as the search remembers it.
    pub(crate) line: Vec<Move>,
    pub(crate) prospects: BySeat<Prospect>,
}

/// A move whose round end is followed into the next round.
struct Candidate {
    rival: Rival,
    /// The position before the deal; none where the game is over, and its value exact.
    end: Option<Position>,
    /// Sum of the values of all deals so far.
    sum: i64,
}

/// Compares the best moves of a solved round by the next one; `found` is what the search of the round said. Returns
/// it with the best move in front, and with the nodes that were spent.
pub(crate) fn refine(
    search: &mut dyn Searcher,
    pos: &Position,
    found: Finding,
    rivals: Vec<Rival>,
    params: NextRoundParams,
    limit: Limit,
    watcher: &mut dyn Watcher,
) -> Finding {
    let Some(seat) = pos.player_to_move() else { return found };
    let mut budget = Budget { spent: found.nodes, limit: limit.nodes, watcher, is_over: false };
    let least = params.nodes * rivals.len() as u64 * params.min_deals.unsigned_abs();
    if limit.nodes.saturating_sub(found.nodes) < least {
        return found;
    }
    let mut candidates: Vec<Candidate> = Vec::new();
    for rival in rivals {
        let Some(end) = round_end(search, pos, &rival, &mut budget) else { break };
        let end = (end.phase() == Phase::Deal).then_some(end);
        candidates.push(Candidate { rival, end, sum: 0 });
    }
    let mut deals = 0;
    while deals < params.deals && !budget.is_over {
        let dealer = Dealer::for_game(pos.hash(), deals.cast_unsigned());
        let Some(values) = sample(search, &candidates, seat, &dealer, params, &mut budget) else {
            break;
        };
        candidates
            .iter_mut()
            .zip(values)
            .for_each(|(candidate, value)| candidate.sum += i64::from(value));
        deals += 1;
    }
    if deals < params.min_deals {
        return Finding { nodes: budget.spent, ..found };
    }
    let refined = |candidate: &Candidate| {
        (i64::from(candidate.rival.value) * params.prior + candidate.sum) / (params.prior + deals)
    };
    let best = candidates
        .into_iter()
        .reduce(|best, other| if refined(&other) > refined(&best) { other } else { best });
    let nodes = budget.spent;
    match best {
        Some(best) if best.rival.mv != found.best => {
            let Rival { mv, value, line, prospects } = best.rival;
            Finding { best: mv, value, line, prospects, nodes, ..found }
        }
        _ => Finding { nodes, ..found },
    }
}

/// What one deal leads to for each candidate; `None` where the time did not suffice.
fn sample(
    search: &mut dyn Searcher,
    candidates: &[Candidate],
    seat: Seat,
    dealer: &Dealer,
    params: NextRoundParams,
    budget: &mut Budget,
) -> Option<Vec<Value>> {
    let mut values = Vec::with_capacity(candidates.len());
    for Candidate { rival, end, .. } in candidates {
        let Some(end) = end else {
            values.push(rival.value);
            continue;
        };
        // The same dealer draws the same tiles from the same bag.
        let mut next = end.clone();
        next.deal_unchecked(&dealer.clone().draw(end));
        let mover = next.player_to_move()?;
        let found = budget.search(search, &next, params.nodes)?;
        values.push(value_for(seat, mover, &found));
    }
    Some(values)
}

/// The value for `seat` of what a search found for `mover`.
fn value_for(seat: Seat, mover: Seat, found: &Finding) -> Value {
    if mover == seat {
        found.value
    } else if found.prospects.len() == 2 {
        Utility::WIN - found.value
    } else {
        found.prospects[seat.index()].value()
    }
}

/// Follows a line to the end of the round; what is missing of it, placements on the free wall included, is searched.
fn round_end(
    search: &mut dyn Searcher,
    pos: &Position,
    rival: &Rival,
    budget: &mut Budget,
) -> Option<Position> {
    let mut end = pos.clone();
    for &mv in &rival.line {
        end.play(mv).ok()?;
    }
    while end.player_to_move().is_some() {
        let found = budget.search(search, &end, FINISH_NODES)?;
        end.play(found.best).ok()?;
    }
    Some(end)
}

/// Nodes for each move that is missing in a line, and for each placement on the free wall.
const FINISH_NODES: u64 = 1_000;

/// What may still be spent.
struct Budget<'a> {
    spent: u64,
    limit: u64,
    watcher: &'a mut dyn Watcher,
    is_over: bool,
}

impl Budget<'_> {
    /// Searches a position; `None` where the budget ran out before the search was done.
    fn search(&mut self, search: &mut dyn Searcher, pos: &Position, nodes: u64) -> Option<Finding> {
        let left = self.limit.saturating_sub(self.spent);
        if self.is_over || left < nodes {
            self.is_over = true;
            return None;
        }
        let found = search.search(pos, Limit::nodes(nodes), &mut ())?;
        self.spent += found.nodes;
        self.is_over |= self.watcher.ask(self.spent) == Verdict::Stop;
        Some(found)
    }
}
