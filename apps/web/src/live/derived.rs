//! A value that is computed from others.

use super::{Kept, recall};
use leptos::prelude::*;
use std::marker::PhantomData;
use std::sync::Arc;

/// A value that is computed from others, anew when one of them has changed. Who reads it follows it,
/// and hears of it only if it is another value then.
pub struct Derived<T>(Memo<Kept>, PhantomData<fn() -> T>);

followed!(Derived);

/// Computes a value from others; it is given the one before.
type Compute = Box<dyn Fn(Option<&Kept>) -> Kept + Send + Sync>;
/// Whether a value is another one than before.
type Differs = fn(Option<&Kept>, Option<&Kept>) -> bool;

impl<T: PartialEq + Send + Sync + 'static> Derived<T> {
    /// A value that is computed so; it is given the one before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Derived<T> {
        let compute = move |old: Option<&Kept>| -> Kept { Arc::new(compute(old.and_then(of))) };
        Derived(memo(Box::new(compute), differ::<T>), PhantomData)
    }
}

impl<T: Send + Sync + 'static> Derived<T> {
    /// Follows the value without looking at it.
    pub fn track(self) {
        self.0.track();
    }
}

fn memo(compute: Compute, differs: Differs) -> Memo<Kept> {
    Memo::new_with_compare(move |old| compute(old), differs)
}

fn differ<T: PartialEq + 'static>(one: Option<&Kept>, other: Option<&Kept>) -> bool {
    one.and_then(of::<T>) != other.and_then(of::<T>)
}

fn of<T: 'static>(kept: &Kept) -> Option<&T> {
    kept.downcast_ref()
}
