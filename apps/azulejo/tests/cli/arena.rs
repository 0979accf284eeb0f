//! `azulejo arena`: matches and what is said about them.

use crate::support::run;
use serde_json::Value;
use std::path::PathBuf;

/// A name for a file or folder that is not there yet.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.is_dir() {
        std::fs::remove_dir_all(&path).unwrap();
    } else if path.exists() {
        std::fs::remove_file(&path).unwrap();
    }
    path
}

/// Plays a match and takes its JSON without what depends on the clock.
pub(crate) fn summary(words: &[&str]) -> Value {
    timeless(&run(["arena", "--json"].iter().chain(words)).success())
}

/// The JSON of a match without what depends on the clock.
pub(crate) fn timeless(out: &str) -> Value {
    let mut value: Value = serde_json::from_str(out).unwrap();
    assert!(value.as_object_mut().unwrap().remove("seconds").unwrap().as_f64().unwrap() >= 0.0);
    for engine in value["engines"].as_array_mut().unwrap() {
        engine.as_object_mut().unwrap().remove("ms_per_move").unwrap();
    }
    value
}

/// The words of a command line without quotes.
pub(crate) fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// `azulejo engine` as a command, with a name.
pub(crate) fn outside(name: &str) -> String {
    format!("{name}='{}' engine", env!("CARGO_BIN_EXE_azulejo"))
}

#[test]
fn the_results_do_not_depend_on_the_threads() {
    let play = |threads| {
        let line = "--rules 2cp,3fs --games 14 --nodes 100 search easy random --seed 3 --threads";
        summary(&[words(line), vec![threads]].concat())
    };
    let one = play("1");
    assert_eq!(one["games"], 3 * 16, "rounded up to whole blocks");
    assert_eq!(one["blocks"], 3 * 4);
    assert_eq!(play("2"), one);
    assert_eq!(play("5"), one);
    let other = "--rules 2cp,3fs --games 14 --nodes 100 search easy random --seed 4";
    assert_ne!(summary(&words(other))["pairings"], one["pairings"]);
}

#[test]
fn an_engine_against_itself_comes_out_even_at_every_table() {
    for rules in ["2cp", "3fp", "4cs"] {
        let line = format!("--rules {rules} --games 16 greedy greedy");
        let row = &summary(&words(&line))["pairings"][0]["total"];
        assert_eq!((&row["share"], &row["even"]), (&0.5.into(), &0.5.into()), "{rules}");
        assert!(row["elo"]["elo"].as_f64().unwrap().abs() < 1e-6, "{row}");
        assert_eq!(row["margin"]["mean"], 0.0);
    }
}

#[test]
fn the_engine_behind_the_protocol_plays_like_the_one_within() {
    let outside = outside("us");
    let report = summary(&["--games", "2", "--nodes", "300", "search", &outside]);
    let row = &report["pairings"][0]["total"];
    assert_eq!((&row["share"], &row["margin"]["mean"]), (&0.5.into(), &0.0.into()), "{row}");
    assert_eq!(report["faults"], Value::Array(Vec::new()));
    // On a busy machine it may have to wait for its turn.
    let timed =
        summary(&["--games", "2", "--grace", "60000", "greedy", &format!("{outside} @1ms")]);
    assert_eq!(timed["match"]["engines"][1]["name"], "us");
    assert!(timed["match"]["engines"][1]["engine"].as_str().unwrap().ends_with(" engine @1ms"));
    assert_eq!(timed["faults"], Value::Array(Vec::new()));
}

#[test]
fn the_lone_engine_is_rated_by_its_part_of_the_victories() {
    let report = summary(&words("--rules 4cp --games 40 --lone greedy random"));
    let row = &report["pairings"][0]["total"];
    assert_eq!((&row["games"], &row["blocks"]), (&40.into(), &10.into()));
    assert_eq!(row["even"], 0.25);
    // Every game won: no number for what has no bound.
    assert_eq!((&row["won"], &row["elo"]["elo"]), (&40.into(), &Value::Null));
    assert!(row["elo"]["low"].as_f64().unwrap() > 500.0, "{row}");
    assert!(row["margin"]["mean"].as_f64().unwrap() > 10.0, "{row}");
    assert_eq!(report["match"]["tables"], "lone");
}

#[test]
fn a_round_robin_ranks_all_and_a_gauntlet_lets_one_meet_all() {
    let engines = "--games 12 --nodes 100 random greedy a=search";
    let report = summary(&words(engines));
    let ranked = report["engines"].as_array().unwrap();
    let names: Vec<&str> = ranked.iter().map(|engine| engine["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["a", "greedy", "random"]);
    assert_eq!(ranked[1]["strength"], serde_json::json!({"elo": 0.0, "error": 0.0}));
    assert!(ranked[0]["strength"]["elo"].as_f64().unwrap() > 0.0);
    assert_eq!(report["pairings"].as_array().unwrap().len(), 3);
    let gauntlet = summary(&[words(engines), vec!["--gauntlet"]].concat());
    let pairs = gauntlet["pairings"].as_array().unwrap();
    assert_eq!(pairs.len(), 2);
    assert!(pairs.iter().all(|pair| pair["one"] == "random"));
}

#[test]
fn a_test_stops_as_soon_as_it_is_decided() {
    let play = |threads| {
        summary(&[words("--sprt -100,100 greedy random --threads"), vec![threads]].concat())
    };
    let report = play("1");
    assert_eq!(report["sprt"]["accepted"], 100.0);
    assert!(report["sprt"]["llr"].as_f64().unwrap() >= report["sprt"]["upper"].as_f64().unwrap());
    assert!(report["games"].as_u64().unwrap() < 100, "{report}");
    assert_eq!(play("3"), report);
    let reverse = summary(&words("--sprt -100,100 random greedy"));
    assert_eq!(reverse["sprt"]["accepted"], -100.0);
    let open = summary(&words("--sprt 0,5 --games 2 greedy random"));
    assert_eq!((&open["sprt"]["accepted"], &open["games"]), (&Value::Null, &2.into()));
}

#[test]
fn tables_name_everything_once() {
    let out = run(words("arena --rules 2cp,2fp --games 8 --sprt 0,5 mine=greedy random")).success();
    let blocks: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(blocks.len(), 4, "{out}");
    assert!(blocks[0].starts_with("8 games in 4 blocks, seed 1, "), "{out}");
    let rows: Vec<Vec<&str>> = blocks[1].lines().map(words).collect();
    assert_eq!(rows[0][..3], ["pairing", "rules", "games"]);
    assert_eq!(rows[1][..5], ["mine", "against", "random", "2cp", "4"]);
    assert_eq!(
        (rows[2][..2].to_vec(), rows[3][..2].to_vec()),
        (vec!["2fp", "4"], vec!["all", "8"])
    );
    assert_eq!(blocks[2].lines().count(), 3);
    assert!(blocks[3].starts_with("SPRT of 0 against +5 Elo: not decided\n"), "{out}");
    let many = run(words("arena --games 2 greedy random beginner")).success();
    assert!(many.contains("\n  rank  engine "), "{many}");
}

#[test]
fn records_are_written_for_every_game() {
    let folder = scratch("arena-records");
    let path = folder.to_str().unwrap();
    let line = "--rules 3cp --games 6 --seed 5 greedy b=random --records";
    summary(&[words(line), vec![path]].concat());
    for game in 1..=6 {
        let file = folder.join(format!("{game:06}.azulejo"));
        let record = std::fs::read_to_string(&file).unwrap();
        let seats: Vec<&str> = record.lines().filter(|line| line.starts_with("[Seat")).collect();
        assert_eq!(seats.len(), 3, "{record}");
        assert!(record.contains(&format!("[Seed \"5\"]\n[Deals \"0\"]\n[Game \"{game}\"]\n")));
        let json = run(["replay", file.to_str().unwrap(), "--json"]).success();
        assert!(json.lines().last().unwrap().contains("\"phase\":\"over\""));
    }
}

#[test]
fn a_wrong_command_line_ends_with_status_2() {
    for line in [
        "arena",
        "arena greedy",
        "arena greedy search@0",
        "arena greedy hard@50",
        "arena greedy x=",
        "arena greedy sh'",
        "arena greedy random --games 0",
        "arena greedy random --rules 5cp",
        "arena greedy random --nodes 5 --movetime 5",
        "arena greedy random --nodes 0",
        "arena greedy random --threads 0",
        "arena greedy random --sprt 5",
        "arena greedy random --sprt 5,x",
        "arena greedy random --sprt 5,5",
        "arena greedy random --sprt 0,5 --alpha 0.6",
        "arena greedy random --alpha 0.01",
        "arena greedy random easy --sprt 0,5",
    ] {
        run(words(line)).refusal(2);
    }
}

#[test]
fn a_program_that_can_not_be_started_is_refused_before_the_match() {
    let message = run(["arena", "greedy", "no-such-bot"]).refusal(1);
    assert!(message.starts_with("azulejo: no-such-bot: none of random, "), "{message}");
    assert!(message.contains("as a command: can't be started: "), "{message}");
    let message = run(["arena", "greedy", "x=no-such-bot --fast"]).refusal(1);
    assert!(message.starts_with("azulejo: x: can't be started: "), "{message}");
    // A program that does not speak the protocol ends at once, or says nothing that is expected.
    let silent = format!("mute='{}' moves x", env!("CARGO_BIN_EXE_azulejo"));
    let message = run(["arena", "greedy", &silent]).refusal(1);
    assert!(message.starts_with("azulejo: mute: ended: "), "{message}");
}
