//! Moves by their codes and in a few words.

use super::Reviewer;
use super::sentence::{Sentence, code};
use crate::i18n::Args;
use crate::preview::Preview;
use azulejo_rules::{Destination, Move, MoveKind, Place, Position, Source, Take};
use azulejo_search::Finding;
use azulejo_study::Decision;

impl Reviewer<'_> {
    /// A move in a few words, as they stand in a list: `3 black from factory 2 to line 5`; nothing for
    /// a move that the rules refuse.
    pub fn move_words(&self, pos: &Position, mv: Move) -> String {
        match mv.kind() {
            MoveKind::Take(take) => self.take_words(pos, take).unwrap_or_default(),
            MoveKind::Place(place) => self.place_words(pos, place).unwrap_or_default(),
        }
    }

    /// A move by its code and in a few words: `` `2K5`, 3 black from factory 2 to line 5``.
    pub fn named_move(&self, pos: &Position, mv: Move) -> Sentence {
        Sentence::of(&self.texts.tell("review-move", &self.move_args(pos, mv)))
    }

    /// The best move of a decision: ``Better: `2K5`, 3 black from factory 2 to line 5.`` Nothing where
    /// it was played.
    pub fn better(&self, decision: &Decision) -> Sentence {
        if decision.is_best() {
            return Sentence::default();
        }
        let args = self.move_args(&decision.before, decision.best.best);
        Sentence::of(&self.texts.tell("review-better", &args))
    }

    /// How a search expects the game to go on after a move: ``Expected then: `1W3` `CR2`.`` Nothing where
    /// it has seen no farther.
    pub fn line(&self, found: &Finding) -> Sentence {
        let Some((_, replies)) = found.line.split_first().filter(|(_, rest)| !rest.is_empty())
        else {
            return Sentence::default();
        };
        let codes: Vec<String> = replies.iter().map(|&mv| code(mv)).collect();
        let args = Args::new().text("moves", codes.join(" "));
        Sentence::of(&self.texts.tell("review-line", &args))
    }

    /// The variables `$code` and `$move`.
    pub(super) fn move_args(&self, pos: &Position, mv: Move) -> Args {
        Args::new().text("code", code(mv)).text("move", self.move_words(pos, mv))
    }

    fn take_words(&self, pos: &Position, take: Take) -> Option<String> {
        let preview = Preview::of(pos, take).ok()?;
        let mut args = Args::new().tile(take.tile).number("count", preview.count);
        if let Source::Factory(factory) = take.source {
            args = args.number("factory", factory.number());
        }
        if let Destination::Line(line) = take.to {
            args = args.number("line", line.number());
        }
        let id = match (take.source, preview.marker, take.to) {
            (Source::Factory(_), _, Destination::Line(_)) => "review-move-factory-line",
            (Source::Factory(_), _, Destination::Floor) => "review-move-factory-floor",
            (Source::Center, false, Destination::Line(_)) => "review-move-center-line",
            (Source::Center, false, Destination::Floor) => "review-move-center-floor",
            (Source::Center, true, Destination::Line(_)) => "review-move-marker-line",
            (Source::Center, true, Destination::Floor) => "review-move-marker-floor",
        };
        Some(self.texts.tell(id, &args))
    }

    fn place_words(&self, pos: &Position, Place { line, column }: Place) -> Option<String> {
        let tile = pos.board(pos.player_to_move()?).line(line)?.tile;
        let args = Args::new().tile(tile);
        let args = args.number("line", line.number()).number("column", column.number());
        Some(self.texts.tell("review-move-place", &args))
    }
}
