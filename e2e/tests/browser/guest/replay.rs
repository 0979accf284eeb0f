//! The game as its events tell it, played again by the rules alone.

use anyhow::{Context, Result, bail, ensure};
use azulejo_protocol::{Event, Happening, Start};
use azulejo_rules::{Deal, Game, Move, Position, Seat};
use serde_json::Value;

/// What was done in a step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Deal(Deal),
    Move(Seat, Move),
}

/// A game played again: every step, and the table after it.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    /// The steps so far.
    pub(crate) steps: Vec<Step>,
    /// The table before the first step and after each.
    positions: Vec<Position>,
    /// How many of the steps were made before the table was opened.
    pub(crate) before: usize,
    /// Whether the table says that it is over.
    pub(crate) is_ended: bool,
    /// The seats of people.
    pub(crate) people: Vec<Seat>,
    /// Who began.
    pub(crate) first: Seat,
}

impl Replay {
    /// The game of the text in which the page keeps its table.
    pub(crate) fn of_kept(text: &str) -> Result<Replay> {
        let kept: Value = serde_json::from_str(text).context("the kept table is no JSON")?;
        let log = kept.pointer("/saved/log").context("the kept table has no log")?;
        let log: Vec<Event> = serde_json::from_value(log.clone())?;
        let (opening, events) = log.split_first().context("the log is empty")?;
        let mut replay = Replay::open(opening)?;
        for event in events {
            replay
                .follow(&event.what)
                .with_context(|| format!("event {} can't have happened", event.number))?;
        }
        Ok(replay)
    }

    fn open(event: &Event) -> Result<Replay> {
        let Happening::Opened(opening) = &event.what else { bail!("the log opens no table") };
        let base = match &opening.start {
            Start::Fresh => Position::new(opening.options.rules, opening.first),
            Start::Position(pos) => pos.clone(),
            Start::Record(game) => Position::new(game.rules(), game.first()),
        };
        let seats = opening.options.rules.seats().zip(&opening.options.seats);
        let people = seats.filter(|(_, who)| who.is_person()).map(|(seat, _)| seat).collect();
        let mut replay = Replay {
            steps: Vec::new(),
            positions: vec![base],
            before: 0,
            is_ended: false,
            people,
            first: opening.first,
        };
        if let Start::Record(game) = &opening.start {
            replay.follow_record(game)?;
        }
        Ok(replay)
    }

    fn follow_record(&mut self, game: &Game) -> Result<()> {
        for round in game.rounds() {
            self.deal(&round.deal)?;
            for &mv in &round.moves {
                let seat = self.now().player_to_move().context("nobody is to move")?;
                self.play(seat, mv)?;
            }
        }
        self.before = self.steps.len();
        Ok(())
    }

    fn follow(&mut self, what: &Happening) -> Result<()> {
        match what {
            Happening::Dealt { deal } => self.deal(deal),
            Happening::Moved { seat, mv } => self.play(*seat, *mv),
            Happening::Undone { to, .. } => {
                self.steps.truncate(*to);
                self.positions.truncate(*to + 1);
                Ok(())
            }
            Happening::Ended { .. } => {
                self.is_ended = true;
                Ok(())
            }
            Happening::Left { .. } | Happening::RematchAsked { .. } => Ok(()),
            other => bail!("a table at one device does not know {other:?}"),
        }
    }

    fn deal(&mut self, deal: &Deal) -> Result<()> {
        let mut pos = self.now().clone();
        pos.deal(deal).with_context(|| format!("the deal {deal} is illegal"))?;
        self.push(Step::Deal(deal.clone()), pos);
        Ok(())
    }

    fn play(&mut self, seat: Seat, mv: Move) -> Result<()> {
        ensure!(self.now().player_to_move() == Some(seat), "{mv} is not the move of {seat}");
        let mut pos = self.now().clone();
        pos.play(mv).with_context(|| format!("the move {mv} is illegal"))?;
        self.push(Step::Move(seat, mv), pos);
        Ok(())
    }

    fn push(&mut self, step: Step, pos: Position) {
        self.steps.push(step);
        self.positions.push(pos);
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> &Position {
        self.positions.last().expect("there is the table before the first step")
    }

    /// The table after so many steps.
    pub(crate) fn after(&self, steps: usize) -> Option<&Position> {
        self.positions.get(steps)
    }

    /// The moves made since so many steps.
    pub(crate) fn moves_since(&self, steps: usize) -> Vec<Move> {
        let moves = self.steps.iter().skip(steps).filter_map(|step| match step {
            Step::Move(_, mv) => Some(*mv),
            Step::Deal(_) => None,
        });
        moves.collect()
    }

    /// Whether a person made a step.
    pub(crate) fn is_by_person(&self, step: &Step) -> bool {
        matches!(step, Step::Move(seat, _) if self.people.contains(seat))
    }
}
