//! `azulejo play --plain`, behind pipes.

use crate::support::{Run, command};
use azulejo_protocol::{FirstSeat, Millis, Occupant, Start, TableOptions};
use azulejo_rules::{Game as Record, Move, MoveKind, Position, Seat};
use azulejo_tui::game::{Game, Ground};
use azulejo_tui::plain;
use azulejo_view::{Language, Preview, Texts, Theme};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// A home that nobody else has.
fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    if home.exists() {
        fs::remove_dir_all(&home).unwrap();
    }
    home
}

/// Plays with something typed, in a home.
fn play(home: &Path, words: &str, typed: &str) -> Run {
    let mut command = command(["play", "--plain"].into_iter().chain(words.split_whitespace()));
    command.env("XDG_STATE_HOME", home).env_remove("LC_ALL").env("LC_MESSAGES", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A run that refuses early does not read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap().into()
}

/// The same table without the program.
fn table(rules: &str, seats: &[&str]) -> Game {
    let occupant = |text: &&str| match text.split_once(':').unwrap() {
        ("bot", level) => Occupant::Bot { level: level.parse().unwrap() },
        (_, name) => Occupant::Person { name: name.parse().unwrap() },
    };
    let mut options = TableOptions::new(rules.parse().unwrap(), seats.iter().map(occupant));
    options.first = FirstSeat::Chosen(Seat::ALL[1]);
    options.bot_pause = Millis::ZERO;
    Game::open(Ground::default(), options, Start::Fresh, 3).unwrap()
}

/// What brings most now.
fn greedy(pos: &Position) -> Move {
    let worth = |mv: &Move| match mv.kind() {
        MoveKind::Take(take) => Preview::of(pos, take).map_or(0, |preview| preview.net),
        MoveKind::Place(_) => 0,
    };
    pos.legal_moves().iter().copied().max_by_key(worth).unwrap()
}

/// The moves that somebody types who takes what brings most, to the end of the game.
fn typed(mut game: Game) -> String {
    let mut typed = Vec::new();
    loop {
        while game.is_busy() {
            game.wait();
        }
        if game.table().end().is_some() {
            typed.push(String::new());
            return typed.join("\n");
        }
        let mv = greedy(game.table().position());
        typed.push(mv.to_string());
        game.play(&[mv]).unwrap();
    }
}

#[test]
fn whole_games_are_typed_to_their_end() {
    for (rules, seats) in [
        ("2cp", &["person:Ann", "bot:beginner"][..]),
        ("3fs", &["bot:beginner", "person:Ann", "person:Bo"]),
        ("4fe", &["person:Ann", "bot:beginner", "bot:easy", "person:Cy"]),
    ] {
        let home = home(rules);
        let typed = typed(table(rules, seats));
        let seated = seats.join(" --seat ");
        let words = format!("--rules {rules} --seed 3 --first 2 --seat {seated}");
        let told = play(&home, &words, &typed).success();
        assert!(!told.contains('\u{1b}'), "no escape codes");
        assert!(told.ends_with("The input has ended.\nGoodbye.\n"), "{told}");
        assert!(told.contains(" wins with ") || told.contains(" share the victory "), "{told}");
        // The program says what the library says, and where the record is.
        let (records, told): (Vec<&str>, Vec<&str>) =
            told.lines().partition(|line| line.starts_with("The record of the game is in "));
        assert_eq!(told, heard(table(rules, seats), &typed).lines().collect::<Vec<_>>());
        let [record] = records[..] else { panic!("{records:?}") };
        let path = record.strip_prefix("The record of the game is in ").unwrap();
        let text = fs::read_to_string(path.strip_suffix('.').unwrap()).unwrap();
        assert!(text.parse::<Record>().unwrap().position().outcome().is_some());
    }
}

/// What the library says to somebody who types this.
fn heard(mut game: Game, typed: &str) -> String {
    let (texts, mut out) = (Texts::terminal(Language::En, Theme::Palace), Vec::new());
    plain::play(&mut game, &texts, "", &mut typed.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_is_kept_when_the_input_ends_and_goes_on_later() {
    let home = home("goes-on");
    let seats = "--seat person:Ann --seat person:Bo --first 1 --seed 3";
    let told = play(&home, seats, "1B5\n1Y5\n1R5\n1K5\n1W5\n").success();
    let saved = "The game is saved. “azulejo play --plain --resume” goes on with it.\nGoodbye.\n";
    assert!(told.ends_with(saved), "{told}");
    assert!(told.contains("\nAnn takes "), "one of the colors is there: {told}");
    let offered = play(&home, "", "").success();
    assert!(offered.starts_with("A game was left here: Ann and Bo, round 1."), "{offered}");
    let told = play(&home, "--resume", "log\nquit\n").success();
    assert!(told.contains("\nThe game goes on in round 1.\n"), "{told}");
    assert!(told.contains("\nAnn takes "), "{told}");
    let told = play(&home, "--new --seat person:Cy", "").success();
    assert!(told.starts_with("The game that was left has been put aside"), "{told}");
    assert!(told.contains("\nCy and Medium bot. "), "{told}");
}

#[test]
fn a_damaged_game_is_put_aside_and_told() {
    let home = home("damaged");
    fs::create_dir_all(home.join("azulejo")).unwrap();
    fs::write(home.join("azulejo/game.json"), "{").unwrap();
    let told = play(&home, "--seat person:Ann --seat person:Bo", "").success();
    assert!(told.starts_with("The game that was left can’t be read: "), "{told}");
    assert_eq!(fs::read_to_string(home.join("azulejo/damaged-1.json")).unwrap(), "{");
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    let home = home("language");
    let told = play(&home, "--new --language PL --theme chocolate", "pomoc\n").success();
    assert!(told.contains("Do widzenia."), "{told}");
    let mut command = command(["play", "--plain", "--new", "--seat", "person", "--seat", "person"]);
    command.env("XDG_STATE_HOME", &home).env("LC_ALL", "et_EE.UTF-8");
    let told = Run::from(command.output().unwrap()).success();
    assert!(told.ends_with("Head aega.\n"), "{told}");
    command.env("LC_ALL", "de_DE.UTF-8").env("LANG", "et_EE.UTF-8");
    let told = Run::from(command.output().unwrap()).success();
    assert!(told.ends_with("Goodbye.\n"), "{told}");
}

#[test]
fn what_can_not_be_played_is_refused() {
    let home = home("refused");
    for (words, status) in [
        ("--resume", 1),
        ("--rules 2cp --first 3", 1),
        ("--rules 2cp --seat bot --seat bot --seat bot", 1),
        ("--pause 70000", 1),
        ("--seat Ann", 2),
        ("--seat bot:godlike", 2),
        ("--rules 5cp", 2),
        ("--first 0", 2),
        ("--language de", 2),
        ("--theme brick", 2),
        ("--resume --new", 2),
        ("--resume --rules 3cp", 2),
    ] {
        play(&home, words, "").refusal(status);
    }
    assert!(!home.join("azulejo/game.json").exists());
}

#[test]
fn without_a_home_the_game_is_played_and_not_kept() {
    let mut command = command(["play", "--plain", "--seat", "person", "--seat", "person"]);
    command.env_remove("XDG_STATE_HOME").env_remove("HOME").env("LC_ALL", "C");
    let told = Run::from(command.output().unwrap()).success();
    assert!(told.contains("\nThe game is not saved.\n"), "{told}");
}
