//! Situations for the tests: positions of random games, found by what they have. The rules make them, so they are
//! sound, and nothing about the game is said twice.

use anyhow::{Context, Result};
use azulejo_rules::{
    Board, Dealer, Disc, Factory, Game, Line, Move, MoveKind, Next, Phase, Position, Seat, Source,
    Take, Tile,
};

/// So many games are looked through.
const GAMES: u64 = 30_000;

/// The first position with the first seat to move that is wanted.
pub(crate) fn find(rules: &str, wanted: impl Fn(&Position) -> bool) -> Result<Position> {
    let rules = rules.parse()?;
    for seed in 0..GAMES {
        let mut dealer = Dealer::new(seed);
        let mut pos = Position::new(rules, Seat::ALL[0]);
        loop {
            match pos.next() {
                Next::Nobody(_) => break,
                Next::Bag => drop(pos.deal(&dealer.draw(&pos))?),
                Next::Player(seat) => {
                    if seat == Seat::ALL[0] && wanted(&pos) {
                        return Ok(pos);
                    }
                    let mv = dealer.pick(&pos).context("a move is mandatory")?;
                    pos.play(mv)?;
                }
            }
        }
    }
    anyhow::bail!("no position of {GAMES} games is like that")
}

/// A whole random game.
pub(crate) fn game(rules: &str, seed: u64) -> Result<Game> {
    let mut dealer = Dealer::new(seed);
    let mut game = Game::new(rules.parse()?, Seat::ALL[0]);
    loop {
        match game.position().next() {
            Next::Nobody(_) => return Ok(game),
            Next::Bag => drop(game.deal(dealer.draw(game.position()))?),
            Next::Player(_) => {
                let mv = dealer.pick(game.position()).context("a move is mandatory")?;
                game.play(mv)?;
            }
        }
    }
}

/// A game without its last moves; there must be so many after its last deal.
pub(crate) fn without_last(game: &Game, moves: usize) -> Result<(Game, Vec<Move>)> {
    let mut cut = Game::new(game.rules(), game.first());
    let (last, rounds) = game.rounds().split_last().context("a game has rounds")?;
    for round in rounds {
        cut.deal(round.deal.clone())?;
        for &mv in &round.moves {
            cut.play(mv)?;
        }
    }
    cut.deal(last.deal.clone())?;
    let kept = last.moves.len().checked_sub(moves).context("so many moves")?;
    for &mv in &last.moves[..kept] {
        cut.play(mv)?;
    }
    Ok((cut, last.moves[kept..].to_vec()))
}

/// An ordinary moment: some discs are full, something lies in the center, lines are begun.
pub(crate) fn ordinary(pos: &Position) -> bool {
    let discs = pos.discs().filter(|disc| disc.tiles().total() > 0).count();
    let begun = own(pos).is_some_and(|board| {
        Line::ALL.into_iter().filter(|&line| board.line(line).is_some()).count() >= 3
    });
    pos.phase() == Phase::Offer
        && pos.round() > 2
        && discs >= 3
        && begun
        && pos.center().total() > 1
}

/// The takes of a position.
pub(crate) fn takes(pos: &Position) -> Vec<Take> {
    let moves = pos.legal_moves();
    let takes = moves.iter().filter_map(|mv| match mv.kind() {
        MoveKind::Take(take) => Some(take),
        MoveKind::Place(_) => None,
    });
    takes.collect()
}

/// The takes from a disc.
pub(crate) fn takes_from(pos: &Position, factory: Factory) -> Vec<Take> {
    takes(pos).into_iter().filter(|take| take.source == Source::Factory(factory)).collect()
}

/// The discs with a property.
pub(crate) fn discs_with(pos: &Position, has: impl Fn(&Disc) -> bool) -> Vec<Factory> {
    let discs = Factory::ALL.into_iter().zip(pos.discs());
    discs.filter(|(_, disc)| has(disc)).map(|(factory, _)| factory).collect()
}

/// The board of whoever is to move.
pub(crate) fn own(pos: &Position) -> Option<&Board> {
    pos.player_to_move().map(|seat| pos.board(seat))
}

/// The completed lines of whoever is to move, with their colors.
pub(crate) fn completed(pos: &Position) -> Vec<(Line, Tile)> {
    let Some(board) = own(pos).filter(|_| pos.phase() == Phase::Tiling) else { return Vec::new() };
    let full = Line::ALL.into_iter().filter(|&line| board.is_full(line));
    full.filter_map(|line| Some((line, board.line(line)?.tile))).collect()
}
