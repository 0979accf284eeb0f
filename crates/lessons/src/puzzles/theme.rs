//! What a puzzle is about.

use super::examine::but_for_split;
use azulejo_rules::{Board, Bonuses, Column, Marker, Move, MoveKind, Position, Source, Tile, Wall};
use azulejo_search::Finding;
use azulejo_study::{Decision, Reason};
use serde::{Deserialize, Serialize};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Another player loses points or a line.
    Deny,
    /// Less falls to the own floor.
    Floor,
    /// A column of the wall.
    Column,
    /// A color of the wall.
    Color,
    /// The start-player marker.
    Marker,
    /// The end of the game, reached or put off.
    End,
    /// What is left on the spread.
    Spread,
    /// The tray.
    Tray,
    /// A column of the free wall.
    FreeWall,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 9] = [
        Theme::Deny,
        Theme::Floor,
        Theme::Column,
        Theme::Color,
        Theme::Marker,
        Theme::End,
        Theme::Spread,
        Theme::Tray,
        Theme::FreeWall,
    ];

    /// Its name in a file and in links.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Deny => "deny",
            Theme::Floor => "floor",
            Theme::Column => "column",
            Theme::Color => "color",
            Theme::Marker => "marker",
            Theme::End => "end",
            Theme::Spread => "spread",
            Theme::Tray => "tray",
            Theme::FreeWall => "free-wall",
        }
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Theme::Deny => "puzzle-theme-deny",
            Theme::Floor => "puzzle-theme-floor",
            Theme::Column => "puzzle-theme-column",
            Theme::Color => "puzzle-theme-color",
            Theme::Marker => "puzzle-theme-marker",
            Theme::End => "puzzle-theme-end",
            Theme::Spread => "puzzle-theme-spread",
            Theme::Tray => "puzzle-theme-tray",
            Theme::FreeWall => "puzzle-theme-free-wall",
        }
    }

    /// The message that says where to look.
    pub(super) const fn advice(self) -> &'static str {
        match self {
            Theme::Deny => "puzzle-look-deny",
            Theme::Floor => "puzzle-look-floor",
            Theme::Column => "puzzle-look-column",
            Theme::Color => "puzzle-look-color",
            Theme::Marker => "puzzle-look-marker",
            Theme::End => "puzzle-look-end",
            Theme::Spread => "puzzle-look-spread",
            Theme::Tray => "puzzle-look-tray",
            Theme::FreeWall => "puzzle-look-free-wall",
        }
    }

    /// What the best moves of a position are about, from what the first of them does and the best of the
    /// others does not; `None` where none of the themes says it.
    ///
    /// A disc that has a theme of its own and makes a difference comes first; ending the game comes
    /// before everything that only brings points. Of the rest the weightiest difference counts.
    pub fn of(pos: &Position, answers: &[Finding], second: &Finding) -> Option<Theme> {
        let best = answers.first()?;
        let [ours, theirs] = [best, second].map(|found| Deed::of(pos, found.best));
        let (Some(ours), Some(theirs)) = (ours, theirs) else { return Some(Theme::FreeWall) };
        if split_matters(pos, answers) {
            return Some(Theme::Spread);
        }
        if ours.tray && !theirs.tray {
            return Some(Theme::Tray);
        }
        if ours.ends_game != theirs.ends_game {
            return Some(Theme::End);
        }
        let saved = (theirs.floor - ours.floor).max(saved_in_the_end(pos, best, second));
        let gains = [
            (denied(pos, best, second), Theme::Deny),
            (100 * saved, Theme::Floor),
            (100 * (ours.columns - theirs.columns), Theme::Column),
            (100 * (ours.colors - theirs.colors), Theme::Color),
            (ours.marker_gain(&theirs), Theme::Marker),
        ];
        let weightiest = gains.into_iter().filter(|&(gain, _)| gain >= LEAST_GAIN);
        weightiest.max_by_key(|&(gain, _)| gain).map(|(_, theme)| theme)
    }
}

/// In hundredths of a point: what brings less is not what a move is about.
const LEAST_GAIN: i32 = 150;

/// What the best move takes from those who gain most by the second best.
fn denied(pos: &Position, best: &Finding, second: &Finding) -> i32 {
    let Some(own) = pos.player_to_move() else { return 0 };
    let others = pos.rules().seats().filter(|&seat| seat != own);
    let taken = others
        .map(|seat| second.prospects[seat.index()].points - best.prospects[seat.index()].points);
    taken.max().unwrap_or(0)
}

/// What the floor costs less in the end after the best move, if all play on as expected.
fn saved_in_the_end(pos: &Position, best: &Finding, second: &Finding) -> i32 {
    let Some(seat) = pos.player_to_move() else { return 0 };
    let decision = Decision {
        round: pos.round(),
        number: 1,
        seat,
        before: pos.clone(),
        choices: pos.count_moves(),
        best: best.clone(),
        played: second.clone(),
    };
    let saved = |reason: &Reason| match *reason {
        Reason::Floor { played, best } => Some(i32::from(played) - i32::from(best)),
        _ => None,
    };
    decision.reasons().iter().find_map(saved).unwrap_or(0)
}

/// What a take does to the board of who makes it.
struct Deed {
    /// It takes the tray, or the tray that the player holds catches something.
    tray: bool,
    ends_game: bool,
    marker: bool,
    /// What the floor costs.
    floor: i32,
    /// What columns and colors promise, in points: their bonus in proportion to what is there.
    columns: i32,
    colors: i32,
}

impl Deed {
    /// `None` for a placement.
    fn of(pos: &Position, mv: Move) -> Option<Deed> {
        let MoveKind::Take(take) = mv.kind() else { return None };
        let (seat, board) = (pos.player_to_move()?, pos.board_after(take).ok()?);
        let wall = settled(pos, &board);
        Some(Deed {
            tray: board.tray() != pos.board(seat).tray(),
            ends_game: wall.complete_rows() > settled(pos, pos.board(seat)).complete_rows(),
            marker: take.source == Source::Center && pos.marker() == Marker::Center,
            floor: board.floor().cost().into(),
            columns: promised(Column::ALL.map(|column| wall.column_count(column)), Bonuses::COLUMN),
            colors: promised(Tile::ALL.map(|tile| wall.color_count(tile)), Bonuses::COLOR),
        })
    }

    /// To take the marker on purpose is something: it costs, and yet it is best. To leave it is less.
    fn marker_gain(&self, other: &Deed) -> i32 {
        match (self.marker, other.marker) {
            (true, false) => 400,
            (false, true) => 200,
            _ => 0,
        }
    }
}

/// Whether the answers take from the spread, and what is left there must go to the right side: the same
/// take with another split is none of them.
fn split_matters(pos: &Position, answers: &[Finding]) -> bool {
    let is_answer = |mv: Move| answers.iter().any(|found| found.best == mv);
    let best = answers.first().and_then(|found| but_for_split(found.best));
    let is_other = |mv: Move| but_for_split(mv) == best && !is_answer(mv);
    best.is_some() && pos.legal_moves().into_iter().any(is_other)
}

/// The wall as it would be if the round ended now; on the free wall each tile where it scores most.
fn settled(pos: &Position, board: &Board) -> Wall {
    let report = board.tile(pos.rules().wall, |wall, line, tile| {
        let columns = wall.free_columns(line, tile);
        columns.max_by_key(|&column| wall.runs(line, column).points()).unwrap_or(Column::ALL[0])
    });
    let placed = report.placements();
    placed.fold(*board.wall(), |wall, tile| wall.with(tile.line, tile.column, tile.tile))
}

/// The whole bonus for what is complete; for the rest a share that grows with the square, and nothing for
/// what is not half complete: it is hardly a plan.
fn promised<const N: usize>(counts: [usize; N], bonus: u16) -> i32 {
    let is_plan = |&count: &usize| 2 * count > N;
    let share = |count: usize| usize::from(bonus) * count * count / (N * N);
    let all: usize = counts.into_iter().filter(is_plan).map(share).sum();
    i32::try_from(all).unwrap_or(i32::MAX)
}
