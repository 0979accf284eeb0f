//! Addresses that may hold a password.

use anyhow::{Context, Result};
use azulejo_bus::BusAddress;
use azulejo_store::{PostgresUrl, StorePlace};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// An address that may hold a password, or nothing. Only who asks for the whole configuration is shown it.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Discreet(String);

/// Where a password may be that does not stand in a URL.
const PASSWORD: &str = "AZULEJO_STORE_PASSWORD";

impl Discreet {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The database that it names.
    ///
    /// # Errors
    ///
    /// If it names none.
    pub(crate) fn store(&self) -> Result<PostgresUrl> {
        Ok(completed(self.0.parse().context("store")?))
    }

    /// The folder or database that it names.
    ///
    /// # Errors
    ///
    /// If it looks like a URL, and is none of a database.
    pub(crate) fn place(&self) -> Result<StorePlace> {
        Ok(match self.0.parse()? {
            StorePlace::Postgres(url) => StorePlace::Postgres(completed(url)),
            folder @ StorePlace::Folder(_) => folder,
        })
    }

    /// The bus that it names.
    ///
    /// # Errors
    ///
    /// If it names none.
    pub(crate) fn bus(&self) -> Result<BusAddress> {
        self.0.parse().context("bus")
    }
}

/// The same, with the password that does not stand in it.
fn completed(url: PostgresUrl) -> PostgresUrl {
    match std::env::var(PASSWORD) {
        Ok(password) => url.with_password(&password),
        Err(_) => url,
    }
}

impl FromStr for Discreet {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Discreet, Infallible> {
        Ok(Discreet(text.to_owned()))
    }
}

impl fmt::Debug for Discreet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_empty() { "Discreet(nothing)" } else { "Discreet(something)" })
    }
}
