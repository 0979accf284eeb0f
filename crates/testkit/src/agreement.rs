//! The fast engine and the naive one, playing the same games.

use crate::oracle::{self, Oracle};
use azulejo_rules::{Dealer, Game, Phase, Position, PositionJson, Rules, ScoringJson};
use std::fmt::Display;

/// Plays one random game in both engines and compares them after every step.
///
/// The naive engine draws the deals in every other game, so that each engine also has to accept
/// what the other draws.
///
/// # Errors
///
/// The first difference, with the record of the game so far.
pub fn compare_game(rules: Rules, seed: u64, number: u64) -> Result<(), String> {
    let mut dealer = Dealer::for_game(seed, number);
    let first = dealer.first(rules);
    let game = Game::new(rules, first);
    let oracle = Oracle::new(&rules.to_string(), first.number().into())?;
    let mut pair = Pair { game, oracle };
    let told = |pair: &Pair, error: String| format!("{error}\nin game {number}:\n{}", pair.game);
    pair.compare_positions().map_err(|error| told(&pair, error))?;
    while pair.game.position().phase() != Phase::Over {
        pair.step(&mut dealer, number).map_err(|error| told(&pair, error))?;
    }
    Ok(())
}

struct Pair {
    game: Game,
    oracle: Oracle,
}

impl Pair {
    fn step(&mut self, dealer: &mut Dealer, number: u64) -> Result<(), String> {
        match self.game.position().phase() {
            Phase::Deal => self.deal(dealer, number)?,
            _ => self.play(dealer, number)?,
        }
        self.compare_positions()
    }

    fn deal(&mut self, dealer: &mut Dealer, number: u64) -> Result<(), String> {
        let text = if number.is_multiple_of(2) {
            dealer.draw(self.game.position()).to_string()
        } else {
            self.oracle.draw_deal(&mut |count| dealer.below(count as u32) as usize)
        };
        self.oracle.deal(&text)?;
        let deal = text.parse().map_err(|error| format!("{text}: {error}"))?;
        self.game.deal(deal).map_err(|error| format!("{text}: {error}"))?;
        Ok(())
    }

    fn play(&mut self, dealer: &mut Dealer, number: u64) -> Result<(), String> {
        self.compare_moves()?;
        let mv = dealer.pick(self.game.position()).ok_or("no move to pick")?;
        let theirs = self.oracle.play(&mv.to_string())?;
        let report = self.game.play(mv).map_err(|error| format!("{mv}: {error}"))?;
        let ours = report.as_ref().map(ScoringJson::from);
        let theirs = theirs.map(|scoring| scoring.json());
        same("scoring", &serde_json::json!(ours), &serde_json::json!(theirs))?;
        // JSON says the same as the text, at ten times the cost: a look now and then is enough.
        if report.is_some() && number.is_multiple_of(16) {
            let ours = serde_json::json!(PositionJson::from(self.game.position()));
            same("JSON", &ours, &self.oracle.json())?;
        }
        Ok(())
    }

    fn compare_positions(&self) -> Result<(), String> {
        same("position", &self.game.position().to_string(), &self.oracle.position())?;
        same("phase", &phase_name(self.game.position()), &oracle_phase(&self.oracle))
    }

    fn compare_moves(&self) -> Result<(), String> {
        let mut ours: Vec<String> =
            self.game.position().legal_moves().iter().map(ToString::to_string).collect();
        let mut theirs = self.oracle.legal_moves();
        ours.sort_unstable();
        theirs.sort_unstable();
        same("legal moves", &ours.join(" "), &theirs.join(" "))
    }
}

fn same<T: PartialEq + Display>(what: &str, ours: &T, theirs: &T) -> Result<(), String> {
    if ours == theirs {
        return Ok(());
    }
    Err(format!("{what} differs:\n  rules:  {ours}\n  oracle: {theirs}"))
}

fn phase_name(pos: &Position) -> &'static str {
    match pos.phase() {
        Phase::Deal => "deal",
        Phase::Offer => "offer",
        Phase::Tiling => "tiling",
        Phase::Over => "over",
    }
}

fn oracle_phase(oracle: &Oracle) -> &'static str {
    match oracle.phase() {
        oracle::Phase::Deal => "deal",
        oracle::Phase::Offer => "offer",
        oracle::Phase::Tiling => "tiling",
        oracle::Phase::Over => "over",
    }
}
