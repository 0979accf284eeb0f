//! The tables online in every look, size and language, and without a pointer.

use crate::accessible::{Found, check_schemes, ensure_nothing};
use crate::fit::check_all;
use crate::hall::{Caller, Hall, sitting, table_of};
use crate::languages::faults;
use crate::online_walk::OnlineWalk;
use anyhow::{Result, ensure};
use azulejo_e2e::{Key, Size};
use azulejo_protocol::{Access, ChatScope};
use azulejo_view::Language;
use std::cell::RefCell;

fn is_accessible(size: Size) -> Result<()> {
    Hall::with(|hall| {
        let bo = hall.caller(size)?;
        let found = RefCell::new(Found::new());
        let look_around = |screen: &str| check_schemes(&bo, screen, &mut found.borrow_mut());
        let walk = OnlineWalk::of(hall, &bo, look_around);
        walk.through_all()?;
        ensure_nothing(&found.borrow())
    })
}

#[test]
fn no_online_screen_of_a_laptop_breaks_a_rule() -> Result<()> {
    is_accessible(Size::LAPTOP)
}

#[test]
fn no_online_screen_of_a_phone_breaks_a_rule() -> Result<()> {
    is_accessible(Size::PHONE)
}

/// What does not fit on the screen as it is now, with the screen's name.
fn unfit(bo: &Caller, screen: &str, language: Language) -> Result<Vec<String>> {
    let screen = format!("{screen}, {}", language.code());
    let faults = faults(bo)?;
    if !faults.is_empty() {
        println!("{screen}: {}", bo.picture_called(&format!(" {screen}")));
    }
    Ok(faults.into_iter().map(|fault| format!("{screen}: {fault}")).collect())
}

/// One walk, and every language at every stop: a browser for each language would take six times as long.
#[test]
fn tables_online_fit_the_smallest_phone_in_every_language() -> Result<()> {
    Hall::with(|hall| {
        let bo = hall.caller(Size::SMALL_PHONE)?;
        let found = RefCell::new(Vec::new());
        let walk = OnlineWalk::of(hall, &bo, |screen| {
            // The settings are a dialog, too, and there is one at a time.
            let is_talk = screen == "talk";
            if is_talk {
                bo.close_dialog()?;
            }
            bo.in_every_language(|language| {
                if is_talk {
                    bo.tap(".company-door")?;
                    bo.wait_for("dialog.company[open]")?;
                }
                found.borrow_mut().extend(unfit(&bo, screen, language)?);
                if is_talk { bo.close_dialog() } else { Ok(()) }
            })?;
            if is_talk {
                bo.tap(".company-door")?;
            }
            Ok(())
        });
        walk.through_all()?;
        let found = found.borrow();
        ensure!(found.is_empty(), "what does not fit:\n{}", found.join("\n"));
        Ok(())
    })
}

/// With clocks, a question and a line that broke off there is still no scrolling within a turn.
#[test]
fn a_turn_online_fits_every_screen() -> Result<()> {
    Hall::with(|hall| {
        let bo = hall.caller(Size::LAPTOP)?;
        let found = RefCell::new(Vec::new());
        let walk = OnlineWalk::of(hall, &bo, |screen| {
            if screen.starts_with("table online") {
                let faults = check_all(&bo, screen)?;
                if !faults.is_empty() {
                    println!("{screen}: {}", bo.picture_called(&format!(" {screen}")));
                }
                found.borrow_mut().extend(faults);
                bo.resize_page(Size::LAPTOP)?;
            }
            Ok(())
        });
        walk.through_table()?;
        let found = found.borrow();
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}

#[test]
fn a_table_is_founded_and_filled_without_a_pointer() -> Result<()> {
    Hall::with(|hall| {
        let ann = hall.caller(Size::LAPTOP)?;
        ann.wait_for(".online-ways")?;
        ann.tab_to("a[href='#new']")?;
        ann.keys(&[Key::Enter])?;
        ann.wait_for(".online-form")?;
        ann.tab_to("#own-name")?;
        ann.type_text("Ann")?;
        ann.arrow_to("players", "2")?;
        ann.arrow_to("access", "public")?;
        ann.keys(&[Key::Enter])?;
        ann.wait_for(".chair[data-seat='1'] .chair-own")?;
        let bo = hall.caller(Size::LAPTOP)?;
        bo.wait_for(".online-waiting .online-row")?;
        bo.tab_to(".online-waiting .online-row")?;
        bo.keys(&[Key::Enter])?;
        bo.wait_for("form.join")?;
        bo.tab_to("#own-name")?;
        bo.type_text("Bo")?;
        bo.keys(&[Key::Enter])?;
        bo.wait_for(".chair[data-seat='2'] .chair-own")?;
        bo.tab_to(".begin .button")?;
        bo.keys(&[Key::Enter])?;
        ann.wait_for(".begin .button:has(use[href='#icon-play'])")?;
        ann.tab_to(".begin .button")?;
        ann.keys(&[Key::Enter])?;
        for caller in [&ann, &bo] {
            caller.wait_for("main.table")?;
            caller.wait_until_soon("document.activeElement !== document.body")?;
        }
        Ok(())
    })
}

/// Whoever reads with the ears hears what happens in the waiting room.
#[test]
fn every_change_of_the_waiting_room_is_told() -> Result<()> {
    Hall::with(|hall| {
        let (mut ann, founded) = sitting(hall, &table_of("2cp")?, Access::Private, ChatScope::Off)?;
        let bo = hall.caller(Size::LAPTOP)?;
        bo.come_to(founded.table, Some(&founded.code))?;
        bo.wait_for(".begin [role=status]")?;
        let before = bo.text(".begin [role=status]")?;
        bo.join_as("Bo")?;
        bo.wait_until(
            "another note",
            &format!(
                "document.querySelector('.begin [role=status]').innerText !== {}",
                serde_json::json!(before)
            ),
        )?;
        bo.be_ready()?;
        ann.ready()?;
        ann.begin()?;
        bo.wait_for("main.table").map(drop)
    })
}
