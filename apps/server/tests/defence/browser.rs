//! Somebody with a browser, who sends what they like.

use crate::wire::Wire;
use crate::world::{Answer, World};
use azulejo_protocol::{Message, TableOptions};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::Request;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message as Frame, WebSocket};

pub(crate) const JSON: &str = "Content-Type: application/json\r\n";

static COMMANDS: AtomicU64 = AtomicU64::new(1);

/// A name that no other command has.
pub(crate) fn command() -> String {
    format!("{:032x}", COMMANDS.fetch_add(1, Ordering::Relaxed))
}

/// A browser with a token.
#[derive(Clone)]
pub(crate) struct Browser {
    /// As the header says it.
    pub(crate) cookie: String,
}

impl Browser {
    pub(crate) fn new(world: &World) -> Browser {
        let answer = world.post("/api/guest", "", "");
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap();
        Browser { cookie: format!("Cookie: {cookie}\r\n") }
    }

    /// What founding a table asks for.
    pub(crate) fn wish(access: &str) -> Value {
        let options = TableOptions::new("2cp".parse().unwrap(), []);
        json!({"command": command(), "options": options, "access": access, "chat": "presets"})
    }

    pub(crate) fn found_answer(&self, world: &World, headers: &str) -> Answer {
        let headers = format!("{}{JSON}{headers}", self.cookie);
        world.post("/api/tables", &headers, &Browser::wish("private").to_string())
    }

    /// A table of their own: its name, its code and what lets people watch.
    pub(crate) fn found(&self, world: &World) -> [String; 3] {
        let answer = self.found_answer(world, "");
        assert_eq!(answer.status, 200, "{answer:?}");
        let body: Value = serde_json::from_str(&answer.body).unwrap();
        ["table", "code", "watch"].map(|name| body[name].as_str().unwrap().to_owned())
    }

    /// The request for a socket.
    pub(crate) fn upgrade(&self, world: &World, table: &str) -> Request<()> {
        let address = world.address();
        let uri = format!("ws://{address}/api/tables/{table}/live");
        let mut request = uri.into_client_request().unwrap();
        let cookie = self.cookie.trim_end().strip_prefix("Cookie: ").unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request
    }

    pub(crate) fn socket(&self, world: &World, table: &str) -> Socket {
        Socket::open(world, self.upgrade(world, table)).unwrap()
    }

    /// A socket that has said hello.
    pub(crate) fn join(&self, world: &World, table: &str, key: Option<&str>) -> Socket {
        let mut socket = self.socket(world, table);
        let hello = match key {
            Some(key) => json!({"after": 0, "key": key}),
            None => json!({"after": 0}),
        };
        socket.say(&hello);
        socket
    }
}

/// A socket that sends what it likes.
pub(crate) struct Socket(pub(crate) WebSocket<Wire>);

/// What comes over a socket.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Heard {
    Message(Box<Message>),
    /// The end, with its code; none, if nothing was said.
    End(Option<u16>),
}

impl Socket {
    /// The status, if there is no socket.
    pub(crate) fn open(world: &World, request: Request<()>) -> Result<Socket, u16> {
        match tungstenite::client(request, world.connect()) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
                Err(answer.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) fn say(&mut self, what: &Value) {
        self.send(Frame::text(what.to_string()));
    }

    pub(crate) fn send(&mut self, frame: Frame) {
        self.0.send(frame).unwrap();
    }

    /// The next message, or the end.
    pub(crate) fn hear(&mut self) -> Heard {
        loop {
            match self.0.read() {
                Ok(Frame::Text(text)) => {
                    return Heard::Message(Box::new(serde_json::from_str(&text).unwrap()));
                }
                Ok(Frame::Close(frame)) => {
                    return Heard::End(frame.map(|frame| CloseCode::into(frame.code)));
                }
                Ok(_) => {}
                Err(_) => return Heard::End(None),
            }
        }
    }

    /// The code of the end, whatever comes before it.
    pub(crate) fn end(&mut self) -> Option<u16> {
        loop {
            if let Heard::End(code) = self.hear() {
                return code;
            }
        }
    }

    /// The next message that is what we wait for.
    pub(crate) fn hear_until(&mut self, is_it: impl Fn(&Message) -> bool) -> Message {
        loop {
            match self.hear() {
                Heard::Message(message) if is_it(&message) => return *message,
                Heard::Message(_) => {}
                Heard::End(code) => panic!("ended with {code:?}"),
            }
        }
    }

    /// Asks, and hears what is answered to it.
    pub(crate) fn ask(&mut self, request: &Value) -> Message {
        let id = command();
        self.say(&json!({"id": id, "request": request}));
        let is_answer = |message: &Message| match message {
            Message::Done { id: of, .. }
            | Message::Refused { id: of, .. }
            | Message::Unavailable { id: of, .. } => of.to_string() == id,
            Message::Unreadable { .. } => true,
            _ => false,
        };
        self.hear_until(is_answer)
    }

    pub(crate) fn sit(&mut self, seat: u8, name: &str, key: Option<&str>) -> Message {
        let mut sit = json!({"seat": seat, "name": name});
        if let Some(key) = key {
            sit["key"] = key.into();
        }
        self.ask(&json!({ "sit": sit }))
    }
}
