//! When the disk is full everything can be seen, nothing is taken on, and it is over by itself.

use crate::browser::Browser;
use crate::world::{SOON, World, wait_until};
use azulejo_protocol::{Message, Unavailable};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small disk in memory, as long as it is needed.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Only those who may mount can have one; the others are told why.
    fn mount() -> Result<SmallDisk, String> {
        let name = format!("small-disk-{}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(&folder);
        let output = mount.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        Ok(SmallDisk(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn readiness(world: &World) -> (u16, String) {
    let answer = world.ask_admin("GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n");
    (answer.status, answer.body.trim_end().to_owned())
}

#[test]
fn a_full_disk_makes_the_server_read_only_until_there_is_space() {
    let disk = match SmallDisk::mount() {
        Ok(disk) => disk,
        Err(why) => return println!("left out, for there is no small disk: {why}"),
    };
    let world = World::at(disk.0.clone(), |options| options.deadlines.space = SOON);
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let mut socket = ann.join(&world, &table, None);
    let ballast = disk.0.join("ballast");
    // As much as there is room for.
    let _ = std::fs::write(&ballast, vec![0; 4 << 20]);

    let refused = loop {
        let answer = ann.found_answer(&world, "");
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!((refused.status, &*refused.error()), (503, "read_only"));
    assert_eq!(readiness(&world), (503, "read_only".to_owned()));
    let answer = socket.sit(1, "Ann", None);
    assert!(
        matches!(answer, Message::Unavailable { why: Unavailable::ReadOnly, .. }),
        "{answer:?}"
    );
    // Everything can still be seen.
    assert_eq!(world.get("/api/me/tables", &ann.cookie).status, 200);
    let answer = socket.ask(&json!({"sync": {"after": 0}}));
    assert!(matches!(answer, Message::Done { .. }), "{answer:?}");

    std::fs::remove_file(&ballast).unwrap();
    wait_until(|| readiness(&world) == (200, "ready".to_owned()));
    assert!(matches!(socket.sit(1, "Ann", None), Message::Done { .. }));
}
