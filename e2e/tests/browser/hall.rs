//! Several people at the tables of one server.

mod caller;
mod follows;
mod sets_up;

pub(crate) use caller::Caller;
pub(crate) use follows::game_of;
pub(crate) use sets_up::{begin_three, begin_two, sitting};

use anyhow::{Context, Result};
use azulejo_e2e::{Online, Options, Player, Size, Visit, Wire};
use azulejo_protocol::{Millis, TableOptions, Takeback};
use std::cell::{Ref, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;

/// A server with tables, and those who came to it with a browser.
pub(crate) struct Hall {
    callers: RefCell<Vec<Rc<Caller>>>,
    online: RefCell<Online>,
}

impl Hall {
    /// Opens a server. If a test fails meanwhile, there will be a picture of what each of the browsers showed then;
    /// if it does not, none of the pages has complained.
    pub(crate) fn with<T>(act: impl FnOnce(&Hall) -> Result<T>) -> Result<T> {
        let hall = Hall { callers: RefCell::default(), online: RefCell::new(Online::open()?) };
        let done = act(&hall).and_then(|done| hall.check_health().map(|()| done));
        done.with_context(|| hall.pictures())
    }

    /// Somebody with a browser of their own, at the first screen of the tables online.
    pub(crate) fn caller(&self, size: Size) -> Result<Rc<Caller>> {
        self.caller_with(&Options { size, ..Options::default() })
    }

    /// The same with a language.
    pub(crate) fn caller_with(&self, options: &Options) -> Result<Rc<Caller>> {
        let wire = Wire::to(self.online().address())?;
        let visit = Visit::at(wire.address(), options)?;
        let caller = Rc::new(Caller::new(visit, wire, options.size)?);
        self.callers.borrow_mut().push(Rc::clone(&caller));
        caller.open("")?;
        Ok(caller)
    }

    /// Where the server is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.online().address()
    }

    /// Somebody who needs no browser.
    pub(crate) fn player(&self) -> Result<Player> {
        Player::arrive(self.online().address())
    }

    /// Ends the server and starts it again.
    pub(crate) fn restart(&self) -> Result<()> {
        for caller in self.callers.borrow().iter() {
            caller.expect_broken_lines();
        }
        self.online.borrow_mut().restart()
    }

    fn online(&self) -> Ref<'_, Online> {
        self.online.borrow()
    }

    fn check_health(&self) -> Result<()> {
        self.callers.borrow().iter().try_for_each(|caller| caller.check_health())
    }

    fn pictures(&self) -> String {
        let callers = self.callers.borrow();
        let numbered = callers.iter().enumerate();
        let pictures = numbered.map(|(at, it)| {
            format!("{}{}", it.picture_called(&format!("-{}", at + 1)), it.breakdown())
        });
        pictures.collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{}", self.pictures());
        }
    }
}

/// A table at which bots do not wait, and moves are taken back if all agree.
pub(crate) fn table_of(rules: &str) -> Result<TableOptions> {
    let mut options = TableOptions::new(rules.parse()?, []);
    options.takeback = Takeback::Consent;
    options.bot_pause = Millis::ZERO;
    Ok(options)
}
