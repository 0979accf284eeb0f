//! Thinking beside the page: the client of the worker, which runs `apps/thinker`.
//!
//! The worker takes one task at a time as JSON text and answers each with JSON text
//! ([`azulejo_study::worker`]); `azulejo.worker()` of the page's boot script makes one. A thought can't be
//! interrupted from within, so stopping means to end the worker and make another when it is needed.

mod worker;

use crate::console;
use crate::json;
use crate::live::Local;
use crate::parts;
use azulejo_study::worker::{TaskOutcome, Thought, ThoughtAnswer, WorkerAnswer, WorkerTask};
use serde::de::DeserializeOwned;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use worker::{Happening, ThoughtWorker};

/// Why a thought led to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotError {
    /// The browser gives no worker; in its words.
    NoWorker(String),
    /// The worker broke down; in its words.
    Crashed(String),
    /// The worker refused the thought.
    Failed(String),
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotError::NoWorker(why) => write!(f, "no worker: {why}"),
            BotError::Crashed(why) => write!(f, "the worker broke down: {why}"),
            BotError::Failed(why) => write!(f, "the thought failed: {why}"),
        }
    }
}

/// What is done with an answer.
type Then = Box<dyn FnOnce(Result<String, BotError>)>;

/// Thoughts, one after the other, in a worker.
#[derive(Clone, Copy)]
pub struct Bots(Local<Desk>);

/// What is being thought about and what waits.
#[derive(Default)]
struct Desk {
    /// Made when it is first needed.
    worker: Option<ThoughtWorker>,
    current: Option<Then>,
    waiting: VecDeque<(String, Then)>,
    /// Whether the last answer came without the network that its task evaluates by.
    lacks_network: bool,
}

impl Bots {
    /// Nobody thinks yet.
    pub fn new() -> Bots {
        Bots(Local::new(Desk::default()))
    }

    /// Starts the worker, so that its first answer comes sooner.
    pub fn prepare(self) {
        if let Some(Err(error)) = self.0.try_update(|desk| desk.hire(self)) {
            console::error(&error.to_string());
        }
    }

    /// Asks for a bot's move or a hint, after the tasks before it. The answer comes later, or never, if all
    /// thoughts are stopped.
    pub fn think(
        self,
        thought: Thought,
        then: impl FnOnce(Result<ThoughtAnswer, BotError>) + 'static,
    ) {
        self.ask(&WorkerTask::Think(thought), then);
    }

    /// Gives the worker a task, after the tasks before it. The answer comes later, or never, if all thoughts
    /// are stopped.
    pub fn ask<T: DeserializeOwned>(
        self,
        task: &WorkerTask,
        then: impl FnOnce(Result<T, BotError>) + 'static,
    ) {
        let then = Box::new(move |text: Result<String, BotError>| {
            then(text.and_then(|text| self.read(&text)));
        });
        self.0.update(|desk| desk.waiting.push_back((parts::text(task), then)));
        self.go_on();
    }

    /// Whether the last answer came without the network that its task evaluates by, because the worker could not
    /// load it.
    pub fn lacks_network(self) -> bool {
        self.0.with(|desk| desk.lacks_network)
    }

    fn read<T: DeserializeOwned>(self, text: &str) -> Result<T, BotError> {
        let answer: WorkerAnswer<T> =
            json::read(text).map_err(|error| BotError::Failed(error.to_string()))?;
        self.0.update(|desk| desk.lacks_network = answer.lacks_network);
        match answer.outcome {
            TaskOutcome::Done(done) => Ok(done),
            TaskOutcome::Failed(why) => Err(BotError::Failed(why)),
        }
    }

    /// Forgets every thought, the current one and those that wait.
    pub fn stop(self) {
        self.0.update(|desk| {
            desk.waiting.clear();
            if desk.current.take().is_some() {
                desk.dismiss();
            }
        });
    }

    /// Begins the next thought if the worker is free.
    fn go_on(self) {
        let failed = self.0.try_update(|desk| desk.begin(self)).flatten();
        if let Some((then, error)) = failed {
            then(Err(error));
            self.go_on();
        }
    }

    /// The worker has said something.
    fn hear(self, happening: Happening) {
        let then = self.0.try_update(|desk| {
            if matches!(happening, Happening::Crash(_)) {
                desk.dismiss();
            }
            desk.current.take()
        });
        if let Some(then) = then.flatten() {
            then(told(happening));
        }
        self.go_on();
    }
}

impl Default for Bots {
    fn default() -> Bots {
        Bots::new()
    }
}

impl Desk {
    /// Begins the next thought if the worker is free; tells if that failed, and whom to tell.
    fn begin(&mut self, bots: Bots) -> Option<(Then, BotError)> {
        if self.current.is_some() {
            return None;
        }
        let (request, then) = self.waiting.pop_front()?;
        match self.send(&request, bots) {
            Ok(()) => {
                self.current = Some(then);
                None
            }
            Err(error) => Some((then, error)),
        }
    }

    fn send(&mut self, request: &str, bots: Bots) -> Result<(), BotError> {
        self.hire(bots)?;
        let worker = self.worker.as_ref().map(|worker| worker.send(request));
        worker.unwrap_or(Ok(())).map_err(BotError::Crashed)
    }

    /// Makes the worker, unless there is one.
    fn hire(&mut self, bots: Bots) -> Result<(), BotError> {
        if self.worker.is_none() {
            let hear = Rc::new(move |happening| bots.hear(happening));
            self.worker = Some(ThoughtWorker::new(hear).map_err(BotError::NoWorker)?);
        }
        Ok(())
    }

    /// Ends the worker, in the midst of a thought or not.
    fn dismiss(&mut self) {
        self.worker = None;
    }
}

fn told(happening: Happening) -> Result<String, BotError> {
    match happening {
        Happening::Answer(text) => Ok(text),
        Happening::Crash(why) => {
            console::error(&format!("the worker broke down: {why}"));
            Err(BotError::Crashed(why))
        }
    }
}
