//! The what-if board: positions from links, games and by hand, played on in all directions.

use crate::guest::Guest;
use crate::languages::faults;
use anyhow::{Result, ensure};
use azulejo_e2e::{Key, Options, Picture, Size};
use azulejo_rules::{Game, Position};
use azulejo_view::Language;
use serde_json::json;

const OFFER: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
const SPECIAL: &str = "4fs 1 1 1 c 1*BKKWW,YRRR,2R*BBYW,YRKW,BBYW,4*BBYW,YYRK,5*RRKK,BKWW BK \
    11.13.13.12.12 0.0.0.0.0 0:-/-/-/-/-:...../...../...../...../.....:- \
    0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:- \
    0:-/-/-/-/-:...../...../...../...../.....:-";
const RECORD: &str = "[Azulejo \"1\"]\n[Players \"2\"] [Wall \"colored\"] [Factories \"plain\"]\n\
    [Seat1 \"Ann\"] [Seat2 \"bot:beginner\"]\n\nround 1 first 1\ndeal WKWW RBRB BYYB RYWR YBYB\n1W3 2RF\n";

/// A button by its icon.
fn with_icon(icon: &str) -> String {
    format!(".what-if .button:has(use[href='#icon-{icon}'])")
}

fn link(position: &str) -> String {
    format!("board/{}", position.replace(' ', "_"))
}

fn open(guest: &Guest, place: &str) -> Result<()> {
    // Else only the hash would change, and nothing be loaded.
    guest.go("about:blank")?;
    guest.visit.open(&format!("school.html#{place}"))?;
    guest.wait_for("main h1")
}

fn shows(guest: &Guest, table: &Position) -> Result<()> {
    let differences = Picture::of(table).still().differences(&guest.still_picture()?.still());
    ensure!(differences.is_empty(), "another table:\n{differences}");
    Ok(())
}

fn after(position: &str, moves: &[&str]) -> Result<Position> {
    let mut pos: Position = position.parse()?;
    for mv in moves {
        pos.play(mv.parse()?)?;
    }
    Ok(pos)
}

fn press(guest: &Guest, selector: &str) -> Result<()> {
    guest.scroll_to(selector)?;
    guest.tap(selector)
}

/// What the tree shows, and where one is in it.
fn tree(guest: &Guest) -> Result<(Vec<String>, String)> {
    Ok((guest.texts(".branch-step")?, guest.texts(".branch-step[aria-current]")?.join(" ")))
}

#[test]
fn candidates_are_listed_shown_and_played_and_every_branch_is_kept() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &link(OFFER))?;
        guest.wait_for(".best-move")?;
        shows(guest, &OFFER.parse()?)?;
        guest.wait_until("the link's work is done", "location.hash === '#board'")?;

        guest.hover(".best-move")?;
        guest.wait_for(".line[data-hint], .floor-line[data-hint]")?;
        // Another move may become the best one until the press arrives: the tree tells which was played.
        guest.tap(".best-move")?;
        guest.wait_for(".branch-step[aria-current]")?;
        let best = guest.text(".branch-step[aria-current]")?;
        shows(guest, &after(OFFER, &[&best])?)?;

        // The same position again, and another move, by keys.
        guest.keys(&[Key::Left])?;
        guest
            .wait_until("the beginning", "!document.querySelector('.branch-step[aria-current]')")?;
        let other = if best == "1K5" { "1K4" } else { "1K5" };
        let typed = if best == "1K5" { '4' } else { '5' };
        guest.keys(&[Key::Letter('1'), Key::Letter('k'), Key::Letter(typed), Key::Enter])?;
        guest.wait_for_text(".branch-step[aria-current]", other)?;
        ensure!(tree(guest)? == (vec![best.clone(), other.to_owned()], other.to_owned()));
        ensure!(guest.last_said()?.contains("black"), "the move is told");

        guest.visit.reload()?;
        guest.wait_for(".branch-step[aria-current]")?;
        ensure!(tree(guest)? == (vec![best.clone(), other.to_owned()], other.to_owned()));
        shows(guest, &after(OFFER, &[other])?)?;

        // The branch becomes the main one, and is cut off and brought back. Without the list nothing moves meanwhile.
        press(guest, ".what-if-best .switch")?;
        guest.wait_until("no list", "!document.querySelector('.best-move')")?;
        press(guest, ".what-if-tree .what-if-buttons .button:nth-child(1)")?;
        guest.wait_for_text(".branch-step", other)?;
        press(guest, ".what-if-tree .what-if-buttons .button:nth-child(2)")?;
        guest.wait_until("the cut", "document.querySelectorAll('.branch-step').length === 1")?;
        press(guest, &with_icon("undo"))?;
        guest.wait_until("what was cut", "document.querySelectorAll('.branch-step').length === 2")
    })
}

#[test]
fn the_list_can_be_hidden_and_stays_so() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &link(OFFER))?;
        guest.wait_for(".best-move")?;
        guest.tap(".what-if-best .switch")?;
        guest.wait_until("no list", "!document.querySelector('.best-move')")?;
        guest.visit.reload()?;
        guest.wait_for(".what-if-best .switch input:not(:checked)")?;
        ensure!(guest.count(".best-move")? == 0, "it is not to be spoiled");
        Ok(())
    })
}

#[test]
fn a_deal_is_entered_and_a_bad_one_refused_with_its_place() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, "board")?;
        guest.wait_for(".what-if-typed .input")?;
        for (typed, wanted) in [
            ("WKWW RBRB BYYX RYWR YBYB", "Factory 3"),
            ("WKWW RBRB BYYB RYWR", "5"),
            ("WKWW RBRB BYYB RYWR YBY", "Factory 5"),
        ] {
            guest.run("document.querySelector('.what-if-typed .input').select();")?;
            guest.type_text(typed)?;
            guest.keys(&[Key::Enter])?;
            let told =
                format!("document.querySelector('#deal-error').textContent.includes('{wanted}')");
            guest.wait_until(&format!("why not {typed}"), &told)?;
        }
        guest.run("document.querySelector('.what-if-typed .input').select();")?;
        guest.type_text("wkww rbrb byyb rywr ybyb")?;
        guest.keys(&[Key::Enter])?;
        guest.wait_for(".best-move")?;
        let game: Game = RECORD.replace("1W3 2RF", "").parse()?;
        shows(guest, game.position())
    })
}

#[test]
fn bots_answer_and_wait_while_one_looks_back() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        open(guest, &link(OFFER))?;
        guest.choose_in(".what-if-seat:nth-child(2) .select", "beginner")?;
        guest.wait_for(".best-move")?;
        guest.tap(".best-move")?;
        guest.wait_until("the answer", "document.querySelectorAll('.branch-step').length === 2")?;
        guest.keys(&[Key::Left])?;
        guest.wait_for(".what-if-due .button.primary")?;
        ensure!(guest.count(".branch-step")? == 2, "nobody moves while one looks back");
        press(guest, ".what-if-due .button.primary")?;
        guest.wait_until(
            "the bot",
            "document.querySelector('.branch-step:last-child[aria-current]')",
        )
    })
}

#[test]
fn a_kept_game_is_tried_again_with_its_bots_and_its_deals_and_at_the_table() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        let library = json!([{ "id": 7, "at": 1, "origin": null, "record": RECORD }]).to_string();
        guest.run_with("localStorage['azulejo.library'] = arguments[0];", &[json!(library)])?;
        open(guest, "board/game/7/1")?;
        guest.wait_for_text(".branch-step[aria-current]", "Round 1")?;
        ensure!(guest.texts(".branch-step")? == ["Round 1", "1W3", "2RF"]);

        press(guest, ".what-if-again .button.primary")?;
        guest.wait_for("dialog.again[open]")?;
        ensure!(
            guest.run(
                "return document.querySelector('dialog.again li:nth-child(2) select').value"
            )? == json!("beginner")
        );
        guest.choose("again-deals", "same")?;
        guest.tap("dialog.again .sheet-foot .button")?;
        guest.wait_for(".best-move")?;
        guest.keys(&[Key::Letter('3'), Key::Letter('y'), Key::Letter('2'), Key::Enter])?;
        let bot_moved = "document.querySelectorAll('.branch-step').length === 5";
        guest.wait_until("the bot's answer", bot_moved)?;

        press(guest, ".what-if-again .button.primary")?;
        guest.wait_for("dialog.again[open]")?;
        guest.choose("again-deals", "new")?;
        guest.tap("dialog.again .sheet-foot .button")?;
        guest.wait_until(
            "the table",
            "location.hash === '#table' && document.querySelector('main.table')",
        )?;
        let names = guest.texts(".name-text")?;
        ensure!(names.iter().any(|name| name == "Ann"), "{names:?}");
        Ok(())
    })
}

#[test]
fn a_link_that_leads_nowhere_says_where_and_why_and_leads_on() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        open(guest, "board/2cp_1_x")?;
        guest.wait_for(".what-if-faults li")?;
        let why = guest.texts(".what-if-faults li")?.join(" ");
        ensure!(why.contains('3') && why.contains('x'), "{why}");

        open(guest, &link(&OFFER.replace("15.16.16.17.16", "15.16.16.17.19")))?;
        guest.wait_for(".what-if-faults li")?;
        guest.tap(".button.primary")?;
        guest.wait_for(".palette")?;
        ensure!(guest.texts(".edit-faults li")?.len() == 1, "one fault is left to be mended");
        press(guest, &with_icon("bag"))?;
        guest.wait_for(".edit-faults[data-sound]")?;
        press(guest, &with_icon("check"))?;
        guest.wait_for(".best-move")?;
        shows(guest, &OFFER.parse()?)
    })
}

#[test]
fn a_table_is_set_up_by_touch_with_every_fault_named() -> Result<()> {
    Guest::with(Size::SMALL_PHONE, |guest| {
        open(guest, "board/edit")?;
        guest.wait_for(".palette")?;
        guest.choose("brush", "R")?;
        press(guest, "#site-disc-2 .edit-add")?;
        press(guest, "#site-line-1-3")?;
        press(guest, "#site-square-2-1-1")?;
        guest.wait_until(
            "two colors are wrong",
            "document.querySelectorAll('.edit-faults li').length === 2",
        )?;
        guest.wait_for("[data-fault] #site-color-R, #site-color-R[data-fault]")?;
        ensure!(guest.is_shown(".button.primary:disabled")?, "a faulty table can't be used");
        press(guest, ".edit-faults li:first-child button")?;
        guest.wait_until("the place", "document.activeElement.id.startsWith('site-color-')")?;

        press(guest, &with_icon("bag"))?;
        guest.wait_for(".edit-faults[data-sound]")?;
        let text = "document.querySelector('textarea').value";
        guest.wait_until("the text", &format!("{text}.includes(' -,R,-,-,- ') && {text}.includes('-/-/R1/-/-') && {text}.includes('B..../')"))?;
        press(guest, &with_icon("undo"))?;
        guest
            .wait_until("the undo", "document.querySelectorAll('.edit-faults li').length === 2")?;

        // A typed text sets the table; where it is malformed, that is told.
        guest
            .run("const area = document.querySelector('textarea'); area.focus(); area.select();")?;
        guest.devtools("Input.insertText", &json!({ "text": "2cp 1 9" }))?;
        guest.wait_until(
            "the place",
            "document.querySelector('#text-error').textContent.includes('3')",
        )?;
        guest.run("document.querySelector('textarea').select();")?;
        guest.devtools("Input.insertText", &json!({ "text": SPECIAL }))?;
        guest.wait_until("nine discs", "document.querySelectorAll('.edit-disc').length === 10")?;
        let wanted: Position = SPECIAL.parse()?;
        guest.wait_for(".edit-faults[data-sound]")?;
        press(guest, &with_icon("check"))?;
        guest.wait_for(".best-move")?;
        shows(guest, &wanted)
    })
}

/// What is on the screen of each part of the board, one after the other.
fn walk(guest: &Guest, mut look: impl FnMut(&str) -> Result<()>) -> Result<()> {
    open(guest, "board")?;
    guest.wait_for(".what-if-bag")?;
    look("the bag")?;
    open(guest, &link(SPECIAL))?;
    guest.wait_for(".best-move")?;
    press(guest, ".best-move")?;
    guest.wait_for(".branch-step")?;
    // What is below the list is not where it will be before the list is there again.
    guest.wait_for(".best-move")?;
    look("the board")?;
    press(guest, ".what-if-again .button.primary")?;
    guest.wait_for("dialog.again[open]")?;
    look("trying again")?;
    guest.close_dialog()?;
    press(guest, &with_icon("plus"))?;
    guest.wait_for("dialog.new-board[open]")?;
    look("a new game")?;
    guest.close_dialog()?;
    open(guest, "board/edit")?;
    guest.wait_for(".palette")?;
    press(guest, "#site-disc-2 .edit-add")?;
    guest.wait_for(".edit-faults li")?;
    look("the editor")?;
    open(guest, "board/2cp_1_x")?;
    guest.wait_for(".what-if-faults li")?;
    look("a bad link")
}

#[test]
fn every_part_fits_the_smallest_phone_in_every_language() -> Result<()> {
    for language in Language::ALL {
        let options = Options { languages: language.code().to_owned(), size: Size::SMALL_PHONE };
        Guest::with_options(&options, |guest| {
            walk(guest, |part| {
                let found = faults(guest)?;
                ensure!(found.is_empty(), "{language:?}, {part}: {}", found.join("\n"));
                Ok(())
            })
        })?;
    }
    Ok(())
}

fn is_accessible(size: Size) -> Result<()> {
    Guest::with(size, |guest| {
        walk(guest, |part| {
            for scheme in ["light", "dark"] {
                let script = "document.documentElement.dataset.scheme = arguments[0];";
                guest.run_with(script, &[json!(scheme)])?;
                let violations = guest.violations()?;
                let told: Vec<String> = violations.iter().map(ToString::to_string).collect();
                ensure!(told.is_empty(), "{part}, {scheme}: {}", told.join("\n"));
            }
            Ok(())
        })
    })
}

#[test]
fn no_part_breaks_a_rule_of_accessibility_on_a_laptop() -> Result<()> {
    is_accessible(Size::LAPTOP)
}

#[test]
fn no_part_breaks_a_rule_of_accessibility_on_a_phone() -> Result<()> {
    is_accessible(Size::PHONE)
}
