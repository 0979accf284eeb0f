//! What all requests share.

use crate::api::Problem;
use crate::deadlines::Deadlines;
use crate::door::{Door, Errand, Permit};
use crate::edge::Visitor;
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::open::Open;
use crate::options::Options;
use crate::origins::Origins;
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, HeaderValue};
use azulejo_protocol::LevelName;
use azulejo_search::Level;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::time::Instant;

/// What all requests share.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) open: Open,
    pub(crate) deadlines: Deadlines,
    door: Arc<Door>,
    origins: Origins,
    speaks_tls: bool,
    has_lobby: bool,
    bot_level_most: Level,
    /// Changes when the server is about to end.
    ending: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(
        options: &Options,
        tables: Arc<Tables>,
        door: Arc<Door>,
        metrics: Arc<Metrics>,
        ending: watch::Receiver<bool>,
        open: Open,
    ) -> Arc<App> {
        let (origins, speaks_tls) = (options.origins.clone(), options.tls.is_some());
        Arc::new(App {
            tables,
            metrics,
            open,
            deadlines: options.deadlines,
            door,
            origins: if speaks_tls { origins.with_tls() } else { origins },
            speaks_tls,
            has_lobby: options.has_lobby,
            bot_level_most: options.bot_level_most,
            ending,
        })
    }

    /// Whether public tables are listed.
    pub(crate) fn has_lobby(&self) -> bool {
        self.has_lobby
    }

    /// Waits until the server is about to end.
    pub(crate) async fn ending(&self) {
        // If nobody can tell any more, it has ended.
        let _ = self.ending.clone().wait_for(|&ends| ends).await;
    }

    /// Whether a request comes from one of our pages, or from no page at all.
    ///
    /// # Errors
    ///
    /// If another page sent it.
    pub(crate) fn check_origin(&self, headers: &HeaderMap) -> Result<(), Problem> {
        if self.origins.allow(headers) { Ok(()) } else { Err(Problem::ForeignOrigin) }
    }

    /// Whether a page came with TLS, from us or from a proxy before us.
    pub(crate) fn came_with_tls(&self, headers: &HeaderMap) -> bool {
        let origin = headers.get(ORIGIN).map_or(&b""[..], HeaderValue::as_bytes);
        self.speaks_tls || origin.starts_with(b"https:")
    }

    /// Whether somebody may do something so soon again.
    ///
    /// # Errors
    ///
    /// If they have to wait.
    pub(crate) fn check_pace(&self, errand: Errand, visitor: Visitor) -> Result<(), Problem> {
        self.door.allow(errand, visitor.0, Instant::now()).map_err(Problem::too_many)
    }

    /// Whether the tables can be reached from here.
    ///
    /// # Errors
    ///
    /// If they can't: another server may.
    pub(crate) fn check_reach(&self) -> Result<(), Problem> {
        if self.tables.is_cut_off() { Err(Problem::Failed) } else { Ok(()) }
    }

    /// Whether somebody may have one more socket.
    ///
    /// # Errors
    ///
    /// If they have to close another one first.
    pub(crate) fn let_stay(&self, visitor: Visitor) -> Result<Permit, Problem> {
        self.door.stay(visitor.0).ok_or(Problem::TooMany { retry: 30 })
    }

    /// Whether a bot of this level can be had here.
    ///
    /// # Errors
    ///
    /// Why not.
    pub(crate) fn check_level(&self, level: &LevelName) -> Result<(), String> {
        match level.as_str().parse::<Level>() {
            Err(_) => Err(format!("there is no bot of level {level}")),
            Ok(wanted) if wanted > self.bot_level_most => {
                Err(format!("the strongest bot here is {}", self.bot_level_most))
            }
            Ok(_) => Ok(()),
        }
    }
}
