//! A walk through all screens of the tables online, with a stop at each.

use crate::guest::Player as Mind;
use crate::hall::{Caller, Hall, sitting, table_of};
use crate::online_game::see_result;
use anyhow::{Context, Result, bail};
use azulejo_e2e::{Hand, Player};
use azulejo_protocol::{
    Access, ChatScope, ChatText, Clock, FirstSeat, Millis, Request, TableId, Words,
};
use azulejo_rules::Seat;
use std::cell::RefCell;

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];
const THREE: Seat = Seat::ALL[2];
const FOUR: Seat = Seat::ALL[3];

/// Names as long as they may be.
const LONG: [&str; 3] = [
    "Maximiliana Wolfeschlegelstein A",
    "Bartholomäus Przybyszewski-Žižka",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
];

/// A walk through the tables online; whoever makes it looks around at every stop.
pub(crate) struct OnlineWalk<'a, F> {
    hall: &'a Hall,
    bo: &'a Caller,
    look_around: RefCell<F>,
}

impl<'a, F: FnMut(&str) -> Result<()>> OnlineWalk<'a, F> {
    pub(crate) fn of(hall: &'a Hall, bo: &'a Caller, look_around: F) -> OnlineWalk<'a, F> {
        OnlineWalk { hall, bo, look_around: RefCell::new(look_around) }
    }

    /// Through everything.
    pub(crate) fn through_all(&self) -> Result<()> {
        self.through_home()?;
        self.through_founding()?;
        self.through_table()?;
        let table = self.through_end()?;
        self.through_lists(table)
    }

    fn stop(&self, name: &str) -> Result<()> {
        let look = &mut *self.look_around.borrow_mut();
        look(name).with_context(|| format!("on the screen `{name}`"))
    }

    /// Before anything was played, and where there is nothing.
    fn through_home(&self) -> Result<()> {
        let bo = self.bo;
        bo.wait_for(".online-finished .online-note")?;
        self.stop("home")?;
        bo.expect_broken_lines();
        bo.write("#code", "zzzzzzzz")?;
        bo.reach(".online-code button[type=submit]")?;
        bo.wait_for("#code[aria-invalid=true]")?;
        self.stop("home, a wrong code")?;
        bo.come_to(TableId(7), None)?;
        bo.wait_for(".online-note")?;
        self.stop("no such table")
    }

    fn through_founding(&self) -> Result<()> {
        let bo = self.bo;
        bo.follow_link("online.html#new")?;
        bo.wait_for(".online-form")?;
        self.stop("a new table")?;
        bo.choose("players", "4")?;
        bo.choose("access", "public")?;
        bo.choose("chat", "free")?;
        bo.choose_in(".online-time .select", "days-7")?;
        bo.write("#own-name", "Bo")?;
        self.stop("a new table, chosen")?;
        bo.reach(".online-go button[type=submit]")?;
        bo.wait_for(".chair .chair-own")?;
        bo.choose_in(".chair[data-seat='2'] .select", "master")?;
        bo.wait_for(".chair[data-seat='2'][data-kind=bot]")?;
        bo.reach(".invite-seats li:nth-child(1) button.link")?;
        bo.wait_for(".invite-seats li:nth-child(1) .input")?;
        self.stop("waiting room of the host")
    }

    /// A table of four with long names and clocks, and everything that can be said or asked there.
    pub(crate) fn through_table(&self) -> Result<()> {
        let bo = self.bo;
        let mut options = table_of("4cs")?;
        // The one that takes most room: days and hours.
        options.clock = Clock::PerMove { time: Millis::from_secs(7 * 24 * 60 * 60) };
        options.first = FirstSeat::Chosen(ONE);
        let (mut ann, founded) = sitting(self.hall, &options, Access::Public, ChatScope::Free)?;
        for (seat, name) in [THREE, FOUR].into_iter().zip(LONG) {
            ann.sit(seat, name, None)?;
        }
        say(&mut ann, THREE, "Good evening, everybody!")?;
        say(&mut ann, FOUR, &"long".repeat(60))?;
        bo.come_to(founded.table, None)?;
        bo.wait_for(".chat-line")?;
        self.stop("waiting room, before sitting down")?;
        bo.join_as(LONG[2])?;
        bo.be_ready()?;
        self.stop("waiting room, ready")?;
        for seat in [ONE, THREE, FOUR] {
            ann.grant(Request::Ready { seat, nonce: azulejo_client::nonce() })?;
        }
        ann.begin()?;
        bo.wait_for_event(ann.view().number())?;
        self.stop("table online")?;
        ann.play_first()?;
        self.own_turn(&mut ann)?;
        bo.tap(".company-door")?;
        bo.wait_for("dialog.company[open]")?;
        self.stop("talk")?;
        bo.close_dialog()?;
        ann.hang_up();
        bo.wait_for(".away")?;
        self.stop("table online, others away")?;
        bo.cut_off();
        bo.wait_for(".line-note .pill")?;
        self.stop("table online, cut off")?;
        bo.reconnect();
        bo.wait_until("the line", "!document.querySelector('.line-note .pill')")
    }

    /// It is Bo's turn; then Bo has moved, and asks for it back.
    fn own_turn(&self, ann: &mut Player) -> Result<()> {
        let bo = self.bo;
        ann.catch_up()?;
        let game = bo.wait_for_event(ann.view().number())?;
        if game.to_move() != Some(TWO) {
            bail!("it is the turn of {:?}", game.to_move());
        }
        self.stop("table online, own turn")?;
        let mut mind = Mind::new(Hand::Presses(bo.pointer), 51);
        let number = bo.play_as(&mut mind, &game)?;
        ann.wait_until("Bo's move", |view| view.number() >= number)?;
        ann.catch_up()?;
        ann.play_first()?;
        ann.catch_up()?;
        let game = ann.game()?.turn();
        ann.grant(Request::Undo { seat: THREE, at: game })?;
        bo.wait_for(".strip .takeback")?;
        self.stop("table online, a takeback is asked for")
    }

    /// A game that is over, with somebody who would like to play again.
    fn through_end(&self) -> Result<TableId> {
        let bo = self.bo;
        let mut options = table_of("2cp")?;
        options.first = FirstSeat::Chosen(ONE);
        let (mut ann, founded) = sitting(self.hall, &options, Access::Private, ChatScope::Off)?;
        bo.come_to(founded.table, Some(&founded.code))?;
        bo.join_as("Bo")?;
        bo.be_ready()?;
        ann.ready()?;
        ann.begin()?;
        ann.play_first()?;
        ann.catch_up()?;
        let mut mind = Mind::new(Hand::Presses(bo.pointer), 52);
        let game = bo.wait_for_event(ann.view().number())?;
        let number = bo.play_as(&mut mind, &game)?;
        ann.wait_until("Bo's move", |view| view.number() >= number)?;
        ann.grant(Request::Resign { seat: ONE, game: 1 })?;
        ann.catch_up()?;
        bo.wait_for_event(ann.view().number())?;
        self.stop("table online, over")?;
        see_result(bo)?;
        bo.wait_for(".fairness")?;
        bo.reach(".over-actions .button:has(use[href='#icon-check'])")?;
        bo.wait_for(".fairness details")?;
        bo.reach(".fairness summary")?;
        ann.rematch()?;
        bo.wait_until("the wish", "document.querySelector('.over-note')?.textContent.trim()")?;
        self.stop("result")?;
        Ok(founded.table)
    }

    /// One's own tables, those of others, and games that are over.
    fn through_lists(&self, over: TableId) -> Result<()> {
        let bo = self.bo;
        let _public = sitting(self.hall, &table_of("4fe")?, Access::Public, ChatScope::Off)?;
        bo.follow_link("online.html")?;
        for list in [".online-own", ".online-waiting", ".online-finished"] {
            bo.wait_for(&format!("{list} .online-row"))?;
        }
        self.stop("home, full lists")?;
        bo.follow_link(&format!("online.html#g/{over}/1/2"))?;
        bo.wait_for("main.over .replay")?;
        self.stop("a finished game")
    }
}

/// Somebody without a browser says something.
fn say(player: &mut Player, seat: Seat, text: &str) -> Result<()> {
    let words = Words::Text(ChatText::tidy(text)?);
    player.grant(Request::Say { seat, words }).map(drop)
}
