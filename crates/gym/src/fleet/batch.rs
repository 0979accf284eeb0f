//! Dividing many games among threads.

use super::slot::{Row, Slot};
use super::{BadStep, Seen};
use rayon::join;

/// How many numbers a game has in each row.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    pub(super) width: usize,
    pub(super) actions: usize,
    pub(super) seats: usize,
}

/// Games and where they are seen.
pub(super) struct Batch<'a> {
    pub(super) slots: &'a mut [Slot],
    pub(super) seen: Seen<'a>,
    pub(super) sizes: Sizes,
}

impl<'a> Batch<'a> {
    /// Does something in every game.
    pub(super) fn each(self, grain: usize, act: &(impl Fn(&mut Slot, Row<'_>) + Sync)) {
        if self.slots.len() <= grain {
            return self.each_here(act);
        }
        let (left, right) = self.halves();
        join(|| left.each(grain, act), || right.each(grain, act));
    }

    fn each_here(self, act: &impl Fn(&mut Slot, Row<'_>)) {
        let Batch { slots, seen, sizes } = self;
        let Seen { observations, masks, to_move, rewards, dones, scores } = seen;
        let mut observations = observations.map(|rows| rows.chunks_exact_mut(sizes.width));
        let rows = masks
            .chunks_exact_mut(sizes.actions)
            .zip(to_move)
            .zip(rewards.chunks_exact_mut(sizes.seats))
            .zip(dones)
            .zip(scores.chunks_exact_mut(sizes.seats));
        for (slot, ((((mask, to_move), rewards), done), scores)) in slots.iter_mut().zip(rows) {
            let observation = observations.as_mut().and_then(Iterator::next);
            act(slot, Row { observation, mask, to_move, rewards, done, scores });
        }
    }

    fn halves(self) -> (Batch<'a>, Batch<'a>) {
        let Batch { slots, seen, sizes } = self;
        let half = slots.len() / 2;
        let (left_slots, right_slots) = slots.split_at_mut(half);
        let (left, right) = seen.split(half, sizes);
        (
            Batch { slots: left_slots, seen: left, sizes },
            Batch { slots: right_slots, seen: right, sizes },
        )
    }
}

impl<'a> Seen<'a> {
    fn split(self, at: usize, sizes: Sizes) -> (Seen<'a>, Seen<'a>) {
        let observations = self.observations.map(|rows| rows.split_at_mut(at * sizes.width));
        let (left_observations, right_observations) = observations.unzip();
        let (left_masks, right_masks) = self.masks.split_at_mut(at * sizes.actions);
        let (left_to_move, right_to_move) = self.to_move.split_at_mut(at);
        let (left_rewards, right_rewards) = self.rewards.split_at_mut(at * sizes.seats);
        let (left_dones, right_dones) = self.dones.split_at_mut(at);
        let (left_scores, right_scores) = self.scores.split_at_mut(at * sizes.seats);
        let left = Seen {
            observations: left_observations,
            masks: left_masks,
            to_move: left_to_move,
            rewards: left_rewards,
            dones: left_dones,
            scores: left_scores,
        };
        let right = Seen {
            observations: right_observations,
            masks: right_masks,
            to_move: right_to_move,
            rewards: right_rewards,
            dones: right_dones,
            scores: right_scores,
        };
        (left, right)
    }
}

/// Games and the actions that are wished for.
pub(super) struct Wishes<'a> {
    pub(super) slots: &'a mut [Slot],
    pub(super) actions: &'a [i64],
    /// The number of the first game.
    pub(super) from: usize,
}

impl Wishes<'_> {
    /// Remembers them all, or tells the first that can't be.
    pub(super) fn check(self, grain: usize) -> Result<(), BadStep> {
        let Wishes { slots, actions, from } = self;
        if slots.len() <= grain {
            let mut wishes = slots.iter_mut().zip(actions).zip(from..);
            return wishes.try_for_each(|((slot, &action), game)| {
                slot.intend(action).map_err(|why| BadStep { game, why })
            });
        }
        let half = slots.len() / 2;
        let (left, right) = slots.split_at_mut(half);
        let left = Wishes { slots: left, actions: &actions[..half], from };
        let right = Wishes { slots: right, actions: &actions[half..], from: from + half };
        let (left, right) = join(|| left.check(grain), || right.check(grain));
        left.and(right)
    }
}

/// Games and where the choices go.
pub(super) struct Choices<'a> {
    pub(super) slots: &'a mut [Slot],
    pub(super) actions: &'a mut [i64],
}

impl Choices<'_> {
    /// Chooses at random in every game.
    pub(super) fn choose(self, grain: usize) {
        let Choices { slots, actions } = self;
        if slots.len() <= grain {
            for (slot, action) in slots.iter_mut().zip(actions) {
                *action = slot.choose();
            }
            return;
        }
        let half = slots.len() / 2;
        let (left_slots, right_slots) = slots.split_at_mut(half);
        let (left, right) = actions.split_at_mut(half);
        let left = Choices { slots: left_slots, actions: left };
        let right = Choices { slots: right_slots, actions: right };
        join(|| left.choose(grain), || right.choose(grain));
    }
}
