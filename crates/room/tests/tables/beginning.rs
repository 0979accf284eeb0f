//! From the lobby to the first game.

use crate::script::{WATCH, converse, guest, public, secret, timed, wish};
use azulejo_fair::Nonce;
use azulejo_protocol::{Clock, FirstSeat, Key, Millis, Mirror};
use azulejo_room::{Table, Wish};
use azulejo_rules::Seat;

#[test]
fn it_begins_when_everybody_sits_and_is_ready_and_the_host_says_so() {
    let host = converse(
        public(wish("3cp")),
        "
            1 founded 3cp, with presets
        @0 ann> begin
            refused: nobody sits at seat 1
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 ann> ready 1
            refused: the seat is ready already
        @0 ann> ready 2
            refused: seat 2 is not yours
        @0 ann> begin
            refused: seat 2 is not ready
        @0 ann> bot 3 hard
            5 seated 3: bot:hard
            done 5
        @0 ann> begin
            refused: seat 2 is not ready
        @0 bo> begin
            refused: only the host of the table may do that
        @0 eve> begin
            refused: only the host of the table may do that
        @0 bo> ready 2
            6 ready 2
            done 6
        @0 bo> begin
            refused: only the host of the table may do that
        @0 eve> ready 2
            refused: seat 2 is not yours
        @0 ann> begin
            7 opened game 1: Ann, Bo, bot:hard; 1 begins
            8 dealt KKYR BWYB WWYB RWKB WYBR RBRW RRYR
            done 7
        @0 ann> begin
            refused: the game has begun
        @0 ann> play 1 1B2
            refused: 1B2 is not legal
        ",
    );
    let fair = host.table.mirror().and_then(Mirror::fair).unwrap();
    let nonce = |byte| Some(Nonce::from_bytes([byte; Nonce::BYTES]));
    assert_eq!(fair.terms.nonces.to_vec(), [nonce(1), nonce(2), None]);
    assert_eq!(fair.terms.commitment, secret(1).commitment());
    assert_eq!((fair.terms.table, fair.terms.game), (host.table.id().0.to_be_bytes(), 1));
}

#[test]
fn whoever_sits_down_anew_has_to_be_ready_anew() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 bo> ready 2
            5 ready 2
            done 5
        @0 ann> vacate 1
            6 vacated 1
            done 6
        @0 ann> begin
            refused: nobody sits at seat 1
        @0 ann> sit 1 Ann
            7 seated 1: Ann
            done 7
        @0 ann> begin
            refused: seat 1 is not ready
        @0 ann> ready 1
            8 ready 1
            done 8
        @0 ann> begin
            9 opened game 1: Ann, Bo; 1 begins
            10 dealt YWKB WRBY KYKK BRRK RWWB
            done 9
        ",
    );
}

#[test]
fn nothing_of_a_game_is_asked_in_the_lobby_and_nothing_of_the_lobby_in_a_game() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> play 1 1B2
            refused: the game has not begun
        @0 ann> undo 1
            refused: the game has not begun
        @0 ann> agree 1 to 2
            refused: the game has not begun
        @0 ann> resign 1 of 1
            refused: the game has not begun
        @0 ann> abort 1 of 1
            refused: the game has not begun
        @0 ann> rematch 1 of 1
            refused: the game has not begun
        @0 ann> bot 2 hard
            3 seated 2: bot:hard
            done 3
        @0 ann> ready 1
            4 ready 1
            done 4
        @0 ann> begin
            5 opened game 1: Ann, bot:hard; 1 begins
            6 dealt BYYK YKWR RKWY KYRW YRRW
            done 5
        @0 ann> sit 1 Ann
            refused: the game has begun
        @0 ann> sit 2 Ann
            refused: the game has begun
        @0 ann> vacate 1
            refused: the game has begun
        @0 ann> bot 1 hard
            refused: the game has begun
        @0 ann> swap 1 2
            refused: the game has begun
        @0 ann> invite 1 bokeybokey
            refused: the game has begun
        @0 ann> ready 1
            refused: the game has begun
        @0 ann> begin
            refused: the game has begun
        @0 eve> begin
            refused: the game has begun
        ",
    );
}

#[test]
fn the_code_and_the_invitations_open_nothing_once_the_game_has_begun() {
    let host = converse(
        wish("2cp"),
        "
            1 founded 2cp, with presets
        @0 ann> invite 1 bokeybokey
            2 invited to 1
            done 2
        @0 ann> swap 1 2
            3 swapped 1 and 2
            done 3
        @0 ann> sit 1 Ann
            4 seated 1: Ann
            done 4
        @0 ann> bot 2 hard
            5 seated 2: bot:hard
            done 5
        @0 ann> ready 1
            6 ready 1
            done 6
        @0 ann> begin
            7 opened game 1: Ann, bot:hard; 1 begins
            8 dealt BYYK YKWR RKWY KYRW YRRW
            done 7
        @0 eve? codecode
            sees nothing
        @0 eve? bokeybokey
            sees nothing
        @0 eve?
            sees nothing
        @0 eve? watchwatch
            sees it
        @0 ann?
            sees it
        @0 eve> sit 2 Eve with codecode
            refused: the game has begun
        @0 eve> play 1 1B2
            refused: seat 1 is not yours
        ",
    );
    assert_eq!(host.table.card().code, None);
    let watch: Key = WATCH.parse().unwrap();
    assert!(host.table.shows_itself(guest("eve"), Some(&watch)));
}

#[test]
fn a_bot_may_begin_and_the_clock_of_a_person_runs() {
    converse(
        timed(public(wish("2cp")), Clock::PerMove { time: Millis(1_000) }),
        "
            1 founded 2cp, with presets
        @0 ann> bot 1 hard
            2 seated 1: bot:hard
            done 2
        @0 bo> sit 2 Bo
            3 seated 2: Bo
            done 3
        @5000 bo> ready 2
            4 ready 2
            done 4
        @5000 ann> begin
            5 opened game 1: bot:hard, Bo; 1 begins
            6 dealt BBYR BRBK RYRK YYYW YWWK
            done 5
            bot 1 hard thinks, turn 6
        @5100 bot> 1@1
            error: the bot at seat 1 wants 1@1: there is no completed line to place
        @5200 bot> 1R2
            7 moved 1 1R2
        @5300 eve> play 2 2K3
            refused: seat 2 is not yours
        @6199 tick
        @6200 tick
            8 ended: 2 out of time
            9 revealed
        @6300 tick
        ",
    );
}

#[test]
fn what_cannot_be_played_is_not_founded() {
    let mut wish = wish("2cp");
    wish.options.first = FirstSeat::Chosen(Seat::ALL[3]);
    wish.options.clock = Clock::PerMove { time: Millis::ZERO };
    assert_eq!(
        refusal(wish),
        "seat 4 can't begin, it does not exist at this table; a clock is set to more than \
         nothing and at most 2592000000 ms"
    );
}

fn refusal(wish: Wish) -> String {
    let (id, by) = (azulejo_protocol::TableId(7), azulejo_protocol::CommandId(0));
    let found = Table::found(id, Millis(0), guest("ann"), by, wish, secret(1));
    found.unwrap_err().to_string()
}
