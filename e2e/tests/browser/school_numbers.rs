//! Statistics: what is counted is shown, filtered and exported.

use crate::guest::Guest;
use crate::languages::fits_in_every_language;
use crate::situation::game;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::Size;
use azulejo_rules::Seat;
use serde_json::{Value, json};

fn open(guest: &Guest) -> Result<()> {
    guest.go("about:blank")?;
    guest.visit.open("school.html#numbers")?;
    guest.wait_for("main.numbers .card")
}

/// Puts finished games of Ann into the library, and a review of each.
fn play(guest: &Guest, rules: &[&str]) -> Result<u64> {
    let (mut games, mut reviews, mut won) = (Vec::<Value>::new(), Vec::<Value>::new(), 0);
    for (index, rules) in rules.iter().enumerate() {
        let mut game = game(rules, 11 + index as u64)?;
        game.set_tag("Seat1", "Ann")?;
        for seat in game.rules().seats().skip(1) {
            game.set_tag(&format!("Seat{seat}"), if index == 0 { "Bea" } else { "bot:hard" })?;
        }
        let outcome = game.position().outcome().context("it is over")?;
        won += u64::from(outcome.winners[..] == [Seat::ALL[0]]);
        let id = index + 1;
        games.insert(0, json!({ "id": id, "at": 1, "origin": null, "record": game.to_string() }));
        let accuracy: Vec<u32> = vec![7_500; game.rules().players.count()];
        let sheet = "";
        reviews.push(
            json!({ "game": id, "at": 1, "percent": 100, "accuracy": accuracy, "sheet": sheet }),
        );
    }
    let keep = "localStorage['azulejo.library'] = JSON.stringify(arguments[0]);
        localStorage['azulejo.reviews'] = JSON.stringify(arguments[1]);";
    guest.run_with(keep, &[json!(games), json!(reviews)])?;
    Ok(won)
}

/// What would be saved as files.
const NOTE_FILES: &str = "globalThis.files = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => files.push(text)); return create(blob); };";

#[test]
fn without_a_game_there_is_a_way_to_play() -> Result<()> {
    Guest::with(Size::PHONE, |guest| {
        open(guest)?;
        ensure!(guest.count(".numbers-glance")? == 0, "there is nothing to count");
        let violations = guest.violations()?;
        ensure!(violations.is_empty(), "{violations:?}");
        guest.tap("main .button.primary")?;
        guest.wait_for("main.start")
    })
}

#[test]
fn games_are_counted_filtered_and_exported() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let won = play(guest, &["2cp", "2cp", "3fs", "4ce"])?;
        open(guest)?;
        assert_eq!(guest.text(".numbers-glance dd")?, "4");
        let rows = guest.texts(".numbers-results tbody tr > td:nth-of-type(1)")?;
        let sum: u64 = rows[..3].iter().map(|cell| cell.parse::<u64>()).sum::<Result<_, _>>()?;
        assert_eq!(sum, won, "won by rules: {rows:?}");
        assert_eq!(guest.count(".numbers-trend")?, 2, "the floor and the accuracy");
        let label = guest.attribute(".card:last-child > .numbers-trend", "aria-label")?;
        ensure!(label.contains("75.0"), "the accuracy is not told: {label}");
        let violations = guest.violations()?;
        ensure!(violations.is_empty(), "{violations:?}");

        guest.run(NOTE_FILES)?;
        guest.scroll_to(".numbers-ways .button")?;
        guest.tap(".numbers-ways .button:nth-of-type(1)")?;
        guest.wait_until("the file", "globalThis.files.length === 1")?;
        guest.tap(".numbers-ways .button:nth-of-type(2)")?;
        guest.wait_until("the file", "globalThis.files.length === 2")?;
        let files = guest.run("return files;")?;
        let csv = files[0].as_str().context("a text")?;
        assert_eq!(csv.lines().count(), 1 + 4);
        let json: Value = serde_json::from_str(files[1].as_str().context("a text")?)?;
        assert_eq!(json["all"]["won"], json!(won));

        // Only one rule set, then everybody: Bea played the first game, too.
        guest.choose_in(".numbers-filters label:nth-of-type(2) .select", "3fs")?;
        guest.wait_for_text(".numbers-glance dd", "1")?;
        guest.choose_in(".numbers-filters label:nth-of-type(2) .select", "")?;
        guest.choose_in(".numbers-filters label:nth-of-type(1) .select", "")?;
        guest.wait_for_text(".numbers-glance dd", "5")
    })
}

#[test]
fn statistics_fit_the_smallest_phone_in_every_language() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        play(guest, &["2cp", "2fs", "3fe", "4ce"])?;
        open(guest)?;
        guest.run("for (const it of document.querySelectorAll('details')) it.open = true;")?;
        fits_in_every_language(guest)
    })
}
