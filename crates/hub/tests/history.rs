//! The checker of what everybody was told finds every kind of lie, and none in an honest history.

use azulejo_fair::{FairError, Nonce, Reveal, Secret};
use azulejo_hub::history::{Lie, Note, Witness, check};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, GuestId, Happening, Message, Millis, PersonName, Request,
    TableId, TableOptions, Unproven,
};
use azulejo_room::{Entry, Secrets, Table, TableError, Wish};
use azulejo_rules::Seat;
use std::collections::BTreeSet;

const TABLE: TableId = TableId(7);
const FOUNDED: CommandId = CommandId(1_000);
const GUESTS: [GuestId; 2] = [GuestId(1), GuestId(2)];
const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

/// A table, and what its two players have noted.
struct Story {
    table: Table,
    entries: Vec<Entry>,
    secrets: Secrets,
    witnesses: [Witness; 2],
    moment: u64,
}

impl Story {
    /// A table at which so many moves were made before the host resigned.
    fn honest(moves: usize) -> Story {
        let mut story = Story::founded();
        for (player, seat) in [ONE, TWO].into_iter().enumerate() {
            let (name, nonce) = (ann(), Nonce::from_bytes([player as u8; Nonce::BYTES]));
            story.ask(player, Request::Sit { seat, name, key: None });
            story.ask(player, Request::Ready { seat, nonce });
        }
        story.ask(0, Request::Begin {});
        for _ in 0..moves {
            let mirror = story.table.mirror().unwrap();
            let (seat, mv) = (mirror.to_move().unwrap(), mirror.position().legal_moves()[0]);
            let at = mirror.turn();
            story.ask(seat.index(), Request::Play { seat, mv, at });
        }
        story.ask(0, Request::Resign { seat: ONE, game: 1 });
        story.everybody_hears_everything();
        story
    }

    fn founded() -> Story {
        let key = "k7wm2q9d".parse::<azulejo_protocol::Key>().unwrap().hash();
        let wish = Wish {
            options: TableOptions::new("2cp".parse().unwrap(), []),
            access: Access::Public,
            chat: ChatScope::Free,
            code: key,
            watch: key,
        };
        let secret = Secret::from_bytes([1; 32]);
        let (table, outcome) =
            Table::found(TABLE, Millis(5), GUESTS[0], FOUNDED, wish, secret).unwrap();
        let secrets = outcome.secret.into_iter().map(|new| (new.game, new.secret)).collect();
        let witnesses = Default::default();
        Story { table, entries: outcome.entries, secrets, witnesses, moment: 0 }
    }

    /// Somebody asks for something, and it is granted.
    fn ask(&mut self, player: usize, request: Request) {
        let id = CommandId(u128::from(self.moment));
        let now = Millis(10 * self.moment + 10);
        let ask = Ask { id, request };
        let mut draw = || Secret::from_bytes([2; 32]);
        let outcome = self.table.handle(now, GUESTS[player], &ask, &mut draw);
        let Some(&Message::Done { number, .. }) = outcome.answers.last() else {
            panic!("{ask:?}: {:?}", outcome.answers)
        };
        self.entries.extend(outcome.entries);
        self.secrets.extend(outcome.secret.map(|new| (new.game, new.secret)));
        self.note(player, Note::Asked(id));
        self.note(player, Note::Done(id, number));
    }

    fn note(&mut self, player: usize, note: Note) {
        self.moment += 1;
        self.witnesses[player].notes.push((self.moment, note));
    }

    fn everybody_hears_everything(&mut self) {
        let heard: Vec<_> = self.entries.iter().map(|entry| entry.event.clone()).collect();
        self.witnesses.iter_mut().for_each(|witness| witness.heard.clone_from(&heard));
    }

    /// The first command of a player and the number of its event.
    fn first(&self, player: usize) -> (CommandId, u32) {
        let mut notes = self.witnesses[player].notes.iter();
        let done = notes.find_map(|(_, note)| match *note {
            Note::Done(id, number) => Some((id, number)),
            _ => None,
        });
        done.unwrap()
    }

    /// Puts other notes in the place of what a player noted about the first command, from the same moment on.
    fn noted_otherwise(&mut self, player: usize, others: &[Note]) {
        let (id, number) = self.first(player);
        let notes = &mut self.witnesses[player].notes;
        let begun = notes.iter().find(|(_, note)| *note == Note::Asked(id)).unwrap().0;
        notes.retain(|(_, note)| ![Note::Asked(id), Note::Done(id, number)].contains(note));
        notes.extend(others.iter().map(|&note| (begun, note)));
    }

    fn lies(&self) -> Vec<Lie> {
        check(TABLE, &self.entries, &self.secrets, &self.witnesses, &BTreeSet::from([FOUNDED]))
    }
}

fn ann() -> PersonName {
    "Ann".parse().unwrap()
}

#[test]
fn an_honest_history_is_clean() {
    for moves in [0, 1, 30] {
        assert_eq!(Story::honest(moves).lies(), [], "after {moves} moves");
    }
}

#[test]
fn whoever_has_not_heard_everything_yet_was_not_lied_to() {
    let mut story = Story::honest(3);
    story.witnesses[0].heard.truncate(4);
    story.witnesses[1].heard.clear();
    assert_eq!(story.lies(), []);
}

#[test]
fn an_event_that_is_missing_or_twice_there_leaves_a_gap() {
    let mut story = Story::honest(3);
    story.entries.remove(5);
    assert!(story.lies().contains(&Lie::Gap { expected: 6, found: 7 }));
    let mut story = Story::honest(3);
    story.entries.insert(5, story.entries[5].clone());
    assert!(story.lies().contains(&Lie::Gap { expected: 7, found: 6 }));
}

#[test]
fn time_that_goes_back_is_found() {
    let mut story = Story::honest(3);
    story.entries[4].event.at = Millis(0);
    assert!(story.lies().contains(&Lie::Backwards { number: 5 }));
}

#[test]
fn what_was_granted_has_to_be_in_the_log_under_its_number() {
    let mut story = Story::honest(3);
    let (id, number) = story.first(1);
    story.noted_otherwise(1, &[Note::Asked(id), Note::Done(id, number + 1)]);
    assert_eq!(story.lies(), [Lie::Lost { id, number: number + 1 }]);
    let (mut story, id) = (Story::honest(3), CommandId(77));
    story.note(0, Note::Asked(id));
    story.note(0, Note::Done(id, 3));
    assert_eq!(story.lies(), [Lie::Lost { id, number: 3 }]);
}

#[test]
fn a_command_that_brought_two_events_about_is_found() {
    let mut story = Story::honest(3);
    let (id, _) = story.first(0);
    story.entries.last_mut().unwrap().event.by = Some(id);
    assert!(story.lies().contains(&Lie::Twice { id }));
}

#[test]
fn what_was_refused_may_not_have_happened() {
    let mut story = Story::honest(3);
    let (id, _) = story.first(1);
    story.noted_otherwise(1, &[Note::Asked(id), Note::Refused(id)]);
    assert_eq!(story.lies(), [Lie::RefusedHappened { id }]);
}

#[test]
fn what_was_refused_may_have_happened_if_another_copy_was_under_way() {
    let mut story = Story::honest(3);
    let (id, _) = story.first(1);
    let notes = [Note::Asked(id), Note::CutOff, Note::Asked(id), Note::Refused(id)];
    story.noted_otherwise(1, &notes);
    assert_eq!(story.lies(), []);
    // The other one was refused, too.
    story.note(1, Note::Refused(id));
    assert_eq!(story.lies(), [Lie::RefusedHappened { id }]);
}

#[test]
fn what_has_happened_may_not_be_refused_when_it_is_asked_for_again() {
    let mut story = Story::honest(3);
    let (id, _) = story.first(1);
    story.note(1, Note::CutOff);
    story.note(1, Note::Asked(id));
    story.note(1, Note::Refused(id));
    assert_eq!(story.lies(), [Lie::RefusedHappened { id }]);
}

#[test]
fn something_that_nobody_asked_for_is_found() {
    let mut story = Story::honest(3);
    let (id, _) = story.first(1);
    story.noted_otherwise(1, &[]);
    assert_eq!(story.lies(), [Lie::Unasked { id }]);
}

#[test]
fn whoever_heard_something_else_was_lied_to() {
    let doctors: [fn(&mut Witness); 4] = [
        |witness| witness.heard[2].at = Millis(6),
        |witness| drop(witness.heard.remove(2)),
        |witness| witness.heard.swap(2, 3),
        |witness| witness.heard.push(witness.heard[2].clone()),
    ];
    for (doctor, number) in doctors.into_iter().zip([3, 4, 4, 3]) {
        let mut story = Story::honest(3);
        doctor(&mut story.witnesses[1]);
        assert_eq!(story.lies(), [Lie::Misheard { witness: 1, number }]);
    }
}

#[test]
fn what_was_granted_first_comes_first() {
    let mut story = Story::honest(3);
    let (then, number) = story.first(0);
    let (first, _) = story.first(1);
    story.noted_otherwise(0, &[]);
    // Somebody was granted something, and then what stands before it was asked for.
    let granted = story.witnesses[1].notes.iter().position(|(_, it)| matches!(it, Note::Done(..)));
    let moment = story.witnesses[1].notes[granted.unwrap()].0;
    story.witnesses[0].notes.push((moment, Note::Asked(then)));
    story.witnesses[0].notes.push((moment, Note::Done(then, number)));
    story.witnesses.swap(0, 1);
    assert_eq!(story.lies(), [Lie::OutOfOrder { first, then }]);
}

#[test]
fn a_log_that_is_no_table_is_found() {
    let mut story = Story::honest(3);
    story.entries[1].private = None;
    assert_eq!(story.lies(), [Lie::NoTable(TableError::Private { number: 2 })]);
    let mut story = Story::honest(3);
    story.secrets.remove(&2);
    assert_eq!(story.lies(), [Lie::NoTable(TableError::Secret { game: 2 })]);
}

/// Why the log of a story proves nothing.
fn unproven(story: &Story) -> Unproven {
    let mut lies = story.lies().into_iter();
    let doubt = lies.find_map(|lie| match lie {
        Lie::Unfair(why) => Some(why),
        _ => None,
    });
    doubt.expect("a lie")
}

#[test]
fn a_draw_that_does_not_follow_from_its_secret_is_found() {
    let mut story = Story::honest(0);
    let mut discs = story.entries.iter_mut().find_map(|entry| match &mut entry.event.what {
        Happening::Dealt { deal } => Some(&mut deal.discs),
        _ => None,
    });
    discs.as_mut().unwrap().swap(0, 1);
    story.everybody_hears_everything();
    let why = unproven(&story);
    let Unproven::Unfair { game: 1, why: FairError::OtherDeal { round: 1, .. }, .. } = why else {
        panic!("{why}")
    };
}

#[test]
fn another_secret_than_was_promised_is_found() {
    let mut story = Story::honest(2);
    for entry in &mut story.entries {
        if let Happening::Revealed { secret, .. } = &mut entry.event.what {
            *secret = Reveal::from_bytes([9; 32]);
        }
    }
    let why = unproven(&story);
    let Unproven::Unfair { game: 1, why: FairError::OtherSecret { .. }, .. } = why else {
        panic!("{why}")
    };
}

#[test]
fn a_nonce_that_was_exchanged_is_found() {
    let mut story = Story::honest(2);
    for entry in &mut story.entries {
        if let Happening::Ready { nonce, .. } = &mut entry.event.what {
            *nonce = Nonce::from_bytes([9; Nonce::BYTES]);
        }
    }
    let why = unproven(&story);
    assert!(matches!(why, Unproven::OtherNonce { game: 1, seat: ONE, .. }), "{why}");
}
