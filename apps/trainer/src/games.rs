//! The file format of self-play games: moves and search results, replayed to positions on reading.
//!
//! A file is [`MAGIC`] followed by games, all numbers little-endian:
//!
//! | bytes | meaning |
//! | --- | --- |
//! | 1 | rule set: index into [`Rules::ALL`] |
//! | 8 + 8 | seed and number of the game: [`Dealer::for_game`] draws the first seat and all deals |
//! | 2 | number of moves |
//! | 2 + 2 each | the move ([`Move::bits`]) and the win probability that the search gave the player who made it, in hundredths of a percent; [`RANDOM`] for a random move |
//!
//! A game is at most [`MAX_MOVES`] moves long. A file cut off in its last game, as an interrupted run leaves it, is read up to there.

use anyhow::{Context, Result, bail, ensure};
use azulejo_rules::{Dealer, Move, Outcome, Position, Rules};
use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// The first bytes of every file.
pub(crate) const MAGIC: &[u8; 16] = b"azulejo-games 1\n";

/// Stands for "no search value": the move was random.
pub(crate) const RANDOM: i16 = i16::MIN;

/// More moves than any game has; a larger number in a file is an error.
pub(crate) const MAX_MOVES: usize = 10_000;

const HEADER: usize = 1 + 8 + 8 + 2;

/// One game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TrainingGame {
    pub(crate) rules: Rules,
    pub(crate) seed: u64,
    pub(crate) number: u64,
    /// Each move with the mover's win probability, or [`RANDOM`].
    pub(crate) moves: Vec<(Move, i16)>,
}

impl TrainingGame {
    /// The dealer that draws the first seat, then all deals in order.
    pub(crate) fn dealer(&self) -> Dealer {
        Dealer::for_game(self.seed, self.number)
    }

    /// Replaces the search values by 0.
    pub(crate) fn forget_values(&mut self) {
        for (_, value) in self.moves.iter_mut().filter(|(_, value)| *value != RANDOM) {
            *value = 0;
        }
    }

    /// Number of moves up to and including the last random one. What comes after them shows how the players play; what
    /// comes before also shows what random moves cost.
    pub(crate) fn random_until(&self) -> usize {
        self.moves.iter().rposition(|(_, value)| *value == RANDOM).map_or(0, |last| last + 1)
    }

    /// Visits every position of the game, each with the number of moves made before, the move made there and its
    /// search value; between rounds and at the end there is no move.
    ///
    /// # Errors
    ///
    /// Where a move is illegal, or the game is not over after the last one.
    pub(crate) fn replay(
        &self,
        mut visit: impl FnMut(&Position, usize, Option<(Move, i16)>),
    ) -> Result<Outcome> {
        let mut dealer = self.dealer();
        let mut pos = Position::new(self.rules, dealer.first(self.rules));
        let mut moves = self.moves.iter().enumerate();
        loop {
            if let Some(outcome) = pos.outcome() {
                ensure!(moves.next().is_none(), "game {}: moves after the end", self.number);
                visit(&pos, self.moves.len(), None);
                return Ok(outcome);
            }
            if pos.player_to_move().is_none() {
                visit(&pos, self.moves.len() - moves.len(), None);
                pos.deal_unchecked(&dealer.draw(&pos));
                continue;
            }
            let Some((made, &(mv, value))) = moves.next() else {
                bail!("game {} is not over", self.number)
            };
            visit(&pos, made, Some((mv, value)));
            pos.play(mv).with_context(|| format!("game {}: {mv}", self.number))?;
        }
    }

    fn write(&self, out: &mut Vec<u8>) {
        let rules = Rules::ALL.iter().position(|rules| *rules == self.rules).unwrap_or_default();
        out.push(rules as u8);
        out.extend(self.seed.to_le_bytes());
        out.extend(self.number.to_le_bytes());
        out.extend((self.moves.len() as u16).to_le_bytes());
        for (mv, value) in &self.moves {
            out.extend(mv.bits().to_le_bytes());
            out.extend(value.to_le_bytes());
        }
    }

    /// Reads the game at the start of `bytes`; its length, or `None` where the bytes end too early.
    fn read(bytes: &[u8]) -> Result<Option<(TrainingGame, usize)>> {
        let Some((header, rest)) = bytes.split_at_checked(HEADER) else { return Ok(None) };
        let word = |at: usize| {
            header[at..at + 8].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
        };
        let count = usize::from(u16::from_le_bytes([header[17], header[18]]));
        ensure!(count <= MAX_MOVES, "a game of {count} moves");
        let rules = *Rules::ALL
            .get(usize::from(header[0]))
            .with_context(|| format!("no rule set {}", header[0]))?;
        let Some((moves, _)) = rest.split_at_checked(4 * count) else { return Ok(None) };
        let moves = moves.chunks_exact(4).map(|chunk| {
            let bits = u16::from_le_bytes([chunk[0], chunk[1]]);
            let mv =
                Move::from_bits(bits).with_context(|| format!("no move has the bits {bits:#x}"))?;
            Ok((mv, i16::from_le_bytes([chunk[2], chunk[3]])))
        });
        let moves = moves.collect::<Result<Vec<_>>>()?;
        Ok(Some((
            TrainingGame { rules, seed: word(1), number: word(9), moves },
            HEADER + 4 * count,
        )))
    }
}

/// Reads all complete games of a file.
///
/// # Errors
///
/// Where the file is not of this format.
pub(crate) fn read(path: &Path) -> Result<Vec<TrainingGame>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    parse(&bytes).map(|(games, _)| games).with_context(|| path.display().to_string())
}

/// The games, and how many bytes they fill together with the magic.
pub(crate) fn parse(bytes: &[u8]) -> Result<(Vec<TrainingGame>, usize)> {
    ensure!(bytes.starts_with(MAGIC), "not a file of self-play games");
    let (mut games, mut at) = (Vec::new(), MAGIC.len());
    while let Some((game, length)) =
        TrainingGame::read(&bytes[at..]).with_context(|| format!("at byte {at}"))?
    {
        games.push(game);
        at += length;
    }
    Ok((games, at))
}

/// A file that grows by whole games, and remembers which it holds, so that an interrupted run can go on.
pub(crate) struct GameWriter {
    file: File,
    present: HashSet<(Rules, u64, u64)>,
}

impl GameWriter {
    /// Opens a file, or makes it; a game that was cut off is removed.
    ///
    /// # Errors
    ///
    /// Where the file is of another format or cannot be written.
    pub(crate) fn open(path: &Path) -> Result<GameWriter> {
        let context = || path.display().to_string();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(context)?;
        if file.metadata()?.len() == 0 {
            file.write_all(MAGIC)?;
            return Ok(GameWriter { file, present: HashSet::new() });
        }
        let (games, length) = parse(&fs::read(path)?).with_context(context)?;
        file.set_len(length as u64)?;
        file.seek(SeekFrom::End(0))?;
        let present = games.iter().map(|game| (game.rules, game.seed, game.number)).collect();
        Ok(GameWriter { file, present })
    }

    /// Whether the file holds this game already.
    pub(crate) fn has(&self, rules: Rules, seed: u64, number: u64) -> bool {
        self.present.contains(&(rules, seed, number))
    }

    /// Appends a game.
    ///
    /// # Errors
    ///
    /// Where it cannot be written.
    pub(crate) fn append(&mut self, game: &TrainingGame) -> Result<()> {
        let mut bytes = Vec::new();
        game.write(&mut bytes);
        self.file.write_all(&bytes)?;
        self.present.insert((game.rules, game.seed, game.number));
        Ok(())
    }
}
