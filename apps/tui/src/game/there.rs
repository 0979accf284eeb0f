//! A game at a table of a server: this terminal is one of its clients.

use super::{Game, Ground, Host, Notice};
use crate::online::Table;
use azulejo_client::nonce;
use azulejo_protocol::{Event, Happening, Mirror, News, Refusal, Request, Viewer};
use azulejo_rules::Move;
use std::collections::VecDeque;
use std::time::Duration;

/// The table of a server, and what was asked of it.
#[derive(Debug)]
pub(super) struct There {
    online: Table,
    /// The turn for which a move is on its way: nobody here moves again until it is answered.
    sent: Option<u32>,
    /// Moves that are asked for one after another.
    rest: VecDeque<Move>,
}

impl Game {
    /// The game at a table of a server, once one has begun there. What happened before this terminal came is not news.
    ///
    /// # Errors
    ///
    /// The table, if no game has begun there.
    pub fn there(ground: Ground, mut online: Table) -> Result<Game, Box<Table>> {
        let is_before = |event: &Event| !matches!(event.what, Happening::Opened(_));
        let mut events = online.take_news().into_iter().skip_while(is_before);
        let opened = events.next().and_then(|event| News::of(event, None).ok().flatten());
        let table = opened.as_ref().map(|news| news.after.clone()).or_else(|| online.game());
        let Some(table) = table else { return Err(Box::new(online)) };
        let there = There { online, sent: None, rest: VecDeque::new() };
        let ground = Ground { keep: None, ..ground };
        let mut game = Game::around(ground, table, Host::There(Box::new(there)));
        game.news.extend(opened);
        let events: Vec<Event> = events.collect();
        if !events.is_empty() {
            game.hear(events);
        }
        Ok(game)
    }

    /// The table of the server, if the game is played at one.
    pub fn online(&self) -> Option<&Table> {
        match &self.host {
            Host::Here(_) => None,
            Host::There(there) => Some(&there.online),
        }
    }

    /// The same, to talk there.
    pub fn online_mut(&mut self) -> Option<&mut Table> {
        match &mut self.host {
            Host::Here(_) => None,
            Host::There(there) => Some(&mut there.online),
        }
    }

    /// Whether a move is on its way to a server.
    pub fn is_asked(&self) -> bool {
        match &self.host {
            Host::Here(_) => false,
            Host::There(there) => there.sent == Some(self.table.turn()),
        }
    }

    /// Hears what the server has told.
    pub(super) fn poll_there(&mut self) {
        let Host::There(there) = &mut self.host else { return };
        there.online.poll();
        if there.online.take_anew()
            && let Some(table) = there.online.game()
        {
            self.table = table;
            self.news.clear();
        }
        let (events, answers) = (there.online.take_news(), there.online.take_answers());
        if !events.is_empty() {
            self.hear(events);
        }
        for answer in answers {
            if let Err(why) = answer.result {
                self.refused(&answer.ask.request, why);
            }
        }
        self.play_rest();
    }

    fn refused(&mut self, request: &Request, why: Refusal) {
        if let Host::There(there) = &mut self.host
            && matches!(request, Request::Play { .. })
        {
            there.sent = None;
            there.rest.clear();
        }
        self.notices.push_back(Notice::Refused(why));
    }

    /// Plays what was to follow as soon as the server has told of what was before it.
    fn play_rest(&mut self) {
        let Host::There(there) = &mut self.host else { return };
        if there.rest.is_empty() || there.sent == Some(self.table.turn()) {
            return;
        }
        let is_ours = self.table.to_move().is_some_and(|seat| there.viewer().acts_for(seat));
        let next = there.rest.pop_front().filter(|_| is_ours);
        let played = next.map_or(Ok(()), |mv| there.play_one(&self.table, mv));
        if let Err(why) = played {
            there.rest.clear();
            self.notices.push_back(Notice::Refused(why));
        }
    }
}

impl There {
    pub(super) const fn online(&self) -> &Table {
        &self.online
    }

    /// The seats of this terminal.
    pub(super) fn viewer(&self) -> Viewer {
        self.online.standing().viewer
    }

    /// What the table would refuse as it is known here is refused at once; the server has the last word.
    pub(super) fn request(&mut self, table: &Mirror, request: Request) -> Result<(), Refusal> {
        table.check(self.viewer(), &request)?;
        if let Request::Play { at, .. } = request {
            self.sent = Some(at);
        }
        self.online.ask(request);
        Ok(())
    }

    /// Plays a move, and those after it as soon as the server has told of it.
    pub(super) fn play(&mut self, table: &Mirror, moves: &[Move]) -> Result<(), Refusal> {
        let Some((first, rest)) = moves.split_first() else { return Ok(()) };
        self.play_one(table, *first)?;
        self.rest = rest.iter().copied().collect();
        Ok(())
    }

    fn play_one(&mut self, table: &Mirror, mv: Move) -> Result<(), Refusal> {
        let seat = table.to_move().ok_or(Refusal::GameOver)?;
        self.request(table, Request::Play { seat, mv, at: table.turn() })
    }

    /// Whoever sits here would like to play again.
    pub(super) fn rematch(&mut self, table: &Mirror) -> Result<(), Refusal> {
        let game = table.game_number();
        for seat in self.viewer().seats().collect::<Vec<_>>() {
            self.request(table, Request::Rematch { seat, game, nonce: Some(nonce()) })?;
        }
        Ok(())
    }

    /// How long until the clock that runs looks different.
    pub(super) fn ticks_in(&self, table: &Mirror) -> Option<Duration> {
        const MINUTE: u64 = 60_000;
        const HOURS: u64 = 120 * MINUTE;
        let seat = table.clocks().running()?;
        let left = table.clocks().left(seat, self.online.now())?.0;
        let wait = match left {
            // Nothing changes until the server says so.
            0 => return None,
            // Clocks round up: the next second begins when this one is over.
            1..HOURS => (left - 1) % 1_000 + 1,
            _ => MINUTE,
        };
        Some(Duration::from_millis(wait))
    }
}
