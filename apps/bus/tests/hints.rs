//! Nodes that hear of each other's tables, by a real server.

use azulejo_bus::{Bus, BusAddress, Counts, Heard};
use azulejo_protocol::{TableHint, TableId, WorkKind};
use azulejo_testbed::{Nats, NatsOptions};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Heads from here on are last words: whoever hears one has heard all that was said before it.
const LAST_WORDS: u32 = 1_000_000;

const ONE: TableId = TableId(1);
const TWO: TableId = TableId(2);

async fn node(url: &str) -> (Bus, Heard) {
    Bus::connect(&url.parse::<BusAddress>().unwrap(), "test").await.unwrap()
}

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "waited in vain: {what}");
        sleep(Duration::from_millis(5)).await;
    }
}

/// Hints until it is heard, as nobody knows when a subscription takes effect.
async fn reaches(from: &Bus, hint: TableHint, to: &mut Heard) {
    let heard = async {
        loop {
            from.hint(hint);
            // Others may have been told a last word about the same table.
            if let Ok(Some(heard)) = timeout(Duration::from_millis(50), to.hints.recv()).await
                && heard.head < LAST_WORDS
            {
                return heard;
            }
        }
    };
    assert_eq!(timeout(PATIENCE, heard).await.expect("it is heard"), hint);
}

/// Takes in what may still be on its way of what was said more than once about a table that is heard of. What one says
/// about it comes in order, so nothing is left when a last word is heard that was said once.
async fn drained(from: &Bus, table: TableId, heard: &mut Heard) {
    static NEXT: AtomicU32 = AtomicU32::new(LAST_WORDS);
    let silence = async {
        loop {
            let last = TableHint { table, head: NEXT.fetch_add(1, Ordering::Relaxed) };
            from.hint(last);
            // Every hint may be lost; then there is another last word.
            let comes = async { while heard.hints.recv().await != Some(last) {} };
            if timeout(Duration::from_millis(500), comes).await.is_ok() {
                return;
            }
        }
    };
    timeout(PATIENCE, silence).await.expect("a last word is heard");
}

/// Somebody who says what no node would.
async fn stranger(url: &str) -> async_nats::Client {
    async_nats::connect(url).await.unwrap()
}

#[tokio::test]
async fn a_hint_reaches_those_who_watch_the_table() {
    let nats = Nats::start();
    let (teller, _) = node(&nats.url()).await;
    let (watcher, mut heard) = node(&nats.url()).await;
    let (other, mut elsewhere) = node(&nats.url()).await;
    watcher.watch(ONE);
    other.watch(TWO);
    reaches(&teller, TableHint { table: ONE, head: 7 }, &mut heard).await;
    // What was said before this was not for it, or it would have come first.
    reaches(&teller, TableHint { table: TWO, head: 3 }, &mut elsewhere).await;
    drained(&teller, ONE, &mut heard).await;
    drained(&teller, TWO, &mut elsewhere).await;
    assert_eq!((watcher.watched(), other.watched()), (1, 1));

    // No longer of interest: whoever still watches hears it, the other does not.
    watcher.unwatch(ONE);
    watcher.watch(TWO);
    reaches(&teller, TableHint { table: TWO, head: 4 }, &mut heard).await;
    drained(&teller, TWO, &mut heard).await;
    let before = watcher.counts().received;
    other.watch(ONE);
    drained(&teller, TWO, &mut elsewhere).await;
    reaches(&teller, TableHint { table: ONE, head: 8 }, &mut elsewhere).await;
    reaches(&teller, TableHint { table: TWO, head: 5 }, &mut heard).await;
    assert!(watcher.counts().received > before);
    let Counts { dropped, unreadable, .. } = watcher.counts();
    assert_eq!((dropped, unreadable), (0, 0));
}

#[tokio::test]
async fn workers_hear_what_is_due_if_they_want_to() {
    let nats = Nats::start();
    let (teller, _) = node(&nats.url()).await;
    let (worker, mut heard) = node(&nats.url()).await;
    let (server, mut deaf) = node(&nats.url()).await;
    worker.watch_work();
    server.watch(ONE);
    for work in [WorkKind::Bot, WorkKind::Analysis] {
        let told = async {
            loop {
                teller.work(work);
                let next = timeout(Duration::from_millis(50), heard.work.recv()).await;
                if next == Ok(Some(work)) {
                    return;
                }
            }
        };
        timeout(PATIENCE, told).await.expect("it is heard");
    }
    reaches(&teller, TableHint { table: ONE, head: 1 }, &mut deaf).await;
    assert!(deaf.work.try_recv().is_err());
}

#[tokio::test]
async fn a_server_that_comes_back_is_found_again_with_all_subscriptions() {
    let mut nats = Nats::start();
    let (teller, _) = node(&nats.url()).await;
    let (watcher, mut heard) = node(&nats.url()).await;
    let tables: Vec<TableId> = (0..500).map(TableId).collect();
    for &table in &tables {
        watcher.watch(table);
    }
    reaches(&teller, TableHint { table: tables[499], head: 1 }, &mut heard).await;
    drained(&teller, tables[499], &mut heard).await;
    nats.stop();
    until("both notice", || !teller.is_connected() && !watcher.is_connected()).await;
    let before = teller.counts();
    teller.hint(TableHint { table: ONE, head: 2 });
    assert_eq!(teller.counts(), Counts { dropped: before.dropped + 1, ..before });
    // Wishes of the meantime count, too.
    watcher.watch(TableId(1000));
    watcher.unwatch(tables[0]);
    nats.start_again();
    until("both are back", || teller.is_connected() && watcher.is_connected()).await;
    for table in [tables[1], tables[250], tables[499], TableId(1000)] {
        reaches(&teller, TableHint { table, head: 3 }, &mut heard).await;
        drained(&teller, table, &mut heard).await;
    }
    teller.hint(TableHint { table: tables[0], head: 4 });
    reaches(&teller, TableHint { table: tables[1], head: 5 }, &mut heard).await;
}

#[tokio::test]
async fn a_node_starts_without_a_server_and_finds_it_later() {
    let mut nats = Nats::start();
    nats.stop();
    let (teller, _) = node(&nats.url()).await;
    let (watcher, mut heard) = node(&nats.url()).await;
    watcher.watch(ONE);
    teller.hint(TableHint { table: ONE, head: 1 });
    assert_eq!(teller.counts(), Counts { dropped: 1, ..Counts::default() });
    assert!(!teller.is_connected());
    nats.start_again();
    reaches(&teller, TableHint { table: ONE, head: 2 }, &mut heard).await;
}

#[tokio::test]
async fn what_is_no_hint_is_dropped_and_counted() {
    let nats = Nats::start();
    let (teller, _) = node(&nats.url()).await;
    let (watcher, mut heard) = node(&nats.url()).await;
    watcher.watch(ONE);
    watcher.watch_work();
    reaches(&teller, TableHint { table: ONE, head: 1 }, &mut heard).await;
    drained(&teller, ONE, &mut heard).await;
    let stranger = stranger(&nats.url()).await;
    let subject = format!("azulejo.table.{ONE}");
    let forged = format!(r#"{{"game":"{TWO}","seq":9}}"#);
    let more = format!(r#"{{"game":"{ONE}","seq":9,"move":"1W3"}}"#);
    let texts = [String::new(), "\u{0}".repeat(40), forged, more, " ".repeat(100_000)];
    for text in &texts {
        stranger.publish(subject.clone(), text.clone().into()).await.unwrap();
    }
    stranger.publish("azulejo.work", "{\"kind\":\"nothing\"}".into()).await.unwrap();
    stranger.flush().await.unwrap();
    let all = texts.len() as u64 + 1;
    until("all are counted", || watcher.counts().unreadable == all).await;
    assert!(heard.hints.try_recv().is_err() && heard.work.try_recv().is_err());
    reaches(&teller, TableHint { table: ONE, head: 2 }, &mut heard).await;
}

#[tokio::test]
async fn a_flood_is_bounded_and_what_is_lost_is_counted() {
    let nats = Nats::start();
    let (teller, _) = node(&nats.url()).await;
    let (watcher, mut heard) = node(&nats.url()).await;
    watcher.watch(ONE);
    reaches(&teller, TableHint { table: ONE, head: 0 }, &mut heard).await;
    drained(&teller, ONE, &mut heard).await;
    let flood = 20_000;
    let stranger = stranger(&nats.url()).await;
    for head in 1..=flood {
        let text = format!(r#"{{"game":"{ONE}","seq":{head}}}"#);
        stranger.publish(format!("azulejo.table.{ONE}"), text.into()).await.unwrap();
    }
    stranger.flush().await.unwrap();
    // Nobody reads: some wait, the others are dropped.
    until("nothing more comes", || watcher.counts().dropped > 0).await;
    let mut waiting = 0;
    while timeout(Duration::from_millis(500), heard.hints.recv()).await.is_ok() {
        waiting += 1;
    }
    assert!(waiting < flood, "{waiting}");
    drained(&teller, ONE, &mut heard).await;
    reaches(&teller, TableHint { table: ONE, head: flood + 1 }, &mut heard).await;
}

#[tokio::test]
async fn a_server_may_ask_who_we_are() {
    let user = ("azulejo".to_owned(), "t0psecret".to_owned());
    let nats = Nats::with(NatsOptions { user: Some(user), ..NatsOptions::default() });
    let (known, mut heard) = node(&nats.url()).await;
    let (unknown, _) = node(&format!("nats://azulejo:wrong@127.0.0.1:{}", nats.port())).await;
    known.watch(ONE);
    reaches(&known, TableHint { table: ONE, head: 1 }, &mut heard).await;
    assert!(!unknown.is_connected());
    assert!(!format!("{known:?}").contains("t0psecret"));
}
