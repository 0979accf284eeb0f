//! `azulejo serve` with a certificate.

use crate::support::{command, run};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// A folder of its own for a test, with a certificate and its key.
fn folder(name: &str) -> [PathBuf; 3] {
    let name = format!("{name}-{}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let pair = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    let [certificate, key] = ["fullchain.pem", "privkey.pem"].map(|name| folder.join(name));
    std::fs::write(&certificate, pair.cert.pem()).unwrap();
    std::fs::write(&key, pair.signing_key.serialize_pem()).unwrap();
    [folder, certificate, key]
}

#[test]
fn a_certificate_from_the_environment_and_a_key_from_the_file_make_it_https() {
    let [folder, certificate, key] = folder("serve-tls");
    let file = folder.join("azulejo.toml");
    std::fs::write(&file, format!("tls-key = {:?}\n", key.to_str().unwrap())).unwrap();
    let mut command = command(["serve", "--port", "0", "--config"]);
    command.arg(&file).env("AZULEJO_TLS_CERT", &certificate).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.contains(" https://127.0.0.1:"), "{line}");
}

#[test]
fn a_certificate_that_can_not_be_used_is_told_with_the_file() {
    let [_, certificate, key] = folder("serve-bad-tls");
    let serve = |certificate: &Path, key: &Path| {
        let [certificate, key] = [certificate, key].map(|file| file.to_str().unwrap());
        run(["serve", "--port", "0", "--tls-cert", certificate, "--tls-key", key]).refusal(1)
    };
    let absent = certificate.with_file_name("absent.pem");
    for (certificate, key, told) in [
        (&absent, &key, "absent.pem: "),
        (&certificate, &absent, "absent.pem: "),
        (&key, &key, "privkey.pem: no certificate"),
        (&certificate, &certificate, "fullchain.pem: no private key"),
    ] {
        let refusal = serve(certificate, key);
        assert!(refusal.contains(told), "{told}: {refusal}");
    }
}

#[test]
fn half_of_what_tls_needs_is_not_enough() {
    let refusal = run(["serve", "--port", "0", "--tls-cert", "c.pem"]).refusal(1);
    assert!(refusal.contains("tls-key: "), "{refusal}");
}
