//! The game on the board as a record.

use super::origin::Origin;
use super::what_if::WhatIf;
use azulejo_rules::{Game, Position, Seat};
use azulejo_study::{Act, Tree};
use azulejo_view::plan::Sitter;

impl WhatIf {
    /// The game up to where one looks, if the tree begins where games begin.
    pub(super) fn record(self) -> Option<Game> {
        let story = self.tree.with_untracked(Tree::story);
        let start = story.start();
        if *start != Position::new(start.rules(), start.first()) {
            return None;
        }
        let mut game = Game::new(start.rules(), start.first());
        let tags = tags(self.sitters.get_untracked(), &self.origin.read_untracked());
        for (seat, tag) in start.rules().seats().zip(tags) {
            if !tag.is_empty() {
                game.set_tag(&format!("Seat{seat}"), &tag).ok()?;
            }
        }
        for scene in story.scenes() {
            match &scene.act {
                Act::Deal(deal) => drop(game.deal(deal.clone()).ok()?),
                Act::Move(mv) => drop(game.play(*mv).ok()?),
            }
        }
        Some(game)
    }
}

/// What players are called in records: bots by their levels, people as in the game from which they came.
pub(super) fn tags(sitters: [Sitter; Seat::COUNT], origin: &Origin) -> [String; Seat::COUNT] {
    Seat::ALL.map(|seat| match sitters[seat.index()] {
        Sitter::Bot(level) => format!("bot:{}", level.name()),
        Sitter::Person => origin.person(seat).to_owned(),
    })
}
