//! Between the people and the process: keeps every byte that the process sends.

use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// Every byte that a process sent, by connection.
#[derive(Clone, Default)]
pub(crate) struct Tape(Arc<Mutex<Vec<Vec<u8>>>>);

impl Tape {
    fn begin(&self) -> usize {
        let mut connections = self.0.lock().expect("nobody panicked");
        connections.push(Vec::new());
        connections.len() - 1
    }

    fn keep(&self, connection: usize, bytes: &[u8]) {
        self.0.lock().expect("nobody panicked")[connection].extend_from_slice(bytes);
    }

    /// What was sent so far.
    pub(crate) fn sent(&self) -> Vec<Vec<u8>> {
        self.0.lock().expect("nobody panicked").clone()
    }
}

/// Listens, and passes everything on to the process. Tells its own address.
pub(crate) async fn listen(to: String, tape: Tape) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("an address");
    let address = listener.local_addr().expect("an address").to_string();
    tokio::spawn(async move {
        while let Ok((from, _)) = listener.accept().await {
            let Ok(to) = TcpStream::connect(&to).await else { continue };
            let (connection, tape) = (tape.begin(), tape.clone());
            let ((asked, answer), (answered, ask)) = (from.into_split(), to.into_split());
            tokio::spawn(pass(asked, ask, |_| {}));
            tokio::spawn(pass(answered, answer, move |bytes| tape.keep(connection, bytes)));
        }
    });
    address
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut keep: impl FnMut(&[u8])) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        keep(&buffer[..count]);
        if to.write_all(&buffer[..count]).await.is_err() {
            break;
        }
    }
    // Whoever has hung up need not be told.
    let _ = to.shutdown().await;
}
