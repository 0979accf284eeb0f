//! One table: who may act, and when, without network or clock.
