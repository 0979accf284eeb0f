//! As much linear algebra as ratings need.

/// A square matrix, row by row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Matrix {
    size: usize,
    cells: Vec<f64>,
}

impl Matrix {
    /// All cells alike.
    pub(crate) fn filled(size: usize, value: f64) -> Matrix {
        Matrix { size, cells: vec![value; size * size] }
    }

    /// How many rows and columns.
    pub(crate) fn size(&self) -> usize {
        self.size
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
    }

    /// The product with a vector.
    pub(crate) fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.cells.chunks(self.size).map(|row| dot(row, vector)).collect()
    }

    /// The inverse, by elimination. The matrix is symmetric and positive, so no pivot is 0.
    pub(crate) fn inverse(mut self) -> Matrix {
        let size = self.size;
        let mut inverse = Matrix::filled(size, 0.0);
        (0..size).for_each(|index| inverse.add(index, index, 1.0));
        for pivot in 0..size {
            let scale = 1.0 / self.at(pivot, pivot);
            for matrix in [&mut self, &mut inverse] {
                matrix.row_mut(pivot).iter_mut().for_each(|cell| *cell *= scale);
            }
            for row in (0..size).filter(|&row| row != pivot) {
                let factor = self.at(row, pivot);
                for matrix in [&mut self, &mut inverse] {
                    matrix.subtract(row, pivot, factor);
                }
            }
        }
        inverse
    }

    fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.cells[row * self.size..][..self.size]
    }

    /// Subtracts a multiple of one row from another.
    fn subtract(&mut self, from: usize, row: usize, factor: f64) {
        for column in 0..self.size {
            let value = self.at(row, column);
            self.add(from, column, -factor * value);
        }
    }
}

pub(crate) fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_changes_nothing() {
        let mut matrix = Matrix::filled(3, 1.0);
        for (index, value) in [4.0, 2.5, 7.0].into_iter().enumerate() {
            matrix.add(index, index, value);
        }
        let vector = [1.0, -2.0, 0.5];
        let back = matrix.clone().inverse().times(&matrix.times(&vector));
        assert!(back.iter().zip(vector).all(|(a, b)| (a - b).abs() < 1e-12), "{back:?}");
    }
}
