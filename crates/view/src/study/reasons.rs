//! Why a move was better than another.

use super::sentence::{Sentence, code};
use super::{Reviewer, tenths};
use crate::i18n::Args;
use azulejo_rules::{Column, Line, Move, Position, Seat, Tile, Wall, WallSide};
use azulejo_study::{Decision, Reason, Reply};

/// How much may be missing of a column or a color that is worth a word.
const NEAR: usize = 2;

impl Reviewer<'_> {
    /// Why the best move was better, the weightiest reasons first; nothing where it was played. What
    /// the next player does is told [apart](Reviewer::replies).
    pub fn why(&self, decision: &Decision) -> Vec<String> {
        let reasons = decision.reasons();
        let mut told: Vec<String> = Vec::new();
        for reason in &reasons {
            let mut news: Vec<String> =
                self.told_among(decision.seat, reason, &reasons).into_iter().collect();
            news.extend(self.goal(decision, reason));
            // Several lines are told as one.
            news.retain(|sentence| !told.contains(sentence));
            told.append(&mut news);
        }
        told
    }

    /// One reason, as a sentence about the best move of a player; nothing for what the next player does.
    pub fn reason(&self, seat: Seat, reason: &Reason) -> Option<String> {
        self.told_among(seat, reason, std::slice::from_ref(reason))
    }

    /// A reason; one about a line tells all such lines.
    fn told_among(&self, seat: Seat, reason: &Reason, all: &[Reason]) -> Option<String> {
        match *reason {
            Reason::GetsLine { .. } => {
                let lines = all.iter().filter_map(|reason| self.line_got(reason));
                let lines: Vec<String> = lines.collect();
                Some(self.lines_told("review-why-gets-line", seat, &lines))
            }
            Reason::RivalLine { seat, .. } => {
                let lines = all.iter().filter_map(|reason| self.line_denied(seat, reason));
                let lines: Vec<String> = lines.collect();
                Some(self.lines_told("review-why-rival-line", seat, &lines))
            }
            _ => self.single(seat, reason),
        }
    }

    fn lines_told(&self, id: &str, seat: Seat, lines: &[String]) -> String {
        self.texts.tell(id, &self.named(seat).text("lines", self.texts.list(lines)))
    }

    /// A line that the player fills, as `review-why-gets-line` names it.
    fn line_got(&self, reason: &Reason) -> Option<String> {
        let Reason::GetsLine { line, tile } = *reason else { return None };
        Some(self.texts.tell("review-line-got", &line_args(line, tile)))
    }

    /// A line that a rival does not fill, as `review-why-rival-line` names it.
    fn line_denied(&self, rival: Seat, reason: &Reason) -> Option<String> {
        let Reason::RivalLine { seat, line, tile } = *reason else { return None };
        (seat == rival).then(|| self.texts.tell("review-line-denied", &line_args(line, tile)))
    }

    /// A reason that stands for itself.
    fn single(&self, seat: Seat, reason: &Reason) -> Option<String> {
        Some(match *reason {
            Reason::Ends { played: true } => self.texts.say("review-why-goes-on"),
            Reason::Ends { played: false } => self.texts.say("review-why-ends"),
            Reason::Completes { line, tile } => {
                self.texts.tell("review-why-completes", &line_args(line, tile))
            }
            Reason::Scores { played, best } => {
                self.texts.tell("review-why-scores", &both(Args::new(), played, best))
            }
            Reason::Falls { played, best } => {
                let args = both(Args::new(), played as u32, best as u32);
                self.texts.tell("review-why-falls", &args)
            }
            Reason::Gains { played, best } => {
                self.texts.tell("review-why-gains", &both(self.named(seat), played, best))
            }
            Reason::RivalGains { seat, played, best } => {
                self.texts.tell("review-why-rival-gains", &both(self.named(seat), played, best))
            }
            Reason::Floor { played, best } => {
                self.texts.tell("review-why-floor", &both(self.named(seat), played, best))
            }
            Reason::RivalFloor { seat, played, best } => {
                self.texts.tell("review-why-rival-floor", &both(self.named(seat), played, best))
            }
            Reason::Starts => self.texts.tell("review-why-starts", &self.named(seat)),
            Reason::Expects { seat, change } => self.expects(seat, change),
            Reason::GetsLine { .. } | Reason::RivalLine { .. } | Reason::Replies { .. } => {
                return None;
            }
        })
    }

    fn expects(&self, seat: Seat, change: i32) -> String {
        let id = if change > 0 { "review-why-expects-more" } else { "review-why-expects-fewer" };
        let points = tenths(self.texts.language(), change.abs());
        self.texts.tell(id, &self.named(seat).text("points", points))
    }

    /// What a line is filled for: the color or the column that its tile completes, or nearly so, where
    /// that is not done by the move that was played, too. Only the colored wall tells where the tile goes.
    fn goal(&self, decision: &Decision, reason: &Reason) -> Option<String> {
        let Decision { before, seat, played, .. } = decision;
        let (Reason::Completes { line, tile } | Reason::GetsLine { line, tile }) = *reason else {
            return None;
        };
        let is_colored = before.rules().wall == WallSide::Colored;
        if !is_colored || fills(before, *seat, &played.line, line, tile) {
            return None;
        }
        let column = Column::colored(line, tile);
        let wall = before.board(*seat).wall().with(line, column, tile);
        let (id, missing) = Missing::on(&wall, column, tile).nearest()?;
        let args = Args::new().tile(tile).number("column", column.number());
        Some(self.texts.tell(id, &args.number("missing", missing as u32)))
    }

    /// What the next player does after the move that was played, and after the best one; nothing where
    /// that is the same.
    pub fn replies(&self, decision: &Decision) -> Vec<Sentence> {
        let reasons = decision.reasons();
        let replies = reasons.iter().find_map(|reason| match *reason {
            Reason::Replies { played, best } => Some((played, best)),
            _ => None,
        });
        let Some((played, best)) = replies else { return Vec::new() };
        let after_best = best.map(|reply| self.reply(decision.best.best, &reply));
        std::iter::once(self.reply(decision.mv(), &played)).chain(after_best).collect()
    }

    /// ``After `5RF`, Jan takes 2 blue (`CB3`) and fills line 3.``
    fn reply(&self, after: Move, reply: &Reply) -> Sentence {
        let mut args = self.named(reply.seat).tile(reply.tile).number("count", reply.count);
        args = args.text("code", code(after)).text("reply", code(reply.mv));
        let id = match (reply.completes, reply.falls) {
            (_, 1..) => "review-reply-falls",
            (Some(_), 0) => "review-reply-fills",
            (None, 0) => "review-reply",
        };
        if let Some(line) = reply.completes {
            args = args.number("line", line.number());
        }
        args = args.number("falls", reply.falls as u32);
        Sentence::of(&self.texts.tell(id, &args))
    }
}

/// Whether a player fills a line with a color by these moves, as far as they go.
fn fills(before: &Position, seat: Seat, moves: &[Move], line: Line, tile: Tile) -> bool {
    let mut pos = before.clone();
    moves.iter().any(|&mv| {
        let is_played = pos.play(mv).is_ok();
        let board = pos.board(seat);
        let holds = board.line(line).is_some_and(|held| held.tile == tile);
        is_played && (board.is_full(line) && holds || board.wall().row_has(line, tile))
    })
}

/// What a column and a color lack.
struct Missing {
    column: usize,
    color: usize,
}

impl Missing {
    fn on(wall: &Wall, column: Column, tile: Tile) -> Missing {
        let spaces = Line::COUNT;
        Missing {
            column: spaces - wall.column_count(column),
            color: spaces - wall.color_count(tile),
        }
    }

    /// What is nearer to complete; of equals the color, which brings more.
    fn nearest(&self) -> Option<(&'static str, usize)> {
        let color = ("review-why-color", self.color);
        let column = ("review-why-column", self.column);
        let nearest = if self.column < self.color { column } else { color };
        (nearest.1 <= NEAR).then_some(nearest)
    }
}

fn line_args(line: Line, tile: Tile) -> Args {
    Args::new().number("line", line.number()).tile(tile)
}

/// The variables `$played` and `$best`.
fn both<T: Into<i64>>(args: Args, played: T, best: T) -> Args {
    args.number("played", played).number("best", best)
}
