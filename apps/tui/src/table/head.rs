//! The bar at the top: the round, whose turn it is, what everybody should know.

use super::{TableView, Waiting};
use crate::canvas::Canvas;
use crate::paint::Ink;
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::scene::Turn;
use ratatui::layout::Rect;

impl TableView<'_> {
    /// ```text
    ///  Round 3 · Anna: your turn                Last round: Anna completes row 2.
    /// ```
    pub(super) fn draw_head(&self, canvas: &mut Canvas<'_>, place: Rect) {
        canvas.bar(place);
        let round = self.texts.tell("round", &Args::new().number("round", self.scene.round));
        let inner = Rect { x: place.x + 1, width: place.width - 2, ..place };
        let said = format!("{round} · {}", self.turn());
        let style = canvas.ink(Ink::Strong);
        let end = canvas.put_in(inner, &said, style) + 2;
        let rest = Rect { x: end, width: inner.right().saturating_sub(end), ..inner };
        let banners = self.scene.banners.iter();
        let told: Vec<String> = banners.map(|banner| self.narrator().banner(banner)).collect();
        let style = canvas.ink(Ink::Gold);
        canvas.put_right(rest, &told.join(" "), style);
    }

    /// What the table is waiting for, in words.
    fn turn(&self) -> String {
        match self.waiting {
            Waiting::Thinking(seat) => self.about("turn-thinking", seat),
            Waiting::Stopped(seat) => self.about("turn-stopped", seat),
            Waiting::Hint => self.texts.say("turn-hint"),
            Waiting::Server => self.texts.say("turn-sent"),
            Waiting::Past { step, steps } => {
                let step = i64::try_from(step).unwrap_or(i64::MAX);
                let args = Args::new().number("step", step);
                let args = args.number("steps", i64::try_from(steps).unwrap_or(i64::MAX));
                let past = self.texts.say("turn-past");
                format!("{past} · {}", self.texts.tell("over-step", &args))
            }
            Waiting::Turn => match self.scene.turn {
                Turn::Own(seat) if self.is_shared() => self.about("turn-own-of", seat),
                Turn::Own(_) => self.texts.say("turn-own"),
                Turn::Other(seat) => self.about("turn-other", seat),
                Turn::Bag => self.texts.say("turn-bag"),
                Turn::Nobody => self.texts.say("turn-over"),
            },
        }
    }

    fn about(&self, id: &str, seat: Seat) -> String {
        self.texts.tell(id, &Args::new().text("name", self.names.of(seat)))
    }

    /// Whether several people play at this screen.
    fn is_shared(&self) -> bool {
        self.scene.boards.iter().filter(|board| board.own).count() > 1
    }
}
