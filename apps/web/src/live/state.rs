//! A value that is set by what happens.

use super::{Kept, recall};
use leptos::prelude::*;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// A value that is set by what happens. Who reads it in a view or in something derived follows it.
pub struct State<T>(RwSignal<Kept>, PhantomData<fn() -> T>);

impl<T> Clone for State<T> {
    fn clone(&self) -> State<T> {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T> fmt::Debug for State<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State")
    }
}

impl<T: Send + Sync + 'static> State<T> {
    /// A state that begins so.
    pub fn new(value: T) -> State<T> {
        State(RwSignal::new(Arc::new(value)), PhantomData)
    }

    /// The value; follows it.
    pub fn read(self) -> Arc<T> {
        recall(self.0.get())
    }

    /// The value as it is now.
    pub fn read_untracked(self) -> Arc<T> {
        recall(self.0.get_untracked())
    }

    /// Asks the value something; follows it.
    pub fn with<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        ask(&self.read())
    }

    /// Asks the value something as it is now.
    pub fn with_untracked<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        ask(&self.read_untracked())
    }

    /// Sets the value, and tells all who follow it.
    pub fn set(self, value: T) {
        self.0.set(Arc::new(value));
    }

    /// Sets the value if the state is still there.
    pub fn try_set(self, value: T) {
        self.0.try_set(Arc::new(value));
    }

    /// Takes the value and leaves another one, and tells nobody.
    pub fn replace_untracked(self, value: T) -> Arc<T> {
        let taken = self.read_untracked();
        self.0.update_untracked(|kept| *kept = Arc::new(value));
        taken
    }
}

impl<T: Clone + Send + Sync + 'static> State<T> {
    /// A copy of the value; follows it.
    pub fn get(self) -> T {
        T::clone(&self.read())
    }

    /// A copy of the value as it is now.
    pub fn get_untracked(self) -> T {
        T::clone(&self.read_untracked())
    }

    /// Changes the value, and tells all who follow it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes the value if the state is still there, and tells all who follow it.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let kept = self.0.try_get_untracked()?;
        // Nobody needs to keep the old value, unless it is being read at this very moment.
        self.0.update_untracked(|kept| *kept = Arc::new(()));
        let mut value = recall(kept);
        let changed = change(Arc::make_mut(&mut value));
        self.0.set(value);
        Some(changed)
    }
}
