//! The learning curve as a picture.

use std::fmt::Write;

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 240.0;
const LEFT: f32 = 56.0;
const BOTTOM: f32 = 32.0;
const TOP: f32 = 24.0;

/// An SVG of the held-out loss after each epoch, one line for each network.
pub(crate) fn svg(curves: &[(&str, &[f32])]) -> String {
    let losses = || curves.iter().flat_map(|(_, losses)| losses.iter().copied());
    let (low, high) = (losses().fold(f32::MAX, f32::min), losses().fold(f32::MIN, f32::max));
    let span = (high - low).max(1e-4);
    let epochs = curves.iter().map(|(_, losses)| losses.len()).max().unwrap_or(0).max(2);
    let x = |epoch: usize| LEFT + (WIDTH - LEFT - 16.0) * epoch as f32 / (epochs - 1) as f32;
    let y = |loss: f32| TOP + (HEIGHT - TOP - BOTTOM) * (high - loss) / span;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"14\">Held-out cross-entropy of the result, after each epoch</text>\n"
    );
    for loss in [low, f32::midpoint(low, high), high] {
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {0:.1}H{1}\" stroke=\"#ddd\"/><text x=\"4\" y=\"{2:.1}\">{loss:.4}</text>",
            y(loss),
            WIDTH - 16.0,
            y(loss) + 4.0
        );
    }
    for ((name, losses), color) in curves.iter().zip(["#3d8fd1", "#b02330", "#1f242b"]) {
        let points: Vec<String> = losses
            .iter()
            .enumerate()
            .map(|(epoch, loss)| format!("{:.1},{:.1}", x(epoch), y(*loss)))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        if let Some(last) = losses.last() {
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"{color}\">{name}</text>",
                WIDTH - 16.0,
                y(*last) - 6.0
            );
        }
    }
    for epoch in [1, epochs] {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{epoch}</text>",
            x(epoch - 1),
            HEIGHT - 12.0
        );
    }
    svg + "</svg>\n"
}
