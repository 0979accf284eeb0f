//! Records that must be refused, each with its reason (FORMATS "Record").

use azulejo_testkit::oracle::replay;

#[test]
fn unsound_records_are_refused() {
    let tags = "[Azulejo \"1\"] [Players \"2\"] [Wall \"colored\"] [Factories \"plain\"]\n";
    let deal = "round 1 deal BBYR KKWW BYRK RRRR YYKW";
    assert_eq!(replay(tags).map(|lines| lines.len()), Ok(1));
    assert_eq!(replay(&format!("{tags}[Note \"a;\\\"b\"];x\n{deal} 4R4;y\n")).unwrap().len(), 3);
    let table = [
        ("[Players \"2\"]".to_string(), "begins with"),
        ("[Azulejo \"2\"]".to_string(), "begins with"),
        ("[Azulejo \"1\"] [Players \"2\"] [Wall \"free\"]".to_string(), "`Factories` is missing"),
        (tags.replace("free", "x").replace("colored", "x"), "legal are colored, free"),
        (format!("{tags}[Wall \"free\"]"), "line 2: tag `Wall` is given twice"),
        (format!("{tags}[Note \"a\nb\"]"), "line 2: a value does not end"),
        (format!("{tags}[Note \"a\\n\"]"), "after `\\`"),
        (format!("{tags}{deal} [Note \"x\"]"), "no move"),
        (format!("{tags}[Result \"0-0\"]"), "came to `*`"),
        (format!("{tags}round 2"), "line 2: `2`: `round` must be 1"),
        (format!("{tags}round 1 first 3"), "seats 1 to 2"),
        (format!("{tags}deal BBYR KKWW BYRK RRRR YYKW"), "follows its `round`"),
        (format!("{tags}round 1 deal BBYR"), "1 factories were dealt"),
        (format!("{tags}{deal}\n4R2 4R2"), "line 3: `4R2`: `4R2` is not legal: there is no R"),
        (format!("{tags}{deal}\n4R2 round 2"), "line 3: `round`: no round begins here"),
    ];
    for (record, reason) in table {
        let fault = replay(&record).expect_err(&record);
        assert!(fault.contains(reason), "{fault}, not `{reason}`: {record}");
    }
}
