//! Statistics agree with the games they are folded from.

use crate::fixtures::{random, vector};
use azulejo_rules::{Game, Rules, Seat};
use azulejo_search::Level;
use azulejo_study::numbers::{CSV_HEADER, csv, entries, json};
use azulejo_study::{Accuracy, Entry, Finish, Meta, Numbers, Played};

fn meta(own: &[u8]) -> Meta {
    let own = own.iter().map(|&seat| Seat::new(seat).unwrap()).collect();
    Meta { id: "g1".to_owned(), date: "2024-05-17".to_owned(), own, accuracy: Vec::new() }
}

/// The entries of a game in which these seats are ours.
fn of(game: &Game, own: &[u8]) -> Vec<Entry> {
    entries(&[Played { game, meta: &meta(own) }])
}

#[test]
fn points_by_source_add_up_to_the_score_in_every_rule_set() {
    for rules in Rules::ALL {
        let game = vector(&rules.to_string());
        let entries = of(&game, &[1, 2, 3, 4]);
        assert_eq!(entries.len(), rules.players.count());
        for Entry { points, score, seat, rounds, .. } in entries {
            let gained = points.placements + points.rows + points.columns + points.colors;
            assert_eq!(gained - points.floor, u32::from(score), "{rules}, seat {seat}");
            assert_eq!(rounds as usize, game.rounds().len());
        }
    }
}

#[test]
fn results_are_counted_by_rules_and_by_level() {
    let mut game = vector("3cp");
    for (seat, name) in [("Seat1", "Ann"), ("Seat2", "bot:hard"), ("Seat3", "bot:easy")] {
        game.set_tag(seat, name).unwrap();
    }
    let (three, two) = (meta(&[1]), meta(&[1, 2]));
    let duel = vector("2cp");
    let played = [Played { game: &game, meta: &three }, Played { game: &duel, meta: &two }];
    let numbers = Numbers::of(&entries(&played));
    assert_eq!(numbers.all.games, 3);
    assert_eq!(numbers.all.won + numbers.all.shared + numbers.all.lost, 3);
    let rules: Vec<(String, u32)> =
        numbers.by_rules.iter().map(|(rules, tally)| (rules.to_string(), tally.games)).collect();
    assert_eq!(rules, [("2cp".to_owned(), 2), ("3cp".to_owned(), 1)]);
    let levels: Vec<(Level, u32)> =
        numbers.by_level.iter().map(|&(level, ref tally)| (level, tally.games)).collect();
    assert_eq!(levels, [(Level::Easy, 1), (Level::Hard, 1)]);
    assert_eq!(numbers.among_people.games, 2, "in the other game nobody is a bot");
    let outcome = game.position().outcome().unwrap();
    assert_eq!(numbers.by_level[0].1.won, u32::from(outcome.has_won(Seat::ALL[0])));
    let duel = &numbers.by_rules[0].1;
    assert_eq!((duel.won, duel.lost, duel.margin), (1, 1, 0), "one's lead is the other's");
}

#[test]
fn only_finished_games_count_and_who_leaves_has_left() {
    let mut game = random("2cp", 1, 20);
    let finish = |game: &Game, seat: u8| of(game, &[seat]).first().map(|entry| entry.finish);
    assert_eq!((finish(&game, 1), finish(&game, 2)), (None, None), "it goes on");
    game.set_tag("Ended", "aborted 1").unwrap();
    assert_eq!(finish(&game, 2), None, "it was called off");
    for why in ["resigned 1", "time 1"] {
        game.set_tag("Ended", why).unwrap();
        assert_eq!(finish(&game, 1), Some(Finish::Left));
        assert_eq!(finish(&game, 2), Some(Finish::Won), "the only rival left");
    }
    let tally = Numbers::of(&of(&game, &[1, 2])).all;
    assert_eq!((tally.games, tally.whole, tally.score), (2, 0, 0), "its points compare with none");
    let mut whole = vector("2cp");
    whole.set_tag("Left2", "time, bot:easy").unwrap();
    assert_eq!(finish(&whole, 2), Some(Finish::Left), "a bot played on");
    assert!(!of(&whole, &[2])[0].whole);
}

#[test]
fn accuracy_is_told_over_time_where_a_review_is_kept() {
    let game = vector("2cp");
    let accuracy = |hundredths| Accuracy::from_hundredths(hundredths);
    let metas = [(Some(9_000), "a"), (None, "b"), (Some(9_312), "c")].map(|(number, id)| Meta {
        id: id.to_owned(),
        accuracy: vec![None, number.and_then(accuracy)],
        ..meta(&[2])
    });
    let played = metas.each_ref().map(|meta| Played { game: &game, meta });
    let numbers = Numbers::of(&entries(&played));
    let told: Vec<(&str, u16)> = numbers
        .accuracy
        .iter()
        .map(|point| (point.id.as_str(), point.accuracy.hundredths()))
        .collect();
    assert_eq!(told, [("a", 9_000), ("c", 9_312)]);
}

#[test]
fn the_csv_has_a_column_for_each_name_and_escapes_what_people_write() {
    let mut game = vector("2cp");
    game.set_tag("Seat1", "Ann \"the\" Great, 1st").unwrap();
    game.set_tag("Seat2", "bot:hard").unwrap();
    let accuracy = vec![Accuracy::from_hundredths(8_305)];
    let meta = Meta { accuracy, ..meta(&[1]) };
    let entries = entries(&[Played { game: &game, meta: &meta }]);
    let text = csv(&entries);
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines[0], CSV_HEADER);
    let [Entry { points, score, margin, rounds, finish, .. }] = &entries[..] else { panic!() };
    let expected = format!(
        "g1,2024-05-17,2cp,1,\"Ann \"\"the\"\" Great, 1st\",hard,{},{score},{margin},{rounds},{},{},{},{},{},83.05",
        finish.name(),
        points.placements,
        points.rows,
        points.columns,
        points.colors,
        points.floor
    );
    assert_eq!(lines[1..], [expected.as_str()]);
    assert_eq!(csv(&[]), format!("{CSV_HEADER}\r\n"));
}

#[test]
fn the_json_says_what_the_csv_says() {
    let game = vector("4fs");
    let entries = of(&game, &[1, 3]);
    let value: serde_json::Value = serde_json::from_str(&json(&entries)).unwrap();
    assert_eq!(value["version"], 1);
    let games = value["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    for column in CSV_HEADER.split(',') {
        assert!(games[0].get(column).is_some(), "{column}");
    }
    assert_eq!(games[1]["seat"], 3);
    assert_eq!(value["all"]["games"], 2);
    let sum = games.iter().map(|game| game["score"].as_u64().unwrap()).sum::<u64>();
    assert_eq!(
        (&value["all"]["score"], &value["by_rules"]["4fs"]["score"]),
        (&sum.into(), &sum.into())
    );
    assert_eq!(games[0]["accuracy"], serde_json::Value::Null);
}
