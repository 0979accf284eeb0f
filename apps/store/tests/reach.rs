//! Which databases are opened, and what is said about others.

mod support;

use azulejo_hub::Store;
use azulejo_protocol::{GuestId, Millis, TableId};
use azulejo_store::conformance::{Sample, wait};
use azulejo_store::{Postgres, PostgresError, PostgresUrl};
use azulejo_testbed::{Certificate, PostgresOptions, shared};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::path::PathBuf;
use support::Folder;
use support::database::{Database, open, patient, runtime};

fn try_open(url: &str) -> Result<Postgres, PostgresError> {
    let url: PostgresUrl = url.parse().unwrap();
    wait(open(url, patient()))
}

/// What is said, which never holds the password.
fn refusal(url: &str) -> String {
    let told = try_open(url).unwrap_err();
    let (shown, debugged) = (told.to_string(), format!("{told:?}"));
    assert!(!shown.contains("hush") && !debugged.contains("hush"), "{debugged}");
    shown
}

/// Somebody who signs certificates.
struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        Authority(CertifiedIssuer::self_signed(params, key).unwrap())
    }

    fn sign(&self, name: &str) -> Certificate {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new(vec![name.to_owned()]).unwrap();
        let signed = params.signed_by(&key, &self.0).unwrap();
        Certificate { chain: signed.pem(), key: key.serialize_pem() }
    }

    /// Its own certificate, in a file.
    fn write(&self, folder: &Folder, name: &str) -> PathBuf {
        let file = folder.path().join(name);
        std::fs::write(&file, self.0.pem()).unwrap();
        file
    }
}

fn serve(certificate: Certificate) -> azulejo_testbed::Postgres {
    let options = PostgresOptions {
        tls: Some(certificate),
        password: Some("hush".to_owned()),
        ..PostgresOptions::default()
    };
    azulejo_testbed::Postgres::with(options)
}

#[test]
fn a_certificate_is_believed_if_somebody_we_trust_has_signed_it() {
    let folder = Folder::new();
    let (ours, theirs) = (Authority::new(), Authority::new());
    let known = ours.write(&folder, "ours.pem");
    let unknown = theirs.write(&folder, "theirs.pem");
    let server = serve(ours.sign("127.0.0.1"));
    let url = server.database("tls").split('?').next().unwrap().to_owned();
    let with = |mode: &str, roots: &PathBuf| {
        format!("{url}?sslmode={mode}&sslrootcert={}", roots.display())
    };
    for mode in ["require", "verify-full"] {
        try_open(&with(mode, &known)).unwrap();
        let told = refusal(&with(mode, &unknown));
        assert!(told.contains("127.0.0.1") && told.contains("/tls"), "{told}");
        assert!(told.contains("certificate"), "{told}");
    }
    // Those who only fear listeners take any.
    try_open(&url).unwrap();
    // The server asks for it.
    let told = refusal(&format!("{url}?sslmode=disable"));
    assert!(told.contains("no encryption"), "{told}");
}

#[test]
fn a_certificate_of_another_name_is_believed_only_where_names_do_not_count() {
    let folder = Folder::new();
    let ours = Authority::new();
    let roots = ours.write(&folder, "ours.pem");
    let server = serve(ours.sign("db.example"));
    let url = server.database("tls").split('?').next().unwrap().to_owned();
    try_open(&format!("{url}?sslmode=require&sslrootcert={}", roots.display())).unwrap();
    let told = refusal(&format!("{url}?sslmode=verify-full&sslrootcert={}", roots.display()));
    assert!(told.contains("not valid for name"), "{told}");
}

#[test]
fn files_of_authorities_are_named() {
    let folder = Folder::new();
    let nothing = folder.path().join("nothing.pem");
    let url =
        |file: &PathBuf| format!("postgres://h/d?sslmode=require&sslrootcert={}", file.display());
    assert!(refusal(&url(&nothing)).contains("nothing.pem"));
    let empty = folder.path().join("empty.pem");
    std::fs::write(&empty, "").unwrap();
    assert!(refusal(&url(&empty)).contains("no certificate in"));
}

#[test]
fn whoever_is_not_let_in_is_told_where_and_why() {
    let options =
        PostgresOptions { password: Some("right".to_owned()), ..PostgresOptions::default() };
    let server = azulejo_testbed::Postgres::with(options);
    let url = server.database("closed");
    try_open(&url).unwrap();
    let place = format!("127.0.0.1:{}/closed", server.port());
    let told = refusal(&url.replace(":right@", ":hush@"));
    assert!(told.contains(&place) && told.contains("password authentication failed"), "{told}");
    let told = refusal(&url.replace(":right@", "@"));
    assert!(told.contains(&place) && told.contains("password"), "{told}");
    let told = refusal(&url.replace("/closed", "/nowhere"));
    assert!(told.contains("/nowhere") && told.contains("does not exist"), "{told}");
    let told = refusal("postgres://anna:hush@127.0.0.1:1/azulejo");
    assert!(told.contains("127.0.0.1:1/azulejo"), "{told}");
}

#[test]
fn an_empty_database_is_made_ours_once_however_many_come() {
    let database = Database::new();
    let opening: Vec<_> = (0..8).map(|_| runtime().spawn(database.open(patient()))).collect();
    for opened in opening {
        runtime().block_on(opened).unwrap().unwrap();
    }
    assert_eq!(shared().sql(&database.name, "SELECT version, oldest FROM azulejo").trim(), "1|1");
}

/// Old and new programs run side by side while a cluster is upgraded.
#[test]
fn a_later_version_is_used_as_long_as_it_says_so() {
    let database = Database::new();
    drop(wait(database.open(patient())).unwrap());
    shared().sql(&database.name, "UPDATE azulejo SET version = 9");
    let store = wait(database.open(patient())).unwrap();
    let founded = Sample::found(TableId(1), [GuestId(1), GuestId(2)], Millis(1_000)).1;
    assert_eq!(wait(store.append(founded)), Ok(1));
    shared().sql(&database.name, "UPDATE azulejo SET oldest = 9");
    let told = wait(database.open(patient())).unwrap_err();
    assert!(matches!(told, PostgresError::Newer { found: 9, oldest: 9, .. }), "{told:?}");
    let told = told.to_string();
    assert!(told.contains("version 9") && told.contains("version 1"), "{told}");
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let database = Database::new();
    shared().sql(&database.name, "CREATE TABLE recipes (name text)");
    let told = wait(database.open(patient())).unwrap_err();
    assert!(matches!(told, PostgresError::NotOurs { .. }), "{told:?}");
    assert_eq!(shared().sql(&database.name, "SELECT to_regclass('events')").trim(), "");
}
