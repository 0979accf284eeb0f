//! What the module for the browser offers to whoever runs it.
#![expect(unsafe_code, reason = "an exported function keeps its name")]

use crate::Work;

/// How many pieces of work there are.
#[unsafe(no_mangle)]
extern "C" fn works() -> u32 {
    Work::all().count() as u32
}

/// The signature of a piece of work, by its number from 0.
#[unsafe(no_mangle)]
extern "C" fn signature(work: u32) -> u64 {
    Work::all().nth(work as usize).map_or(0, Work::signature)
}
