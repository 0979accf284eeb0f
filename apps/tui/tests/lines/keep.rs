//! A game is kept after every event, and never lost.

use crate::support::{english, folder, ground, options, said, settle};
use azulejo_protocol::Start;
use azulejo_rules::Game as Record;
use azulejo_tui::game::{Found, Game, Keep, Kept, Notice};
use azulejo_tui::plain::{Wish, begin};
use std::fs;
use std::path::Path;

const SEATS: [&str; 2] = ["Ann", "bot:beginner"];

fn keep(folder: &Path) -> Keep {
    Keep::open(folder).expect("a folder")
}

fn open(folder: &Path) -> Game {
    let ground = ground(Some(keep(folder)));
    Game::open(ground, options("2cp", &SEATS), Start::Fresh, 7).expect("a table")
}

fn left(folder: &Path) -> Kept {
    match keep(folder).find().expect("a folder") {
        Found::Game(kept) => *kept,
        other => panic!("{other:?}"),
    }
}

fn play_first(game: &mut Game) {
    let mv = game.table().position().legal_moves()[0];
    game.play(&[mv]).expect("a legal move");
    settle(game);
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = folder("goes-on");
    let mut game = open(&folder);
    for _ in 0..3 {
        play_first(&mut game);
        assert_eq!(left(&folder).table(), game.table());
    }
    let table = game.table().clone();
    drop(game);
    let mut again = Game::resume(ground(Some(keep(&folder))), left(&folder));
    assert_eq!(*again.table(), table);
    // What the bag and the bots do next is what they would have done.
    play_first(&mut again);
    assert!(again.table().number() > table.number());
    let files = fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(files, 2, "nothing is left behind beside the game and its holder");
}

#[test]
fn what_is_no_game_is_put_aside_and_told_and_never_lost() {
    let folder = folder("damaged");
    drop(open(&folder));
    let file = folder.join("game.json");
    let whole = fs::read_to_string(&file).expect("the game");
    let cut: String = whole.chars().take(whole.chars().count() / 2).collect();
    let later = whole.replacen(r#""version":1"#, r#""version":9"#, 1);
    let damaged = [b"".to_vec(), b"garbage\xff".to_vec(), cut.into(), later.into()];
    for (number, bytes) in damaged.iter().enumerate() {
        fs::write(&file, bytes).expect("a file");
        let mut out = Vec::new();
        let wish = Wish::New(options("2cp", &SEATS), 7);
        let game = begin(ground(Some(keep(&folder))), wish, &english(), &mut &b""[..], &mut out);
        assert!(game.expect("a new game").is_some());
        let aside = folder.join(format!("damaged-{}.json", number + 1));
        assert_eq!(&fs::read(&aside).expect("it is still there"), bytes);
        let told = String::from_utf8(out).expect("text");
        assert!(told.contains("can’t be read") && told.contains("damaged-"), "{told}");
        left(&folder);
    }
}

#[test]
fn the_game_that_was_left_is_offered_and_put_aside_for_a_new_one() {
    let folder = folder("offered");
    let mut game = open(&folder);
    play_first(&mut game);
    let number = game.table().number();
    drop(game);
    for (typed, said, goes_on) in [
        ("", "still there", None),
        ("perhaps\nyes\n", "Please type “yes” or “no”.", Some(true)),
        ("NO\n", "its record is in", Some(false)),
    ] {
        let mut out = Vec::new();
        let wish = Wish::Either(options("2cp", &SEATS), 9);
        let ground = ground(Some(keep(&folder)));
        let game = begin(ground, wish, &english(), &mut typed.as_bytes(), &mut out);
        let game = game.expect("a folder");
        let told = String::from_utf8(out).expect("text");
        assert!(told.contains("Ann and Beginner bot, round 1") && told.contains(said), "{told}");
        assert_eq!(game.map(|game| game.table().number() == number), goes_on);
    }
    let records = fs::read_dir(folder.join("records")).expect("records");
    for record in records {
        let text = fs::read_to_string(record.expect("an entry").path()).expect("a record");
        assert!(text.parse::<Record>().is_ok(), "{text}");
    }
}

#[test]
fn a_program_that_takes_the_game_over_makes_the_other_one_let_go() {
    let folder = folder("taken-over");
    let mut first = open(&folder);
    play_first(&mut first);
    let mut second = Game::resume(ground(Some(keep(&folder))), left(&folder));
    play_first(&mut second);
    let kept = second.table().clone();
    play_first(&mut first);
    play_first(&mut first);
    assert!(!first.is_saved());
    assert_eq!(*left(&folder).table(), kept, "what the second has saved is still there");
    let told = said(&mut first, "undo\n");
    let letting_go = "Another program plays this game now.";
    assert_eq!(told.matches(letting_go).count(), 1, "it is told once: {told}");
    assert!(told.ends_with("The game is not saved.\nGoodbye.\n"), "{told}");
    assert!(second.is_saved());
}

#[test]
fn a_folder_that_can_not_be_written_is_told_and_the_game_goes_on() {
    let folder = folder("unwritable");
    let mut game = open(&folder);
    fs::remove_dir_all(&folder).expect("a folder");
    let mv = game.table().position().legal_moves()[0];
    let told = said(&mut game, &format!("{mv}\nquit\n"));
    assert!(told.contains("The game is not saved: "), "{told}");
    assert!(told.ends_with("The game is not saved.\nGoodbye.\n"), "{told}");
}

#[test]
fn a_game_that_is_over_is_kept_as_a_record() {
    let folder = folder("over");
    let seats = ["bot:beginner", "bot:beginner"];
    let ground = ground(Some(keep(&folder)));
    let mut game = Game::open(ground, options("2cp", &seats), Start::Fresh, 7).expect("a table");
    settle(&mut game);
    let notices = game.take_notices();
    let [Notice::Recorded(path)] = &notices[..] else { panic!("{notices:?}") };
    let text = fs::read_to_string(path).expect("a record");
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.position().outcome(), game.table().position().outcome());
    assert!(!left(&folder).is_unfinished());
}
