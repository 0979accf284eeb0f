//! Azulejo.
fn main() {}
