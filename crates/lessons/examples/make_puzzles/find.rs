//! Looking for puzzles in games of the search against itself.

use crate::Result;
use crate::games::SelfPlay;
use azulejo_lessons::{Difficulty, Examined, Examiner, Puzzle, PuzzleLine, Theme};
use azulejo_networks::shipped;
use azulejo_rules::{Phase, Position, Rules};
use azulejo_search::Champion;
use std::ops::RangeInclusive;

/// All puzzles are checked again and again: a round that takes more positions than this to look through,
/// all moves together, would make that slow.
const MOST_NODES: u64 = 500_000;

/// Positions with more moves are seldom clear and take long to look through.
const MOST_MOVES: usize = 60;

/// Prints what is found in some games, one puzzle a line.
pub(crate) fn find(rules: Rules, seed: u64, games: RangeInclusive<u64>) -> Result<()> {
    let mut finder =
        Finder { examiner: Examiner::new(shipped()), search: Champion::with_networks(shipped()) };
    for game in games {
        for line in finder.lines_of_game(rules, seed, game) {
            println!("{}", serde_json::to_string(&line)?);
        }
    }
    Ok(())
}

struct Finder {
    examiner: Examiner,
    search: Champion,
}

impl Finder {
    /// The puzzles of one game, at most one a round: its neighbors would be much the same.
    fn lines_of_game(&mut self, rules: Rules, seed: u64, game: u64) -> Vec<PuzzleLine> {
        let mut play = SelfPlay::new(rules, seed, game);
        let (mut lines, mut of_round) = (Vec::new(), Vec::new());
        while play.pos.phase() != Phase::Over {
            if play.pos.phase() == Phase::Deal {
                lines.extend(most_instructive(&mut of_round));
            }
            of_round.extend(self.line(&play.pos));
            play.go_on();
        }
        lines.extend(most_instructive(&mut of_round));
        lines
    }

    /// The puzzle of a position, if it is one.
    fn line(&mut self, pos: &Position) -> Option<PuzzleLine> {
        if !(fewest(pos)..=MOST_MOVES).contains(&pos.count_moves()) {
            return None;
        }
        let examined = self.examiner.examine(pos).ok()?;
        let theme = Theme::of(pos, &examined.best, &examined.others[0])?;
        if examined.nodes > MOST_NODES || examined.best.len() > most_answers(theme) {
            return None;
        }
        let difficulty = Difficulty::of(pos, &examined, &mut self.search);
        Some(line(pos, &examined, theme, difficulty))
    }
}

/// A puzzle offers at least so many moves.
fn fewest(pos: &Position) -> usize {
    if pos.phase() == Phase::Tiling { 3 } else { 7 }
}

/// With more answers a puzzle is not about one move; and where the split of what is left on the spread does
/// not matter, nobody should have to choose one.
fn most_answers(theme: Theme) -> usize {
    if theme == Theme::Spread { 4 } else { 1 }
}

/// The line of a file.
fn line(pos: &Position, examined: &Examined, theme: Theme, difficulty: Difficulty) -> PuzzleLine {
    let best: Vec<String> = examined.best.iter().map(|found| found.best.to_string()).collect();
    PuzzleLine {
        id: Puzzle::id_of(pos),
        theme,
        difficulty: difficulty.number(),
        gap: examined.gap,
        solved: examined.solved,
        best: best.join(" "),
        position: pos.to_string(),
        from: None,
    }
}

/// Of the puzzles of a round one: that with a theme which others seldom have, and of those the hardest.
fn most_instructive(of_round: &mut Vec<PuzzleLine>) -> Option<PuzzleLine> {
    let is_rare = |theme: Theme| matches!(theme, Theme::Spread | Theme::Tray | Theme::Marker);
    of_round.drain(..).max_by_key(|line| (is_rare(line.theme), line.difficulty))
}
