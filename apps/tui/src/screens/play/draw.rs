//! Drawing the table with what lies over it.

use super::act::Act;
use super::command::Command;
use super::desk::Desk;
use crate::canvas::{Canvas, KeyHint};
use crate::game::{Game, Thinking};
use crate::screen::Stage;
use crate::table::{TableView, Waiting, draw_on, next_key};
use azulejo_view::stage::{Hand, Stage as Moment};
use azulejo_view::story::Chronicle;
use azulejo_view::{Names, Narrator, Scene};

impl Desk {
    /// Draws the table and what lies over it.
    pub(super) fn draw(&mut self, game: &Game, stage: &Stage, canvas: &mut Canvas<'_>) {
        let names = Names::of_table(&stage.texts, &self.shown);
        let scene = self.scene(game);
        let (log, keys) = (self.told(), self.keys(game, stage, &scene));
        let notice = Desk::line_note(game, stage)
            .or_else(|| self.notice.clone())
            .or_else(|| self.caption(&Narrator::new(&stage.texts, &names)))
            .or_else(|| self.company_note(game, stage));
        let plates = Desk::plates(game, stage);
        let view = TableView {
            scene: &scene,
            selection: self.entry.selection(),
            texts: &stage.texts,
            names: &names,
            near: self.near.unwrap_or(self.large),
            waiting: self.waiting(game),
            lit: &self.moment.lit(),
            log: &log,
            notice: notice.as_deref(),
            command: self.command.as_ref().map(Command::text),
            keys: &keys,
            plates: &plates,
        };
        draw_on(&view, canvas);
        self.draw_panel(game, stage, canvas);
    }

    fn scene(&self, game: &Game) -> Scene {
        let hand = Hand {
            entry: &self.entry,
            pointed: self.pointed,
            hint: game.hint().filter(|_| self.is_settled()).map(|hint| hint.mv),
            viewer: game.viewer(),
        };
        self.moment.scene(&self.shown, &hand)
    }

    /// What is said about a moment on the way.
    fn caption(&self, narrator: &Narrator<'_>) -> Option<String> {
        let Moment::Between(frame) = &self.moment else { return None };
        let told: Vec<String> =
            frame.captions.iter().map(|caption| narrator.caption(caption)).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The sentences of the game up to what is on the screen.
    fn told(&self) -> Vec<String> {
        let steps = self.moment.steps(&self.shown);
        let lines = self.chronicle.iter().flat_map(Chronicle::lines);
        let lines = lines.filter(|line| line.step <= steps && !line.text.is_empty());
        lines.map(|line| line.text.clone()).collect()
    }

    fn waiting(&self, game: &Game) -> Waiting {
        match (&self.moment, game.thinking()) {
            (Moment::Past(step), _) => {
                Waiting::Past { step: *step, steps: self.shown.steps().len() }
            }
            _ if game.is_asked() => Waiting::Server,
            _ if !self.is_settled() => Waiting::Turn,
            (_, Thinking::Nobody) => Waiting::Turn,
            (_, Thinking::Bot(seat)) => Waiting::Thinking(seat),
            (_, Thinking::Stopped(seat)) => Waiting::Stopped(seat),
            (_, Thinking::Hint(_)) => Waiting::Hint,
        }
    }

    /// The keys that mean something now, those for the next thing to do first.
    fn keys(&self, game: &Game, stage: &Stage, scene: &Scene) -> Vec<KeyHint> {
        let texts = &stage.texts;
        let of = |act: Act, id: &str| act.key().map(|key| KeyHint::new(texts, key, id));
        let mut keys: Vec<KeyHint> = Vec::new();
        if matches!(self.moment, Moment::Past(_)) {
            keys.extend(of(Act::Now, "act-now"));
        } else {
            keys.extend(next_key(scene, self.entry.selection(), texts));
        }
        if self.queue.is_moving() {
            keys.push(KeyHint::new(texts, crate::input::Key::Char(' '), "key-space"));
        }
        keys.extend(Desk::company_keys(game, stage));
        for (act, id) in [(Act::Undo, "key-undo"), (Act::Hint, "key-hint")] {
            keys.extend(of(act, id).filter(|_| self.can(game, act)));
        }
        keys.extend(of(Act::Help, "key-help"));
        keys.extend(of(Act::Menu, "menu"));
        keys.extend(of(Act::Log, "key-log"));
        let arrows = of(Act::Earlier, "key-arrows").filter(|_| self.can(game, Act::Earlier));
        keys.extend(arrows.map(|hint| hint.shown_as("←→")));
        keys.extend(of(Act::Leave, "menu-home"));
        keys
    }
}
