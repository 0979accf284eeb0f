//! What a puzzle is about.

use azulejo_rules::{
    Board, Bonuses, Column, Effect, Marker, Move, MoveKind, Position, Source, Take, Tile, Wall,
};
use azulejo_search::Finding;
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

    /// What the best move of a position is about, from what it does and the second best does not.
    ///
    /// A move on a disc that has a theme of its own is about that; ending the game comes before
    /// everything that only brings points. Of the rest the weightiest difference counts, in hundredths
    /// of a point; if there is none, the move is about the others.
    pub fn of(pos: &Position, best: &Finding, second: &Finding) -> Theme {
        let [ours, theirs] = [best, second].map(|found| Deed::of(pos, found.best));
        let (Some(ours), Some(theirs)) = (ours, theirs) else { return Theme::FreeWall };
        if let Some(theme) = ours.disc_theme(&theirs) {
            return theme;
        }
        if ours.ends_game != theirs.ends_game {
            return Theme::End;
        }
        let gains = [
            (denied(pos, best, second), Theme::Deny),
            (100 * (theirs.floor - ours.floor), Theme::Floor),
            (100 * (ours.columns - theirs.columns), Theme::Column),
            (100 * (ours.colors - theirs.colors), Theme::Color),
            (ours.marker_gain(&theirs), Theme::Marker),
        ];
        let weightiest = gains.into_iter().filter(|&(gain, _)| gain > 0);
        weightiest.max_by_key(|&(gain, _)| gain).map_or(Theme::Deny, |(_, theme)| theme)
    }
}

/// What the best move takes from those who gain most by the second best.
fn denied(pos: &Position, best: &Finding, second: &Finding) -> i32 {
    let Some(own) = pos.player_to_move() else { return 0 };
    let others = pos.rules().seats().filter(|&seat| seat != own);
    let taken = others
        .map(|seat| second.prospects[seat.index()].points - best.prospects[seat.index()].points);
    taken.max().unwrap_or(0)
}

/// What a take does to the board of who makes it.
struct Deed {
    /// The theme of the disc it takes from.
    disc: Option<Theme>,
    /// The tray that the player holds catches something.
    catches: bool,
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
            disc: disc_theme(pos, take),
            catches: board.tray() != pos.board(seat).tray(),
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
            (true, false) => 250,
            (false, true) => 100,
            _ => 0,
        }
    }

    /// A take from the spread or the tray is about that disc, and so is what the tray catches.
    fn disc_theme(&self, other: &Deed) -> Option<Theme> {
        self.disc.or((self.catches && !other.catches).then_some(Theme::Tray))
    }
}

/// The theme of the disc of a take; the spread has one only while it leaves something to be sent.
fn disc_theme(pos: &Position, take: Take) -> Option<Theme> {
    let Source::Factory(factory) = take.source else { return None };
    match pos.disc(factory).effect()? {
        Effect::Spread => take.left.map(|_| Theme::Spread),
        Effect::Tray => Some(Theme::Tray),
        Effect::Extra | Effect::Magnet(_) | Effect::Keeper => None,
    }
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

/// The whole bonus for what is complete; for the rest a share that grows with the square, as the
/// first tile of a column promises next to nothing.
fn promised<const N: usize>(counts: [usize; N], bonus: u16) -> i32 {
    let share = |count: usize| usize::from(bonus) * count * count / (N * N);
    i32::try_from(counts.into_iter().map(share).sum::<usize>()).unwrap_or(i32::MAX)
}
