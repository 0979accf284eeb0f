//! What the worker does: a task comes as JSON and is answered in JSON.

use azulejo_search::{Champion, Searcher};
use azulejo_study::candidates::look;
use azulejo_study::{CandidatesAnswer, CandidatesRequest, StudyAnswer, StudyRequest};
use azulejo_web::bots::{BotError, Bots};
use azulejo_web::json;
use azulejo_web::parts;
use azulejo_web::think::{self, Found, Thinking, Thought};
use leptos::prelude::expect_context;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Something for the worker to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Task {
    /// To find a bot's move, or a hint.
    Think(Thought),
    /// To study a moment of a game.
    Study(StudyRequest),
    /// To look once at the candidate moves of a position, for as long as the request says.
    Look(CandidatesRequest),
}

/// What came of a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome<T> {
    Done(T),
    /// Nothing; why, in English, as only a defect of ours can cause it.
    Failed(String),
}

/// The worker, of the page's context.
#[derive(Clone, Copy)]
pub(crate) struct Worker(Bots);

/// The worker, of the page's context.
pub(crate) fn use_worker() -> Worker {
    Worker(expect_context())
}

impl Worker {
    /// Lets a bot find its move, or the best of us a hint, after whatever was asked before.
    pub(crate) fn think(
        self,
        thought: Thought,
        then: impl FnOnce(Result<Found, BotError>) + 'static,
    ) {
        self.ask(&Task::Think(thought), then);
    }

    /// Studies a moment, after whatever was asked before.
    pub(crate) fn study(
        self,
        request: StudyRequest,
        then: impl FnOnce(Result<StudyAnswer, BotError>) + 'static,
    ) {
        self.ask(&Task::Study(request), then);
    }

    /// Looks at candidate moves, after whatever was asked before.
    pub(crate) fn look(
        self,
        request: CandidatesRequest,
        then: impl FnOnce(Result<CandidatesAnswer, BotError>) + 'static,
    ) {
        self.ask(&Task::Look(request), then);
    }

    /// Forgets every task, the current one and those that wait: whoever asked hears nothing.
    pub(crate) fn stop(self) {
        self.0.stop();
    }

    fn ask<T: DeserializeOwned>(
        self,
        task: &Task,
        then: impl FnOnce(Result<T, BotError>) + 'static,
    ) {
        self.0.ask(parts::text(task), move |answer| then(answer.and_then(|text| read(&text))));
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, BotError> {
    match json::read(text) {
        Ok(Outcome::Done(done)) => Ok(done),
        Ok(Outcome::Failed(why)) => Err(BotError::Failed(why)),
        Err(error) => Err(BotError::Failed(error.to_string())),
    }
}

/// Does the task of a request and answers. Never panics on a bad request: the answer then says what is
/// wrong with it.
pub(crate) fn answer(request: &str) -> String {
    match json::read(request) {
        Ok(Task::Think(thought)) => text(&match think::find(thought) {
            Thinking::Found(found) => Outcome::Done(found),
            Thinking::Failed(why) => Outcome::Failed(why),
        }),
        Ok(Task::Study(request)) => {
            let answer = request.study(&mut Champion::default());
            text(&answer.map_or_else(|error| Outcome::Failed(error.to_string()), Outcome::Done))
        }
        Ok(Task::Look(request)) => text(&look_at(&request, &mut Champion::default())),
        Err(error) => text(&Outcome::<()>::Failed(format!("the request can't be read: {error}"))),
    }
}

fn look_at(request: &CandidatesRequest, searcher: &mut dyn Searcher) -> Outcome<CandidatesAnswer> {
    let CandidatesRequest { position, most, nodes } = request;
    match position.parse() {
        Ok(pos) => Outcome::Done(CandidatesAnswer {
            position: position.clone(),
            nodes: *nodes,
            more: false,
            due: look(&pos, *most, *nodes, searcher),
        }),
        Err(error) => Outcome::Failed(format!("the position can't be read: {error}")),
    }
}

fn text<T: Serialize>(outcome: &Outcome<T>) -> String {
    serde_json::to_string(outcome)
        .unwrap_or_else(|error| format!(r#"{{"failed":"the answer can't be written: {error}"}}"#))
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_search::Care;
    use azulejo_study::{Due, Subject};
    use azulejo_web::think::Thinker;

    const OFFER: &str = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
        0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";

    fn done<T: DeserializeOwned>(task: &Task) -> Result<T, BotError> {
        read(&answer(&parts::text(task)))
    }

    #[test]
    fn a_task_of_each_kind_is_done() {
        let thought =
            Thought { position: OFFER.to_owned(), by: Thinker::Bot("easy".to_owned()), seed: 1 };
        let found: Found = done(&Task::Think(thought)).expect("a move");
        assert!(!found.mv.is_empty());

        let subject = Subject::Course { position: OFFER.to_owned(), steps: vec!["1W3".to_owned()] };
        let care = Care { deals: 0, ..Care::nodes(300) };
        let request = StudyRequest { subject, moment: 0, care };
        let studied: StudyAnswer = done(&Task::Study(request)).expect("an answer");
        assert_eq!(studied.moment, 0);

        let request = CandidatesRequest { position: OFFER.to_owned(), most: 3, nodes: 300 };
        let looked: CandidatesAnswer = done(&Task::Look(request)).expect("an answer");
        assert!(matches!(looked.due, Due::Player { seat: 1, moves, .. } if moves.len() == 3));
    }

    #[test]
    fn a_bad_task_is_answered_with_what_is_wrong_with_it() {
        let request = CandidatesRequest { position: "2cp".to_owned(), most: 3, nodes: 300 };
        let failed = done::<CandidatesAnswer>(&Task::Look(request)).expect_err("no position");
        assert!(failed.to_string().contains("the position can't be read"), "{failed}");
        assert!(answer("no JSON").contains("the request can't be read"));
    }
}
