//! Answering what is typed.

use super::line::{Line, read_line};
use super::{Leave, Talk, Word};
use crate::game::{Thinking, refusal};
use azulejo_protocol::Refusal;
use azulejo_rules::{FactoryKind, Line as PatternLine, Move, MoveKind, Players, Seat, WallSide};
use azulejo_view::Args;
use azulejo_view::entry::{CommandError, read_command};
use std::io::{self, BufRead};

impl Talk<'_> {
    /// Answers a line; somebody who answers back is read from the input.
    pub(super) fn answer(
        &mut self,
        text: &str,
        input: &mut dyn BufRead,
    ) -> io::Result<Option<Leave>> {
        if text.is_empty() {
            // Whoever says nothing hears again whose turn it is.
            self.told = None;
            return Ok(None);
        }
        let Some((word, rest)) = self.dictionary.read(text) else {
            self.play_typed(text)?;
            return Ok(None);
        };
        if !rest.is_empty() && !word.takes_more() {
            self.tell("plain-not-needed", &self.dictionary.named(word, "word"))?;
            return Ok(None);
        }
        if word == Word::Quit {
            return Ok(Some(Leave::Quit));
        }
        if !word.is_of_game(self.game.online().is_some()) {
            self.say("refused")?;
            return Ok(None);
        }
        self.obey(word, rest, input)?;
        Ok(None)
    }

    fn obey(&mut self, word: Word, rest: &str, input: &mut dyn BufRead) -> io::Result<()> {
        match word {
            Word::Help => self.help(),
            Word::Table => self.describe_offer(),
            Word::Board => self.board(rest),
            Word::Score => self.describe_score(),
            Word::Moves => self.describe_moves(),
            Word::Why => self.why(rest),
            Word::Log => self.log(rest),
            Word::Gold => self.describe_gold(),
            Word::Hint => self.hint(),
            Word::Undo => {
                let undone = self.game.undo();
                self.or_refuse(undone)
            }
            Word::Go => self.go_on(),
            Word::Resign => self.resign(input),
            Word::Abort => {
                let aborted = self.game.abort();
                self.or_refuse(aborted)
            }
            Word::Rematch => {
                let again = self.game.rematch();
                self.or_refuse(again)
            }
            Word::Say | Word::Mute | Word::Link | Word::Fair => self.obey_there(word, rest),
            // They have been answered.
            Word::Quit
            | Word::Sit
            | Word::Ready
            | Word::Begin
            | Word::Bot
            | Word::Remove
            | Word::Up => Ok(()),
        }
    }

    pub(super) fn or_refuse(&mut self, answer: Result<(), Refusal>) -> io::Result<()> {
        let Err(why) = answer else { return Ok(()) };
        let told = refusal(self.texts, self.game.table(), &why);
        self.line(&told)
    }

    /// A move, or what is no move.
    fn play_typed(&mut self, text: &str) -> io::Result<()> {
        if self.person_to_move().is_none() {
            return self.refuse_turn();
        }
        match read_command(self.game.table().position(), text) {
            Ok(mv) => {
                let played = self.game.play(&[mv]);
                self.or_refuse(played)
            }
            Err(error) => self.refuse_typed(&error),
        }
    }

    fn refuse_typed(&mut self, error: &CommandError) -> io::Result<()> {
        let told = self.narrated(|narrator| narrator.why_not_typed(error));
        self.line(&told)?;
        if matches!(error, CommandError::Unreadable(_)) {
            self.tell("plain-try-help", &self.dictionary.named(Word::Help, "help"))?;
        }
        Ok(())
    }

    /// Nobody at this terminal is to move.
    fn refuse_turn(&mut self) -> io::Result<()> {
        let is_over = self.game.table().end().is_some();
        self.say(if is_over { "refused-over" } else { "refused-turn" })
    }

    fn person_to_move(&self) -> Option<Seat> {
        self.game.table().to_move().filter(|&seat| self.is_here(seat))
    }

    /// Whether a person at a seat plays at this terminal.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.game.table().is_person(seat) && self.game.viewer().acts_for(seat)
    }

    /// The people who play at this terminal.
    pub(super) fn people_here(&self) -> impl Iterator<Item = Seat> {
        self.game.table().people().filter(|&seat| self.is_here(seat))
    }

    fn help(&mut self) -> io::Result<()> {
        let rules = self.game.table().options().rules;
        self.say("help-take")?;
        if rules.factories != FactoryKind::Plain {
            self.say("help-spread")?;
        }
        if rules.wall == WallSide::Free {
            self.say("help-place")?;
        }
        self.describe_letters()?;
        let is_online = self.game.online().is_some();
        for word in Word::ALL.into_iter().filter(|word| word.is_of_game(is_online)) {
            let told = self.dictionary.explained(word);
            self.line(&told)?;
        }
        Ok(())
    }

    /// The board at a seat, else of whoever is to move.
    fn board(&mut self, rest: &str) -> io::Result<()> {
        let table = self.game.table();
        let rules = table.options().rules;
        let own = self.person_to_move().or_else(|| self.people_here().next());
        if rest.is_empty() {
            return self.describe_board(own.unwrap_or(Seat::ALL[0]));
        }
        let number = rest.parse().ok().and_then(Seat::new);
        match number.filter(|&seat| rules.has_seat(seat)) {
            Some(seat) => self.describe_board(seat),
            None => {
                let args = Args::new().text("seat", rest);
                let count = rules.players.count() as u32;
                self.tell("plain-no-seat", &args.number("count", count))
            }
        }
    }

    fn log(&mut self, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            return self.describe_log(None);
        }
        match rest.parse() {
            Ok(last) => self.describe_log(Some(last)),
            Err(_) => self.tell("plain-which-number", &Args::new().text("found", rest)),
        }
    }

    /// What a move would bring, or why it can't be played; a source and a color for all lines and the floor.
    fn why(&mut self, rest: &str) -> io::Result<()> {
        if rest.is_empty() {
            return self.tell("plain-which-move", &self.dictionary.named(Word::Why, "word"));
        }
        let pos = self.game.table().position().clone();
        match read_command(&pos, rest) {
            Ok(mv) => {
                let told = self.foreseen(&pos, mv);
                self.line(&told)
            }
            Err(error @ CommandError::Illegal(_)) => self.refuse_typed(&error),
            Err(error) => match every_way(rest) {
                None => self.refuse_typed(&error),
                Some(moves) => moves.into_iter().try_for_each(|mv| self.why_here(mv)),
            },
        }
    }

    /// One of the ways in which a color can be taken from a source.
    fn why_here(&mut self, mv: Move) -> io::Result<()> {
        let pos = self.game.table().position().clone();
        // Where the rest has to be split, any way of splitting it brings the same.
        let legal = pos.legal_moves().iter().copied().find(|legal| is_alike(*legal, mv));
        let told = self.foreseen(&pos, legal.unwrap_or(mv));
        self.line(&format!("{mv}: {told}"))
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(seat) = self.person_to_move() else { return self.refuse_turn() };
        if self.game.hint().is_none() {
            self.say("turn-hint")?;
            self.out.flush()?;
            self.game.ask_hint();
        }
        while self.game.thinking() == Thinking::Hint(seat) {
            self.game.wait();
        }
        // If there is none, a notice says so.
        let Some(hint) = self.game.hint().cloned() else { return Ok(()) };
        let Some(expected) = hint.expected.get(seat.index()) else { return Ok(()) };
        let pos = self.game.table().position();
        let told = self.narrated(|narrator| {
            narrator.hint_expecting(pos, hint.mv, expected.points, expected.chance)
        });
        self.line(&format!("{}. {told}", hint.mv))
    }

    fn go_on(&mut self) -> io::Result<()> {
        if !matches!(self.game.thinking(), Thinking::Stopped(_)) {
            return self.say("plain-nobody-waits");
        }
        self.game.go_on();
        Ok(())
    }

    /// Asks first.
    fn resign(&mut self, input: &mut dyn BufRead) -> io::Result<()> {
        let table = self.game.table();
        let Some(seat) = self.person_to_move().or_else(|| self.people_here().next()) else {
            return self.refuse_turn();
        };
        if table.end().is_some() {
            return self.say("refused-over");
        }
        let is_duel = table.options().rules.players == Players::Two;
        let id = if is_duel || table.people().count() == 1 { "resign-two" } else { "resign-more" };
        let name = self.names().of(seat).to_owned();
        self.tell(id, &Args::new().text("name", name))?;
        self.tell("plain-offer-again", &self.dictionary.yes_and_no())?;
        self.out.flush()?;
        let Line::Text(text) = read_line(input)? else { return Ok(()) };
        if self.dictionary.yes_or_no(&text) != Some(true) {
            return self.say("plain-nobody-resigns");
        }
        let resigned = self.game.resign(seat);
        self.or_refuse(resigned)
    }
}

/// All destinations of a source and a color such as `3R`; `None` if the text is none.
fn every_way(text: &str) -> Option<Vec<Move>> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let lines = PatternLine::ALL.map(|line| line.number().to_string());
    let ends = lines.into_iter().chain(["F".to_owned()]);
    ends.map(|end| format!("{text}{end}").parse().ok()).collect()
}

/// Whether two takes differ only in how the rest is split.
fn is_alike(one: Move, other: Move) -> bool {
    match (one.kind(), other.kind()) {
        (MoveKind::Take(one), MoveKind::Take(other)) => {
            (one.source, one.tile, one.to) == (other.source, other.tile, other.to)
        }
        _ => false,
    }
}
