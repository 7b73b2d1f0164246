package hp41.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Inside;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.keyboard.Pace;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.machine.Tier;
import hp41.memory.Word;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Two machines with the same in memory: one executes line after line, the other translates every
 * program as soon as it runs. After each run everything must be the same.
 */
final class Twins {

  private static final int[] PIECES = {40, 400, 1_000};

  private final Twin interpreter = new Twin(false);
  private final Twin compiler = new Twin(true);

  /** One of them. */
  private static final class Twin {
    private final Machine machine;
    private final Processor processor;
    private final CompilingTier tier;
    private int searched;

    private Twin(boolean compiles) {
      machine =
          Inside.of(
              new Calculator(
                  Model.CX,
                  Plugged.of(Accessory.values()),
                  new SilentPeripherals(new VirtualClock(Instant.EPOCH)),
                  Pace.FULL));
      tier = new CompilingTier(machine, 0);
      processor = new Processor(machine, compiles ? tier : Tier.NONE);
    }

    private void begin(byte[] program, long[] data) {
      machine.memory().clear();
      machine.editor().insert(machine.program().top(), program);
      for (int i = 0; i < data.length; i++) {
        machine.memory().write(machine.program().curtain() + i, data[i]);
      }
      machine.stackLift(true);
      machine.outbox().clearMessage();
      machine.jump(machine.program().top());
      processor.start();
    }

    private Halt run(int lines) {
      Halt halt = processor.run(lines);
      searched = machine.labels().takeSearched();
      if (halt == Halt.ERROR) {
        machine.program().pointer(machine.program().next(machine.program().pointer()));
      }
      return halt;
    }

    private boolean isLike(Twin other) {
      Machine its = other.machine;
      return Arrays.equals(machine.memory().words(), its.memory().words())
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

    /** What can be told of it. */
    private List<String> state() {
      return List.of(
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

  /** Runs a program on both, in pieces of random length, so many lines in all. */
  void run(byte[] program, long[] data, int lines, Random random, String what) {
    interpreter.begin(program, data);
    compiler.begin(program, data);
    int most = PIECES[random.nextInt(PIECES.length)];
    for (int left = lines; left > 0; ) {
      int piece = 1 + random.nextInt(most);
      left -= piece;
      Halt one = interpreter.run(piece);
      Halt other = compiler.run(piece);
      assertThat(other.getClass() + name(other)).as(what).isEqualTo(one.getClass() + name(one));
      assertSame(what);
    }
  }

  /** The share of the lines that were executed in a translation. */
  double share() {
    return compiler.tier.lines() / (double) compiler.processor.executed();
  }

  private static String name(Halt halt) {
    return halt instanceof Halt.Plain plain ? plain.name() : "";
  }

  private void assertSame(String what) {
    if (!interpreter.isLike(compiler)) {
      assertThat(compiler.state()).as(what).isEqualTo(interpreter.state());
    }
  }
}
