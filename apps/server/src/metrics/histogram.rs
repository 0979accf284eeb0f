//! How long things take.

use super::Text;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the buckets, in microseconds; a last one has no end.
const ENDS: [u64; 12] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

/// How long things take, in buckets.
#[derive(Debug, Default)]
pub(super) struct Histogram {
    buckets: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(super) fn observe(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let bucket = ENDS.partition_point(|&end| end < micros);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    pub(super) fn write(&self, text: &mut Text, name: &str, help: &str) {
        text.head(name, "histogram", help);
        let (bucket, mut count) = (format!("{name}_bucket"), 0);
        let ends = ENDS.map(|end| seconds(end).to_string());
        let ends = ends.iter().map(String::as_str).chain(["+Inf"]);
        for (end, here) in ends.zip(&self.buckets) {
            count += here.load(Ordering::Relaxed);
            text.line(&bucket, &[("le", end)], count);
        }
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        text.line(&format!("{name}_sum"), &[], sum);
        text.line(&format!("{name}_count"), &[], count);
    }
}

#[allow(clippy::cast_precision_loss, reason = "a sum of centuries is as good a little rounded")]
fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_holds_all_that_took_no_longer() {
        let histogram = Histogram::default();
        for millis in [0, 1, 3, 10_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let mut text = Text::default();
        histogram.write(&mut text, "t", "A test.");
        let text = text.into_string();
        for line in [
            "# TYPE t histogram",
            "t_bucket{le=\"0.0005\"} 1",
            "t_bucket{le=\"0.001\"} 2",
            "t_bucket{le=\"0.005\"} 3",
            "t_bucket{le=\"5\"} 3",
            "t_bucket{le=\"+Inf\"} 4",
            "t_sum 10.004",
            "t_count 4",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }
}
