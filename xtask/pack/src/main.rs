//! Packs the pages for the browser: the bindings beside each module, their style sheets, names that carry a hash of their
//! content, a service worker that knows them all, and everything compressed.
//!
//! `cargo xtask web` builds the module and calls this program, which is apart so that the workshop stays light.

mod bindings;
mod hash;
mod parts;
mod references;
mod report;
mod service_worker;
mod written;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;

use parts::Parts;
use written::Effort;

/// Packs the page for the browser.
#[derive(Parser)]
struct Args {
    /// A module as cargo built it, and what it is called in the page
    #[arg(long = "module", value_name = "NAME=PATH", value_parser = module, required = true)]
    modules: Vec<(String, PathBuf)>,
    /// The folder of the pages: `index.html` and others, `static`, `style`
    #[arg(long)]
    app: PathBuf,
    /// The folder of the networks' weight files
    #[arg(long)]
    networks: PathBuf,
    /// Where the packed page goes
    #[arg(long)]
    out: PathBuf,
    /// For daily work: names stay in the module, and little effort is spent on compression
    #[arg(long)]
    dev: bool,
    /// Fail where more bytes travel at the first load
    #[arg(long, value_name = "BYTES")]
    most: Option<usize>,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn module(text: &str) -> Result<(String, PathBuf)> {
    let (name, path) = text.split_once('=').context("expected NAME=PATH")?;
    Ok((name.to_owned(), path.into()))
}

fn run(args: &Args) -> Result<()> {
    let effort = if args.dev { Effort::Little } else { Effort::Most };
    let mut parts = Parts::collect(&args.app)?;
    parts.add_networks(&args.networks)?;
    for (name, path) in &args.modules {
        let bound = bindings::bind(path, effort)
            .with_context(|| format!("wasm-bindgen refuses the module {name}"))?;
        parts.add_module(name, bound);
    }
    let named = references::name_by_content(parts)?;
    let page = service_worker::with_build(named)?;
    let files = written::write(&page, &args.out, effort)?;
    print!("{}", report::table(&files));
    args.most.map_or(Ok(()), |most| report::check(&files, most))
}
