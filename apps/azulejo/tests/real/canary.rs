//! With a known secret: nothing that leaves the process holds it before it is revealed.

use crate::process::{Process, folder, log_of};
use crate::proxy::{self, Tape};
use azulejo_client::Visitor;
use azulejo_fair::Reveal;
use azulejo_hub::Store;
use azulejo_store::{FILE, Sqlite, backup};
use azulejo_testbed::clients::{ClientPool, ScriptedClient, TestTable, TestTableOptions};
use azulejo_testbed::free_port;
use std::path::Path;

/// A secret as it might show itself.
fn shapes(secret: &[u8; 32]) -> Vec<Vec<u8>> {
    let hex = Reveal::from_bytes(*secret).to_string();
    let list: Vec<String> = secret.iter().map(ToString::to_string).collect();
    let mut shapes = vec![
        secret.to_vec(),
        hex.to_uppercase().into_bytes(),
        hex.into_bytes(),
        list.join(",").into_bytes(),
        list.join(", ").into_bytes(),
    ];
    shapes.extend(base64(secret));
    shapes
}

/// What is the same in every base64 text that holds the bytes, for each place where they may begin, in both alphabets.
fn base64(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for extra in [b"+/", b"-_"] {
        let alphabet: Vec<u8> =
            (b'A'..=b'Z').chain(b'a'..=b'z').chain(b'0'..=b'9').chain(*extra).collect();
        for shift in 0..3 {
            let padded: Vec<u8> =
                [0].repeat(shift).into_iter().chain(bytes.iter().copied()).collect();
            let groups = padded.chunks_exact(3).flat_map(|group| {
                let word = u32::from_be_bytes([0, group[0], group[1], group[2]]);
                [18, 12, 6, 0].map(|by| alphabet[(word >> by & 63) as usize])
            });
            // The first group holds bits of what was before.
            texts.push(groups.skip(4).collect());
        }
    }
    texts
}

fn holds(bytes: &[u8], shapes: &[Vec<u8>]) -> bool {
    shapes.iter().any(|shape| bytes.windows(shape.len()).any(|window| window == shape))
}

/// The secrets of a table, from a copy of what is kept while it is served.
async fn secrets(folder: &Path, table: &TestTable, round: u32) -> Vec<[u8; 32]> {
    let copy = folder.join(format!("copy-{round}"));
    std::fs::create_dir_all(&copy).expect("a folder");
    backup(&folder.join("tables"), &copy.join(FILE)).expect("a copy");
    let store = Sqlite::open(&copy).expect("the copy");
    let loaded = store.load(table.id, 0).await.expect("it can be read").expect("it is there");
    loaded.secrets.values().map(|secret| *secret.expose_for_storage()).collect()
}

/// Everything that left the process so far: to people, to whoever measures, into the log.
async fn everything(folder: &Path, tape: &Tape, admin: &str) -> Vec<Vec<u8>> {
    let mut all = tape.sent();
    all.push(std::fs::read(log_of(folder)).expect("a log"));
    for path in ["/metrics", "/healthz", "/readyz"] {
        let answer = Visitor::look(admin, path).await.expect("an answer");
        all.push(answer);
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_tells_the_secret_before_it_is_revealed() {
    let folder = folder("canary");
    let admin = format!("127.0.0.1:{}", free_port());
    let process = Process::start(&folder, &["--admin", &admin, "--log", "trace"]);
    let tape = Tape::default();
    let shared = ClientPool::at([proxy::listen(process.address.clone(), tape.clone()).await]);
    let mut table = TestTable::open(&shared, TestTableOptions::new("2cs")).await;
    let first = secrets(&folder, &table, 1).await;
    assert_eq!(first.len(), 1);
    let shapes_of_first = shapes(&first[0]);
    // Near its end, but not over: nothing has been told.
    ScriptedClient::play_until(&mut table.clients, |view| {
        view.game().is_some_and(|game| game.number() > 40)
    })
    .await;
    for bytes in everything(&folder, &tape, &admin).await {
        assert!(!holds(&bytes, &shapes_of_first), "the secret was told during the game");
    }
    ScriptedClient::play_until(&mut table.clients, |view| {
        view.game().is_some_and(azulejo_protocol::Mirror::is_revealed)
    })
    .await;
    // Now it is told, which also shows that it would have been found.
    let told = everything(&folder, &tape, &admin).await;
    assert!(told.iter().any(|bytes| holds(bytes, &shapes_of_first)), "it was not revealed");
    let both = secrets(&folder, &table, 2).await;
    let next = both.iter().find(|secret| **secret != first[0]).expect("there is a next one");
    assert!(!told.iter().any(|bytes| holds(bytes, &shapes(next))), "the next secret was told");
    process.stop();
}

#[test]
fn a_secret_is_found_in_every_shape() {
    let secret: [u8; 32] = std::array::from_fn(|place| (place * 37 + 11) as u8);
    for shape in [
        // As other programs write it.
        "0b30557a9fc4e90e33587da2c7ec11365b80a5caef14395e83a8cdf2173c6186",
        "CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=",
        "CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYY",
        "eAswVXqfxOkOM1h9osfsETZbgKXK7xQ5XoOozfIXPGGG",
        "eHkLMFV6n8TpDjNYfaLH7BE2W4Clyu8UOV6DqM3yFzxhhg==",
    ] {
        let text = format!("before {shape} after");
        assert!(holds(text.as_bytes(), &shapes(&secret)), "{shape}");
    }
    assert!(!holds(b"nothing of the kind", &shapes(&secret)));
}
