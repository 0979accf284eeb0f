//! The tables of a simulated world, and who comes to them.

use crate::chance::Chance;
use crate::tab::Tab;
use azulejo_fair::Secret;
use azulejo_hub::Append;
use azulejo_protocol::{
    Access, ChatScope, Clock, CommandId, GuestId, Key, Millis, TableId, TableOptions, Takeback,
};
use azulejo_room::{Table, Wish};
use azulejo_rules::Rules;

/// A table of a simulated world.
pub(crate) struct Scene {
    pub(crate) id: TableId,
    pub(crate) rules: Rules,
    pub(crate) access: Access,
    /// The command that founded it.
    pub(crate) founded_by: CommandId,
    pub(crate) code: Key,
    pub(crate) watch: Key,
    pub(crate) invite: Key,
    /// So many games are played.
    pub(crate) games: u32,
    /// Whether people play to the end, or resign when nothing goes wrong any more.
    pub(crate) plays_out: bool,
}

/// What somebody wants at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// To have a table, and to play.
    Host,
    /// To play.
    Player,
    /// To look.
    Spectator,
    /// To learn something that is none of their business.
    Stranger,
}

/// When the world begins, by the clock of its servers.
pub(crate) const EPOCH: u64 = 1_700_000_000_000;

impl Scene {
    /// A table, and how it is founded.
    pub(crate) fn found(chance: &mut Chance) -> (Scene, GuestId, Append) {
        let rules = Rules::ALL[chance.below(Rules::ALL.len() as u64) as usize];
        let scene = Scene {
            id: TableId(chance.name()),
            rules,
            access: if chance.one_in(4) { Access::Public } else { Access::Private },
            founded_by: CommandId(chance.name()),
            code: key(chance),
            watch: key(chance),
            invite: key(chance),
            games: if chance.one_in(3) { 2 } else { 1 },
            plays_out: chance.one_in(6),
        };
        let (host, secret) = (GuestId(chance.name()), Secret::from_bytes(chance.bytes()));
        let wish = Wish {
            options: options(rules, chance),
            access: scene.access,
            chat: [ChatScope::Off, ChatScope::Presets, ChatScope::Free][chance.below(3) as usize],
            code: scene.code.hash(),
            watch: scene.watch.hash(),
        };
        let (table, outcome) =
            Table::found(scene.id, Millis(EPOCH), host, scene.founded_by, wish, secret)
                .expect("the options are sound");
        let append = Append {
            table: scene.id,
            after: 0,
            entries: outcome.entries,
            secret: outcome.secret,
            card: table.card(),
            by: None,
        };
        (scene, host, append)
    }

    /// Who comes to it: the host, some who play, perhaps one who looks, perhaps one whom it is none of their
    /// business; some with two tabs.
    pub(crate) fn cast(&self, table: usize, host: GuestId, chance: &mut Chance) -> Vec<Tab> {
        let mut guests = vec![(host, Role::Host, None)];
        for _ in 0..chance.below(self.rules.players.count() as u64 + 1) {
            let key = if chance.one_in(4) { &self.invite } else { &self.code };
            guests.push((GuestId(chance.name()), Role::Player, Some(key.clone())));
        }
        if chance.one_in(2) {
            guests.push((GuestId(chance.name()), Role::Spectator, Some(self.watch.clone())));
        }
        if self.access == Access::Private && chance.one_in(2) {
            let wrong = chance.one_in(2).then(|| key(chance));
            guests.push((GuestId(chance.name()), Role::Stranger, wrong));
        }
        let mut tabs = Vec::new();
        for (guest, role, key) in guests {
            for _ in 0..=u64::from(chance.one_in(4)) {
                let mut tab = Tab::new(guest, role, table, key.clone());
                tab.is_eager = role == Role::Stranger || chance.one_in(3);
                tabs.push(tab);
            }
        }
        tabs
    }
}

fn key(chance: &mut Chance) -> Key {
    format!("{:032x}", chance.name()).parse().expect("hexadecimal digits make a key")
}

fn options(rules: Rules, chance: &mut Chance) -> TableOptions {
    let mut options = TableOptions::new(rules, []);
    options.clock = match chance.below(4) {
        0 => Clock::PerMove { time: Millis(chance.within(2_000, 60_000)) },
        1 => Clock::Live {
            main: Millis(chance.within(5_000, 60_000)),
            increment: Millis(chance.below(3_000)),
        },
        _ => Clock::Untimed,
    };
    options.takeback =
        [Takeback::Free, Takeback::Consent, Takeback::Never][chance.below(3) as usize];
    options.bot_pause = Millis(chance.below(600));
    options
}
