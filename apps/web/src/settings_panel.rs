//! The settings of this device, reachable from everywhere.

use crate::choice::Choices;
use crate::live::{Live, State, hear, live};
use crate::page::use_page;
use crate::settings::{Contrast, Scheme, use_settings};
use crate::ui::{Icon, Segments, Select, Sheet, Switch};
use crate::words::use_words;
use azulejo_view::motion::Speed;
use azulejo_view::{ConfirmMode, Language, Theme};
use leptos::prelude::*;

/// Whether the settings are open, in the page's context.
#[derive(Clone, Copy, Debug)]
pub struct SettingsDoor(pub State<bool>);

/// Opens the settings, from anywhere.
pub fn open_settings() {
    use_page().settings_door.0.set(true);
}

/// The small button that opens the settings.
#[component]
pub fn SettingsButton() -> impl IntoView {
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=use_words().say("settings-title")
            on:click=hear(move |_| open_settings())
        >
            <Icon symbol="icon-settings" />
        </button>
    }
}

/// The settings, over whatever is shown.
#[component]
pub fn SettingsPanel() -> impl IntoView {
    let words = use_words();
    let SettingsDoor(open) = use_page().settings_door;
    view! {
        <Sheet class="settings" title=words.say("settings-title") open=open>
            <Looks />
            <Playing />
        </Sheet>
    }
}

/// How things look and are called.
#[component]
fn Looks() -> impl IntoView {
    let words = use_words();
    let settings = use_settings();
    view! {
        <section class="settings-group">
            <h3>{words.say("settings-looks")}</h3>
            <div class="field">
                <span class="label" aria-hidden="true">{words.say("language")}</span>
                <LanguageSelect />
            </div>
            <Segments
                label="theme"
                name="settings-theme"
                choices=Choices::of(
                    |theme| words.say(theme_name(theme)),
                    move || settings.chosen().theme,
                    move |theme| settings.change(|all| all.theme = theme),
                )
            />
            <Segments
                label="settings-scheme"
                name="settings-scheme"
                choices=Choices::of(
                    |scheme| words.say(scheme_name(scheme)),
                    move || settings.chosen().scheme,
                    move |scheme| settings.change(|all| all.scheme = scheme),
                )
            />
            <Segments
                label="settings-contrast"
                name="settings-contrast"
                choices=Choices::of(
                    |contrast| words.say(contrast_name(contrast)),
                    move || settings.chosen().contrast,
                    move |contrast| settings.change(|all| all.contrast = contrast),
                )
            />
            <Switch
                label="settings-letters"
                value=live(move || settings.chosen().letters)
                on_switch=move |letters| settings.change(|all| all.letters = letters)
            />
        </section>
    }
}

/// How a move is made and shown.
#[component]
fn Playing() -> impl IntoView {
    let words = use_words();
    let settings = use_settings();
    view! {
        <section class="settings-group">
            <h3>{words.say("settings-playing")}</h3>
            <Segments
                label="settings-confirm"
                name="settings-confirm"
                choices=Choices::of(
                    |confirm| words.say(confirm_name(confirm)),
                    move || settings.chosen().confirm,
                    move |confirm| settings.change(|all| all.confirm = confirm),
                )
            />
            <p class="note">{move || words.told(confirm_note(settings.chosen().confirm))}</p>
            <div class="field">
                <span class="label" aria-hidden="true">{words.say("settings-speed")}</span>
                <Select
                    label=words.say("settings-speed")
                    choices=Choices::of(
                        |speed| words.say(speed_name(speed)),
                        move || settings.chosen().speed,
                        move |speed| settings.change(|all| all.speed = speed),
                    )
                />
            </div>
            <Switch
                label="settings-sounds"
                value=live(move || settings.chosen().sounds)
                on_switch=move |sounds| settings.change(|all| all.sounds = sounds)
            />
        </section>
    }
}

/// The language, by what its speakers call it.
#[component]
pub fn LanguageSelect() -> impl IntoView {
    let words = use_words();
    let settings = use_settings();
    let called = |language: Option<Language>| match language {
        Some(language) => own_name(language),
        None => words.say("settings-auto"),
    };
    view! {
        <Select
            label=words.say("language")
            choices=Choices::of(
                called,
                move || settings.chosen().language,
                move |language| settings.change(|all| all.language = language),
            )
        />
    }
}

/// The language that is spoken now, to be changed at once.
#[component]
pub fn LanguageNow() -> impl IntoView {
    let words = use_words();
    let settings = use_settings();
    view! {
        <Select
            label=words.say("language")
            choices=Choices::of(
                own_name,
                move || settings.look().language,
                move |language| settings.change(|all| all.language = Some(language)),
            )
        />
    }
}

/// A language by what its speakers call it.
fn own_name(language: Language) -> Live<String> {
    live(move || language.own_name().to_owned())
}

/// The message that names a theme.
pub fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Palace => "theme-palace",
        Theme::Chocolate => "theme-chocolate",
    }
}

fn scheme_name(scheme: Option<Scheme>) -> &'static str {
    match scheme {
        None => "settings-auto",
        Some(Scheme::Light) => "settings-scheme-light",
        Some(Scheme::Dark) => "settings-scheme-dark",
    }
}

fn contrast_name(contrast: Option<Contrast>) -> &'static str {
    match contrast {
        None => "settings-auto",
        Some(Contrast::Normal) => "settings-contrast-normal",
        Some(Contrast::High) => "settings-contrast-high",
    }
}

fn confirm_name(confirm: ConfirmMode) -> &'static str {
    match confirm {
        ConfirmMode::Instant => "settings-confirm-instant",
        ConfirmMode::Button => "settings-confirm-button",
        ConfirmMode::Countdown => "settings-confirm-countdown",
        ConfirmMode::TapTwice => "settings-confirm-tap-twice",
    }
}

fn confirm_note(confirm: ConfirmMode) -> &'static str {
    match confirm {
        ConfirmMode::Instant => "settings-confirm-instant-note",
        ConfirmMode::Button => "settings-confirm-button-note",
        ConfirmMode::Countdown => "settings-confirm-countdown-note",
        ConfirmMode::TapTwice => "settings-confirm-tap-twice-note",
    }
}

fn speed_name(speed: Option<Speed>) -> &'static str {
    match speed {
        None => "settings-auto",
        Some(Speed::Off) => "settings-speed-off",
        Some(Speed::Fast) => "settings-speed-fast",
        Some(Speed::Normal) => "settings-speed-normal",
        Some(Speed::Slow) => "settings-speed-slow",
    }
}
