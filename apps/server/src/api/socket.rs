//! `GET /api/tables/{table}/live`: a table, as long as somebody looks at it.

use super::cookie::Known;
use super::{Problem, json};
use crate::app::App;
use crate::deadlines::Deadlines;
use crate::door::Errand;
use crate::edge::Visitor;
use crate::live::{Mail, Parcel};
use crate::names;
use crate::pace::Pace;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use azulejo_hub::{Conn, Cut};
use azulejo_protocol::{Ask, CloseCode, GuestId, Hello, Message, Request, TableId, Unavailable};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// The largest frame and message that is read.
const MOST_FRAME: usize = 8 * 1024;

/// What is read and written at once; ten thousand sockets have ten thousand of them.
const BUFFER: usize = 4 * 1024;

/// So many frames that can't be read are answered.
const MOST_UNREADABLE: u32 = 10;

/// The reason by which the metrics count a closed socket; none where the client only has to reconnect.
const fn refusal_reason(code: CloseCode) -> Option<&'static str> {
    match code {
        CloseCode::Policy => Some("socket_policy"),
        CloseCode::Restart => None,
        CloseCode::TryLater => Some("socket_try_later"),
        CloseCode::Silence => Some("socket_silent"),
        CloseCode::NoSuchTable => Some("socket_no_table"),
        CloseCode::Slow => Some("socket_slow"),
    }
}

pub(crate) async fn live(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Known(token): Known,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    app.check_origin(&headers)?;
    let table: TableId = table.parse().map_err(|_| Problem::NotFound)?;
    let upgrade = upgrade.map_err(|_| Problem::Bad("this is for WebSockets".to_owned()))?;
    app.check_pace(Errand::Socket, visitor)?;
    let permit = app.let_stay(visitor)?;
    let guest = token.guest();
    let upgrade = upgrade
        .max_message_size(MOST_FRAME)
        .max_frame_size(MOST_FRAME)
        .read_buffer_size(BUFFER)
        // One message is sent after the other, so that no more than one is ever buffered, however long a log is.
        .write_buffer_size(0);
    let guard = app.open.enter();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let counted = app.metrics.open_socket();
        let mut talk = Talk::new(socket, app.deadlines);
        let end = talk.run(&app, table, guest).await;
        if let Some(reason) = end.and_then(refusal_reason) {
            app.metrics.refused(reason);
        }
        talk.close(end).await;
        drop((counted, permit, guard));
    }))
}

/// A conversation over one socket.
struct Talk {
    socket: WebSocket,
    /// When the other side was heard last.
    heard: Instant,
    unreadable: u32,
    asks: Pace,
    frames: Pace,
    deadlines: Deadlines,
}

/// Why a conversation is over: what to close with; nothing, if nobody is there to be told.
type End = Option<CloseCode>;

impl Talk {
    fn new(socket: WebSocket, deadlines: Deadlines) -> Talk {
        Talk {
            socket,
            heard: Instant::now(),
            unreadable: 0,
            asks: Pace::of_asks(),
            frames: Pace::of_frames(),
            deadlines,
        }
    }

    /// Talks until one side has enough.
    async fn run(&mut self, app: &Arc<App>, table: TableId, guest: GuestId) -> End {
        let hello = tokio::select! {
            hello = timeout(self.deadlines.first, self.hello()) => hello,
            () = app.ending() => return Some(CloseCode::Restart),
        };
        let hello = match hello {
            Ok(Ok(hello)) => hello,
            Ok(Err(end)) => return end,
            Err(_) => return Some(CloseCode::Silence),
        };
        let (conn, mail) = app.tables.enter(table, guest, hello.key, hello.after);
        let end = self.converse(app, table, conn, mail).await;
        app.tables.leave(table, conn);
        end.err().flatten()
    }

    /// The first message.
    async fn hello(&mut self) -> Result<Hello, End> {
        loop {
            let frame = self.socket.recv().await;
            if let Some(hello) = self.read(frame).await? {
                return Ok(hello);
            }
        }
    }

    /// Both ways at once, until something ends it.
    async fn converse(
        &mut self,
        app: &Arc<App>,
        table: TableId,
        conn: Conn,
        mut mail: Mail,
    ) -> Result<(), End> {
        let each = self.deadlines.ping;
        let mut ping = interval_at(Instant::now() + each, each);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ending = std::pin::pin!(app.ending());
        loop {
            tokio::select! {
                parcel = mail.recv() => self.deliver(parcel).await?,
                frame = self.socket.recv() => {
                    if let Some(ask) = self.read(frame).await? {
                        self.bring(app, table, conn, ask).await?;
                    }
                }
                _ = ping.tick() => {
                    self.ping().await?;
                    app.tables.beat(table, conn);
                }
                () = &mut ending => return Err(Some(CloseCode::Restart)),
            }
        }
    }

    async fn deliver(&mut self, parcel: Option<Parcel>) -> Result<(), End> {
        match parcel {
            Some(Parcel::Text(text)) => self.send(Frame::Text(text)).await,
            Some(Parcel::Cut(Cut::NoSuchTable)) => Err(Some(CloseCode::NoSuchTable)),
            Some(Parcel::Cut(Cut::Unavailable)) => Err(Some(CloseCode::TryLater)),
            None => Err(Some(CloseCode::Slow)),
        }
    }

    /// What a frame says; nothing, if it says nothing that concerns a table.
    async fn read<T: DeserializeOwned>(
        &mut self,
        frame: Option<Result<Frame, axum::Error>>,
    ) -> Result<Option<T>, End> {
        self.heard = Instant::now();
        if !self.frames.allows(self.heard) {
            return Err(Some(CloseCode::Policy));
        }
        match frame {
            Some(Ok(Frame::Text(text))) => match json::read(&text) {
                Ok(said) => Ok(Some(said)),
                Err(why) => self.answer_unreadable(why).await.map(|()| None),
            },
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(None),
            // Not text, too large, or against the protocol; if the connection is gone, nobody hears it.
            Some(Ok(Frame::Binary(_)) | Err(_)) => Err(Some(CloseCode::Policy)),
            Some(Ok(Frame::Close(_))) | None => Err(None),
        }
    }

    async fn answer_unreadable(&mut self, why: String) -> Result<(), End> {
        self.unreadable += 1;
        if self.unreadable > MOST_UNREADABLE {
            return Err(Some(CloseCode::Policy));
        }
        self.say(&Message::Unreadable { why }).await
    }

    async fn bring(
        &mut self,
        app: &Arc<App>,
        table: TableId,
        conn: Conn,
        ask: Ask,
    ) -> Result<(), End> {
        let ask = match checked(app, ask) {
            Ok(ask) => ask,
            Err(why) => return self.answer_unreadable(why).await,
        };
        if !self.asks.allows(Instant::now()) {
            let message = Message::Unavailable { id: ask.id, why: Unavailable::Busy };
            return self.say(&message).await;
        }
        app.tables.ask(table, conn, ask);
        Ok(())
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > self.deadlines.silence {
            return Err(Some(CloseCode::Silence));
        }
        self.send(Frame::Ping(Bytes::new())).await
    }

    async fn say(&mut self, message: &Message) -> Result<(), End> {
        let Ok(text) = serde_json::to_string(message) else { return Ok(()) };
        self.send(Frame::Text(text.into())).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), End> {
        match timeout(self.deadlines.sending, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => Err(Some(CloseCode::Slow)),
        }
    }

    async fn close(mut self, end: End) {
        let Some(code) = end else { return };
        let frame = CloseFrame { code: code.number(), reason: Utf8Bytes::default() };
        // Whoever does not listen any more need not be told.
        let said = self.socket.send(Frame::Close(Some(frame)));
        if let Ok(Ok(())) = timeout(self.deadlines.closing, said).await {
            // Hanging up while something is unread would take the goodbye back.
            let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = timeout(self.deadlines.farewell, rest).await;
        }
    }
}

/// What is asked, as it may be asked here.
fn checked(app: &App, ask: Ask) -> Result<Ask, String> {
    if let Request::SeatBot { level, .. } = &ask.request {
        app.check_level(level)?;
    }
    let request = names::in_one_way(ask.request).map_err(|error| error.to_string())?;
    Ok(Ask { id: ask.id, request })
}
