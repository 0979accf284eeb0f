//! The table in words, for those who ask.

use super::Talk;
use crate::game::{foreseen, placement};
use azulejo_protocol::{Mirror, Report};
use azulejo_rules::{Move, MoveKind, Phase, Position, Seat, Setup, Tile, WallSide};
use azulejo_view::scene::BoardView;
use azulejo_view::{Args, Ledger, Narrator, Scene, SceneOptions};
use std::io;

impl Talk<'_> {
    /// The discs and the center.
    pub(super) fn describe_offer(&mut self) -> io::Result<()> {
        let pos = self.game.table().position().clone();
        self.describe_discs(&pos)
    }

    pub(super) fn describe_discs(&mut self, pos: &Position) -> io::Result<()> {
        let scene = still(pos);
        let told = self.narrated(|narrator| {
            let discs = scene.discs.iter().map(|disc| narrator.disc(disc));
            discs.chain([narrator.center(&scene.center)]).collect::<Vec<_>>()
        });
        self.lines(&told)
    }

    /// Where the completed line of the person to move may go; nothing while tiles are taken.
    pub(super) fn describe_choices(&mut self) -> io::Result<()> {
        let table = self.game.table();
        let is_own = table.to_move().is_some_and(|seat| self.is_here(seat));
        if is_own && table.position().phase() == Phase::Tiling {
            return self.describe_moves();
        }
        Ok(())
    }

    /// The moves that can be played: those of one color at one source in a line, each placement in one of its own.
    pub(super) fn describe_moves(&mut self) -> io::Result<()> {
        let table = self.game.table();
        if table.to_move().is_none() {
            return self.say("plain-no-moves");
        }
        let pos = table.position().clone();
        let mut told: Vec<(String, Vec<String>)> = Vec::new();
        for &mv in &pos.legal_moves() {
            let what = self.what_it_does(&pos, mv);
            match told.last_mut().filter(|(last, _)| *last == what) {
                Some((_, moves)) => moves.push(mv.to_string()),
                None => told.push((what, vec![mv.to_string()])),
            }
        }
        for (what, moves) in told {
            self.line(&format!("{}: {what}", moves.join(" ")))?;
        }
        Ok(())
    }

    fn what_it_does(&self, pos: &Position, mv: Move) -> String {
        match mv.kind() {
            MoveKind::Take(take) => {
                let count = pos.tiles_at(take.source).count(take.tile);
                self.narrated(|narrator| narrator.pick(take.source, take.tile, count))
            }
            MoveKind::Place(place) => placement(self.texts, pos, place),
        }
    }

    /// A board, from top to bottom.
    pub(super) fn describe_board(&mut self, seat: Seat) -> io::Result<()> {
        let scene = still(self.game.table().position());
        let Some(board) = scene.board(seat) else { return Ok(()) };
        let mut told = self.narrated(|narrator| {
            let lines = board.lines.iter().map(|line| narrator.line(line));
            [narrator.board(board)].into_iter().chain(lines).collect::<Vec<_>>()
        });
        told.extend(self.wall(board));
        told.push(self.narrated(|narrator| narrator.floor(&board.floor)));
        told.extend(board.tray.as_ref().map(|tray| self.narrated(|narrator| narrator.tray(tray))));
        if board.starts_next {
            told.push(self.texts.say("starts-next"));
        }
        self.lines(&told)
    }

    fn wall(&self, board: &BoardView) -> Vec<String> {
        let rows = board.wall.iter().filter_map(|row| {
            let tiles: Vec<String> = row
                .iter()
                .filter_map(|cell| Some((cell.tile?, cell.column)))
                .map(|(tile, column)| {
                    let args = Args::new().tile(tile).number("column", column.number());
                    self.texts.tell("plain-wall-tile", &args)
                })
                .collect();
            let args = Args::new().number("line", row.first()?.line.number());
            if tiles.is_empty() {
                return Some(self.texts.tell("plain-wall-row-empty", &args));
            }
            let args = args.text("tiles", self.texts.list(&tiles));
            Some(self.texts.tell("plain-wall-row", &args))
        });
        rows.collect()
    }

    /// The points of all, and what the round would bring them if it ended now.
    pub(super) fn describe_score(&mut self) -> io::Result<()> {
        let table = self.game.table();
        let (pos, is_over) = (table.position(), table.end().is_some());
        let scene = still(pos);
        let told = self.narrated(|narrator| {
            let account = |board: &BoardView| account(narrator, pos, board, is_over);
            scene.boards.iter().map(account).collect::<Vec<_>>()
        });
        self.lines(&told)?;
        self.describe_clocks()
    }

    /// What the gold sides do that lie on the table.
    pub(super) fn describe_gold(&mut self) -> io::Result<()> {
        let pos = self.game.table().position();
        let circle = pos.rules().circle();
        let told = self.narrated(|narrator| {
            let effects = circle.filter_map(|factory| Some((factory, pos.disc(factory).effect()?)));
            let told = effects.map(|(factory, effect)| {
                let (name, rule) = (narrator.effect_name(effect), narrator.effect_rule(effect));
                format!("{}, {name}: {rule}", factory.number())
            });
            told.collect::<Vec<_>>()
        });
        if told.is_empty() {
            return self.say("plain-no-gold");
        }
        self.lines(&told)
    }

    /// What was played in this round, or the last so many steps.
    pub(super) fn describe_log(&mut self, last: Option<usize>) -> io::Result<()> {
        let table = self.game.table();
        let told = self.narrated(|narrator| log(narrator, table));
        let round = table.last_step().map(azulejo_protocol::Step::round);
        let from = match last {
            Some(last) => told.len().saturating_sub(last),
            None => told.iter().position(|(of, _)| Some(*of) == round).unwrap_or(told.len()),
        };
        if from == told.len() {
            return self.say("plain-no-log");
        }
        let lines: Vec<String> = told[from..].iter().flat_map(|(_, lines)| lines.clone()).collect();
        self.lines(&lines)
    }

    /// The letters of the colors with their words in the theme.
    pub(super) fn describe_letters(&mut self) -> io::Result<()> {
        let colors = self.narrated(|narrator| {
            let letters =
                Tile::ALL.map(|tile| format!("{} {}", tile.letter(), narrator.color(tile)));
            self.texts.list(&letters)
        });
        self.tell("help-letters", &Args::new().text("colors", colors))
    }

    /// What a move would bring.
    pub(super) fn foreseen(&self, pos: &Position, mv: Move) -> String {
        self.narrated(|narrator| foreseen(self.texts, narrator, pos, mv))
    }

    pub(super) fn lines(&mut self, told: &[String]) -> io::Result<()> {
        told.iter().try_for_each(|line| self.line(line))
    }
}

fn still(pos: &Position) -> Scene {
    Scene::still(&Setup::from(pos), &SceneOptions::default())
}

fn account(narrator: &Narrator<'_>, pos: &Position, board: &BoardView, is_over: bool) -> String {
    let score = narrator.board(board);
    if is_over {
        return score;
    }
    let side: WallSide = pos.rules().wall;
    format!("{score} {}", narrator.ledger(&Ledger::of(pos.board(board.seat), side)))
}

/// Every step with its round, in sentences.
fn log(narrator: &Narrator<'_>, table: &Mirror) -> Vec<(u16, Vec<String>)> {
    let mut before = table.history().base().clone();
    let moments = table.history().moments().map(|moment| {
        let mut told = Vec::new();
        told.extend(moment.step.mv().map(|mv| narrator.play(&before, mv).text()));
        match &moment.report {
            Report::Dealt(report) => told.extend(narrator.deal(&moment.position, report)),
            Report::Moved => {}
            Report::RoundEnded(report) => told.extend(narrator.round(report)),
        }
        before.clone_from(&moment.position);
        (moment.step.round(), told)
    });
    moments.collect()
}
