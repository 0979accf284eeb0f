//! When the disk is full nothing is lost, and it goes on when there is space again.

mod support;

use azulejo_hub::{Store, WriteError};
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{FILE, Sqlite, check};
use std::path::Path;
use std::process::Command;
use support::Folder;

/// A small disk in memory, as long as it is needed.
struct SmallDisk(Folder);

impl SmallDisk {
    /// Only those who may mount can have one; the others are told why.
    fn mount() -> Result<SmallDisk, String> {
        let folder = Folder::new();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "tmpfs"]).arg(folder.path());
        let output = mount.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        Ok(SmallDisk(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.path()).status();
    }
}

/// Plays at a new table until something is refused; what was acknowledged is in the samples.
fn play_until_refused(store: &Sqlite, samples: &mut Vec<Sample>) -> WriteError {
    loop {
        let table = TableId(samples.len() as u128 + 1);
        let (mut sample, founded) = Sample::found(table, [GuestId(1), GuestId(2)], Millis(1_000));
        if let Err(refused) = wait(store.append(founded)) {
            return refused;
        }
        for _ in 0..50 {
            let before = sample.clone();
            if let Err(refused) = wait(store.append(sample.go_on(Millis(2_000)))) {
                samples.push(before);
                return refused;
            }
        }
        samples.push(sample);
    }
}

fn assert_kept(store: &Sqlite, samples: &[Sample]) {
    for sample in samples {
        let loaded = wait(store.load(sample.table().id(), 0)).unwrap().unwrap();
        assert_eq!(loaded.entries, sample.table().entries());
    }
}

#[test]
fn a_full_disk_loses_nothing_and_is_over_when_there_is_space() {
    let disk = match SmallDisk::mount() {
        Ok(disk) => disk,
        Err(why) => return println!("left out, for there is no small disk: {why}"),
    };
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let store = Sqlite::open(disk.path()).unwrap();
    let mut samples = Vec::new();
    assert_eq!(play_until_refused(&store, &mut samples), WriteError::Full);
    assert_kept(&store, &samples);
    let mut last = samples.pop().unwrap();
    assert_eq!(wait(store.append(last.clone().go_on(Millis(3_000)))), Err(WriteError::Full));
    std::fs::remove_file(ballast).unwrap();
    wait(store.append(last.go_on(Millis(3_000)))).unwrap();
    samples.push(last);
    assert_kept(&store, &samples);
    drop(store);
    let report = check(&disk.path().join(FILE), &mut |_| {}).unwrap();
    assert_eq!((report.faults, report.counts.tables), (Vec::new(), samples.len() as u64));
}
