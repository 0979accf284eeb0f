//! Whose pages may ask us for something.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName};

/// What browsers say about where a request comes from, if they say no origin.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Whose pages may ask us for something: our own, at whatever address they were fetched from, and those that whoever
/// runs the server has named.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    others: Vec<String>,
    own: Own,
}

/// How our own pages were fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Own {
    /// With TLS or without it: if there is any, a proxy speaks it, and we do not know.
    #[default]
    Anyhow,
    /// With TLS, as it is us who speak it.
    WithTls,
}

impl Origins {
    /// Our own pages and those of these origins, such as `https://azulejo.example`.
    pub fn of(others: Vec<String>) -> Origins {
        Origins { others, own: Own::default() }
    }

    /// Only those of our own pages that came with TLS. Where we speak it, one that came without it was given out by
    /// somebody on the way.
    pub(crate) fn with_tls(self) -> Origins {
        Origins { own: Own::WithTls, ..self }
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
        let place = match self.own {
            Own::Anyhow => {
                origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"))
            }
            Own::WithTls => origin.strip_prefix("https://"),
        };
        let is_here = place.is_some() && place == host;
        is_here || self.others.iter().any(|other| other == origin)
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
    fn where_we_speak_tls_only_pages_that_came_with_it_are_ours() {
        let origins = Origins::of(vec!["http://old.example".to_owned()]).with_tls();
        for (origin, expected) in [
            ("https://play.example", true),
            ("http://play.example", false),
            ("http://old.example", true),
        ] {
            let headers = [(HOST, "play.example"), (ORIGIN, origin)];
            let headers = headers.map(|(name, value)| (name, value.parse().unwrap()));
            assert_eq!(origins.allow(&headers.into_iter().collect()), expected, "{origin}");
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
