//! axe-core finds nothing wrong on any screen, in both themes, in both color schemes and with high contrast.

use crate::guest::Guest;
use crate::walk::Walk;
use anyhow::{Result, ensure};
use azulejo_e2e::Size;
use serde_json::json;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Theme, scheme and contrast; the first is checked by all rules, the others by those about colors.
const LOOKS: [[&str; 3]; 6] = [
    ["palace", "light", "normal"],
    ["palace", "dark", "normal"],
    ["chocolate", "light", "normal"],
    ["chocolate", "dark", "normal"],
    ["palace", "light", "high"],
    ["chocolate", "dark", "high"],
];

/// The styles follow these attributes, so the screen stays as it is.
fn put_on(guest: &Guest, [theme, scheme, contrast]: [&str; 3]) -> Result<()> {
    let script = "Object.assign(document.documentElement.dataset, arguments[0]);";
    let look = json!({ "theme": theme, "scheme": scheme, "contrast": contrast });
    guest.run_with(script, &[look]).map(drop)
}

/// What is wrong, with every screen and look where it is.
pub(crate) type Found = BTreeMap<String, Vec<String>>;

/// Looks at a screen in all looks.
pub(crate) fn check(guest: &Guest, screen: &str, found: &mut Found) -> Result<()> {
    check_in(&LOOKS, guest, screen, found)
}

/// Looks at a screen that is made of the parts of others in both schemes.
pub(crate) fn check_schemes(guest: &Guest, screen: &str, found: &mut Found) -> Result<()> {
    check_in(&LOOKS[..2], guest, screen, found)
}

fn check_in(looks: &[[&str; 3]], guest: &Guest, screen: &str, found: &mut Found) -> Result<()> {
    for (index, &look) in looks.iter().enumerate() {
        put_on(guest, look)?;
        let violations = if index == 0 { guest.violations()? } else { guest.color_violations()? };
        for violation in violations {
            let place = format!("{screen} ({})", look.join(" "));
            found.entry(violation.to_string()).or_default().push(place);
        }
    }
    put_on(guest, LOOKS[0])
}

fn walk_is_accessible(size: Size) -> Result<()> {
    Guest::with(size, |guest| {
        let found = RefCell::new(Found::new());
        let walk = Walk::of(guest, |screen| check(guest, screen, &mut found.borrow_mut()))?;
        walk.through_all()?;
        ensure_nothing(&found.borrow())
    })
}

/// Whether nothing is wrong.
pub(crate) fn ensure_nothing(found: &Found) -> Result<()> {
    let told =
        |(what, places): (&String, &Vec<String>)| format!("{what}\n    on {}", places.join(", "));
    let found: Vec<String> = found.iter().map(told).collect();
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

#[test]
fn no_screen_of_a_laptop_breaks_a_rule() -> Result<()> {
    walk_is_accessible(Size::LAPTOP)
}

#[test]
fn no_screen_of_a_phone_breaks_a_rule() -> Result<()> {
    walk_is_accessible(Size::PHONE)
}
