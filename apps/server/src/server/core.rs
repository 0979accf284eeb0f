//! What runs behind a server, and without one in a worker.

use super::accept::Doorway;
use super::{StartError, bind, listen};
use crate::admin::{self, Admin};
use crate::chance;
use crate::clock::Clock;
use crate::door::Door;
use crate::limits::Limits;
use crate::live::{Analysts, BotPool, Share, Shared, Tables, Thinkers};
use crate::open::Open;
use crate::options::{Keeping, Options};
use crate::proxies::Proxies;
use crate::space;
use azulejo_bus::Bus;
use azulejo_hub::Store;
use azulejo_store::{Postgres, PostgresSettings, Sqlite};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// What runs behind a server: tables and what is due at them, bots, and an address for whoever runs it. It ends when it
/// is dropped, and gives back what it had taken on.
#[derive(Debug)]
pub(crate) struct Core {
    pub(super) admin: Admin,
    pub(super) admin_address: Option<SocketAddr>,
    pub(super) tables: Option<Arc<Tables>>,
    /// Whoever runs the server may ask to the last.
    _admin_ending: watch::Sender<bool>,
    /// Taken only when it is dropped.
    runtime: Option<Runtime>,
    /// Ends after the runtime, so that nobody waits for a thought that nobody thinks.
    _thinkers: Option<Thinkers>,
}

/// Others are told that they can go on with our work, but nobody waits for long.
const GOODBYE: Duration = Duration::from_secs(1);

impl Core {
    /// Opens the tables, if there are any, begins with what is due at them, and listens to whoever runs it.
    pub(super) fn start(options: &Options) -> Result<Core, StartError> {
        let listener = options.admin.map(bind).transpose()?;
        let runtime =
            Builder::new_multi_thread().enable_all().build().map_err(StartError::Other)?;
        let admin = Admin::default();
        let (admin_ending, ends) = watch::channel(false);
        let entered = runtime.enter();
        let admin_address = listener
            .map(|listener| listen(listener, doorway(options, &admin, ends)))
            .transpose()
            .map_err(StartError::Other)?;
        let opening = Opening { options, admin: &admin, runtime: &runtime };
        let opened = options.store.as_ref().map(|keeping| opening.open(keeping)).transpose()?;
        drop(entered);
        let (tables, thinkers) = opened.unzip();
        Ok(Core {
            admin,
            admin_address,
            tables,
            _admin_ending: admin_ending,
            runtime: Some(runtime),
            _thinkers: thinkers,
        })
    }

    pub(crate) const fn runtime(&self) -> Option<&Runtime> {
        self.runtime.as_ref()
    }

    /// Waits until whoever runs it asks it to end.
    pub(crate) async fn asked_to_end(&self) {
        self.admin.leave.notified().await;
    }

    /// Gives back what was taken on, so that others need not wait for it.
    fn give_back(&self, runtime: &Runtime) {
        let Some(tables) = self.tables.clone().filter(|tables| tables.share().is_some()) else {
            return;
        };
        let (sender, done) = channel();
        runtime.spawn(async move {
            tables.give_back().await;
            // Whoever has not waited so long has gone.
            let _ = sender.send(());
        });
        let _ = done.recv_timeout(GOODBYE);
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        self.admin.health.drain();
        if let Some(tables) = &self.tables {
            tables.give_up();
        }
        if let Some(runtime) = self.runtime.take() {
            self.give_back(&runtime);
            runtime.shutdown_timeout(Duration::from_secs(1));
        }
    }
}

/// What is needed to open the tables.
struct Opening<'a> {
    options: &'a Options,
    admin: &'a Admin,
    runtime: &'a Runtime,
}

impl Opening<'_> {
    fn open(&self, keeping: &Keeping) -> Result<(Arc<Tables>, Thinkers), StartError> {
        let options = self.options;
        let (store, share) = self.store(keeping)?;
        let pool = BotPool::new(options.bot_level_most, options.bots_per_host);
        let thinkers = Thinkers::start(&pool, options.bots).map_err(StartError::Other)?;
        let (health, metrics) = (Arc::clone(&self.admin.health), Arc::clone(&self.admin.metrics));
        let is_shared = share.is_some();
        let thinking = (pool, Analysts::new(options.analyses));
        let tables = Tables::new(store, Clock::start(), thinking, health, metrics, share);
        if is_shared {
            // Before anything is done by a clock that may be wrong.
            self.runtime.block_on(tables.ping());
        }
        // It is set once, here.
        let _ = self.admin.tables.set(Arc::clone(&tables));
        tokio::spawn(Arc::clone(&tables).run());
        Ok((tables, thinkers))
    }

    /// Where tables are kept, and how that is shared.
    fn store(&self, keeping: &Keeping) -> Result<(Arc<dyn Store>, Option<Share>), StartError> {
        match keeping {
            Keeping::Folder(folder) => {
                let store = Sqlite::open(folder).map_err(StartError::Store)?;
                let (health, each) = (Arc::clone(&self.admin.health), self.options.deadlines.space);
                tokio::spawn(space::watch(folder.clone(), health, each));
                Ok((Arc::new(store), None))
            }
            Keeping::Postgres(url) => {
                let opening = Postgres::open(url, PostgresSettings::default());
                let store = self.runtime.block_on(opening).map_err(StartError::Postgres)?;
                Ok((Arc::new(store), Some(self.share()?)))
            }
        }
    }

    /// How a store is shared that others use, too.
    fn share(&self) -> Result<Share, StartError> {
        let (node, bots) = (chance::node(), self.options.bots);
        let connect = |address| self.runtime.block_on(Bus::connect(address, "azulejo"));
        let bus = self.options.bus.as_ref().map(connect).transpose().map_err(StartError::Bus)?;
        Ok(Share::new(Shared { node, bots, bus }))
    }
}

/// Whoever runs the server is not limited, and is answered until the very end.
fn doorway(options: &Options, admin: &Admin, ends: watch::Receiver<bool>) -> Doorway {
    Doorway {
        router: admin::routes(admin.clone()),
        tls: None,
        door: Arc::new(Door::new(&Limits::none(), Proxies::default())),
        metrics: Arc::clone(&admin.metrics),
        deadlines: options.deadlines,
        ends,
        open: Open::default(),
    }
}
