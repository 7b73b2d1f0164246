package hp41.terminal;

import hp41.Calculator;
import hp41.Model;
import hp41.key.Key;
import hp41.memory.Word;
import hp41.screen.Frame;
import hp41.screen.Theme;
import hp41.states.ContinuousMemory;
import hp41.states.StateFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;

/**
 * A process to be killed. Its calculator counts in R00, continues from the saved memory, and prints
 * a line with the time in milliseconds and the count whenever it draws.
 */
final class Victim {

  private static final int R00 = 0x19C;

  private Victim() {}

  /** Counts, with the state in the folder that the argument names. */
  public static void main(String[] arguments) throws IOException {
    StateFolder folder = new StateFolder(Path.of(arguments[0]));
    ContinuousMemory memory = ContinuousMemory.open(folder, Instant.EPOCH);
    InstantSource clock = InstantSource.system();
    Calculator calculator = new Calculator(Model.CX, new FakePeripherals());
    memory.image().ifPresentOrElse(calculator::restore, () -> program(calculator));
    Terminal terminal = new Terminal(calculator);
    TerminalSession session =
        new TerminalSession(
            calculator,
            terminal,
            Theme.MACHINE,
            clock,
            memory::save,
            false,
            TestSession.NO_HABITS,
            TestSession.nothingAttached(),
            Face.on(terminal));
    calculator.press(Key.RUN_STOP);
    session.run();
  }

  private static void program(Calculator calculator) {
    calculator.press(Key.PRGM);
    calculator.type("LBL 01 ST+ 00 GTO 01");
    calculator.press(Key.PRGM);
    calculator.type("1");
  }

  /** Returns the current count. */
  static long count(long[] registers) {
    return Word.toDecimal(registers[R00]).truncated();
  }

  /** Draws by printing the count. */
  private static final class Terminal extends FakeTerminal {

    private final Calculator calculator;

    Terminal(Calculator calculator) {
      this.calculator = calculator;
    }

    @Override
    public synchronized void draw(Frame frame, Theme theme) {
      System.out.println(System.currentTimeMillis() + " " + count(calculator.image().registers()));
    }
  }
}
