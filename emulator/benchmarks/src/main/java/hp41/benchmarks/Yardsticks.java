package hp41.benchmarks;

import java.util.Locale;

/**
 * The computations of the benchmark programs in plain Java with doubles, which show how fast this
 * computer is.
 */
final class Yardsticks {

  private static final int THOUSAND = 1000;

  private Yardsticks() {}

  /** The number of solutions, searched as the program does. */
  static double queens() {
    double[] register = new double[11];
    int column = 1;
    while (column > 0) {
      register[column]++;
      if (register[column] > 8) {
        register[column] = 0;
        column--;
      } else if (isSafe(register, column)) {
        if (column == 8) {
          register[10]++;
        } else {
          column++;
        }
      }
    }
    return register[10];
  }

  private static boolean isSafe(double[] register, int column) {
    for (int other = column - 1; other > 0; other--) {
      double distance = register[column] - register[other];
      if (distance == 0 || Math.abs(distance) == column - other) {
        return false;
      }
    }
    return true;
  }

  static double sum() {
    double sum = 0;
    for (int i = 0; i < THOUSAND; i++) {
      double x = 0;
      for (int j = 0; j < THOUSAND; j++) {
        x++;
        sum += x;
      }
    }
    return sum;
  }

  static double functions() {
    double sum = 0;
    for (int i = 0; i < 100; i++) {
      for (int j = 0; j < THOUSAND; j++) {
        sum += Math.sqrt(Math.pow(Math.log(Math.sin(Math.toRadians(j)) + 2), 1.5));
      }
    }
    return sum;
  }

  static double calls() {
    double[] register = {0, 0, 0, 0, 5, 5, 0};
    for (int i = 0; i < 100; i++) {
      for (int j = 0; j < THOUSAND; j++) {
        outer(register, j);
      }
    }
    return register[6];
  }

  private static void outer(double[] register, double count) {
    inner(register, -count);
  }

  private static void inner(double[] register, double x) {
    register[6] += Math.abs(x);
    register[(int) register[4]] = Math.signum(x);
  }

  static double text() {
    int length = 0;
    for (int i = 0; i < 10 * THOUSAND; i++) {
      length += String.format(Locale.ROOT, "N=%.0f OK", (double) i).length();
    }
    return length;
  }
}
