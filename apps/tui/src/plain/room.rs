//! The waiting room of a table of a server, line by line.

use super::ears::{Attend, Ears};
use super::line::{Line, read_line};
use super::there::{Said, told_links};
use super::{Dictionary, Leave, Word};
use crate::online::{LineState, Step, Table};
use azulejo_protocol::{Chair, Occupant, PersonName, Refusal, Request};
use azulejo_rules::Seat;
use azulejo_search::Level;
use azulejo_view::hosted::{bot_name, occupant_name, seat_refusal_message, terms};
use azulejo_view::{Args, Texts};
use std::io::{self, Write};

/// A conversation in the waiting room.
pub(super) struct Room<'a> {
    pub(super) table: &'a mut Table,
    pub(super) texts: &'a Texts,
    pub(super) dictionary: &'a Dictionary,
    pub(super) out: &'a mut dyn Write,
    told: Told,
}

/// What has been told.
#[derive(Debug, Default)]
struct Told {
    chairs: Vec<String>,
    step: Option<Step>,
    line: LineState,
    said: Said,
    may_sit: bool,
}

impl<'a> Room<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        texts: &'a Texts,
        dictionary: &'a Dictionary,
        out: &'a mut dyn Write,
    ) -> Room<'a> {
        Room { table, texts, dictionary, out, told: Told::default() }
    }

    /// Talks until a game begins; tells why, if somebody leaves before.
    pub(super) fn converse(&mut self, ears: &mut Ears) -> io::Result<Option<Leave>> {
        self.say("online-calling")?;
        loop {
            self.out.flush()?;
            self.table.poll();
            self.catch_up()?;
            if self.table.is_begun() {
                return Ok(None);
            }
            if let LineState::Lost(_) = self.table.line() {
                self.say("online-no-table")?;
                return Ok(Some(Leave::Quit));
            }
            self.out.flush()?;
            if ears.let_tell(self.table)? || ears.attend(None)? == Attend::Other {
                continue;
            }
            match read_line(ears)? {
                Line::Text(text) => {
                    if self.answer(&text)? {
                        return Ok(Some(Leave::Quit));
                    }
                }
                Line::TooLong => self.say("plain-too-long")?,
                Line::End => return Ok(Some(Leave::InputEnded)),
            }
        }
    }

    /// Tells what has changed.
    fn catch_up(&mut self) -> io::Result<()> {
        self.tell_line()?;
        for answer in self.table.take_answers() {
            match answer.result {
                Ok(_) | Err(Refusal::ReadyBefore) => {}
                Err(why) => self.say(seat_refusal_message(&why))?,
            }
        }
        let is_first = self.told.chairs.is_empty();
        let chairs = self.chairs();
        if is_first && !chairs.is_empty() {
            self.describe_terms()?;
        }
        for (index, chair) in chairs.iter().enumerate() {
            if self.told.chairs.get(index) != Some(chair) {
                self.line(chair)?;
            }
        }
        self.told.chairs = chairs;
        for told in self.told.said.news(self.texts, self.table) {
            self.line(&told)?;
        }
        self.prompt()
    }

    /// What is to be done next, once.
    fn prompt(&mut self) -> io::Result<()> {
        let may_sit = self.table.free_seat().is_some();
        if may_sit && !self.told.may_sit {
            self.tell("plain-sit-down", &self.dictionary.named(Word::Sit, "sit"))?;
        }
        self.told.may_sit = may_sit;
        let step = self.table.step();
        if step != self.told.step {
            self.told.step = step;
            if let Some(step) = step {
                self.say(step.note())?;
            }
        }
        Ok(())
    }

    fn tell_line(&mut self) -> io::Result<()> {
        let (before, now) = (self.told.line, self.table.line());
        self.told.line = now;
        match (before, now) {
            (before, now) if before == now => Ok(()),
            (_, LineState::Waiting) => self.say("online-reconnecting"),
            (LineState::Waiting, LineState::Live) => self.say("plain-line-back"),
            _ => Ok(()),
        }
    }

    /// Each seat in a line.
    fn chairs(&self) -> Vec<String> {
        let chairs = self.table.lobby().map(azulejo_protocol::Lobby::chairs).unwrap_or_default();
        let seats = Seat::ALL.into_iter().zip(chairs);
        seats.map(|(seat, chair)| self.chair(seat, chair)).collect()
    }

    /// `1. Ann (you), ready`
    fn chair(&self, seat: Seat, chair: &Chair) -> String {
        let Some(who) = &chair.who else {
            return format!("{seat}. {}", self.texts.say("chair-free"));
        };
        let mut told = format!("{seat}. {}", super::shown(&occupant_name(self.texts, who)));
        if self.table.standing().viewer.acts_for(seat) {
            told = format!("{told} {}", self.texts.say("chair-own"));
        }
        let state = match (who, self.table.is_present(seat), chair.is_ready()) {
            (Occupant::Bot { .. }, ..) => return told,
            (_, false, _) => "chair-away",
            (_, true, true) => "chair-ready",
            (_, true, false) => "chair-not-ready",
        };
        format!("{told}, {}", self.texts.say(state))
    }

    fn describe_terms(&mut self) -> io::Result<()> {
        let founding = self.table.lobby().map(|lobby| lobby.founding().clone());
        for (name, value) in founding.iter().flat_map(|founding| terms(self.texts, founding)) {
            self.line(&format!("{name}: {value}"))?;
        }
        let links = told_links(self.texts, self.table);
        links.iter().try_for_each(|link| self.line(link))
    }

    /// Answers a line; tells whether somebody leaves.
    fn answer(&mut self, text: &str) -> io::Result<bool> {
        if text.is_empty() {
            self.told = Told { line: self.told.line, said: self.told.said, ..Told::default() };
            return Ok(false);
        }
        let read = self.dictionary.read(text).filter(|(word, _)| word.is_of_room());
        let Some((word, rest)) = read else {
            self.tell("plain-try-help", &self.dictionary.named(Word::Help, "help"))?;
            return Ok(false);
        };
        if !rest.is_empty() && !word.takes_more() {
            self.tell("plain-not-needed", &self.dictionary.named(word, "word"))?;
            return Ok(false);
        }
        self.obey(word, rest)?;
        Ok(word == Word::Quit)
    }

    fn obey(&mut self, word: Word, rest: &str) -> io::Result<()> {
        match word {
            Word::Help => {
                for word in Word::ALL.into_iter().filter(|word| word.is_of_room()) {
                    let told = self.dictionary.explained(word);
                    self.line(&told)?;
                }
                Ok(())
            }
            Word::Table => {
                self.told.chairs.clear();
                Ok(())
            }
            Word::Link => {
                let links = told_links(self.texts, self.table);
                links.iter().try_for_each(|link| self.line(link))
            }
            Word::Ready if self.table.own_seat().is_none() => self.say("refused"),
            Word::Ready => {
                self.table.be_ready();
                Ok(())
            }
            Word::Begin => {
                self.table.begin();
                Ok(())
            }
            Word::Sit => self.sit(rest),
            Word::Bot => self.bot(rest),
            Word::Remove => self.with_seat(word, rest, self.table.own_seat(), |table, seat| {
                table.ask(Request::Vacate { seat });
            }),
            Word::Up => self.with_seat(word, rest, None, |table, seat| {
                if let Some(with) = seat.index().checked_sub(1).map(|before| Seat::ALL[before]) {
                    table.ask(Request::Swap { seat, with });
                }
            }),
            Word::Say => {
                let told = super::there::speak(self.texts, self.table, rest);
                told.iter().try_for_each(|told| self.line(told))
            }
            Word::Mute => self.with_seat(word, rest, None, Table::mute),
            _ => Ok(()),
        }
    }

    fn sit(&mut self, rest: &str) -> io::Result<()> {
        let known = self.table.name().cloned();
        let name = if rest.is_empty() { known } else { PersonName::tidy(rest).ok() };
        match (name, self.table.free_seat()) {
            (Some(name), Some(seat)) => {
                self.table.sit(seat, name);
                Ok(())
            }
            (_, None) => self.say("refused"),
            (None, _) if rest.is_empty() => {
                self.tell("plain-which-name", &self.dictionary.named(Word::Sit, "word"))
            }
            (None, _) => self.say("name-bad"),
        }
    }

    /// `bot 3 hard`
    fn bot(&mut self, rest: &str) -> io::Result<()> {
        let (seat, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let level = level.trim();
        let known =
            if level.is_empty() { Some(Level::Medium) } else { read_level(self.texts, level) };
        let Some(known) = known else {
            let names: Vec<String> =
                Level::ALL.iter().map(|level| level.name().to_owned()).collect();
            let args = Args::new().text("found", level).text("levels", self.texts.list(&names));
            return self.tell("plain-which-level", &args);
        };
        self.with_seat(Word::Bot, seat, None, |table, seat| {
            if let Ok(level) = known.name().parse() {
                table.ask(Request::SeatBot { seat, level });
            }
        })
    }

    /// Does something about a seat that is named, or about another one.
    fn with_seat(
        &mut self,
        word: Word,
        text: &str,
        other: Option<Seat>,
        act: impl FnOnce(&mut Table, Seat),
    ) -> io::Result<()> {
        let named = text.parse().ok().and_then(Seat::new);
        match named.or_else(|| other.filter(|_| text.is_empty())) {
            Some(seat) => {
                act(self.table, seat);
                Ok(())
            }
            None => self.tell("plain-which-seat", &self.dictionary.named(word, "word")),
        }
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        let text = self.texts.say(id);
        self.line(&text)
    }

    fn tell(&mut self, id: &str, args: &Args) -> io::Result<()> {
        let text = self.texts.tell(id, args);
        self.line(&text)
    }
}

/// A level by its name in English, or as it is called here.
fn read_level(texts: &Texts, text: &str) -> Option<Level> {
    let is_named = |level: &Level| texts.say(bot_name(*level)).eq_ignore_ascii_case(text);
    text.parse().ok().or_else(|| Level::ALL.into_iter().find(is_named))
}
