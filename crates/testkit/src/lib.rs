//! What tests share: a naive second engine, the oracle.

pub mod agreement;
pub mod fixture;
pub mod generate;
pub mod oracle;
pub mod regen;
