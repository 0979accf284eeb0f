//! What can be heard at the table, made of decaying tones as it is played: there are no files.
//!
//! Glazed clay rings in many high tones that do not fit together and die at once; wood rings low and dull; the chime
//! is a small bell. Whether sounds are wanted is the caller's question.

use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// A sound of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Tiles are taken up.
    Lift,
    /// A tile is laid down: ceramic on ceramic.
    Click,
    /// A tile falls to the floor.
    Thud,
    /// A row is complete.
    Chime,
}

/// Plays a sound once. A browser that gives no audio stays silent.
pub fn play(sound: Sound) {
    play_run(sound, 1);
}

/// Plays a sound several times in quick succession, each a little unlike the last, as when tiles are laid in a row.
pub fn play_run(sound: Sound, times: usize) {
    // A table that cannot be heard is still a table: nothing depends on what the audio says.
    let _ = try_play(sound, times.min(LONGEST_RUN));
}

/// So many tiles are heard one by one; more would only be noise.
const LONGEST_RUN: usize = 6;
/// Seconds from one tile of a run to the next.
const STEP: f64 = 0.055;
/// An exponential ramp may approach silence, but never reach zero.
const SILENCE: f32 = 0.0001;
/// How loud everything is, so that a run of sounds at once does not clip.
const VOLUME: f32 = 0.5;

/// A tone that rises at once and dies away, perhaps sinking.
struct Tone {
    /// Hertz at the beginning and at the end.
    from: f32,
    to: f32,
    /// The loudest moment; those of a sound add up to at most 1.
    level: f32,
    /// Seconds after the sound's beginning.
    start: f64,
    attack: f64,
    decay: f64,
}

impl Tone {
    const fn new(hertz: f32, level: f32, decay: f64) -> Self {
        Self { from: hertz, to: hertz, level, start: 0.0, attack: 0.001, decay }
    }

    const fn sinking_to(mut self, hertz: f32) -> Self {
        self.to = hertz;
        self
    }

    const fn after(mut self, seconds: f64) -> Self {
        self.start = seconds;
        self
    }

    const fn rising_in(mut self, seconds: f64) -> Self {
        self.attack = seconds;
        self
    }

    fn end(&self) -> f64 {
        self.start + self.attack + self.decay
    }
}

static LIFT: [Tone; 2] = [Tone::new(2350.0, 0.16, 0.025), Tone::new(3790.0, 0.10, 0.015)];

static CLICK: [Tone; 5] = [
    Tone::new(1480.0, 0.20, 0.060),
    Tone::new(2290.0, 0.24, 0.048),
    Tone::new(3610.0, 0.18, 0.032),
    Tone::new(5240.0, 0.12, 0.018),
    Tone::new(7900.0, 0.08, 0.007),
];

static THUD: [Tone; 3] = [
    Tone::new(150.0, 0.55, 0.160).sinking_to(62.0),
    Tone::new(263.0, 0.20, 0.070).sinking_to(140.0),
    Tone::new(880.0, 0.06, 0.014),
];

static CHIME: [Tone; 5] = [
    Tone::new(659.3, 0.22, 0.70).rising_in(0.006),
    Tone::new(1318.5, 0.07, 0.45).rising_in(0.006),
    Tone::new(987.8, 0.20, 0.90).rising_in(0.006).after(0.110),
    Tone::new(1975.5, 0.07, 0.55).rising_in(0.006).after(0.110),
    Tone::new(2637.0, 0.03, 0.30).rising_in(0.006).after(0.110),
];

impl Sound {
    fn tones(self) -> &'static [Tone] {
        match self {
            Self::Lift => &LIFT,
            Self::Click => &CLICK,
            Self::Thud => &THUD,
            Self::Chime => &CHIME,
        }
    }
}

/// No two tiles are alike: each of a run sounds a little higher or lower.
fn detune(nth: usize) -> f32 {
    const DETUNES: [f32; 5] = [1.0, 1.06, 0.97, 1.03, 0.94];
    DETUNES[nth % DETUNES.len()]
}

fn try_play(sound: Sound, times: usize) -> Result<(), JsValue> {
    let context = context()?;
    if context.state() == AudioContextState::Suspended {
        // Browsers wake audio only in answer to a press; what is scheduled now is heard once it is awake.
        let _ = context.resume()?;
    }
    let mut start = context.current_time();
    for nth in 0..times {
        for tone in sound.tones() {
            schedule(&context, tone, start, detune(nth))?;
        }
        start += STEP;
    }
    Ok(())
}

fn schedule(context: &AudioContext, tone: &Tone, start: f64, tuning: f32) -> Result<(), JsValue> {
    let oscillator = context.create_oscillator()?;
    let gain = context.create_gain()?;
    let (begin, end) = (start + tone.start, start + tone.end());

    oscillator.set_type(OscillatorType::Sine);
    oscillator.frequency().set_value_at_time(tone.from * tuning, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(tone.to * tuning, end)?;
    gain.gain().set_value_at_time(SILENCE, begin)?;
    gain.gain().linear_ramp_to_value_at_time(tone.level * VOLUME, begin + tone.attack)?;
    gain.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;

    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

/// The one audio context of the page, made when the first sound is wanted.
fn context() -> Result<AudioContext, JsValue> {
    thread_local! {
        static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    }
    CONTEXT.with_borrow_mut(|kept| {
        if let Some(context) = kept {
            return Ok(context.clone());
        }
        let context = AudioContext::new()?;
        Ok(kept.insert(context).clone())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 4] = [Sound::Lift, Sound::Click, Sound::Thud, Sound::Chime];

    #[test]
    fn no_sound_is_louder_than_the_speaker() {
        for sound in ALL {
            let level: f32 = sound.tones().iter().map(|tone| tone.level).sum();
            assert!(level > 0.1 && level <= 1.0, "{sound:?} adds up to {level}");
        }
    }

    #[test]
    fn a_tile_is_over_before_the_next_one_is_heard_and_every_sound_within_a_breath() {
        let length = |sound: Sound| sound.tones().iter().map(Tone::end).fold(0.0, f64::max);
        assert!(length(Sound::Click) < 1.2 * STEP, "clicks of a run stay apart");
        assert!(ALL.into_iter().all(|sound| length(sound) < 1.2));
    }

    #[test]
    fn the_floor_sounds_lower_than_any_tile() {
        let loudest = |sound: Sound| {
            sound
                .tones()
                .iter()
                .max_by(|a, b| a.level.total_cmp(&b.level))
                .map_or(0.0, |tone| tone.from)
        };
        assert!(loudest(Sound::Thud) * 4.0 < loudest(Sound::Click));
        assert!(loudest(Sound::Thud) * 4.0 < loudest(Sound::Lift));
    }

    #[test]
    fn ramps_never_touch_zero() {
        for tone in ALL.into_iter().flat_map(Sound::tones) {
            assert!(tone.from > 0.0 && tone.to > 0.0 && tone.level * VOLUME > SILENCE);
        }
    }
}
