//! A game at a table of a server, line by line: what it has beyond others.

use super::ears::{Attend, Ears};
use super::line::{Line, read_line};
use super::room::Room;
use super::{Dictionary, Leave, Talk, Word, shown};
use crate::game::{Game, Ground};
use crate::online::{LineState, Table};
use azulejo_protocol::{ChatScope, ChatText, Preset, Request, Viewer, Words};
use azulejo_rules::Seat;
use azulejo_view::hosted::{preset_name, time_left, wishes};
use azulejo_view::story::refusal_message;
use azulejo_view::{Args, Texts};
use std::io::{self, Write};

/// Plays at a table of a server until somebody leaves or the input ends. `command` is what brings somebody back, to be
/// told at the end.
///
/// # Errors
///
/// If the input can't be read or the output can't be written.
pub fn play_there(
    mut table: Table,
    ground: Ground,
    texts: &Texts,
    command: &str,
    ears: &mut Ears,
    out: &mut dyn Write,
) -> io::Result<Leave> {
    let dictionary = Dictionary::of(texts);
    writeln!(out, "{}", texts.tell("plain-welcome", &dictionary.named(Word::Help, "help")))?;
    if let Some(leave) = Room::new(&mut table, texts, &dictionary, out).converse(ears)? {
        let is_seated = table.own_seat().is_some();
        close(texts, leave, is_seated.then_some(command), out)?;
        return Ok(leave);
    }
    let Ok(mut game) = Game::there(ground, table) else { return Ok(Leave::Quit) };
    let company = Company::default();
    let mut talk =
        Talk { game: &mut game, texts, dictionary: &dictionary, out, told: None, company };
    let leave = talk.converse_there(ears)?;
    let is_playing = talk.people_here().next().is_some() && talk.game.table().end().is_none();
    close(texts, leave, is_playing.then_some(command), out)?;
    Ok(leave)
}

/// What is told last: that the seat is kept.
fn close(
    texts: &Texts,
    leave: Leave,
    command: Option<&str>,
    out: &mut dyn Write,
) -> io::Result<()> {
    if leave == Leave::InputEnded {
        writeln!(out, "{}", texts.say("plain-input-ends"))?;
    }
    if let Some(command) = command {
        writeln!(out, "{}", texts.tell("plain-seat-kept", &Args::new().text("command", command)))?;
    }
    writeln!(out, "{}", texts.say("plain-goodbye"))?;
    out.flush()
}

/// What was told of the others at a table of a server.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Company {
    line: LineState,
    said: Said,
    /// The takeback that was told of.
    takeback: Option<u32>,
    rematch: Viewer,
    away: Viewer,
    /// The game whose bag was asked about before its secret was known.
    fair: Option<u32>,
}

/// How much of what was said was told.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Said(u32);

impl Said {
    /// What was said since, each in a line.
    pub(super) fn news(&mut self, texts: &Texts, table: &mut Table) -> Vec<String> {
        let last = self.0;
        let news = table.said().filter(|said| said.number > last);
        let told =
            news.map(|said| (said.number, shown(&format!("{}: {}", said.name, said.told(texts)))));
        let told: Vec<(u32, String)> = told.collect();
        self.0 = told.last().map_or(last, |(number, _)| *number);
        table.read_all();
        told.into_iter().map(|(_, told)| told).collect()
    }
}

impl Talk<'_> {
    fn converse_there(&mut self, ears: &mut Ears) -> io::Result<Leave> {
        self.begin()?;
        loop {
            self.game.poll();
            self.catch_up()?;
            self.tell_company()?;
            self.prompt()?;
            self.out.flush()?;
            let is_told = match self.game.online() {
                Some(table) => ears.let_tell(table)?,
                None => false,
            };
            if is_told || ears.attend(None)? == Attend::Other {
                continue;
            }
            let leave = match read_line(ears)? {
                Line::Text(text) if self.answer_takeback(&text)? => None,
                Line::Text(text) => self.answer(&text, ears)?,
                Line::TooLong => {
                    self.say("plain-too-long")?;
                    None
                }
                Line::End => Some(Leave::InputEnded),
            };
            if let Some(leave) = leave {
                return Ok(leave);
            }
        }
    }

    /// Tells what is new beside the game: the line, words, who is away, what is asked.
    fn tell_company(&mut self) -> io::Result<()> {
        self.tell_line()?;
        let (texts, mut said) = (self.texts, self.company.said);
        let heard = self.game.online_mut().map(|table| said.news(texts, table));
        self.company.said = said;
        for told in heard.unwrap_or_default() {
            self.line(&told)?;
        }
        self.tell_away()?;
        self.tell_takeback()?;
        self.tell_fairness()?;
        let (table, viewer) = (self.game.table(), self.game.viewer());
        if table.rematch() != self.company.rematch {
            let wished = wishes(self.texts, table, viewer);
            self.company.rematch = table.rematch();
            wished.iter().try_for_each(|told| self.line(told))?;
        }
        Ok(())
    }

    fn tell_line(&mut self) -> io::Result<()> {
        let now = self.game.online().map_or(LineState::Live, Table::line);
        let before = std::mem::replace(&mut self.company.line, now);
        match (before, now) {
            (before, now) if before == now => Ok(()),
            (_, LineState::Waiting) => self.say("online-reconnecting"),
            (_, LineState::Lost(_)) => self.say("online-no-table"),
            (LineState::Waiting, LineState::Live) => self.say("plain-line-back"),
            _ => Ok(()),
        }
    }

    fn tell_away(&mut self) -> io::Result<()> {
        let Some(table) = self.game.online() else { return Ok(()) };
        let people = self.game.table().people();
        let away = Viewer::of(people.filter(|&seat| !table.is_present(seat)));
        let before = std::mem::replace(&mut self.company.away, away);
        for seat in away.seats().filter(|&seat| !before.acts_for(seat)) {
            let told = format!("{}: {}", self.names().of(seat), self.texts.say("chair-away"));
            self.line(&told)?;
        }
        Ok(())
    }

    /// Answers what was asked about the bag as soon as it can be.
    fn tell_fairness(&mut self) -> io::Result<()> {
        let Some(game) = self.company.fair else { return Ok(()) };
        let told = self.game.online().and_then(|table| table.fairness(self.texts, game));
        let Some(told) = told else { return Ok(()) };
        self.company.fair = None;
        self.line(&told)
    }

    fn tell_takeback(&mut self) -> io::Result<()> {
        let offer = self.game.table().takeback();
        let number = offer.map(|offer| offer.number);
        if number == std::mem::replace(&mut self.company.takeback, number) {
            return Ok(());
        }
        let Some(offer) = offer else { return Ok(()) };
        let name = self.names().of(offer.seat).to_owned();
        if self.game.viewer().acts_for(offer.seat) {
            return self.say("takeback-waits");
        }
        self.tell("takeback-asked", &Args::new().text("name", name))?;
        match self.answering() {
            Some(_) => self.tell("plain-offer-again", &self.dictionary.yes_and_no()),
            None => Ok(()),
        }
    }

    /// The seat here that may answer the takeback that is asked for, or withdraw it.
    fn answering(&self) -> Option<(Seat, u32)> {
        let offer = self.game.table().takeback()?;
        let viewer = self.game.viewer();
        let may_answer = |seat: &Seat| viewer.acts_for(*seat) && !offer.agreed.acts_for(*seat);
        let seat = Some(offer.seat).filter(|&seat| viewer.acts_for(seat));
        let seat = seat.or_else(|| self.game.table().people().find(may_answer))?;
        Some((seat, offer.number))
    }

    /// Whether a line answers a takeback; then it is answered.
    fn answer_takeback(&mut self, text: &str) -> io::Result<bool> {
        let Some((seat, offer)) = self.answering() else { return Ok(false) };
        let Some(agree) = self.dictionary.yes_or_no(text) else { return Ok(false) };
        let answered = self.game.request(Request::AnswerTakeback { seat, offer, agree });
        self.or_refuse(answered)?;
        Ok(true)
    }

    /// What has to do with the others.
    pub(super) fn obey_there(&mut self, word: Word, rest: &str) -> io::Result<()> {
        let number = self.game.table().game_number();
        let texts = self.texts;
        let Some(table) = self.game.online_mut() else { return Ok(()) };
        let told = match word {
            Word::Say => speak(texts, table, rest),
            Word::Link => told_links(texts, table),
            Word::Fair => {
                let told = table.fairness(texts, number);
                self.company.fair = told.is_none().then_some(number);
                vec![told.unwrap_or_else(|| texts.say("fair-open"))]
            }
            _ => match rest.parse().ok().and_then(Seat::new) {
                Some(seat) => {
                    table.mute(seat);
                    Vec::new()
                }
                None => vec![texts.tell("plain-which-seat", &self.dictionary.named(word, "word"))],
            },
        };
        told.iter().try_for_each(|told| self.line(told))
    }

    /// How much time the people here have left.
    pub(super) fn describe_clocks(&mut self) -> io::Result<()> {
        let Some(table) = self.game.online() else { return Ok(()) };
        let (clocks, now) = (self.game.table().clocks(), table.now());
        let left =
            self.game.table().people().filter_map(|seat| Some((seat, clocks.left(seat, now)?)));
        let told: Vec<String> = left
            .map(|(seat, left)| {
                let args = Args::new().text("time", time_left(self.texts, left));
                format!("{}: {}", self.names().of(seat), self.texts.tell("clock-label", &args))
            })
            .collect();
        told.iter().try_for_each(|told| self.line(told))
    }
}

/// Says something; what is told back: the set phrases, or why it can't be said.
pub(super) fn speak(texts: &Texts, table: &Table, text: &str) -> Vec<String> {
    let numbered = Preset::ALL.into_iter().zip(1..);
    if text.is_empty() {
        let phrase = |(preset, number): (Preset, usize)| {
            format!("{number}: {}", texts.say(preset_name(preset)))
        };
        return if table.chat() == ChatScope::Off {
            vec![texts.say("refused")]
        } else {
            numbered.map(phrase).collect()
        };
    }
    let preset = text.parse().ok().and_then(|number: usize| {
        numbered.into_iter().find(|(_, known)| *known == number).map(|(preset, _)| preset)
    });
    let words = match (preset, ChatText::tidy(text)) {
        (Some(preset), _) => Words::Preset(preset),
        (None, Ok(text)) => Words::Text(text),
        (None, Err(_)) => return vec![texts.say("chat-bad")],
    };
    let said = table.say(words);
    said.err().map(|why| texts.say(refusal_message(&why))).into_iter().collect()
}

/// How others get to a table, each way in a line.
pub(super) fn told_links(texts: &Texts, table: &Table) -> Vec<String> {
    let link = table.invitation().map(|link| format!("{}: {link}", texts.say("invite-link")));
    let code = table.code().map(|code| format!("{} {}", texts.say("invite-code"), code.as_str()));
    let watch = table.watch_link().map(|link| format!("{}: {link}", texts.say("invite-watch")));
    [link, code, watch].into_iter().flatten().collect()
}
