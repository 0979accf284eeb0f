//! A greedy bot: it takes what brings the most points at once and looks no further. Here it plays
//! a hundred games against a player who moves at random.

use azulejo_rules::{
    Column, Dealer, Destination, Floor, Marker, Move, MoveKind, Next, Place, Position, Seat,
    Source, Take, WallSide,
};

/// The legal move with the highest value; the first of them where several are equal.
fn choose(pos: &Position, seat: Seat) -> Option<Move> {
    pos.legal_moves().into_iter().rev().max_by_key(|&mv| match mv.kind() {
        MoveKind::Take(take) => value_of_take(pos, seat, take),
        MoveKind::Place(place) => value_of_place(pos, seat, place),
    })
}

/// Tenths of points: the tile that a full line will place, a little for each tile that brings a
/// line nearer to that, and the floor.
fn value_of_take(pos: &Position, seat: Seat, take: Take) -> i32 {
    let board = pos.board(seat);
    let count = pos.tiles_at(take.source).count(take.tile);
    let marker = take.source == Source::Center && pos.marker() == Marker::Center;
    let (gain, excess) = match take.to {
        Destination::Floor => (0, count),
        Destination::Line(line) => {
            let held = board.line(line).map_or(0, |tiles| u16::from(tiles.count));
            let free = u16::from(line.spaces()) - held;
            let gain = if count < free {
                3 * i32::from(count)
            } else if pos.rules().wall == WallSide::Colored {
                10 * i32::from(board.wall().runs(line, Column::colored(line, take.tile)).points())
            } else {
                10
            };
            (gain, count.saturating_sub(free))
        }
    };
    let fallen = usize::from(excess) + usize::from(marker);
    let cost: u8 = Floor::COSTS.iter().skip(board.floor().len()).take(fallen).sum();
    gain - 10 * i32::from(cost)
}

/// What the tile scores where it is placed.
fn value_of_place(pos: &Position, seat: Seat, place: Place) -> i32 {
    pos.board(seat).wall().runs(place.line, place.column).points().into()
}

/// One game between the greedy bot on seat 1 and random play; whether the bot won.
fn wins(game: u64) -> bool {
    let mut dealer = Dealer::for_game(2024, game);
    let rules = "2cp".parse().expect("a rule set");
    let bot = Seat::ALL[0];
    let mut pos = Position::new(rules, dealer.first(rules));
    loop {
        let mv = match pos.next() {
            Next::Bag => {
                pos.deal(&dealer.draw(&pos)).expect("drawn for this position");
                continue;
            }
            Next::Player(seat) if seat == bot => choose(&pos, seat),
            Next::Player(_) => dealer.pick(&pos),
            Next::Nobody(outcome) => return outcome.has_won(bot),
        };
        pos.play(mv.expect("a move is mandatory")).expect("a legal move");
    }
}

pub(crate) fn summary() -> String {
    let won = (0..100).filter(|&game| wins(game)).count();
    format!("The greedy bot won {won} of 100 games.")
}

fn main() {
    println!("{}", summary());
}
