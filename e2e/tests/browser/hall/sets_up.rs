//! Getting to a table and beginning a game there.

use super::{Caller, Hall};
use anyhow::{Context, Result};
use azulejo_e2e::{Player, Size};
use azulejo_protocol::{Access, ChatScope, CreatedTable, Key, Mirror, TableId, TableOptions};
use azulejo_rules::Seat;
use std::rc::Rc;

impl Caller {
    /// Opens a table, with what opens it for somebody who has no seat there.
    pub(crate) fn come_to(&self, table: TableId, key: Option<&Key>) -> Result<()> {
        let key = key.map(|key| format!("/{}", key.as_str())).unwrap_or_default();
        self.follow_link(&format!("online.html#t/{table}{key}"))
    }

    /// Gives a name and sits down at the seat that is offered.
    pub(crate) fn join_as(&self, name: &str) -> Result<()> {
        self.write("form.join #own-name", name)?;
        self.reach("form.join button[type=submit]")?;
        self.wait_for(".chair .chair-own")
    }

    /// Says that one is ready.
    pub(crate) fn be_ready(&self) -> Result<()> {
        self.reach(".begin .button:has(use[href='#icon-check'])")?;
        self.wait_for(".chair[data-ready]:has(.chair-own)")
    }

    /// Begins the game, as its host.
    pub(crate) fn begin_game(&self) -> Result<()> {
        self.reach(".begin .button:has(use[href='#icon-play'])")?;
        self.wait_for("main.table")
    }
}

/// A table at which somebody without a browser sits as the host.
pub(crate) fn sitting(
    hall: &Hall,
    options: &TableOptions,
    access: Access,
    chat: ChatScope,
) -> Result<(Player, CreatedTable)> {
    let mut host = hall.player()?;
    let founded = host.found(options, access, chat)?;
    host.sit(Seat::ALL[0], "Ann", None)?;
    Ok((host, founded))
}

/// A game of two that has begun: Ann without a browser, the host, and Bo with one.
pub(crate) fn begin_two(
    hall: &Hall,
    options: &TableOptions,
    size: Size,
) -> Result<(Player, Rc<Caller>, Mirror)> {
    let (mut ann, founded) = sitting(hall, options, Access::Private, ChatScope::Free)?;
    let bo = hall.caller(size)?;
    bo.come_to(founded.table, Some(&founded.code))?;
    bo.join_as("Bo")?;
    bo.be_ready()?;
    ann.ready()?;
    ann.begin()?;
    let game = bo.wait_for_event(ann.view().number()).context("the game begins")?;
    Ok((ann, bo, game))
}

/// A game of three that has begun: Ann without a browser, the host, Bo and Cy with one each.
pub(crate) fn begin_three(
    hall: &Hall,
    options: &TableOptions,
    size: Size,
) -> Result<(Player, Rc<Caller>, Rc<Caller>)> {
    let (mut ann, founded) = sitting(hall, options, Access::Private, ChatScope::Free)?;
    let [bo, cy] = [hall.caller(size)?, hall.caller(size)?];
    for (caller, name) in [(&bo, "Bo"), (&cy, "Cy")] {
        caller.come_to(founded.table, Some(&founded.code))?;
        caller.join_as(name)?;
    }
    for caller in [&bo, &cy] {
        caller.be_ready()?;
    }
    ann.ready()?;
    ann.begin()?;
    for caller in [&bo, &cy] {
        caller.wait_for_event(ann.view().number()).context("the game begins")?;
    }
    Ok((ann, bo, cy))
}
