//! A part of the scene that is painted anew only when it has changed.

use crate::live::Derived;
use azulejo_view::Scene;

/// A part of the scene. When another game comes to the table a part may be gone for a moment before
/// whatever paints it is gone, too: nothing is painted of it then.
pub(super) struct Part<T: Send + Sync + 'static>(Derived<Option<T>>);

impl<T: Send + Sync + 'static> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Part<T> {}

impl<T: PartialEq + Send + Sync + 'static> Part<T> {
    /// What a function finds in the scene.
    pub(super) fn of(
        scene: Derived<Scene>,
        find: impl Fn(&Scene) -> Option<T> + Send + Sync + 'static,
    ) -> Part<T> {
        Part(Derived::new(move |_| find(&scene.read())))
    }

    /// Asks the part something.
    pub(super) fn ask<R: Default>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.0.read().as_ref().as_ref().map(ask).unwrap_or_default()
    }

    /// Asks the part something, where nothing is to follow it.
    pub(super) fn ask_now<R: Default>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.0.read_untracked().as_ref().as_ref().map(ask).unwrap_or_default()
    }

    /// A part of the part.
    pub(super) fn part<U: PartialEq + Send + Sync + 'static>(
        self,
        find: impl Fn(&T) -> U + Send + Sync + 'static,
    ) -> Part<U> {
        Part(Derived::new(move |_| self.0.read().as_ref().as_ref().map(&find)))
    }
}
