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
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
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
