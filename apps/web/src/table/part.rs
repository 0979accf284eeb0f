//! A part of the scene that is painted anew only when it has changed.

use azulejo_view::Scene;
use leptos::prelude::*;

/// A part of the scene. When another game comes to the table a part may be gone for a moment before
/// whatever paints it is gone, too: nothing is painted of it then.
pub(super) struct Part<T: Send + Sync + 'static>(Memo<Option<T>>);

impl<T: Send + Sync + 'static> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Part<T> {}

impl<T: PartialEq + Send + Sync + 'static> Part<T> {
    /// What a function finds in the scene.
    pub(super) fn of(
        scene: Memo<Scene>,
        find: impl Fn(&Scene) -> Option<T> + Send + Sync + 'static,
    ) -> Part<T> {
        Part(Memo::new(move |_| scene.with(&find)))
    }

    /// Asks the part something.
    pub(super) fn ask<R: Default>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.0.with(|part| part.as_ref().map(ask).unwrap_or_default())
    }

    /// Asks the part something, where nothing is to follow it.
    pub(super) fn ask_now<R: Default>(self, ask: impl FnOnce(&T) -> R) -> R {
        self.0.with_untracked(|part| part.as_ref().map(ask).unwrap_or_default())
    }

    /// A part of the part.
    pub(super) fn part<U: PartialEq + Send + Sync + 'static>(
        self,
        find: impl Fn(&T) -> U + Send + Sync + 'static,
    ) -> Part<U> {
        Part(Memo::new(move |_| self.0.with(|part| part.as_ref().map(&find))))
    }
}
