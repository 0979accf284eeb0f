//! Somebody at a server.

use crate::stream::connect;
use crate::{Address, ClientError, Cookie, Line};
use azulejo_protocol::{
    Access, ChatScope, CommandId, CreateTableRequest, CreatedTable, ErrorResponse, Event,
    FindTableRequest, FoundTable, Hello, Key, TableId, TableLog, TableOptions,
};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Somebody at a server, known by the token in a cookie.
#[derive(Clone, Debug)]
pub struct Visitor {
    server: Address,
    /// The cookie, once the server has given one.
    cookie: Option<Cookie>,
}

impl Visitor {
    /// Somebody new at a server, `http://host:port/`.
    ///
    /// # Errors
    ///
    /// If that is no such address, or nobody answers there.
    pub async fn arrive(address: &str) -> Result<Visitor, ClientError> {
        Visitor::return_to(address.parse()?, None).await
    }

    /// Somebody who may have been at a server before, with the cookie of that time. If the server does not know it any
    /// more, they are somebody new.
    ///
    /// # Errors
    ///
    /// If nobody answers there.
    pub async fn return_to(
        server: Address,
        cookie: Option<Cookie>,
    ) -> Result<Visitor, ClientError> {
        let mut visitor = Visitor { server, cookie };
        visitor.ask(Method::POST, "/api/guest", Vec::new()).await?;
        Ok(visitor)
    }

    /// By what the server knows this guest again. Whoever has it has the guest's seats.
    pub const fn cookie(&self) -> Option<&Cookie> {
        self.cookie.as_ref()
    }

    /// The same guest, with the server somewhere else.
    ///
    /// # Errors
    ///
    /// If that is no address of a server.
    pub fn move_to(&mut self, address: &str) -> Result<(), ClientError> {
        self.server = address.parse()?;
        Ok(())
    }

    /// What is to be seen at an address, for nobody in particular.
    ///
    /// # Errors
    ///
    /// If the server can't be reached or refuses.
    pub async fn look(address: &str, path: &str) -> Result<Vec<u8>, ClientError> {
        let mut nobody = Visitor { server: address.parse()?, cookie: None };
        Ok(nobody.ask(Method::GET, path, Vec::new()).await?.to_vec())
    }

    /// Where the server is.
    pub const fn server(&self) -> &Address {
        &self.server
    }

    /// Founds a table. Asked again with the same command, it tells of the same table.
    ///
    /// # Errors
    ///
    /// If the server can't be reached or refuses.
    pub async fn found(
        &mut self,
        command: CommandId,
        options: &TableOptions,
        access: Access,
        chat: ChatScope,
    ) -> Result<CreatedTable, ClientError> {
        let options = options.clone();
        self.post("/api/tables", &CreateTableRequest { command, options, access, chat }).await
    }

    /// The table that a short code opens.
    ///
    /// # Errors
    ///
    /// If the server can't be reached, or there is none.
    pub async fn by_code(&mut self, code: &Key) -> Result<TableId, ClientError> {
        let request = FindTableRequest { code: code.clone() };
        let found: FoundTable = self.post("/api/codes", &request).await?;
        Ok(found.table)
    }

    /// All that has happened at a table, as the server has kept it.
    ///
    /// # Errors
    ///
    /// If the server can't be reached, or does not show this table.
    pub async fn log(&mut self, table: TableId) -> Result<Vec<Event>, ClientError> {
        let log: TableLog = self.get(&format!("/api/tables/{table}/log")).await?;
        Ok(log.events)
    }

    /// A connection to a table.
    ///
    /// # Errors
    ///
    /// If the server can't be reached or refuses.
    pub async fn join(&self, table: TableId, hello: &Hello) -> Result<Line, ClientError> {
        Line::open(&self.server, self.cookie.as_ref().map_or("", Cookie::as_str), table, hello)
            .await
    }

    /// Reads something.
    ///
    /// # Errors
    ///
    /// If the server can't be reached or refuses.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        let body = self.ask(Method::GET, path, Vec::new()).await?;
        serde_json::from_slice(&body).map_err(ClientError::Unreadable)
    }

    /// Asks for something.
    ///
    /// # Errors
    ///
    /// If the server can't be reached or refuses.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).map_err(ClientError::Unreadable)?;
        let answer = self.ask(Method::POST, path, body).await?;
        serde_json::from_slice(&answer).map_err(ClientError::Unreadable)
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Bytes, ClientError> {
        let stream = connect(&self.server).await?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(ClientError::unreachable)?;
        // It ends with the answer; what goes wrong shows there.
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(self.server.path(path))
            .header(HOST, self.server.authority())
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie.as_str());
        }
        let request =
            request.body(Full::new(Bytes::from(body))).map_err(ClientError::unreachable)?;
        let response = sender.send_request(request).await.map_err(ClientError::unreachable)?;
        self.keep_cookie(&response);
        let status = response.status();
        let body = response.into_body().collect().await.map_err(ClientError::unreachable)?;
        answer(status, body.to_bytes())
    }

    fn keep_cookie<T>(&mut self, response: &Response<T>) {
        let set = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        // One that can't be sent back is none.
        let cookie = set.and_then(|set| set.split(';').next()?.parse().ok());
        self.cookie = cookie.or(self.cookie.take());
    }
}

fn answer(status: StatusCode, body: Bytes) -> Result<Bytes, ClientError> {
    if status.is_success() {
        return Ok(body);
    }
    let told = serde_json::from_slice::<ErrorResponse>(&body).map(|error| error.message);
    Err(ClientError::Refused { status: status.as_u16(), message: told.unwrap_or_default() })
}
