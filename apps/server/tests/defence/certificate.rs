//! Certificates that are made where they are needed.

use azulejo_server::TlsFiles;
use rcgen::{CertifiedKey, KeyPair};
use std::path::Path;
use tokio_rustls::rustls::pki_types::CertificateDer;

/// A certificate of this machine, signed by itself.
pub(crate) struct Certificate(CertifiedKey<KeyPair>);

impl Certificate {
    pub(crate) fn new() -> Certificate {
        Certificate(rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap())
    }

    pub(crate) fn der(&self) -> &CertificateDer<'static> {
        self.0.cert.der()
    }

    pub(crate) fn certificate(&self) -> String {
        self.0.cert.pem()
    }

    pub(crate) fn key(&self) -> String {
        self.0.signing_key.serialize_pem()
    }

    /// Where it is in a folder.
    pub(crate) fn files(folder: &Path) -> TlsFiles {
        TlsFiles { certificate: folder.join("fullchain.pem"), key: folder.join("privkey.pem") }
    }

    /// Writes it into a folder.
    pub(crate) fn write(&self, folder: &Path) -> TlsFiles {
        std::fs::create_dir_all(folder).unwrap();
        let files = Certificate::files(folder);
        std::fs::write(&files.certificate, self.certificate()).unwrap();
        std::fs::write(&files.key, self.key()).unwrap();
        files
    }
}
