//! What happens by itself: bots move, the bag deals, the worker looks at candidate moves.

use super::origin::SameDeal;
use super::state::{Dealing, Looked, Thinking};
use super::what_if::WhatIf;
use crate::task::Worker;
use azulejo_protocol::TableOptions;
use azulejo_rules::{Deal, Dealer, Next, Seat};
use azulejo_search::Level;
use azulejo_study::worker::{Thinker, Thought, ThoughtAnswer};
use azulejo_study::{Act, CandidatesAnswer, CandidatesRequest, Due};
use azulejo_view::plan::Sitter;
use azulejo_web::bots::BotError;
use azulejo_web::clock::{self, Alarm};
use azulejo_web::console;
use azulejo_web::live::{Derived, follow};
use leptos::prelude::on_cleanup;

/// How many candidates are listed.
const MOST: usize = 8;

/// Nodes of the longest look at each of them.
const NODES: u64 = 200_000;

/// What is to happen by itself where one looks.
#[derive(Clone, PartialEq, Eq)]
enum Task {
    /// Nothing.
    Rest,
    /// A bot moves.
    Bot { seat: Seat, level: Level, position: String },
    /// The bag deals.
    Deal { position: String },
    /// The worker looks at the candidates.
    Look { position: String },
}

impl WhatIf {
    /// Lets happen by itself what should, from now on until the board is left.
    pub(super) fn attend(self) {
        let task = Derived::new(move |_| self.task());
        follow(move || self.begin_task(task.get()));
        on_cleanup(move || self.with_worker(Worker::stop));
    }

    fn task(self) -> Task {
        let pos = self.position.read();
        let position = pos.to_string();
        let is_waiting = self.paused.get() || self.edits.get();
        match pos.next() {
            Next::Nobody(_) => Task::Rest,
            Next::Player(seat) if !is_waiting => match self.sitter(seat) {
                Sitter::Bot(level) => Task::Bot { seat, level, position },
                Sitter::Person => self.look_or_rest(position),
            },
            Next::Bag if !is_waiting && self.dealing.get() != Dealing::Ask => {
                Task::Deal { position }
            }
            Next::Player(_) | Next::Bag => self.look_or_rest(position),
        }
    }

    fn look_or_rest(self, position: String) -> Task {
        if self.lists.get() { Task::Look { position } } else { Task::Rest }
    }

    fn begin_task(self, task: Task) {
        self.with_worker(Worker::stop);
        self.aside.update(|aside| aside.asked += 1);
        self.looked.set(Looked::Nothing);
        self.pointed.set(None);
        match task {
            Task::Rest => {}
            Task::Bot { seat, level, position } => self.ask_bot(seat, level, position),
            Task::Deal { .. } => {
                self.wait(TableOptions::BOT_PAUSE.0, move || self.deal_by_itself());
            }
            Task::Look { position } => {
                self.looked.set(Looked::Looking(None));
                let request = CandidatesRequest { position, most: MOST, nodes: NODES };
                let looks = request.looks().collect();
                self.ask_look(request, looks);
            }
        }
    }

    /// Whether nothing else has been asked since.
    fn is_asked(self, number: u64) -> bool {
        self.number() == number
    }

    fn number(self) -> u64 {
        self.aside.with(|aside| aside.asked)
    }

    /// Does something later, unless something else has happened by then.
    fn wait(self, millis: u64, then: impl FnOnce() + 'static) {
        let number = self.number();
        Alarm::after(millis, move || {
            if self.is_asked(number) {
                then();
            }
        });
    }

    fn ask_bot(self, seat: Seat, level: Level, position: String) {
        self.thinking.set(Thinking::Bot(seat));
        let (number, begun) = (self.number(), clock::now());
        let by = Thinker::Bot(level.name().to_owned());
        let thought = Thought { position, by, seed: clock::seed() };
        let then = move |found| {
            if self.is_asked(number) {
                let spent = clock::now().saturating_sub(begun);
                let pause = TableOptions::BOT_PAUSE.0.saturating_sub(spent);
                self.wait(pause, move || self.bot_found(seat, found));
            }
        };
        self.with_worker(|worker| worker.think(thought, then));
    }

    fn bot_found(self, seat: Seat, found: Result<ThoughtAnswer, BotError>) {
        let found = found.map_err(|error| error.to_string());
        let mv = found.and_then(|found| found.mv.parse().map_err(|_| found.mv));
        if let Err(why) = mv.and_then(|mv| self.act(&Act::Move(mv))) {
            console::error(&format!("the bot at seat {seat}: {why}"));
            self.paused.set(true);
            self.thinking.set(Thinking::Broken(seat));
        }
    }

    /// The bag deals as it was told to.
    fn deal_by_itself(self) {
        let same = self.position.with_untracked(|pos| self.origin.read_untracked().same_deal(pos));
        let deal = match (self.dealing.get_untracked(), same) {
            (Dealing::Same, SameDeal::Fits(deal)) => deal,
            (Dealing::Same, SameDeal::Unfit | SameDeal::None) => {
                self.note(self.words.now("board-same-over"));
                self.random_deal()
            }
            (Dealing::Ask | Dealing::Random, _) => self.random_deal(),
        };
        if let Err(why) = self.act(&Act::Deal(deal)) {
            console::error(&format!("a deal of our own: {why}"));
        }
    }

    /// What the bag may give.
    pub(super) fn random_deal(self) -> Deal {
        self.position.with_untracked(|pos| Dealer::new(clock::seed()).draw(pos))
    }

    /// Looks longer and longer.
    fn ask_look(self, request: CandidatesRequest, mut looks: Vec<u64>) {
        if looks.is_empty() {
            return;
        }
        let nodes = looks.remove(0);
        let number = self.number();
        let now = CandidatesRequest { nodes, ..request.clone() };
        let then = move |answer: Result<CandidatesAnswer, BotError>| {
            if !self.is_asked(number) {
                return;
            }
            match answer {
                Ok(answer) if looks.is_empty() || is_settled(&answer) => {
                    self.looked.set(Looked::Done(answer));
                }
                Ok(answer) => {
                    self.looked.set(Looked::Looking(Some(answer)));
                    self.ask_look(request, looks);
                }
                Err(error) => {
                    console::error(&format!("no candidates: {error}"));
                    self.looked.set(Looked::Failed);
                }
            }
        };
        self.with_worker(|worker| worker.look(now, then));
    }
}

/// Whether a longer look would find nothing else.
fn is_settled(answer: &CandidatesAnswer) -> bool {
    matches!(&answer.due, Due::Player { moves, .. } if moves.iter().all(|found| found.solved))
}
