//! Whatever is brought to a table online: who may not, can't; who hears it all, sees the same; and it could be
//! made again from what was kept at any moment.

use crate::client::Client;
use crate::crowd::{CODE, Crowd, GUESTS, HOST, Input, WATCH, WRONG, key};
use crate::explore::{TABLES, explore, explore_some, nothing};
use crate::kept::Kept;
use crate::model::Model;
use azulejo_protocol::{
    Access, Ask, CommandId, End, Event, GuestId, Happening, Leaving, Message, Millis, Request,
    TableStage, Viewer,
};
use azulejo_room::{Outcome, Table};
use azulejo_rules::Seat;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn what_is_refused_changes_nothing_and_what_is_granted_was_asked_by_whoever_may() {
    let (mut refused, mut granted) = (0, 0);
    explore(
        |table, _| Model::new(table.founding().access),
        |model, scene| {
            let Input::Ask(guest, ask) = scene.input else { return };
            let was_done = scene.before.entries().iter().any(|it| it.event.by == Some(ask.id));
            if was_done || matches!(ask.request, Request::Sync { .. }) {
                return assert_eq!(scene.before, scene.after, "{ask:?}");
            }
            let (timely, passed) = scene.timely();
            let brought = &scene.outcome.entries[passed.entries.len()..];
            match scene.outcome.answers[..] {
                [Message::Refused { id, .. }] => {
                    assert_eq!((&timely, id), (scene.after, ask.id), "{ask:?}");
                    refused += 1;
                }
                [Message::Done { id, number }] => {
                    assert!(model.may_ask(*guest, &ask.request), "{guest:?} {ask:?}");
                    let by: Vec<_> = brought.iter().map(|entry| entry.event.by).collect();
                    assert_eq!((by[0], number), (Some(id), brought[0].event.number));
                    assert!(by[1..].iter().all(Option::is_none), "{brought:?}");
                    model.note(*guest, &ask.request);
                    granted += 1;
                }
                ref answers => panic!("{ask:?} is answered with {answers:?}"),
            }
            assert!(Seat::ALL.into_iter().all(|it| scene.after.owner(it) == model.owner(it)));
        },
    );
    assert!(refused > 1_500 && granted > 3_000, "{refused} refused, {granted} granted");
}

#[test]
fn a_command_that_was_granted_is_answered_so_for_ever() {
    let mut again = 0;
    explore(
        |_, _| BTreeMap::new(),
        |granted, scene| {
            let Input::Ask(_, Ask { id, .. }) = scene.input else { return };
            if let Some(&number) = granted.get(id) {
                let answers = vec![Message::Done { id: *id, number }];
                let expected = Outcome { answers, ..Outcome::default() };
                assert_eq!((scene.outcome, scene.after), (&expected, scene.before));
                again += 1;
            }
            let brought = scene.outcome.events().find(|event| event.by == Some(*id));
            granted.extend(brought.map(|event| (*id, event.number)));
        },
    );
    assert!(again > 200, "only {again} were sent again");
}

#[test]
fn a_client_that_hears_everything_sees_what_the_table_sees() {
    explore(
        |_, founded| Client::of(&founded.entries[0].event),
        |client, scene| {
            scene.outcome.events().for_each(|event| client.hear(event));
            client.assert_sees(scene.after);
        },
    );
}

#[test]
fn a_client_that_was_away_is_told_exactly_what_it_missed() {
    explore(nothing, |(), scene| {
        let Input::Ask(_, Ask { request: Request::Sync { after }, .. }) = scene.input else {
            return;
        };
        let [Message::Log { events }, Message::Done { number, .. }] = &scene.outcome.answers[..]
        else {
            panic!("{:?}", scene.outcome)
        };
        let numbers: Vec<u32> = events.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (after + 1..=scene.before.number()).collect::<Vec<_>>());
        assert_eq!(*number, scene.before.number());
    });
}

#[test]
fn a_table_can_be_made_again_from_what_was_kept_at_any_moment() {
    let kept = |table: &Table, founded: &Outcome| {
        let mut kept = Kept::new(table.id());
        kept.keep(founded);
        kept
    };
    // Every event is folded again after each that follows: fewer tables will do.
    explore_some(TABLES / 3, kept, |kept, scene| {
        if let Input::Bot { turn, mv } = *scene.input
            && scene.before.thinking().is_some()
        {
            kept.note_answer(scene.now, turn, mv);
        }
        kept.keep(scene.outcome);
        // If nothing happened, only an answer can wait that did not before.
        if !scene.outcome.entries.is_empty() || matches!(scene.input, Input::Bot { .. }) {
            kept.assert_makes(scene.after);
        }
    });
}

#[test]
fn what_is_asked_of_a_bot_is_what_the_table_waits_for() {
    explore(nothing, |(), scene| {
        if let Some(think) = &scene.outcome.think {
            assert_eq!(Some(think), scene.after.thinking().as_ref(), "{:?}", scene.input);
        }
    });
}

#[test]
fn strangers_are_spectators_and_see_no_private_table_without_its_key() {
    let stranger = GuestId(99);
    let mut stages = BTreeSet::new();
    explore(nothing, |(), scene| {
        let table = scene.after;
        assert_eq!(table.viewer(stranger), Viewer::SPECTATOR);
        assert!(!table.standing(stranger).is_host);
        let is_public = table.founding().access == Access::Public;
        let stage = table.card().stage;
        assert_eq!(table.shows_itself(stranger, None), is_public);
        assert_eq!(table.shows_itself(stranger, Some(&key(WRONG))), is_public);
        assert!(table.shows_itself(stranger, Some(&key(WATCH))));
        let by_code = table.shows_itself(stranger, Some(&key(CODE)));
        assert_eq!(by_code, is_public || stage == TableStage::Waiting);
        for guest in GUESTS {
            let sits = !table.viewer(guest).is_spectator();
            assert_eq!(table.shows_itself(guest, None), is_public || sits || guest == HOST);
        }
        stages.insert((is_public, stage));
    });
    assert_eq!(stages.len(), 6);
}

#[test]
fn the_card_says_what_the_table_is() {
    explore(
        |_, founded| Client::of(&founded.entries[0].event),
        |client, scene| {
            scene.outcome.events().for_each(|event| client.hear(event));
            let (table, card) = (scene.after, scene.after.card());
            let owners = card.rules.seats().map(|seat| table.owner(seat));
            assert!(card.guests.iter().copied().eq(owners));
            assert_eq!((card.host, card.access), (HOST, table.founding().access));
            assert_eq!(card.at, table.entries().last().unwrap().event.at);
            match client {
                Client::Lobby(lobby) => {
                    assert_eq!((card.stage, card.game), (TableStage::Waiting, 0));
                    assert_eq!((card.due, card.finished), (None, None));
                    assert_eq!(card.code, Some(key(CODE).hash()));
                    assert!(card.seats.iter().eq(lobby.chairs().iter().map(|chair| &chair.who)));
                }
                Client::Game(mirror) => {
                    let is_over = mirror.end().is_some();
                    let stage = if is_over { TableStage::Over } else { TableStage::Playing };
                    assert_eq!((card.stage, card.game), (stage, mirror.game_number()));
                    assert_eq!(card.code, None);
                    assert_eq!(card.to_move, Viewer::of(mirror.to_move()));
                    assert_eq!(card.finished.is_some(), is_over);
                    assert!(card.seats.iter().flatten().eq(mirror.occupants()));
                    // Whoever's turn it is, something is due if it is a bot's or a clock runs.
                    let is_bots = mirror.to_move().is_some_and(|seat| !mirror.is_person(seat));
                    let deadline = mirror.clocks().deadline();
                    assert_eq!(card.due.is_some(), is_bots || deadline.is_some());
                }
            }
        },
    );
}

#[test]
fn everything_that_can_happen_does() {
    let mut kinds = BTreeSet::new();
    explore(nothing, |(), scene| kinds.extend(scene.outcome.events().map(kind)));
    assert_eq!(kinds.len(), 20, "{kinds:?}");
}

/// What kind of thing happened, as its JSON names it.
fn kind(event: &Event) -> String {
    let detail = match event.what {
        Happening::Left { why: Leaving::Time, .. }
        | Happening::Ended { why: End::Left { why: Leaving::Time, .. } } => " by time",
        Happening::Ended { why: End::Played } => " played",
        Happening::Ended { why: End::Aborted { .. } } => " aborted",
        _ => "",
    };
    let written = serde_json::to_value(&event.what).unwrap();
    written.as_object().unwrap().keys().next().unwrap().clone() + detail
}

#[test]
fn a_hundred_want_one_seat_and_exactly_one_gets_it() {
    let (mut table, _) = Crowd::new(5).found();
    let seat = Seat::ALL[0];
    let mut done = Vec::new();
    for joiner in 0..100 {
        let key = Some(key(CODE));
        let request = Request::Sit { seat, name: "Joiner".parse().unwrap(), key };
        let ask = Ask { id: CommandId(joiner), request };
        let guest = GuestId(1_000 + joiner);
        let outcome = table.handle(Millis(0), guest, &ask, &mut || panic!("no game has ended"));
        if let [Message::Done { .. }] = outcome.answers[..] {
            done.push(guest);
        }
    }
    assert_eq!((&done[..], table.owner(seat)), (&[GuestId(1_000)][..], Some(GuestId(1_000))));
    assert_eq!(table.number(), 2);
}
