//! What is read from the storage of a table's host and can't have been so is refused with the reason.

use crate::chaos::Chaos;
use crate::kept::Kept;
use crate::script::{Host, converse, guest, secret, wish};
use azulejo_fair::{Nonce, Terms};
use azulejo_protocol::{Event, FirstSeat, Happening, Key, Millis, Opening, Start, TableId};
use azulejo_room::{Entry, Private, Secrets, Table, TableError};
use azulejo_rules::{Dealer, Position, Seat};
use serde_json::Value;
use std::mem::discriminant;
use std::sync::Arc;

/// A table at which everything has happened once: a game that Bo left to a bot, and the one after it.
fn story() -> Host {
    converse(
        wish("3cp"),
        "
            1 founded 3cp, with presets
        @0 ann> sit 3 Ann
            2 seated 3: Ann
            done 2
        @0 ann> invite 2 bokeybokey
            3 invited to 2
            done 3
        @0 bo> sit 2 Bo with bokeybokey
            4 seated 2: Bo
            done 4
        @0 cy> sit 1 Cy with codecode
            5 seated 1: Cy
            done 5
        @10 ann> swap 1 3
            6 swapped 1 and 3
            done 6
        @10 cy> vacate 3
            7 vacated 3
            done 7
        @10 ann> bot 3 hard
            8 seated 3: bot:hard
            done 8
        @20 bo> say 2 hello
            9 said by 2: hello
            done 9
        @30 bo> ready 2
            10 ready 2
            done 10
        @30 ann> ready 1
            11 ready 1
            done 11
        @40 ann> begin
            12 opened game 1: Ann, Bo, bot:hard; 1 begins
            13 dealt KKYR BWYB WWYB RWKB WYBR RBRW RRYR
            done 12
        @50 ann> play 1 1K1
            14 moved 1 1K1
            done 14
        @60 bo> resign 2
            15 left 2 resigned, easy
            done 15
            bot 2 easy thinks, turn 14
        @70 ann> resign 1
            16 ended: 1 resigned
            17 revealed
            done 16
        @80 bo> rematch 2
            18 rematch asked by 2
            done 18
        @90 ann> rematch 1
            19 rematch asked by 1
            20 opened game 2: Ann, Bo, bot:hard; 2 begins
            21 dealt BKRK YWKB RYKY RBYY WRRR BKBB WKYB
            done 19
        ",
    )
}

fn is_refused(kept: &Kept) -> bool {
    kept.restore().is_err()
}

#[test]
fn no_entry_but_the_last_can_be_missing() {
    let kept = story().kept;
    for place in 0..kept.entries.len() - 1 {
        let mut damaged = kept.clone();
        let lost = damaged.entries.remove(place);
        assert!(is_refused(&damaged), "without {lost:?}");
    }
    let nothing = Table::restore(TableId(7), &[], &kept.secrets);
    assert_eq!(nothing.unwrap_err(), TableError::Empty);
}

#[test]
fn no_entry_can_be_there_twice() {
    let kept = story().kept;
    for place in 0..kept.entries.len() {
        let mut damaged = kept.clone();
        damaged.entries.insert(place, kept.entries[place].clone());
        assert!(is_refused(&damaged), "twice {:?}", kept.entries[place]);
        let mut damaged = kept.clone();
        damaged.entries.push(kept.entries[place].clone());
        assert!(is_refused(&damaged), "at the end {:?}", kept.entries[place]);
    }
}

#[test]
fn no_entry_can_change_places_with_another() {
    let kept = story().kept;
    for place in 1..kept.entries.len() {
        let mut damaged = kept.clone();
        damaged.entries.swap(place - 1, place);
        assert!(is_refused(&damaged), "early {:?}", kept.entries[place]);
    }
}

#[test]
fn what_only_the_host_knows_is_there_where_it_belongs_and_nowhere_else() {
    let kept = story().kept;
    let key = "bokeybokey".parse::<Key>().unwrap().hash();
    let kinds = [
        None,
        Some(Private::Founded { host: guest("ann"), code: key, watch: key }),
        Some(Private::Invited { key }),
        Some(Private::Seated { guest: guest("eve") }),
    ];
    let mut tried = 0;
    for place in 0..kept.entries.len() {
        let number = kept.entries[place].event.number;
        let known = kept.entries[place].private.as_ref();
        for private in kinds.iter().filter(|it| !is_same_kind(it.as_ref(), known)) {
            let mut damaged = kept.clone();
            damaged.entries[place].private.clone_from(private);
            let refusal = damaged.restore().unwrap_err();
            assert_eq!(refusal, TableError::Private { number }, "{:?}", damaged.entries[place]);
            tried += 1;
        }
    }
    assert_eq!(tried, 3 * kept.entries.len());
}

fn is_same_kind(one: Option<&Private>, other: Option<&Private>) -> bool {
    one.map(discriminant) == other.map(discriminant)
}

#[test]
fn every_secret_is_the_one_that_was_promised() {
    let kept = story().kept;
    assert!(kept.restore().is_ok());
    for game in [1, 2] {
        let refused = |secrets: Secrets| {
            let damaged = Table::restore(TableId(7), &kept.entries, &secrets);
            assert_eq!(damaged.unwrap_err(), TableError::Secret { game });
        };
        let mut secrets = kept.secrets.clone();
        secrets.insert(game, Arc::new(secret(77)));
        refused(secrets);
        let mut secrets = kept.secrets.clone();
        secrets.remove(&game);
        refused(secrets);
    }
    let other = Table::restore(TableId(8), &kept.entries, &kept.secrets).unwrap_err();
    assert_eq!(other.to_string(), "event 12 opens another game");
}

/// What was done to the log.
type Change = fn(&mut Vec<Entry>);

fn is_deal(what: &Happening) -> bool {
    matches!(what, Happening::Dealt { .. })
}

/// The first thing of its kind that happened.
fn first(log: &mut [Entry], wanted: fn(&Happening) -> bool) -> &mut Event {
    &mut log.iter_mut().find(|entry| wanted(&entry.event.what)).unwrap().event
}

/// How a game began.
fn opening(log: &mut [Entry], game: u32) -> &mut Opening {
    let openings = log.iter_mut().filter_map(|entry| match &mut entry.event.what {
        Happening::Opened(opening) if opening.game == game => Some(&mut **opening),
        _ => None,
    });
    openings.last().unwrap()
}

fn swap_deals(log: &mut [Entry]) {
    let mut deals = log.iter_mut().filter(|entry| is_deal(&entry.event.what));
    let (one, other) = (deals.next().unwrap(), deals.next_back().unwrap());
    std::mem::swap(&mut one.event.what, &mut other.event.what);
}

fn terms(opening: &mut Opening) -> &mut Terms {
    opening.fair.as_mut().unwrap()
}

#[test]
fn what_follows_from_what_was_before_cannot_be_something_else() {
    let rows: [(Change, &str); 15] = [
        (|log| swap_deals(log), "event 13 is not what the seed draws"),
        (
            |log| first(log, is_deal).what = Happening::Invited { seat: Seat::ALL[0] },
            "event 13: the",
        ),
        (|log| opening(log, 1).start = position(), "event 12 opens another game"),
        (|log| opening(log, 1).options.bag_tracker = true, "event 12 opens another game"),
        (|log| opening(log, 1).first = Seat::ALL[1], "event 12: seat 2 does not begin"),
        (|log| opening(log, 1).fair = None, "event 12 opens another game"),
        (|log| terms(opening(log, 1)).nonces[0] = Some(nonce()), "event 12 opens another game"),
        (|log| opening(log, 2).options.bag_tracker = true, "event 20 opens another game"),
        (|log| opening(log, 2).options.seats.swap(0, 2), "event 20 opens another game"),
        (|log| opening(log, 2).options.first = FirstSeat::Drawn, "event 20 opens another game"),
        (|log| terms(opening(log, 2)).nonces[0] = Some(nonce()), "event 20 opens another game"),
        (|log| opening(log, 2).fair = None, "event 20 opens another game"),
        (|log| opening(log, 2).game = 3, "event 20 opens another game"),
        (|log| log[19].event.at = Millis(1), "event 20 opens another game"),
        (|log| log[0].event.number = 2, "event 2: event 1 is missing"),
    ];
    for (change, reason) in rows {
        let mut kept = story().kept;
        change(&mut kept.entries);
        let found = kept.restore().unwrap_err().to_string();
        assert!(found.starts_with(reason), "expected {reason}, found {found}");
    }
}

fn nonce() -> Nonce {
    Nonce::from_bytes([9; Nonce::BYTES])
}

/// Where another game of three has come to.
fn position() -> Start {
    let mut pos = Position::new("3cp".parse().unwrap(), Seat::ALL[0]);
    pos.deal(&Dealer::new(1).draw(&pos)).unwrap();
    Start::Position(pos)
}

/// Changes one value somewhere inside.
fn alter(value: &mut Value, chaos: &mut Chaos) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            let place = chaos.below(members.len());
            members.values_mut().nth(place).into_iter().for_each(|member| alter(member, chaos));
        }
        Value::Array(list) if !list.is_empty() => {
            let place = chaos.below(list.len());
            alter(&mut list[place], chaos);
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => chaos.one(&["", "1B1", "fresh", "2fp", "hard"]).clone_into(text),
        other => *other = chaos.one(&[0, 1, 2, 3, 4, u64::from(u32::MAX), u64::MAX]).into(),
    }
}

#[test]
fn a_damaged_log_is_refused_or_is_that_of_another_table() {
    let story = story().kept;
    let (mut refused, mut accepted) = (0, 0);
    for seed in 0..1_500 {
        let (mut chaos, mut damaged) = (Chaos::new(seed), story.clone());
        let place = chaos.below(damaged.entries.len());
        let mut value = serde_json::to_value(&damaged.entries[place].event).unwrap();
        alter(&mut value, &mut chaos);
        let Ok(event) = serde_json::from_value(value) else { continue };
        damaged.entries[place].event = event;
        match damaged.restore() {
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                refused += 1;
            }
            Ok(mut table) => {
                assert_eq!(table.entries(), damaged.entries);
                table.tick(Millis(u64::MAX), &mut || secret(9));
                accepted += 1;
            }
        }
    }
    assert!(refused > 300 && accepted > 30, "{refused} refused, {accepted} accepted");
}
