//! `azulejo analyze`.

use crate::support::{run, run_with, vector, vectors};
use azulejo_rules::{Dealer, Position, Seat};
use serde_json::Value;
use std::path::PathBuf;

/// The last two takes of a game that seat 1 wins with blue and loses with anything else.
const LAST_TAKES: &str = "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 \
                          20:-/-/-/-/-:...../W..../K..../R..../Y....:- \
                          20:W1/-/-/-/-:BYRK./...../...../...../.....:P";

/// A record that ends after the first moves of its second round.
pub(crate) fn unfinished() -> String {
    let record = vector("2cp");
    let result = record.lines().find(|line| line.starts_with("[Result")).unwrap();
    let end = record.find("round 3").unwrap();
    record[..end].replace(result, "[Result \"*\"]")
}

fn analyzed(record: &str, options: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let name = record.len().to_string() + &options.replace(['-', ' '], "");
    let path = path.join(format!("analyze{name}.azulejo"));
    std::fs::write(&path, record).unwrap();
    let options = options.split_whitespace();
    let out = run(["analyze", path.to_str().unwrap()].into_iter().chain(options)).success();
    std::fs::remove_file(path).unwrap();
    out
}

fn json(out: &str) -> Value {
    assert_eq!(out.lines().count(), 1);
    serde_json::from_str(out).unwrap()
}

#[test]
fn the_best_move_of_an_ending_is_found_with_its_exact_worth() {
    let found = json(&run(["analyze", LAST_TAKES, "--json", "--moves", "2"]).success());
    let moves = found["moves"].as_array().unwrap();
    let told = |index: usize| {
        let part = |name: &str| moves[index][name].clone();
        (part("move"), part("chance"), part("lead"), part("points"), part("solved"))
    };
    let row = |mv: &str, chance: f64, lead: f64, points: f64| {
        (mv.into(), chance.into(), lead.into(), points.into(), true.into())
    };
    assert_eq!(moves.len(), 2);
    assert_eq!(told(0), row("CB1", 1.0, 6.0, 32.0));
    assert_eq!(told(1), row("CK1", 0.0, -5.0, 21.0));
    assert_eq!(moves[0]["line"][0], "CB1");
    assert_eq!(moves[0]["line"].as_array().unwrap().len(), 2, "seat 2 takes the last tile");
    assert_eq!(found["position"]["position"], LAST_TAKES);
}

#[test]
fn a_position_is_told_by_its_best_moves() {
    let out = run(["analyze", LAST_TAKES]).success();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3 + 5, "{out}");
    assert!(lines[1].starts_with("Round 5: Seat 1 is to move. The best moves"), "{out}");
    assert!(lines[3].starts_with("  CB1"), "{out}");
    assert!(lines[3].contains("100.0%") && lines[3].contains("+6.0"), "{out}");
    assert!(lines[3].contains("exact"), "{out}");
    assert!(lines.iter().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn before_a_deal_it_is_told_what_may_be_expected() {
    let board = "8:-/B1/Y2/-/W3:B..../W..../...../R..../.....:-";
    let start =
        format!("3cp 3 2 2 c -,-,-,-,-,-,- - 14.14.17.20.8 0.0.0.0.0 {board} {board} {board}");
    let options = ["--nodes", "2000", "--deals", "5", "--seed", "9"];
    let out = run(["analyze", &start].into_iter().chain(options)).success();
    assert!(out.contains("Round 3: Seat 2 starts."), "{out}");
    assert!(out.contains("Mean over 5 deals") && out.contains("standard error"), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("  Seat ")).count(), 3);
    let found = json(&run(["analyze", &start, "--json"].into_iter().chain(options)).success());
    let expected = &found["expected"];
    assert_eq!((&expected["deals"], &expected["seed"]), (&5.into(), &9.into()));
    let chances = expected["chances"].as_array().unwrap();
    let sum: f64 = chances.iter().map(|chance| chance.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 0.002, "{sum}");
    let errors = expected["error"]["chances"].as_array().unwrap();
    assert!(errors.iter().any(|error| error.as_f64().unwrap() > 0.0), "{errors:?}");
    assert_eq!(found["position"]["phase"], "deal");
    let none = run(["analyze", &start, "--deals", "0"]).success();
    assert!(none.ends_with("Seat 2 starts.\n"), "{none}");
}

#[test]
fn when_all_is_over_the_result_is_told() {
    let mut over = Position::new("2cp".parse().unwrap(), Seat::ALL[0]);
    Dealer::new(1).play_out(&mut over);
    let out = run(["analyze", &over.to_string()]).success();
    assert!(out.contains("Game over after round ") && out.contains(" points"), "{out}");
    let found = json(&run(["analyze", &over.to_string(), "--json"]).success());
    assert_eq!(found["position"]["phase"], "over");
    assert!(found["position"]["result"]["winners"].is_array());
    assert!(found.get("moves").is_none() && found.get("expected").is_none());
}

#[test]
fn a_record_is_analyzed_move_by_move() {
    let record = unfinished();
    let found = json(&analyzed(&record, "--nodes 300 --deals 2 --json"));
    let moments = found["moments"].as_array().unwrap();
    let deals = moments.iter().filter(|moment| moment.get("deal").is_some()).count();
    assert_eq!((deals, moments.len()), (2, 2 + 10 + 11));
    let moves: Vec<&str> = moments.iter().filter_map(|moment| moment["move"].as_str()).collect();
    let written = "1W3 3B2 2RF CK1 4R2 CY3 CW1 5B4 CB5 CY5 4R3 3Y2 2R2 CB1 5R1 CW4 1Y5 CK3 CY5 \
                   CB5 CWF";
    assert_eq!(moves.join(" "), written);
    assert_eq!(found["seats"][0]["name"], "greedy 1");
    let losses = moments.iter().filter_map(|moment| moment["loss"]["chance"].as_f64());
    let most = losses.fold(0.0, f64::max);
    let named = &found["costliest"].as_array().unwrap();
    let first = &moments[named[0]["moment"].as_u64().unwrap() as usize];
    assert_eq!(first["loss"]["chance"].as_f64(), Some(most));
    assert!(named[0]["words"].as_str().unwrap().starts_with("Round "));
    assert_eq!(moments.last().unwrap()["solved"], true, "one tile was left");
}

#[test]
fn what_is_printed_does_not_depend_on_the_threads() {
    let record = unfinished();
    for format in ["", " --json"] {
        let options = |threads| format!("--nodes 300 --deals 2 --threads {threads}{format}");
        let one = analyzed(&record, &options(1));
        assert_eq!(analyzed(&record, &options(1)), one);
        assert_eq!(analyzed(&record, &options(3)), one);
    }
    let other = analyzed(&record, "--nodes 300 --deals 2 --seed 2");
    assert_ne!(other, analyzed(&record, "--nodes 300 --deals 2"), "other deals are drawn");
}

#[test]
fn the_text_fits_and_leaves_luck_out_where_it_is_not_asked_for() {
    let with = analyzed(&unfinished(), "--nodes 200 --deals 2");
    let without = analyzed(&unfinished(), "--nodes 200 --deals 0");
    for text in [&with, &without] {
        assert!(text.starts_with("greedy 1, greedy 2: Unfinished game"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert!(text.contains("The costliest moments") && text.contains("Accuracy"), "{text}");
        assert!(!text.contains('\u{1b}'), "no color where there is no terminal");
    }
    assert!(with.contains("Luck of the deals") && with.contains("its luck:"));
    assert!(!without.contains("Luck of the deals") && !without.contains("its luck:"));
    let colored = analyzed(&unfinished(), "--nodes 50 --deals 0 --color always");
    assert!(colored.contains('\u{1b}'));
}

#[test]
fn a_record_comes_from_standard_input_too() {
    let record = unfinished();
    let words = ["analyze", "-", "--nodes", "50", "--deals", "0", "--json"];
    let from_input = run_with(words, record.as_bytes()).success();
    assert_eq!(from_input, analyzed(&record, "--nodes 50 --deals 0 --json"));
}

#[test]
fn all_rule_sets_are_analyzed_to_their_end() {
    for path in vectors().into_iter().filter(|path| {
        ["2fs", "3ce", "4fe"].iter().any(|name| path.ends_with(format!("{name}.azulejo")))
    }) {
        let words = ["--nodes", "40", "--deals", "0", "--json"];
        let found =
            json(&run(["analyze", path.to_str().unwrap()].into_iter().chain(words)).success());
        let seats = found["seats"].as_array().unwrap();
        let ends: Vec<f64> = seats.iter().map(|seat| seat["end"].as_f64().unwrap()).collect();
        let game: azulejo_rules::Game = std::fs::read_to_string(&path).unwrap().parse().unwrap();
        let winners = game.position().outcome().unwrap().winners;
        for (seat, end) in Seat::ALL.into_iter().zip(&ends) {
            let share = 1.0 / f64::from(winners.len() as u8);
            let expected = if winners.contains(&seat) { share } else { 0.0 };
            assert!((end - expected).abs() < 0.001, "{}: {ends:?}", path.display());
        }
    }
}

#[test]
fn a_game_that_has_not_begun_has_nothing_to_analyze() {
    let record = "[Azulejo \"1\"] [Players \"2\"] [Wall \"colored\"] [Factories \"plain\"]\n";
    assert!(analyzed(record, "").ends_with("Nothing has happened in this game yet.\n"));
    assert_eq!(json(&analyzed(record, "--json"))["moments"], Value::Array(vec![]));
}

#[test]
fn what_is_neither_a_record_nor_a_position_is_refused() {
    let neither = "azulejo: no such file: there is no such file, and a position would begin with";
    for (subject, message) in [
        ("no such file", neither),
        ("2cp", "azulejo: 2cp: there is no such file"),
        ("2cp 1 1 1", "azulejo: position: field 5, column 10: found nothing"),
        ("", "azulejo: "),
        ("a\u{1b}[2J", "azulejo: a\\u{1b}[2J: there is no such file"),
        (env!("CARGO_MANIFEST_DIR"), concat!("azulejo: ", env!("CARGO_MANIFEST_DIR"), ": this is")),
    ] {
        let found = run(["analyze", subject]).refusal(1);
        assert!(found.starts_with(message), "{found}");
    }
    let found = run_with(["analyze", "-"], b"hello").refusal(1);
    assert!(
        found.starts_with("azulejo: standard input: line 1, column 1: found `hello`"),
        "{found}"
    );
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let wrong = [
        &["--deals", "1"][..],
        &["--deals", "1001"],
        &["--nodes", "0"],
        &["--moves", "0"],
        &["--threads", "0"],
        &["--jsn"],
    ];
    for options in wrong {
        let words = ["analyze", LAST_TAKES].into_iter().chain(options.iter().copied());
        run(words).refusal(2);
    }
    let found = run(["analyze", LAST_TAKES, "--svg", "-"]).refusal(1);
    assert_eq!(found, "azulejo: --svg draws a game, and this is a single position\n");
    let found = run_with(["analyze", "-", "--moves", "3"], unfinished().as_bytes()).refusal(1);
    assert_eq!(found, "azulejo: --moves is for positions, and this is a record\n");
}

#[test]
fn an_analysis_speaks_every_language_and_its_json_only_english() {
    let (record, options) = (unfinished(), "--nodes 50 --deals 2");
    let json = analyzed(&record, &format!("{options} --json"));
    for (language, words) in [
        ("en", "The costliest moments"),
        ("et", "Kõige kallimad hetked"),
        ("hu", "A legdrágább pillanatok"),
        ("uk", "Найдорожчі моменти"),
        ("cs", "Nejdražší okamžiky"),
        ("pl", "Najdroższe chwile"),
    ] {
        let options = format!("{options} --language {language}");
        let text = analyzed(&record, &options);
        assert!(text.contains(words) && !text.contains('⟦'), "{language}: {text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{language}: {text}");
        assert_eq!(analyzed(&record, &format!("{options} --json")), json);
    }
    let position = run(["analyze", LAST_TAKES, "--language", "pl"]).success();
    assert!(position.contains("ruch ma Gracz 1") && !position.contains('⟦'), "{position}");
}
