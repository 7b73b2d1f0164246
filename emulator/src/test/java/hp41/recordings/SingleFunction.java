package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.key.Key;
import hp41.machine.Machine;
import hp41.memory.ProgramMemory;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A function that was executed once from one state, as a program line or by keys. */
final class SingleFunction {

  private static final String KEY = "KEY:";
  private static final String STOPWATCH = " SW=";
  private static final long FOURTEEN_DIGITS = 100_000_000_000_000L;

  private final Map<String, String> row;
  private final byte[] line;
  private final Bench bench;
  private final Calculator calculator;
  private final Machine machine;
  private final State state;
  private final Optional<EngineUnderTest> engine;

  SingleFunction(Map<String, String> row) {
    this(row, Optional.empty());
  }

  /** Creates a function that is executed on the machine's microcode if its image is given. */
  SingleFunction(Map<String, String> row, Optional<EngineUnderTest> engine) {
    this.row = row;
    this.engine = engine;
    line = HexFormat.of().parseHex(isKeyed() ? "" : row.get("bytes"));
    bench = new Bench(row.get("clock").replaceFirst(STOPWATCH + ".*", ""));
    calculator = bench.calculator();
    machine = Inside.of(calculator);
    state = new State(calculator);
  }

  private boolean isKeyed() {
    return row.get("mode").equals("key");
  }

  private Setup setup() {
    return Setup.named(row.get("setup"));
  }

  /** Executes the function; returns the columns of the state afterwards. */
  Map<String, String> execute() {
    bench.setUp(setup());
    setStopwatch();
    bench.insert(line);
    Map<String, String> seen = new LinkedHashMap<>();
    calculator.engine(engine.map(EngineUnderTest::image));
    if (isKeyed()) {
      state.apply(row);
      engine.ifPresent(it -> it.lift(calculator, machine.stackLift()));
      Keystrokes.of(row.get("line")).forEach(this::press);
      bench.proceed();
    } else if (engine.isPresent()) {
      engine.get().start(calculator);
      state.apply(row);
      seen.put(
          "out_lift", engine.get().step(calculator, machine.stackLift(), pressed()) ? "1" : "0");
      calculator.proceed(1);
      bench.proceed();
      seen.put("next", next());
    } else {
      calculator.press(Key.RUN_STOP);
      state.apply(row);
      boolean lift = run();
      seen.put("out_lift", lift ? "1" : "0");
      seen.put("next", next());
    }
    seen.putAll(state.seen(row));
    new RecordedMemory(calculator, row).look(seen);
    return seen;
  }

  /** Returns the 14 digits of the stopwatch; their complement if it counts down. */
  private void setStopwatch() {
    String clock = row.get("clock");
    if (clock.contains(STOPWATCH)) {
      int start = clock.indexOf(STOPWATCH) + STOPWATCH.length();
      long digits = Long.parseLong(clock.substring(start).split(" ")[0]);
      boolean down = digits >= FOURTEEN_DIGITS / 2;
      machine.time().setStopwatch(down ? digits - FOURTEEN_DIGITS : digits);
    }
  }

  private void press(Key key) {
    calculator.press(key);
    bench.proceed();
  }

  /** Returns the key that was pressed while the function waited for one. */
  private Optional<Key> pressed() {
    String setup = row.get("setup");
    return setup.contains(KEY) ? Key.of(setup.split(KEY)[1]) : Optional.empty();
  }

  /** Runs until the stop; returns whether stack lift was enabled when the next line was fetched. */
  private boolean run() {
    boolean lift = true;
    long start = calculator.linesExecuted();
    bench.proceed(1);
    pressed().ifPresent(calculator::press);
    while (calculator.isRunning() && calculator.linesExecuted() <= start + 1) {
      bench.proceed(0);
      lift = machine.stackLift();
      calculator.proceed(1);
    }
    bench.proceed();
    return lift;
  }

  private String next() {
    ProgramMemory program = machine.program();
    int offset = program.top() - program.pointer();
    if (!calculator.isOn()) {
      return "off";
    }
    if (!machine.outbox().error().isEmpty()) {
      return "err";
    }
    if (offset == line.length + 1) {
      return "no";
    }
    return offset == line.length + 2 ? "skip" : "pc=" + offset;
  }
}
