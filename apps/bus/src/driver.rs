//! The one task that subscribes and listens.
//!
//! Each watched table is a subscription of its own, for only so a server of the bus sends a process what concerns it. All of
//! them are read by this task: those that have something wake it, so that tens of thousands that are silent cost
//! memory (5 KiB each, most of it the block of its channel) and no time.

use crate::count::Counters;
use crate::hint::{News, WORK, subject};
use crate::wishes::{Changes, Wishes};
use async_nats::{Client, Message, Subscriber};
use azulejo_protocol::{TableHint, TableId, WorkKind};
use futures_util::StreamExt;
use futures_util::stream::{AbortHandle, Abortable, SelectAll, abortable};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc::Sender;

/// Where what was heard goes.
pub(crate) struct Outlets {
    pub(crate) hints: Sender<TableHint>,
    pub(crate) work: Sender<WorkKind>,
    pub(crate) counters: Arc<Counters>,
}

impl Outlets {
    /// Passes on what can be read. Nobody is waited for.
    fn pass(&self, message: &Message) {
        let Some(news) = News::read(&message.subject, &message.payload) else {
            self.counters.unreadable();
            return;
        };
        self.counters.received();
        let is_full = match news {
            News::Table(hint) => self.hints.try_send(hint).is_err(),
            News::Work(work) => self.work.try_send(work).is_err(),
        };
        if is_full {
            self.counters.dropped();
        }
    }
}

pub(crate) struct Driver {
    client: Client,
    wishes: Arc<Wishes>,
    outlets: Outlets,
    subscriptions: SelectAll<Abortable<Subscriber>>,
    tables: HashMap<TableId, AbortHandle>,
    hears_of_work: bool,
}

impl Driver {
    pub(crate) fn new(client: Client, wishes: Arc<Wishes>, outlets: Outlets) -> Driver {
        Driver {
            client,
            wishes,
            outlets,
            subscriptions: SelectAll::new(),
            tables: HashMap::new(),
            hears_of_work: false,
        }
    }

    pub(crate) async fn run(mut self) {
        loop {
            tokio::select! {
                changes = self.wishes.changes() => self.follow(changes).await,
                Some(message) = self.subscriptions.next() => self.outlets.pass(&message),
            }
        }
    }

    async fn follow(&mut self, changes: Changes) {
        let Changes { begin, end, is_work_wanted } = changes;
        for table in end {
            // A subscription that is dropped ends at the server, too.
            if let Some(subscription) = self.tables.remove(&table) {
                subscription.abort();
            }
        }
        for table in begin {
            if !self.tables.contains_key(&table)
                && let Some(subscription) = self.subscribe(subject(table)).await
            {
                self.tables.insert(table, subscription);
            }
        }
        if is_work_wanted && !self.hears_of_work {
            self.hears_of_work = self.subscribe(WORK.to_owned()).await.is_some();
        }
    }

    /// Without a connection it takes effect when there is one.
    async fn subscribe(&mut self, subject: String) -> Option<AbortHandle> {
        match self.client.subscribe(subject).await {
            Ok(subscriber) => {
                let (subscription, handle) = abortable(subscriber);
                self.subscriptions.push(subscription);
                Some(handle)
            }
            Err(error) => {
                tracing::error!(%error, "the bus can't be listened to");
                None
            }
        }
    }
}
