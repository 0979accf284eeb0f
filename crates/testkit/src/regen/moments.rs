//! Moments of a game that are worth counting from.

use azulejo_rules::{
    Board, Column, Disc, DiscDeal, Effect, FactoryKind, Floor, Line, Phase, Position, Rules, Tile,
    Tiles, Tray, Wall, WallSide,
};

/// A kind of moment: what it is called and how it is recognized.
pub(super) struct Moment {
    pub(super) name: &'static str,
    pub(super) is_now: fn(&Position) -> bool,
}

const ALWAYS: [Moment; 3] = [
    Moment { name: "the first offer", is_now: |pos| pos.round() == 1 && is_fresh(pos) },
    Moment {
        name: "late in a round: few groups are left, and several lines are full",
        is_now: |pos| pos.round() >= 2 && groups(pos) == 5 && full_lines(pos) >= 2,
    },
    Moment {
        name: "a nearly full floor",
        is_now: |pos| {
            let floor = pos.player_to_move().map(|seat| pos.board(seat).floor().len());
            floor == Some(Floor::SPACES - 1) && groups(pos) >= 4
        },
    },
];

const PLAIN: [Moment; 3] = [
    Moment {
        name: "a later offer, with tiles on every wall",
        is_now: |pos| is_fresh(pos) && pos.boards().iter().all(|board| board.wall().tiles() >= 5),
    },
    Moment {
        name: "the middle of a round",
        is_now: |pos| {
            let loaded = pos.discs().filter(|disc| !disc.tiles().is_empty()).count();
            pos.round() >= 2 && 2 * loaded == pos.rules().discs() - 1 && !pos.center().is_empty()
        },
    },
    Moment {
        name: "the end of a long game: a row lacks one tile",
        is_now: |pos| {
            let nearly = |wall: &Wall| Line::ALL.into_iter().any(|line| lacking(wall, line) == 1);
            groups(pos) == 6 && pos.boards().iter().all(|board| nearly(board.wall()))
        },
    },
];

const SPECIAL: [Moment; 5] = [
    Moment {
        name: "tiles of four colors on the spread",
        is_now: |pos| on_gold(pos, Effect::Spread).is_some_and(|tiles| tiles.colors().len() == 4),
    },
    Moment {
        name: "the tray was taken, and tiles lie on the spread",
        is_now: |pos| {
            let spread = on_gold(pos, Effect::Spread).map(|tiles| tiles.colors().len());
            pos.taken().is_some() && spread.is_some_and(|colors| colors >= 2)
        },
    },
    Moment {
        name: "a free tray in the hand of the player to move",
        is_now: |pos| {
            let tray = pos.player_to_move().and_then(|seat| pos.board(seat).tray());
            tray == Some(Tray::Free) && groups(pos) >= 4
        },
    },
    Moment {
        name: "a keeper that has kept",
        is_now: |pos| {
            let kept = on_gold(pos, Effect::Keeper).map(|tiles| tiles.colors().len());
            kept == Some(2) && !pos.center().is_empty()
        },
    },
    Moment {
        name: "a magnet that has pulled, and an extra tile",
        is_now: |pos| {
            let magnets = Tile::ALL.into_iter().filter_map(|tile| {
                on_gold(pos, Effect::Magnet(tile)).filter(|tiles| tiles.total() > 4)
            });
            is_fresh(pos) && magnets.count() > 0 && on_gold(pos, Effect::Extra).is_some()
        },
    },
];

const FREE: [Moment; 2] = [
    Moment {
        name: "tiling: several players have lines to decide",
        is_now: |pos| {
            let busy = pos.boards().iter().filter(|board| board.topmost_full_line().is_some());
            pos.phase() == Phase::Tiling && busy.count() >= 2 && full_lines(pos) >= 4
        },
    },
    Moment {
        name: "tiling: a line to come has no legal column",
        is_now: |pos| pos.phase() == Phase::Tiling && homeless_lines(pos) > 0,
    },
];

/// The moments that games by these rules are searched for.
pub(super) fn moments(rules: Rules) -> impl Iterator<Item = &'static Moment> {
    let factories: &[Moment] =
        if rules.factories == FactoryKind::Plain { &PLAIN } else { &SPECIAL };
    let free: &[Moment] = if rules.wall == WallSide::Free { &FREE } else { &[] };
    ALWAYS.iter().chain(factories).chain(free)
}

/// Whether the discs were just filled, and no tile is missing. One take from each player leaves
/// fewer tiles, even where an extra one was dealt.
fn is_fresh(pos: &Position) -> bool {
    let tiles: u16 = pos.discs().map(|disc| disc.tiles().total()).sum();
    let full = usize::from(tiles) >= DiscDeal::TILES * pos.rules().discs();
    full && pos.player_to_move() == Some(pos.first())
}

/// How many takes there are, destinations and splits not counted.
fn groups(pos: &Position) -> usize {
    let discs: usize = pos.discs().map(|disc| disc.tiles().colors().len()).sum();
    discs + pos.center().colors().len()
}

/// How many spaces of a row are empty.
fn lacking(wall: &Wall, line: Line) -> usize {
    Column::ALL.into_iter().filter(|&column| wall.tile(line, column).is_none()).count()
}

fn full_lines(pos: &Position) -> usize {
    let full = |board: &Board| Line::ALL.into_iter().filter(|&line| board.is_full(line)).count();
    pos.boards().iter().map(full).sum()
}

/// How many full lines have no legal column on their free wall (RULES 6.3).
fn homeless_lines(pos: &Position) -> usize {
    let homeless = |board: &Board| {
        let full = Line::ALL.into_iter().filter(|&line| board.is_full(line));
        let tiles = full.filter_map(|line| Some((line, board.line(line)?.tile)));
        tiles.filter(|&(line, tile)| board.wall().free_columns(line, tile).next().is_none()).count()
    };
    pos.boards().iter().map(homeless).sum()
}

/// The tiles on the gold disc with this effect, if it lies on the table.
fn on_gold(pos: &Position, effect: Effect) -> Option<Tiles> {
    pos.discs().find(|disc| disc.effect() == Some(effect)).map(Disc::tiles)
}
