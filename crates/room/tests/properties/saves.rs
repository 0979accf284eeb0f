//! Saves that were damaged are refused, or are good for another game; nothing panics.

use crate::chaos::{Chaos, Input};
use azulejo_protocol::Millis;
use azulejo_room::{Room, Saved};
use serde_json::Value;

/// A save after some way into a game.
fn save(chaos: &mut Chaos) -> Value {
    let (mut room, ..) = chaos.table();
    for _ in 0..20 + chaos.below(80) {
        let input = chaos.input(room.mirror());
        input.bring(&mut room, chaos.now);
    }
    serde_json::to_value(room.save()).unwrap()
}

/// Damages a save as a value: events are lost, doubled, swapped, or say something else.
fn damage(saved: &mut Value, chaos: &mut Chaos) {
    let numbers = [0, 1, 2, 7, u64::from(u32::MAX), u64::MAX];
    let number = chaos.one(&numbers).into();
    let kind = chaos.below(7);
    let Value::Array(log) = &mut saved["log"] else { panic!("no log") };
    let (one, other) = (chaos.below(log.len()), chaos.below(log.len()));
    match kind {
        0 => drop(log.remove(one)),
        1 => log.insert(other, log[one].clone()),
        2 => log.swap(one, other),
        3 => log[one]["what"] = log[other]["what"].clone(),
        4 => log[one]["number"] = number,
        5 => log[one]["at"] = number,
        _ => alter(&mut log[one]["what"], chaos),
    }
}

/// Changes one value somewhere inside.
fn alter(value: &mut Value, chaos: &mut Chaos) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            let place = chaos.below(members.len());
            members.values_mut().nth(place).into_iter().for_each(|member| alter(member, chaos));
        }
        Value::Array(list) if !list.is_empty() => {
            let place = chaos.below(list.len());
            alter(&mut list[place], chaos);
        }
        Value::String(text) => {
            chaos.one(&["", "1B1", "fresh", "2fp", "BBYR"]).clone_into(text);
        }
        Value::Bool(flag) => *flag = !*flag,
        other => *other = chaos.one(&[0, 2, 3, 255, u64::MAX]).into(),
    }
}

/// Restores a save if it can be, and plays on.
fn go_on(text: &str, chaos: &mut Chaos) -> bool {
    let Ok(saved) = serde_json::from_str::<Saved>(text) else { return false };
    let Ok(mut room) = Room::restore(saved) else { return false };
    room.resume(chaos.now);
    for _ in 0..20 {
        let input = chaos.input(room.mirror());
        input.bring(&mut room, chaos.now);
    }
    Input::Tick.bring(&mut room, Millis(u64::MAX));
    true
}

#[test]
fn a_damaged_save_is_refused_or_goes_on() {
    let (mut refused, mut accepted) = (0, 0);
    for seed in 0..600 {
        let mut chaos = Chaos::new(seed);
        let mut saved = save(&mut chaos);
        damage(&mut saved, &mut chaos);
        if go_on(&saved.to_string(), &mut chaos) { accepted += 1 } else { refused += 1 }
    }
    assert!(refused > 300 && accepted > 10, "{refused} refused, {accepted} accepted");
}

#[test]
fn a_save_with_any_byte_changed_or_cut_off_is_refused_or_goes_on() {
    let mut chaos = Chaos::new(1);
    let whole = save(&mut chaos).to_string();
    for _ in 0..400 {
        let mut bytes = whole.clone().into_bytes();
        let place = chaos.below(bytes.len().min(1_000));
        bytes[place] = chaos.one(b"\"{}[],:0129aZ\\ ");
        go_on(&String::from_utf8_lossy(&bytes), &mut chaos);
        assert!(!go_on(&String::from_utf8_lossy(&bytes[..place]), &mut chaos));
    }
}
