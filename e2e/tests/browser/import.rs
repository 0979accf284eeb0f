//! Bringing a record or a position: what is understood goes on, what is not is refused with its reason.

use crate::guest::Guest;
use crate::situation::{find, game, ordinary, without_last};
use crate::words::say;
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{Picture, Size};

#[test]
fn a_pasted_position_is_where_the_game_goes_on() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        for rules in ["2cp", "4fe"] {
            let pos = find(rules, ordinary)?;
            guest.sit_down_at(&pos.to_string(), &vec!["person"; pos.rules().players.count()])?;
            let look = guest.look(0)?;
            assert_eq!(look.replay.now(), &pos);
            let differences = Picture::of(&pos).differences(&look.picture);
            ensure!(differences.is_empty(), "{differences}");
        }
        Ok(())
    })
}

#[test]
fn a_pasted_record_that_is_not_finished_goes_on() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let (cut, _) = without_last(&game("3fs", 3)?, 4)?;
        guest.sit_down_at(&cut.to_string(), &["person", "easy", "easy"])?;
        let look = guest.look(0)?;
        let known: Vec<_> = cut.rounds().iter().flat_map(|round| round.moves.clone()).collect();
        ensure!(look.replay.moves_since(0).starts_with(&known), "the record's moves are not there");
        Ok(())
    })
}

/// A record with these players, this deal and these moves.
fn record(players: u8, deal: &str, moves: &str) -> String {
    format!(
        "[Azulejo \"1\"]\n[Players \"{players}\"]\n[Wall \"colored\"]\n[Factories \"plain\"]\n\
         round 1 first 1\ndeal {deal}\n{moves}\n"
    )
}

const DEAL: &str = "BBYR KKWW BYRK RRRR YYKW";

/// Texts that are nothing, and what must be in the answer.
fn bad_texts() -> Result<Vec<(String, String)>> {
    let position = find("2cp", ordinary)?.to_string();
    Ok(vec![
        (String::new(), say("load-empty")),
        ("hello".to_owned(), say("load-bad-position")),
        (position.replacen("2cp", "5cp", 1), say("load-bad-position")),
        (record(7, DEAL, ""), "Line 2, column".to_owned()),
        (record(2, "BBYR KKWW", ""), "Line 6, column".to_owned()),
        (record(2, DEAL, "1B2 2K6"), "Line 7, column 5: “2K6”".to_owned()),
        (record(2, DEAL, "1B2 1K3"), "Line 7, column 5: “1K3”".to_owned()),
    ])
}

#[test]
fn what_is_neither_is_refused_with_its_place_and_reason() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        for (text, wanted) in bad_texts()? {
            guest.paste(&text)?;
            // The answer to the text before stays until this one is answered.
            guest
                .wait_for_text("dialog.load[open] .error", &wanted)
                .with_context(|| format!("the answer to `{text}`"))?;
            ensure!(guest.is_shown("dialog.load .error")?, "the reason is not seen");
            assert_eq!(guest.attribute("dialog.load textarea", "aria-invalid")?, "true");
            guest.close_dialog()?;
        }
        // Whoever mends it is let through.
        guest.paste(&record(2, DEAL, "1B2 2K3"))?;
        guest.wait_until("the dialog to close", "!document.querySelector('dialog[open]')")
    })
}
