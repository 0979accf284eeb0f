//! Whoever starts the program anew is the same guest and has the same seat.

use crate::terminal::Terminal;
use crate::world::{World, errand, table};
use azulejo_tui::game::Keep;
use azulejo_tui::online::Guestbook;
use std::fs;

#[test]
fn whoever_comes_back_has_the_same_seat_and_name() {
    let world = World::new();
    let folder = world.folder.join("state");
    let keep = || Some(Keep::open(&folder).expect("a folder"));
    let (mut ann, link, _) = Terminal::founding(world.founding(table("2cp", 0)));
    let mut bo = Terminal::going(errand(&link, "Bo"), keep());
    bo.sit();
    drop(bo);
    ann.until(&["2  Bo", "Away"]);
    // The link need not have the key any more.
    let plain = link.rsplit_once('/').expect("a key").0;
    let mut again = Terminal::going(errand(plain, "Somebody else"), keep());
    again.until(&["2  Bo (you)"]);
    ann.until_so(|screen| !screen.contains("Away"), "the return");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_is_kept_of_a_server() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::new();
    let folder = world.folder.join("state");
    let keep = Keep::open(&folder).expect("a folder");
    let (_ann, link, _) = Terminal::founding(world.founding(table("2cp", 0)));
    Terminal::going(errand(&link, "Bo"), Some(keep)).sit();
    let file = fs::read_dir(folder.join("servers")).expect("a folder").next();
    let path = file.expect("a file").expect("it can be listed").path();
    let mode = fs::metadata(&path).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn what_is_damaged_is_refused_with_its_place_and_kept() {
    let world = World::new();
    let folder = world.folder.join("state");
    let keep = Keep::open(&folder).expect("a folder");
    let server = format!("http://{}/", world.address()).parse().expect("an address");
    let cookie = "azulejo_guest=1".parse().expect("a cookie");
    let mut book = Guestbook::of(Some(&keep), &server).expect("nothing is kept");
    book.remember_cookie(&cookie).expect("it can be written");
    let again = Guestbook::of(Some(&keep), &server).expect("it can be read");
    assert_eq!(again.cookie(), Some(cookie));
    let file = fs::read_dir(folder.join("servers")).expect("a folder").next();
    let path = file.expect("a file").expect("it can be listed").path();
    for damaged in ["", "{", "[]", r#"{"version":9,"cookie":null,"name":null,"tables":[]}"#] {
        fs::write(&path, damaged).expect("it can be written");
        let told = Guestbook::of(Some(&keep), &server).expect_err("it is damaged").to_string();
        assert!(told.starts_with(&path.display().to_string()), "{told}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), damaged);
    }
}
