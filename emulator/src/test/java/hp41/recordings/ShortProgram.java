package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.key.Key;
import hp41.memory.ProgramMemory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A short program that was run once from one state until it stopped. */
final class ShortProgram {

  /** The start of a program that R/S starts. */
  static final String TOP = "top";

  private final Map<String, String> row;
  private final Bench bench = new Bench(Bench.USUAL_TIME);
  private final Calculator calculator = bench.calculator();
  private final State state = new State(calculator);

  private final Optional<EngineUnderTest> engine;

  ShortProgram(Map<String, String> row) {
    this(row, Optional.empty());
  }

  /** Creates a program that runs on the machine's microcode if its image is given. */
  ShortProgram(Map<String, String> row, Optional<EngineUnderTest> engine) {
    this.row = row;
    this.engine = engine;
  }

  /** Returns the listings of the programs in a row. */
  static List<String> listings(Map<String, String> row) {
    return Stream.of(row.get("programs(||_between)").split(" \\|\\| "))
        .map(listing -> listing.replace(" ; ", "\n"))
        .toList();
  }

  /** Runs the program; returns the columns of the state afterwards. */
  Map<String, String> execute() {
    bench.load(bench.programs(listings(row)));
    calculator.engine(engine.map(EngineUnderTest::image));
    state.apply(row);
    engine.ifPresent(it -> it.lift(calculator, Inside.of(calculator).stackLift()));
    if (row.get("start").equals(TOP)) {
      calculator.press(Key.RUN_STOP);
      bench.proceed();
    } else {
      Keystrokes.of(row.get("start")).forEach(this::press);
    }
    Map<String, String> seen = state.seen(row);
    seen.put("out_regs", state.registers(Map.of()));
    if (engine.isEmpty() && !hasNulls()) {
      seen.put("lines_executed", String.valueOf(lines()));
    }
    press(Key.PRGM);
    seen.put("PRGM_display_after", state.display());
    return seen;
  }

  /** Returns whether memory contains nulls, each of which counts as a line in the recordings. */
  private boolean hasNulls() {
    ProgramMemory program = Inside.of(calculator).program();
    int pointer = program.top();
    while (pointer > program.permanentEnd() + 1 && program.read(pointer - 1) != 0) {
      pointer = program.next(pointer);
    }
    return pointer > program.permanentEnd() + 1;
  }

  /**
   * Returns the number of executed lines. The recordings also count the line that ends the program.
   */
  private long lines() {
    Optional<String> last = Inside.of(calculator).executedLine().map(it -> it.function().name());
    boolean ended = last.filter(Set.of("RTN", "END")::contains).isPresent();
    return calculator.linesExecuted() + (ended ? 1 : 0);
  }

  private void press(Key key) {
    calculator.press(key);
    bench.proceed();
  }
}
