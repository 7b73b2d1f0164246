package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.states.ContinuousMemory;
import hp41.states.ContinuousMemory.News;
import hp41.states.StateFolder;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Kills a calculator with {@code kill -9} while a program is running. */
@DisabledOnOs(OS.WINDOWS)
class KilledTest {

  private static final Duration LONGEST_LIFE = Duration.ofMillis(1500);
  private static final Duration MOST_LOST = Duration.ofSeconds(1);

  @TempDir private Path path;
  private final Random random = new Random();

  /** The output of the calculator. */
  private record Report(long time, long count) {

    static Report of(String line) {
      String[] words = line.split(" ");
      return new Report(Long.parseLong(words[0]), Long.parseLong(words[1]));
    }
  }

  @Test
  void memoryLoadsAndAtMostTheLastSecondIsLost() throws IOException {
    kill(2);
  }

  @Tag("slow")
  @Test
  void memoryLoadsAfterThreeHundredKills() throws IOException {
    kill(300);
  }

  /** Kills a number of times, and again until one calculator has lived long enough to save. */
  private void kill(int times) throws IOException {
    long kept = 0;
    for (int i = 0; i < times || kept == 0; i++) {
      List<Report> reports = liveAndDie();
      long found = count();
      Report last = reports.get(reports.size() - 1);
      long sure =
          reports.stream()
              .filter(it -> it.time() <= last.time() - MOST_LOST.toMillis())
              .mapToLong(Report::count)
              .reduce(kept, Math::max);
      assertThat(found).as("kill %d", i).isBetween(sure, Long.MAX_VALUE);
      kept = found;
    }
  }

  private List<Report> liveAndDie() throws IOException {
    Process victim =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName(),
                path.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<Report> reports = new ArrayList<>();
    try (BufferedReader lines = victim.inputReader()) {
      reports.add(Report.of(lines.readLine()));
      assertThatItHoldsItsMemory();
      long end = System.nanoTime() + random.nextLong(LONGEST_LIFE.toNanos());
      while (System.nanoTime() < end) {
        reports.add(Report.of(lines.readLine()));
      }
    } finally {
      victim.destroyForcibly().onExit().join();
    }
    return reports;
  }

  private void assertThatItHoldsItsMemory() throws IOException {
    try (ContinuousMemory second = open()) {
      assertThat(second.news())
          .extracting(News::head)
          .containsExactly("memory.txt is in use by another calculator");
    }
  }

  private long count() throws IOException {
    try (ContinuousMemory memory = open()) {
      assertThat(memory.news()).isEmpty();
      return memory.image().map(Image::registers).map(Victim::count).orElse(0L);
    }
  }

  private ContinuousMemory open() throws IOException {
    return ContinuousMemory.open(new StateFolder(path), Instant.EPOCH);
  }
}
