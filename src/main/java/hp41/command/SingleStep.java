package hp41.command;

import hp41.Accessory;
import hp41.Calculator;
import hp41.listing.Assembler;
import hp41.listing.ProgramLoader;
import hp41.machine.Machine;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Executes one line from a given state, as the first of a program that goes on with STOP STOP. */
final class SingleStep {

  private static final byte[] STOP_STOP_END = {(byte) 0x84, (byte) 0x84, (byte) 0xC0, 0, 0x0D};
  private static final byte[] END = {(byte) 0xC0, 0, 0x0D};
  private static final int MOST_LINES = 1_000_000;

  private final GivenState given;
  private final Calculator calculator;
  private final Machine machine;
  private final ProgramMemory program;
  private final Stepper stepper;

  SingleStep(GivenState given, Calculator calculator, Stepper stepper) {
    this.given = given;
    this.calculator = calculator;
    this.stepper = stepper;
    machine = calculator.machine();
    program = machine.program();
  }

  /** Executes it; the state after the stop, and what came next. */
  JsonObject execute() {
    prepare();
    int skipped = offset(program.next(program.next(program.top())));
    int following = offset(program.next(program.top()));
    calculator.type("R/S");
    given.apply(machine);
    calculator.proceed(1);
    boolean lift = machine.stackLift();
    String next = next(offset(program.pointer()), following, skipped);
    for (int lines = 0; stepper.isBusy() && lines < MOST_LINES; lines++) {
      stepper.proceed(1);
    }
    calculator.finishScroll();
    String line = given.text("line").orElse("");
    return StateJson.of(calculator, line)
        .putJson("lift", Boolean.toString(lift))
        .put("next", next)
        .put("clock", machine.time().now().toString())
        .putJson("stopwatch", Long.toString(machine.time().stopwatch()))
        .putJson("stopwatch_running", Boolean.toString(machine.time().isStopwatchRunning()));
  }

  /** What comes next; a line that stops goes elsewhere, as one that jumps does. */
  private String next(int reached, int following, int skipped) {
    if (!calculator.isOn()) {
      return "off";
    } else if (!machine.outbox().error().isEmpty()) {
      return "error";
    } else if (calculator.isRunning() && reached == following) {
      return "next";
    }
    return calculator.isRunning() && reached == skipped ? "skip" : "jump";
  }

  /** Where a line stands, counted from the top of program memory, which may move. */
  private int offset(int pointer) {
    return program.top() - program.lineAt(pointer);
  }

  private void prepare() {
    if (given.size().isPresent() && !machine.editor().resize(given.size().get())) {
      throw new IllegalArgumentException("there is no room for size " + given.size().get());
    }
    List<byte[]> standing = given.listing("memory").map(this::assembled).orElse(List.of());
    given.listing("setup").ifPresent(listing -> setUp(listing, standing));
    load(List.of(tested()), standing);
  }

  /** Executes a listing above the programs that stand in memory, and takes all out again. */
  private void setUp(String listing, List<byte[]> standing) {
    load(assembled(listing + "\nSTOP"), standing);
    calculator.type("R/S");
    stepper.proceedUntilStopped();
    new ProgramTail(machine.memory()).clear(program.top());
  }

  private void load(List<byte[]> first, List<byte[]> others) {
    List<byte[]> programs = new ArrayList<>(first);
    programs.addAll(others);
    new ProgramLoader(machine.memory()).load(programs);
  }

  private byte[] tested() {
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    code.writeBytes(given.bytes().orElseGet(this::assembledLine));
    code.writeBytes(STOP_STOP_END);
    return code.toByteArray();
  }

  private byte[] assembledLine() {
    String line =
        given.text("line").orElseThrow(() -> new IllegalArgumentException("line is missing"));
    byte[] code = assembled(line).get(0);
    return Arrays.copyOf(code, code.length - END.length);
  }

  private List<byte[]> assembled(String listing) {
    Assembler.Assembly assembly = new Assembler(Accessory.known()).assemble(listing);
    if (!assembly.problems().isEmpty()) {
      throw new IllegalArgumentException(assembly.problems().get(0).toString());
    }
    return assembly.programs();
  }
}
