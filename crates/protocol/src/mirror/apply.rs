//! Folding events into the table.

use super::{Change, Contradiction, Fair, Mirror, MirrorError, TakebackOffer};
use crate::{
    Clocks, End, Event, FirstSeat, Happening, History, Leaving, LevelName, Millis, Mover, Occupant,
    Opening, Start, Viewer,
};
use azulejo_fair::{Commitment, Nonce, Reveal};
use azulejo_rules::{Deal, Move, Players, Position, Seat};

type Folded = Result<Change, Contradiction>;

impl Mirror {
    /// Adds what happened. An event that is known already changes nothing; the opening of a later game
    /// begins anew, whatever was missed in between.
    ///
    /// # Errors
    ///
    /// Why the event can't have happened; the mirror is as it was.
    pub fn apply(&mut self, event: &Event) -> Result<Change, MirrorError> {
        if event.number <= self.number {
            return Ok(Change::Known);
        }
        let change = self.fold(event).map_err(|why| MirrorError { number: event.number, why })?;
        self.number = event.number;
        self.at = event.at;
        if matches!(change, Change::Opened | Change::Dealt(_) | Change::Moved(_) | Change::Undone) {
            self.turn = event.number;
            self.takeback = None;
            self.asked = Viewer::SPECTATOR;
        }
        Ok(change)
    }

    fn fold(&mut self, event: &Event) -> Folded {
        if !matches!(event.what, Happening::Opened(_)) {
            self.check_follows(event)?;
        }
        match &event.what {
            Happening::Opened(opening) => self.reopen(event, opening),
            Happening::Dealt { deal } => self.dealt(deal.clone(), event.at),
            Happening::Moved { seat, mv } => self.moved(*seat, *mv, event.at),
            Happening::Undone { seat, to } => self.undone(*seat, *to, event.at),
            Happening::TakebackAsked { seat, to } => self.takeback_asked(*seat, *to, event.number),
            Happening::TakebackAnswered { seat, agree } => self.takeback_answered(*seat, *agree),
            Happening::Left { seat, why, level } => self.left(*seat, *why, level, event.at),
            Happening::Ended { why } => self.ended(*why, event.at),
            Happening::Revealed { secret, next } => self.revealed(*secret, *next),
            Happening::RematchAsked { seat, nonce } => self.rematch_asked(*seat, *nonce),
            Happening::Said { seat, .. } => self.check_seat_of_person(*seat).map(|()| Change::Said),
            Happening::Founded(_)
            | Happening::Invited { .. }
            | Happening::Seated { .. }
            | Happening::Vacated { .. }
            | Happening::Swapped { .. }
            | Happening::Ready { .. } => Err(Contradiction::Begun),
        }
    }

    /// Events come without gaps, in the order of time.
    fn check_follows(&self, event: &Event) -> Result<(), Contradiction> {
        let expected = self.number + 1;
        if event.number != expected {
            return Err(Contradiction::Gap { expected });
        }
        if event.at < self.at { Err(Contradiction::Backwards) } else { Ok(()) }
    }

    fn reopen(&mut self, event: &Event, opening: &Opening) -> Folded {
        if opening.game <= self.game {
            return Err(Contradiction::Game { found: opening.game });
        }
        *self = opened(event, opening)?;
        Ok(Change::Opened)
    }

    fn dealt(&mut self, deal: Deal, at: Millis) -> Folded {
        self.check_going_on()?;
        let report = self.history.deal(deal).map_err(Contradiction::Deal)?;
        self.start_clock(at);
        Ok(Change::Dealt(report))
    }

    fn moved(&mut self, seat: Seat, mv: Move, at: Millis) -> Folded {
        self.check_going_on()?;
        if self.to_move().is_some_and(|to_move| to_move != seat) {
            return Err(Contradiction::NotTheirTurn { seat });
        }
        let by = if self.is_person(seat) { Mover::Person } else { Mover::Bot };
        let report = self.history.play(mv, by).map_err(Contradiction::Move)?;
        if !self.history.is_mid_decision() {
            self.clocks.stop_decided(at);
            self.start_clock(at);
        }
        Ok(Change::Moved(report))
    }

    fn undone(&mut self, seat: Seat, to: usize, at: Millis) -> Folded {
        self.check_person(seat)?;
        self.check_undo(to)?;
        self.history.truncate(to);
        self.rematch = Viewer::SPECTATOR;
        self.nonces.iter_mut().for_each(|nonce| *nonce = None);
        self.end = None;
        self.clocks.stop(at);
        self.start_clock(at);
        Ok(Change::Undone)
    }

    fn takeback_asked(&mut self, seat: Seat, to: usize, number: u32) -> Folded {
        self.check_person(seat)?;
        self.check_undo(to)?;
        self.asked = self.asked.with(seat);
        let agreed = Viewer::seat(seat);
        self.takeback = Some(TakebackOffer { number, seat, to, agreed });
        Ok(Change::Offered)
    }

    fn takeback_answered(&mut self, seat: Seat, agree: bool) -> Folded {
        self.check_person(seat)?;
        let offer = self.takeback.as_mut().ok_or(Contradiction::NoOffer)?;
        if agree {
            offer.agreed = offer.agreed.with(seat);
        } else {
            self.takeback = None;
        }
        Ok(Change::Offered)
    }

    fn left(&mut self, seat: Seat, why: Leaving, level: &LevelName, at: Millis) -> Folded {
        self.check_going_on()?;
        self.check_person(seat)?;
        if self.options.rules.players == Players::Two {
            return Err(Contradiction::NoSubstitute);
        }
        if self.clocks.running() == Some(seat) {
            self.clocks.stop(at);
        }
        self.occupants[seat.index()] = Occupant::Bot { level: level.clone() };
        self.leavers.push((seat, why));
        self.takeback = None;
        Ok(Change::Left)
    }

    fn ended(&mut self, why: End, at: Millis) -> Folded {
        self.check_going_on()?;
        let over = self.position().outcome().is_some();
        let possible = match why {
            End::Played => over,
            End::Left { seat, .. } | End::Aborted { seat } => !over && self.is_person(seat),
        };
        if !possible {
            return Err(Contradiction::End(why));
        }
        self.clocks.stop(at);
        self.takeback = None;
        self.end = Some(why);
        Ok(Change::Ended)
    }

    fn revealed(&mut self, secret: Reveal, next: Commitment) -> Folded {
        if self.end.is_none() {
            return Err(Contradiction::NotOver);
        }
        let fair = self.fair.as_mut().filter(|fair| fair.revealed.is_none());
        let fair = fair.ok_or(Contradiction::NoSecret)?;
        if secret.commitment() != fair.terms.commitment {
            return Err(Contradiction::OtherSecret);
        }
        fair.revealed = Some((secret, next));
        Ok(Change::Revealed)
    }

    fn rematch_asked(&mut self, seat: Seat, nonce: Option<Nonce>) -> Folded {
        if self.end.is_none() {
            return Err(Contradiction::NotOver);
        }
        self.check_seat_of_person(seat)?;
        self.rematch = self.rematch.with(seat);
        self.nonces[seat.index()] = nonce;
        Ok(Change::Offered)
    }

    /// A seat at which a person sat when the game began.
    fn check_seat_of_person(&self, seat: Seat) -> Result<(), Contradiction> {
        match self.options.seats.get(seat.index()) {
            None => Err(Contradiction::NoSuchSeat { seat }),
            Some(Occupant::Bot { .. }) => Err(Contradiction::NotAPerson { seat }),
            Some(Occupant::Person { .. }) => Ok(()),
        }
    }

    fn check_going_on(&self) -> Result<(), Contradiction> {
        if self.end.is_some() { Err(Contradiction::Over) } else { Ok(()) }
    }

    fn check_person(&self, seat: Seat) -> Result<(), Contradiction> {
        match self.occupant(seat) {
            None => Err(Contradiction::NoSuchSeat { seat }),
            Some(Occupant::Bot { .. }) => Err(Contradiction::NotAPerson { seat }),
            Some(Occupant::Person { .. }) => Ok(()),
        }
    }

    /// Only moves of this round are taken back, no game that somebody left or called off, and none
    /// whose secret everybody knows.
    fn check_undo(&self, to: usize) -> Result<(), Contradiction> {
        if !matches!(self.end, None | Some(End::Played)) || self.is_revealed() {
            return Err(Contradiction::Over);
        }
        if self.history.undoable().contains(&to) { Ok(()) } else { Err(Contradiction::Undo { to }) }
    }

    /// Starts the clock of whoever is to move.
    fn start_clock(&mut self, at: Millis) {
        if let Some(seat) = self.to_move()
            && self.is_person(seat)
        {
            self.clocks.start(seat, at);
        }
    }
}

/// The table when a game has just been opened.
pub(super) fn opened(event: &Event, opening: &Opening) -> Result<Mirror, Contradiction> {
    let Opening { game, ref options, ref start, first, ref fair } = *opening;
    options.check_start(start).map_err(Contradiction::Options)?;
    if game == 0 {
        return Err(Contradiction::Game { found: game });
    }
    check_first(opening)?;
    check_fair(opening)?;
    let history = match start {
        Start::Fresh => History::from_position(Position::new(options.rules, first)),
        Start::Record(game) => History::from_record(game),
        Start::Position(pos) => History::from_position(pos.clone()),
    };
    let mut mirror = Mirror {
        number: event.number,
        at: event.at,
        turn: event.number,
        game,
        options: options.clone(),
        start: start.clone(),
        first,
        occupants: options.seats.clone(),
        leavers: Vec::new(),
        history,
        clocks: Clocks::new(options.clock, options.rules),
        takeback: None,
        asked: Viewer::SPECTATOR,
        rematch: Viewer::SPECTATOR,
        nonces: options.rules.seats().map(|_| None).collect(),
        fair: fair.clone().map(|terms| Fair { terms, revealed: None }),
        end: None,
    };
    mirror.start_clock(event.at);
    Ok(mirror)
}

/// The terms are of this game, and exactly the people have added to its chance.
fn check_fair(opening: &Opening) -> Result<(), Contradiction> {
    let Some(terms) = &opening.fair else { return Ok(()) };
    let people = opening.options.seats.iter().map(Occupant::is_person);
    let added = terms.nonces.iter().map(Option::is_some);
    if terms.game == opening.game && people.eq(added) { Ok(()) } else { Err(Contradiction::Terms) }
}

/// Where the starting point says who begins, or else the options do, that seat begins.
fn check_first(opening: &Opening) -> Result<(), Contradiction> {
    let Opening { ref options, ref start, first, .. } = *opening;
    let chosen = match options.first {
        FirstSeat::Drawn => None,
        FirstSeat::Chosen(seat) => Some(seat),
    };
    let expected = start.first().or(chosen);
    if options.rules.has_seat(first) && expected.is_none_or(|expected| expected == first) {
        Ok(())
    } else {
        Err(Contradiction::First { found: first })
    }
}
