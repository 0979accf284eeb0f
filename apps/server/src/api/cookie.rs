//! The cookie by which a browser is known again.

use super::Problem;
use crate::app::App;
use crate::guest::Token;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use std::sync::Arc;

/// Its name.
const NAME: &str = "azulejo_guest";

/// Ten years: whoever comes back in winter still has the seat of the summer.
const MAX_AGE: u32 = 10 * 365 * 24 * 60 * 60;

/// Somebody who may change something: the request comes from one of our pages. A browser that has no token yet
/// gets one.
pub(crate) struct Guest {
    pub(crate) token: Token,
    is_secure: bool,
}

/// Somebody who has a token.
pub(crate) struct Known(pub(crate) Token);

impl<S> FromRequestParts<S> for Guest
where
    Arc<App>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Guest, Problem> {
        let app = Arc::<App>::from_ref(state);
        app.check_origin(&parts.headers)?;
        let token = token(&parts.headers).unwrap_or_else(Token::draw);
        Ok(Guest { token, is_secure: app.came_with_tls(&parts.headers) })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Known {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Known, Problem> {
        token(&parts.headers).map(Known).ok_or(Problem::NoGuest)
    }
}

/// Sets the cookie: no script can read it, and no other page can have it sent along.
pub(crate) fn set(guest: &Guest) -> [(HeaderName, String); 1] {
    let secure = if guest.is_secure { "; Secure" } else { "" };
    let token = guest.token.expose_for_cookie();
    let cookie =
        format!("{NAME}={token}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Strict{secure}");
    [(SET_COOKIE, cookie)]
}

pub(crate) fn token(headers: &HeaderMap) -> Option<Token> {
    let values = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = values.flat_map(|value| value.split(';')).map(str::trim);
    let ours = pairs.find_map(|pair| pair.strip_prefix(NAME)?.strip_prefix('='))?;
    Token::read(ours)
}
