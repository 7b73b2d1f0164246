package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.Rounds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks the functions of DIST, and the histogram. */
class StatProgramsTest {

  private final Random random = new Random(45);

  private double[] values(int count, double least, double most) {
    return random.doubles(count, least, most).map(it -> Math.rint(it * 1000) / 1000).toArray();
  }

  /** The difference of the lower probability from 1 would lose these. */
  @Test
  void farTailsKeepTheirDigits() {
    assertThat(ProgramRun.value("DIST", "UTPN", 10)).isCloseTo(7.619853024e-24, within(1e-32));
    assertThat(ProgramRun.value("DIST", "UTPT", 2, 1e4)).isCloseTo(4.9999999e-9, within(1e-15));
    assertThat(ProgramRun.value("DIST", "UTPC", 2, 100)).isCloseTo(Math.exp(-50), within(1e-30));
    assertThat(ProgramRun.value("DIST", "UTPF", 2, 4, 1e4))
        .isCloseTo(Math.pow(5001, -2), within(1e-16));
    List<String> lower = ProgramRun.of("DIST", "N", -6, "").named("P=");
    assertThat(Double.valueOf(lower.get(0))).isCloseTo(9.86587645e-10, within(4e-17));
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
    int room = 24 - "8.000000000E0 ".length();
    long most = Math.max(room, Arrays.stream(classes).max().orElseThrow());
    List<Integer> stars =
        ProgramRun.of("HIST", answers).shown().stream()
            .filter(it -> it.matches("\\d[^=]*"))
            .map(it -> it.replaceAll("[^*]", "").length())
            .toList();
    for (int i = 0; i < 5; i++) {
      assertThat(stars.get(i))
          .as("%s", i)
          .isEqualTo((int) (classes[i] * (double) room / most + .5));
    }
    assertThat(ProgramRun.of("HIST", answers).numbers())
        .containsExactly(
            (double) Arrays.stream(classes).sum(),
            values.length - (double) Arrays.stream(classes).sum());
  }
}
