//! The search finds the same in WebAssembly as natively: it is a function of the position, the limit and its parameters.
//!
//! `cargo xtask wasm` compiles `examples/portable.rs`, names the module in `AZULEJO_PORTABLE_MODULE` and runs this test.

mod player;
mod signature;
mod workload;

use std::env;
use std::fs;
use std::thread;

use anyhow::{Context, Result, bail, ensure};
use wasmi::{Engine, Instance, Linker, Module, Store};
use workload::Workload;

#[test]
#[ignore = "needs the module that `cargo xtask wasm` builds"]
fn every_workload_has_the_same_signature_natively_and_in_webassembly() {
    if let Err(error) = compare() {
        panic!("{error:#}");
    }
}

fn compare() -> Result<()> {
    let path = env::var_os("AZULEJO_PORTABLE_MODULE");
    let path = path.context("AZULEJO_PORTABLE_MODULE names no module")?;
    let module = fs::read(&path).with_context(|| path.display().to_string())?;
    let workloads: Vec<Workload> = Workload::all().collect();
    // Native work takes a fraction of the time; two interpreters share the rest of it.
    let (even, odd) = thread::scope(|scope| {
        let odd = scope.spawn(|| signatures(&module, 1, workloads.len()));
        (signatures(&module, 0, workloads.len()), odd.join())
    });
    let Ok(odd) = odd else { bail!("an interpreter panicked") };
    let interpreted = even?.into_iter().chain(odd?);
    let numbers = (0..workloads.len()).step_by(2).chain((1..workloads.len()).step_by(2));
    let mut different = Vec::new();
    for (number, interpreted) in numbers.zip(interpreted) {
        let native = workloads[number].signature();
        if native != interpreted {
            let workload = workloads[number];
            different
                .push(format!("{workload}: {native:016x} native, {interpreted:016x} interpreted"));
        }
    }
    ensure!(different.is_empty(), "signatures differ:\n{}", different.join("\n"));
    Ok(())
}

/// The signatures of every other workload, from the first or the second on, as the module computes them.
fn signatures(module: &[u8], from: usize, count: usize) -> Result<Vec<u64>> {
    let mut interpreter = Interpreter::new(module)?;
    ensure!(interpreter.workload_count()? == count, "the module is of another version");
    (from..count).step_by(2).map(|workload| interpreter.signature(workload)).collect()
}

/// A WebAssembly interpreter with the module in it.
struct Interpreter {
    store: Store<()>,
    instance: Instance,
}

impl Interpreter {
    fn new(module: &[u8]) -> Result<Interpreter> {
        let engine = Engine::default();
        let module = Module::new(&engine, module)?;
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
        Ok(Interpreter { store, instance })
    }

    fn workload_count(&mut self) -> Result<usize> {
        let count = self.instance.get_typed_func::<(), u32>(&self.store, "workload_count")?;
        Ok(count.call(&mut self.store, ())? as usize)
    }

    fn signature(&mut self, workload: usize) -> Result<u64> {
        let signature = self.instance.get_typed_func::<u32, u64>(&self.store, "signature")?;
        let found = signature.call(&mut self.store, workload as u32);
        found.with_context(|| format!("workload {workload} traps"))
    }
}
