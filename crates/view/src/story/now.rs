//! What is to be known now: whose turn it is, what a move would do, what is moving.

use super::words::with_runs;
use super::{Narrator, signed};
use crate::i18n::Args;
use crate::ledger::Ledger;
use crate::motion::Caption;
use crate::preview::{Completion, Preview};
use crate::scene::{Banner, Scene, Turn};
use azulejo_rules::{Destination, Phase, Seat};

impl Narrator<'_> {
    /// Whose turn it is and what is to be done.
    pub fn status(&self, scene: &Scene) -> String {
        let places = scene.phase == Phase::Tiling;
        match scene.turn {
            Turn::Own(seat) if places => self.about("status-place-own", seat),
            Turn::Own(seat) => self.about("status-own", seat),
            Turn::Other(seat) if places => self.about("status-place-other", seat),
            Turn::Other(seat) => self.about("status-other", seat),
            Turn::Bag => self.texts.say("status-bag"),
            Turn::Nobody => self.texts.say("status-over"),
        }
    }

    fn about(&self, id: &str, seat: Seat) -> String {
        self.texts.tell(id, &Args::new().text("name", self.name(seat)))
    }

    /// A banner.
    pub fn banner(&self, banner: &Banner) -> String {
        let Banner::LastRound { seat, line } = *banner;
        let args = Args::new().text("name", self.name(seat)).number("line", line.number());
        self.texts.tell("banner-last-round", &args)
    }

    /// What a take would do, in whole sentences.
    pub fn preview(&self, preview: &Preview) -> String {
        let mut told: Vec<String> = self.line_preview(preview).into_iter().collect();
        if preview.marker {
            told.push(self.texts.say("preview-marker"));
        }
        if preview.tray {
            told.push(self.texts.say("preview-tray"));
        }
        if preview.caught.is_some() {
            told.push(self.texts.say("preview-caught"));
        }
        if !preview.falls.is_empty() {
            let args = Args::new().number("count", preview.falls.len() as u32);
            told.push(self.texts.tell("preview-falls", &args.number("cost", preview.floor_cost)));
        }
        if preview.to_lid > 0 {
            let args = Args::new().number("count", preview.to_lid);
            told.push(self.texts.tell("preview-lid", &args));
        }
        let args = Args::new().text("change", signed(preview.net));
        told.push(self.texts.tell("preview-net", &args));
        if preview.ends_game {
            told.push(self.texts.say("preview-ends"));
        }
        told.join(" ")
    }

    /// What becomes of the line.
    fn line_preview(&self, preview: &Preview) -> Option<String> {
        let Destination::Line(line) = preview.take.to else { return None };
        Some(match &preview.completes {
            Some(Completion::Lands(ghost)) => {
                self.texts.tell("preview-lands", &with_runs(Args::new(), ghost.runs))
            }
            Some(Completion::Falls) => self.texts.say("preview-drops"),
            None => {
                let args = Args::new().number("held", preview.held);
                self.texts.tell("preview-fills", &args.number("spaces", line.spaces()))
            }
        })
    }

    /// A player's account in a short line: `now 23 · +7 tiles · −4 floor · = 26`.
    pub fn ledger_line(&self, ledger: &Ledger) -> String {
        self.texts.tell("ledger-line", &ledger_args(ledger))
    }

    /// A player's account in sentences, bonuses included.
    pub fn ledger(&self, ledger: &Ledger) -> String {
        let mut told = vec![self.texts.tell("ledger", &ledger_args(ledger))];
        if ledger.at_best {
            told.push(self.texts.say("ledger-best"));
        }
        told.extend(self.ledger_bonus(ledger));
        told.join(" ")
    }

    /// `If the game ended now: +9.`; nothing where that brings nothing.
    pub fn ledger_bonus(&self, ledger: &Ledger) -> Option<String> {
        let args = Args::new().number("bonus", ledger.bonus());
        (ledger.bonus() > 0).then(|| self.texts.tell("ledger-bonus", &args))
    }

    /// A caption of a beat.
    pub fn caption(&self, caption: &Caption) -> String {
        let args = Args::new();
        match *caption {
            Caption::Round { round } => {
                self.texts.tell("caption-round", &args.number("round", round))
            }
            Caption::Poured => self.texts.say("caption-poured"),
            Caption::Short { missing } => {
                self.texts.tell("caption-short", &args.number("count", missing))
            }
            Caption::Extra { tile, .. } => self.texts.tell("caption-extra", &args.tile(tile)),
            Caption::Pulled { to, tile, .. } => {
                let args = args.tile(tile).number("factory", to.number());
                self.texts.tell("caption-pulled", &args)
            }
            Caption::Dropped { line, .. } => {
                self.texts.tell("caption-dropped", &args.number("line", line.number()))
            }
            Caption::Paid { cost, .. } => {
                self.texts.tell("caption-paid", &args.number("cost", cost))
            }
            Caption::Bonus { points, .. } => {
                self.texts.tell("caption-bonus", &args.number("points", points))
            }
        }
    }
}

fn ledger_args(ledger: &Ledger) -> Args {
    Args::new()
        .number("now", ledger.now)
        .number("tiles", ledger.tiles)
        .number("floor", ledger.floor)
        .number("total", ledger.total)
}
