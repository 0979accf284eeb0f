//! The threads of a worker that play games of matches.

use super::board::{Board, Match};
use super::words::{Answer, CALLS, Call, Job, Letter, Note, Reason, Telling, Unread, subject};
use super::{Id, Tools};
use crate::arena::builtin::Builtin;
use crate::arena::contest::STACK;
use crate::arena::{Contender, Stop};
use anyhow::{Context, Result};
use azulejo_arena::play;
use azulejo_bus::work::{ANSWER, keep_lease};
use azulejo_bus::{Letters, Post};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

/// How long is waited before a game is told once more.
const PAUSE: Duration = Duration::from_millis(500);

/// How long those who play may take to break off.
const FAREWELL: Duration = Duration::from_secs(3);

/// So many other versions are told of at most.
const MOST_VERSIONS: usize = 16;

/// Threads that play games of matches, one at a time each, until they are told to [end](Hands::end).
pub(crate) struct Hands {
    runtime: Handle,
    post: Post,
    board: Arc<Board>,
    ending: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
    listener: AbortHandle,
}

impl Hands {
    /// Begins to play: any match, or only one.
    ///
    /// # Errors
    ///
    /// If a thread can't be started.
    pub(crate) fn start(
        runtime: &Handle,
        post: &Post,
        worker: Id,
        threads: usize,
        tools: Tools,
        only: Option<Id>,
    ) -> Result<Hands> {
        let plays = Builtin::signature();
        let board = Arc::new(Board::new(only, plays, tools));
        let ending = Arc::new(AtomicBool::new(false));
        let listener = runtime.spawn(listen(post.clone(), worker, Arc::clone(&board)));
        let mut hands = Hands {
            runtime: runtime.clone(),
            post: post.clone(),
            board,
            ending,
            threads: Vec::new(),
            listener: listener.abort_handle(),
        };
        for _ in 0..threads {
            let hand = Hand {
                runtime: runtime.clone(),
                post: post.clone(),
                worker,
                board: Arc::clone(&hands.board),
                stop: Stop::with(&hands.ending),
            };
            let builder = thread::Builder::new().name("arena".to_owned()).stack_size(STACK);
            let thread = builder.spawn(move || hand.work()).context("a thread can't be started")?;
            hands.threads.push(thread);
        }
        Ok(hands)
    }

    /// Breaks off. What is being played is given back.
    pub(crate) fn end(self) {
        let start = Instant::now();
        self.listener.abort();
        self.ending.store(true, Ordering::Relaxed);
        self.board.close();
        // A program that thinks is not waited for; it ends with us.
        while start.elapsed() < FAREWELL && !self.threads.iter().all(JoinHandle::is_finished) {
            thread::sleep(Duration::from_millis(10));
        }
        self.runtime.block_on(self.post.flush(Duration::from_secs(1)));
    }
}

/// Hears matches call.
async fn listen(post: Post, worker: Id, board: Arc<Board>) {
    let mut letters: Letters = match post.listen(CALLS.to_owned()).await {
        Ok(letters) => letters,
        Err(error) => {
            tracing::error!(%error, "no match can be heard of");
            return;
        }
    };
    let mut versions = BTreeSet::new();
    while let Some(letter) = letters.next().await {
        match Letter::<Call>::read(&letter.text) {
            Ok(call) => {
                let id = call.from;
                if let Some(reason) = board.hear(call, Instant::now()) {
                    let note = Letter::new(worker, Note::Unable(reason));
                    post.send(subject(id), note.text());
                }
            }
            Err(Unread::Version { found }) => {
                if versions.len() < MOST_VERSIONS && versions.insert(found) {
                    tracing::warn!(version = found, "a match of another version is left alone");
                }
            }
            Err(Unread::Long | Unread::Garbage) => {
                tracing::debug!("somebody calls what is no match");
            }
        }
    }
}

/// One thread.
struct Hand {
    runtime: Handle,
    post: Post,
    worker: Id,
    board: Arc<Board>,
    stop: Arc<Stop>,
}

impl Hand {
    fn work(&self) {
        while let Some(found) = self.board.next() {
            if self.can_play(&found) {
                self.play_match(&found);
            }
        }
    }

    /// Whether all programs of a match can be started, which is tried once.
    fn can_play(&self, found: &Match) -> bool {
        *found.works.get_or_init(|| match found.lineup.broken() {
            None => true,
            Some((index, fault)) => {
                let engine = found.lineup.entries[index].name.clone();
                tracing::error!(%engine, %fault, "an engine can't be started");
                self.board.give_up(found.id, Reason::Broken { engine });
                false
            }
        })
    }

    /// Plays games of a match as long as it has some for us.
    fn play_match(&self, found: &Match) {
        let mut players = found.lineup.players(&self.stop);
        loop {
            self.stop.reset();
            if self.stop.is_set() {
                return;
            }
            match self.ask(found.id, Note::Ask {}) {
                Some(Answer::Play(job)) => self.play_game(found, job, &mut players),
                Some(Answer::Drop {}) => return self.board.forget(found.id),
                // All are somebody's, or the bus is gone, or the match.
                _ => return self.board.rest(found.id),
            }
        }
    }

    fn play_game(&self, found: &Match, job: Job, players: &mut [Contender<'_>]) {
        let Some(fixture) = found.schedule.fixture(job.game) else { return };
        let beats = beats(self.post.clone(), self.worker, found.id, job, Arc::clone(&self.stop));
        let beats = self.runtime.spawn(beats);
        tracing::debug!(id = %found.id.short(), game = job.game, "a game begins");
        let start = Instant::now();
        let played = play(&fixture, found.lineup.seed, players, &mut || start.elapsed());
        if self.stop.is_set() {
            tracing::info!(id = %found.id.short(), game = job.game, "a game is broken off");
            let note = Letter::new(self.worker, Note::Back(job));
            self.post.send(subject(found.id), note.text());
        } else {
            self.tell(found.id, &Telling::new(job, &played));
        }
        beats.abort();
    }

    /// Tells a game until somebody has heard it, or nobody is there any more.
    fn tell(&self, id: Id, telling: &Telling) {
        loop {
            if self.ask(id, Note::Done(telling.clone())).is_some() || self.stop.is_set() {
                return;
            }
            thread::sleep(PAUSE);
        }
    }

    fn ask(&self, id: Id, note: Note) -> Option<Answer> {
        self.runtime.block_on(ask(&self.post, self.worker, id, note))
    }
}

async fn ask(post: &Post, worker: Id, id: Id, note: Note) -> Option<Answer> {
    let answer = post.ask(subject(id), Letter::new(worker, note).text(), ANSWER).await?;
    let letter = Letter::<Answer>::read(&answer).ok()?;
    (letter.from == id).then_some(letter.says)
}

/// Shows that we still play, and stops the game when nobody wants it any more, or nobody is there who did.
async fn beats(post: Post, worker: Id, id: Id, job: Job, stop: Arc<Stop>) {
    let beat = move |post: Post| async move {
        let answer = ask(&post, worker, id, Note::Beat(job)).await;
        answer.map(|answer| matches!(answer, Answer::GoOn {}))
    };
    keep_lease(post, beat).await;
    stop.this();
}
