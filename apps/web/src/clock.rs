//! Time and chance of the browser.

use crate::console;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use std::time::Duration;

/// The time now, in milliseconds since 1970.
#[allow(clippy::cast_sign_loss, reason = "it is not negative")]
pub fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// A number that nobody can guess.
#[allow(clippy::cast_sign_loss, reason = "it is not negative")]
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let drawn = crypto.map(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if !matches!(drawn, Some(Ok(_))) {
        console::warn("no secure random numbers here: the seed follows from the clock");
        return now() ^ (js_sys::Math::random() * 2f64.powi(53)) as u64;
    }
    u64::from_le_bytes(bytes)
}

/// Something that happens later, unless it is called off.
#[derive(Clone, Copy, Debug)]
pub struct Alarm(TimeoutHandle);

impl Alarm {
    /// Does something after so many milliseconds.
    pub fn after(millis: u64, what: impl FnOnce() + 'static) -> Option<Alarm> {
        let handle = set_timeout_with_handle(what, Duration::from_millis(millis));
        console::or_log("no timer", handle).map(Alarm)
    }

    /// Calls it off.
    pub fn stop(self) {
        self.0.clear();
    }
}

/// A moment as a date and a time of day, as readers of a language write them.
#[allow(clippy::cast_precision_loss, reason = "it will be exact for 285,000 years")]
pub fn date(millis: u64, language: &str) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    date.to_locale_string(language, &js_sys::Object::new()).into()
}

/// The day of this device's calendar: year, month from 1, day.
pub fn today() -> (u16, u8, u8) {
    let now = js_sys::Date::new_0();
    (now.get_full_year() as u16, now.get_month() as u8 + 1, now.get_date() as u8)
}

/// A day of the calendar, as readers of a language write it.
pub fn written((year, month, day): (u16, u8, u8), language: &str) -> String {
    let month = i32::from(month) - 1;
    let date = js_sys::Date::new_with_year_month_day(year.into(), month, day.into());
    let options = js_sys::Object::new();
    let long = js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into());
    console::or_log("the style of a date", long);
    date.to_locale_date_string(language, &options).into()
}
