//! What eyes see.

/// A color as the screen takes it, each part from 0 to 1.
pub(crate) type Rgb = [f64; 3];

pub(crate) type Matrix = [[f64; 3]; 3];

/// What becomes of light in the eyes of those who lack a kind of cones.
pub(crate) const EYES: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Light as it adds up, from the screen's numbers.
pub(crate) fn linear(rgb: Rgb) -> Rgb {
    rgb.map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
}

pub(crate) fn simulate(matrix: &Matrix, light: Rgb) -> Rgb {
    matrix.map(|row| {
        row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0)
    })
}

/// The contrast of WCAG, from 1 to 21.
pub(crate) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |rgb: Rgb| {
        linear(rgb)
            .iter()
            .zip([0.2126, 0.7152, 0.0722])
            .map(|(part, weight)| part * weight)
            .sum::<f64>()
    };
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    (a / b).max(b / a)
}

/// CIELAB under D65.
pub(crate) fn lab([r, g, b]: Rgb) -> [f64; 3] {
    let curve =
        |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let x = curve((0.412_456 * r + 0.357_576 * g + 0.180_437 * b) / 0.950_47);
    let y = curve(0.212_673 * r + 0.715_152 * g + 0.072_175 * b);
    let z = curve((0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIE76.
pub(crate) fn difference(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}
