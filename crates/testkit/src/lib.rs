//! What tests share: a naive second engine, the oracle.

pub mod oracle;
