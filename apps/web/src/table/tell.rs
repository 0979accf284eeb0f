//! What happened, in words: for whoever listens, and after a round for everybody.

use super::desk::Desk;
use super::doors::Door;
use super::hands::Hands;
use super::notice::Notice;
use azulejo_protocol::{Change, End, Happening, Mirror, Moment, News, Report};
use azulejo_rules::RoundReport;
use azulejo_view::Args;
use azulejo_view::motion::Speed;
use azulejo_view::story::{self, RoundTable, SeatTable, signed};
use leptos::prelude::*;

impl Desk {
    /// Shows how a round was scored. Who wants nothing to move and said so is not held up.
    pub(super) fn show_scoring(self, report: &RoundReport) {
        let chosen = untrack(|| self.settings().chosen().speed);
        if chosen == Some(Speed::Off) || self.door().get_untracked().is_some() {
            let told = self.tell_scored(report);
            self.notice().set(Some(Notice::Scored { round: report.round, told }));
        } else {
            self.door().set(Some(Door::Scoring(report.round)));
        }
    }

    /// What a round brought everybody, in a line.
    fn tell_scored(self, report: &RoundReport) -> String {
        let texts = self.words().texts_untracked();
        let seat = |table: &SeatTable| {
            let change = signed(i32::from(table.total) - i32::from(table.before));
            let name = self.tell_now(|narrator| narrator.name(table.seat).to_owned());
            texts.tell("scored-seat", &Args::new().text("name", name).text("change", change))
        };
        let seats: Vec<String> = RoundTable::of(report).seats.iter().map(seat).collect();
        let args = Args::new().number("round", report.round).text("seats", texts.list(&seats));
        texts.tell("scored", &args)
    }

    /// Says what happens to whoever listens.
    pub(super) fn tell(self, news: &News) {
        let told = match &news.event.what {
            Happening::Dealt { .. } | Happening::Moved { .. } => self.tell_step(news),
            Happening::Undone { .. } => Some(self.words().now("undone")),
            Happening::Left { seat, .. } => Some(self.paint().tell_of("left", *seat)),
            Happening::Ended { why: End::Left { seat, .. } } => {
                Some(self.paint().tell_of("ended-left", *seat))
            }
            Happening::Ended { why: End::Aborted { .. } } => {
                Some(self.words().now("ended-aborted"))
            }
            Happening::Ended { why: End::Played }
            | Happening::Opened { .. }
            | Happening::TakebackAsked { .. }
            | Happening::TakebackAnswered { .. }
            | Happening::RematchAsked { .. }
            | Happening::Revealed { .. }
            | Happening::Said { .. }
            | Happening::Founded(_)
            | Happening::Invited { .. }
            | Happening::Seated { .. }
            | Happening::Vacated { .. }
            | Happening::Swapped { .. }
            | Happening::Ready { .. } => None,
        };
        if let Some(told) = told {
            self.announce(told);
        }
    }

    fn tell_step(self, news: &News) -> Option<String> {
        let before = news.before.as_ref()?;
        let moment = moment(&news.after, &news.change)?;
        Some(self.tell_now(|narrator| story::text_of(narrator, before.position(), &moment)))
    }
}

/// The last moment of a table.
fn moment(after: &Mirror, change: &Change) -> Option<Moment> {
    let report = match change {
        Change::Dealt(report) => Report::Dealt(report.clone()),
        Change::Moved(None) => Report::Moved,
        Change::Moved(Some(report)) => Report::RoundEnded(report.clone()),
        _ => return None,
    };
    Some(Moment { step: after.last_step()?.clone(), position: after.position().clone(), report })
}
