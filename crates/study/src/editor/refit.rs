//! A table under another rule set.

use azulejo_rules::{
    Column, Disc, Line, Marker, Rules, Seat, SeatSetup, Setup, Tiles, Tray, WallSide,
};

/// Changes the rule set and keeps what fits it. Seats and discs that the table lacks are added empty,
/// those that it has no more are taken away with what lies on them.
pub(super) fn refit(setup: &mut Setup, rules: Rules) {
    setup.rules = rules;
    setup.seats.resize_with(rules.players.count(), SeatSetup::default);
    setup.discs.resize(rules.discs(), Disc::Plain(Tiles::NONE));
    refit_roles(setup);
    if !rules.has_gold() {
        turn_to_plain(setup);
    }
    if rules.wall == WallSide::Colored {
        setup.seats.iter_mut().for_each(sort_wall);
    }
}

/// Who has left the table is not to act and has no marker.
fn refit_roles(setup: &mut Setup) {
    let rules = setup.rules;
    let present = |seat: &Seat| rules.has_seat(*seat);
    setup.to_act = setup.to_act.map(|seat| Some(seat).filter(present).unwrap_or(Seat::ALL[0]));
    setup.first = Some(setup.first).filter(present).unwrap_or(Seat::ALL[0]);
    if setup.marker.taker().is_some_and(|seat| !rules.has_seat(seat)) {
        setup.marker = Marker::Center;
    }
}

/// Plain discs lie where gold ones lay, and there is no tray: what was on it falls to the floor.
fn turn_to_plain(setup: &mut Setup) {
    for disc in &mut setup.discs {
        *disc = Disc::Plain(disc.tiles());
    }
    for board in &mut setup.seats {
        if let Some(Tray::Holds(item)) = board.tray.take() {
            board.floor.push(item);
        }
    }
}

/// On the colored wall every color of a row has its own column.
fn sort_wall(board: &mut SeatSetup) {
    for (line, row) in Line::ALL.into_iter().zip(&mut board.wall) {
        let mut sorted = [None; Column::COUNT];
        for tile in row.iter().flatten() {
            sorted[Column::colored(line, *tile).index()] = Some(*tile);
        }
        *row = sorted;
    }
}
