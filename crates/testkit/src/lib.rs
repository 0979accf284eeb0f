//! What tests share: a naive second engine, boards drawn in text, generators of positions and faulty
//! texts, and the files that pin move order, counts and whole games.

pub mod agreement;
pub mod fixture;
pub mod generate;
pub mod oracle;
pub mod regen;
