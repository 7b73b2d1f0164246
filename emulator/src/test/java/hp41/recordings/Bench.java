package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.listing.Assembler;
import hp41.machine.Machine;
import hp41.machine.ProgramLoader;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramTail;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A calculator in the state in which recordings begin: MEMORY LOST, with a stopped wall clock. */
final class Bench {

  private static final byte[] STOP_STOP_END = {(byte) 0x84, (byte) 0x84, (byte) 0xC0, 0, 0x0D};

  /** The time at which most recordings were made. */
  static final String USUAL_TIME = "2026-01-15 10:30:00.00";

  private static final int UNPACKED_END =
      GlobalLabel.PERMANENT | GlobalLabel.WRITTEN_END | GlobalLabel.UNPACKED;
  private static final int CHUNK = 1_000;
  private static final int MOST_LINES = 1_000_000;
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final VirtualClock wallClock;
  private final Calculator calculator;

  /** Creates a calculator whose wall clock shows a time such as {@code 2026-01-15 10:30:00.00}. */
  Bench(String time) {
    this(time, Plugged.NOTHING);
  }

  /** Creates a calculator with accessories or modules. */
  Bench(String time, Plugged plugged) {
    LocalDateTime shown = LocalDateTime.parse(time.replace(' ', 'T'));
    wallClock = new VirtualClock(shown.toInstant(ZoneOffset.UTC));
    calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock, wallClock))
            .plugged(plugged)
            .build();
  }

  Calculator calculator() {
    return calculator;
  }

  Machine machine() {
    return Inside.of(calculator);
  }

  /** Executes the listing of a setup, and then loads only its programs. */
  void setUp(Setup setup) {
    if (!setup.listing().isEmpty()) {
      List<String> listings = new ArrayList<>(List.of(setup.listing() + "\nSTOP"));
      listings.addAll(setup.programs());
      place(programs(listings));
      calculator.type("R/S");
      proceed();
      new ProgramTail(machine().memory()).clear(machine().program().top());
    }
    place(programs(setup.programs()));
  }

  private void place(List<byte[]> programs) {
    load(programs);
    markUnpacked();
  }

  /** Marks .END. as not packed, as it was in the recordings with programs in memory. */
  private void markUnpacked() {
    int status = machine().program().permanentEnd() - 2;
    machine().editor().replace(status, UNPACKED_END);
  }

  /** Stores a line at the top of program memory, followed by two STOPs. */
  void insert(byte[] line) {
    boolean alone = machine().editor().isLastProgramEmpty();
    byte[] program = Arrays.copyOf(line, line.length + STOP_STOP_END.length - (alone ? 3 : 0));
    System.arraycopy(STOP_STOP_END, 0, program, line.length, program.length - line.length);
    machine().editor().insert(machine().program().top(), program);
    machine().editor().relink();
    if (!alone) {
      machine().editor().pack();
      markUnpacked();
    }
    machine().program().pointer(machine().program().top());
    machine().program().storeLine(0);
  }

  /** Loads programs and moves the program pointer to the first one. */
  void load(List<byte[]> programs) {
    new ProgramLoader(machine().memory()).load(programs);
  }

  /** Moves the program pointer to line 00 of the program with a label, in memory or in a module. */
  void goToTop(String label) {
    int pointer = calculator.programs().find(label).orElseThrow();
    machine().program().pointer(machine().program().start(pointer));
    machine().program().storeLine(0);
  }

  /** Returns the bytes of listings. Each listing is a program with its END. */
  List<byte[]> programs(List<String> listings) {
    String listing = String.join("\nEND\n", listings);
    return listings.isEmpty()
        ? List.of()
        : new Assembler(machine().instructions()).assemble(listing).programs();
  }

  /** Lets time pass until the calculator waits for a key, up to a limit. */
  void proceed() {
    Instant end = clock.instant().plus(LONGEST);
    long mostLines = calculator.linesExecuted() + MOST_LINES;
    while (!calculator.isIdle()
        && clock.instant().isBefore(end)
        && calculator.linesExecuted() < mostLines) {
      proceed(CHUNK);
    }
    calculator.finishScroll();
  }

  /** Lets time pass until something is due, and executes at most this number of lines. */
  void proceed(int lines) {
    clock.advance(calculator.untilDue().orElse(Duration.ZERO));
    calculator.proceed(lines);
  }
}
