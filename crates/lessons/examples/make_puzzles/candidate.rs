//! Whether a position has one clearly best move, whoever looks at it and however far.

use crate::difficulty;
use azulejo_lessons::{Clear, PuzzleLine, Theme};
use azulejo_rules::{Dealer, Move, Phase, Position, Rules, Seat};
use azulejo_search::{Champion, Finding, Limit, RoundSearch, Searcher, ranked};

/// A first look: most positions have several good moves and show it at once.
const GLANCE: u64 = 1_000;

/// Two looks, the second one far deeper, must agree.
const LOOKS: [u64; 2] = [20_000, 120_000];

/// What comes after the round is tried with so many deals, where the round does not decide the game.
const DEALS: u64 = 6;

/// Nodes for each move on the way to the next deal, and for a look at what it brings.
const ROLL: u64 = 1_500;

/// Positions with more moves are seldom clear and take long; a spread alone may have half of them.
const MOST_MOVES: usize = 300;

/// Those who must agree: looking ahead with cuts, and where there are more than two players also a
/// growing tree, as the one takes all others for its enemies.
pub(crate) struct Minds {
    duel: RoundSearch,
    tree: Option<Champion>,
}

impl Minds {
    pub(crate) fn new(rules: Rules) -> Minds {
        let tree = (rules.players.count() > 2).then(Champion::default);
        Minds { duel: RoundSearch::default(), tree }
    }

    /// What everybody makes of a position at every look, if all have the same clearly best move.
    fn agree(&mut self, pos: &Position, seat: Seat) -> Option<Vec<(Finding, Finding)>> {
        let mut looks: Vec<(Finding, Finding)> = Vec::new();
        for nodes in LOOKS {
            for mind in self.all() {
                let found = look(pos, seat, nodes, mind)?;
                if looks.iter().any(|(best, _)| best.best != found.0.best) {
                    return None;
                }
                looks.push(found);
            }
        }
        Some(looks)
    }

    fn all(&mut self) -> impl Iterator<Item = &mut dyn Searcher> {
        let duel: &mut dyn Searcher = &mut self.duel;
        std::iter::once(duel).chain(self.tree.as_mut().map(|tree| tree as &mut dyn Searcher))
    }
}

/// A position with one clearly best move.
pub(crate) struct Candidate {
    pos: Position,
    best: Finding,
    second: Finding,
    /// In hundredths of a point; the smallest that anybody saw.
    gap: i32,
    difficulty: u8,
}

impl Candidate {
    pub(crate) fn of(pos: &Position, minds: &mut Minds) -> Option<Candidate> {
        let seat = pos.player_to_move()?;
        if !(fewest(pos)..=MOST_MOVES).contains(&pos.count_moves()) {
            return None;
        }
        look(pos, seat, GLANCE, &mut minds.duel)?;
        let looks = minds.agree(pos, seat)?;
        let gaps = looks.iter().map(|(best, second)| lead(best, seat) - lead(second, seat));
        let mut gap = gaps.min()?;
        let (best, second) = looks.into_iter().next_back()?;
        if !(best.solved && second.solved && ends_here(pos, &best)) {
            gap = gap.min(rolled_gap(pos, seat, [best.best, second.best], &mut minds.duel));
        }
        let difficulty = difficulty::of(pos, best.best, &mut minds.duel);
        let candidate = Candidate { pos: pos.clone(), best, second, gap, difficulty };
        (gap >= Clear::LEAST_GAP).then_some(candidate)
    }

    pub(crate) fn line(&self, id: String, seed: u64) -> PuzzleLine {
        PuzzleLine {
            id,
            position: self.pos.to_string(),
            best: self.best.best.to_string(),
            theme: Theme::of(&self.pos, &self.best, &self.second),
            difficulty: self.difficulty,
            gap: Some(f64::from(self.gap) / 100.0),
            proof: None,
            from: None,
            seed: Some(seed),
            why: None,
        }
    }
}

/// A puzzle offers at least so many different moves.
fn fewest(pos: &Position) -> usize {
    if pos.phase() == Phase::Tiling { 2 } else { 5 }
}

/// The two best moves, if the first is clearly better, in the lead as well as in what is played for.
fn look(
    pos: &Position,
    seat: Seat,
    nodes: u64,
    mind: &mut dyn Searcher,
) -> Option<(Finding, Finding)> {
    let mut found = ranked(pos, 2, nodes, mind).into_iter();
    let (best, second) = (found.next()?, found.next()?);
    let is_clear = lead(&best, seat) - lead(&second, seat) >= Clear::LEAST_GAP;
    (is_clear && best.value > second.value).then_some((best, second))
}

fn lead(found: &Finding, seat: Seat) -> i32 {
    found.prospects[seat.index()].lead
}

/// Whether the game is over at the end of a line.
fn ends_here(pos: &Position, found: &Finding) -> bool {
    let mut end = pos.clone();
    found.line.iter().all(|&mv| end.play(mv).is_ok()) && end.phase() == Phase::Over
}

/// How much better the first of two moves is, on the average of some deals that are the same for both.
fn rolled_gap(pos: &Position, seat: Seat, moves: [Move; 2], mind: &mut RoundSearch) -> i32 {
    let mut sum = 0;
    for seed in 0..DEALS {
        let [ours, theirs] = moves.map(|mv| rolled(pos, seat, mv, seed, mind));
        sum += ours - theirs;
    }
    sum / DEALS as i32
}

/// The lead that may be expected after a move, a round played to its end, and a deal.
fn rolled(pos: &Position, seat: Seat, mv: Move, seed: u64, mind: &mut RoundSearch) -> i32 {
    let mut end = pos.clone();
    end.play_unchecked(mv);
    let mut think = |pos: &Position| {
        mind.search(pos, Limit::nodes(ROLL), &mut ()).expect("a move is mandatory")
    };
    while end.player_to_move().is_some() {
        let found = think(&end);
        end.play_unchecked(found.best);
    }
    if let Some(outcome) = end.outcome() {
        let others =
            outcome.standings.iter().enumerate().filter(|(index, _)| *index != seat.index());
        let best = others.map(|(_, standing)| i32::from(standing.score)).max().unwrap_or(0);
        return 100 * (i32::from(outcome.standings[seat.index()].score) - best);
    }
    end.deal_unchecked(&Dealer::new(seed).draw(&end));
    lead(&think(&end), seat)
}
