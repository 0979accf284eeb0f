//! A game as it is looked back at: every moment of it and where its points came from.

use crate::i18n::{Args, Texts};
use crate::story::{Names, Narrator};
use crate::summary::Summary;
use azulejo_protocol::{End, Leaving, Mirror, Moment, Mover, Ranking, Report, Step};
use azulejo_rules::{Board, BySeat, Game, Phase, Position, Seat};

/// A game that is looked back at, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    /// The table before the first step.
    pub base: Position,
    /// Every step, with the table after it.
    pub moments: Vec<Moment>,
    /// Where the points came from.
    pub summary: Summary,
    /// Why it ended, if it did.
    pub end: Option<End>,
    /// Who won, if the game counts.
    pub winners: BySeat<Seat>,
    /// Its record; none if it began in the middle.
    pub record: Option<Game>,
    /// What the players are called in records.
    tags: Vec<String>,
}

impl Tale {
    /// The game of a table.
    pub fn of_table(table: &Mirror) -> Tale {
        let moments: Vec<Moment> = table.history().moments().collect();
        let base = table.history().base().clone();
        Tale {
            summary: summary(&base, &moments),
            base,
            moments,
            end: table.end(),
            winners: table.ranking().iter().flat_map(Ranking::winners).collect(),
            record: table.record().ok(),
            tags: table.options().seats.iter().map(ToString::to_string).collect(),
        }
    }

    /// A game of the library.
    pub fn of_record(game: &Game) -> Tale {
        let base = Position::new(game.rules(), game.first());
        let moments = moments(game);
        let summary = summary(&base, &moments);
        let end = ended(game);
        let tag = |seat: Seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned();
        Tale {
            winners: winners(game, &summary, end),
            summary,
            base,
            moments,
            end,
            tags: game.rules().seats().map(tag).collect(),
            record: Some(game.clone()),
        }
    }

    /// What the players are called.
    pub fn names(&self, texts: &Texts) -> Names {
        Names::of_tags(texts, self.base.rules(), &self.tags)
    }

    /// Who won, in a few words.
    pub fn title(&self, texts: &Texts) -> String {
        let names = self.names(texts);
        let winners: Vec<String> =
            self.winners.iter().map(|&seat| names.of(seat).to_owned()).collect();
        let args = Args::new().text("names", texts.list(&winners));
        match (winners.len(), self.end) {
            (0, Some(_)) => texts.say("over-nobody"),
            (0, None) => texts.say("over-unfinished"),
            (1, _) => texts.tell("over-winner", &args),
            _ => texts.tell("over-winners", &args),
        }
    }

    /// Why it ended so, if it has ended: the tie-break is named.
    pub fn reason(&self, texts: &Texts) -> Option<String> {
        let names = self.names(texts);
        let about = |seat| Args::new().text("name", names.of(seat));
        match self.end? {
            End::Played => {
                let narrator = Narrator::new(texts, &names);
                self.summary.outcome.as_ref().map(|outcome| narrator.verdict(outcome))
            }
            End::Left { seat, why: Leaving::Resigned } => {
                Some(texts.tell("over-resigned", &about(seat)))
            }
            End::Left { seat, why: Leaving::Time } => Some(texts.tell("over-time", &about(seat))),
            End::Aborted { seat } => Some(texts.tell("over-aborted", &about(seat))),
        }
    }

    /// The table after so many steps.
    pub fn position(&self, steps: usize) -> &Position {
        let last = steps.checked_sub(1).and_then(|index| self.moments.get(index));
        last.map_or(&self.base, |moment| &moment.position)
    }

    /// The game up to a step, if it has a record.
    pub fn record_after(&self, steps: usize) -> Option<Game> {
        let record = self.record.as_ref()?;
        let mut game = Game::new(record.rules(), record.first());
        for (name, value) in record.tags().filter(|(name, _)| name.starts_with("Seat")) {
            game.set_tag(name, value).ok()?;
        }
        for moment in self.moments.iter().take(steps) {
            match &moment.step {
                Step::Deal { deal, .. } => drop(game.deal(deal.clone()).ok()?),
                Step::Move { mv, .. } => drop(game.play(*mv).ok()?),
            }
        }
        Some(game)
    }
}

fn summary(base: &Position, moments: &[Moment]) -> Summary {
    let mut summary = Summary::begin(base.boards().iter().map(Board::score).collect());
    for moment in moments {
        if let Report::RoundEnded(report) = &moment.report {
            summary.add(report);
        }
    }
    summary
}

/// The game again, step by step.
fn moments(game: &Game) -> Vec<Moment> {
    let mut again = Game::new(game.rules(), game.first());
    let mut moments = Vec::new();
    for round in game.rounds() {
        let number = again.position().round();
        let Ok(report) = again.deal(round.deal.clone()) else { return moments };
        let step = Step::Deal { round: number, deal: round.deal.clone() };
        let position = again.position().clone();
        moments.push(Moment { step, position, report: Report::Dealt(report) });
        for &mv in &round.moves {
            let Some(seat) = again.position().player_to_move() else { return moments };
            let Ok(report) = again.play(mv) else { return moments };
            let step = Step::Move { round: number, seat, mv, by: Mover::Before };
            let report = report.map_or(Report::Moved, Report::RoundEnded);
            moments.push(Moment { step, position: again.position().clone(), report });
        }
    }
    moments
}

/// Why a record ended: by its play, or as the tag `Ended` says.
fn ended(game: &Game) -> Option<End> {
    if game.position().phase() == Phase::Over {
        return Some(End::Played);
    }
    let (why, seat) = game.tag("Ended")?.split_once(' ')?;
    let seat = seat.parse().ok().and_then(Seat::new)?;
    match why {
        "resigned" => Some(End::Left { seat, why: Leaving::Resigned }),
        "time" => Some(End::Left { seat, why: Leaving::Time }),
        "aborted" => Some(End::Aborted { seat }),
        _ => None,
    }
}

/// Who won: by points, or among two the one who stayed.
fn winners(game: &Game, summary: &Summary, end: Option<End>) -> BySeat<Seat> {
    match (end, &summary.outcome) {
        (Some(End::Played), Some(outcome)) => outcome.winners.clone(),
        (Some(End::Left { seat, .. }), _) => {
            let stayed =
                |other: &Seat| *other != seat && game.tag(&format!("Left{other}")).is_none();
            let stayed: BySeat<Seat> = game.rules().seats().filter(stayed).collect();
            if stayed.len() == 1 { stayed } else { BySeat::new() }
        }
        _ => BySeat::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::Sources;
    use azulejo_testkit::generate;

    /// A game of two random players, at most so many steps long.
    fn game(steps: usize) -> Game {
        generate::game("2cp".parse().expect("rules"), 3, steps)
    }

    #[test]
    fn a_record_is_told_from_its_first_deal_to_its_last_bonus() {
        let game = game(usize::MAX);
        let tale = Tale::of_record(&game);
        assert_eq!(tale.moments.len() + 1, game.replay().count());
        assert_eq!(tale.position(tale.moments.len()), game.position());
        assert_eq!(tale.position(0), &tale.base);
        assert_eq!(tale.end, Some(End::Played));
        let totals: Vec<u16> = tale.summary.sources.iter().map(Sources::total).collect();
        let scores: Vec<u16> = game.position().boards().iter().map(Board::score).collect();
        assert_eq!(totals, scores);
    }

    #[test]
    fn a_game_goes_on_from_any_of_its_steps() {
        let tale = Tale::of_record(&game(usize::MAX));
        for steps in 0..=tale.moments.len() {
            let until = tale.record_after(steps).expect("a record");
            assert_eq!(until.position(), tale.position(steps), "after {steps} steps");
        }
    }

    #[test]
    fn who_stays_wins_when_the_other_resigns() {
        let mut game = game(5);
        game.set_tag("Ended", "resigned 1").expect("a tag");
        let tale = Tale::of_record(&game);
        assert_eq!(tale.end, Some(End::Left { seat: Seat::ALL[0], why: Leaving::Resigned }));
        assert_eq!(tale.winners[..], [Seat::ALL[1]]);
    }
}
