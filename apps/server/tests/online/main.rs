//! Whole games over real sockets: people, bots, spectators, lost connections and restarts.

mod book;
mod player;
mod world;

use azulejo_protocol::{
    Access, ChatScope, CloseCode, End, Event, Hello, Key, Request, Words, prove,
};
use azulejo_rules::Seat;
use player::Player;
use serde::Deserialize;
use serde_json::Value;
use world::{World, options};

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_game_and_a_spectator_sees_it() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let founded = ann.found(&options("3cp"), Access::Private, ChatScope::Presets).await;
    ann.sit(ONE, "Ann", None).await;
    let invitation = ann.invite(TWO).await;
    let mut bo = Player::arrive(&world).await;
    bo.join(founded.table, Some(invitation.clone())).await;
    bo.sit(TWO, "Bo", Some(invitation)).await;
    ann.grant(Request::SeatBot { seat: THREE, level: "easy".parse().unwrap() }).await;
    let mut eve = Player::arrive(&world).await;
    eve.join(founded.table, Some(founded.watch)).await;
    ann.ready(ONE).await;
    bo.ready(TWO).await;
    ann.grant(Request::Begin {}).await;
    player::play_out(&mut [&mut ann, &mut bo]).await;
    eve.listen_until(|view| view.game().is_some_and(azulejo_protocol::Mirror::is_revealed)).await;
    let game = eve.view.game().unwrap();
    assert_eq!(game.end(), Some(End::Played));
    assert_eq!(game.position(), ann.view.game().unwrap().position());
    let log: Value = ann.look(&format!("/api/tables/{}/log", founded.table)).await;
    let events = Vec::<Event>::deserialize(&log["events"]).unwrap();
    let proofs = prove(&events).unwrap();
    assert!(matches!(&proofs[..], [proof] if proof.is_fair() && proof.table() == founded.table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_away_hears_exactly_what_was_missed_also_after_a_restart() {
    let mut world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    for _ in 0..3 {
        player::move_once(&mut [&mut ann, &mut bo]).await;
    }
    bo.hang_up().await;
    let before = bo.view.number();
    // Somebody who is away does not keep the others from playing.
    if ann.is_to_move() {
        ann.play_any().await;
    }
    world.restart();
    ann.call(&world).await;
    bo.call(&world).await;
    bo.catch_up().await;
    ann.catch_up().await;
    assert_eq!(bo.missed, (before + 1..=bo.view.number()).collect::<Vec<_>>());
    assert_eq!(ann.view.game().unwrap().position(), bo.view.game().unwrap().position());
    player::play_out(&mut [&mut ann, &mut bo]).await;
    assert_eq!(bo.view.game().unwrap().end(), Some(End::Played));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_is_sent_again_on_another_line_is_answered_as_before() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    let (first, _) = player::to_move(&mut ann, &mut bo).await;
    let ask = first.any_move();
    let number = first.send(&ask).await.unwrap();
    first.hang_up().await;
    first.call(&world).await;
    assert_eq!(first.send(&ask).await, Ok(number));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_tabs_of_one_player_stay_in_step() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    let mut tab = ann.second_tab().await;
    assert_eq!(tab.view.standing(), ann.view.standing());
    while !ann.is_to_move() {
        player::move_once(&mut [&mut ann, &mut bo]).await;
    }
    tab.listen_until(|view| view.number() >= ann.view.number()).await;
    let number = tab.send(&tab.any_move()).await.unwrap();
    ann.listen_until(|view| view.number() >= number).await;
    assert_eq!(ann.view.game().unwrap().position(), tab.view.game().unwrap().position());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_joiners_race_for_one_seat_and_exactly_one_gets_it() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let founded = ann.found(&options("2cp"), Access::Private, ChatScope::Off).await;
    ann.sit(ONE, "Ann", None).await;
    let key = founded.code.clone();
    let joiners = (0..100).map(|number| {
        let (address, key) = (world.address(), key.clone());
        tokio::spawn(async move {
            let mut joiner = Player::arrive_at(&address).await;
            joiner.join(founded.table, Some(key.clone())).await;
            let name = format!("Joiner {number}").parse().unwrap();
            joiner.ask(Request::Sit { seat: TWO, name, key: Some(key) }).await.is_ok()
        })
    });
    let mut seated = 0;
    for joiner in joiners.collect::<Vec<_>>() {
        seated += usize::from(joiner.await.unwrap());
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_table_is_as_if_it_were_not_there() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let founded = ann.found(&options("2cp"), Access::Private, ChatScope::Off).await;
    let mut eve = Player::arrive(&world).await;
    let absent = azulejo_protocol::TableId(founded.table.0 ^ 1);
    let wrong: Key = "00000000".parse().unwrap();
    let mut ends = Vec::new();
    for table in [founded.table, absent] {
        for key in [None, Some(wrong.clone())] {
            ends.push(eve.end_of(table, &Hello { after: 0, key }).await);
        }
    }
    assert_eq!(ends, [Some(CloseCode::NoSuchTable.number()); 4]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_reaches_everybody_as_far_as_the_table_allows() {
    let world = World::new();
    let mut ann = Player::arrive(&world).await;
    let mut bo = Player::arrive(&world).await;
    player::begin_two(&mut ann, &mut bo).await;
    let words = Words::Preset(azulejo_protocol::Preset::GoodLuck);
    let number = ann.ask(Request::Say { seat: ONE, words }).await.unwrap();
    bo.listen_until(|view| view.number() >= number).await;
    let text = Words::Text(azulejo_protocol::ChatText::tidy("hello").unwrap());
    let refused = ann.ask(Request::Say { seat: ONE, words: text }).await;
    assert_eq!(refused, Err(azulejo_protocol::Refusal::ChatOff));
}
