//! Values that the page follows.
//!
//! A [`State`] is set by what happens, a [`Derived`] is computed from others, and [`follow`] acts
//! whenever what it reads has changed. [`Stored`] and [`Local`] are kept for whoever made them and
//! followed by nobody. All of them can be copied into closures and are gone with the part of the page
//! that made them.
//!
//! They are the signals, memos and effects of Leptos, which forget the type of their value inside: so
//! the compiler writes the code of Leptos once, and not once for every type and every closure of
//! ours. Else a browser would fetch more than a tenth more.

/// What all values that can be followed have in common: closures copy them, and whoever reads one in a view or in
/// something derived follows it.
macro_rules! followed {
    ($kind:ident) => {
        impl<T> Clone for $kind<T> {
            fn clone(&self) -> $kind<T> {
                *self
            }
        }

        impl<T> Copy for $kind<T> {}

        impl<T> std::fmt::Debug for $kind<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($kind))
            }
        }

        impl<T: Send + Sync + 'static> $kind<T> {
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
        }

        impl<T: Clone + Send + Sync + 'static> $kind<T> {
            /// A copy of the value; follows it.
            pub fn get(self) -> T {
                T::clone(&self.read())
            }

            /// A copy of the value as it is now.
            pub fn get_untracked(self) -> T {
                T::clone(&self.read_untracked())
            }
        }
    };
}

mod derived;
mod list;
mod state;
mod stored;

pub use derived::Derived;
pub use list::{each, views, when};
pub use state::State;
pub use stored::{Local, Stored};

use leptos::prelude::Effect;
use std::any::Any;
use std::sync::Arc;

/// Acts now and whenever something has changed that was read.
pub fn follow(act: impl FnMut() + 'static) {
    follow_boxed(Box::new(act));
}

fn follow_boxed(act: Box<dyn FnMut()>) {
    Effect::new(act);
}

/// A value that has forgotten its type.
type Kept = Arc<dyn Any + Send + Sync>;

/// The value, by whoever knows its type: only the one who kept it ever asks.
fn recall<T: Send + Sync + 'static>(kept: Kept) -> Arc<T> {
    kept.downcast().unwrap_or_else(|_| unreachable!("a value is recalled as what it was kept as"))
}

/// A listener that has forgotten its type: `on:click=hear(move |_| …)`.
pub fn hear<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}

/// Something that can be asked at any time; who asks in a view follows what it read.
pub type Live<T> = Arc<dyn Fn() -> T + Send + Sync>;

/// A question that has forgotten its type.
pub fn live<T>(ask: impl Fn() -> T + Send + Sync + 'static) -> Live<T> {
    Arc::new(ask)
}
