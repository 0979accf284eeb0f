//! The threads that study moments.

use crate::game::Waker;
use azulejo_search::Champion;
use azulejo_study::{StudyAnswer, StudyRequest};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// As much as a main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

/// More threads than this find nothing to do.
const MOST: usize = 8;

/// The threads that study moments. They end when this is dropped, each after the moment that it studies.
#[derive(Debug)]
pub(super) struct Workers {
    workers: Vec<Worker>,
    answers: Receiver<(usize, Answer)>,
}

/// What came of a moment; nothing, where the thread broke down.
pub(super) type Answer = Option<Box<StudyAnswer>>;

#[derive(Debug)]
struct Worker {
    orders: Sender<StudyRequest>,
    /// The moment that it studies.
    moment: Option<usize>,
}

impl Workers {
    /// As many as the machine has cores, if the system gives them.
    pub(super) fn start(waker: &Waker) -> Workers {
        let (sender, answers) = channel();
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let start = |number| Worker::start(number, sender.clone(), waker.clone());
        Workers { workers: (0..cores.min(MOST)).map_while(start).collect(), answers }
    }

    /// Whether somebody has nothing to do.
    pub(super) fn has_idle(&self) -> bool {
        self.workers.iter().any(|worker| worker.moment.is_none())
    }

    /// Whether nobody has anything to do.
    pub(super) fn are_idle(&self) -> bool {
        self.workers.iter().all(|worker| worker.moment.is_none())
    }

    /// The moments that are being studied.
    pub(super) fn asked(&self) -> Vec<usize> {
        self.workers.iter().filter_map(|worker| worker.moment).collect()
    }

    /// Asks somebody who has nothing to do; whether there was one.
    pub(super) fn ask(&mut self, request: StudyRequest) -> bool {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.moment.is_none()) else {
            return false;
        };
        let moment = request.moment;
        let is_sent = worker.orders.send(request).is_ok();
        worker.moment = is_sent.then_some(moment);
        is_sent
    }

    /// What has been found since this was last asked.
    pub(super) fn answers(&mut self) -> Vec<Answer> {
        let mut found = Vec::new();
        while let Ok((number, answer)) = self.answers.try_recv() {
            if let Some(worker) = self.workers.get_mut(number) {
                worker.moment = None;
            }
            found.push(answer);
        }
        found
    }
}

impl Worker {
    fn start(number: usize, answers: Sender<(usize, Answer)>, waker: Waker) -> Option<Worker> {
        let (orders, requests) = channel::<StudyRequest>();
        let work = move || {
            let mut searcher = Champion::with_networks(azulejo_networks::shipped());
            for request in requests {
                let mut told = Told { number, answers: &answers, waker: &waker, answer: None };
                told.answer = request.study(&mut searcher).ok().map(Box::new);
            }
        };
        let thread = thread::Builder::new().name("review".to_owned()).stack_size(STACK);
        thread.spawn(work).ok()?;
        Some(Worker { orders, moment: None })
    }
}

/// Tells an answer when it is dropped, after a panic as well.
struct Told<'a> {
    number: usize,
    answers: &'a Sender<(usize, Answer)>,
    waker: &'a Waker,
    answer: Answer,
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        // Nobody may be left to hear it.
        let _ = self.answers.send((self.number, self.answer.take()));
        self.waker.wake();
    }
}
