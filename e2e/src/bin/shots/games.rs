//! Games to show: the records that the engine is tested with, cut where something is to be seen.

use anyhow::{Context, Result};
use azulejo_rules::{Game, Move, MoveKind, Phase, Position, Seat, Take};

/// Whole games between players who know what they do.
const RECORDS: [(&str, &str); 5] = [
    ("2cp", include_str!("../../../../crates/testkit/vectors/2cp.azulejo")),
    ("2fp", include_str!("../../../../crates/testkit/vectors/2fp.azulejo")),
    ("3cs", include_str!("../../../../crates/testkit/vectors/3cs.azulejo")),
    ("4cp", include_str!("../../../../crates/testkit/vectors/4cp.azulejo")),
    ("4cs", include_str!("../../../../crates/testkit/vectors/4cs.azulejo")),
];

/// A game up to a moment, and what was played next.
pub(crate) struct Cut {
    pub(crate) game: Game,
    pub(crate) next: Vec<Move>,
}

impl Cut {
    /// The next take.
    pub(crate) fn take(&self) -> Result<Take> {
        match self.next.first().map(|mv| mv.kind()) {
            Some(MoveKind::Take(take)) => Ok(take),
            _ => anyhow::bail!("nothing is taken next"),
        }
    }
}

/// The whole game of these rules.
fn record(rules: &str) -> Result<Game> {
    let record = RECORDS.iter().find(|(name, _)| *name == rules);
    let (_, text) = record.with_context(|| format!("no game of {rules} is kept"))?;
    Ok(text.parse()?)
}

/// The first moment of a game that is wanted, with the first seat to move.
pub(crate) fn first(rules: &str, wanted: impl Fn(&Position, Move) -> bool) -> Result<Cut> {
    let seat = Seat::ALL[0];
    let cuts = cuts(&record(rules)?)?;
    let is_wanted = |cut: &Cut| {
        let pos = cut.game.position();
        pos.player_to_move() == Some(seat) && wanted(pos, cut.next[0])
    };
    cuts.into_iter().find(is_wanted).with_context(|| format!("{rules} has no such moment"))
}

/// The moment before the last move of a round, counted from 1, or of the whole game.
pub(crate) fn before_last(rules: &str, round: Option<u16>) -> Result<Cut> {
    let cuts = cuts(&record(rules)?)?;
    let is_in = |cut: &Cut| round.is_none_or(|round| cut.game.position().round() == round);
    cuts.into_iter().rfind(is_in).with_context(|| format!("{rules} has no such round"))
}

/// Every moment at which somebody is to move.
fn cuts(game: &Game) -> Result<Vec<Cut>> {
    let mut cuts = Vec::new();
    let mut played = Game::new(game.rules(), game.first());
    for round in game.rounds() {
        played.deal(round.deal.clone())?;
        for (index, &mv) in round.moves.iter().enumerate() {
            cuts.push(Cut { game: played.clone(), next: round.moves[index..].to_vec() });
            played.play(mv)?;
        }
    }
    Ok(cuts)
}

/// Something on walls, in lines, on discs and in the center.
pub(crate) fn is_lively(pos: &Position, _next: Move) -> bool {
    let full = pos.discs().filter(|disc| disc.tiles().total() > 0).count();
    pos.phase() == Phase::Offer
        && pos.round() >= 3
        && full * 2 > pos.rules().discs()
        && pos.center().total() > 1
}
