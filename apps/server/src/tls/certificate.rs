//! The certificate that is shown, and its renewal.

use super::files::Fingerprint;
use super::{TlsError, TlsFiles};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;

/// The certificate that is shown to whoever connects. Whoever is connected already does not notice when it changes.
#[derive(Debug)]
pub(crate) struct Certificate {
    files: TlsFiles,
    shown: RwLock<Shown>,
}

#[derive(Clone, Debug)]
struct Shown {
    pair: Arc<CertifiedKey>,
    /// Of the files it came from.
    fingerprint: Fingerprint,
}

/// What we see when we look at the files again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// The certificate that is shown.
    Same,
    /// Another one, which is shown from now on.
    Renewed,
}

impl Certificate {
    /// Reads it for the first time.
    ///
    /// # Errors
    ///
    /// Why it can't be used.
    pub(crate) fn read(files: TlsFiles) -> Result<Certificate, TlsError> {
        let shown = Shown::read(&files)?;
        Ok(Certificate { files, shown: RwLock::new(shown) })
    }

    /// Looks at the files again.
    ///
    /// # Errors
    ///
    /// Why what they hold now can't be used; what was shown is shown further on. A certificate may be there before
    /// its key is, so it is worth looking again.
    pub(super) fn look(&self) -> Result<Look, TlsError> {
        let texts = self.files.read()?;
        let fingerprint = texts.fingerprint();
        if fingerprint == self.shown().fingerprint {
            return Ok(Look::Same);
        }
        let pair = Arc::new(texts.pair(&self.files)?);
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = Shown { pair, fingerprint };
        Ok(Look::Renewed)
    }

    fn shown(&self) -> Shown {
        self.shown.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Shown {
    fn read(files: &TlsFiles) -> Result<Shown, TlsError> {
        let texts = files.read()?;
        Ok(Shown { pair: Arc::new(texts.pair(files)?), fingerprint: texts.fingerprint() })
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.shown().pair)
    }
}

/// Looks at the files again and again. By what is in them and not by a signal or a date: this works in a container, with
/// links that are turned elsewhere, and on every system.
pub(crate) async fn watch(certificate: Arc<Certificate>, each: Duration) {
    // What is wrong is told once, not every time we look.
    let mut told = None;
    loop {
        tokio::time::sleep(each).await;
        let looking = Arc::clone(&certificate);
        let Ok(looked) = tokio::task::spawn_blocking(move || looking.look()).await else { return };
        match looked {
            Ok(Look::Same) => told = None,
            Ok(Look::Renewed) => {
                told = None;
                tracing::info!("the certificate is renewed");
            }
            Err(error) => {
                let reason = error.to_string();
                if told.as_ref() != Some(&reason) {
                    tracing::error!(reason, "the new certificate is not taken; the old one stays");
                }
                told = Some(reason);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// Two files of our own, which go with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Folder {
            let name = format!("azulejo-certificate-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }

        fn files(&self) -> TlsFiles {
            let at = |name: &str| Path::join(&self.0, name);
            TlsFiles { certificate: at("fullchain.pem"), key: at("privkey.pem") }
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            // What is left over does no harm.
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// A certificate and its key.
    fn pair() -> [String; 2] {
        let pair = rcgen::generate_simple_self_signed(["tiles.example".to_owned()]).unwrap();
        [pair.cert.pem(), pair.signing_key.serialize_pem()]
    }

    #[test]
    fn a_new_certificate_is_taken_when_it_is_whole_and_the_old_one_stays_until_then() {
        let folder = Folder::new();
        let files = folder.files();
        let [[old, old_key], [new, new_key]] = [pair(), pair()];
        fs::write(&files.certificate, &old).unwrap();
        fs::write(&files.key, &old_key).unwrap();
        let certificate = Certificate::read(files.clone()).unwrap();
        assert_eq!(certificate.look().unwrap(), Look::Same);
        let first = certificate.shown().fingerprint;

        fs::write(&files.certificate, &new[..new.len() / 2]).unwrap();
        assert!(matches!(certificate.look(), Err(TlsError::Damaged { .. })));
        fs::remove_file(&files.certificate).unwrap();
        assert!(matches!(certificate.look(), Err(TlsError::Unreadable { .. })));
        fs::write(&files.certificate, &new).unwrap();
        assert!(matches!(certificate.look(), Err(TlsError::Mismatch { .. })));
        assert_eq!(certificate.shown().fingerprint, first);

        fs::write(&files.key, &new_key).unwrap();
        assert_eq!(certificate.look().unwrap(), Look::Renewed);
        assert_ne!(certificate.shown().fingerprint, first);
        assert_eq!(certificate.look().unwrap(), Look::Same);
    }
}
