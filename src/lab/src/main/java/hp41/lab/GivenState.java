package hp41.lab;

import hp41.Calculator;
import hp41.Internals;
import hp41.MemoryView;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.Lab.GivenStep;
import hp41.app.Lab.Stepped;
import hp41.app.TypedTime;
import hp41.machine.TimeChip;
import hp41.memory.Alpha;
import hp41.memory.Flags;
import hp41.peripherals.SkippableClock;
import hp41.schema.JsonEntry;
import hp41.schema.JsonField;
import hp41.schema.JsonSchema;
import hp41.schema.JsonTypes;
import hp41.schema.RegisterTypes;
import hp41.schema.WrongField;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A line and the state from which it is executed, in JSON. The fields of the state are those that
 * {@code hp41 step} writes; missing fields leave the calculator unchanged.
 *
 * @param place the source, such as {@code stdin:3}
 * @param entry the fields
 */
record GivenState(String place, JsonEntry entry) implements GivenStep {

  static final JsonField<byte[]> BYTES = JsonField.of("bytes", JsonTypes.HEX);
  static final JsonField<String> LINE = JsonField.of("line", JsonTypes.TEXT).without("bytes");
  static final JsonField<String> SETUP = JsonField.of("setup", JsonTypes.TEXT);
  static final JsonField<Map<String, String>> MEMORY =
      JsonField.of("memory", JsonTypes.texts("a listing", "a listing, or a list of them"));
  static final JsonField<Long> SIZE = JsonField.of("size", JsonTypes.whole(0, 999));
  static final JsonField<LocalDateTime> CLOCK = JsonField.of("clock", GivenState::time);

  /**
   * The maximum of the stopwatch in hundredths of a second (ten to the power of 14), which a state
   * file can store.
   */
  private static final long MOST_STOPWATCH = 99_999_999_999_999L;

  private static final List<JsonField<Long>> LEVELS =
      MemoryView.LEVELS.stream()
          .map(name -> JsonField.of(name.toLowerCase(Locale.ROOT), RegisterTypes.CONTENT))
          .toList();
  private static final JsonField<String> ALPHA =
      JsonField.of("alpha", JsonTypes.characters(Alpha.CAPACITY));
  private static final JsonField<String> ALPHA_HEX =
      JsonField.of("alpha_hex", JsonTypes.coded(Alpha.CAPACITY));
  private static final JsonField<List<Long>> FLAGS =
      JsonField.of(
          "flags", JsonTypes.list(JsonTypes.whole(0, Flags.COUNT - 1), "a list of numbers"));
  private static final JsonField<Map<Integer, Long>> REGISTERS =
      JsonField.of("registers", RegisterTypes.REGISTERS);
  private static final JsonField<Boolean> LIFT = JsonField.of("lift", JsonTypes.TRUTH);
  private static final JsonField<Long> STOPWATCH =
      JsonField.of("stopwatch", JsonTypes.whole(-MOST_STOPWATCH, MOST_STOPWATCH));
  private static final JsonField<Boolean> STOPWATCH_RUNNING =
      JsonField.of("stopwatch_running", JsonTypes.TRUTH);

  /** The fields of the output that are not part of the state. They are ignored in the input. */
  private static final Set<String> RESULTS =
      Set.of("in", "display", "annunciators", "error", "reason", "next");

  private static final JsonSchema SCHEMA =
      JsonSchema.of(
              Stream.concat(
                      LEVELS.stream(),
                      Stream.of(
                          BYTES,
                          LINE,
                          SETUP,
                          MEMORY,
                          SIZE,
                          CLOCK,
                          ALPHA,
                          ALPHA_HEX,
                          FLAGS,
                          REGISTERS,
                          LIFT,
                          STOPWATCH,
                          STOPWATCH_RUNNING))
                  .toArray(JsonField<?>[]::new))
          .ignoring(RESULTS::contains);

  /** Parses a line of JSON. */
  static GivenState of(String place, String line) {
    Map<String, Object> object = JsonTree.object(place, line);
    try {
      JsonEntry entry = SCHEMA.read(object);
      RegisterTypes.checkSame(ALPHA_HEX.name(), entry, ALPHA_HEX, ALPHA);
      return new GivenState(place, entry);
    } catch (WrongField wrong) {
      throw new Failure(ExitCode.FILE, place + ": " + wrong.getMessage());
    }
  }

  private static LocalDateTime time(String field, Object value) {
    String time = JsonTypes.TEXT.read(field, value);
    return TypedTime.read(time).orElseThrow(() -> new WrongField(field, TypedTime.refusal(time)));
  }

  @Override
  public Optional<LocalDateTime> time() {
    return get(CLOCK);
  }

  @Override
  public Stepped execute(Calculator calculator, SkippableClock clock, long maxLines) {
    return new SingleStep(this, calculator, clock, maxLines).execute();
  }

  /** Returns the value of a field; empty if it is missing. */
  <T> Optional<T> get(JsonField<T> field) {
    return entry.get(field);
  }

  /** Returns the failure for an invalid field. */
  Failure wrong(String field, String message) {
    return failure(ExitCode.FILE, field, message);
  }

  /** Returns the failure for a field whose execution reached a limit. */
  Failure limited(String field, String message) {
    return failure(ExitCode.LIMIT, field, message);
  }

  private Failure failure(int exitCode, String field, String message) {
    return new Failure(exitCode, place + ": " + field + ": " + message);
  }

  /** Sets the state of a calculator whose program is about to continue. */
  void apply(Calculator calculator) {
    for (int i = 0; i < LEVELS.size(); i++) {
      int level = i;
      get(LEVELS.get(i)).ifPresent(word -> calculator.contents().level(level, word));
    }
    get(ALPHA_HEX).or(() -> get(ALPHA)).ifPresent(calculator.contents()::alpha);
    get(FLAGS).ifPresent(flags -> apply(flags, calculator));
    get(REGISTERS).ifPresent(registers -> apply(registers, calculator));
  }

  /**
   * Sets the parts of the state that a running program cannot have: the stack lift and the
   * stopwatch. The calculator must be at rest.
   */
  void applyAtRest(Calculator calculator) {
    get(LIFT).ifPresent(calculator.contents()::stackLift);
    TimeChip time = Internals.time(calculator);
    get(STOPWATCH).ifPresent(time::setStopwatch);
    get(STOPWATCH_RUNNING).ifPresent(runs -> run(time, runs));
  }

  private static void run(TimeChip stopwatch, boolean runs) {
    if (runs) {
      stopwatch.startStopwatch();
    } else {
      stopwatch.stopStopwatch();
    }
  }

  private static void apply(List<Long> flags, Calculator calculator) {
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      calculator.contents().flag(flag, flags.contains((long) flag));
    }
  }

  private void apply(Map<Integer, Long> registers, Calculator calculator) {
    int size = calculator.contents().size();
    registers.forEach(
        (number, word) -> {
          if (number >= size) {
            throw wrong(
                "registers.%02d".formatted(number),
                "there is no such register, "
                    + (size == 0 ? "none at all" : "only 00 to %02d".formatted(size - 1)));
          }
          calculator.contents().register(number, word);
        });
  }
}
