package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.RomImages;
import hp41.key.Pace;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays the table of {@link Interrupts}: each state with each alarm, key or time that interrupts
 * it. The recording of the microcode has a line for each cell, with what is seen at each moment:
 * the texts in the display, the annunciators, which of the flags 30, 45 and 46 the microcode has
 * set, and a hash of stack, ALPHA, flags, memory and tones. Of a running program only the display
 * and the annunciators are compared.
 */
class InterruptsTest {

  private static final String RECORDING = "interrupts.tsv";
  private static final String KNOWN = "interrupts-known.txt";

  /** The models, each with the image of its microcode and the cells that are recorded. */
  private enum Recorded {
    CX(Model.CX, "41cx.mod"),
    C(Model.C, "41cv.mod");

    final Model model;
    final String image;

    Recorded(Model model, String image) {
      this.model = model;
      this.image = image;
    }

    Stream<InterruptCase> cells() {
      Set<String> names =
          Internals.known().modules().stream()
              .filter(it -> model == Model.CX || it.xrom() == 0)
              .map(ModuleDefinition::functions)
              .flatMap(List::stream)
              .map(CalculatorFunction::name)
              .collect(Collectors.toSet());
      return new Interrupts(names).cells();
    }
  }

  @TestFactory
  Stream<DynamicTest> statesAreInterruptedAsOnTheMachine() throws IOException {
    Map<String, String> recording = recording();
    Set<String> known = Set.copyOf(text(KNOWN).lines().toList());
    return Stream.of(Recorded.values())
        .flatMap(
            model -> {
              ComparedCalculator own =
                  new ComparedCalculator(model.model, Plugged.NOTHING, Optional.empty());
              return model
                  .cells()
                  .map(it -> test(own, model + ", " + it.name(), it, recording, known));
            });
  }

  private static DynamicTest test(
      ComparedCalculator own,
      String name,
      InterruptCase cell,
      Map<String, String> recording,
      Set<String> known) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          String wanted = recording.get(name);
          String seen = own(own, cell, wanted);
          if (known.contains(name)) {
            assertThat(seen)
                .as("this cell is equal now; remove it from " + KNOWN)
                .isNotEqualTo(wanted);
          } else {
            assertThat(seen).isEqualTo(wanted);
          }
        });
  }

  /** Records the table again, or compares the recording with the microcode. */
  @Test
  void recordingIsWhatTheMicrocodeDoes() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Recorded recorded : Recorded.values()) {
      SystemRom rom = SystemRom.read(RomImages.path(recorded.image));
      ComparedCalculator microcode =
          new ComparedCalculator(recorded.model, Plugged.NOTHING, Optional.of(rom));
      recorded
          .cells()
          .forEach(it -> lines.append(line(recorded + ", " + it.name(), microcode, it)));
    }
    Path file = Path.of("src/test/resources/hp41/conformance", RECORDING);
    if (Boolean.getBoolean("hp41.update")) {
      Files.writeString(file, lines);
    }
    assertThat(lines).hasToString(Files.readString(file));
  }

  private static String line(String name, ComparedCalculator microcode, InterruptCase cell) {
    return name + "\t" + String.join("\t", seen(microcode, cell, List.of())) + "\n";
  }

  private static Map<String, String> recording() throws IOException {
    return text(RECORDING)
        .lines()
        .map(it -> it.split("\t", 2))
        .collect(Collectors.toMap(it -> it[0], it -> it[1]));
  }

  private static String text(String file) throws IOException {
    try (InputStream in = InterruptsTest.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * Returns what is seen of a cell. A moment that has a text in common with the recording is
   * returned as it was recorded.
   */
  private static String own(ComparedCalculator own, InterruptCase cell, String recorded) {
    List<String> wanted = List.of(recorded.split("\t", -1));
    List<String> seen = seen(own, cell, wanted);
    for (int i = 0; i < seen.size(); i += Moment.COLUMNS) {
      if (Moment.haveCommonText(seen.get(i), wanted.get(i))) {
        seen.set(i, wanted.get(i));
      }
    }
    return String.join("\t", seen);
  }

  /**
   * Plays a cell and returns what is seen.
   *
   * @param recorded what was seen on the microcode; empty if this is the microcode
   */
  private static List<String> seen(
      ComparedCalculator calculator, InterruptCase cell, List<String> recorded) {
    calculator.begin(calculator.now(), Pace.AUTHENTIC, true);
    calculator.attempt(new CaseListing(cell.listing())::load);
    List<String> seen = new ArrayList<>();
    for (TimedStep step : cell.steps()) {
      step.perform(calculator);
      if (step.isCompared()) {
        boolean isMicrocode = recorded.isEmpty();
        String busy = isMicrocode ? Moment.busy(calculator) : recorded.get(seen.size() + 2);
        seen.addAll(Moment.of(calculator, busy, cell.loose()).columns());
      }
    }
    return seen;
  }

  /** The state that is seen at one moment. */
  private record Moment(String display, String annunciators, String busy, String rest) {

    static final int COLUMNS = 4;
    private static final String RUNNING = "running";
    private static final int[] FLAGS = {30, 45, 46};

    /**
     * Looks at a calculator.
     *
     * @param busy the flags of the microcode
     * @param loose what is not compared
     */
    static Moment of(ComparedCalculator calculator, String busy, Set<String> loose) {
      calculator.watched(flags(busy));
      Map<String, String> seen = new TreeMap<>(calculator.watched(flags(busy)));
      seen.keySet().removeAll(loose);
      String display = seen.remove("display");
      String annunciators = seen.remove("annunciators");
      String rest = busy.equals(RUNNING) ? "" : Integer.toHexString(seen.hashCode());
      return new Moment(display, annunciators, busy, rest);
    }

    /** Returns the flags of the microcode, or that it runs a program. */
    static String busy(ComparedCalculator microcode) {
      if (microcode.calculator().isRunning()) {
        return RUNNING;
      }
      long flags = Observation.flags(microcode.calculator());
      StringBuilder busy = new StringBuilder();
      for (int flag : FLAGS) {
        busy.append(flags >> 55 - flag & 1);
      }
      return busy.toString();
    }

    private static long flags(String busy) {
      long flags = 0;
      for (int i = 0; i < (busy.equals(RUNNING) ? 0 : FLAGS.length); i++) {
        flags |= (long) (busy.charAt(i) - '0') << 55 - FLAGS[i];
      }
      return flags;
    }

    List<String> columns() {
      return List.of(display, annunciators, busy, rest);
    }

    static boolean haveCommonText(String one, String other) {
      List<String> texts = List.of(one.split(" \\| "));
      return Stream.of(other.split(" \\| ")).anyMatch(texts::contains);
    }
  }
}
