//! What can be heard at the table, if anybody wants to hear it.

use super::desk::Desk;
use crate::clock::Alarm;
use crate::sound::{self, Sound};
use azulejo_view::motion::{Beat, BeatKind, Speed, Spot};

/// What is heard when tiles are taken up.
pub(super) fn picked(desk: Desk) {
    if is_on(desk) {
        sound::play(Sound::Lift);
    }
}

/// What is heard with a beat: the pieces when they land, and a row that is complete.
pub(super) fn of_beat(desk: Desk, beat: &Beat, speed: Speed) {
    if !is_on(desk) {
        return;
    }
    let landing = beat.flights.iter().map(|flight| flight.waits + flight.lasts).min().unwrap_or(0);
    let sounds = sounds(beat);
    Alarm::after(speed.of(landing).into(), move || {
        for (sound, times) in sounds {
            sound::play_run(sound, times);
        }
    });
}

fn is_on(desk: Desk) -> bool {
    desk.settings().look_untracked().sounds
}

/// Which sounds a beat makes, and how often each.
fn sounds(beat: &Beat) -> Vec<(Sound, usize)> {
    let count = |is_there: fn(Spot) -> bool| {
        beat.flights.iter().filter(|flight| is_there(flight.to)).count()
    };
    let laid = count(|to| matches!(to, Spot::Line { .. } | Spot::Wall { .. } | Spot::Disc { .. }));
    let fallen = count(|to| matches!(to, Spot::Floor { .. }));
    let chimes = usize::from(beat.kind == BeatKind::Tile && completes_row(beat));
    let all = [(Sound::Click, laid), (Sound::Thud, fallen), (Sound::Chime, chimes)];
    all.into_iter().filter(|(_, times)| *times > 0).collect()
}

/// Whether a tile that scores completes its row.
fn completes_row(beat: &Beat) -> bool {
    beat.lit.iter().any(|lit| {
        let board = beat.table.seats.get(lit.seat.index());
        board.is_some_and(|board| board.wall[lit.ghost.line.index()].iter().all(Option::is_some))
    })
}
