package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.Snapshot;
import hp41.StateFile;
import hp41.VirtualClock;
import hp41.disk.Disk;
import hp41.key.Keying;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.peripherals.HostModules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that a calculator can be saved and restored after any key: after each key of the
 * recordings, a calculator that is saved in a state file and restored as a new one agrees with a
 * calculator that is not.
 */
class RestoredStateTest {

  private static final Duration LONGEST = Duration.ofSeconds(20);
  private static final int LINES = 100;
  private static final int SLICES = 300;

  @TempDir private Path folder;

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private StateFile file;

  /** A disk that does not wait until its content is written physically. */
  private static final Disk QUICK =
      new Disk() {
        @Override
        public void create(Path path, byte[] content, FileAttribute<?>... attributes)
            throws IOException {
          Files.write(Files.createFile(path, attributes), content);
        }

        @Override
        public void overwrite(Path path, byte[] content) throws IOException {
          Files.write(path, content);
        }

        @Override
        public void settle(Path directory) {
          // The file is only needed during this test.
        }
      };

  @ParameterizedTest(name = "{0}, one in {1}")
  @CsvSource({"keys-mainframe, 3", "keys-cx, 60"})
  void whoComesBackFindsWhatStoodAndGoesOnAsIfNeverAway(String table, int every)
      throws IOException {
    follow(table, every);
  }

  /** Returns all transcripts. */
  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @CsvSource({"keys-mainframe, 1", "keys-cx, 1"})
  void whoComesBackFindsWhatStoodWhateverItWas(String table, int every) throws IOException {
    follow(table, every);
  }

  private void follow(String table, int every) throws IOException {
    file = Internals.stateFile(folder.resolve("memory.txt"), HostModules.NONE, QUICK);
    Map<String, List<Step>> transcripts = new LinkedHashMap<>();
    for (Map<String, String> row : Table.named(table)) {
      Step step = Step.of(row);
      transcripts.computeIfAbsent(step.transcript(), name -> new ArrayList<>()).add(step);
    }
    List<String> differences = new ArrayList<>();
    int number = 0;
    for (List<Step> steps : transcripts.values()) {
      if (number++ % every == 0) {
        difference(steps).ifPresent(differences::add);
      }
    }
    assertThat(differences).isEmpty();
  }

  /** Returns the first difference between the original calculator and the restored one. */
  private Optional<String> difference(List<Step> steps) throws IOException {
    Calculator stays = fresh();
    Calculator comes = fresh();
    StringBuilder keys = new StringBuilder(steps.get(0).transcript() + ":");
    for (Step step : steps) {
      keys.append(' ').append(step.key());
      take(step, stays);
      take(step, comes);
      settle(stays, comes);
      if (!alike(comes, stays)) {
        return Optional.of(keys + "\n" + seen(stays) + "\n" + seen(comes) + "\n");
      }
      if (!stays.isRunning() && !stays.isListing()) {
        file.write(comes.image());
        comes = fresh();
        comes.restore(file.read().orElseThrow());
        if (!alike(comes, stays)) {
          return Optional.of(keys + " [kept]\n" + seen(stays) + "\n" + seen(comes) + "\n");
        }
      }
    }
    return Optional.empty();
  }

  private Calculator fresh() {
    return new Calculator(Model.CX, new SilentPeripherals(clock));
  }

  private static void take(Step step, Calculator calculator) {
    if (step.isKey()) {
      calculator.press(step.pressed());
    } else {
      String listing = String.join("\nEND\n", step.listings());
      Assembler assembler = new Assembler(Inside.of(calculator).instructions());
      new ProgramLoader(Inside.of(calculator).memory())
          .load(assembler.assemble(listing).programs());
      calculator.restore(calculator.image().atRest());
    }
  }

  /** Lets time pass for both calculators until the original one waits. */
  private void settle(Calculator stays, Calculator comes) {
    Instant end = clock.instant().plus(LONGEST);
    for (int i = 0; i < SLICES && !stays.isIdle() && clock.instant().isBefore(end); i++) {
      clock.advance(stays.untilDue().orElse(Duration.ZERO));
      stays.proceed(LINES);
      comes.proceed(LINES);
    }
    stays.finishScroll();
    comes.finishScroll();
  }

  /**
   * Compares displays. The cursor may be dark at this moment, and after ALPHA has ended a number in
   * PRGM mode, the line on the display is not drawn again.
   */
  private static boolean alike(Calculator one, Calculator other) {
    one.finishScroll();
    other.finishScroll();
    Snapshot seen = one.snapshot();
    boolean waits = one.isIdle() && other.isIdle() && !seen.modes().shift();
    boolean blinks = seen.keying() == Keying.TEXT && !waits;
    boolean stale = seen.keying() == Keying.NOTHING && seen.modes().prgm() && seen.modes().alpha();
    return seen(one).equals(seen(other))
        && (blinks || stale || one.display().equals(other.display()));
  }

  private static List<Object> seen(Calculator calculator) {
    Snapshot seen = calculator.snapshot();
    return List.of(
        seen.on(),
        seen.on() ? seen.message() + seen.error() : "",
        seen.annunciators(),
        seen.stack(),
        seen.alpha(),
        seen.prompt().map(prompt -> prompt.keyed() + prompt.keys()),
        seen.keying(),
        seen.modes(),
        calculator.programLine());
  }
}
