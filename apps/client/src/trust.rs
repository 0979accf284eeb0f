//! Whom we believe that a server is the one it says: the authorities that this system trusts.

use crate::ClientError;
use rustls_native_certs::{CertificateResult, load_native_certs};
use std::sync::{Arc, OnceLock};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How we speak with a server that shows a certificate. What the system trusts is read once, when it is first needed.
pub(crate) fn config() -> Result<Arc<ClientConfig>, ClientError> {
    static KNOWN: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(known) = KNOWN.get() {
        return Ok(Arc::clone(known));
    }
    let config = Arc::new(trusting(load_native_certs())?);
    Ok(Arc::clone(KNOWN.get_or_init(|| config)))
}

fn trusting(found: CertificateResult) -> Result<ClientConfig, ClientError> {
    let mut roots = RootCertStore::empty();
    // Systems list some that nobody can read any more.
    let (known, _) = roots.add_parsable_certificates(found.certs);
    if known == 0 {
        return Err(ClientError::NoAuthorities(found.errors));
    }
    Ok(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustls_native_certs::load_certs_from_paths;
    use std::path::Path;

    #[test]
    fn where_no_authority_is_found_the_places_are_told() {
        let nowhere = Path::new("/nowhere/roots.pem");
        let told = trusting(load_certs_from_paths(Some(nowhere), None)).unwrap_err().to_string();
        assert!(told.contains("/nowhere/roots.pem"), "{told}");
        let nothing = trusting(load_certs_from_paths(None, None)).unwrap_err().to_string();
        assert!(nothing.contains("SSL_CERT_FILE"), "{nothing}");
    }
}
