//! What can be done at a table besides moving.

use super::Wish;
use super::command::Command;
use super::desk::Desk;
use super::panel::Panel;
use crate::game::{Game, Thinking, refusal};
use crate::input::Key;
use crate::screen::Stage;
use crate::screens::rules::Rules;
use crate::screens::settings::Settings;
use azulejo_protocol::Refusal;
use azulejo_rules::{FactoryKind, Seat};
use azulejo_view::stage::{Stage as Moment, people_here};
use azulejo_view::story::Chronicle;
use azulejo_view::{Answer, Press};

/// What can be done at a table besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Take the last move back.
    Undo,
    /// Show a good move.
    Hint,
    /// Show the keys.
    Help,
    /// Read the game so far.
    Log,
    /// See how the last round was scored.
    Scoring,
    /// See what the gold factories do.
    Gold,
    /// See the next player's board in large.
    Board,
    /// Stop whoever thinks, or let them go on.
    Think,
    /// Type a move or a word.
    Command,
    /// See what else there is.
    Menu,
    /// The step before.
    Earlier,
    /// The step after.
    Later,
    /// The first step.
    First,
    /// Back to the present.
    Now,
    /// Read the rules.
    Rules,
    /// Change how the game is shown.
    Settings,
    /// Call the game off.
    Abort,
    /// Give up.
    Resign,
    /// Leave the table.
    Leave,
    /// Talk, at a table of a server.
    Talk,
    /// Agree that a move is taken back.
    Agree,
    /// Do not agree, or withdraw what one has asked for.
    Decline,
}

impl Act {
    /// What the menu offers, in its order.
    pub(super) const MENU: [Act; 18] = [
        Act::Agree,
        Act::Decline,
        Act::Undo,
        Act::Hint,
        Act::Think,
        Act::Log,
        Act::Scoring,
        Act::Gold,
        Act::Board,
        Act::Talk,
        Act::Earlier,
        Act::Command,
        Act::Help,
        Act::Rules,
        Act::Settings,
        Act::Abort,
        Act::Resign,
        Act::Leave,
    ];

    /// Its key; what is seldom wanted, or can't be taken back, is only in the menu.
    pub(super) const fn key(self) -> Option<Key> {
        Some(match self {
            Act::Undo => Key::Char('u'),
            Act::Hint => Key::Char('h'),
            Act::Help => Key::Char('?'),
            Act::Log => Key::Char('l'),
            Act::Scoring => Key::Char('t'),
            Act::Gold => Key::Char('g'),
            Act::Board => Key::Char('v'),
            Act::Think => Key::Char('s'),
            Act::Command => Key::Char(':'),
            Act::Menu => Key::Char('m'),
            Act::Earlier => Key::Left,
            Act::Later => Key::Right,
            Act::First => Key::Home,
            Act::Now => Key::End,
            Act::Leave => Key::Char('q'),
            Act::Talk => Key::Char('/'),
            Act::Agree => Key::Char('a'),
            Act::Decline => Key::Char('d'),
            Act::Rules | Act::Settings | Act::Abort | Act::Resign => return None,
        })
    }

    /// What a key does.
    pub(super) fn of_key(key: Key) -> Option<Act> {
        let more = [Act::Menu, Act::Later, Act::First, Act::Now];
        let key = match key.latin() {
            Key::Char(letter) => Key::Char(letter.to_ascii_lowercase()),
            Key::PageUp => return Some(Act::Log),
            key => key,
        };
        Act::MENU.into_iter().chain(more).find(|act| act.key() == Some(key))
    }

    /// The message that says what it does.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Act::Undo => "tool-undo",
            Act::Hint => "tool-hint",
            Act::Help => "tool-keys",
            Act::Log => "tool-log",
            Act::Scoring => "act-scoring",
            Act::Gold => "gold-more",
            Act::Board => "act-board",
            Act::Think => "menu-stop",
            Act::Command => "act-command",
            Act::Menu => "menu",
            Act::Earlier | Act::Later | Act::First => "key-arrows",
            Act::Now => "act-now",
            Act::Rules => "tool-rules",
            Act::Settings => "tool-settings",
            Act::Abort => "menu-abort",
            Act::Resign => "menu-resign",
            Act::Leave => "menu-home",
            Act::Talk => "chat",
            Act::Agree => "takeback-agree",
            Act::Decline => "takeback-decline",
        }
    }
}

impl Desk {
    /// Whether something can be done now.
    pub(super) fn can(&self, game: &Game, act: Act) -> bool {
        let (table, viewer) = (game.table(), game.viewer());
        match act {
            Act::Undo => table.can_undo(viewer),
            Act::Hint => game.gives_hints() && self.may_act(game),
            Act::Talk | Act::Agree | Act::Decline => Desk::can_with_others(game, act),
            Act::Think => Desk::is_thinking(game) || is_stopped(game),
            Act::Scoring => self.chronicle.as_ref().is_some_and(|told| told.last_round().is_some()),
            Act::Gold => table.options().rules.factories != FactoryKind::Plain,
            Act::Abort => table.can_abort(viewer),
            Act::Resign => table.can_resign(viewer),
            Act::Earlier => !self.shown.steps().is_empty(),
            _ => true,
        }
    }

    /// Does something.
    pub(super) fn act(&mut self, game: &mut Game, stage: &Stage, act: Act) -> Wish {
        match act {
            Act::Undo => {
                let undone = game.undo();
                self.settle(game, stage, undone);
            }
            Act::Hint => self.ask_hint(game, stage),
            Act::Help => self.panel = Some(Panel::Keys),
            Act::Log => self.panel = Some(Panel::Log { below: 0 }),
            Act::Scoring => {
                let round = self.chronicle.as_ref().and_then(Chronicle::last_round);
                self.panel = round.map(|round| Panel::Scoring { round, above: 0 });
            }
            Act::Gold => {
                if self.can(game, Act::Gold) {
                    self.panel = Some(Panel::Gold);
                }
            }
            Act::Board => self.next_board(),
            Act::Think => think(game),
            Act::Command => self.command = Some(Command::default()),
            Act::Menu => self.panel = Some(Panel::Menu { chosen: 0 }),
            Act::Earlier => self.step(-1),
            Act::Later => self.step(1),
            Act::First => self.look_at(0),
            Act::Now => self.moment = Moment::Now,
            Act::Rules => return Wish::Look(Box::new(Rules::new())),
            Act::Settings => return Wish::Look(Box::new(Settings::new())),
            Act::Abort => {
                let aborted = game.abort();
                self.settle(game, stage, aborted);
            }
            Act::Resign => self.panel = Desk::resigning(game).map(|seat| Panel::Resign { seat }),
            Act::Leave => return Wish::Leave,
            Act::Talk | Act::Agree | Act::Decline => self.act_with_others(game, stage, act),
        }
        self.finish_wish()
    }

    /// Something of a move is pressed.
    pub(super) fn press(&mut self, game: &mut Game, stage: &Stage, press: Press) -> Wish {
        if matches!(self.moment, Moment::Past(_)) {
            self.moment = Moment::Now;
        }
        self.notice = None;
        if press == Press::Cancel {
            self.near = None;
        }
        if !self.may_act(game) {
            if !matches!(press, Press::Cancel | Press::Back | Press::Confirm) {
                let is_over = self.shown.end().is_some();
                self.note(stage.texts.say(if is_over { "refused-over" } else { "refused-turn" }));
            }
            return self.finish_wish();
        }
        match self.entry.press(self.shown.position(), press, stage.settings.confirm) {
            Answer::Nothing | Answer::Changed => {}
            Answer::Refused(why) => {
                let told = self.narrated(stage, |narrator| narrator.why_not(&why));
                self.note(told);
            }
            Answer::Play(moves) => {
                let played = game.play(&moves);
                self.settle(game, stage, played);
            }
        }
        self.finish_wish()
    }

    /// Something was asked of the table: what came of it is shown, or why it was refused.
    pub(super) fn settle(&mut self, game: &mut Game, stage: &Stage, answer: Result<(), Refusal>) {
        self.take_in(game, stage);
        if let Err(why) = answer {
            self.note(refusal(&stage.texts, game.table(), &why));
        }
    }

    fn ask_hint(&mut self, game: &mut Game, stage: &Stage) {
        self.moment = Moment::Now;
        match game.thinking() {
            _ if !game.gives_hints() => self.note(stage.texts.say("refused")),
            Thinking::Hint(_) => game.stop(),
            Thinking::Nobody if self.may_act(game) => {
                self.hinted = None;
                if game.hint().is_none() {
                    game.ask_hint();
                }
            }
            _ => self.note(stage.texts.say("refused-turn")),
        }
    }

    /// Who would give up: whoever of this terminal is to move, or else the first of them.
    fn resigning(game: &Game) -> Option<Seat> {
        let (table, viewer) = (game.table(), game.viewer());
        let here = |seat: &Seat| table.is_person(*seat) && viewer.acts_for(*seat);
        let seat = table.to_move().filter(here).or_else(|| people_here(table, viewer).next());
        seat.filter(|_| table.can_resign(viewer))
    }

    /// The next player's board becomes the large one; after the last, one's own.
    fn next_board(&mut self) {
        let rules = self.shown.options().rules;
        let at = self.near.unwrap_or(self.large);
        let next = rules.seats_from(at).nth(1);
        self.near = next.filter(|seat| *seat != self.large);
    }

    /// Steps through the game.
    pub(super) fn step(&mut self, by: isize) {
        let at = self.moment.steps(&self.shown);
        self.look_at(at.saturating_add_signed(by));
    }

    fn look_at(&mut self, steps: usize) {
        let last = self.shown.steps().len();
        self.notice = None;
        self.moment = if steps >= last { Moment::Now } else { Moment::Past(steps) };
    }
}

fn is_stopped(game: &Game) -> bool {
    matches!(game.thinking(), Thinking::Stopped(_))
}

/// Stops whoever thinks, or lets them go on.
fn think(game: &mut Game) {
    if is_stopped(game) {
        game.go_on();
    } else if Desk::is_thinking(game) {
        game.stop();
    }
}
