package hp41.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.event.StopReason.Cause;
import hp41.machine.Machine;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.machine.Outcome.Halt;
import hp41.machine.Processor;
import hp41.machine.Tier;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Rom;
import hp41.memory.Word;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A machine whose state is compared with that of others. */
final class Twin {

  private static final int PAGE = 9;
  private static final int FIRST_WORD = 4;

  private final Machine machine;
  private final Processor processor;
  private final CompilingTier tier;
  private int searched;
  private String halt = "";

  private Twin(boolean compiles) {
    machine =
        Inside.of(
            Calculator.builder(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)))
                .plugged(Plugged.of(Accessory.values()))
                .build());
    tier = new CompilingTier(machine, 0);
    processor = new Processor(machine, compiles ? tier : Tier.NONE);
  }

  /** Creates a machine that interprets all lines. */
  static Twin interpreting() {
    return new Twin(false);
  }

  /** Creates a machine that compiles every program as soon as it runs. */
  static Twin compiling() {
    return new Twin(true);
  }

  /** Clears memory, stores a program and data registers, and starts at the first line. */
  void begin(byte[] program, long[] data) {
    begin(program, data, new long[] {0});
  }

  /** Starts a program like {@link #begin(byte[], long[])}, with {@link RandomProgram#status}. */
  void begin(byte[] program, long[] data, long[] status) {
    machine.memory().clear();
    machine.editor().insert(machine.program().top(), program);
    start(machine.program().top(), data, status);
  }

  /** Clears memory, plugs in a program, stores data registers, and starts at the first line. */
  void beginInModule(byte[] program, long[] data, long[] status) {
    machine.memory().clear();
    int[] words = new int[Rom.PAGE];
    words[0] = 1;
    words[FIRST_WORD] = Rom.BEFORE_A_PROGRAM;
    for (int i = 0; i < program.length; i++) {
      words[FIRST_WORD + 1 + i] = program[i] & 0xFF;
    }
    int end = FIRST_WORD + 1 + program.length;
    words[end] = GlobalLabel.CODE;
    words[end + 2] = GlobalLabel.WRITTEN_END;
    machine.memory().plug(new Rom(Map.of(PAGE, words)));
    start(ProgramMemory.POINTERS - 1 - PAGE * Rom.PAGE - FIRST_WORD, data, status);
  }

  /**
   * Starts a program.
   *
   * @param status the flags that are changed, then the registers T to Q
   */
  private void start(int pointer, long[] data, long[] status) {
    machine.memory().write(Memory.STATUS_D, machine.memory().read(Memory.STATUS_D) ^ status[0]);
    for (int address = 1; address < status.length; address++) {
      machine.memory().write(address - 1, status[address]);
    }
    for (int i = 0; i < data.length; i++) {
      machine.memory().write(machine.program().curtain() + i, data[i]);
    }
    machine.stackLift(true);
    machine.outbox().clearMessage();
    machine.outbox().takeEvents();
    machine.jump(pointer);
    processor.start();
  }

  /** Returns the memory of the machine. */
  Memory memory() {
    return machine.memory();
  }

  /** Executes the given number of lines, or fewer if the program stops. */
  void run(int lines) {
    end(processor.run(lines));
  }

  /** Executes lines like {@link #run}, but decodes each line from memory again. */
  void runRereading(int lines) {
    Outcome outcome = Halt.NOT_YET;
    for (int i = 0; i < lines && outcome == Halt.NOT_YET; i++) {
      machine.memory().plug(machine.memory().rom());
      outcome = processor.run(1);
    }
    end(outcome);
  }

  private void end(Outcome outcome) {
    boolean simple = outcome instanceof Halt || outcome instanceof Signal;
    halt = simple ? outcome.toString() : outcome.getClass().toString();
    searched = machine.labels().takeSearched();
    if (outcome.is(Cause.ERROR)) {
      machine.program().pointer(machine.program().next(machine.program().pointer()));
    }
  }

  /** Returns the share of lines that were executed in compiled code. */
  double share() {
    return tier.lines() / (double) processor.executed();
  }

  /** Fails unless the state equals that of another machine. */
  void assertLike(Twin other, String what) {
    if (!isLike(other)) {
      assertThat(state()).as(what).isEqualTo(other.state());
    }
  }

  private boolean isLike(Twin other) {
    Machine its = other.machine;
    return halt.equals(other.halt)
        && Arrays.equals(machine.memory().words(), its.memory().words())
        && processor.executed() == other.processor.executed()
        && processor.isRunning() == other.processor.isRunning()
        && machine.stackLift() == its.stackLift()
        && machine.labels().passes() == its.labels().passes()
        && searched == other.searched
        && machine.outbox().message().equals(its.outbox().message())
        && line().equals(other.line());
  }

  private String line() {
    return machine.executedLine().map(Object::toString).orElse("");
  }

  /** Returns a description of the state for failure messages. */
  private List<String> state() {
    return List.of(
        "halt " + halt,
        "executed " + processor.executed(),
        "stack lift " + machine.stackLift(),
        "labels " + machine.labels().passes(),
        "searched " + searched,
        "running " + processor.isRunning(),
        "message " + machine.outbox().message(),
        "line " + line(),
        "memory " + hexadecimal(machine.memory().words()));
  }

  private static String hexadecimal(long[] words) {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, words.length)
        .filter(i -> words[i] != 0)
        .forEach(i -> text.append("%n%03X %s".formatted(i, Word.hex(words[i]))));
    return text.toString();
  }
}
