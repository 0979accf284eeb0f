//! The looks of the drawing, on light and on dark ground.

/// The colors of the seats differ in lightness and for all kinds of color vision; the lines differ
/// by their dashes, too.
pub(super) const STYLE: &str = "\
svg{background:#fff;font-family:system-ui,sans-serif}
text{fill:#333;font-size:13px}
.title{font-size:17px;font-weight:600}
.axis,.note{fill:#666;font-size:12px}
.key{font-size:12px}
.end{text-anchor:end}
.grid{stroke:#e4e4e4}
.half{stroke:#999}
.round{stroke:#bbb;stroke-dasharray:2 4}
.course{fill:none;stroke-width:2;stroke-linejoin:round}
.area{fill-opacity:.22}
.point{opacity:.85}
.seat1{stroke:#0061a1}.fill1{fill:#0061a1}
.seat2{stroke:#c65102;stroke-dasharray:8 4}.fill2{fill:#c65102}
.seat3{stroke:#00845c;stroke-dasharray:2 3}.fill3{fill:#00845c}
.seat4{stroke:#a8488a;stroke-dasharray:10 3 2 3}.fill4{fill:#a8488a}
.dot circle{fill:#fff;stroke:#222;stroke-width:1.5}
.dot text{fill:#222;font-size:12px;font-weight:600;text-anchor:middle}
@media (prefers-color-scheme:dark){
svg{background:#16181c}
text{fill:#ddd}
.axis,.note{fill:#a0a4aa}
.grid{stroke:#2c3036}
.half{stroke:#6b7078}
.round{stroke:#4a4f57}
.seat1{stroke:#62b6f0}.fill1{fill:#62b6f0}
.seat2{stroke:#f0914a}.fill2{fill:#f0914a}
.seat3{stroke:#3ecf9f}.fill3{fill:#3ecf9f}
.seat4{stroke:#e39ac9}.fill4{fill:#e39ac9}
.dot circle{fill:#16181c;stroke:#eee}
.dot text{fill:#eee}
}
";
