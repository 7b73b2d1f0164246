package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.files.Output;
import hp41.key.Pace;
import hp41.memory.GlobalLabel;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sends random strokes, pastes and clicks in terminals of any size, and in line mode, and checks
 * that the session stays consistent.
 */
class AnyStrokesTest {

  private static final int STROKES_EACH = 2_000;
  private static final String CHARACTERS =
      "0123456789.+-*/!;:?\"'>%^<_=() abcdefghijklmnopqrstuvwxyzEXSTORCLÄ÷♛\u0000";
  private static final List<String> LINES =
      List.of(
          "xeq 8queens",
          "speed",
          "sound",
          "sto 05",
          "cat 1",
          "size 010",
          "pack",
          "help",
          "help sto",
          "lbl \"a\"",
          "gto .000",
          "undo",
          "redo",
          "asn \"sin\" 11",
          "catalogue",
          "load /nowhere",
          "\"TEXT\"");

  @Test
  void randomStrokesLeaveAConsistentSession() {
    strike(1);
  }

  @Tag("slow")
  @Test
  void millionRandomStrokesLeaveAConsistentSession() {
    for (long seed = 2; seed <= 501; seed++) {
      strike(seed);
    }
  }

  private static void strike(long seed) {
    Random random = new Random(seed);
    FakePeripherals outside = new FakePeripherals();
    FakeTerminal terminal = new FakeTerminal();
    Calculator calculator = new Calculator(Model.CX, outside);
    UserInterface ui = TestSession.ui(calculator, terminal, outside, true);
    assertThatCode(
            () -> {
              for (int i = 0; i < STROKES_EACH; i++) {
                ui.take(stroke(random, terminal));
                outside.pass(Duration.ofMillis(random.nextInt(200)));
                calculator.proceed(calculator.pace() == Pace.FULL ? 50 : 1);
                if (random.nextInt(10) == 0) {
                  look(ui, terminal, outside);
                }
              }
            })
        .as("seed %d", seed)
        .doesNotThrowAnyException();
    holdsTogether(calculator);
  }

  /** Checks that the chain of labels and ENDs leads down through memory to the permanent END. */
  private static void holdsTogether(Calculator calculator) {
    List<GlobalLabel> globals = Internals.names(calculator).globals();
    assertThat(globals.get(globals.size() - 1).isPermanentEnd()).isTrue();
    for (int i = 1; i < globals.size(); i++) {
      assertThat(globals.get(i).address()).isLessThan(globals.get(i - 1).address());
    }
  }

  private static void look(UserInterface ui, FakeTerminal terminal, FakePeripherals outside) {
    Screen screen = ui.screen(outside.instant(), 0);
    Frame frame = View.render(screen);
    assertThat(frame.size()).isEqualTo(terminal.size);
    PlainTextView plain = new PlainTextView(new Output(OutputStream.nullOutputStream()), false);
    plain.markAnswer();
    plain.show(screen);
  }

  private static Stroke stroke(Random random, FakeTerminal terminal) {
    return switch (random.nextInt(20)) {
      case 0 -> resized(random, terminal);
      case 1, 2 -> control(random);
      case 3 -> new Stroke.Alt((char) ('a' + random.nextInt(26)));
      case 4, 5, 6 -> mouse(random, terminal.size);
      case 7 -> new Stroke.Pasted(any(LINES, random));
      case 8 -> new Stroke.Pasted("1 2\r\n".repeat(random.nextInt(50)));
      case 9, 10, 11, 12 -> Stroke.named(any(List.of(Stroke.KeyName.values()), random));
      case 13 -> new Stroke.InputLine(any(LINES, random), random.nextBoolean());
      default -> Stroke.typed(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
    };
  }

  /**
   * Returns a random stroke with Ctrl, except those that write files, such as Ctrl-S, and those
   * that leave, Ctrl-Q and Ctrl-C.
   */
  private static Stroke control(Random random) {
    String letters = "bdefgklnoprtuwxyz";
    return Stroke.control(letters.charAt(random.nextInt(letters.length())));
  }

  private static Stroke resized(Random random, FakeTerminal terminal) {
    boolean huge = random.nextInt(5) == 0;
    terminal.size =
        huge ? new Size(300, 100) : new Size(1 + random.nextInt(180), 1 + random.nextInt(60));
    return new Stroke.Resized();
  }

  private static Stroke mouse(Random random, Size size) {
    return new Stroke.Mouse(
        any(List.of(Stroke.Button.values()), random),
        random.nextInt(size.columns() + 5),
        random.nextInt(size.rows() + 5));
  }

  private static <T> T any(List<T> choice, Random random) {
    return choice.get(random.nextInt(choice.size()));
  }
}
