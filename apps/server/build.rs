//! Lists the packed page, so that the program holds it: nothing is to be installed beside it.
//!
//! `cargo xtask web` packs the page into `target/web`. Where that was not done the list is empty, and the server says
//! what to do.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let page = page();
    // Made if need be, as cargo would otherwise run this again at every build to look for it.
    let _ = fs::create_dir_all(&page);
    println!("cargo::rerun-if-env-changed=CARGO_TARGET_DIR");
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    if page.join("index.html").is_file() {
        collect(&page, &mut files);
    }
    files.sort();
    let list = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(list.join("packed.rs"), packed(&page, &files)).expect("the list can be written");
}

/// Where the workshop packs the page: in the folder that cargo builds in.
fn page() -> PathBuf {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let root = here.ancestors().nth(2).unwrap_or(&here);
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root.join(target).join("web")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The files as an expression; a compressed one goes with its original.
fn packed(page: &Path, files: &[PathBuf]) -> String {
    let mut list = "&[\n".to_owned();
    for file in files {
        if file.extension().is_some_and(|extension| extension == "br") {
            continue;
        }
        let compressed = PathBuf::from(format!("{}.br", file.display()));
        let brotli = files.contains(&compressed).then(|| included(&compressed));
        let brotli = brotli.map_or_else(|| "None".to_owned(), |brotli| format!("Some({brotli})"));
        let name = file.strip_prefix(page).unwrap_or(file).display().to_string().replace('\\', "/");
        let plain = included(file);
        let _ =
            writeln!(list, "    Packed {{ name: {name:?}, plain: {plain}, brotli: {brotli} }},");
    }
    list + "]\n"
}

fn included(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}
