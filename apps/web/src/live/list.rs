//! What is shown once for each of several, or only under a condition.

use super::Derived;
use leptos::prelude::*;
use std::sync::Arc;

/// One view for each of several, side by side.
pub fn views<T>(
    items: impl IntoIterator<Item = T>,
    mut view: impl FnMut(T) -> AnyView,
) -> Vec<AnyView> {
    let mut views = Vec::new();
    for item in items {
        views.push(view(item));
    }
    views
}

/// A view that is there as long as a condition holds, and made anew whenever it comes to hold.
pub fn when(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let holds = Derived::new(move |_| holds());
    view! { {move || holds.get().then(&view)} }.into_any()
}

/// What is shown of an item, once it is needed.
type Make = Box<dyn FnOnce() -> AnyView + Send>;

/// A view for each of several items that come and go; an item that stays, told by its key, keeps its
/// view.
pub fn each<T: Send + 'static>(
    items: impl Fn() -> Vec<T> + Send + 'static,
    key: impl Fn(&T) -> u64 + Send + 'static,
    view: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let view = Arc::new(view);
    let one = move |item: T| -> (u64, Make) {
        let (key, view) = (key(&item), Arc::clone(&view));
        (key, Box::new(move || view(item)))
    };
    keyed(Box::new(move || items().into_iter().map(&one).collect()))
}

fn keyed(items: Box<dyn Fn() -> Vec<(u64, Make)> + Send>) -> AnyView {
    view! { <For each=items key=|(key, _)| *key children=|(_, make): (u64, Make)| make() /> }
        .into_any()
}
