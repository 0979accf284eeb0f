//! A visit without a network.

use anyhow::Result;
use azulejo_e2e::{Options, Visit};

#[test]
fn the_second_visit_works_with_the_server_gone() -> Result<()> {
    let mut visit = Visit::begin(&Options::default())?;
    visit.wait_until_kept()?;
    visit.stop_server();
    visit.open("")?;
    visit.open("#rules")?;
    visit.reload()
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
