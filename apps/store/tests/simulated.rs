//! What every store has to promise, as it is meant, and where answers get lost.

use azulejo_protocol::Millis;
use azulejo_store::conformance::{Faulty, Memory, Settled, Shared, Subject};

impl Subject for Honest {
    type Store = Memory;

    fn empty() -> Honest {
        Honest(Memory::default())
    }

    fn handle(&self) -> Memory {
        self.0.clone()
    }
}

impl Shared for Honest {
    fn elapse(&self, time: Millis) {
        self.0.elapse(time);
    }
}

struct Honest(Memory);

mod honest {
    azulejo_store::conformance!(super::Honest, shared);
}

/// Every handle has troubles of its own.
struct Lossy<const SEED: u64>(Memory, std::cell::Cell<u64>);

impl<const SEED: u64> Subject for Lossy<SEED> {
    type Store = Settled<Faulty>;

    const ANSWERS: bool = false;

    fn empty() -> Lossy<SEED> {
        Lossy(Memory::default(), std::cell::Cell::new(0))
    }

    fn handle(&self) -> Settled<Faulty> {
        self.1.set(self.1.get() + 1);
        Settled(Faulty::new(
            self.0.clone(),
            SEED.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.1.get(),
        ))
    }
}

impl<const SEED: u64> Shared for Lossy<SEED> {
    fn elapse(&self, time: Millis) {
        self.0.elapse(time);
    }
}

macro_rules! lossy {
    ($($name:ident $seed:literal)*) => {
        $(mod $name {
            azulejo_store::conformance!(super::Lossy<$seed>, shared);
        })*
    };
}

lossy!(first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8);
