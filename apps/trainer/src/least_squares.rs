//! Linear least squares over many rows, by normal equations.

/// Penalty on the square of each weight, for each row: keeps weights small where inputs are nearly the same.
const RIDGE: f64 = 1e-4;

/// Sums over rows of `N` inputs, a constant, and a target.
pub(crate) struct NormalEquations<const N: usize> {
    rows: f64,
    /// Products of the inputs, the constant last; `N + 1` rows of `N + 1`.
    matrix: Vec<Vec<f64>>,
    target: Vec<f64>,
}

impl<const N: usize> Default for NormalEquations<N> {
    fn default() -> NormalEquations<N> {
        let (matrix, target) = (vec![vec![0.0; N + 1]; N + 1], vec![0.0; N + 1]);
        NormalEquations { rows: 0.0, matrix, target }
    }
}

impl<const N: usize> NormalEquations<N> {
    pub(crate) fn add(&mut self, inputs: &[f32; N], target: f32) {
        let input = |index: usize| inputs.get(index).map_or(1.0, |input| f64::from(*input));
        for (row, sums) in self.matrix.iter_mut().enumerate() {
            for (column, sum) in sums.iter_mut().enumerate() {
                *sum += input(row) * input(column);
            }
            self.target[row] += input(row) * f64::from(target);
        }
        self.rows += 1.0;
    }

    /// The weights of the inputs as multiples of `step`, then the constant; `None` without rows. Each weight that is rounded
    /// is made up for by those that are still free, the constant at last, so that rounding shifts no mean.
    pub(crate) fn solve(&self, step: f64) -> Option<Vec<f32>> {
        if self.rows == 0.0 {
            return None;
        }
        let mut fixed = Vec::new();
        for index in 0..N {
            let weight = self.solve_rest(&fixed)[index];
            fixed.push((weight / step).round() * step);
        }
        Some(self.solve_rest(&fixed).into_iter().map(|weight| weight as f32).collect())
    }

    /// The solution whose first weights are fixed.
    fn solve_rest(&self, fixed: &[f64]) -> Vec<f64> {
        let first = fixed.len();
        let (mut matrix, mut target) = (self.matrix.clone(), self.target.clone());
        for row in first..=N {
            target[row] -=
                fixed.iter().zip(&matrix[row]).map(|(weight, of)| weight * of).sum::<f64>();
            // The constant has no penalty.
            if row < N {
                matrix[row][row] += RIDGE * self.rows;
            }
        }
        // Gauss elimination; the matrix is positive definite, so no pivot is zero.
        for pivot in first..=N {
            let row = matrix[pivot].clone();
            for below in pivot + 1..=N {
                let factor = matrix[below][pivot] / row[pivot];
                matrix[below].iter_mut().zip(&row).for_each(|(to, from)| *to -= factor * from);
                target[below] -= factor * target[pivot];
            }
        }
        let mut solution = fixed.to_vec();
        solution.resize(N + 1, 0.0);
        for index in (first..=N).rev() {
            let known: f64 = (index + 1..=N).map(|at| matrix[index][at] * solution[at]).sum();
            solution[index] = (target[index] - known) / matrix[index][index];
        }
        solution
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_linear_function_is_found() {
        let mut equations = NormalEquations::<3>::default();
        for row in 0..200_u16 {
            let inputs = [row % 7, row % 5, row % 3].map(f32::from);
            equations.add(&inputs, 2.0 * inputs[0] - inputs[1] + 0.5);
        }
        let found = equations.solve(0.001).unwrap();
        for (found, expected) in found.iter().zip([2.0, -1.0, 0.0, 0.5]) {
            assert!((found - expected).abs() < 0.01, "{found} instead of {expected}");
        }
    }

    #[test]
    fn the_mean_is_right_where_the_inputs_say_nothing() {
        let mut equations = NormalEquations::<2>::default();
        for row in 0..10_u8 {
            equations.add(&[0.0, 0.0], f32::from(row));
        }
        let [.., constant] = equations.solve(0.001).unwrap()[..] else { panic!() };
        assert!((constant - 4.5).abs() < 1e-6, "{constant}");
        assert!(NormalEquations::<2>::default().solve(0.001).is_none());
    }

    #[test]
    fn rounded_weights_leave_the_mean_right() {
        let mut equations = NormalEquations::<2>::default();
        let rows: Vec<[f32; 2]> = (0..50_u8).map(|row| [row % 5, row % 7].map(f32::from)).collect();
        let target = |[one, two]: [f32; 2]| 0.4 * one + 0.3 * two;
        for row in &rows {
            equations.add(row, target(*row));
        }
        let [one, two, constant] = equations.solve(0.25).unwrap()[..] else { panic!() };
        assert!([one, two].iter().all(|weight| (weight / 0.25 % 1.0).abs() < 1e-6), "{one} {two}");
        let error: f32 =
            rows.iter().map(|row| one * row[0] + two * row[1] + constant - target(*row)).sum();
        assert!(error.abs() < 1e-3, "{error}");
    }
}
