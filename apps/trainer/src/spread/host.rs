//! Hands games out and writes those that come back.

use super::messages::{
    ANNOUNCEMENTS, Announcement, GameReport, HostAnswer, SelfplayOffer, WorkerNote, subject,
};
use super::{MAX_COMPLAINTS, address, checksum, runtime, signature};
use crate::games::GameWriter;
use crate::networks;
use crate::progress::progress_bar;
use crate::selfplay::SelfplaySettings;
use anyhow::{Context, Result};
use azulejo_bus::work::{Announcer, GameDesk, GameGrant, Message, SILENCE, WorkId};
use azulejo_bus::{Letter, Post};
use azulejo_rules::Rules;
use azulejo_search::NetworkSet;
use indicatif::ProgressBar;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::time::interval;

/// How often the host looks whether something is to be announced.
const TICK: Duration = Duration::from_millis(200);

/// How the games are played.
#[derive(Clone, Copy)]
pub(crate) struct HostedGames<'a> {
    pub(crate) settings: &'a SelfplaySettings,
    pub(crate) networks: &'a [PathBuf],
}

/// Lets workers play games, each given by its number and its rule set, and appends them to the file. Games that the file
/// holds already are not handed out.
///
/// # Errors
///
/// If a weight file can't be read, the file can't be written, or the bus has no such address.
pub(crate) fn host(
    bus: &str,
    hosted: HostedGames<'_>,
    games: impl Iterator<Item = (u64, Rules)>,
    writer: GameWriter,
) -> Result<()> {
    let address = address(bus)?;
    let HostedGames { settings, networks: paths } = hosted;
    let seed = settings.seed;
    let (present, missing): (Vec<_>, Vec<_>) =
        games.partition(|&(number, rules)| writer.has(rules, seed, number));
    if missing.is_empty() {
        return Ok(());
    }
    let bar = progress_bar((present.len() + missing.len()) as u64, "games");
    bar.set_position(present.len() as u64);
    let (mut weights, mut networks) = (Vec::new(), NetworkSet::none());
    for path in paths {
        let (bytes, file) = networks::read_file(path)?;
        weights.push(bytes);
        networks.insert(file);
    }
    let offer = SelfplayOffer {
        settings: settings.clone(),
        networks: weights.iter().map(|bytes| checksum(bytes)).collect(),
        signature: signature(networks),
    };
    let runtime = runtime()?;
    let post = runtime.block_on(Post::connect(&address, "azulejo selfplay")).context("--bus")?;
    let desk = GameDesk::new(missing.into_iter());
    let id = WorkId::draw()?;
    let host = Host { id, seed, desk, weights, writer, bar, complaints: 0 };
    let ended = runtime.block_on(host.run(&post, offer, &address.to_string()));
    runtime.shutdown_background();
    ended
}

struct Host<I: Iterator<Item = (u64, Rules)>> {
    id: WorkId,
    seed: u64,
    desk: GameDesk<I, Rules>,
    /// The bytes of each weight file.
    weights: Vec<Vec<u8>>,
    writer: GameWriter,
    bar: ProgressBar,
    /// How many log lines were written about workers.
    complaints: u32,
}

impl<I: Iterator<Item = (u64, Rules)>> Host<I> {
    async fn run(mut self, post: &Post, offer: SelfplayOffer, address: &str) -> Result<()> {
        let mut letters = post.listen(subject(self.id)).await?;
        let offer = Message::new(self.id, Announcement::Offer(offer)).text();
        let mut announcer = Announcer::new(post, ANNOUNCEMENTS, offer);
        let mut ticks = interval(TICK);
        let mut alone_since = Some(Instant::now());
        while !self.desk.is_done() {
            tokio::select! {
                Some(letter) = letters.next() => self.answer(post, letter)?,
                _ = ticks.tick() => {
                    let now = Instant::now();
                    if !announcer.announce(now) {
                        self.desk.excuse(now);
                    }
                    if self.desk.taking_part(now).0 > 0 {
                        alone_since = Some(now);
                    } else if alone_since.is_some_and(|since| now.duration_since(since) >= SILENCE) {
                        alone_since = None;
                        self.log(&lonely(post, address));
                    }
                }
            }
        }
        post.send(ANNOUNCEMENTS.to_owned(), Message::new(self.id, Announcement::Over {}).text());
        post.flush(Duration::from_secs(2)).await;
        self.bar.finish();
        Ok(())
    }

    fn answer(&mut self, post: &Post, letter: Letter) -> Result<()> {
        let Letter { text, answer_to } = letter;
        let answer = match Message::<WorkerNote>::read(&text) {
            Ok(Message { says: WorkerNote::Weights { index }, .. }) => {
                self.weights.get(index).cloned()
            }
            Ok(Message { from, says, .. }) => {
                let answer = self.hear(from, says, Instant::now())?;
                answer.map(|answer| Message::new(self.id, answer).text())
            }
            Err(why) => {
                self.complain(&format!("rejected a message: {why}"));
                None
            }
        };
        if let (Some(answer), Some(to)) = (answer, answer_to) {
            post.send(to, answer);
        }
        Ok(())
    }

    fn hear(
        &mut self,
        worker: WorkId,
        note: WorkerNote,
        now: Instant,
    ) -> Result<Option<HostAnswer>> {
        Ok(Some(match note {
            WorkerNote::Ask {} => match self.desk.give(worker, WorkId::draw()?, now) {
                GameGrant::Game(lease) => match self.desk.game(lease) {
                    Some(rules) => HostAnswer::Play {
                        game: lease.game,
                        ticket: lease.ticket,
                        rules: rules.to_string(),
                    },
                    None => HostAnswer::Wait {},
                },
                GameGrant::Nothing => HostAnswer::Wait {},
                GameGrant::Never => HostAnswer::Drop {},
            },
            WorkerNote::Beat(lease) if self.desk.beat(worker, lease, now) => HostAnswer::GoOn {},
            WorkerNote::Beat(_) => HostAnswer::Drop {},
            WorkerNote::Done(report) => self.take(worker, &report, now)?,
            WorkerNote::Unable(reason) => {
                self.complain(&format!("worker {} can't play: {reason}", worker.short()));
                return Ok(None);
            }
            // Answered by the bytes themselves.
            WorkerNote::Weights { .. } => return Ok(None),
        }))
    }

    /// Writes a game, if it is one that was handed out and can have happened.
    fn take(&mut self, worker: WorkId, report: &GameReport, now: Instant) -> Result<HostAnswer> {
        let lease = report.lease();
        let Some(&rules) = self.desk.game(lease) else { return Ok(HostAnswer::Drop {}) };
        match report.check(rules, self.seed) {
            Ok(game) => {
                self.desk.close(worker, lease.game, now);
                self.writer.append(&game)?;
                self.bar.inc(1);
                Ok(HostAnswer::Taken {})
            }
            Err(error) => {
                self.desk.shut_out(worker, lease);
                let (worker, game) = (worker.short(), lease.game);
                self.complain(&format!(
                    "rejected game {game} of worker {worker}: {error:#}; it gets no more games"
                ));
                Ok(HostAnswer::Drop {})
            }
        }
    }

    /// Logs what a worker did wrong, at most [`MAX_COMPLAINTS`] times, so that a broken worker cannot flood the log.
    fn complain(&mut self, what: &str) {
        self.complaints = self.complaints.saturating_add(1);
        if self.complaints <= MAX_COMPLAINTS {
            self.log(what);
        }
    }

    fn log(&self, what: &str) {
        self.bar.suspend(|| eprintln!("azulejo-trainer: {what}"));
    }
}

fn lonely(post: &Post, address: &str) -> String {
    if post.is_connected() {
        format!("no worker is there: start some with `azulejo-trainer worker --bus {address}`")
    } else {
        format!("the bus at {address} can't be reached; trying again")
    }
}
