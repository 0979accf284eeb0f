//! Drawing a review.

use super::Review;
use super::desk::{Run, Trouble};
use crate::canvas::{Canvas, Curve, Plot};
use crate::paint::Ink;
use crate::sheet::{Row, row, rows_of};
use azulejo_rules::Seat;
use azulejo_search::Utility;
use azulejo_study::{Act, Decision, Grade, Sheet, Story};
use azulejo_view::study::Stage as Progress;
use azulejo_view::{Args, Names, Narrator, Reviewer, Texts};
use ratatui::layout::Rect;

/// Everything that is won, as a plot shows it.
const ALL: i32 = 100;

/// The moment that is told takes at least so many rows.
const TOLD: u16 = 9;

impl Review {
    /// ```text
    ///  Review · Second look: 12 of 64 moments
    ///  Chance to win
    ///   (the curves)
    ///  Ann: accuracy 83.3   Bo: accuracy 91.0
    ///
    ///  Step 12 of 64
    ///  Ann takes 2 red from factory 3 to line 2.
    ///  mistake: −6.0 points (−8.2% to win)
    ///  Better: 2K5, 3 black from factory 2 to line 5.
    /// ```
    pub(super) fn draw_review(&mut self, texts: &Texts, canvas: &mut Canvas<'_>) {
        let names = self.tale.names(texts);
        let reviewer = Reviewer::new(texts, &names);
        canvas.title(&format!("{} · {}", texts.say("over-review"), self.progress(&reviewer)));
        let area = canvas.area();
        let inner =
            Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        let style = canvas.ink(Ink::Faint);
        canvas.put_in(inner, &texts.say("review-chances"), style);
        let high = (inner.height / 2).clamp(7, 18).min(inner.height.saturating_sub(TOLD));
        let plot = Rect { y: inner.y + 1, height: high, ..inner };
        canvas.plot(plot, &chances(self.desk.sheet(), &names, self.at));
        let rest = Rect { y: plot.bottom(), height: inner.bottom() - plot.bottom(), ..inner };
        self.draw_told(canvas, rest, texts, &names);
        if let Some(panel) = &mut self.panel {
            panel.draw(canvas, texts, &reviewer, self.desk.sheet());
        }
    }

    fn progress(&self, reviewer: &Reviewer<'_>) -> String {
        let stage = Progress::of(self.desk.plan(), self.desk.sheet());
        match self.desk.run() {
            Run::Going | Run::Done => reviewer.progress(stage),
            Run::Stopped | Run::Failed => reviewer.stopped(stage),
        }
    }

    /// How well everybody played, and the moment that is looked at.
    fn draw_told(&self, canvas: &mut Canvas<'_>, place: Rect, texts: &Texts, names: &Names) {
        let reviewer = Reviewer::new(texts, names);
        let sheet = self.desk.sheet();
        let seats = sheet.story().rules().seats();
        let accuracies: Vec<String> =
            seats.map(|seat| reviewer.accuracy(seat, sheet.accuracy(seat))).collect();
        let mut rows = rows_of(canvas, &accuracies.join("   "), place.width, Ink::Strong);
        rows.extend(self.trouble(canvas, &reviewer, texts, place.width));
        rows.push(Row::new());
        rows.extend(self.moment_rows(canvas, place.width, texts, names));
        for (row, y) in rows.iter().zip(place.y..place.bottom()) {
            canvas.row(Rect { y, height: 1, ..place }, row);
        }
    }

    fn trouble(
        &self,
        canvas: &Canvas<'_>,
        reviewer: &Reviewer<'_>,
        texts: &Texts,
        width: u16,
    ) -> Vec<Row> {
        let failed = (self.desk.run() == Run::Failed).then(|| texts.say("review-failed"));
        let told = failed.or_else(|| match self.desk.trouble()? {
            Trouble::NotKept(error) => Some(format!("{} {error}", reviewer.not_kept())),
            Trouble::Unreadable(error) => Some(reviewer.kept_refused(error)),
        });
        told.map(|told| rows_of(canvas, &told, width, Ink::Loss)).unwrap_or_default()
    }

    /// What happened in the moment, how good it was, and what was better.
    fn moment_rows(
        &self,
        canvas: &Canvas<'_>,
        width: u16,
        texts: &Texts,
        names: &Names,
    ) -> Vec<Row> {
        let (sheet, reviewer) = (self.desk.sheet(), Reviewer::new(texts, names));
        let of = sheet.story().len();
        if of == 0 {
            return vec![row(texts.say("review-empty"), Ink::Text)];
        }
        let args = Args::new().number("step", self.at as u32 + 1).number("steps", of as u32);
        let mut rows = vec![row(texts.tell("over-step", &args), Ink::Accent)];
        let mut say = |text: String, ink| rows.extend(rows_of(canvas, &text, width, ink));
        say(played(sheet.story(), self.at, texts, names), Ink::Text);
        let luck = sheet.deals().into_iter().find(|deal| deal.moment == self.at);
        match (sheet.decision(self.at), luck) {
            (Some(decision), _) => tell_decision(&reviewer, decision, say),
            (None, Some(deal)) => say(reviewer.deal_luck(&deal), Ink::Text),
            (None, None) => say(texts.say("review-unknown"), Ink::Faint),
        }
        rows
    }
}

/// How good a move was and why.
fn tell_decision(reviewer: &Reviewer<'_>, decision: &Decision, mut say: impl FnMut(String, Ink)) {
    let ink = match decision.grade() {
        Grade::Best | Grade::Good => Ink::Gain,
        Grade::Inaccuracy => Ink::Gold,
        Grade::Mistake | Grade::Blunder => Ink::Loss,
    };
    say(reviewer.verdict(decision), ink);
    let better = reviewer.better(decision);
    if !better.is_empty() {
        say(better.to_string(), Ink::Strong);
        for reason in reviewer.why(decision) {
            say(reason, Ink::Text);
        }
    }
    let line = reviewer.line(&decision.best);
    if !line.is_empty() {
        say(line.to_string(), Ink::Faint);
    }
    if let Some(solved) = reviewer.solved(decision) {
        say(solved, Ink::Faint);
    }
}

/// What happened in a moment, in a sentence or two.
fn played(story: &Story, moment: usize, texts: &Texts, names: &Names) -> String {
    let Some(scene) = story.scenes().get(moment) else { return String::new() };
    match scene.act {
        Act::Move(mv) => Narrator::new(texts, names).play(&scene.before, mv).text(),
        Act::Deal(_) => texts.say("review-dealt"),
    }
}

/// Everybody's chance to win over the game, as far as it is known.
fn chances(sheet: &Sheet, names: &Names, at: usize) -> Plot {
    let points = sheet.curves();
    let percent = |chance: i32| (chance * ALL + Utility::WIN / 2) / Utility::WIN;
    let curve = |seat: Seat| {
        let of = |point: &azulejo_study::review::CurvePoint| {
            (point.moment, percent(point.expected[seat.index()].chance))
        };
        let points: Vec<(usize, i32)> = points.iter().map(of).collect();
        let last = points.last().map_or(String::new(), |(_, chance)| format!(" {chance}%"));
        Curve { seat, name: format!("{}{last}", names.of(seat)), points }
    };
    let story = sheet.story();
    let is_deal = |(moment, scene): (usize, &azulejo_study::Scene)| match scene.act {
        Act::Deal(_) => {
            let round = story.after(moment).map_or(0, azulejo_rules::Position::round);
            Some((moment, round.to_string()))
        }
        Act::Move(_) => None,
    };
    Plot {
        curves: story.rules().seats().map(curve).collect(),
        steps: story.len().saturating_sub(1),
        highest: ALL,
        values: [0, ALL / 2, ALL].map(|chance| (chance, format!("{chance}%"))).into(),
        below: story.scenes().iter().enumerate().filter_map(is_deal).collect(),
        at: Some(at),
        is_marked: false,
    }
}
