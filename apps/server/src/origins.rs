//! Whose pages may ask us for something.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName};

/// What browsers say about where a request comes from, if they say no origin.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whose pages may ask us for something: our own, at whatever address they were fetched from, and those that whoever
/// runs the server has named.
#[derive(Clone, Debug, Default)]
pub struct Origins(Vec<String>);

impl Origins {
    /// Our own pages and those of these origins, such as `https://azulejo.example`.
    pub fn of(others: Vec<String>) -> Origins {
        Origins(others)
    }

    /// Whether the page that sent a request may. Programs other than browsers send no origin, and carry no cookie
    /// that somebody else has put there.
    pub(crate) fn allow(&self, headers: &HeaderMap) -> bool {
        let said = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
        match (said(ORIGIN), said(FETCH_SITE)) {
            (Some(origin), _) => self.is_ours(origin, said(HOST)),
            (None, Some(site)) => matches!(site, "same-origin" | "none"),
            (None, None) => true,
        }
    }

    fn is_ours(&self, origin: &str, host: Option<&str>) -> bool {
        let place = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let is_here = place.is_some() && place == host;
        is_here || self.0.iter().any(|other| other == origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allows(headers: &[(HeaderName, &str)]) -> bool {
        let headers =
            headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        Origins::of(vec!["https://tiles.example".to_owned()]).allow(&headers)
    }

    #[test]
    fn only_our_own_pages_and_named_ones_may_ask() {
        let host = (HOST, "play.example:8080");
        for (origin, expected) in [
            ("http://play.example:8080", true),
            ("https://play.example:8080", true),
            ("https://tiles.example", true),
            ("http://tiles.example", false),
            ("http://play.example", false),
            ("https://play.example:8080.evil.example", false),
            ("null", false),
            ("", false),
        ] {
            assert_eq!(allows(&[host.clone(), (ORIGIN, origin)]), expected, "{origin}");
        }
    }

    #[test]
    fn a_browser_that_says_no_origin_says_where_it_is() {
        for (site, expected) in
            [("same-origin", true), ("none", true), ("cross-site", false), ("same-site", false)]
        {
            assert_eq!(allows(&[(FETCH_SITE, site)]), expected, "{site}");
        }
        assert!(allows(&[]));
    }
}
