//! What lies on the desk of whoever plays: what has been shown, what is selected, what is open.

use super::Wish;
use super::act::Act;
use super::command::Command;
use super::panel::Panel;
use super::show::Queue;
use crate::canvas::Hit;
use crate::game::{Game, KeepError, Notice, Thinking, refusal};
use crate::input::{Input, Key};
use crate::screen::Stage;
use crate::screens::online::Talk;
use azulejo_protocol::Mirror;
use azulejo_rules::Seat;
use azulejo_view::entry::{Typed, read_key};
use azulejo_view::scene::Pointed;
use azulejo_view::stage::{Stage as Moment, large_board};
use azulejo_view::story::Chronicle;
use azulejo_view::{Args, Entry, Names, Narrator, Press};

/// What lies on the desk of whoever plays.
#[derive(Debug)]
pub(super) struct Desk {
    /// The table as far as it has been shown.
    pub(super) shown: Mirror,
    /// What of it is on the screen.
    pub(super) moment: Moment,
    /// What happened and has not been shown.
    pub(super) queue: Queue,
    /// The move in the making.
    pub(super) entry: Entry,
    /// What the pointer is on.
    pub(super) pointed: Pointed,
    /// Whose board is the large one, unless somebody wants to see another.
    pub(super) large: Seat,
    /// Whose board somebody wants to see instead.
    pub(super) near: Option<Seat>,
    /// What lies over the table.
    pub(super) panel: Option<Panel>,
    /// What has to be said instead of what is to be done.
    pub(super) notice: Option<String>,
    /// What is being typed.
    pub(super) command: Option<Command>,
    /// The game in sentences, as far as they have been told.
    pub(super) chronicle: Option<Chronicle>,
    /// The turn for which a hint was told.
    pub(super) hinted: Option<u32>,
    /// What is said at a table of a server, while somebody talks.
    pub(super) talk: Option<Talk>,
    /// The turn for which the bell was rung.
    pub(super) rung: Option<u32>,
}

impl Desk {
    /// The desk of a game that begins or goes on.
    pub(super) fn of(game: &mut Game) -> Desk {
        let news = game.take_news();
        // What begins now is shown from its beginning.
        let first = news.first();
        let shown = first.map(|news| news.before.as_ref().unwrap_or(&news.after));
        let shown = shown.unwrap_or(game.table()).clone();
        let mut queue = Queue::default();
        queue.take_in(news);
        Desk {
            entry: Entry::begin(shown.position()),
            large: large_board(&shown, game.viewer(), None),
            shown,
            moment: Moment::Now,
            queue,
            pointed: Pointed::Nothing,
            near: None,
            panel: None,
            notice: None,
            command: None,
            chronicle: None,
            hinted: None,
            talk: None,
            rung: None,
        }
    }

    /// Whether everything that happened has been shown.
    pub(super) fn is_settled(&self) -> bool {
        self.queue.is_empty()
    }

    /// Whether somebody at this terminal is to move now.
    pub(super) fn may_act(&self, game: &Game) -> bool {
        let is_here = |seat: Seat| self.shown.is_person(seat) && game.viewer().acts_for(seat);
        let is_free = self.is_settled() && self.shown.end().is_none() && !game.is_asked();
        is_free && self.shown.to_move().is_some_and(is_here)
    }

    /// What the narrator says with the names of this table.
    pub(super) fn narrated<T>(&self, stage: &Stage, say: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let names = Names::of_table(&stage.texts, &self.shown);
        say(&Narrator::new(&stage.texts, &names))
    }

    /// Says something instead of what is to be done.
    pub(super) fn note(&mut self, text: impl Into<String>) {
        self.notice = Some(text.into());
    }

    /// Looks at what other threads have done, and does what is due.
    pub(super) fn poll(&mut self, game: &mut Game, stage: &Stage) -> Wish {
        game.poll();
        self.take_in(game, stage);
        for notice in game.take_notices() {
            self.tell_notice(stage, &notice);
        }
        self.tell_hint(game, stage);
        self.ring(game);
        self.finish_wish()
    }

    /// The game is over and everything has been seen of it.
    pub(super) fn finish_wish(&self) -> Wish {
        let is_over = self.shown.end().is_some() && self.is_settled() && self.panel.is_none();
        if is_over { Wish::Result } else { Wish::Stay }
    }

    fn tell_notice(&mut self, stage: &Stage, notice: &Notice) {
        let texts = &stage.texts;
        match notice {
            Notice::NotSaved(KeepError::Elsewhere { .. }) => {
                self.note(texts.say("plain-elsewhere"));
            }
            Notice::NotSaved(why) => {
                let args = Args::new().text("why", why.to_string());
                self.note(texts.tell("plain-save-failed", &args));
            }
            // The screen of the result tells it.
            Notice::Recorded(_) => {}
            Notice::BotFailed(_) => self.note(texts.say("bot-failed")),
            Notice::NoHint => self.note(texts.say("hint-failed")),
            Notice::Refused(why) => self.note(refusal(texts, &self.shown, why)),
        }
    }

    /// Says a hint once it is found.
    fn tell_hint(&mut self, game: &Game, stage: &Stage) {
        let turn = self.shown.turn();
        let Some(hint) = game.hint().filter(|_| self.is_settled() && self.hinted != Some(turn))
        else {
            return;
        };
        self.hinted = Some(turn);
        let pos = self.shown.position();
        let told = self.narrated(stage, |narrator| match hint.expected.get(hint.seat.index()) {
            Some(expected) => {
                narrator.hint_expecting(pos, hint.mv, expected.points, expected.chance)
            }
            None => narrator.hint(pos, hint.mv),
        });
        self.note(told);
    }

    /// Somebody does something.
    pub(super) fn hear(&mut self, game: &mut Game, stage: &Stage, input: Input) -> Wish {
        if self.talk.is_some() {
            return self.hear_talk(game, stage, &input);
        }
        if self.command.is_some() {
            return self.hear_command(game, stage, input);
        }
        if self.panel.is_some() {
            return self.hear_panel(game, stage, &input);
        }
        match input {
            Input::Key(key) => self.hear_key(game, stage, key),
            Input::Click(hit) => self.hear_click(game, stage, hit),
            Input::Point(hit) => {
                self.pointed = pointed(hit);
                Wish::Stay
            }
            Input::Scroll(rows) => {
                self.step(if rows < 0 { -1 } else { 1 });
                Wish::Stay
            }
            Input::Paste(text) => {
                self.command = Some(Command::of(&text));
                Wish::Stay
            }
        }
    }

    fn hear_key(&mut self, game: &mut Game, stage: &Stage, key: Key) -> Wish {
        if self.queue.is_moving() {
            self.finish(game, stage);
            if key == Key::Char(' ') {
                return self.finish_wish();
            }
        }
        if let Some(act) = Act::of_key(key).filter(|_| !self.is_typed(key)) {
            return self.act(game, stage, act);
        }
        match key.for_entry().and_then(|key| read_key(self.entry.selection(), key)) {
            Some(Typed::Press(press)) => self.press(game, stage, press),
            Some(Typed::Undo) => self.act(game, stage, Act::Undo),
            Some(Typed::Hint) => self.act(game, stage, Act::Hint),
            Some(Typed::Help) => self.act(game, stage, Act::Help),
            None => Wish::Stay,
        }
    }

    /// Whether a key is part of a move in the making.
    fn is_typed(&self, key: Key) -> bool {
        let typed = key.for_entry().and_then(|key| read_key(self.entry.selection(), key));
        let is_steering = matches!(key, Key::Escape | Key::Enter | Key::Backspace);
        typed.is_some() && !(is_steering && matches!(self.moment, Moment::Past(_)))
    }

    fn hear_click(&mut self, game: &mut Game, stage: &Stage, hit: Option<Hit>) -> Wish {
        if self.queue.is_moving() {
            self.finish(game, stage);
            return self.finish_wish();
        }
        match hit {
            Some(Hit::Press(press)) => self.press(game, stage, press),
            Some(Hit::Board(seat)) => {
                self.near = Some(seat).filter(|seat| self.near != Some(*seat));
                Wish::Stay
            }
            Some(Hit::Gold(factory)) => {
                let kinds =
                    self.shown.position().rules().circle().zip(self.shown.position().discs());
                let effect = kinds.into_iter().find(|(found, _)| *found == factory);
                if let Some(effect) = effect.and_then(|(_, disc)| disc.effect()) {
                    let told = self.narrated(stage, |narrator| narrator.effect_rule(effect));
                    self.note(told);
                }
                Wish::Stay
            }
            Some(Hit::Key(_) | Hit::Row(_) | Hit::Sheet) => Wish::Stay,
            // Beside everything.
            None => self.press(game, stage, Press::Cancel),
        }
    }

    /// Whether somebody thinks whom one may stop.
    pub(super) fn is_thinking(game: &Game) -> bool {
        matches!(game.thinking(), Thinking::Bot(_) | Thinking::Hint(_))
    }
}

/// What of a move the pointer is on.
fn pointed(hit: Option<Hit>) -> Pointed {
    match hit {
        Some(Hit::Press(Press::Destination(to))) => Pointed::Destination(to),
        Some(Hit::Press(Press::Column(line, column))) => Pointed::Column(line, column),
        _ => Pointed::Nothing,
    }
}
