package hp41.lab;

import hp41.Calculator;
import hp41.Internals;
import hp41.app.ErrorMessages;
import hp41.app.Lab.Stepped;
import hp41.debug.Programs;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.listing.Assembler;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.microcode.Microcode;
import hp41.peripherals.SkippableClock;
import hp41.program.NoRoom;
import hp41.text.Counted;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Executes one line in a given state. The line is the first of a program in which two STOP lines
 * follow it.
 */
final class SingleStep {

  private static final byte[] STOP_STOP_END = {(byte) 0x84, (byte) 0x84, (byte) 0xC0, 0, 0x0D};
  private static final byte[] END = {(byte) 0xC0, 0, 0x0D};

  private static final int NOWHERE = Integer.MIN_VALUE;

  private final GivenState given;
  private final String tested;
  private final Calculator calculator;
  private final SkippableClock clock;
  private final Programs programs;
  private final long maxLines;

  /**
   * Creates a step on an unused calculator.
   *
   * @param clock the clock of the calculator's pauses
   * @param maxLines the maximum number of lines of the setup, and of what the line starts
   */
  SingleStep(GivenState given, Calculator calculator, SkippableClock clock, long maxLines) {
    this.given = given;
    this.clock = clock;
    tested = given.get(GivenState.BYTES).isPresent() ? "bytes" : "line";
    this.calculator = calculator;
    this.maxLines = maxLines;
    programs = calculator.programs();
  }

  /** Executes the line up to the stop; returns what followed the line. */
  Stepped execute() {
    prepare();
    List<Integer> lines = programs.lines(programs.top());
    int first = isEmpty() ? 0 : 1;
    int following = offset(lines, first);
    int skipped = offset(lines, first + 1);
    begin();
    advance(first);
    boolean lift = calculator.contents().stackLift();
    String next = next(offset(programs.pointer()), following, skipped);
    finish(tested);
    return new Stepped(given.get(GivenState.LINE).orElse(""), lift, next);
  }

  /**
   * Starts the program in the given state. No field may end the program; missing fields are as the
   * setup has left them.
   */
  private void begin() {
    calculator.type("");
    given.applyAtRest(calculator);
    calculator.cancelInput();
    calculator.resume();
    given.apply(calculator);
  }

  /** Executes a number of lines, including what they call, and waits for their pauses. */
  private void advance(int lines) {
    if (Microcode.of(calculator).isEmpty()) {
      calculator.proceed(lines);
      for (Duration wait = untilNextLine(); !wait.isZero(); wait = untilNextLine()) {
        clock.skip(wait);
        calculator.proceed(0);
      }
    } else if (lines > 0) {
      Microcode.of(calculator).get().line();
    }
  }

  /** Returns the time until the next line. */
  private Duration untilNextLine() {
    return calculator.isRunning() ? calculator.untilDue().orElse(Duration.ZERO) : Duration.ZERO;
  }

  /** Returns whether the bytes are only nulls, which are not a line. */
  private boolean isEmpty() {
    return given
        .get(GivenState.BYTES)
        .filter(bytes -> Arrays.equals(bytes, new byte[bytes.length]))
        .isPresent();
  }

  /**
   * Returns the word for the line that follows: the next line, the line after a skip, or another
   * one.
   */
  private String next(int reached, int following, int skipped) {
    StopReason reason = calculator.stopped();
    if (reason == Cause.OFF || reason == Cause.ERROR) {
      return reason == Cause.OFF ? "off" : "error";
    } else if (calculator.isRunning() && reached == following) {
      return "next";
    }
    return calculator.isRunning() && reached == skipped ? "skip" : "jump";
  }

  /** Returns the position of a line of the program; nowhere if an END is before it. */
  private int offset(List<Integer> lines, int index) {
    return index < lines.size() ? offset(lines.get(index)) : NOWHERE;
  }

  /** Returns the position of a line relative to the top of program memory, which may move. */
  private int offset(int pointer) {
    return programs.top() - programs.line(pointer);
  }

  private void prepare() {
    Optional<Integer> size = given.get(GivenState.SIZE).map(Long::intValue);
    if (size.isPresent() && !calculator.contents().resize(size.get())) {
      throw given.wrong("size", "there is no room for " + size.get());
    }
    List<byte[]> inMemory = new ArrayList<>();
    given
        .get(GivenState.MEMORY)
        .orElse(Map.of())
        .forEach((field, listing) -> inMemory.addAll(assembled(field, listing)));
    given.get(GivenState.SETUP).ifPresent(listing -> setUp(listing, inMemory));
    load(tested, code(), inMemory);
  }

  /** Executes the setup listing together with the programs in memory, and then removes them all. */
  private void setUp(String listing, List<byte[]> inMemory) {
    load("setup", assembled("setup", listing + "\nSTOP"), inMemory);
    calculator.type("R/S");
    finish("setup");
    calculator.programs().clear();
  }

  /** Runs a program until it stops; fails with the name of a field at the limit. */
  private void finish(String field) {
    if (!calculator.run(maxLines)) {
      String limit = "stopped after %s; --max-lines N raises the limit";
      throw given.limited(
          field,
          ErrorMessages.hung(calculator)
              .orElseGet(() -> limit.formatted(Counted.of(maxLines, "line"))));
    }
  }

  private void load(String field, List<byte[]> first, List<byte[]> others) {
    List<byte[]> programs = new ArrayList<>(first);
    programs.addAll(others);
    int size = calculator.contents().size();
    try {
      calculator.load(programs);
    } catch (NoRoom tight) {
      throw given.wrong(field, (others.isEmpty() ? "it " : "with memory it ") + tight.getMessage());
    }
    int left = calculator.contents().size();
    if (left < size && given.get(GivenState.SIZE).isPresent()) {
      throw given.wrong("size", "there is room for only %d with these programs".formatted(left));
    }
  }

  /**
   * Returns the program with the line, and further programs if the line contains an END. Nulls are
   * kept, because they can be part of what is tested.
   */
  private List<byte[]> code() {
    ByteArrayOutputStream program = new ByteArrayOutputStream();
    List<byte[]> programs = new ArrayList<>();
    for (byte[] line :
        LineLength.split(
            given.get(GivenState.BYTES).map(this::whole).orElseGet(this::assembledLine))) {
      if (ProgramBytes.isEnd(line)) {
        program.writeBytes(ProgramBytes.plain(line));
        programs.add(program.toByteArray());
        program.reset();
      } else {
        program.writeBytes(line);
      }
    }
    program.writeBytes(STOP_STOP_END);
    programs.add(program.toByteArray());
    return programs;
  }

  /** Checks that the bytes are complete lines, so that the STOP lines are not part of them. */
  private byte[] whole(byte[] bytes) {
    LineLength.cutShort(bytes)
        .ifPresent(
            length -> {
              throw given.wrong("bytes", "the last line needs " + length + " bytes");
            });
    return bytes;
  }

  /** Returns the bytes of the line. The END that the assembler adds is not part of it. */
  private byte[] assembledLine() {
    String line =
        given
            .get(GivenState.LINE)
            .orElseThrow(() -> given.wrong("line", "line or bytes is required"));
    List<byte[]> programs = assembled("line", line);
    if (programs.size() != 1) {
      throw given.wrong("line", "expected one line of a listing, not \"" + line + "\"");
    }
    byte[] code = programs.get(0);
    return code.length == END.length ? code : Arrays.copyOf(code, code.length - END.length);
  }

  private List<byte[]> assembled(String field, String listing) {
    Assembler.Assembly assembly = new Assembler(Internals.known(calculator)).assemble(listing);
    if (!assembly.problems().isEmpty()) {
      throw given.wrong(field, assembly.problems().get(0).toString());
    }
    return assembly.programs();
  }
}
