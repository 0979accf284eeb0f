//! Networks: fetched when first needed, checked, kept, and done without where they are missing.

use crate::guest::{Guest, Player, TableWish, Tally, Turn};
use crate::help::hinted;
use crate::situation::{find, ordinary, takes};
use anyhow::{Context, Result, ensure};
use azulejo_e2e::{
    ANYWHERE, Hand, Key, Meter, Options, Pointer, Size, Visit, serve, serve_altered,
};
use azulejo_networks::{FILES, shipped};
use azulejo_rules::{Move, Position, Rules};
use azulejo_search::{Champion, Limit, Searcher};
use azulejo_server::{Asset, Server};
use azulejo_study::worker::{Thinker, Thought, WorkerTask, answer};
use azulejo_study::{CandidatesRequest, Care, StudyRequest};
use serde_json::json;

/// As many as the page looks at for a hint.
const HINT_NODES: u64 = 100_000;

/// The notice that no network could be loaded.
const NOTICE: &str = ".toast[data-tone='warn']";

/// A guest at a server whose requests are noted.
fn metered<T>(
    server: Server,
    size: Size,
    act: impl FnOnce(&Guest, &Meter, Server) -> Result<T>,
) -> Result<T> {
    let meter = Meter::before(server.address())?;
    let visit = Visit::at(meter.address(), &Options { size, ..Options::default() })?;
    visit.open("")?;
    let guest = Guest::at(visit, size)?;
    act(&guest, &meter, server).with_context(|| guest.picture_called(""))
}

/// An offer for two in the middle of a round, in which a hint is found soon.
fn offer() -> Result<Position> {
    let few = |pos: &Position| ordinary(pos) && pos.discs().all(|disc| disc.tiles().total() <= 4);
    find("2cp", |pos| few(pos) && (15..30).contains(&takes(pos).len()))
}

/// Presses `h` and waits for the hint.
fn ask_hint(guest: &Guest, pos: &Position) -> Result<Move> {
    guest.keys(&[Key::Letter('h')])?;
    guest.wait_for("main.table [data-hint]")?;
    Ok(hinted(guest, pos)?.into())
}

/// What the worker answers to a request, as text.
fn ask_worker(guest: &Guest, request: &str) -> Result<String> {
    let script = "const [request] = arguments;
        globalThis.asked ??= azulejo.worker();
        return new Promise((answer, fault) => {
            asked.onmessage = ({ data }) => { if (typeof data === 'string') answer(data); };
            asked.onerror = ({ message }) => fault(new Error(message));
            asked.postMessage(request);
        });";
    let answer = guest.run_with(script, &[json!(request)])?;
    Ok(answer.as_str().context("an answer is a text")?.to_owned())
}

#[test]
fn the_page_itself_fetches_neither_the_thinker_nor_weights() -> Result<()> {
    metered(serve()?, Size::LAPTOP, |guest, meter, _server| {
        let script = "return performance.getEntriesByType('resource').map(({ name }) => name);";
        let fetched = guest.run(script)?.to_string();
        ensure!(fetched.contains("/azulejo-") && fetched.contains("/workers-"), "{fetched}");
        for later in ["/thinker-", "/worker-", ".aznet"] {
            ensure!(!fetched.contains(later), "{later} in {fetched}");
        }
        // The service worker keeps the thinker for games without a network, but no weights.
        guest.visit.wait_until_kept()?;
        ensure!(meter.requests("/thinker-").len() == 2, "{:?}", meter.requests("/thinker-"));
        assert_eq!(meter.requests(".aznet"), [""; 0]);
        Ok(())
    })
}

#[test]
fn only_what_evaluates_by_a_network_fetches_its_one_file() -> Result<()> {
    metered(serve()?, Size::LAPTOP, |guest, meter, _server| {
        let pos = offer()?;
        guest.sit_down_at(&pos.to_string(), &["person", "hard"])?;
        let mut player = Player::new(Hand::Presses(Pointer::Mouse), 1);
        let look = player.go_on(guest, &guest.look(0)?, &mut Tally::default())?;
        assert_eq!(meter.requests(".aznet"), [""; 0], "the bot has moved without");
        ask_hint(guest, look.replay.now())?;
        let look = player.go_on(guest, &look, &mut Tally::default())?;
        ensure!(look.turn == Turn::Mine, "the round goes on");
        ask_hint(guest, look.replay.now())?;
        let fetched = meter.requests(".aznet");
        ensure!(fetched.len() == 1 && fetched[0].starts_with("/networks/2c-"), "{fetched:?}");

        guest.sit_down(&TableWish {
            rules: "3fp".parse()?,
            sitters: vec!["person", "expert", "master"],
            first: Some(azulejo_rules::Seat::ALL[1]),
        })?;
        guest.look(3)?;
        let fetched = meter.requests(".aznet");
        ensure!(fetched.len() == 2 && fetched[1].starts_with("/networks/3f-"), "{fetched:?}");
        assert_eq!(guest.count(NOTICE)?, 0);
        assert_eq!(guest.faults()?, [""; 0]);
        Ok(())
    })
}

#[test]
fn a_network_that_was_used_is_there_with_the_server_gone() -> Result<()> {
    metered(serve()?, Size::LAPTOP, |guest, meter, server| {
        guest.visit.wait_until_kept()?;
        let pos = offer()?;
        guest.sit_down_at(&pos.to_string(), &["person", "person"])?;
        guest.look(0)?;
        let first = ask_hint(guest, &pos)?;
        wait_for_weights(guest, &[&meter.requests(".aznet").concat()])?;
        drop(server);
        guest.visit.reload()?;
        guest.look(0)?;
        assert_eq!(ask_hint(guest, &pos)?, first);
        assert_eq!(guest.count(NOTICE)?, 0);

        let limit = Limit::nodes(HINT_NODES);
        let native = Champion::with_networks(shipped()).search(&pos, limit, &mut ());
        assert_eq!(native.map(|found| found.best), Some(first));
        let thought = Thought { position: pos.to_string(), by: hint(1_000), seed: 1 };
        let answer = ask_worker(guest, &serde_json::to_string(&WorkerTask::Think(thought))?)?;
        ensure!(answer.contains(r#""lacks_network":false"#), "{answer}");
        Ok(())
    })
}

fn hint(nodes: u64) -> Thinker {
    Thinker::Hint { nodes }
}

/// A task of each kind that evaluates by the network of a rule set.
fn tasks(rules: Rules) -> Result<Vec<WorkerTask>> {
    let pos = find(&rules.to_string(), |pos| takes(pos).len() > 20)?;
    let position = pos.to_string();
    let think = |by| WorkerTask::Think(Thought { position: position.clone(), by, seed: 3 });
    let bot = |level: &str| Thinker::Bot(level.to_owned());
    let step = pos.legal_moves()[0].to_string();
    let study =
        StudyRequest { moment: 0, position: position.clone(), step, care: Care::nodes(500) };
    Ok(vec![
        think(bot("expert")),
        think(bot("master")),
        think(hint(20_000)),
        WorkerTask::Study(study),
        WorkerTask::Look(CandidatesRequest { position: position.clone(), most: 4, nodes: 2_000 }),
    ])
}

#[test]
fn the_page_decides_to_the_bit_as_the_program_does() -> Result<()> {
    metered(serve()?, Size::LAPTOP, |guest, meter, _server| {
        for (name, _) in FILES {
            let rules: Rules = format!("{}p", name.trim_end_matches(".aznet")).parse()?;
            for task in tasks(rules)? {
                let request = serde_json::to_string(&task)?;
                let native = answer(&request, &shipped());
                ensure!(native.contains(r#""lacks_network":false"#), "{native}");
                assert_eq!(ask_worker(guest, &request)?, native, "{request}");
            }
        }
        assert_eq!(meter.requests(".aznet").len(), FILES.len());
        Ok(())
    })
}

/// A weight file with one bit that is wrong.
fn damaged() -> Asset {
    let mut bytes = FILES[0].1.to_vec();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    Asset::new(bytes, None)
}

/// Plays against the strongest bot at a server with a fault, and looks at what the page says.
fn play_without_network(server: Server, size: Size, fetches: usize) -> Result<()> {
    metered(server, size, |guest, meter, _server| {
        guest.sit_down_at(&offer()?.to_string(), &["person", "master"])?;
        let mut player = Player::new(Hand::Presses(guest.pointer), 1);
        let mut look = player.go_on(guest, &guest.look(0)?, &mut Tally::default())?;
        let notice = "The bots’ neural network could not be loaded.";
        ensure!(guest.text(NOTICE)?.starts_with(notice), "{}", guest.text(NOTICE)?);
        guest.tap(&format!("{NOTICE} button"))?;
        // The game goes on; the notice does not come again, and the file is not fetched for every move.
        for _ in 0..2 {
            look = player.go_on(guest, &look, &mut Tally::default())?;
        }
        assert_eq!(guest.count(NOTICE)?, 0);
        assert_eq!(meter.requests(".aznet").len(), fetches, "{:?}", meter.requests(".aznet"));
        // The next game says it again.
        guest.sit_down_at(&offer()?.to_string(), &["person", "master"])?;
        player.go_on(guest, &guest.look(0)?, &mut Tally::default())?;
        guest.wait_for(NOTICE)
    })
}

#[test]
fn a_missing_network_is_told_once_a_game_and_the_game_goes_on() -> Result<()> {
    let missing =
        serve_altered(ANYWHERE, |name, file| (!is_weights(&name)).then_some((name, file)))?;
    play_without_network(missing, Size::LAPTOP, 1)
}

#[test]
fn a_damaged_network_is_told_once_a_game_and_the_game_goes_on() -> Result<()> {
    let altered = serve_altered(ANYWHERE, |name, file| {
        let file = if is_weights(&name) { damaged() } else { file };
        Some((name, file))
    })?;
    play_without_network(altered, Size::PHONE, 1)
}

fn is_weights(name: &str) -> bool {
    name.starts_with("networks/")
}

#[test]
fn a_new_version_renews_the_networks_that_were_used_and_drops_the_old() -> Result<()> {
    metered(serve()?, Size::LAPTOP, |guest, meter, server| {
        guest.visit.wait_until_kept()?;
        for rules in ["2cp", "3fp"] {
            let position = find(rules, |pos| takes(pos).len() > 20)?.to_string();
            let thought = Thought { position, by: hint(100), seed: 1 };
            ask_worker(guest, &serde_json::to_string(&WorkerTask::Think(thought))?)?;
        }
        let [two, three] = meter.requests(".aznet").try_into().ok().context("two files")?;
        wait_for_weights(guest, &[&two, &three])?;

        // Another network for two players, and the same one for three.
        let new = "/networks/2c-0123456789abcdef.aznet";
        let text = guest.run("return fetch('./sw.js').then((file) => file.text());")?;
        let text = text.as_str().context("a text")?.replace(&two, new);
        let text = text.replace(r#""version":""#, r#""version":"new"#);
        let address = server.address();
        drop(server);
        let _server = serve_altered(address, |name, file| {
            Some(match name.as_str() {
                "sw.js" => (name, Asset::new(text.clone(), None)),
                _ if two.ends_with(&name) => (new[1..].to_owned(), file),
                _ => (name, file),
            })
        })?;
        guest.run("return navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => 1);")?;
        let waits = "(navigator.serviceWorker.getRegistration().then(({ waiting }) => { window.next = Boolean(waiting); }), window.next)";
        guest.wait_until("the new version", waits)?;
        // It takes over once no page of the old one is open.
        guest.go("about:blank")?;
        guest.visit.open("")?;
        wait_for_weights(guest, &[new, &three])
    })
}

/// Waits until all caches together hold just these weights, in the order of their names.
fn wait_for_weights(guest: &Guest, wanted: &[&str]) -> Result<()> {
    let expression = format!(
        "(caches.keys().then(async (names) => {{
            const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            const paths = kept.flat().map(({{ url }}) => new URL(url).pathname);
            window.weights = paths.filter((path) => path.endsWith('.aznet')).sort().join();
        }}), window.weights === {:?})",
        wanted.join(",")
    );
    guest.wait_until("the weights that are kept", &expression)
}
