//! Does every piece of work at home and in a runtime for the browser's code, and compares.
//!
//! `cargo run -p azulejo-portable --example compare -- MODULE`; `cargo xtask wasm` builds the module
//! and calls this.

use std::env;
use std::fs;
use std::process::ExitCode;
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use azulejo_portable::Work;
use wasmi::{Engine, Instance, Linker, Module, Store};

fn main() -> ExitCode {
    match compare() {
        Ok(works) => {
            println!("{works} pieces of work, the same signatures here and in the browser");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// How much work was the same.
fn compare() -> Result<usize> {
    let path = env::args_os().nth(1).context("usage: compare MODULE")?;
    let module = fs::read(&path).with_context(|| path.display().to_string())?;
    let works: Vec<Work> = Work::all().collect();
    // The home's side takes a fraction of the time; the runtimes share the rest of it.
    let (even, odd) = thread::scope(|scope| {
        let odd = scope.spawn(|| signatures(&module, 1, works.len()));
        (signatures(&module, 0, works.len()), odd.join())
    });
    let Ok(odd) = odd else { bail!("the runtime broke down") };
    let abroad = even?.into_iter().chain(odd?);
    let all = (0..works.len()).step_by(2).chain((1..works.len()).step_by(2));
    let mut different = Vec::new();
    for (number, abroad) in all.zip(abroad) {
        let home = works[number].signature();
        if home != abroad {
            different.push(format!("{}: {home:016x} here, {abroad:016x} there", works[number]));
        }
    }
    ensure!(different.is_empty(), "the browser finds something else:\n{}", different.join("\n"));
    Ok(works.len())
}

/// What the browser finds: every other piece of work, from the first or the second on.
fn signatures(module: &[u8], from: usize, works: usize) -> Result<Vec<u64>> {
    let mut browser = Browser::open(module)?;
    ensure!(browser.works()? == works, "the module is of another version");
    (from..works).step_by(2).map(|work| browser.signature(work)).collect()
}

/// A runtime for code of the browser, with the module in it.
struct Browser {
    store: Store<()>,
    instance: Instance,
}

impl Browser {
    fn open(module: &[u8]) -> Result<Browser> {
        let engine = Engine::default();
        let module = Module::new(&engine, module)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        Ok(Browser { store, instance })
    }

    fn works(&mut self) -> Result<usize> {
        let works = self.instance.get_typed_func::<(), u32>(&self.store, "works")?;
        Ok(works.call(&mut self.store, ())? as usize)
    }

    fn signature(&mut self, work: usize) -> Result<u64> {
        let signature = self.instance.get_typed_func::<u32, u64>(&self.store, "signature")?;
        let found = signature.call(&mut self.store, work as u32);
        found.with_context(|| format!("work {work} breaks off"))
    }
}
