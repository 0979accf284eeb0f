//! Reports of games, checked by replay.

use super::messages::GameReport;
use crate::games::{MAX_MOVES, RANDOM, TrainingGame};
use anyhow::{Context, Result, ensure};
use azulejo_bus::work::GameLease;
use azulejo_rules::{Move, Rules};
use azulejo_search::Utility;

impl GameReport {
    pub(super) fn new(lease: GameLease, game: &TrainingGame) -> GameReport {
        GameReport {
            game: lease.game,
            ticket: lease.ticket,
            rules: game.rules.to_string(),
            seed: game.seed,
            moves: game.moves.iter().map(|&(mv, value)| (mv.bits(), value)).collect(),
        }
    }

    pub(super) fn lease(&self) -> GameLease {
        GameLease { game: self.game, ticket: self.ticket }
    }

    /// The game, if it is the one that was handed out and can have happened.
    ///
    /// # Errors
    ///
    /// If it is of other rules or another seed, breaks a rule, or is not played to its end.
    pub(super) fn check(&self, rules: Rules, seed: u64) -> Result<TrainingGame> {
        ensure!(self.rules == rules.to_string(), "a game of other rules than {rules}");
        ensure!(self.seed == seed, "a game of seed {}, expected {seed}", self.seed);
        ensure!(self.moves.len() <= MAX_MOVES, "a game of {} moves", self.moves.len());
        let moves = self.moves.iter().map(|&(bits, value)| {
            let mv =
                Move::from_bits(bits).with_context(|| format!("no move has the bits {bits:#x}"))?;
            let is_value = value == RANDOM || (0..=Utility::WIN).contains(&i32::from(value));
            ensure!(is_value, "a win probability of {value} hundredths of a percent");
            Ok((mv, value))
        });
        let moves = moves.collect::<Result<Vec<_>>>()?;
        let game = TrainingGame { rules, seed, number: self.game, moves };
        game.replay(|_, _, _| ())?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::{SelfplaySettings, play};
    use azulejo_bus::work::WorkId;
    use azulejo_search::Champion;

    const LEASE: GameLease = GameLease { game: 7, ticket: WorkId::of(1) };

    fn rules() -> Rules {
        "2fp".parse().unwrap()
    }

    fn played() -> TrainingGame {
        let settings = SelfplaySettings { min_nodes: 10, max_nodes: 30, random: 20, seed: 3 };
        play(rules(), 7, &settings, &mut Champion::default())
    }

    #[test]
    fn a_report_is_the_game_that_was_played() {
        let game = played();
        assert_eq!(GameReport::new(LEASE, &game).check(rules(), 3).unwrap(), game);
    }

    #[test]
    fn a_report_that_cannot_be_true_is_rejected_with_the_reason() {
        let good = GameReport::new(LEASE, &played());
        let (bits, value) = good.moves[0];
        let changed = |change: &dyn Fn(&mut GameReport)| {
            let mut report = good.clone();
            change(&mut report);
            report
        };
        for (report, reason) in [
            (changed(&|report| report.rules = "2cp".to_owned()), "a game of other rules than 2fp"),
            (changed(&|report| report.seed = 4), "a game of seed 4, expected 3"),
            (changed(&|report| report.game = 8), "game 8"),
            (changed(&|report| report.moves.truncate(20)), "game 7 is not over"),
            (changed(&|report| report.moves.push((bits, value))), "game 7: moves after the end"),
            (changed(&|report| report.moves[0].0 = u16::MAX), "no move has the bits 0xffff"),
            (
                changed(&|report| report.moves[0].1 = 10_001),
                "a win probability of 10001 hundredths",
            ),
            (changed(&|report| report.moves[0].1 = -1), "a win probability of -1 hundredths"),
            (
                changed(&|report| report.moves = vec![(bits, value); 10_001]),
                "a game of 10001 moves",
            ),
            (changed(&|report| report.moves = vec![(bits, value); 60]), "game 7: "),
            (changed(&|report| report.moves.clear()), "game 7 is not over"),
        ] {
            let error = report.check(rules(), 3).unwrap_err().to_string();
            assert!(error.starts_with(reason), "{error}\n{reason}");
        }
    }
}
