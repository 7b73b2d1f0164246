package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.cli.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.LUDecomposition;
import org.apache.commons.math3.linear.QRDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the programs for matrices with Commons Math, up to the largest sizes. */
class MatrixProgramsTest {

  private final Random random = new Random(1977);

  private double between(double low, double high) {
    return ProgramRun.rounded(low + (high - low) * random.nextDouble());
  }

  private RealMatrix gaussian(int rows, int columns) {
    RealMatrix matrix = new Array2DRowRealMatrix(rows, columns);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        matrix.setEntry(row, column, random.nextGaussian());
      }
    }
    return matrix;
  }

  /** Returns a matrix of this condition number, its elements rounded to ten digits. */
  private RealMatrix conditioned(int order, double condition) {
    RealMatrix scale = new Array2DRowRealMatrix(order, order);
    for (int i = 0; i < order; i++) {
      scale.setEntry(i, i, Math.pow(condition, -i / (order - 1.0)));
    }
    RealMatrix matrix =
        new QRDecomposition(gaussian(order, order))
            .getQ()
            .multiply(scale)
            .multiply(new QRDecomposition(gaussian(order, order)).getQ());
    for (int row = 0; row < order; row++) {
      for (int column = 0; column < order; column++) {
        matrix.setEntry(row, column, ProgramRun.rounded(matrix.getEntry(row, column)));
      }
    }
    return matrix;
  }

  private static List<Object> elements(RealMatrix matrix) {
    List<Object> answers = new ArrayList<>();
    for (double[] row : matrix.getData()) {
      for (double element : row) {
        answers.add(element);
      }
    }
    return answers;
  }

  /** Main memory has room for 12 x 12 elements and the program, and for 14 x 14 in a module. */
  @ParameterizedTest
  @CsvSource({"2, MATRIX", "5, MATRIX", "10, MATRIX", "12, MATRIX", "13, module", "14, module"})
  void matrixSolvesEquationsAndInverts(int order, String program) {
    RealMatrix matrix = conditioned(order, 1e4);
    RealVector right = new ArrayRealVector(order);
    right.mapToSelf(any -> between(-10, 10));
    List<Object> answers = new ArrayList<>(List.of(order));
    answers.addAll(elements(matrix));
    answers.add("DET");
    answers.add("");
    answers.add("SIMEQ");
    for (double element : right.toArray()) {
      answers.add(element);
    }
    answers.addAll(Collections.nCopies(order, ""));
    answers.add("INV");
    answers.addAll(Collections.nCopies(order * order, ""));
    int size = 15 + 2 * order + order * order;
    List<Double> numbers =
        ProgramRun.sized(size, program.equals("module"), "MATRIX", answers).numbers();
    LUDecomposition reference = new LUDecomposition(matrix);
    double determinant = reference.getDeterminant();
    assertThat(numbers.get(0)).isCloseTo(determinant, within(1e-5 * Math.abs(determinant)));
    RealVector expected = reference.getSolver().solve(right);
    RealVector shown =
        new ArrayRealVector(numbers.subList(1, order + 1).stream().mapToDouble(it -> it).toArray());
    assertThat(shown.subtract(expected).getNorm()).isLessThan(1e-5 * expected.getNorm());
    RealMatrix inverse = reference.getSolver().getInverse();
    RealMatrix inverted = new Array2DRowRealMatrix(order, order);
    for (int i = 0; i < order * order; i++) {
      inverted.setEntry(i % order, i / order, numbers.get(order + 1 + i));
    }
    assertThat(inverted.subtract(inverse).getNorm()).isLessThan(1e-5 * inverse.getNorm());
  }

  @Test
  void programsReportTheSizeOfTheProblem() {
    assertWants(183, "MATRIX", "12\n");
    assertWants(239, "MATRIX", "14\n");
    assertWants(84, "POLY", "20\n");
    assertWants(31, "MPROD", "3\n4\n");
  }

  private static void assertWants(int size, String program, String answers) {
    Run run = Run.of(answers, "run", "--size", String.valueOf(size - 1), program);
    assertThat(run.lines()).endsWith("SIZE>=" + size);
    assertThat(run.err()).contains("--size " + size);
  }

  @Test
  void editShowsAndChangesElements() {
    List<Object> answers = List.of(2, 1.0, 2.0, 3.0, 4.0, "EDIT", "", "5", "", "", "DET");
    assertThat(ProgramRun.of("MATRIX", answers.toArray()).shown())
        .contains("A1,2=2.000000000E0?", "A2,2=4.000000000E0?")
        .endsWith("DET=-1.100000000E1");
  }

  @Test
  void matrixReportsSingularMatricesOfAnyScale() {
    assertThat(ProgramRun.of("MATRIX", 2, 1e-20, 0.0, 0.0, 1e20, "DET", "", "INV").shown())
        .contains("DET=1.000000000E0", "I1,1=1.000000000E20")
        .doesNotContain("NO SOLUTION");
    assertThat(ProgramRun.of("MATRIX", 2, 0.1, 0.3, 0.7, 2.1, "SIMEQ").shown())
        .contains("NO SOLUTION");
    assertThat(ProgramRun.of("MATRIX", 2, 0.0, 0.0, 0.0, 0.0, "INV").shown())
        .contains("NO SOLUTION");
  }

  @ParameterizedTest
  @CsvSource({"4, 4, 4", "2, 5, 3", "6, 1, 2", "1, 7, 1"})
  void mprodMultiplies(int rows, int inner, int columns) {
    RealMatrix left = gaussian(rows, inner);
    RealMatrix right = gaussian(inner, columns);
    List<Object> answers = new ArrayList<>(List.of(rows, inner));
    answers.addAll(elements(left));
    answers.add("PROD");
    for (int column = 0; column < columns; column++) {
      for (double element : right.getColumn(column)) {
        answers.add(element);
      }
      answers.addAll(Collections.nCopies(rows, ""));
    }
    List<Double> numbers = ProgramRun.of("MPROD", answers.toArray()).numbers();
    List<Object> expected = elements(left.multiply(right).transpose());
    assertThat(numbers).hasSize(rows * columns);
    for (int i = 0; i < numbers.size(); i++) {
      assertThat(numbers.get(i)).isCloseTo((Double) expected.get(i), within(1e-8));
    }
  }
}
