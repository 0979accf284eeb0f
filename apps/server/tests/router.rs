//! Requests and answers, without a network.

use axum::body::{Body, Bytes};
use axum::http::{Request, Response, StatusCode};
use azulejo_server::{Asset, Assets, router};
use tokio::runtime::Builder;
use tower::ServiceExt;

const PAGE: &str = "<!doctype html><title>Azulejo</title>";
const MODULE: &str = "/azulejo-0123456789abcdef.wasm";
const WEIGHTS: &str = "/networks/2c-0123456789abcdef.aznet";

fn assets() -> Assets {
    let file = |name: &str, plain: &'static str, brotli: Option<&'static str>| {
        (name.to_owned(), Asset::new(plain, brotli.map(Bytes::from)))
    };
    [
        file("index.html", PAGE, Some("small page")),
        file(&MODULE[1..], "module", Some("small module")),
        file(&WEIGHTS[1..], "weights", Some("small weights")),
        file("sw.js", "worker", None),
        file("icons/icon.svg", "<svg/>", None),
    ]
    .into_iter()
    .collect()
}

fn ask_for(assets: Assets, request: Request<Body>) -> Response<Body> {
    let runtime = Builder::new_current_thread().build().unwrap();
    runtime.block_on(router(assets).oneshot(request)).unwrap()
}

fn ask(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    ask_for(assets(), request.body(Body::empty()).unwrap())
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

fn text(response: Response<Body>) -> String {
    let runtime = Builder::new_current_thread().build().unwrap();
    let bytes = runtime.block_on(axum::body::to_bytes(response.into_body(), 1 << 20)).unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn the_root_is_the_page() {
    let response = ask("/", &[]);
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
    assert_eq!(text(response), PAGE);
    assert_eq!(text(ask("/?from=home", &[])), PAGE);
    assert_eq!(text(ask("/index.html", &[])), PAGE);
}

#[test]
fn brotli_is_sent_where_it_is_accepted_and_there() {
    let response = ask(MODULE, &[("accept-encoding", "gzip, br")]);
    assert_eq!(header(&response, "content-encoding"), "br");
    assert_eq!(header(&response, "content-type"), "application/wasm");
    assert_eq!(header(&response, "vary"), "accept-encoding");
    assert_eq!(text(response), "small module");
    let response = ask(WEIGHTS, &[("accept-encoding", "gzip, br")]);
    assert_eq!(header(&response, "content-encoding"), "br");
    assert_eq!(header(&response, "content-type"), "application/octet-stream");
    assert_eq!(text(response), "small weights");
    let response = ask("/sw.js", &[("accept-encoding", "gzip, br")]);
    assert_eq!(header(&response, "content-encoding"), "");
    assert_eq!(text(response), "worker");
}

#[test]
fn others_get_the_plain_file() {
    let response = ask(MODULE, &[("accept-encoding", "gzip")]);
    assert_eq!(header(&response, "content-encoding"), "");
    assert_eq!(text(response), "module");
}

#[test]
fn hashed_files_last_forever_and_the_others_are_asked_about() {
    for path in [MODULE, WEIGHTS] {
        assert!(header(&ask(path, &[]), "cache-control").ends_with("immutable"), "{path}");
    }
    for path in ["/", "/sw.js", "/icons/icon.svg"] {
        assert_eq!(header(&ask(path, &[]), "cache-control"), "no-cache", "{path}");
    }
}

#[test]
fn a_file_the_browser_has_is_not_sent_again() {
    let first = ask("/", &[("accept-encoding", "br")]);
    let tag = header(&first, "etag");
    let again =
        ask("/", &[("accept-encoding", "br"), ("if-none-match", &format!("\"other\", W/{tag}"))]);
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&again, "etag"), tag);
    assert_eq!(header(&again, "cache-control"), "no-cache");
    assert_eq!(text(again), "");
}

#[test]
fn each_encoding_has_its_own_tag() {
    let (plain, brotli) = (ask("/", &[]), ask("/", &[("accept-encoding", "br")]));
    let tag = header(&plain, "etag");
    assert_ne!(tag, header(&brotli, "etag"));
    let again = ask("/", &[("accept-encoding", "br"), ("if-none-match", tag)]);
    assert_eq!(again.status(), StatusCode::OK);
}

#[test]
fn no_path_leads_out_of_the_page() {
    for path in [
        "/nothing",
        "/icons",
        "/icons/",
        "/../Cargo.toml",
        "/icons/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "//etc/passwd",
        "/index.html.br",
    ] {
        let response = ask(path, &[]);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert!(text(response).contains("There is nothing here"), "{path}");
    }
}

#[test]
fn every_answer_carries_the_restrictions() {
    for path in ["/", MODULE, "/nothing"] {
        let response = ask(path, &[]);
        let policy = header(&response, "content-security-policy");
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer");
    }
}

#[test]
fn a_question_about_a_file_is_answered_without_it() {
    let request = Request::head("/").body(Body::empty()).unwrap();
    let response = ask_for(assets(), request);
    assert_eq!(header(&response, "content-length"), PAGE.len().to_string());
    assert_eq!(text(response), "");
}

#[test]
fn nothing_can_be_sent_to_us() {
    let request = Request::post("/").body(Body::empty()).unwrap();
    assert_eq!(ask_for(assets(), request).status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[test]
fn without_a_page_the_server_says_what_to_do() {
    let request = Request::get("/").body(Body::empty()).unwrap();
    let response = ask_for(Assets::default(), request);
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(text(response).contains("cargo xtask web"));
}
