//! Whoever has the match: calls it out, gives its games away and takes them in.

use super::words::{Answer, CALLS, Call, Letter, Note, Offer, Reason, Telling, subject};
use super::{Hands, Id, Tools};
use crate::arena::builtin::Builtin;
use crate::arena::{Contest, Finished, Next};
use anyhow::{Context, Result};
use azulejo_arena::{Fixture, MatchLine};
use azulejo_bus::work::{Announcer, GameDesk, GameGrant, SILENCE};
use azulejo_bus::{BusAddress, Post};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::time::interval;

/// How often is looked whether something is to be called out.
const TICK: Duration = Duration::from_millis(200);

/// So many troubles of workers are told at most.
const MOST_TROUBLES: usize = 32;

/// Whoever wants a match to be played.
pub(crate) trait Host {
    /// A game was played.
    ///
    /// # Errors
    ///
    /// Whatever ends the match.
    fn take(&mut self, finished: Finished) -> Result<Next>;

    /// So many workers take part now, and so many games are being played.
    fn taking_part(&mut self, workers: usize, games: usize);

    /// Something that whoever runs the match should know.
    fn tell(&mut self, what: &str);
}

/// Lets workers play all games of a match but those that are done, with as many threads of our own.
///
/// # Errors
///
/// Whatever the host fails with, or if there is no way to begin.
pub(crate) fn spread(
    contest: &Contest,
    header: &MatchLine,
    address: &BusAddress,
    is_done: impl Fn(u64) -> bool + Send,
    host: &mut dyn Host,
) -> Result<()> {
    let id = Id::draw()?;
    let runtime = runtime()?;
    let post = runtime.block_on(Post::connect(address, "azulejo arena")).context("--bus")?;
    let own = Id::draw()?;
    let begin =
        |threads| Hands::start(runtime.handle(), &post, own, threads, Tools::default(), Some(id));
    let hands = Some(contest.threads).filter(|&threads| threads > 0).map(begin).transpose()?;
    let office = Office {
        id,
        seed: contest.lineup.seed,
        desk: GameDesk::new(contest.fixtures(is_done).map(|fixture| (fixture.game, fixture))),
        host,
        own,
        unable: BTreeSet::new(),
        players: BTreeSet::new(),
        nonsense: 0,
        is_enough: false,
    };
    let ended = runtime.block_on(office.run(&post, address, offer(contest, header)));
    if let Some(hands) = hands {
        hands.end();
    }
    runtime.shutdown_background();
    ended
}

/// Few threads: it only waits for the bus.
fn runtime() -> Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().context("the threads for the bus")
}

fn offer(contest: &Contest, header: &MatchLine) -> Offer {
    let patience = &contest.lineup.patience;
    Offer {
        contest: header.clone(),
        plays: Builtin::signature(),
        grace: patience.grace.as_millis() as u64,
        timeout: patience.timeout.as_millis() as u64,
    }
}

struct Office<'a, I: Iterator<Item = (u64, Fixture)>> {
    id: Id,
    seed: u64,
    desk: GameDesk<I, Fixture>,
    host: &'a mut dyn Host,
    /// Our own threads, as a worker.
    own: Id,
    /// Who can't play, as far as that was told.
    unable: BTreeSet<(Id, String)>,
    /// Whose games count.
    players: BTreeSet<Id>,
    /// How many games were told that can't have been.
    nonsense: u64,
    is_enough: bool,
}

impl<I: Iterator<Item = (u64, Fixture)>> Office<'_, I> {
    async fn run(mut self, post: &Post, address: &BusAddress, offer: Offer) -> Result<()> {
        let mut letters = post.listen(subject(self.id)).await?;
        let call = Letter::new(self.id, Call::Offer(offer)).text();
        let mut announcer = Announcer::new(post, CALLS, call);
        let mut loneliness = Loneliness { since: Instant::now(), is_told: false };
        let mut ticks = interval(TICK);
        while !self.is_enough && !self.desk.is_done() {
            tokio::select! {
                Some(letter) = letters.next() => {
                    let answer = self.hear(&letter.text, Instant::now())?;
                    if let (Some(answer), Some(to)) = (answer, letter.answer_to) {
                        post.send(to, Letter::new(self.id, answer).text());
                    }
                }
                _ = ticks.tick() => {
                    let now = Instant::now();
                    if !announcer.announce(now) {
                        self.desk.excuse(now);
                    }
                    let (workers, games) = self.desk.taking_part(now);
                    self.host.taking_part(workers, games);
                    if let Some(word) = loneliness.word(workers, post, address, now) {
                        self.host.tell(&word);
                    }
                }
            }
        }
        post.send(CALLS.to_owned(), Letter::new(self.id, Call::Over {}).text());
        post.flush(Duration::from_secs(2)).await;
        self.farewell();
        Ok(())
    }

    /// What is to be answered to a letter. What can't be read is not.
    fn hear(&mut self, text: &[u8], now: Instant) -> Result<Option<Answer>> {
        let Ok(Letter { from: worker, says, .. }) = Letter::<Note>::read(text) else {
            return Ok(None);
        };
        Ok(match says {
            Note::Ask {} => Some(match self.desk.give(worker, Id::draw()?, now) {
                GameGrant::Game(job) => Answer::Play(job),
                GameGrant::Nothing => Answer::Wait {},
                GameGrant::Never => Answer::Drop {},
            }),
            Note::Beat(job) if self.desk.beat(worker, job, now) => Some(Answer::GoOn {}),
            Note::Beat(_) => Some(Answer::Drop {}),
            Note::Back(job) => {
                self.desk.back(worker, job);
                None
            }
            Note::Done(telling) => Some(self.take(worker, telling, now)?),
            Note::Unable(reason) => {
                self.tell_unable(worker, &reason);
                None
            }
        })
    }

    /// Takes in a game, if it is one of ours and can have happened.
    fn take(&mut self, worker: Id, telling: Telling, now: Instant) -> Result<Answer> {
        let job = telling.job();
        let Some(fixture) = self.desk.game(job).cloned() else { return Ok(Answer::Drop {}) };
        match telling.check(fixture, self.seed) {
            Ok(finished) => {
                self.desk.close(worker, job.game, now);
                self.players.insert(worker);
                self.is_enough = self.host.take(finished)? == Next::Enough;
                Ok(Answer::Taken {})
            }
            Err(why) => {
                self.desk.shut_out(worker, job);
                self.nonsense += 1;
                let (worker, game) = (worker.short(), job.game);
                if self.nonsense <= MOST_TROUBLES as u64 {
                    let told = format!(
                        "worker {worker} told of game {game} what can't have been: {why}; it gets no more games"
                    );
                    self.host.tell(&told);
                }
                Ok(Answer::Drop {})
            }
        }
    }

    fn tell_unable(&mut self, worker: Id, reason: &Reason) {
        let reason = reason.to_string();
        let is_new = self.unable.len() < MOST_TROUBLES && worker != self.own;
        if is_new && self.unable.insert((worker, reason.clone())) {
            self.host.tell(&format!("worker {} can't play this match: {reason}", worker.short()));
        }
    }

    fn farewell(&mut self) {
        let others = self.players.iter().filter(|&&worker| worker != self.own).count();
        let here = if others < self.players.len() { ", and here" } else { "" };
        let word = if others == 1 { "worker" } else { "workers" };
        self.host.tell(&format!("played by {others} {word}{here}"));
    }
}

/// Nobody has come.
struct Loneliness {
    since: Instant,
    is_told: bool,
}

impl Loneliness {
    /// What to say about it, once each time.
    fn word(
        &mut self,
        workers: usize,
        post: &Post,
        address: &BusAddress,
        now: Instant,
    ) -> Option<String> {
        if workers > 0 {
            *self = Loneliness { since: now, is_told: false };
        }
        if self.is_told || now.duration_since(self.since) < SILENCE {
            return None;
        }
        self.is_told = true;
        Some(if post.is_connected() {
            format!("no worker is there: start some with `azulejo worker --bus {address}`")
        } else {
            format!("the bus at {address} can't be reached; trying again")
        })
    }
}
