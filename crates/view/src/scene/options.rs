//! What a scene depends on besides position and selection.

use azulejo_protocol::PreviewScope;
use azulejo_rules::{
    BySeat, Column, Destination, Line, Move, MoveKind, Place, Seat, Source, Take, Tile,
};

/// What a scene depends on besides position and selection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SceneOptions {
    /// The seats that are played at this screen.
    pub own: BySeat<Seat>,
    /// What is foreseen on the boards.
    pub preview: PreviewScope,
    /// What the pointer or the focus is on.
    pub pointed: Pointed,
    /// The last move, which stays outlined until the next: one take, or one player's placements.
    pub last: Vec<LastMove>,
    /// A move that is being recommended.
    pub hint: Option<Move>,
    /// Whether the contents of bag and lid are shown.
    pub bag_tracker: bool,
}

impl SceneOptions {
    /// Options for a screen at which these seats are played, everything else as usual.
    pub fn own_seats(seats: impl IntoIterator<Item = Seat>) -> SceneOptions {
        SceneOptions { own: seats.into_iter().collect(), ..SceneOptions::default() }
    }

    /// Whether a seat is played at this screen.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.own.contains(&seat)
    }

    /// Whether a board shows what is foreseen for it.
    pub fn foresees(&self, seat: Seat) -> bool {
        match self.preview {
            PreviewScope::Full => true,
            PreviewScope::Own => self.is_own(seat),
            PreviewScope::Off => false,
        }
    }

    /// Whether the hint takes a color from a source.
    pub(super) fn hints_at(&self, source: Source, tile: Tile) -> bool {
        self.hinted_take().is_some_and(|take| (take.source, take.tile) == (source, tile))
    }

    /// The take that is recommended.
    pub(super) fn hinted_take(&self) -> Option<Take> {
        match self.hint.map(Move::kind)? {
            MoveKind::Take(take) => Some(take),
            MoveKind::Place(_) => None,
        }
    }

    /// The placement that is recommended.
    pub(super) fn hinted_place(&self) -> Option<Place> {
        match self.hint.map(Move::kind)? {
            MoveKind::Place(place) => Some(place),
            MoveKind::Take(_) => None,
        }
    }

    /// Whether the last move took from a source.
    pub(super) fn took_from(&self, source: Source) -> bool {
        self.last_takes().any(|(_, take)| take.source == source)
    }

    /// Whether the last move put tiles somewhere.
    pub(super) fn put_into(&self, seat: Seat, to: Destination) -> bool {
        self.last_takes().any(|(by, take)| by == seat && take.to == to)
    }

    /// Whether the last move placed a tile on a space.
    pub(super) fn placed_on(&self, seat: Seat, place: Place) -> bool {
        self.last.iter().any(|last| last.seat == seat && last.mv == place.into())
    }

    fn last_takes(&self) -> impl Iterator<Item = (Seat, Take)> {
        self.last.iter().filter_map(|last| match last.mv.kind() {
            MoveKind::Take(take) => Some((last.seat, take)),
            MoveKind::Place(_) => None,
        })
    }
}

/// What the pointer or the focus is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pointed {
    /// Nothing that matters.
    #[default]
    Nothing,
    /// A pattern line or the floor of the player to move.
    Destination(Destination),
    /// A wall space of the player who places tiles.
    Column(Line, Column),
}

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastMove {
    /// Who made it.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
}
