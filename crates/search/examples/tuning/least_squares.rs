//! Many linear equations, solved as well as they can be.

/// The sums that least squares need: what every pair of unknowns has to do with each other.
pub(crate) struct Equations {
    size: usize,
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Equations {
    /// Equations for so many unknowns, each of which is held near 0 by `hold` equations.
    pub(crate) fn new(size: usize, hold: f64) -> Equations {
        let mut matrix = vec![0.0; size * size];
        for unknown in 0..size {
            matrix[unknown * size + unknown] = hold;
        }
        Equations { size, matrix, right: vec![0.0; size] }
    }

    /// These unknowns, each so many times, make `result` together.
    pub(crate) fn add(&mut self, unknowns: &[(usize, i32)], result: f64) {
        for &(row, much) in unknowns {
            self.right[row] += f64::from(much) * result;
            let line = &mut self.matrix[row * self.size..][..self.size];
            for &(column, other) in unknowns {
                line[column] += f64::from(much) * f64::from(other);
            }
        }
    }

    /// The unknowns that come nearest to all equations, by Cholesky's decomposition.
    pub(crate) fn solve(mut self) -> Vec<f64> {
        self.decompose();
        let size = self.size;
        let at = |row: usize, column: usize| self.matrix[row * size + column];
        let mut found = self.right.clone();
        for row in 0..size {
            let known: f64 = (0..row).map(|column| at(row, column) * found[column]).sum();
            found[row] = (found[row] - known) / at(row, row);
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|below| at(below, row) * found[below]).sum();
            found[row] = (found[row] - known) / at(row, row);
        }
        found
    }

    /// Puts the lower triangle in the place of the matrix.
    fn decompose(&mut self) {
        let size = self.size;
        for row in 0..size {
            for column in 0..=row {
                let (upper, lower) = (&self.matrix[column * size..], &self.matrix[row * size..]);
                let known: f64 = lower[..column].iter().zip(upper).map(|(a, b)| a * b).sum();
                let rest = self.matrix[row * size + column] - known;
                self.matrix[row * size + column] = if row == column {
                    rest.sqrt()
                } else {
                    rest / self.matrix[column * size + column]
                };
            }
        }
    }
}
