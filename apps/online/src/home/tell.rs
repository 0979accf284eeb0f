//! Tables and games of lists in words.

use azulejo_protocol::{FinishedGame, Occupant, TableStage, TableSummary};
use azulejo_rules::Seat;
use azulejo_view::{Args, Names, Texts};

/// Those where this browser is awaited first; among each other as the server lists them.
pub(super) fn in_order(mut rows: Vec<TableSummary>) -> Vec<TableSummary> {
    rows.sort_by_key(|row| !row.awaits_you());
    rows
}

/// What those at a table are called, a free seat by its number.
fn called(texts: &Texts, row: &TableSummary) -> Names {
    let tag = |who: &Option<Occupant>| who.as_ref().map(ToString::to_string).unwrap_or_default();
    Names::of_tags(texts, row.rules, &row.seats.iter().map(tag).collect::<Vec<_>>())
}

fn taken(row: &TableSummary) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().zip(&row.seats).filter(|(_, who)| who.is_some()).map(|(seat, _)| seat)
}

/// Who sits at a table.
pub(super) fn company(texts: &Texts, row: &TableSummary) -> String {
    let names = called(texts, row);
    let company: Vec<String> = taken(row).map(|seat| names.of(seat).to_owned()).collect();
    if company.is_empty() { texts.say("online-nobody") } else { texts.list(&company) }
}

/// Who sits at a table beside this browser's people, or all, if it is nobody else.
pub(super) fn others(texts: &Texts, row: &TableSummary) -> String {
    let names = called(texts, row);
    let others = taken(row).filter(|seat| !row.yours.acts_for(*seat));
    let others: Vec<String> = others.map(|seat| names.of(seat).to_owned()).collect();
    if others.is_empty() { company(texts, row) } else { texts.list(&others) }
}

/// What a table waits for.
pub(super) fn waits_for(texts: &Texts, row: &TableSummary) -> String {
    let free = row.seats.iter().filter(|who| who.is_none()).count() as u32;
    match row.stage {
        TableStage::Waiting if free > 0 => {
            texts.tell("online-free", &Args::new().number("count", free))
        }
        TableStage::Waiting => texts.say("online-all-here"),
        TableStage::Playing if row.awaits_you() => texts.say("online-your-turn"),
        TableStage::Playing => match row.to_move.seats().next() {
            Some(seat) => {
                let names = called(texts, row);
                texts.tell("online-turn-of", &Args::new().text("name", names.of(seat)))
            }
            None => texts.say("online-playing"),
        },
        TableStage::Over => texts.say("online-over"),
    }
}

/// How long ago something happened, by the clock of this device, which may be slow.
pub(super) fn age(texts: &Texts, at: u64, now: u64) -> String {
    let minutes = now.saturating_sub(at) / 60_000;
    let (id, count) = match minutes {
        0 => return texts.say("online-age-now"),
        1..60 => ("online-age-minutes", minutes),
        60..1_440 => ("online-age-hours", minutes / 60),
        _ => ("online-age-days", minutes / 1_440),
    };
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    texts.tell(id, &Args::new().number("count", count))
}

/// Who had how many points in the end.
pub(super) fn scores(texts: &Texts, row: &TableSummary) -> String {
    let names = called(texts, row);
    let finished = row.finished.as_ref();
    let one = |seat: Seat| {
        let score = finished.and_then(|finished| finished.scores.get(seat.index()));
        let score = score.copied().unwrap_or_default();
        let args = Args::new().text("name", names.of(seat)).number("score", score);
        texts.tell("online-score", &args)
    };
    texts.list(&taken(row).map(one).collect::<Vec<_>>())
}

/// How a game ended for this browser's people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// They won.
    Won,
    /// They share the victory.
    Shared,
    /// They came in at this place.
    Place(u8),
    /// It does not count.
    CalledOff,
}

impl Ending {
    /// The result of a game, for the best of this browser's people.
    pub(super) fn of(row: &TableSummary) -> Ending {
        let Some(FinishedGame { places, .. }) = &row.finished else { return Ending::CalledOff };
        let ours = row.yours.seats().filter_map(|seat| places.get(seat.index())).min();
        let is_shared = places.iter().filter(|&&place| place == 1).nth(1).is_some();
        match ours {
            None => Ending::CalledOff,
            Some(1) if is_shared => Ending::Shared,
            Some(1) => Ending::Won,
            Some(&place) => Ending::Place(place),
        }
    }

    /// In words.
    pub(super) fn told(self, texts: &Texts) -> String {
        match self {
            Ending::Won => texts.say("online-won"),
            Ending::Shared => texts.say("online-shared"),
            Ending::Place(place) => texts.tell("online-place", &Args::new().number("place", place)),
            Ending::CalledOff => texts.say("online-called-off"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{TableId, Viewer};
    use azulejo_view::{Language, Theme};
    use azulejo_web::json;

    fn texts() -> Texts {
        Texts::online(Language::En, Theme::Palace)
    }

    fn waiting() -> TableSummary {
        let rows: Vec<TableSummary> =
            json::read(include_str!("../../../../crates/protocol/api/tables-answer.json"))
                .expect("a list");
        rows.into_iter().next().expect("a row")
    }

    fn finished(places: &[u8]) -> TableSummary {
        let rows: Vec<TableSummary> =
            json::read(include_str!("../../../../crates/protocol/api/games-answer.json"))
                .expect("a list");
        let mut row = rows.into_iter().next().expect("a row");
        row.finished.as_mut().expect("it is over").places = places.to_vec();
        row
    }

    #[test]
    fn those_that_wait_for_us_come_first() {
        let awaited = |id: u128, is_awaited: bool| {
            let to_move = if is_awaited { Viewer::of(Seat::ALL) } else { Viewer::SPECTATOR };
            TableSummary { table: TableId(id), to_move, ..waiting() }
        };
        let rows = vec![awaited(1, false), awaited(2, true), awaited(3, false), awaited(4, true)];
        let order: Vec<u128> = in_order(rows).iter().map(|row| row.table.0).collect();
        assert_eq!(order, [2, 4, 1, 3]);
    }

    #[test]
    fn a_table_is_told_by_who_sits_there_and_what_it_waits_for() {
        let row = waiting();
        assert_eq!(company(&texts(), &row), "Ann and Hard bot");
        assert_eq!(others(&texts(), &row), "Hard bot");
        assert_eq!(waits_for(&texts(), &row), "1 free seat");
        let empty = TableSummary { seats: vec![None; 3], yours: Viewer::SPECTATOR, ..row.clone() };
        assert_eq!(company(&texts(), &empty), "Nobody yet");
        assert_eq!(waits_for(&texts(), &empty), "3 free seats");
        let playing = TableSummary { stage: TableStage::Playing, ..row };
        let turn = |seat: Seat| TableSummary { to_move: Viewer::seat(seat), ..playing.clone() };
        assert_eq!(waits_for(&texts(), &turn(Seat::ALL[0])), "Your turn");
        assert_eq!(waits_for(&texts(), &turn(Seat::ALL[2])), "Hard bot is to move");
    }

    #[test]
    fn ages_are_told_in_the_unit_that_fits() {
        const MINUTE: u64 = 60_000;
        for (passed, told) in [
            (0, "just now"),
            (59_999, "just now"),
            (MINUTE, "1 minute ago"),
            (59 * MINUTE, "59 minutes ago"),
            (60 * MINUTE, "1 hour ago"),
            (23 * 60 * MINUTE, "23 hours ago"),
            (24 * 60 * MINUTE, "1 day ago"),
            (400 * 24 * 60 * MINUTE, "400 days ago"),
        ] {
            assert_eq!(age(&texts(), 5, 5 + passed), told);
        }
        assert_eq!(age(&texts(), 5_000_000, 0), "just now");
    }

    #[test]
    fn a_game_that_is_over_is_told_by_its_points_and_by_our_place() {
        assert_eq!(scores(&texts(), &finished(&[1, 2])), "Ann 54 and Bo 47");
        for (places, result) in [
            (&[1, 2][..], Ending::Won),
            (&[1, 1], Ending::Shared),
            (&[2, 1], Ending::Place(2)),
            (&[], Ending::CalledOff),
        ] {
            assert_eq!(Ending::of(&finished(places)), result);
        }
        assert_eq!(Ending::Place(2).told(&texts()), "Place 2");
    }
}
