package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.Rounds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.apache.commons.math3.distribution.FDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.RealDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.stat.inference.TTest;
import org.apache.commons.math3.stat.regression.OLSMultipleLinearRegression;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the statistical programs with Apache Commons Math, for random problems. */
class StatProgramsTest {

  private final Random random = new Random(45);

  private double[] values(int count, double least, double most) {
    return random.doubles(count, least, most).map(it -> Math.rint(it * 1000) / 1000).toArray();
  }

  private static void closeTo(List<Double> shown, double relative, double... expected) {
    assertThat(shown).hasSize(expected.length);
    for (int i = 0; i < expected.length; i++) {
      assertThat(shown.get(i))
          .as("%s. of %s, expected %s", i + 1, shown, Arrays.toString(expected))
          .isCloseTo(expected[i], within(relative * (1e-3 + Math.abs(expected[i]))));
    }
  }

  @Test
  @Tag("random")
  void meansAndDeviations() {
    for (int round = 0; round < Rounds.of(40); round++) {
      int count = 2 + random.nextInt(20);
      double[] x = values(count, -100, round % 2 == 0 ? 100 : 100_000);
      double[] y = values(count, -100, 100);
      List<String> answers = new ArrayList<>(List.of(""));
      for (int i = 0; i < count; i++) {
        answers.addAll(List.of(ProgramRun.typed(x[i]), ProgramRun.typed(y[i])));
      }
      answers.addAll(Collections.nCopies(14, ""));
      List<Double> expected = new ArrayList<>(List.of((double) count));
      for (double[] data : List.of(x, y)) {
        DescriptiveStatistics all = new DescriptiveStatistics(data);
        double deviation = all.getStandardDeviation();
        expected.addAll(
            List.of(
                all.getMean(),
                deviation,
                Math.sqrt(all.getPopulationVariance()),
                deviation / Math.sqrt(count),
                100 * deviation / all.getMean()));
      }
      double r = new PearsonsCorrelation().correlation(x, y);
      expected.add(r * expected.get(2) * expected.get(7));
      expected.add(r);
      closeTo(
          ProgramRun.of("BSTAT", answers).numbers().subList(0, 13),
          1e-6,
          expected.stream().mapToDouble(it -> it).toArray());
    }
  }

  @Test
  void groupedValuesAreTheSameAsRepeatedOnes() {
    List<String> grouped = new ArrayList<>(List.of("YES"));
    List<String> single = new ArrayList<>(List.of(""));
    for (int i = 0; i < 6; i++) {
      int times = 1 + random.nextInt(5);
      grouped.addAll(List.of("" + i * i, "", "" + times));
      for (int j = 0; j < times; j++) {
        single.addAll(List.of("" + i * i, ""));
      }
    }
    grouped.addAll(List.of("", "", "", "", "", ""));
    single.addAll(List.of("", "", "", "", "", ""));
    closeTo(
        ProgramRun.of("BSTAT", grouped).numbers(),
        1e-8,
        ProgramRun.of("BSTAT", single).numbers().stream().mapToDouble(it -> it).toArray());
  }

  @Test
  @Tag("random")
  void curvesAreLinesThroughLogarithms() {
    DoubleUnaryOperator same = it -> it;
    for (int round = 0; round < Rounds.of(40); round++) {
      String model = List.of("LIN", "EXP", "LOG", "POW").get(round % 4);
      boolean logX = model.equals("LOG") || model.equals("POW");
      boolean logY = model.equals("EXP") || model.equals("POW");
      int count = 3 + random.nextInt(12);
      double[] x = values(count, logX ? .1 : -20, 50);
      double[] y = values(count, logY ? .1 : -20, 50);
      SimpleRegression line = new SimpleRegression();
      List<String> answers = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        answers.addAll(List.of(ProgramRun.typed(x[i]), ProgramRun.typed(y[i])));
        line.addData(
            (logX ? (DoubleUnaryOperator) Math::log : same).applyAsDouble(x[i]),
            (logY ? (DoubleUnaryOperator) Math::log : same).applyAsDouble(y[i]));
      }
      answers.addAll(List.of("", model, "", "", ""));
      double a = line.getIntercept();
      closeTo(
          ProgramRun.of("CURVE", answers).numbers(),
          1e-6,
          line.getRSquare(),
          logY ? Math.exp(a) : a,
          line.getSlope());
    }
  }

  @Test
  @Tag("random")
  void planesAreLeastSquares() {
    for (int round = 0; round < Rounds.of(40); round++) {
      int count = 4 + random.nextInt(12);
      double[][] points = new double[count][];
      double[] z = new double[count];
      List<String> answers = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        points[i] = values(2, -50, 50);
        z[i] = 3 + 2 * points[i][0] - points[i][1] + random.nextInt(20);
        answers.addAll(List.of(ProgramRun.typed(points[i][0]), ProgramRun.typed(points[i][1])));
        answers.add(ProgramRun.typed(z[i]));
      }
      answers.addAll(List.of("", "", "", "", ""));
      OLSMultipleLinearRegression plane = new OLSMultipleLinearRegression();
      plane.newSampleData(z, points);
      double[] c = plane.estimateRegressionParameters();
      closeTo(
          ProgramRun.of("MULTI", answers).numbers(),
          1e-6,
          c[0],
          c[1],
          c[2],
          plane.calculateRSquared());
    }
  }

  /** A distribution as DIST asks for it, and the reference. */
  private record Case(RealDistribution reference, double x, List<String> parameters) {

    static Case of(RealDistribution reference, double x, String name, int... df) {
      List<String> parameters = new ArrayList<>(List.of(name));
      Arrays.stream(df).forEach(it -> parameters.add("" + it));
      return new Case(reference, Double.parseDouble(ProgramRun.typed(x)), parameters);
    }

    /** Rounding grows with the degrees of freedom. */
    double digits() {
      int df = parameters.stream().skip(1).mapToInt(Integer::parseInt).sum();
      return 3e-9 * (1 + df / 50.0);
    }

    double upper(double value) {
      return 1 - reference.cumulativeProbability(value);
    }
  }

  private List<Case> cases(int rounds) {
    List<Case> cases = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      int df = 1 + random.nextInt(round % 3 == 0 ? 1000 : 40);
      int df2 = 1 + random.nextInt(round % 5 == 0 ? 300 : 40);
      double x = random.nextDouble() * 4;
      double chi = df * Math.exp(random.nextGaussian() / 2);
      cases.add(Case.of(new NormalDistribution(), round % 2 == 0 ? x : -x, "N"));
      cases.add(Case.of(new TDistribution(df), round % 2 == 0 ? x : -x, "T", df));
      cases.add(Case.of(new ChiSquaredDistribution(df), chi, "C", df));
      cases.add(Case.of(new FDistribution(df, df2), x, "F", df, df2));
    }
    return cases;
  }

  @Test
  @Tag("random")
  void upperAndLowerProbabilities() {
    List<Case> cases = cases(Rounds.of(100));
    List<String> answers = new ArrayList<>();
    for (Case one : cases) {
      answers.addAll(one.parameters);
      answers.addAll(List.of(ProgramRun.typed(one.x), "", "", "", ""));
    }
    List<Double> shown = ProgramRun.of("DIST", answers).numbers();
    for (int i = 0; i < cases.size(); i++) {
      Case one = cases.get(i);
      double upper = one.upper(one.x);
      assertThat(shown.get(2 * i)).as("Q, %s", one).isCloseTo(upper, within(one.digits()));
      assertThat(shown.get(2 * i + 1)).as("P, %s", one).isCloseTo(1 - upper, within(one.digits()));
    }
  }

  @Test
  @Tag("random")
  void inversesFindTheValue() {
    List<Case> cases = cases(Rounds.of(40));
    List<Double> wanted = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (Case one : cases) {
      double q = Math.rint(random.nextDouble() * 9998 + 1) / 10_000;
      wanted.add(q);
      answers.addAll(one.parameters);
      answers.addAll(List.of("", ProgramRun.typed(q), "", "", ""));
    }
    List<Double> shown = ProgramRun.of("DIST", answers).numbers();
    for (int i = 0; i < cases.size(); i++) {
      Case one = cases.get(i);
      assertThat(one.upper(shown.get(i)))
          .as("%s x=%s", one, shown.get(i))
          .isCloseTo(wanted.get(i), within(3 * one.digits()));
    }
  }

  /** The difference of the lower probability from 1 would lose these. */
  @Test
  void farTailsKeepTheirDigits() {
    assertThat(ProgramRun.value("DIST", "UTPN", 10)).isCloseTo(7.619853024e-24, within(1e-32));
    assertThat(ProgramRun.value("DIST", "UTPT", 2, 1e4)).isCloseTo(4.9999999e-9, within(1e-15));
    assertThat(ProgramRun.value("DIST", "UTPC", 2, 100)).isCloseTo(Math.exp(-50), within(1e-30));
    assertThat(ProgramRun.value("DIST", "UTPF", 2, 4, 1e4))
        .isCloseTo(Math.pow(5001, -2), within(1e-16));
  }

  @Test
  @Tag("random")
  void testsOfMeans() {
    TTest reference = new TTest();
    for (int round = 0; round < Rounds.of(40); round++) {
      int count = 2 + random.nextInt(10);
      double[] x = values(count, 0, 10);
      double[] y = values(count, 2, 14);
      List<String> both = new ArrayList<>();
      List<String> pairs = new ArrayList<>();
      Arrays.stream(x).forEach(it -> both.add(ProgramRun.typed(it)));
      both.add("");
      Arrays.stream(y).forEach(it -> both.add(ProgramRun.typed(it)));
      both.addAll(List.of("", "", ""));
      for (int i = 0; i < count; i++) {
        pairs.addAll(List.of(ProgramRun.typed(x[i]), ProgramRun.typed(y[i])));
      }
      pairs.addAll(List.of("", "", ""));
      closeTo(tTest("2", both), 1e-6, reference.homoscedasticT(x, y), 2.0 * count - 2);
      closeTo(tTest("P", pairs), 1e-6, reference.pairedT(x, y), count - 1.0);
      assertThat(tTest("W", both).get(0)).isCloseTo(reference.t(x, y), within(1e-6));
    }
  }

  private static List<Double> tTest(String test, List<String> data) {
    List<String> answers = new ArrayList<>(List.of(test, ""));
    answers.addAll(data);
    return ProgramRun.of("TTEST", answers).numbers();
  }

  @Test
  @Tag("random")
  void chiSquareOfTables() {
    for (int round = 0; round < Rounds.of(20); round++) {
      int rows = 2 + random.nextInt(4);
      int columns = 2 + random.nextInt(4);
      long[][] table = new long[rows][columns];
      List<String> answers = new ArrayList<>(List.of("" + rows, "" + columns));
      for (long[] row : table) {
        for (int i = 0; i < columns; i++) {
          row[i] = 1 + random.nextInt(50);
          answers.add("" + row[i]);
        }
      }
      answers.addAll(List.of("", "", ""));
      List<Double> shown = ProgramRun.of("CHI2", answers).numbers();
      assertThat(shown.get(0)).isCloseTo(new ChiSquareTest().chiSquare(table), within(6e-5));
      assertThat(shown.get(1)).isEqualTo((rows - 1.0) * (columns - 1));
    }
  }

  @Test
  @Tag("random")
  void histogramCountsEachClass() {
    double[] values = values(Rounds.of(200), -2, 12);
    List<String> answers = new ArrayList<>(List.of("0", "2", "5"));
    long[] classes = new long[5];
    for (double value : values) {
      answers.add(ProgramRun.typed(value));
      if (value >= 0 && value < 10) {
        classes[(int) (value / 2)]++;
      }
    }
    answers.addAll(Collections.nCopies(8, ""));
    long most = Math.max(12, Arrays.stream(classes).max().orElseThrow());
    List<Integer> stars =
        ProgramRun.of("HIST", answers).shown().stream()
            .filter(it -> it.matches("\\d[^=]*"))
            .map(it -> it.replaceAll("[^*]", "").length())
            .toList();
    for (int i = 0; i < 5; i++) {
      assertThat(stars.get(i)).as("%s", i).isEqualTo((int) (classes[i] * 12.0 / most + .5));
    }
    assertThat(ProgramRun.of("HIST", answers).numbers())
        .containsExactly(
            (double) Arrays.stream(classes).sum(),
            values.length - (double) Arrays.stream(classes).sum());
  }
}
