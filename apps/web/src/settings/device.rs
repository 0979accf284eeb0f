//! What the browser and the system say about the person in front of them.

use crate::html;
use crate::live::State;
use azulejo_view::Language;
use azulejo_view::motion::Speed;
use leptos::prelude::*;

const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// What holds unless the settings say otherwise. Light or dark and the contrast are not here: the
/// styles ask for them themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// The best of the browser's languages.
    pub language: Language,
    /// Whether things should move at all.
    pub speed: Speed,
}

impl Device {
    /// What the device says, now and whenever it changes its mind.
    pub fn follow() -> State<Device> {
        let device = State::new(Device::now());
        html::follow_media(&[LESS_MOTION], move || device.set(Device::now()));
        device
    }

    fn now() -> Device {
        let still = html::media(LESS_MOTION).is_some_and(|list| list.matches());
        Device { language: language(), speed: if still { Speed::Off } else { Speed::Normal } }
    }
}

fn language() -> Language {
    let tags = window().navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    Language::best_of(&tags.iter().map(String::as_str).collect::<Vec<_>>())
}
