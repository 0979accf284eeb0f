//! What a search says about the moves of a puzzle.

use crate::task::{Worker, use_worker};
use azulejo_lessons::{Loss, Puzzle, Words as Said};
use azulejo_rules::Move;
use azulejo_search::Finding;
use azulejo_study::{
    CandidatesAnswer, CandidatesRequest, Care, Decision, Due, Moment, Story, StudyAnswer,
    StudyRequest,
};
use azulejo_web::bots::BotError;
use azulejo_web::console;
use azulejo_web::live::{Local, State};
use leptos::prelude::on_cleanup;

/// So many moves are looked at to find one that is not an answer.
const MOST: usize = 8;

/// What a search says about the moves of a puzzle, as far as the worker has answered.
#[derive(Clone, Copy)]
pub(super) struct Study {
    puzzle: &'static Puzzle,
    worker: Worker,
    /// What was found about moves.
    found: State<Vec<Finding>>,
    /// The moves that were asked for.
    asked: Local<Vec<Move>>,
    /// What the best move is compared with where nobody tried anything else.
    other: State<Option<Move>>,
    /// Whether something that was asked led to nothing.
    has_failed: State<bool>,
}

impl Study {
    /// A study in which nothing was asked yet; what is asked is forgotten with the screen.
    pub(super) fn open(puzzle: &'static Puzzle) -> Study {
        let worker = use_worker();
        on_cleanup(move || worker.stop());
        Study {
            puzzle,
            worker,
            found: State::new(Vec::new()),
            asked: Local::new(Vec::new()),
            other: State::new(puzzle.temptation()),
            has_failed: State::new(false),
        }
    }

    /// Asks about a move, unless that was done before.
    pub(super) fn ask(self, mv: Move) {
        if self.asked.with(|asked| asked.contains(&mv)) {
            return;
        }
        self.asked.update(|asked| asked.push(mv));
        let mut story = Story::new(self.puzzle.position.clone());
        let care = Care { deals: 0, ..Care::nodes(Loss::NODES) };
        match story.tell(mv.into()).map(|()| StudyRequest::of(&story, 0, care)) {
            Ok(Some(request)) => {
                self.worker.study(request, move |answer| self.hear(&story, answer));
            }
            Ok(None) => {}
            Err(error) => self.fail(&error.to_string()),
        }
    }

    fn hear(self, story: &Story, answer: Result<StudyAnswer, BotError>) {
        match answer.map_err(|error| error.to_string()).and_then(|it| played(story, &it)) {
            Ok(found) => drop(self.found.try_update(|all| all.push(found))),
            Err(error) => self.fail(&error),
        }
    }

    fn fail(self, error: &str) {
        console::warn(&format!("a puzzle was not studied: {error}"));
        self.has_failed.try_set(true);
    }

    /// Whether something that was asked led to nothing; follows it.
    pub(super) fn has_failed(self) -> bool {
        self.has_failed.get()
    }

    /// Asks for what it takes to explain the answer, beside the move that was tried.
    pub(super) fn explain(self, tried: Option<Move>) {
        self.ask(self.puzzle.best);
        match tried.or(self.other.get_untracked()) {
            Some(mv) => self.ask(mv),
            None => self.ask_for_other(),
        }
    }

    /// Asks for the best move that is no answer.
    fn ask_for_other(self) {
        let position = self.puzzle.position.to_string();
        let request = CandidatesRequest { position, most: MOST, nodes: Loss::NODES };
        self.worker.look(request, move |answer| match answer {
            Ok(answer) => self.choose_other(&answer),
            Err(error) => self.fail(&error.to_string()),
        });
    }

    fn choose_other(self, answer: &CandidatesAnswer) {
        let Due::Player { moves, .. } = &answer.due else { return };
        let mut moves = moves.iter().filter_map(|candidate| candidate.mv.parse::<Move>().ok());
        if let Some(other) = moves.find(|&mv| !self.puzzle.is_solved_by(mv)) {
            self.other.try_set(Some(other));
            self.ask(other);
        }
    }

    /// What was found about a move; follows it.
    pub(super) fn found(self, mv: Move) -> Option<Finding> {
        self.found.with(|all| all.iter().find(|found| found.best == mv).cloned())
    }

    /// A move beside the best one, once both were looked at; follows it.
    pub(super) fn decision(self, mv: Move) -> Option<Decision> {
        let before = &self.puzzle.position;
        Some(Decision {
            round: before.round(),
            number: 1,
            seat: before.player_to_move()?,
            before: before.clone(),
            choices: before.count_moves(),
            best: self.found(self.puzzle.best)?,
            played: self.found(mv)?,
        })
    }

    /// The best move beside what was tried or tempting, once both were looked at; follows it.
    pub(super) fn explained(self, tried: Option<Move>) -> Option<Decision> {
        self.decision(tried.or(self.other.get())?)
    }

    /// What a wrong move costs, in words: what the search says, if that is there, and never less than what
    /// was proven of the puzzle; follows it.
    pub(super) fn cost(self, mv: Move) -> Said {
        let lead =
            |found: &Finding, decision: &Decision| found.prospects[decision.seat.index()].lead;
        let lost = self.decision(mv).map(|it| lead(&it.best, &it) - lead(&it.played, &it));
        match lost.filter(|&lost| lost >= self.puzzle.gap) {
            Some(lost) => Said::bare("puzzle-wrong-points").number("points", whole(lost)),
            None => Said::bare("drills-wrong-least").number("points", self.puzzle.gap / 100),
        }
    }
}

/// Hundredths as whole points.
fn whole(hundredths: i32) -> i32 {
    (hundredths + 50) / 100
}

/// What an answer says about the move that it was asked for.
fn played(story: &Story, answer: &StudyAnswer) -> Result<Finding, String> {
    match answer.about(story).map_err(|error| error.to_string())? {
        Some(Moment::Move(decision)) => Ok(decision.played),
        Some(Moment::Deal(_)) | None => Err("the answer is about no move".to_owned()),
    }
}
