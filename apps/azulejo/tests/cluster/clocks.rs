//! The servers do not agree on what time it is.

use crate::cluster::Cluster;
use crate::play::play;
use crate::size::times;
use azulejo_hub::Loaded;
use azulejo_protocol::{Clock, End, Happening, Leaving, Millis};
use azulejo_testbed::shift_clock;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// By so much the clocks of two of them are wrong.
const OFF: [i64; 2] = [60, -60];

/// Less than that: whoever moves at a server whose clock is believed has lost.
const TIME: Millis = Millis::from_secs(30);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_on_time_where_the_clock_of_a_server_is_wrong() {
    if let Err(reason) = shift_clock(&mut Command::new("true"), OFF[0]) {
        // A clock is set wrong by a library that need not be there.
        return println!("left out: {reason}");
    }
    let begin = now();
    let mut cluster = Cluster::with("clocks", None, |plans| {
        (plans[1].clock, plans[2].clock) = (OFF[0], OFF[1]);
    })
    .await;
    let moves = times(300, 3_000) as u64;
    let clock = Clock::PerMove { time: TIME };
    let played = play(&mut cluster, clock, async |cluster| cluster.granted(moves).await).await;
    for node in [1, 2] {
        let log = cluster.plan(node).log();
        assert!(log.contains("our clock was wrong"), "its clock was right: {log}");
    }
    for table in &played.tables {
        check_times(table, begin, now());
    }
    played.figures.judge("clocks a minute fast and slow");
}

/// That time goes on in it does [`azulejo_hub::history::check`] see to already.
fn check_times(table: &Loaded, begin: Millis, end: Millis) {
    for entry in &table.entries {
        let event = &entry.event;
        let is_late = match &event.what {
            Happening::Left { why, .. } | Happening::Ended { why: End::Left { why, .. } } => {
                *why == Leaving::Time
            }
            _ => false,
        };
        assert!(!is_late, "somebody lost on time: {event:?}");
        // The clock of the database is ours, and is followed to the millisecond or so.
        let slack = 5_000;
        let soonest = Millis(begin.0 - slack);
        assert!((soonest..=Millis(end.0 + slack)).contains(&event.at), "{begin:?}: {event:?}");
    }
}

fn now() -> Millis {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    Millis(now.as_millis() as u64)
}
