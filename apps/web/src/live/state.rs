//! A value that is set by what happens.

use super::{Kept, recall};
use leptos::prelude::*;
use std::marker::PhantomData;
use std::sync::Arc;

/// A value that is set by what happens. Who reads it in a view or in something derived follows it.
pub struct State<T>(RwSignal<Kept>, PhantomData<fn() -> T>);

followed!(State);

impl<T: Send + Sync + 'static> State<T> {
    /// A state that begins so.
    pub fn new(value: T) -> State<T> {
        State(RwSignal::new(Arc::new(value)), PhantomData)
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
