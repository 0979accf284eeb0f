//! The files of a certificate.

use super::{TlsError, cryptography};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error, InconsistentKeys};

/// Where a certificate and its key are, both as PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate of this server, and after it those that lead to an authority that browsers know.
    pub certificate: PathBuf,
    /// Its private key, without a passphrase.
    pub key: PathBuf,
}

/// What the files hold.
pub(super) struct Texts {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

/// Tells one pair of files from another.
pub(super) type Fingerprint = [u8; 32];

impl TlsFiles {
    pub(super) fn read(&self) -> Result<Texts, TlsError> {
        Ok(Texts { certificate: read(&self.certificate)?, key: read(&self.key)? })
    }
}

impl Texts {
    pub(super) fn fingerprint(&self) -> Fingerprint {
        let length = (self.certificate.len() as u64).to_be_bytes();
        let hash = Sha256::new().chain_update(length);
        hash.chain_update(&self.certificate).chain_update(&self.key).finalize().into()
    }

    /// The certificate with its key, if they can be used and belong together.
    pub(super) fn pair(&self, files: &TlsFiles) -> Result<CertifiedKey, TlsError> {
        let certificates = self.certificates(&files.certificate)?;
        let key = self.key(&files.key)?;
        let bad_key = |error| TlsError::BadKey { file: files.key.clone(), error };
        let key = cryptography().key_provider.load_private_key(key).map_err(bad_key)?;
        let pair = CertifiedKey::new(certificates, key);
        pair.keys_match().map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => TlsError::Mismatch {
                certificate: files.certificate.clone(),
                key: files.key.clone(),
            },
            error => TlsError::BadCertificate { file: files.certificate.clone(), error },
        })?;
        Ok(pair)
    }

    fn certificates(&self, file: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
        let found: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&self.certificate).collect();
        let found = found.map_err(|_| TlsError::Damaged { file: file.to_owned() })?;
        if found.is_empty() {
            return Err(TlsError::NoCertificate { file: file.to_owned() });
        }
        Ok(found)
    }

    fn key(&self, file: &Path) -> Result<PrivateKeyDer<'static>, TlsError> {
        PrivateKeyDer::from_pem_slice(&self.key).map_err(|error| match error {
            pem::Error::NoItemsFound => TlsError::NoKey { file: file.to_owned() },
            // What else it says may be a part of the key.
            _ => TlsError::Damaged { file: file.to_owned() },
        })
    }
}

fn read(file: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(file).map_err(|error| TlsError::Unreadable { file: file.to_owned(), error })
}
