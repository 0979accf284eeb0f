//! One connection to one table.

use crate::stream::{Stream, connect};
use crate::{Address, ClientError};
use azulejo_protocol::{Ask, Hello, Message, TableId};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::{Message as Frame, WebSocketConfig};

/// One connection to one table. It ends with the first error; whoever wants to go on opens another one, says the
/// number of the last event it knows, and asks again for all that was not answered.
#[derive(Debug)]
pub struct Line {
    socket: WebSocketStream<Stream>,
    /// When the server was heard last.
    heard: Instant,
}

/// What is read and written at once: a load test has ten thousand lines.
const BUFFER: usize = 4 * 1024;

/// A server asks twice a minute whether somebody is there; one that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(75);

impl Line {
    pub(crate) async fn open(
        server: &Address,
        cookie: &str,
        table: TableId,
        hello: &Hello,
    ) -> Result<Line, ClientError> {
        let address = server.line(&format!("/api/tables/{table}/live"));
        let mut request = address.into_client_request().map_err(refusal)?;
        let cookie = HeaderValue::from_str(cookie).map_err(ClientError::unreachable)?;
        request.headers_mut().insert("cookie", cookie);
        let stream = connect(server).await?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (socket, _) = opened.await.map_err(refusal)?;
        let mut line = Line { socket, heard: Instant::now() };
        line.say(hello).await?;
        Ok(line)
    }

    /// Asks for something.
    ///
    /// # Errors
    ///
    /// If the line is closed.
    pub async fn ask(&mut self, ask: &Ask) -> Result<(), ClientError> {
        self.say(ask).await
    }

    async fn say(&mut self, said: &impl Serialize) -> Result<(), ClientError> {
        let text = serde_json::to_string(said).map_err(ClientError::Unreadable)?;
        self.socket.send(Frame::text(text)).await.map_err(refusal)
    }

    /// What the table says next. It can be dropped while it waits, and nothing is lost.
    ///
    /// # Errors
    ///
    /// If the line is closed, or what is said can't be understood.
    pub async fn hear(&mut self) -> Result<Message, ClientError> {
        loop {
            let next = timeout_at(self.heard + SILENCE, self.socket.next()).await;
            self.heard = Instant::now();
            match next.unwrap_or_default() {
                Some(Ok(Frame::Text(text))) => {
                    return serde_json::from_str(&text).map_err(ClientError::Unreadable);
                }
                Some(Ok(Frame::Close(frame))) => {
                    let code = frame.map(|frame| frame.code.into());
                    return Err(ClientError::Closed { code });
                }
                // Pings are answered on the way.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(refusal(error)),
                None => return Err(ClientError::Closed { code: None }),
            }
        }
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // Whoever is gone already need not be told.
        let _ = self.socket.close(None).await;
    }
}

fn refusal(error: Error) -> ClientError {
    match error {
        Error::Http(response) => {
            let body = response.body().as_deref().unwrap_or_default();
            let message = String::from_utf8_lossy(body).into_owned();
            ClientError::Refused { status: response.status().as_u16(), message }
        }
        Error::ConnectionClosed | Error::AlreadyClosed => ClientError::Closed { code: None },
        error => ClientError::unreachable(error),
    }
}
