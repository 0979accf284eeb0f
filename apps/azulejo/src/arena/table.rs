//! What a match has shown, as tables for people.

use super::columns::{Align, write_columns};
use super::figures::{elo, interval, mean, percent, plain, signed};
use super::summary::{SprtSummary, Summary};
use azulejo_arena::{EngineReport, FaultReport, PairingReport, Report, Row};
use std::io::{self, Write};

/// More faults than this are counted, not listed.
const MOST_FAULTS: usize = 20;

/// ```text
/// 60 games in 20 blocks, seed 1, 12.3 s
///
///   pairing                     rules  games  won  shared  lost   share    even   Elo          95 %       margin
///   search@2000 against greedy  3cp       60   42       1    17  70.8 %  33.3 %  +275  +172 to +377   +6.7 ± 4.5
///
///   engine       points  ms a move  faults
///   search@2000    41.3       1.24       0
///   greedy         28.9       0.01       0
/// ```
pub(crate) fn write_summary(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let Summary { contest, games, blocks, report, sprt, seconds } = summary;
    writeln!(out, "{games} games in {blocks} blocks, seed {}, {seconds:.1} s\n", contest.seed)?;
    if report.pairings.len() > 1 {
        write_ranking(out, report)?;
        writeln!(out)?;
        write_pairings(out, report, &contest.rules)?;
    } else {
        write_pairings(out, report, &contest.rules)?;
        writeln!(out)?;
        write_manners(out, report)?;
    }
    write_faults(out, &report.faults)?;
    sprt.as_ref().map_or(Ok(()), |sprt| write_sprt(out, sprt))
}

/// What each pairing has brought its first engine.
fn write_pairings(out: &mut dyn Write, report: &Report, rules: &[String]) -> io::Result<()> {
    let heads =
        ["pairing", "rules", "games", "won", "shared", "lost", "share", "even", "Elo", "95 %"];
    let heads = heads.into_iter().chain(["margin"]);
    let aligned = heads.zip([Align::Left, Align::Left].into_iter().chain([Align::Right; 9]));
    let rows = report.pairings.iter().flat_map(|pairing| pairing_rows(pairing, rules));
    write_columns(out, &aligned.collect::<Vec<_>>(), rows.collect())
}

/// One for each rule set, and one for all of them.
fn pairing_rows(pairing: &PairingReport, rules: &[String]) -> Vec<Vec<String>> {
    let all = match rules {
        [one] => one,
        _ => "all",
    };
    let names = format!("{} against {}", pairing.one, pairing.other);
    let rows = pairing.rules.iter().chain([&pairing.total]).enumerate();
    rows.map(|(index, row)| cells(row, if index == 0 { &names } else { "" }, all)).collect()
}

fn cells(row: &Row, names: &str, all: &str) -> Vec<String> {
    vec![
        names.to_owned(),
        row.rules.clone().unwrap_or_else(|| all.to_owned()),
        row.games.to_string(),
        row.won.to_string(),
        row.shared.to_string(),
        row.lost.to_string(),
        percent(row.share),
        percent(row.even),
        row.elo.map_or_else(nothing, elo),
        row.elo.map_or_else(nothing, interval),
        row.margin.map_or_else(nothing, mean),
    ]
}

/// The rating table of many.
fn write_ranking(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    use Align::{Left, Right};
    let heads = [
        ("rank", Right),
        ("engine", Left),
        ("Elo", Right),
        ("±", Right),
        ("games", Right),
        ("share", Right),
        ("even", Right),
        ("margin", Right),
        ("points", Right),
        ("ms a move", Right),
        ("faults", Right),
    ];
    let row = |(index, engine): (usize, &EngineReport)| {
        let strength = engine.strength;
        let mut row = vec![
            (index + 1).to_string(),
            engine.name.clone(),
            strength.map_or_else(nothing, |strength| signed(strength.elo)),
            strength.map_or_else(nothing, |strength| format!("{:.0}", strength.error)),
            engine.games.to_string(),
            percent(engine.share),
            percent(engine.even),
            engine.margin.map_or_else(nothing, mean),
        ];
        row.extend(manner(engine));
        row
    };
    write_columns(out, &heads, report.engines.iter().enumerate().map(row).collect())
}

/// What two engines did beside winning and losing.
fn write_manners(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let heads = ["engine", "points", "ms a move", "faults"].into_iter();
    let heads: Vec<_> = heads.zip([Align::Left].into_iter().chain([Align::Right; 3])).collect();
    let row =
        |engine: &EngineReport| [engine.name.clone()].into_iter().chain(manner(engine)).collect();
    write_columns(out, &heads, report.engines.iter().map(row).collect())
}

fn manner(engine: &EngineReport) -> [String; 3] {
    [
        engine.points.map_or_else(nothing, |points| format!("{points:.1}")),
        engine.ms_per_move.map_or_else(nothing, |ms| format!("{ms:.2}")),
        engine.faults.to_string(),
    ]
}

fn write_faults(out: &mut dyn Write, faults: &[FaultReport]) -> io::Result<()> {
    if faults.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nlost by a fault")?;
    for FaultReport { game, name, reason, .. } in faults.iter().take(MOST_FAULTS) {
        writeln!(out, "  game {game}: {name} {reason}")?;
    }
    match faults.len().saturating_sub(MOST_FAULTS) {
        0 => Ok(()),
        more => writeln!(out, "  and {more} more"),
    }
}

/// What a sequential test says.
fn write_sprt(out: &mut dyn Write, sprt: &SprtSummary) -> io::Result<()> {
    let SprtSummary { elo0, elo1, llr, lower, upper, accepted } = sprt;
    let verdict = match accepted {
        None => "not decided".to_owned(),
        Some(elo) => format!("{} accepted", plain(*elo)),
    };
    writeln!(out, "\nSPRT of {} against {} Elo: {verdict}", plain(*elo0), plain(*elo1))?;
    writeln!(out, "  log-likelihood ratio {llr:+.2}, bounds {lower:+.2} and {upper:+.2}")
}

fn nothing() -> String {
    "-".to_owned()
}
