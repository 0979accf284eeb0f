//! Looks for puzzles: positions in the last round of a game in which one move only forces the
//! victory, or only one does not lose it.
//!
//! `cargo run --release -p azulejo-search --example puzzles -- RULES GAMES SEED NODES`
//!
//! Games of the search against itself; each candidate is printed with what one needs to choose among
//! them and to say why its move is right. The texts of `puzzles/puzzles.json` are written by people.

#[path = "../tests/exact/mod.rs"]
mod exact;

use azulejo_rules::{Dealer, Move, Phase, Position, Rules, Seat, Standing};
use azulejo_search::{Finding, Greedy, Limit, RoundSearch, Searcher, Value};
use azulejo_testkit::fixture::draw;
use exact::{Exact, Forced, after};
use std::env;

/// So many positions are looked through for a proof.
const PROOF: u64 = 400_000;

/// So many positions are looked through for an opinion.
const OPINION: u64 = 1_000_000;

/// A puzzle's move is worth so much more than any other, in hundredths of a percent to win.
const CLEAR: Value = 500;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [rules, games, seed, nodes] = args.as_slice() else {
        eprintln!("usage: puzzles RULES GAMES SEED NODES");
        return;
    };
    let rules: Rules = rules.parse().expect("a rule set");
    let [games, seed, nodes] = [games, seed, nodes].map(|n| n.parse::<u64>().expect("a number"));
    let mut search = RoundSearch::default();
    for game in 0..games {
        let round = last_round(rules, Dealer::for_game(seed, game), nodes, &mut search);
        for pos in round.iter().rev() {
            if let Some(puzzle) = Puzzle::of(pos, &mut search) {
                println!("### {rules} seed {seed} game {game}\n{}\n", puzzle.told(&mut search));
            }
        }
    }
}

/// The positions of the last round of a game of the search against itself, as far as players act.
fn last_round(
    rules: Rules,
    mut dealer: Dealer,
    nodes: u64,
    search: &mut RoundSearch,
) -> Vec<Position> {
    let mut pos = Position::new(rules, dealer.first(rules));
    let mut round = Vec::new();
    while pos.phase() != Phase::Over {
        if pos.phase() == Phase::Deal {
            round.clear();
            pos.deal_unchecked(&dealer.draw(&pos));
            continue;
        }
        round.push(pos.clone());
        let found = search.search(&pos, Limit::nodes(nodes), &mut ());
        pos.play_unchecked(found.expect("a move is mandatory").best);
    }
    round
}

/// A position with one right move.
struct Puzzle {
    pos: Position,
    seat: Seat,
    best: Move,
    forced: Forced,
    /// The wrong moves, the best of them first, by what the search makes of them.
    others: Vec<(Value, Move)>,
    margin: Value,
}

impl Puzzle {
    fn of(pos: &Position, search: &mut RoundSearch) -> Option<Puzzle> {
        let seat = pos.player_to_move()?;
        if pos.legal_moves().len() < fewest(pos) {
            return None;
        }
        let mut moves = Exact::new(seat, PROOF).moves(pos)?;
        moves.sort_by_key(|&(_, forced)| forced);
        let (best, forced) = moves.pop()?;
        if moves.len() + 1 < fewest(pos) || moves.last()?.1 >= forced {
            return None;
        }
        let found = think(pos, None, search);
        if found.best != best || !found.solved {
            return None;
        }
        let worth = |&(mv, _): &(Move, Forced)| (think(pos, Some(mv), search).value, mv);
        let mut others: Vec<(Value, Move)> = moves.iter().map(worth).collect();
        others.sort_by_key(|&(value, _)| -value);
        let margin = found.value - others[0].0;
        let puzzle = Puzzle { pos: pos.clone(), seat, best, forced, others, margin };
        (margin >= CLEAR).then_some(puzzle)
    }

    fn told(&self, search: &mut RoundSearch) -> String {
        let Puzzle { pos, seat, best, forced, others, margin } = self;
        let greedy = Greedy.search(pos, Limit::NONE, &mut ()).expect("a move is mandatory").best;
        let depth = self.depth(search);
        let facts = format!(
            "best {best} forces {forced:?} for seat {seat}, {margin} ahead of {} others, found at depth {depth}; greedy {greedy}",
            others.len()
        );
        let rivals = others.iter().map(|&(_, mv)| mv).filter(|&mv| mv != greedy).take(3);
        let worth_a_story = [*best, greedy].into_iter().chain(rivals);
        let stories: Vec<String> = worth_a_story.map(|mv| story(pos, mv, search)).collect();
        format!("{pos}\n{}\n{facts}\n{}", draw(pos), stories.join("\n"))
    }

    /// How far one must look ahead to find the move and stay with it.
    fn depth(&self, search: &mut RoundSearch) -> u8 {
        let errs = |&depth: &u8| {
            let limit = Limit { depth, ..Limit::nodes(OPINION) };
            let found = search.search(&self.pos, limit, &mut ());
            found.is_some_and(|found| found.best != self.best)
        };
        (1..=20).rev().find(errs).map_or(1, |last_wrong| last_wrong + 1)
    }
}

/// A puzzle offers at least so many different moves.
fn fewest(pos: &Position) -> usize {
    if pos.phase() == Phase::Tiling { 2 } else { 5 }
}

fn think(pos: &Position, only: Option<Move>, search: &mut RoundSearch) -> Finding {
    let limit = Limit { only, ..Limit::nodes(OPINION) };
    search.search(pos, limit, &mut ()).expect("a move is mandatory")
}

/// How the round goes on after a move, each for himself, and how it ends.
fn story(pos: &Position, mv: Move, search: &mut RoundSearch) -> String {
    let value = think(pos, Some(mv), search).value;
    let mut end = after(pos, mv);
    let mut line = vec![mv.to_string()];
    while end.player_to_move().is_some() {
        let mv = think(&end, None, search).best;
        line.push(mv.to_string());
        end.play_unchecked(mv);
    }
    let ending = match end.outcome() {
        None => "goes on".to_owned(),
        Some(outcome) => {
            outcome.standings.iter().copied().map(standing).collect::<Vec<_>>().join(" : ")
        }
    };
    format!("{value:>6}  {}  {ending}", line.join(" "))
}

/// Points, with the counts of rows, columns and colors.
fn standing(Standing { score, bonuses }: Standing) -> String {
    format!("{score} ({}r {}c {}k)", bonuses.rows, bonuses.columns, bonuses.colors)
}
