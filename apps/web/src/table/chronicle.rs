//! The game in sentences: what the log lists and the screen reader says.

use crate::words::Words;
use azulejo_protocol::{Mirror, Moment, Report, Step};
use azulejo_rules::{Position, RoundReport, Seat};
use azulejo_view::{Names, Narrator, Texts};
use leptos::prelude::*;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LogLine {
    /// The table it belongs to: after so many steps.
    pub(super) step: usize,
    /// What is said.
    pub(super) text: String,
    /// What it is about.
    pub(super) kind: LineKind,
}

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum LineKind {
    /// A round begins.
    Round,
    /// A player's move.
    Move(Seat),
    /// What followed.
    Note,
    /// A round has ended: its scoring can be looked up.
    Scoring(u16),
}

/// The game in sentences, step by step.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Chronicle {
    texts: Texts,
    names: Names,
    base: Position,
    steps: Vec<Step>,
    lines: Vec<LogLine>,
    reports: Vec<RoundReport>,
    /// The last move in one sentence, until the next deal.
    headline: Option<String>,
}

impl Chronicle {
    /// The chronicle of what has been shown. What was told before is not told again.
    pub(super) fn follow(
        words: Words,
        names: Memo<Names>,
        shown: RwSignal<Mirror>,
    ) -> Memo<Chronicle> {
        Memo::new(move |old: Option<&Chronicle>| {
            let (texts, names) = (words.texts(), names.get());
            shown.with(|shown| {
                let known = old.filter(|old| old.is_beginning_of(&texts, &names, shown));
                let mut chronicle = known.cloned().unwrap_or_else(|| Chronicle {
                    texts,
                    names,
                    base: shown.history().base().clone(),
                    steps: Vec::new(),
                    lines: Vec::new(),
                    reports: Vec::new(),
                    headline: None,
                });
                chronicle.go_on(shown);
                chronicle
            })
        })
    }

    /// All lines, in order.
    pub(super) fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The last move in one sentence; none after a deal.
    pub(super) fn headline(&self) -> Option<&str> {
        self.headline.as_deref()
    }

    /// How a round ended.
    pub(super) fn report(&self, round: u16) -> Option<&RoundReport> {
        self.reports.iter().find(|report| report.round == round)
    }

    /// The last round that has ended.
    pub(super) fn last_round(&self) -> Option<u16> {
        self.reports.last().map(|report| report.round)
    }

    /// What is said about the step that leads to a table.
    pub(super) fn text_of(&self, step: usize) -> String {
        let lines = self.lines.iter().filter(|line| line.step == step);
        join(lines.filter(|line| !matches!(line.kind, LineKind::Scoring(_))))
    }

    fn is_beginning_of(&self, texts: &Texts, names: &Names, shown: &Mirror) -> bool {
        self.texts == *texts
            && self.names == *names
            && self.base == *shown.history().base()
            && shown.steps().starts_with(&self.steps)
    }

    /// Tells the steps that have not been told.
    fn go_on(&mut self, shown: &Mirror) {
        let known = self.steps.len();
        let mut before = self.base.clone();
        for (index, moment) in shown.history().moments().enumerate() {
            let Moment { position, .. } = &moment;
            let after = position.clone();
            if index >= known {
                self.tell(&before, moment);
            }
            before = after;
        }
    }

    fn tell(&mut self, before: &Position, moment: Moment) {
        let narrator = Narrator::new(&self.texts, &self.names);
        self.lines.extend(lines_of(&narrator, self.steps.len() + 1, before, &moment));
        self.headline = moment.step.mv().map(|mv| narrator.play(before, mv).headline);
        if let Report::RoundEnded(report) = moment.report {
            self.reports.push(report);
        }
        self.steps.push(moment.step);
    }
}

/// The lines of one step; it leads to the table after so many steps.
fn lines_of(
    narrator: &Narrator<'_>,
    step: usize,
    before: &Position,
    moment: &Moment,
) -> Vec<LogLine> {
    let line = |kind, text| LogLine { step, text, kind };
    let mut lines = Vec::new();
    match (&moment.step, &moment.report) {
        (Step::Move { seat, mv, .. }, _) => {
            lines.push(line(LineKind::Move(*seat), narrator.play(before, *mv).text()));
        }
        (Step::Deal { .. }, Report::Dealt(report)) => {
            let mut told = narrator.deal(&moment.position, report).into_iter();
            lines.extend(told.next().map(|text| line(LineKind::Round, text)));
            lines.extend(told.map(|text| line(LineKind::Note, text)));
        }
        (Step::Deal { .. }, Report::Moved | Report::RoundEnded(_)) => {}
    }
    if let Report::RoundEnded(report) = &moment.report {
        let outcome = moment.position.outcome();
        let told = narrator.round(report);
        lines.extend(told.into_iter().map(|text| line(LineKind::Note, text)));
        lines.push(line(LineKind::Scoring(report.round), String::new()));
        let over = outcome.map(|outcome| narrator.game_over(&outcome)).unwrap_or_default();
        lines.extend(over.into_iter().map(|text| line(LineKind::Note, text)));
    }
    lines
}

/// What is said about one step, in a row.
pub(super) fn text_of(narrator: &Narrator<'_>, before: &Position, moment: &Moment) -> String {
    join(lines_of(narrator, 0, before, moment).iter())
}

fn join<'a>(lines: impl Iterator<Item = &'a LogLine>) -> String {
    let texts: Vec<&str> =
        lines.map(|line| line.text.as_str()).filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}
