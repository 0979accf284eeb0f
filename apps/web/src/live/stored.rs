//! Values that nobody follows.

use super::{Kept, recall};
use leptos::prelude::*;
use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::Arc;

/// A value that stays as it is, behind a small name that closures may copy.
pub struct Stored<T>(StoredValue<Kept>, PhantomData<fn() -> T>);

impl<T> Clone for Stored<T> {
    fn clone(&self) -> Stored<T> {
        *self
    }
}

impl<T> Copy for Stored<T> {}

impl<T: Send + Sync + 'static> Stored<T> {
    /// Keeps a value.
    pub fn new(value: T) -> Stored<T> {
        Stored(StoredValue::new(Arc::new(value)), PhantomData)
    }

    /// The value.
    pub fn read(self) -> Arc<T> {
        recall(self.0.get_value())
    }

    /// Asks the value something.
    pub fn with<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        ask(&self.read())
    }

    /// Whether the part of the page that made it is gone.
    pub fn is_gone(self) -> bool {
        self.0.try_get_value().is_none()
    }
}

/// A value that is changed by what happens while nobody follows it.
pub struct Local<T>(StoredValue<Rc<dyn Any>, LocalStorage>, PhantomData<fn() -> T>);

impl<T> Clone for Local<T> {
    fn clone(&self) -> Local<T> {
        *self
    }
}

impl<T> Copy for Local<T> {}

impl<T> fmt::Debug for Local<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Local")
    }
}

impl<T: 'static> Local<T> {
    /// Keeps a value that begins so.
    pub fn new(value: T) -> Local<T> {
        Local(StoredValue::new_local(Rc::new(RefCell::new(value))), PhantomData)
    }

    /// Asks the value something; what is gone answers with a default.
    pub fn with<R: Default>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.try_update(|value| ask(value)).unwrap_or_default()
    }

    /// Changes the value if it is still there.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let kept = self.0.try_get_value()?;
        let value = kept.downcast_ref::<RefCell<T>>()?;
        Some(change(&mut value.borrow_mut()))
    }

    /// Changes the value if it is still there.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Sets the value if it is still there.
    pub fn set(self, value: T) {
        self.update(|kept| *kept = value);
    }
}
