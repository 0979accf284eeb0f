//! The game line by line, for screen readers and pipes: the same sentences as everywhere, moves typed in, no escape
//! codes.
//!
//! What is said is a line each; what is typed is a move such as `3R2`, or one of the [words](Word) in the player's
//! language or in English. When the input ends the game is kept as it is.

mod answer;
mod begin;
mod describe;
mod ears;
mod line;
mod room;
mod there;
mod word;

pub(crate) use crate::game::{Game, KeepError, Notice, Thinking, refusal, sentences};
use azulejo_protocol::{Change, News};
use azulejo_view::{Args, Entry, Names, Narrator, Scene, SceneOptions, Texts};
pub use begin::{BeginError, Wish, begin};
pub use ears::Ears;
use line::{Line, read_line};
use std::io::{self, BufRead, Write};
pub use there::play_there;
pub(crate) use word::Dictionary;
pub use word::Word;

/// How a game at this terminal ended for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Somebody said so.
    Quit,
    /// The input has ended.
    InputEnded,
}

/// Plays until somebody leaves or the input ends. `command` is what goes on with the game, to be told at the end.
///
/// # Errors
///
/// If the input can't be read or the output can't be written; the game is saved as far as it has come.
pub fn play(
    game: &mut Game,
    texts: &Texts,
    command: &str,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> io::Result<Leave> {
    let dictionary = Dictionary::of(texts);
    let mut talk = Talk {
        game,
        texts,
        dictionary: &dictionary,
        out,
        told: None,
        company: there::Company::default(),
    };
    talk.tell("plain-welcome", &dictionary.named(Word::Help, "help"))?;
    let leave = talk.converse(input)?;
    talk.close(leave, command)?;
    Ok(leave)
}

/// A conversation about a game.
struct Talk<'a> {
    game: &'a mut Game,
    texts: &'a Texts,
    dictionary: &'a Dictionary,
    out: &'a mut dyn Write,
    /// The turn for which was told what is to be done, and whether the game was over.
    told: Option<(u32, bool)>,
    /// What was told of the others at a table of a server.
    company: there::Company,
}

impl Talk<'_> {
    fn converse(&mut self, input: &mut dyn BufRead) -> io::Result<Leave> {
        self.begin()?;
        loop {
            self.catch_up()?;
            self.prompt()?;
            self.out.flush()?;
            let leave = match read_line(input)? {
                Line::Text(text) => self.answer(&text, input)?,
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

    /// Where the game stands, if it did not begin just now.
    fn begin(&mut self) -> io::Result<()> {
        let news = self.game.take_news();
        let is_new = news.iter().any(|item| item.change == Change::Opened);
        if !is_new {
            let args = Args::new().number("round", self.game.table().position().round());
            self.tell("plain-goes-on", &args)?;
            self.describe_offer()?;
        }
        self.tell_news(&news)
    }

    /// Tells what happened, until nothing more happens by itself.
    fn catch_up(&mut self) -> io::Result<()> {
        loop {
            let news = self.game.take_news();
            self.tell_news(&news)?;
            for notice in self.game.take_notices() {
                self.tell_notice(&notice)?;
            }
            if !self.game.is_busy() {
                return Ok(());
            }
            self.out.flush()?;
            self.game.wait();
        }
    }

    fn tell_news(&mut self, news: &[News]) -> io::Result<()> {
        for item in news {
            for sentence in sentences(self.texts, item) {
                self.line(&sentence)?;
            }
            if matches!(item.change, Change::Dealt(_)) {
                self.describe_discs(item.after.position())?;
            }
        }
        Ok(())
    }

    fn tell_notice(&mut self, notice: &Notice) -> io::Result<()> {
        match notice {
            Notice::NotSaved(KeepError::Elsewhere { .. }) => self.say("plain-elsewhere"),
            Notice::NotSaved(why) => {
                self.tell("plain-save-failed", &Args::new().text("why", shown(&why.to_string())))
            }
            Notice::Recorded(path) => {
                let path = shown(&path.display().to_string());
                self.tell("plain-recorded", &Args::new().text("path", path))
            }
            Notice::BotFailed(_) => self.say("bot-failed"),
            Notice::NoHint => self.say("hint-failed"),
            Notice::Refused(why) => {
                let told = refusal(self.texts, self.game.table(), why);
                self.line(&told)
            }
        }
    }

    /// Whose turn it is, once a turn, and what may be said after the game.
    fn prompt(&mut self) -> io::Result<()> {
        let table = self.game.table();
        let turn = (table.turn(), table.end().is_some());
        if self.told.replace(turn) == Some(turn) {
            return Ok(());
        }
        let table = self.game.table();
        if table.end().is_some() {
            let args = self.dictionary.named(Word::Rematch, "rematch");
            let quit = self.dictionary.first(Word::Quit);
            return self.tell("plain-over", &args.text("quit", quit));
        }
        if matches!(self.game.thinking(), Thinking::Stopped(_)) {
            return Ok(());
        }
        let pos = table.position();
        let own = SceneOptions::own_seats(self.people_here());
        let scene = Scene::of(pos, &Entry::begin(pos), &own);
        let status = self.narrated(|narrator| narrator.status(&scene));
        self.line(&status)?;
        self.describe_choices()
    }

    /// What is told last: where the game is.
    fn close(&mut self, leave: Leave, command: &str) -> io::Result<()> {
        if leave == Leave::InputEnded {
            self.say("plain-input-ends")?;
        }
        // What is over is a record, and needs no going on.
        if self.game.table().end().is_none() {
            if self.game.is_saved() {
                self.tell("plain-saved", &Args::new().text("command", command))?;
            } else {
                self.say("plain-unsaved")?;
            }
        }
        self.say("plain-goodbye")?;
        self.out.flush()
    }

    fn names(&self) -> Names {
        Names::of_table(self.texts, self.game.table())
    }

    /// What the narrator says about the table as it is.
    fn narrated<T>(&self, say: impl FnOnce(&Narrator<'_>) -> T) -> T {
        say(&Narrator::new(self.texts, &self.names()))
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

/// A text from outside without anything that would do something to a terminal.
fn shown(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
