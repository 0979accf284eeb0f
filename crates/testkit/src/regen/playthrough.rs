//! Playthroughs: whole games as transcripts.
//!
//! A transcript shows every position with its hash, every deal with its report, every move among
//! the legal ones, and how each round was scored. So it pins the dealer, the order of moves, the
//! hash and the reports.

mod kinds;
mod story;

use super::wrap::wrap;
use crate::fixture::draw_seat;
use azulejo_rules::{
    Deal, DealReport, Dealer, Destination, Game, Move, MoveKind, Next, Outcome, Phase, Position,
    RoundReport, Rules, Seat, SeatSetup, Setup,
};
use kinds::Kinds;
use std::fmt::Write;

/// Where the games of all playthroughs begin.
const SEED: u64 = 2024;

/// So many games are looked through for the one with the most to tell.
const GAMES: u64 = 200;

/// Transcripts are meant to be read, so games have at most about so many lines.
const MOST_LINES: usize = 385;

const LEGEND: &str = "\
; Each step: its number and the position, then its hash, the number of legal moves with a digest of
; their list, and what is played. `cargo xtask regen` rewrites this file.
";

/// The transcript of a rule set.
///
/// # Panics
///
/// If the engine refuses its own deal or move.
pub fn file(rules: Rules) -> String {
    let (number, kinds) = richest_game(rules);
    let mut text = format!("; {rules}, game {number}, with\n");
    text += &wrap(";   ", kinds.names());
    text += LEGEND;
    let mut scribe = Scribe { text, step: 0, is_fresh: false };
    play(rules, number, |scene| {
        scribe.write(&scene);
        true
    });
    scribe.text
}

/// The game with the most to tell, and the first of several that tell equally much.
fn richest_game(rules: Rules) -> (u64, Kinds) {
    let games = (0..GAMES).filter_map(|number| Some((number, kinds_of(rules, number)?)));
    games.rev().max_by_key(|(_, kinds)| kinds.len()).expect("some games are short")
}

/// What a game has to tell; nothing if it is too long.
fn kinds_of(rules: Rules, number: u64) -> Option<Kinds> {
    let mut kinds = Kinds::default();
    let mut lines = 0;
    play(rules, number, |scene| {
        kinds.note(&scene);
        lines += lines_of(&scene);
        lines <= MOST_LINES
    });
    (lines <= MOST_LINES).then_some(kinds)
}

/// About how many lines a scene takes in a transcript.
fn lines_of(scene: &Scene<'_>) -> usize {
    match scene {
        Scene::Deal { .. } => 20,
        Scene::Move { before, mv, report, .. } => {
            let list = if is_spread(*mv) { 1 + before.count_moves() / 20 } else { 0 };
            let report = report.as_ref().map_or(0, |report| 6 + report.seats.len());
            2 + list + report
        }
        Scene::End { .. } => 10,
    }
}

/// One moment of a game: what was there, and what comes of it.
enum Scene<'a> {
    /// The bag gives a deal.
    Deal { before: &'a Position, deal: &'a Deal, report: DealReport, after: &'a Position },
    /// A player moves.
    Move { before: &'a Position, seat: Seat, mv: Move, report: Option<RoundReport> },
    /// The game is over.
    End { last: &'a Position, outcome: Outcome },
}

/// Plays a game and shows each scene, as long as it is wanted.
fn play(rules: Rules, number: u64, mut show: impl FnMut(Scene<'_>) -> bool) {
    // Every rule set has games of its own.
    let offset = Rules::ALL.iter().take_while(|&&other| other != rules).count() as u64;
    let mut dealer = Dealer::for_game(SEED + offset, number);
    let mut game = Game::new(rules, dealer.first(rules));
    loop {
        let before = game.position().clone();
        let wanted = match before.next() {
            Next::Bag => {
                let deal = dealer.draw(&before);
                let report = game.deal(deal.clone()).expect("the deal was drawn for it");
                show(Scene::Deal { before: &before, deal: &deal, report, after: game.position() })
            }
            Next::Player(seat) => {
                let mv = choose(&mut dealer, &before, seat);
                let report = game.play(mv).expect("the move is legal");
                show(Scene::Move { before: &before, seat, mv, report })
            }
            Next::Nobody(outcome) => {
                show(Scene::End { last: &before, outcome });
                false
            }
        };
        if !wanted {
            return;
        }
    }
}

/// Odd seats play at random. Even ones look for a take that spills nothing, so that walls fill and
/// games come to an end.
fn choose(dealer: &mut Dealer, pos: &Position, seat: Seat) -> Move {
    let mut pick = || dealer.pick(pos).expect("a move is mandatory");
    let mut mv = pick();
    if seat.number().is_multiple_of(2) {
        for _ in 0..8 {
            if !spills(pos, seat, mv) {
                break;
            }
            mv = pick();
        }
    }
    mv
}

/// Whether a take leaves tiles over for the floor.
fn spills(pos: &Position, seat: Seat, mv: Move) -> bool {
    let MoveKind::Take(take) = mv.kind() else { return false };
    let Destination::Line(line) = take.to else { return true };
    let held = pos.board(seat).line(line).map_or(0, |tiles| tiles.count);
    pos.tiles_at(take.source).count(take.tile) > u16::from(line.spaces() - held)
}

/// Writes a game down.
struct Scribe {
    text: String,
    step: usize,
    /// Whether nothing was taken since the last deal.
    is_fresh: bool,
}

impl Scribe {
    fn write(&mut self, scene: &Scene<'_>) {
        match scene {
            Scene::Deal { before, deal, report, after } => {
                let _ = writeln!(
                    self.text,
                    "\nround {}, seat {} begins",
                    before.round(),
                    before.first()
                );
                self.write_position(before);
                let _ = writeln!(self.text, "  deal {deal}");
                self.text += &story::of_deal(report);
                self.text += &table(after);
                self.is_fresh = true;
            }
            Scene::Move { before, seat, mv, report } => {
                self.write_position(before);
                self.write_move(before, *seat, *mv);
                if let Some(report) = report {
                    self.text += &story::of_round(report);
                }
            }
            Scene::End { last, outcome } => {
                self.text.push('\n');
                self.write_position(last);
                self.text += &story::of_outcome(outcome);
            }
        }
    }

    fn write_position(&mut self, pos: &Position) {
        let _ = writeln!(self.text, "{} {pos}\n  hash {:016x}", self.step, pos.hash());
        self.step += 1;
    }

    /// The legal moves and the one that is played. The moves are listed at the first move of a
    /// round, where tiles are spread and where a line is decided; elsewhere a digest is enough to
    /// notice a change.
    fn write_move(&mut self, pos: &Position, seat: Seat, mv: Move) {
        let moves: Vec<String> = pos.legal_moves().iter().map(ToString::to_string).collect();
        // The line of the hash goes on.
        self.text.pop();
        if pos.phase() == Phase::Tiling {
            let _ = writeln!(self.text, ", seat {seat} plays {mv} of {}", moves.join(" "));
            return;
        }
        let _ = write!(self.text, ", {} moves {:016x}, ", moves.len(), digest(&moves));
        let _ = writeln!(self.text, "seat {seat} plays {mv}");
        if self.is_fresh || is_spread(mv) {
            self.text += &wrap("    ", &moves);
        }
        self.is_fresh = false;
    }
}

/// Whether a take spreads what is left over.
fn is_spread(mv: Move) -> bool {
    matches!(mv.kind(), MoveKind::Take(take) if take.left.is_some())
}

/// A short name of a list of moves: FNV-1a of its text.
fn digest(moves: &[String]) -> u64 {
    let text = moves.join(" ");
    let start = 0xcbf2_9ce4_8422_2325;
    text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The discs, and all boards side by side.
fn table(pos: &Position) -> String {
    let setup = Setup::from(pos);
    let discs: Vec<String> = setup.discs.iter().map(ToString::to_string).collect();
    let mut text = format!("\n    {}\n\n", discs.join("  "));
    let boards: Vec<Vec<String>> = setup
        .rules
        .seats()
        .zip(&setup.seats)
        .map(|(seat, board)| board_lines(seat, board))
        .collect();
    let height = boards.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..height {
        let cells = boards.iter().map(|board| board.get(row).map_or("", String::as_str));
        let cells: Vec<String> = cells.map(|cell| format!("{cell:<20}")).collect();
        let _ = writeln!(text, "    {}", cells.join("    ").trim_end());
    }
    text.push('\n');
    text
}

fn board_lines(seat: Seat, board: &SeatSetup) -> Vec<String> {
    format!("seat {seat}, {}", draw_seat(board)).lines().map(str::to_owned).collect()
}
