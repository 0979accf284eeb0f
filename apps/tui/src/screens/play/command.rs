//! The command line: a move, or a word for what has a key.

use super::Wish;
use super::act::Act;
use super::desk::Desk;
use super::panel::Panel;
use crate::game::{Game, foreseen};
use crate::input::{Input, Key};
use crate::plain::{Dictionary, Word};
use crate::screen::Stage;
use azulejo_view::Args;
use azulejo_view::entry::read_command;
use azulejo_view::stage::Stage as Moment;

/// The longest text that can be typed.
const LONGEST: usize = 60;

/// What is being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Command {
    text: String,
}

impl Command {
    /// Something that was pasted.
    pub(super) fn of(text: &str) -> Command {
        let mut command = Command::default();
        command.add(text);
        command
    }

    /// What has been typed so far.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    fn add(&mut self, text: &str) {
        let letters =
            text.chars().take_while(|letter| *letter != '\n').filter(|letter| !letter.is_control());
        for letter in letters {
            if self.text.chars().count() < LONGEST {
                self.text.push(letter);
            }
        }
    }
}

impl Desk {
    pub(super) fn hear_command(&mut self, game: &mut Game, stage: &Stage, input: Input) -> Wish {
        let Some(command) = &mut self.command else { return Wish::Stay };
        match input {
            Input::Key(Key::Char(letter)) => command.add(letter.encode_utf8(&mut [0; 4])),
            Input::Key(Key::Ctrl('u')) => command.text.clear(),
            Input::Key(Key::Backspace) => {
                if command.text.pop().is_none() {
                    self.command = None;
                }
            }
            Input::Paste(text) => command.add(&text),
            Input::Key(Key::Enter) => return self.run_command(game, stage),
            Input::Key(Key::Escape) | Input::Click(_) => self.command = None,
            Input::Key(_) | Input::Point(_) | Input::Scroll(_) => {}
        }
        Wish::Stay
    }

    fn run_command(&mut self, game: &mut Game, stage: &Stage) -> Wish {
        let Some(command) = self.command.take() else { return Wish::Stay };
        let text = command.text().trim();
        if text.is_empty() {
            return Wish::Stay;
        }
        self.moment = Moment::Now;
        self.finish(game, stage);
        match Dictionary::of(&stage.texts).read(text) {
            Some((word, rest)) => self.obey(game, stage, word, rest),
            None => {
                self.play_typed(game, stage, text);
                self.finish_wish()
            }
        }
    }

    fn play_typed(&mut self, game: &mut Game, stage: &Stage, text: &str) {
        if !self.may_act(game) {
            return self.note(stage.texts.say("refused-turn"));
        }
        match read_command(self.shown.position(), text) {
            Ok(mv) => {
                let played = game.play(&[mv]);
                self.settle(game, stage, played);
            }
            Err(error) => {
                let told = self.narrated(stage, |narrator| narrator.why_not_typed(&error));
                self.note(told);
            }
        }
    }

    fn obey(&mut self, game: &mut Game, stage: &Stage, word: Word, rest: &str) -> Wish {
        let act = match word {
            Word::Help => Act::Help,
            Word::Log => Act::Log,
            Word::Gold => Act::Gold,
            Word::Hint => Act::Hint,
            Word::Undo => Act::Undo,
            Word::Go => Act::Think,
            Word::Resign => Act::Resign,
            Word::Abort => Act::Abort,
            Word::Quit => Act::Leave,
            Word::Score => Act::Scoring,
            Word::Board => {
                let seat = rest.parse().ok().and_then(azulejo_rules::Seat::new);
                let rules = self.shown.options().rules;
                self.near = seat.filter(|seat| rules.has_seat(*seat));
                return Wish::Stay;
            }
            Word::Say if game.online().is_some() => {
                self.say_typed(game, stage, rest);
                return Wish::Stay;
            }
            Word::Why => {
                self.why(stage, rest);
                return Wish::Stay;
            }
            // What the table shows anyway, or only another screen can do.
            _ => {
                self.panel = Some(Panel::Keys);
                return Wish::Stay;
            }
        };
        if self.can(game, act) {
            return self.act(game, stage, act);
        }
        self.note(stage.texts.say("refused"));
        Wish::Stay
    }

    /// What a typed move would bring, or why it can't be played.
    fn why(&mut self, stage: &Stage, text: &str) {
        let pos = self.shown.position();
        let told = match read_command(pos, text) {
            Ok(mv) => self.narrated(stage, |narrator| foreseen(&stage.texts, narrator, pos, mv)),
            Err(error) if !text.is_empty() => {
                self.narrated(stage, |narrator| narrator.why_not_typed(&error))
            }
            Err(_) => {
                let word = Dictionary::of(&stage.texts).first(Word::Why).to_owned();
                stage.texts.tell("plain-which-move", &Args::new().text("word", word))
            }
        };
        self.note(told);
    }
}
