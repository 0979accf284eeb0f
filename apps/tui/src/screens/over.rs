//! A game that is over: who won and by what, and what can be done next.

mod figures;
mod there;

use crate::canvas::{Canvas, KeyHint};
use crate::game::{Game, Notice};
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::screens::look::Look;
use crate::screens::online::Talk;
use crate::screens::play::Play;
use crate::screens::review::Review;
use azulejo_protocol::Millis;
use azulejo_view::{Args, Tale, Texts};
use ratatui::layout::Rect;
use std::path::PathBuf;

/// A game that is over.
#[derive(Debug)]
pub struct Over {
    /// The game, until it goes on as another one.
    game: Option<Game>,
    tale: Tale,
    /// Where its record is.
    recorded: Option<PathBuf>,
    /// What went wrong, or is to be known.
    notice: Option<String>,
    /// What is said at a table of a server, while somebody talks.
    talk: Option<Talk>,
    /// Whether somebody wants to know if the bag was fair, before its secret is known.
    asks_fair: bool,
}

/// A plot beside the figures has at least so many columns.
const PLOT: u16 = 60;

/// What can be done next.
const DEEDS: [(Key, &str); 4] = [
    (Key::Char('r'), "over-rematch"),
    (Key::Char('s'), "over-steps"),
    (Key::Char('v'), "over-review"),
    (Key::Escape, "home"),
];

impl Over {
    /// The end of a game.
    pub fn new(mut game: Game) -> Over {
        let tale = Tale::of_table(game.table());
        let mut over =
            Over { tale, recorded: None, notice: None, talk: None, asks_fair: false, game: None };
        for notice in game.take_notices() {
            over.take_notice(&notice);
        }
        over.game = Some(game);
        over
    }

    /// The game.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    fn take_notice(&mut self, notice: &Notice) {
        match notice {
            Notice::Recorded(path) => self.recorded = Some(path.clone()),
            Notice::NotSaved(error) => self.notice = Some(error.to_string()),
            Notice::BotFailed(_) | Notice::NoHint | Notice::Refused(_) => {}
        }
    }

    /// Asks for another game. It begins when everybody has asked for it.
    fn rematch(&mut self, stage: &Stage) -> Go {
        let asked = self.game.as_mut().map(Game::rematch);
        if let Some(Err(_)) = asked {
            self.notice = Some(stage.texts.say("over-no-rematch"));
        }
        self.go_on()
    }

    /// To the next game, once it has begun.
    fn go_on(&mut self) -> Go {
        let has_begun = |game: &Game| game.table().end().is_none();
        match self.game.take_if(|game| has_begun(game)) {
            Some(game) => Go::instead(Play::new(game)),
            None => Go::Stay,
        }
    }

    fn keys(&self, texts: &Texts) -> Vec<KeyHint> {
        let deeds = DEEDS.into_iter().filter(|(_, id)| *id != "over-rematch" || self.may_rematch());
        let mut keys: Vec<KeyHint> = deeds.map(|(key, id)| KeyHint::new(texts, key, id)).collect();
        let last = keys.pop();
        keys.extend(self.company_keys(texts));
        keys.extend(last);
        keys
    }

    /// Who won and why; tells how many rows that took.
    fn draw_verdict(&self, texts: &Texts, canvas: &mut Canvas<'_>, place: Rect) -> u16 {
        let style = canvas.ink(Ink::Strong);
        canvas.put_in(place, &self.tale.title(texts), style);
        let below = Rect { y: place.y + 1, height: place.height - 1, ..place };
        let reason = self.tale.reason(texts).unwrap_or_default();
        let mut rows = 1 + canvas.paragraph(below, &reason, Ink::Text);
        if let Some(told) = self.told(texts) {
            let rest = Rect { y: place.y + rows, height: place.height - rows, ..place };
            rows += canvas.paragraph(rest, &told, Ink::Faint);
        }
        rows
    }

    fn told(&self, texts: &Texts) -> Option<String> {
        let recorded = self.recorded.as_ref().map(|path| {
            texts.tell("plain-recorded", &Args::new().text("path", path.display().to_string()))
        });
        let parts = [self.company_note(texts), self.notice.clone().or(recorded)];
        let told: Vec<String> = parts.into_iter().flatten().collect();
        (!told.is_empty()).then(|| told.join(" "))
    }
}

impl Screen for Over {
    /// ```text
    ///  Game over
    ///  Ann wins
    ///  Ann has 41 points and …
    ///
    ///  Where the points came from │ Score by round
    ///  r Rematch   s Step by step   v Review
    /// ```
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, area) = (&stage.texts, canvas.area());
        canvas.title(&texts.say("turn-over"));
        let inner =
            Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 4 };
        let rows = self.draw_verdict(texts, canvas, Rect { height: 6, ..inner }) + 1;
        let rest = Rect { y: inner.y + rows, height: inner.height - rows, ..inner };
        let wanted = self.figures_width(texts, canvas);
        let is_beside = wanted + PLOT < rest.width;
        if is_beside {
            self.draw_figures(texts, canvas, Rect { width: wanted, ..rest });
            let x = rest.x + wanted + 3;
            let height = rest.height.min(24);
            self.draw_plot(texts, canvas, Rect { x, width: rest.right() - x, height, ..rest });
        } else {
            let taken = self.draw_figures(texts, canvas, rest) + 1;
            let below =
                Rect { y: rest.y + taken, height: rest.height.saturating_sub(taken), ..rest };
            self.draw_plot(texts, canvas, below);
        }
        canvas.last_row(&self.keys(texts));
        self.draw_talk(stage, canvas);
    }

    fn hear(&mut self, stage: &mut Stage, input: Input) -> Go {
        let was_talking = self.is_talking();
        self.hear_company(stage, &input);
        if was_talking {
            return Go::Stay;
        }
        let Input::Key(key) = &input else { return Go::Stay };
        match key.latin() {
            Key::Char('r') | Key::Enter => self.rematch(stage),
            Key::Char('s') | Key::Left => Go::to(Look::new(self.tale.clone(), usize::MAX)),
            Key::Char('v') => Go::to(Review::new(stage, self.tale.clone(), self.recorded.clone())),
            _ if input.is_leaving() => Go::Back,
            _ => Go::Stay,
        }
    }

    fn poll(&mut self, stage: &mut Stage) -> Go {
        if let Some(game) = &mut self.game {
            game.poll();
            let notices = game.take_notices();
            for notice in &notices {
                self.take_notice(notice);
            }
        }
        self.tell_fairness(&stage.texts);
        self.go_on()
    }

    fn wakes_at(&self) -> Option<Millis> {
        let game = self.game.as_ref()?;
        game.wakes_in().map(|wait| game.clock().after(wait))
    }
}
