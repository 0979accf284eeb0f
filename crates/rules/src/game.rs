//! A whole game: who began, every deal, every move.

use crate::{
    Deal, DealReport, Event, IllegalDeal, IllegalMove, Move, Phase, Position, RoundReport, Rules,
    Seat,
};

/// One round of a game as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The seat that began it.
    pub first: Seat,
    /// What the bag gave.
    pub deal: Deal,
    /// The moves, tiling decisions included.
    pub moves: Vec<Move>,
}

/// A whole game, finished or not: it carries its deals, so it replays without a generator.
///
/// Its text is a record; see [`Game::from_str`](std::str::FromStr::from_str).
///
/// ```
/// use azulejo_rules::{Game, Seat};
/// let mut game = Game::new("2cp".parse()?, Seat::new(1).unwrap());
/// game.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// game.play("1W3".parse()?)?;
/// let again: Game = game.to_string().parse()?;
/// assert_eq!(again, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    first: Seat,
    pub(crate) tags: Vec<(String, String)>,
    rounds: Vec<Round>,
    course: Course,
}

impl Game {
    /// A game before its first deal.
    ///
    /// # Panics
    ///
    /// If nobody sits at that seat.
    pub fn new(rules: Rules, first: Seat) -> Game {
        Game {
            rules,
            first,
            tags: Vec::new(),
            rounds: Vec::new(),
            course: Position::new(rules, first).into(),
        }
    }

    /// The rule set.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The seat that began the game.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The rounds so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The table as it is now.
    pub const fn position(&self) -> &Position {
        self.course.position()
    }

    /// Gives the bag's deal.
    ///
    /// # Errors
    ///
    /// Why it could not have happened; the game is as it was.
    pub fn deal(&mut self, deal: Deal) -> Result<DealReport, IllegalDeal> {
        let report = self.course.deal(&deal)?;
        let first = self.position().first();
        self.rounds.push(Round { first, deal, moves: Vec::new() });
        Ok(report)
    }

    /// Plays a move; the one that ends a round brings its report, which covers the whole tiling
    /// phase.
    ///
    /// # Errors
    ///
    /// The broken rule; the game is as it was.
    pub fn play(&mut self, mv: Move) -> Result<Option<RoundReport>, IllegalMove> {
        let report = self.course.play(mv)?;
        if let Some(round) = self.rounds.last_mut() {
            round.moves.push(mv);
        }
        Ok(report)
    }

    /// The game again from its start: a [`Frame`] for the empty table and one after every deal
    /// and every move.
    pub fn replay(&self) -> impl Iterator<Item = Frame> {
        let steps = self.rounds.iter().flat_map(|round| {
            let moves = round.moves.iter().map(|&mv| Step::Move(mv));
            std::iter::once(Step::Deal(round.deal.clone())).chain(moves)
        });
        let mut game = Game::new(self.rules, self.first);
        std::iter::once(Step::Start).chain(steps).map(move |step| game.step(step))
    }

    /// Takes a step that was legal before.
    fn step(&mut self, step: Step) -> Frame {
        let report = match &step {
            Step::Start => None,
            Step::Deal(deal) => {
                self.deal(deal.clone()).expect("the deal was possible before");
                None
            }
            Step::Move(mv) => self.play(*mv).expect("the move was legal before"),
        };
        Frame { step, position: self.position().clone(), report }
    }
}

/// The course of play from any position on: a [`Game`] without its history, for a table that was not
/// there from the beginning.
///
/// ```
/// use azulejo_rules::{Course, Position};
/// let pos: Position = "2cp 6 2 1 c K,-,-,-,- - 15.18.18.17.18 0.0.0.0.0 \
///     10:W1/-/-/-/-:BYRK./WB.../K.B../R..B./Y...B:- 0:-/-/-/-/-:...../...../...../...../.....:-"
///     .parse()?;
/// let mut course = Course::from(pos);
/// let report = course.play("1K5".parse()?)?.expect("this was the last tile of the round");
/// assert_eq!(report.seats[0].gained(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    position: Position,
    /// What has happened in the tiling phase so far.
    events: Vec<Event>,
}

impl From<Position> for Course {
    fn from(position: Position) -> Course {
        Course { position, events: Vec::new() }
    }
}

impl Course {
    /// The table as it is now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Gives the bag's deal.
    ///
    /// # Errors
    ///
    /// Why it could not have happened; the table is as it was.
    pub fn deal(&mut self, deal: &Deal) -> Result<DealReport, IllegalDeal> {
        let mut events = Vec::new();
        self.position.deal_before(deal, &mut events)?;
        Ok(DealReport::tell(&events))
    }

    /// Plays a move; the one that ends a round brings its report, which covers the tiling phase as far
    /// as it was seen.
    ///
    /// # Errors
    ///
    /// The broken rule; the table is as it was.
    pub fn play(&mut self, mv: Move) -> Result<Option<RoundReport>, IllegalMove> {
        let round = self.position.round();
        self.position.play_before(mv, &mut self.events)?;
        if !matches!(self.position.phase(), Phase::Deal | Phase::Over) {
            return Ok(None);
        }
        let events = std::mem::take(&mut self.events);
        Ok(Some(RoundReport::tell(round, &events, &self.position)))
    }
}

/// Games are equal if their records say the same.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        (self.rules, self.first, &self.tags, &self.rounds)
            == (other.rules, other.first, &other.tags, &other.rounds)
    }
}

impl Eq for Game {}

/// What led to a frame of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: the empty table.
    Start,
    /// A deal.
    Deal(Deal),
    /// A move.
    Move(Move),
}

/// One moment of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// What led to it.
    pub step: Step,
    /// The table after it.
    pub position: Position,
    /// The story of the round, if this step ended it.
    pub report: Option<RoundReport>,
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::Dealer;

    /// A random game to its end.
    fn play_out(rules: Rules, seed: u64) -> Game {
        let (mut game, mut dealer) = (Game::new(rules, Seat::ALL[0]), Dealer::new(seed));
        while game.position().phase() != Phase::Over {
            match dealer.pick(game.position()) {
                Some(mv) => drop(game.play(mv).unwrap()),
                None => drop(game.deal(dealer.draw(game.position())).unwrap()),
            }
        }
        game
    }

    #[test]
    fn a_course_from_any_position_of_an_offer_goes_and_tells_as_the_game_does() {
        for rules in Rules::ALL {
            let frames: Vec<Frame> = play_out(rules, 3).replay().collect();
            let from = frames.iter().enumerate().skip(9).step_by(7);
            for (index, start) in from.filter(|(_, frame)| frame.position.phase() == Phase::Offer) {
                let mut course = Course::from(start.position.clone());
                for frame in &frames[index + 1..] {
                    let report = match &frame.step {
                        Step::Start => None,
                        Step::Deal(deal) => course.deal(deal).map(|_| None).unwrap(),
                        Step::Move(mv) => course.play(*mv).unwrap(),
                    };
                    assert_eq!((&report, course.position()), (&frame.report, &frame.position));
                }
            }
        }
    }
}
