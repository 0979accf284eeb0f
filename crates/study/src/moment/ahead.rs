//! Where a line leads by the end of the round, as the rules tell it.

use azulejo_rules::{
    Board, Bonuses, BySeat, Event, Line, Move, MoveKind, Phase, Position, Seat, Source, Take, Tile,
};

/// What a line of moves leads to. Where it stops before the round does, the round counts as if it
/// ended there.
pub(super) struct Ahead {
    /// What each player has then.
    pub(super) seats: BySeat<SeatAhead>,
    /// Who starts the next round, if that is decided.
    pub(super) marker: Option<Seat>,
    /// Whether the game ends.
    pub(super) ends: bool,
}

/// What a player has by the end of the round.
#[derive(Clone, Default)]
pub(super) struct SeatAhead {
    /// The lines that are completed, and their colors.
    pub(super) lines: Vec<(Line, Tile)>,
    /// What the floor costs.
    pub(super) floor: u8,
    /// What the wall brought, bonuses included, if the round is over.
    pub(super) gained: Option<u16>,
}

impl Ahead {
    /// Plays a line out. Moves after the end of the round, or illegal ones, are not played.
    pub(super) fn of(before: &Position, line: &[Move]) -> Ahead {
        let mut pos = before.clone();
        let mut events: Vec<Event> = Vec::new();
        let mut marker = pos.marker().taker();
        for &mv in line {
            marker = marker.or_else(|| takes_marker(&pos, mv));
            if pos.play_before(mv, &mut events).is_err() {
                break;
            }
        }
        let mut seats: BySeat<SeatAhead> = pos.boards().iter().map(standing).collect();
        for event in events {
            tell(&mut seats, event);
        }
        if pos.phase() == Phase::Over {
            add_bonuses(&mut seats, &pos);
        }
        let ends = pos.phase() == Phase::Over || seats_end(before, &seats);
        Ahead { seats, marker, ends }
    }
}

/// Who takes the marker with a move.
fn takes_marker(pos: &Position, mv: Move) -> Option<Seat> {
    let from_center = matches!(mv.kind(), MoveKind::Take(Take { source: Source::Center, .. }));
    pos.player_to_move().filter(|_| from_center)
}

/// A board as if the round ended now.
fn standing(board: &Board) -> SeatAhead {
    let full = Line::ALL.into_iter().filter(|&line| board.is_full(line));
    let lines = full.filter_map(|line| Some((line, board.line(line)?.tile))).collect();
    SeatAhead { lines, floor: board.floor().cost(), gained: None }
}

/// What has been tiled and paid already. The floor is paid last, when the wall has brought all.
fn tell(seats: &mut BySeat<SeatAhead>, event: Event) {
    match event {
        Event::Placed { seat, placement } => {
            let seat = &mut seats[seat.index()];
            seat.lines.push((placement.line, placement.tile));
            *seat.gained.get_or_insert(0) += u16::from(placement.runs.points());
        }
        Event::Paid { seat, payment } => {
            let seat = &mut seats[seat.index()];
            seat.floor = payment.floor.cost();
            seat.gained.get_or_insert(0);
        }
        _ => {}
    }
}

fn add_bonuses(seats: &mut BySeat<SeatAhead>, pos: &Position) {
    for (seat, board) in seats.iter_mut().zip(pos.boards()) {
        *seat.gained.get_or_insert(0) += Bonuses::of(board.wall()).points();
    }
}

/// Whether a completed line completes a row, too.
fn seats_end(before: &Position, seats: &BySeat<SeatAhead>) -> bool {
    let completes = |(board, seat): (&Board, &SeatAhead)| {
        seat.lines.iter().any(|&(line, _)| board.wall().row_count(line) == 4)
    };
    before.boards().iter().zip(seats).any(completes)
}
