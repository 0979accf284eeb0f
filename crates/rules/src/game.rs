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
    position: Position,
    /// What has happened in the tiling phase so far.
    events: Vec<Event>,
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
            position: Position::new(rules, first),
            events: Vec::new(),
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
        &self.position
    }

    /// Gives the bag's deal.
    ///
    /// # Errors
    ///
    /// Why it could not have happened; the game is as it was.
    pub fn deal(&mut self, deal: Deal) -> Result<DealReport, IllegalDeal> {
        let mut events = Vec::new();
        self.position.deal_before(&deal, &mut events)?;
        let first = self.position.first();
        self.rounds.push(Round { first, deal, moves: Vec::new() });
        Ok(DealReport::tell(&events))
    }

    /// Plays a move; the one that ends a round brings its report, which covers the whole tiling
    /// phase.
    ///
    /// # Errors
    ///
    /// The broken rule; the game is as it was.
    pub fn play(&mut self, mv: Move) -> Result<Option<RoundReport>, IllegalMove> {
        let round = self.position.round();
        self.position.play_before(mv, &mut self.events)?;
        if let Some(round) = self.rounds.last_mut() {
            round.moves.push(mv);
        }
        if !matches!(self.position.phase(), Phase::Deal | Phase::Over) {
            return Ok(None);
        }
        let events = std::mem::take(&mut self.events);
        Ok(Some(RoundReport::tell(round, &events, &self.position)))
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
        Frame { step, position: self.position.clone(), report }
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
