//! Other people's pages ask for nothing.

use crate::browser::{Browser, JSON, Socket};
use crate::world::World;

const FOREIGN: [&str; 3] =
    ["Origin: https://evil.example\r\n", "Origin: null\r\n", "Sec-Fetch-Site: cross-site\r\n"];

#[test]
fn a_foreign_page_opens_no_socket() {
    let world = World::new();
    let ann = Browser::new(&world);
    let [table, ..] = ann.found(&world);
    let with_origin = |origin: &str| {
        let mut request = ann.upgrade(&world, &table);
        request.headers_mut().insert("origin", origin.parse().unwrap());
        Socket::open(&world, request).err()
    };
    assert_eq!(with_origin("https://evil.example"), Some(403));
    assert_eq!(with_origin("null"), Some(403));
    assert_eq!(with_origin(&format!("http://{}", world.address())), None);
}

#[test]
fn a_foreign_page_posts_nothing() {
    let world = World::new();
    let ann = Browser::new(&world);
    for origin in FOREIGN {
        let answer = ann.found_answer(&world, origin);
        assert_eq!((answer.status, &*answer.error()), (403, "foreign_origin"), "{origin}");
        let answer = world.post("/api/guest", origin, "");
        assert_eq!((answer.status, answer.header("set-cookie")), (403, None), "{origin}");
        let answer = world.post("/api/codes", &format!("{JSON}{origin}"), r#"{"code":"00000000"}"#);
        assert_eq!(answer.status, 403, "{origin}");
    }
    assert_eq!(ann.found_answer(&world, "Origin: http://here\r\n").status, 200);
}

#[test]
fn a_page_that_is_named_may_ask() {
    let named = vec!["https://tiles.example".to_owned()];
    let world = World::with(|options| options.origins = azulejo_server::Origins::of(named));
    let ann = Browser::new(&world);
    assert_eq!(ann.found_answer(&world, "Origin: https://tiles.example\r\n").status, 200);
    assert_eq!(ann.found_answer(&world, "Origin: http://tiles.example\r\n").status, 403);
}

#[test]
fn a_form_founds_no_table() {
    let world = World::new();
    let ann = Browser::new(&world);
    let body = Browser::wish("private").to_string();
    for kind in ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"] {
        let headers = format!("{}Content-Type: {kind}\r\n", ann.cookie);
        let answer = world.post("/api/tables", &headers, &body);
        assert_eq!((answer.status, &*answer.error()), (415, "not_json"), "{kind}");
    }
}

#[test]
fn the_cookie_is_for_our_pages_and_for_no_script() {
    let world = World::new();
    let cookie = world.post("/api/guest", "Origin: https://here\r\n", "");
    let cookie = cookie.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Strict", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}
