//! A game and its bots.

use crate::support::{game, ground, options, settle};
use azulejo_protocol::{Change, Happening, Millis, Refusal, Start};
use azulejo_rules::Seat;
use azulejo_tui::game::{Clock, Game, Ground, Thinking, Waker};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

fn play_first(game: &mut Game) {
    let mv = game.table().position().legal_moves()[0];
    game.play(&[mv]).expect("a legal move");
}

#[test]
fn news_come_once_in_order_and_lead_from_table_to_table() {
    let mut game = game("2cp", &["Ann", "bot:beginner"]);
    play_first(&mut game);
    settle(&mut game);
    let news = game.take_news();
    assert!(news[0].before.is_none());
    assert!(matches!(news[0].change, Change::Opened));
    assert!(matches!(news[1].change, Change::Dealt(_)));
    for pair in news.windows(2) {
        assert_eq!(pair[1].before.as_ref(), Some(&pair[0].after));
        assert_eq!(pair[1].event.number, pair[0].event.number + 1);
    }
    assert_eq!(news.last().map(|item| &item.after), Some(game.table()));
    let movers = news.iter().filter_map(|item| match item.event.what {
        Happening::Moved { seat, .. } => Some(seat),
        _ => None,
    });
    assert_eq!(movers.collect::<Vec<_>>(), Seat::ALL[..2]);
    assert_eq!(game.take_news(), []);
}

#[test]
fn a_bot_that_is_stopped_moves_when_it_is_asked_again() {
    let mut game = game("2cp", &["Ann", "bot:master"]);
    play_first(&mut game);
    let bot = Seat::ALL[1];
    assert_eq!(game.thinking(), Thinking::Bot(bot));
    game.stop();
    assert_eq!(game.thinking(), Thinking::Stopped(bot));
    assert!(!game.is_busy());
    assert_eq!(game.table().to_move(), Some(bot));
    // A bot is stopped, not its players: they may take their move back.
    game.undo().expect("Ann has moved");
    assert_eq!((game.thinking(), game.table().to_move()), (Thinking::Nobody, Some(Seat::ALL[0])));
    play_first(&mut game);
    game.stop();
    game.go_on();
    assert_eq!(game.thinking(), Thinking::Bot(bot));
}

#[test]
fn a_bot_waits_with_its_move_until_its_pause_is_over_and_wakes_whoever_draws() {
    let (time, woken) = (Arc::new(AtomicU64::new(1_000)), Arc::new(AtomicUsize::new(0)));
    let (now, count) = (Arc::clone(&time), Arc::clone(&woken));
    let ground = Ground {
        clock: Clock::by(move || Millis(now.load(Ordering::SeqCst))),
        waker: Waker::by(move || {
            count.fetch_add(1, Ordering::SeqCst);
        }),
        keep: None,
    };
    let mut options = options("2cp", &["Ann", "bot:beginner"]);
    options.bot_pause = Millis(500);
    let mut game = Game::open(ground, options, Start::Fresh, 7).expect("a table");
    play_first(&mut game);
    while game.thinking() != Thinking::Nobody {
        game.poll();
        std::thread::yield_now();
    }
    assert_eq!(game.table().to_move(), Some(Seat::ALL[1]), "the pause is not over");
    assert_eq!(game.wakes_in().map(|time| time.as_millis()), Some(500));
    time.store(1_500, Ordering::SeqCst);
    game.poll();
    assert_eq!(game.table().to_move(), Some(Seat::ALL[0]));
    while woken.load(Ordering::SeqCst) == 0 {
        std::thread::yield_now();
    }
}

#[test]
fn a_hint_is_legal_and_forgotten_with_its_turn() {
    let mut game = game("3fs", &["Ann", "Bo", "bot:beginner"]);
    game.ask_hint();
    assert_eq!(game.thinking(), Thinking::Hint(Seat::ALL[0]));
    settle(&mut game);
    let hint = game.hint().expect("a hint").clone();
    assert!(game.table().position().check(hint.mv).is_ok());
    assert_eq!(hint.expected.len(), 3);
    game.play(&[hint.mv]).expect("a legal move");
    assert_eq!(game.hint(), None);
}

#[test]
fn a_game_is_called_off_or_given_up_and_played_again() {
    let mut game = game("2cp", &["Ann", "bot:beginner"]);
    assert_eq!(game.rematch(), Err(Refusal::GameGoesOn));
    assert_eq!(game.undo(), Err(Refusal::PastDeal));
    game.abort().expect("nobody has moved");
    assert_eq!(game.play(&[]), Ok(()));
    assert_eq!(game.resign(Seat::ALL[0]), Err(Refusal::GameOver));
    game.rematch().expect("the game is over");
    settle(&mut game);
    assert_eq!((game.table().game_number(), game.table().first()), (2, Seat::ALL[1]));
    game.resign(Seat::ALL[0]).expect("a person");
    assert!(game.table().end().is_some());
    game.rematch().expect("the game is over");
    assert_eq!(game.table().first(), Seat::ALL[0]);
}

#[test]
fn bots_among_themselves_play_to_the_end_and_again() {
    let mut game = game("2fp", &["bot:beginner", "bot:beginner"]);
    settle(&mut game);
    assert!(game.table().ranking().is_some());
    game.take_news();
    game.rematch().expect("the game is over");
    assert_eq!(game.table().first(), Seat::ALL[1]);
    settle(&mut game);
    assert!(matches!(game.take_news()[0].change, Change::Opened));
    assert!(game.table().ranking().is_some());
}

#[test]
fn a_bot_of_no_known_level_breaks_down_and_says_so() {
    let options = options("2cp", &["bot:godlike", "Ann"]);
    let mut game = Game::open(ground(None), options, Start::Fresh, 7).expect("a table");
    settle(&mut game);
    assert_eq!(game.thinking(), Thinking::Stopped(Seat::ALL[0]));
    assert_eq!(game.take_notices().len(), 1);
}
