//! Plays games that hosts hand out.

use super::messages::{
    ANNOUNCEMENTS, Announcement, GameReport, HostAnswer, SelfplayOffer, UnableReason, WorkerNote,
    subject,
};
use super::{MAX_COMPLAINTS, address, checksum, runtime, signature};
use crate::selfplay::{SelfplaySettings, play};
use anyhow::{Context, Result};
use azulejo_bus::Post;
use azulejo_bus::work::{ANSWER, BEAT, GameLease, LOST, Message, WorkId, keep_lease};
use azulejo_rules::Rules;
use azulejo_search::{Champion, NetworkFile, NetworkSet};
use clap::Args;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// How games are played for hosts.
#[derive(Args)]
pub(crate) struct WorkerArgs {
    /// NATS server over which games are handed out, as nats://HOST:PORT
    #[arg(long, value_name = "URL")]
    bus: String,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// A host that has no game now is left alone for this long.
const REST: Duration = Duration::from_millis(500);

/// How long a worker waits before it reports a game once more.
const PAUSE: Duration = Duration::from_millis(500);

/// At most this many hosts are known.
const MAX_HOSTS: usize = 64;

/// At most this many weight files are asked for.
const MAX_NETWORKS: usize = 16;

/// More nodes per move than self-play needs: a host with more is refused.
const MAX_NODES: u64 = 10_000_000;

/// As much as a main thread has: a search calls itself once for every move of a round.
const STACK: usize = 8 << 20;

/// Plays games until the process is ended. A game that it does not finish is handed out again by its host.
///
/// # Errors
///
/// If the bus has no such address, or a thread can't be started.
pub(crate) fn work(args: &WorkerArgs) -> Result<()> {
    let address = address(&args.bus)?;
    let runtime = runtime()?;
    let post = runtime.block_on(Post::connect(&address, "azulejo selfplay worker"));
    let worker = Arc::new(Worker {
        id: WorkId::draw()?,
        post: post.context("--bus")?,
        runtime: runtime.handle().clone(),
        hosts: Mutex::default(),
    });
    for _ in 0..args.threads.max(1) {
        let worker = Arc::clone(&worker);
        let builder = thread::Builder::new().name("selfplay".to_owned()).stack_size(STACK);
        builder.spawn(move || worker.play_games()).context("a thread can't be started")?;
    }
    eprintln!("playing games of {address} until you press Ctrl-C");
    runtime.block_on(worker.listen())
}

struct Worker {
    id: WorkId,
    post: Post,
    runtime: Handle,
    hosts: Mutex<BTreeMap<WorkId, KnownHost>>,
}

/// A host that was heard of.
struct KnownHost {
    /// Its games, if they can be played here.
    run: Option<Arc<SelfplayRun>>,
    heard: Instant,
    rests_until: Instant,
}

/// The games of a host.
struct SelfplayRun {
    host: WorkId,
    settings: SelfplaySettings,
    networks: NetworkSet,
}

/// Why the games of a host are not played.
enum NotPlayed {
    /// The host did not answer; it is asked again when it is heard next.
    NoAnswer,
    Unable(UnableReason),
}

impl Worker {
    /// Hears hosts, for ever.
    async fn listen(&self) -> Result<()> {
        let mut letters = self.post.listen(ANNOUNCEMENTS.to_owned()).await?;
        let mut complaints = 0;
        while let Some(letter) = letters.next().await {
            match Message::<Announcement>::read(&letter.text) {
                Ok(Message { from, says: Announcement::Offer(offer), .. }) => {
                    self.hear(from, offer).await;
                }
                Ok(Message { from, says: Announcement::Over {}, .. }) => self.forget(from),
                Err(why) if complaints < MAX_COMPLAINTS => {
                    complaints += 1;
                    eprintln!("azulejo-trainer: rejected an announcement: {why}");
                }
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Takes in an offer; prepares to play if it is new.
    async fn hear(&self, host: WorkId, offer: SelfplayOffer) {
        let now = Instant::now();
        {
            let mut hosts = self.hosts();
            hosts.retain(|_, known| now.saturating_duration_since(known.heard) < LOST);
            if let Some(known) = hosts.get_mut(&host) {
                known.heard = now;
                return;
            }
            if hosts.len() >= MAX_HOSTS {
                return;
            }
        }
        let run = match self.prepare(host, offer).await {
            Ok(run) => Some(Arc::new(run)),
            Err(NotPlayed::NoAnswer) => return,
            Err(NotPlayed::Unable(reason)) => {
                eprintln!("azulejo-trainer: can't play for host {}: {reason}", host.short());
                let note = Message::new(self.id, WorkerNote::Unable(reason));
                self.post.send(subject(host), note.text());
                None
            }
        };
        self.hosts().insert(host, KnownHost { run, heard: now, rests_until: now });
    }

    /// Fetches the networks, and makes sure that games go here as they go there.
    async fn prepare(&self, host: WorkId, offer: SelfplayOffer) -> Result<SelfplayRun, NotPlayed> {
        let SelfplayOffer { settings, networks: names, signature: expected } = offer;
        if settings.max_nodes.max(settings.min_nodes) > MAX_NODES || names.len() > MAX_NETWORKS {
            return Err(NotPlayed::Unable(UnableReason::Settings {}));
        }
        let mut networks = NetworkSet::none();
        for (index, name) in names.iter().enumerate() {
            let note = Message::new(self.id, WorkerNote::Weights { index }).text();
            let bytes = self.post.ask(subject(host), note, ANSWER).await;
            let bytes = bytes.ok_or(NotPlayed::NoAnswer)?;
            let wrong = NotPlayed::Unable(UnableReason::Weights { index });
            if checksum(&bytes) != *name {
                return Err(wrong);
            }
            networks.insert(NetworkFile::read(&bytes).map_err(|_| wrong)?);
        }
        if signature(networks.clone()) != expected {
            return Err(NotPlayed::Unable(UnableReason::Plays {}));
        }
        Ok(SelfplayRun { host, settings, networks })
    }

    /// One thread: plays games of all hosts that are there.
    fn play_games(&self) {
        let mut champion: Option<(WorkId, Champion)> = None;
        loop {
            let Some(run) = self.next_run() else {
                thread::sleep(BEAT / 10);
                continue;
            };
            if champion.as_ref().is_none_or(|(host, _)| *host != run.host) {
                champion = Some((run.host, Champion::with_networks(run.networks.clone())));
            }
            let Some((_, champion)) = &mut champion else { continue };
            match self.ask(run.host, WorkerNote::Ask {}) {
                Some(HostAnswer::Play { game, ticket, rules }) => match rules.parse() {
                    Ok(rules) => self.play(&run, GameLease { game, ticket }, rules, champion),
                    Err(_) => self.forget(run.host),
                },
                Some(HostAnswer::Drop {}) => self.refuse(run.host),
                _ => self.rest(run.host),
            }
        }
    }

    fn play(&self, run: &SelfplayRun, lease: GameLease, rules: Rules, champion: &mut Champion) {
        let (worker, host) = (self.id, run.host);
        let beat = move |post: Post| async move {
            let answer = ask(&post, worker, host, WorkerNote::Beat(lease)).await;
            answer.map(|answer| matches!(answer, HostAnswer::GoOn {}))
        };
        let beats = self.runtime.spawn(keep_lease(self.post.clone(), beat));
        let game = play(rules, lease.game, &run.settings, champion);
        let report = GameReport::new(lease, &game);
        // Until the host has heard it, or is gone.
        while self.ask(run.host, WorkerNote::Done(report.clone())).is_none() {
            if beats.is_finished() {
                break;
            }
            thread::sleep(PAUSE);
        }
        beats.abort();
    }

    fn ask(&self, host: WorkId, note: WorkerNote) -> Option<HostAnswer> {
        self.runtime.block_on(ask(&self.post, self.id, host, note))
    }

    /// The games of a host that may have something to do.
    fn next_run(&self) -> Option<Arc<SelfplayRun>> {
        let now = Instant::now();
        let hosts = self.hosts();
        let mut ready = hosts.values().filter(|known| known.rests_until <= now);
        ready.find_map(|known| known.run.clone())
    }

    fn rest(&self, host: WorkId) {
        if let Some(known) = self.hosts().get_mut(&host) {
            known.rests_until = Instant::now() + REST;
        }
    }

    /// The host wants no games of ours.
    fn refuse(&self, host: WorkId) {
        if let Some(known) = self.hosts().get_mut(&host) {
            known.run = None;
        }
    }

    fn forget(&self, host: WorkId) {
        self.hosts().remove(&host);
    }

    fn hosts(&self) -> MutexGuard<'_, BTreeMap<WorkId, KnownHost>> {
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn ask(post: &Post, worker: WorkId, host: WorkId, note: WorkerNote) -> Option<HostAnswer> {
    let answer = post.ask(subject(host), Message::new(worker, note).text(), ANSWER).await?;
    let message = Message::<HostAnswer>::read(&answer).ok()?;
    (message.from == host).then_some(message.says)
}
