//! What every store has to promise, kept by the one on disk.

mod support;

use azulejo_store::Sqlite;
use azulejo_store::conformance::Subject;
use support::Folder;

/// A store in a folder of its own, which outlives it.
struct OnDisk {
    store: Sqlite,
    folder: Folder,
}

impl Subject for OnDisk {
    type Store = Sqlite;

    fn empty() -> OnDisk {
        let folder = Folder::new();
        OnDisk { store: Sqlite::open(folder.path()).unwrap(), folder }
    }

    fn handle(&self) -> Sqlite {
        self.store.clone()
    }
}

/// Whatever a test has written, its index follows from its logs.
impl Drop for OnDisk {
    fn drop(&mut self) {
        let file = self.folder.path().join(azulejo_store::FILE);
        let report = azulejo_store::check(&file, &mut |_| {}).unwrap();
        if !std::thread::panicking() {
            assert_eq!(report.faults, []);
        }
    }
}

azulejo_store::conformance!(OnDisk);
