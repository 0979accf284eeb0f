//! What the host of a table decides, and nobody else.

use crate::script::{converse, guest, public, wish};
use azulejo_protocol::Viewer;
use azulejo_rules::Seat;

#[test]
fn only_the_owner_and_the_host_vacate_a_seat() {
    converse(
        public(wish("3cp")),
        "
            1 founded 3cp, with presets
        @0 ann> vacate 1
            refused: nobody sits at seat 1
        @0 bo> sit 1 Bo
            2 seated 1: Bo
            done 2
        @0 cy> sit 2 Cy
            3 seated 2: Cy
            done 3
        @0 cy> vacate 1
            refused: seat 1 is not yours
        @0 eve> vacate 1
            refused: seat 1 is not yours
        @0 bo> vacate 1
            4 vacated 1
            done 4
        @0 bo> vacate 1
            refused: seat 1 is not yours
        @0 ann> vacate 2
            5 vacated 2
            done 5
        @0 cy> ready 2
            refused: seat 2 is not yours
        @0 ann> bot 3 hard
            6 seated 3: bot:hard
            done 6
        @0 cy> vacate 3
            refused: seat 3 is not yours
        @0 ann> vacate 3
            7 vacated 3
            done 7
        @0 ann> vacate 4
            refused: there is no seat 4 at this table
        ",
    );
}

#[test]
fn only_the_host_seats_bots_and_only_where_nobody_sits() {
    converse(
        public(wish("2cp")),
        "
            1 founded 2cp, with presets
        @0 bo> sit 1 Bo
            2 seated 1: Bo
            done 2
        @0 bo> bot 2 hard
            refused: only the host of the table may do that
        @0 ann> bot 1 hard
            refused: somebody sits at seat 1
        @0 ann> bot 2 hard
            3 seated 2: bot:hard
            done 3
        @0 ann> bot 2 easy
            refused: somebody sits at seat 2
        @0 ann> bot 3 easy
            refused: there is no seat 3 at this table
        @0 bo> sit 2 Bo
            refused: somebody sits at seat 2
        @0 ann> say 2 hello
            refused: seat 2 is not yours
        @0 ann> ready 2
            refused: seat 2 is not yours
        ",
    );
}

#[test]
fn owners_and_invitations_move_along_when_seats_are_swapped() {
    let host = converse(
        wish("3cp"),
        "
            1 founded 3cp, with presets
        @0 ann> sit 1 Ann
            2 seated 1: Ann
            done 2
        @0 ann> ready 1
            3 ready 1
            done 3
        @0 ann> invite 2 bokeybokey
            4 invited to 2
            done 4
        @0 ann> swap 1 2
            5 swapped 1 and 2
            done 5
        @0 bo> sit 2 Bo with bokeybokey
            refused: this does not open the seat, or not any more
        @0 bo> sit 1 Bo with bokeybokey
            6 seated 1: Bo
            done 6
        @0 bo> say 1 hello
            7 said by 1: hello
            done 7
        @0 ann> say 1 hello
            refused: seat 1 is not yours
        @0 ann> ready 2
            refused: the seat is ready already
        @0 bo> swap 1 3
            refused: only the host of the table may do that
        @0 ann> swap 1 3
            8 swapped 1 and 3
            done 8
        @0 ann> swap 1 1
            refused: both seats are seat 1
        @0 ann> swap 1 4
            refused: there is no seat 4 at this table
        @0 ann> swap 4 1
            refused: there is no seat 4 at this table
        @0 bo> say 3 hello
            9 said by 3: hello
            done 9
        @0 bo> vacate 1
            refused: seat 1 is not yours
        ",
    );
    let [_, two, three, _] = Seat::ALL;
    assert_eq!(host.table.viewer(guest("ann")), Viewer::seat(two));
    assert_eq!(host.table.viewer(guest("bo")), Viewer::seat(three));
}
