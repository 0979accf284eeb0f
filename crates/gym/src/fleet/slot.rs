//! One of many games.

use crate::{BadAction, Episode, Reward, Seed, decode, observe};
use azulejo_rules::{Board, BySeat, Dealer, Move, Position, Rules};

/// One of many games, and what follows it.
pub(super) struct Slot {
    episode: Episode,
    /// Chooses at random where somebody asks for it; apart from the dealer, whose deals must not change.
    chooser: Dealer,
    /// What is to be played next.
    intended: Option<Move>,
    seed: Seed,
    /// From one game at this place to the next.
    stride: u64,
    place: u64,
}

/// Where one game is seen.
pub(super) struct Row<'a> {
    pub(super) observation: Option<&'a mut [f32]>,
    pub(super) mask: &'a mut [i8],
    pub(super) to_move: &'a mut i8,
    pub(super) rewards: &'a mut [f32],
    pub(super) done: &'a mut bool,
    pub(super) scores: &'a mut [i32],
}

impl Slot {
    pub(super) fn new(rules: Rules, place: usize) -> Slot {
        let place = place as u64;
        let seed = Seed { seed: 0, game: place };
        let episode = Episode::new(rules, seed, None);
        Slot { episode, chooser: Dealer::new(0), intended: None, seed, stride: 1, place }
    }

    pub(super) fn position(&self) -> &Position {
        self.episode.position()
    }

    /// Begins the first game of a seed.
    pub(super) fn reset(&mut self, seed: u64, games: u64) {
        self.stride = games;
        self.seed = Seed { seed, game: self.place };
        // Another seed than that of the deals, so that choices tell nothing about them.
        self.chooser = Dealer::for_game(!seed, self.place);
        self.intended = None;
        self.begin();
    }

    fn begin(&mut self) {
        let rules = self.position().rules();
        self.episode = Episode::new(rules, self.seed, None);
    }

    /// Chooses a legal action at random.
    #[inline]
    pub(super) fn choose(&mut self) -> i64 {
        let pos = self.episode.position();
        let chosen = self.chooser.pick(pos).and_then(|mv| pos.rules().action_of(mv));
        chosen.map_or(-1, |action| i64::from(action as u16))
    }

    /// Remembers an action that is to be taken.
    #[inline]
    pub(super) fn intend(&mut self, action: i64) -> Result<(), BadAction> {
        self.intended = Some(decode(self.position(), action)?);
        Ok(())
    }

    /// Takes the action, and begins the next game where this one is over.
    #[inline]
    pub(super) fn step(&mut self, reward: Reward, mut row: Row<'_>) {
        let Some(mv) = self.intended.take() else { return };
        let before = match reward {
            Reward::Points => self.position().boards().iter().map(Board::score).collect(),
            Reward::Outcome | Reward::Margin => BySeat::new(),
        };
        self.episode.play_unchecked(mv);
        row.tell(self.position(), reward, &before);
        if *row.done {
            self.seed.game = self.seed.game.wrapping_add(self.stride);
            self.begin();
        }
        row.show(self.position());
    }

    /// Shows a game that has just begun.
    #[inline]
    pub(super) fn show(&self, mut row: Row<'_>) {
        row.clear();
        row.show(self.position());
    }
}

impl Row<'_> {
    /// What a step brought.
    #[inline]
    fn tell(&mut self, pos: &Position, reward: Reward, before: &BySeat<u16>) {
        *self.done = pos.player_to_move().is_none();
        let seats = pos.rules().seats().zip(self.rewards.iter_mut().zip(self.scores.iter_mut()));
        for (seat, (got, score)) in seats {
            *score = pos.board(seat).score().into();
            *got = match reward {
                Reward::Points => reward.of(before, pos, seat),
                _ if *self.done => reward.of(before, pos, seat),
                _ => 0.0,
            };
        }
    }

    /// What the player to move sees.
    #[inline]
    fn show(&mut self, pos: &Position) {
        pos.mask_actions(self.mask);
        let Some(seat) = pos.player_to_move() else { return };
        *self.to_move = seat.index() as i8;
        if let Some(observation) = self.observation.as_deref_mut() {
            observe(pos, seat, observation);
        }
    }

    fn clear(&mut self) {
        self.rewards.fill(0.0);
        self.scores.fill(0);
        *self.done = false;
    }
}
