//! The game in sentences: what the log lists and the screen reader says.

use super::{Names, Narrator};
use crate::i18n::Texts;
use crate::tale::Tale;
use azulejo_protocol::{Mirror, Moment, Report, Step};
use azulejo_rules::{Position, RoundReport, Seat};

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The table it belongs to: after so many steps.
    pub step: usize,
    /// What is said.
    pub text: String,
    /// What it is about.
    pub kind: LineKind,
}

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineKind {
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
pub struct Chronicle {
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
    /// A game of which nothing has been told.
    pub fn begin(texts: Texts, names: Names, base: Position) -> Chronicle {
        let (steps, lines, reports) = Default::default();
        Chronicle { texts, names, base, steps, lines, reports, headline: None }
    }

    /// All of a game that is looked back at.
    pub fn of_tale(texts: &Texts, tale: &Tale) -> Chronicle {
        let names = tale.names(texts);
        let mut chronicle = Chronicle::begin(texts.clone(), names, tale.base.clone());
        chronicle.tell_all(tale.moments.iter().cloned());
        chronicle
    }

    /// Whether it is told in these words.
    pub fn is_in(&self, texts: &Texts) -> bool {
        self.texts == *texts
    }

    /// All lines, in order.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// The last move in one sentence; none after a deal.
    pub fn headline(&self) -> Option<&str> {
        self.headline.as_deref()
    }

    /// How a round ended.
    pub fn report(&self, round: u16) -> Option<&RoundReport> {
        self.reports.iter().find(|report| report.round == round)
    }

    /// The last round that has ended.
    pub fn last_round(&self) -> Option<u16> {
        self.reports.last().map(|report| report.round)
    }

    /// What is said about the step that leads to a table.
    pub fn text_of(&self, step: usize) -> String {
        let lines = self.lines.iter().filter(|line| line.step == step);
        join(lines.filter(|line| !matches!(line.kind, LineKind::Scoring(_))))
    }

    /// Whether a table goes on from here, and the words are still the same.
    pub fn is_beginning_of(&self, texts: &Texts, names: &Names, shown: &Mirror) -> bool {
        self.texts == *texts
            && self.names == *names
            && self.base == *shown.history().base()
            && shown.steps().starts_with(&self.steps)
    }

    /// Tells the steps that have not been told.
    pub fn go_on(&mut self, shown: &Mirror) {
        self.tell_all(shown.history().moments());
    }

    /// Tells a game as far as it has not been told.
    fn tell_all(&mut self, moments: impl Iterator<Item = Moment>) {
        let known = self.steps.len();
        let mut before = self.base.clone();
        for (index, moment) in moments.enumerate() {
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
pub fn text_of(narrator: &Narrator<'_>, before: &Position, moment: &Moment) -> String {
    join(lines_of(narrator, 0, before, moment).iter())
}

fn join<'a>(lines: impl Iterator<Item = &'a LogLine>) -> String {
    let texts: Vec<&str> =
        lines.map(|line| line.text.as_str()).filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Theme};
    use azulejo_protocol::{
        Ask, CommandId, Millis, Occupant, Request, Start, TableOptions, Viewer,
    };
    use azulejo_room::{Room, Seed};

    /// A table of two people after their first round, always playing the first legal move.
    fn after_a_round() -> Mirror {
        let person = |name: &str| Occupant::Person { name: name.parse().expect("a name") };
        let rules = "2cp".parse().expect("rules");
        let options = TableOptions::new(rules, [person("Ann"), person("Bea")]);
        let opened = Room::open(Millis(0), options, Start::Fresh, Seed::new(7));
        let (mut room, _) = opened.expect("a table");
        while room.mirror().position().round() == 1 {
            let table = room.mirror();
            let (seat, at) = (table.to_move().expect("somebody's turn"), table.turn());
            let mv = table.position().legal_moves()[0];
            let request = Request::Play { seat, mv, at };
            room.handle(
                Millis(0),
                Viewer::everyone(rules),
                &Ask { id: CommandId(at.into()), request },
            );
        }
        room.mirror().clone()
    }

    fn told(table: &Mirror) -> Chronicle {
        let texts = Texts::new(Language::En, Theme::Palace);
        let names = Names::new(&texts, table.options().rules, ["Ann", "Bea"]);
        let base = table.history().base().clone();
        let mut chronicle = Chronicle::begin(texts, names, base);
        chronicle.go_on(table);
        chronicle
    }

    #[test]
    fn every_step_has_its_line_and_a_round_that_ended_its_scoring() {
        let table = after_a_round();
        let chronicle = told(&table);
        let steps_of = |is_wanted: fn(LineKind) -> bool| -> Vec<usize> {
            let lines = chronicle.lines().iter().filter(|line| is_wanted(line.kind));
            lines.map(|line| line.step).collect()
        };
        let last = table.steps().len();
        assert_eq!(steps_of(|kind| kind == LineKind::Round), [1, last]);
        assert_eq!(
            steps_of(|kind| matches!(kind, LineKind::Move(_))),
            (2..last).collect::<Vec<_>>()
        );
        assert_eq!(steps_of(|kind| kind == LineKind::Scoring(1)), [last - 1]);
        assert_eq!(chronicle.report(1).map(|report| report.seats.len()), Some(2));
        assert_eq!(chronicle.headline(), None);
    }

    #[test]
    fn the_log_and_the_voice_say_the_same() {
        let table = after_a_round();
        let chronicle = told(&table);
        let narrator = Narrator::new(&chronicle.texts, &chronicle.names);
        let mut before = table.history().base().clone();
        for (index, moment) in table.history().moments().enumerate() {
            assert_eq!(chronicle.text_of(index + 1), text_of(&narrator, &before, &moment));
            before = moment.position;
        }
    }

    #[test]
    fn what_goes_on_is_told_without_telling_the_beginning_again() {
        let table = after_a_round();
        let mut chronicle = told(&table);
        let lines = chronicle.lines().to_vec();
        chronicle.go_on(&table);
        assert_eq!(chronicle.lines(), lines);
        let other = Texts::new(Language::En, Theme::Chocolate);
        let names = chronicle.names.clone();
        assert!(chronicle.is_beginning_of(&chronicle.texts.clone(), &names, &table));
        assert!(!chronicle.is_beginning_of(&other, &names, &table));
    }
}
