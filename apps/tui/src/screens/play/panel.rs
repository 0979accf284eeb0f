//! What lies over the table: the log, the scoring of a round, the keys, the menu.

mod scoring;

use super::Wish;
use super::act::Act;
use super::desk::Desk;
use crate::canvas::{Canvas, Hit, KeyHint};
use crate::game::Game;
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::screen::Stage;
use crate::sheet::{Row, Sheet, row, rows_of};
use azulejo_rules::{Players, Seat};
use azulejo_view::Args;
use azulejo_view::story::{Chronicle, LineKind};

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    /// The game so far; so many rows are below the last that is shown.
    Log { below: usize },
    /// How a round was scored; so many rows are above the first that is shown.
    Scoring { round: u16, above: usize },
    /// The keys.
    Keys,
    /// What the gold factories do.
    Gold,
    /// What else can be done; the chosen row.
    Menu { chosen: usize },
    /// Whether somebody really gives up.
    Resign { seat: Seat },
}

impl Desk {
    /// Somebody does something while a panel is open.
    pub(super) fn hear_panel(&mut self, game: &mut Game, stage: &Stage, input: &Input) -> Wish {
        let Some(panel) = self.panel else { return Wish::Stay };
        match (panel, input) {
            (Panel::Menu { chosen }, _) => self.hear_menu(game, stage, chosen, input),
            (Panel::Resign { seat }, Input::Key(Key::Enter | Key::Char('y'))) => {
                self.panel = None;
                let resigned = game.resign(seat);
                self.settle(game, stage, resigned);
                self.finish_wish()
            }
            (_, Input::Point(_)) => Wish::Stay,
            (Panel::Log { .. } | Panel::Scoring { .. }, _) => match input.scrolled() {
                // What is done with a scoring is told by the space bar, too.
                Some(rows) if *input != Input::Key(Key::Char(' ')) => {
                    self.panel = Some(panel.scroll(rows));
                    Wish::Stay
                }
                _ => self.close_panel(game, stage),
            },
            _ => self.close_panel(game, stage),
        }
    }

    fn close_panel(&mut self, game: &mut Game, stage: &Stage) -> Wish {
        self.panel = None;
        // What waited for it goes on.
        self.take_in(game, stage);
        self.finish_wish()
    }

    fn hear_menu(&mut self, game: &mut Game, stage: &Stage, chosen: usize, input: &Input) -> Wish {
        let acts = self.offered(game);
        let last = acts.len().saturating_sub(1);
        let choose = |chosen: usize| Some(Panel::Menu { chosen });
        match input {
            Input::Key(Key::Down | Key::Tab) => self.panel = choose((chosen + 1).min(last)),
            Input::Key(Key::Up | Key::BackTab) => self.panel = choose(chosen.saturating_sub(1)),
            Input::Key(Key::Home) => self.panel = choose(0),
            Input::Key(Key::End) => self.panel = choose(last),
            Input::Point(Some(Hit::Row(row))) => self.panel = choose(*row),
            Input::Point(_) | Input::Scroll(_) => {}
            Input::Key(Key::Enter) => return self.choose(game, stage, acts.get(chosen).copied()),
            Input::Click(Some(Hit::Row(row))) => {
                return self.choose(game, stage, acts.get(*row).copied());
            }
            Input::Key(key) => {
                let act = Act::of_key(*key).filter(|act| acts.contains(act));
                return self.choose(game, stage, act);
            }
            Input::Click(_) | Input::Paste(_) => self.panel = None,
        }
        Wish::Stay
    }

    fn choose(&mut self, game: &mut Game, stage: &Stage, act: Option<Act>) -> Wish {
        self.panel = None;
        act.map_or(Wish::Stay, |act| self.act(game, stage, act))
    }

    /// What the menu offers now.
    fn offered(&self, game: &Game) -> Vec<Act> {
        Act::MENU.into_iter().filter(|act| self.can(game, *act)).collect()
    }

    /// Draws what lies over the table.
    pub(super) fn draw_panel(&mut self, game: &Game, stage: &Stage, canvas: &mut Canvas<'_>) {
        let Some(panel) = self.panel else { return };
        let sheet = self.sheet(panel, game, stage, canvas);
        let most = sheet.draw(canvas);
        // Nobody scrolls beyond the end.
        self.panel = Some(match panel {
            Panel::Log { below } => Panel::Log { below: below.min(most) },
            Panel::Scoring { round, above } => Panel::Scoring { round, above: above.min(most) },
            panel => panel,
        });
        let keys = Desk::panel_keys(panel, stage);
        canvas.last_row(&keys);
    }

    fn sheet(&self, panel: Panel, game: &Game, stage: &Stage, canvas: &Canvas<'_>) -> Sheet {
        let texts = &stage.texts;
        let width = Sheet::width(canvas.area());
        match panel {
            Panel::Log { below } => {
                let rows = self.log_rows(canvas, width);
                let most = rows.len().saturating_sub(Sheet::room(canvas.area()));
                let above = most.saturating_sub(below);
                Sheet { title: texts.say("tool-log"), rows, above, chosen: None }
            }
            Panel::Scoring { round, above } => {
                let title = texts.tell("scoring-of", &Args::new().number("round", round));
                Sheet { title, rows: self.scoring_rows(stage, round, width), above, chosen: None }
            }
            Panel::Keys => {
                let rows = self.key_rows(stage, canvas, width);
                Sheet { title: texts.say("keys-title"), rows, ..Sheet::default() }
            }
            Panel::Gold => {
                let rows = self.gold_rows(stage, canvas, width);
                Sheet { title: texts.say("gold-more"), rows, ..Sheet::default() }
            }
            Panel::Menu { chosen } => {
                let rows = self.menu_rows(game, stage);
                Sheet { title: texts.say("menu"), rows, chosen: Some(chosen), above: 0 }
            }
            Panel::Resign { seat } => {
                let rows = rows_of(canvas, &self.resign_question(stage, seat), width, Ink::Text);
                Sheet { title: texts.say("menu-resign"), rows, ..Sheet::default() }
            }
        }
    }

    fn panel_keys(panel: Panel, stage: &Stage) -> Vec<KeyHint> {
        let texts = &stage.texts;
        let key = |key, id| KeyHint::new(texts, key, id);
        let scroll = key(Key::Down, "key-scroll").shown_as("↑↓");
        match panel {
            Panel::Log { .. } => vec![key(Key::Escape, "close"), scroll],
            Panel::Scoring { .. } => vec![key(Key::Enter, "scoring-close"), scroll],
            Panel::Menu { .. } => {
                let choose = key(Key::Down, "key-choose").shown_as("↑↓");
                vec![key(Key::Enter, "key-do"), choose, key(Key::Escape, "close")]
            }
            Panel::Resign { .. } => {
                vec![key(Key::Enter, "menu-resign"), key(Key::Escape, "resign-not")]
            }
            Panel::Keys | Panel::Gold => vec![key(Key::Escape, "close")],
        }
    }

    fn log_rows(&self, canvas: &Canvas<'_>, width: u16) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for line in self.chronicle.iter().flat_map(Chronicle::lines) {
            let ink = match line.kind {
                LineKind::Round => Ink::Accent,
                LineKind::Move(_) => Ink::Text,
                LineKind::Note | LineKind::Scoring(_) => Ink::Faint,
            };
            if line.kind == LineKind::Round && !rows.is_empty() {
                rows.push(Row::new());
            }
            rows.extend(rows_of(canvas, &line.text, width, ink));
        }
        rows
    }

    fn menu_rows(&self, game: &Game, stage: &Stage) -> Vec<Row> {
        let name = |act: Act| match act {
            Act::Think if !Desk::is_thinking(game) => "menu-go-on",
            act => act.name(),
        };
        let line = |act: Act| {
            let key = act.key().map(|key| key.to_string()).unwrap_or_default();
            vec![(format!("{key:>3}  "), Ink::Strong), (stage.texts.say(name(act)), Ink::Text)]
        };
        self.offered(game).into_iter().map(line).collect()
    }

    fn key_rows(&self, stage: &Stage, canvas: &Canvas<'_>, width: u16) -> Vec<Row> {
        let discs = self.shown.position().discs().count();
        let line = |keys: &str, id: &str| {
            vec![(format!("{keys:<12}"), Ink::Strong), (stage.texts.say(id), Ink::Text)]
        };
        let mut rows = vec![
            line(&format!("1-{discs} c"), "key-source"),
            line("b y r k w", "key-color"),
            line("1-5 f", "key-destination"),
            line("Enter", "key-enter"),
            line("Esc", "key-escape"),
            line("Backspace", "key-back"),
            line("←→ Home End", "key-arrows"),
            line("Space", "key-space"),
        ];
        let acts = [
            Act::Undo,
            Act::Hint,
            Act::Think,
            Act::Log,
            Act::Scoring,
            Act::Board,
            Act::Gold,
            Act::Command,
            Act::Menu,
            Act::Leave,
        ];
        for act in acts {
            let key = act.key().map(|key| key.to_string()).unwrap_or_default();
            rows.push(line(&key, act.name()));
        }
        rows.push(Row::new());
        rows.extend(rows_of(canvas, &stage.texts.say("keys-note"), width, Ink::Faint));
        rows
    }

    fn gold_rows(&self, stage: &Stage, canvas: &Canvas<'_>, width: u16) -> Vec<Row> {
        let pos = self.shown.position();
        let mut rows = Vec::new();
        for (factory, disc) in pos.rules().circle().zip(pos.discs()) {
            let Some(effect) = disc.effect() else { continue };
            let name = self.narrated(stage, |narrator| narrator.effect_name(effect));
            rows.push(row(format!("{factory}  {name}"), Ink::Gold));
            let rule = self.narrated(stage, |narrator| narrator.effect_rule(effect));
            rows.extend(rows_of(canvas, &rule, width, Ink::Text));
        }
        if rows.is_empty() {
            rows.push(row(stage.texts.say("plain-no-gold"), Ink::Text));
        }
        rows
    }

    fn resign_question(&self, stage: &Stage, seat: Seat) -> String {
        let is_duel = self.shown.options().rules.players == Players::Two;
        let id =
            if is_duel || self.shown.people().count() == 1 { "resign-two" } else { "resign-more" };
        let name = self.narrated(stage, |narrator| narrator.name(seat).to_owned());
        stage.texts.tell(id, &Args::new().text("name", name))
    }
}

impl Panel {
    /// The same after scrolling by so many rows, downward if more than none.
    fn scroll(self, rows: isize) -> Panel {
        match self {
            Panel::Log { below } => Panel::Log { below: below.saturating_add_signed(-rows) },
            Panel::Scoring { round, above } => {
                Panel::Scoring { round, above: above.saturating_add_signed(rows) }
            }
            panel => panel,
        }
    }
}
