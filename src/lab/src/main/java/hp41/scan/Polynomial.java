package hp41.scan;

/** Polynomials, as arrays of the factors of the powers, beginning with the constant. */
final class Polynomial {

  private Polynomial() {}

  static double at(double[] polynomial, double x) {
    double value = 0;
    for (int i = polynomial.length - 1; i >= 0; i--) {
      value = value * x + polynomial[i];
    }
    return value;
  }

  /**
   * Returns the polynomial with the least squares of the weighted differences.
   *
   * @param powers the number of factors
   * @param unit the magnitude of x, by which it is divided during the computation
   */
  static double[] fit(double[] x, double[] y, double[] weights, int powers, double unit) {
    double[][] sums = new double[powers][powers + 1];
    for (int i = 0; i < x.length; i++) {
      double factor = weights[i];
      double[] power = new double[powers];
      for (int j = 0; j < powers; j++) {
        power[j] = j == 0 ? 1 : power[j - 1] * x[i] / unit;
      }
      for (int j = 0; j < powers; j++) {
        for (int k = 0; k < powers; k++) {
          sums[j][k] += factor * power[j] * power[k];
        }
        sums[j][powers] += factor * power[j] * y[i];
      }
    }
    double[] solution = solved(sums);
    double scale = 1;
    for (int j = 0; j < powers; j++) {
      solution[j] /= scale;
      scale *= unit;
    }
    return solution;
  }

  /** Solves linear equations by elimination; an unknown that is not determined becomes 0. */
  private static double[] solved(double[][] rows) {
    int count = rows.length;
    double largest = 0;
    for (int i = 0; i < count; i++) {
      largest = Math.max(largest, rows[i][i]);
    }
    boolean[] determined = new boolean[count];
    for (int i = 0; i < count; i++) {
      determined[i] = rows[i][i] > largest * 1e-9;
      for (int j = 0; determined[i] && j < count; j++) {
        double factor = j == i ? 0 : rows[j][i] / rows[i][i];
        for (int k = i; factor != 0 && k <= count; k++) {
          rows[j][k] -= factor * rows[i][k];
        }
      }
    }
    double[] solution = new double[count];
    for (int i = 0; i < count; i++) {
      solution[i] = determined[i] ? rows[i][count] / rows[i][i] : 0;
    }
    return solution;
  }
}
