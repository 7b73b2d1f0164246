package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Products of matrices, some of which are transposed or sums. */
final class ProductProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("2e-9");

  /** A matrix by rows. */
  private record Matrix(BigDecimal[][] rows) {

    static Matrix random(Random random, int rows, int columns) {
      BigDecimal[][] all = new BigDecimal[rows][columns];
      double size = Math.pow(10, 10 * random.nextDouble() - 5);
      for (BigDecimal[] row : all) {
        for (int j = 0; j < columns; j++) {
          row[j] =
              random.nextInt(9) == 0
                  ? BigDecimal.ZERO
                  : Reference.typed(size * (2 * random.nextDouble() - 1), 1 + random.nextInt(10));
        }
      }
      return new Matrix(all);
    }

    int columns() {
      return rows[0].length;
    }

    Matrix transposed() {
      BigDecimal[][] all = new BigDecimal[columns()][rows.length];
      for (int i = 0; i < rows.length; i++) {
        for (int j = 0; j < columns(); j++) {
          all[j][i] = rows[i][j];
        }
      }
      return new Matrix(all);
    }

    /** Returns the sum with another matrix, with the ten digits of the calculator. */
    Matrix plus(Matrix other) {
      BigDecimal[][] all = new BigDecimal[rows.length][columns()];
      for (int i = 0; i < rows.length; i++) {
        for (int j = 0; j < columns(); j++) {
          all[i][j] = Reference.rounded(rows[i][j].add(other.rows[i][j]));
        }
      }
      return new Matrix(all);
    }

    /** Returns whether each element is shown. */
    boolean isShown(List<String> shown) {
      for (int i = 0; i < rows.length; i++) {
        for (int j = 0; j < columns(); j++) {
          List<String> lines = shown.stream().filter(it -> !it.endsWith("?")).toList();
          BigDecimal number = Problem.number(lines, "A%d,%d=".formatted(i + 1, j + 1));
          if (number.compareTo(rows[i][j]) != 0) {
            return false;
          }
        }
      }
      return true;
    }

    /** Returns whether the product with another matrix is shown. */
    boolean isProductShown(Matrix other, List<String> shown) {
      for (int i = 0; i < rows.length; i++) {
        for (int j = 0; j < other.columns(); j++) {
          BigDecimal sum = BigDecimal.ZERO;
          BigDecimal sizes = BigDecimal.ZERO;
          for (int k = 0; k < columns(); k++) {
            BigDecimal product = rows[i][k].multiply(other.rows[k][j]);
            sum = sum.add(product);
            sizes = sizes.add(product.abs());
          }
          BigDecimal number = Problem.number(shown, "C%d,%d=".formatted(i + 1, j + 1));
          if (!Reference.isWithin(number, sum, sizes.multiply(PART))) {
            return false;
          }
        }
      }
      return true;
    }

    /** Adds the elements as answers, each with R/S for what is shown after it. */
    void type(List<String> answers, String after) {
      for (BigDecimal[] row : rows) {
        for (BigDecimal element : row) {
          answers.add(Reference.line(element) + after);
        }
      }
    }
  }

  @Override
  public String program() {
    return "MPROD";
  }

  @Override
  public String domain() {
    return "orders of 1 to 7, elements of sizes from 1E-5 to 1E5; sums, transposes, products of them";
  }

  @Override
  public String promise() {
    return "2E-9 of the sum of the absolute products; sum and transpose exact";
  }

  @Override
  public Problem next(Random random) {
    int rows = 1 + random.nextInt(7);
    int columns = 1 + random.nextInt(7);
    Matrix a = Matrix.random(random, rows, columns);
    List<String> answers = new ArrayList<>(List.of("" + rows, "" + columns));
    a.type(answers, "");
    boolean isSum = random.nextBoolean();
    if (isSum) {
      Matrix b = Matrix.random(random, rows, columns);
      answers.add("SUM");
      b.type(answers, "\n");
      a = a.plus(b);
    }
    boolean isTransposed = random.nextBoolean();
    if (isTransposed) {
      answers.add("TRN" + "\n".repeat(rows * columns));
      a = a.transposed();
    }
    Matrix factor = Matrix.random(random, a.columns(), 1 + random.nextInt(4));
    answers.add("PROD");
    for (BigDecimal[] column : factor.transposed().rows) {
      new Matrix(new BigDecimal[][] {column}).type(answers, "");
      answers.set(answers.size() - 1, answers.get(answers.size() - 1) + "\n".repeat(a.rows.length));
    }
    boolean isShown = isSum || isTransposed;
    Matrix left = a;
    return Problem.of(
        answers,
        shown ->
            Verdict.of((!isShown || left.isShown(shown)) && left.isProductShown(factor, shown)));
  }
}
