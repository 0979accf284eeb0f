//! What is answered to a request for a file.

use crate::asset::Asset;
use crate::assets::Assets;
use crate::encoding::Encoding;
use crate::{content_type, pages};
use axum::body::Bytes;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};

/// A name that carries a hash of its content means the same content forever.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Kept, but asked about each time.
const ASK: &str = "no-cache";

/// The file at a path, or a page that says why there is none.
pub(crate) fn answer(assets: &Assets, path: &str, headers: &HeaderMap) -> Response {
    if assets.is_empty() {
        return page(StatusCode::SERVICE_UNAVAILABLE, pages::NOT_BUILT);
    }
    match assets.at(path) {
        Some((name, asset)) => file(name, asset, headers),
        None => page(StatusCode::NOT_FOUND, pages::NOT_FOUND),
    }
}

fn page(status: StatusCode, text: &'static str) -> Response {
    let headers = [(CONTENT_TYPE, content_type::of("page.html")), (CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}

fn file(name: &str, asset: &Asset, headers: &HeaderMap) -> Response {
    let (encoding, body) = body(asset, Encoding::accepted(headers));
    let tag = tag(asset, encoding);
    let about = about(name, &tag);
    if has_already(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let mut response = (about, [(CONTENT_TYPE, content_type::of(name))], body).into_response();
    if encoding == Encoding::Brotli {
        let brotli = axum::http::HeaderValue::from_static("br");
        response.headers_mut().insert(CONTENT_ENCODING, brotli);
    }
    response
}

/// The bytes to send, and how they are encoded.
fn body(asset: &Asset, accepted: Encoding) -> (Encoding, Bytes) {
    match (accepted, &asset.brotli) {
        (Encoding::Brotli, Some(brotli)) => (Encoding::Brotli, brotli.clone()),
        _ => (Encoding::Plain, asset.plain.clone()),
    }
}

/// What is said about a file even to those who have it.
fn about(name: &str, tag: &str) -> [(HeaderName, String); 3] {
    let caching = if is_hashed(name) { FOREVER } else { ASK };
    [
        (ETAG, tag.to_owned()),
        (CACHE_CONTROL, caching.to_owned()),
        (VARY, "accept-encoding".to_owned()),
    ]
}

/// Other bytes have another tag, so each encoding has its own.
fn tag(asset: &Asset, encoding: Encoding) -> String {
    match encoding {
        Encoding::Plain => format!("\"{:016x}\"", asset.tag),
        Encoding::Brotli => format!("\"{:016x}-br\"", asset.tag),
    }
}

/// Whether the browser has what the tag names.
fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    let values = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = values.flat_map(|value| value.split(',')).map(str::trim);
    known.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// `boot-0123456789abcdef.js`, as the packer names files.
fn is_hashed(name: &str) -> bool {
    const DIGITS: usize = 16;
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == DIGITS && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_last_forever() {
        for (name, hashed) in [
            ("azulejo-0123456789abcdef.wasm", true),
            ("icons/icon-0123456789abcdef.svg", true),
            ("index.html", false),
            ("sw.js", false),
            ("icons/icon-maskable-512.png", false),
            ("azulejo-0123456789abcdeg.wasm", false),
        ] {
            assert_eq!(is_hashed(name), hashed, "{name}");
        }
    }
}
