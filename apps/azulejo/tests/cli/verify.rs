//! `azulejo verify`.

use crate::support::{Run, run_with};
use azulejo_fair::{Nonce, Secret};
use azulejo_protocol::{
    Access, Ask, ChatScope, CommandId, Event, GuestId, Key, Millis, Request, TableId, TableOptions,
};
use azulejo_room::{Outcome, Table, Wish};
use azulejo_rules::Seat;
use serde_json::{Value, json};

const GUEST: GuestId = GuestId(1);
const ONE: Seat = Seat::ALL[0];

fn secret(game: u8) -> Secret {
    Secret::from_bytes([game; Secret::BYTES])
}

/// The log of a table at which somebody plays against a bot, so far as it was asked for.
struct Story {
    table: Table,
    log: Vec<Event>,
    asked: u128,
}

impl Story {
    /// A game that was called off after its first deal.
    fn of_one_game() -> Story {
        let key = "k7wm2q9d".parse::<Key>().unwrap().hash();
        let options = TableOptions::new("2cp".parse().unwrap(), []);
        let (access, chat) = (Access::Public, ChatScope::Off);
        let wish = Wish { options, access, chat, code: key, watch: key };
        let founded =
            Table::found(TableId(7), Millis(0), GUEST, CommandId(0), wish, secret(1)).unwrap();
        let (table, Outcome { entries, .. }) = founded;
        let log = entries.into_iter().map(|entry| entry.event).collect();
        let mut story = Story { table, log, asked: 0 };
        let (name, nonce) = ("Ann".parse().unwrap(), Nonce::from_bytes([10; Nonce::BYTES]));
        story.ask(Request::Sit { seat: ONE, name, key: None });
        story.ask(Request::SeatBot { seat: Seat::ALL[1], level: "easy".parse().unwrap() });
        story.ask(Request::Ready { seat: ONE, nonce });
        story.ask(Request::Begin {});
        story.ask(Request::Abort { seat: ONE, game: 1 });
        story
    }

    /// The same with another one that goes on.
    fn of_two_games() -> Story {
        let mut story = Story::of_one_game();
        let nonce = Some(Nonce::from_bytes([20; Nonce::BYTES]));
        story.ask(Request::Rematch { seat: ONE, game: 1, nonce });
        story
    }

    fn ask(&mut self, request: Request) {
        self.asked += 1;
        let ask = Ask { id: CommandId(self.asked), request };
        let outcome = self.table.handle(Millis(9), GUEST, &ask, &mut || secret(2));
        assert!(!outcome.entries.is_empty(), "{:?}", outcome.answers);
        self.log.extend(outcome.events().cloned());
    }

    fn json(&self) -> Value {
        json!(self.log)
    }
}

fn verify(log: &Value) -> Run {
    run_with(["verify", "-"], log.to_string().as_bytes())
}

#[test]
fn a_fair_game_is_told_with_all_that_it_follows_from() {
    let (secret, nonce, commitment) = ("01".repeat(32), "0a".repeat(16), secret(1).commitment());
    let told = format!(
        "game 1 of table 00000000000000000000000000000007 is fair: 1 deal, from\n  \
         the secret {secret},\n  \
         known since the founding of the table by its hash {commitment}\n  \
         and {nonce}, added by seat 1\n"
    );
    assert_eq!(verify(&Story::of_one_game().json()).success(), told);
}

#[test]
fn a_log_may_be_the_events_or_what_a_server_says_of_them() {
    let log = Story::of_one_game().json();
    let told = verify(&log).success();
    assert_eq!(verify(&json!({"events": log})).success(), told);
    assert_eq!(verify(&json!({"log": {"events": log}})).success(), told);
}

#[test]
fn a_game_that_goes_on_is_told_as_open() {
    let log = Story::of_two_games().json();
    let told = verify(&log).success();
    let (_, second) = told.split_once("game 2 of table").expect("a second game");
    let (commitment, nonce) = (secret(2).commitment(), "14".repeat(16));
    assert!(second.contains("is not over: 1 deal, from\n  a secret that is not revealed yet,"));
    let known = format!("known since the end of game 1 by its hash {commitment}\n");
    assert!(second.contains(&known), "{second}");
    assert!(second.contains(&format!("and {nonce}, added by seat 1")), "{second}");
}

#[test]
fn a_log_that_proves_nothing_is_no_success() {
    let story = Story::of_one_game();
    for (events, reason) in [
        (1, "no game was opened in this log"),
        (6, "no game in this log is over"),
        (7, "game 1 is over and its secret was not revealed"),
    ] {
        let run = verify(&json!(story.log[..events]));
        assert_eq!(run.status, Some(1));
        assert!(run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn what_was_changed_is_named() {
    let mut log = Story::of_two_games().json();
    log[3]["what"]["ready"]["nonce"] = json!("0b".repeat(16));
    let refusal = verify(&log).refusal(1);
    let reason = format!(
        "game 1, event 5: it begins with {} of seat 1, who had given {}",
        "0a".repeat(16),
        "0b".repeat(16)
    );
    assert!(refusal.contains(&reason), "{refusal}");
}

#[test]
fn an_event_that_can_not_be_read_is_named() {
    let mut log = Story::of_one_game().json();
    log[3]["what"] = json!({"raedy": {"seat": 1}});
    let refusal = verify(&log).refusal(1);
    let reason = "standard input: event 4 of the list, number 4: unknown variant `raedy`";
    assert!(refusal.contains(reason), "{refusal}");
}
