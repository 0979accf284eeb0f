//! Letters and their answers, by a real server.

use azulejo_bus::{BusAddress, Post};
use azulejo_testbed::Nats;
use std::time::Duration;
use tokio::time::timeout;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

async fn post(nats: &Nats) -> Post {
    Post::connect(&nats.url().parse::<BusAddress>().unwrap(), "test").await.unwrap()
}

/// Asks until somebody answers.
async fn answered(post: &Post, text: &str) -> Vec<u8> {
    let asking = async {
        loop {
            let asked = post.ask("test.echo".to_owned(), text.into(), Duration::from_millis(500));
            match asked.await {
                Some(answer) => return answer,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    timeout(PATIENCE, asking).await.expect("somebody answers")
}

#[tokio::test]
async fn letters_are_answered_before_and_after_the_server_was_gone() {
    let mut nats = Nats::start();
    let (asker, answerer) = (post(&nats).await, post(&nats).await);
    let mut letters = answerer.listen("test.echo".to_owned()).await.unwrap();
    tokio::spawn(async move {
        while let Some(letter) = letters.next().await {
            let text = [b"heard ", &letter.text[..]].concat();
            answerer.send(letter.answer_to.unwrap(), text);
        }
    });
    assert_eq!(answered(&asker, "one").await, b"heard one");
    nats.stop();
    let gone = async {
        while asker.is_connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, gone).await.expect("it is noticed");
    assert_eq!(asker.ask("test.echo".to_owned(), b"two".to_vec(), PATIENCE).await, None);
    assert!(!asker.send("test.echo".to_owned(), b"two".to_vec()));
    nats.start_again();
    assert_eq!(answered(&asker, "three").await, b"heard three");
}
