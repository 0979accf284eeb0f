//! The softmax of the win outputs, in integers.

/// Entries of the table for each unit of the logit.
const STEPS: usize = 64;

/// Beyond this many units the exponential counts as zero.
const UNITS: usize = 16;

/// exp(-1/64) as a fraction of 2^32.
const STEP: u64 = 4_228_380_000;

/// exp(-i/64) as fractions of 2^32, found by repeated multiplication.
static TABLE: [u32; STEPS * UNITS + 1] = {
    let mut table = [0; STEPS * UNITS + 1];
    let mut value: u64 = u32::MAX as u64;
    let mut index = 0;
    while index < table.len() {
        table[index] = value as u32;
        value = (value * STEP) >> 32;
        index += 1;
    }
    table
};

/// exp(-`distance` / `scale`) as a fraction of 2^32; `distance` is not negative.
pub(crate) fn exp_of_minus(distance: i32, scale: i32) -> u32 {
    let scaled =
        u64::from(distance.unsigned_abs()) * (STEPS as u64 * 256) / u64::from(scale.unsigned_abs());
    let (index, rest) = ((scaled >> 8) as usize, scaled & 255);
    if index >= STEPS * UNITS {
        return 0;
    }
    let [upper, lower] = [TABLE[index], TABLE[index + 1]].map(u64::from);
    ((upper * (256 - rest) + lower * rest) >> 8) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_exponential() {
        for distance in (0..200_000).step_by(37) {
            let exact = (-f64::from(distance) / 8128.0).exp();
            let found = f64::from(exp_of_minus(distance, 8128)) / 2f64.powi(32);
            assert!((found - exact).abs() < 1e-4, "{distance}: {found} is not {exact}");
        }
    }
}
