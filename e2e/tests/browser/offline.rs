//! A visit without a network.

use crate::guest::{Guest, Player, TableWish, Tally};
use anyhow::{Result, ensure};
use azulejo_e2e::{Hand, Options, Pointer, Size, Visit};

#[test]
fn the_second_visit_plays_with_the_server_gone() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.visit.wait_until_kept()?;
        guest.visit.stop_server();
        guest.visit.open("#rules")?;
        guest.visit.open("")?;
        guest.sit_down(&TableWish::against_bots("4cs".parse()?))?;
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 5);
        let mut look = guest.look(1)?;
        for _ in 0..3 {
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        guest.visit.reload()?;
        guest.look(look.step)?;
        // That nobody answers is what this is about.
        let faults = guest.faults()?;
        ensure!(faults.iter().all(|fault| fault.contains("net::ERR_")), "{faults:?}");
        Ok(())
    })
}

/// Whether the service worker has the school.
const HAS_SCHOOL: &str = "window.kept ??= (caches.match('./school.html').then((kept) => { window.kept = kept ? true : undefined; }), undefined)";

#[test]
fn whoever_sat_down_at_a_table_finds_the_school_without_a_network() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.visit.wait_until_kept()?;
        guest.sit_down(&TableWish::against_bots("2cp".parse()?))?;
        guest.wait_until("the school to be kept", HAS_SCHOOL)?;
        guest.visit.stop_server();
        guest.visit.open("school.html")?;
        guest.tap(".school-cards a[href='#learn']")?;
        guest.wait_for("main.school h1")?;
        guest.visit.open("school.html#drills")?;
        let faults = guest.faults()?;
        ensure!(faults.iter().all(|fault| fault.contains("net::ERR_")), "{faults:?}");
        Ok(())
    })
}

#[test]
fn whoever_only_came_to_the_school_finds_it_and_the_table_without_a_network() -> Result<()> {
    Guest::with(Size::LAPTOP, |guest| {
        guest.visit.wait_until_kept()?;
        guest.visit.open("school.html")?;
        guest.wait_until("the school to be kept", HAS_SCHOOL)?;
        guest.visit.stop_server();
        guest.visit.reload()?;
        guest.wait_for("main.school h1")?;
        guest.visit.open("")?;
        guest.wait_for("main.start h1")
    })
}

#[test]
fn an_address_that_is_not_the_page_is_not_answered_with_it() -> Result<()> {
    let mut visit = Visit::begin(&Options::default())?;
    visit.wait_until_kept()?;
    visit.browser.go(&visit.address("elsewhere"))?;
    assert!(visit.browser.text("body")?.contains("There is nothing here"));
    visit.stop_server();
    assert!(visit.browser.go(&visit.address("elsewhere")).is_err());
    Ok(())
}
