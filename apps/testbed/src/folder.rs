//! A folder of a server, which ends with it.

use crate::guard::Guard;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Ends whoever is named in the folder, with their children, and removes the folder. Those that are just dying may still
/// write there.
const CLEAR: &str = r#"
for pid in $(cat "$1/pid"); do
    children=$(grep -lE "^PPid:[[:space:]]$pid\$" /proc/[0-9]*/status | cut -d/ -f3)
    kill -KILL $pid $children
done
for _ in 1 2 3 4 5 6 7 8 9 10; do
    rm -rf "$1" && break
    sleep 0.2
done
"#;

/// A folder under the system's temporary one, with the process that uses it.
pub(crate) struct Folder {
    path: PathBuf,
    /// Clears it.
    _guard: Guard,
}

impl Folder {
    pub(crate) fn new(what: &str) -> Folder {
        let path = std::env::temp_dir().join(unique(what));
        fs::create_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        fs::write(path.join("pid"), "").expect("a note of nobody");
        let guard = Guard::new(CLEAR, [&path]);
        Folder { path, _guard: guard }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// From now on this process ends with the folder; nobody does, if there is none.
    pub(crate) fn guards(&self, process: Option<u32>) {
        let line = process.map(|pid| format!("{pid}\n")).unwrap_or_default();
        fs::write(self.path.join("pid"), line).expect("a note of who runs");
    }
}

/// A name that no other folder has, of this process nor of others.
fn unique(what: &str) -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.subsec_micros());
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("azulejo-{what}-{}-{number}-{now}", process::id())
}
