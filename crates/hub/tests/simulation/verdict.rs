//! Whether everything in a world was true.

use crate::cast::{Role, Scene};
use crate::tab::Tab;
use crate::tally::Tally;
use crate::world::World;
use azulejo_hub::history::{self, Witness};
use azulejo_protocol::{View, Viewer};
use azulejo_room::Table;
use std::collections::{BTreeMap, BTreeSet};

/// What is not true in a world that has come to its end, and what was seen in it.
pub(crate) fn judge(world: &mut World) -> (Vec<String>, Tally) {
    let mut lies = std::mem::take(&mut world.lies);
    let mut tally = std::mem::take(&mut world.tally);
    if lies.is_empty() {
        for (index, scene) in world.scenes.iter().enumerate() {
            let tabs: Vec<&Tab> = world.tabs.iter().filter(|tab| tab.table == index).collect();
            lies.extend(judge_table(world, scene, &tabs));
            tally.read(world.disk.table(scene.id).events());
        }
    }
    (lies, tally)
}

fn judge_table(world: &World, scene: &Scene, tabs: &[&Tab]) -> Vec<String> {
    let kept = world.disk.table(scene.id);
    let witnesses: Vec<Witness> = tabs.iter().map(|tab| tab.witness.clone()).collect();
    let others = BTreeSet::from([scene.founded_by]);
    let found = history::check(scene.id, &kept.entries, &kept.secrets, &witnesses, &others);
    if !found.is_empty() {
        return found.iter().map(ToString::to_string).collect();
    }
    let table = match Table::restore(scene.id, &kept.entries, &kept.secrets) {
        Ok(table) => table,
        Err(error) => return vec![error.to_string()],
    };
    let mut lies = Vec::new();
    if table.card() != kept.card {
        lies.push("the card is not that of the table".to_owned());
    }
    lies.extend(misfolded(&table, tabs));
    lies.extend(tabs.iter().filter_map(|tab| misplaced(&table, tab)));
    lies.extend(absent(&table, tabs));
    lies
}

/// What a client makes of what it heard is what the log adds up to, so far.
fn misfolded(table: &Table, tabs: &[&Tab]) -> Vec<String> {
    let mut views: BTreeMap<u32, View> = BTreeMap::new();
    let mut lies = Vec::new();
    for tab in tabs {
        let head = tab.head();
        let prefix = || table.events_after(0).take(head as usize);
        let view = views.entry(head).or_insert_with(|| View::of(prefix()).unwrap_or_default());
        if *view != tab.view {
            lies.push(format!("{:?} knows another table at event {head}", tab.role));
        }
    }
    lies
}

/// Everybody was told what they are at the table, and a stranger heard nothing.
fn misplaced(table: &Table, tab: &Tab) -> Option<String> {
    let standing = table.standing(tab.guest);
    match tab.welcome {
        _ if tab.role == Role::Stranger => {
            let heard_nothing = tab.welcome.is_none() && tab.head() == 0;
            (!heard_nothing).then(|| "a stranger has heard something".to_owned())
        }
        Some(told) if told != (standing.viewer, standing.is_host) => {
            Some(format!("{:?} was told {told:?} and is {standing:?}", tab.role))
        }
        _ => None,
    }
}

/// Everybody was told who is there.
fn absent(table: &Table, tabs: &[&Tab]) -> Option<String> {
    let here = || tabs.iter().filter(|tab| tab.welcome.is_some());
    let seats = here().flat_map(|tab| table.viewer(tab.guest).seats());
    let watching = here().filter(|tab| table.viewer(tab.guest).is_spectator()).count();
    let expected = (Viewer::of(seats), watching as u32);
    let wrong = here().find(|tab| tab.present != Some(expected))?;
    Some(format!("{:?} was told {:?}, there are {expected:?}", wrong.role, wrong.present))
}
