//! Lists the message files there are, so that a language may come with its file alone.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let texts = home.join("../../i18n");
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut list = String::from("&[");
    for path in message_files(&texts) {
        println!("cargo::rerun-if-changed={}", path.display());
        let code = path.parent().and_then(Path::file_name).expect("the folder names the language");
        let (code, path) = (code.to_string_lossy(), path.to_string_lossy());
        write!(list, "({code:?}, include_str!({path:?})),").expect("a string takes it all");
    }
    list.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("messages.rs"), list).expect("the output folder can be written");
}

/// `i18n/<code>/*.ftl`, sorted.
fn message_files(texts: &Path) -> Vec<PathBuf> {
    let folders = entries(texts).into_iter().filter(|path| path.is_dir());
    let mut files: Vec<PathBuf> = folders.flat_map(|folder| entries(&folder)).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    files
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).expect("the folder of the messages can be read");
    read.map(|entry| entry.expect("and its entries, too").path()).collect()
}
