//! The workloads of `tests/portable` as a WebAssembly module, which that test runs in an interpreter.
#![expect(unsafe_code, reason = "an exported function keeps its name")]

#[path = "../tests/portable/player.rs"]
mod player;
#[path = "../tests/portable/signature.rs"]
mod signature;
#[path = "../tests/portable/workload.rs"]
mod workload;

use workload::Workload;

/// The number of workloads.
#[unsafe(no_mangle)]
extern "C" fn workload_count() -> u32 {
    Workload::all().count() as u32
}

/// The signature of a workload, by its number from 0.
#[unsafe(no_mangle)]
extern "C" fn signature(workload: u32) -> u64 {
    Workload::all().nth(workload as usize).map_or(0, Workload::signature)
}
