package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.StateFile;
import hp41.key.Key;
import hp41.peripherals.Peripherals;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import hp41.states.ContinuousMemory;
import hp41.states.StateFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the session continues after an internal error, and what happens to memory. */
class InternalErrorsTest {

  @TempDir Path home;

  private final FakePeripherals outside = new FakePeripherals();
  private FakeTerminal terminal;
  private Calculator calculator;
  private TerminalSession session;
  private ContinuousMemory memory;

  /** Starts a session with the saved memory. */
  @BeforeEach
  void start() throws IOException {
    StateFolder folder = new StateFolder(home);
    memory = ContinuousMemory.open(folder, outside.instant());
    calculator =
        Calculator.builder(Model.CX, new WithoutTones(outside)).image(memory.image()).build();
    if (!calculator.isOn()) {
      calculator.press(Key.ON);
    }
    terminal = new FakeTerminal();
    session =
        new TerminalSession(
            calculator,
            terminal,
            Theme.MACHINE,
            outside,
            new ContinuousSink(memory, folder),
            false,
            TestSession.NO_HABITS,
            TestSession.nothingAttached(),
            Face.on(terminal));
    session.start();
  }

  @AfterEach
  void end() {
    session.end();
    memory.close();
  }

  /** A fault of the program: every tone fails. */
  private record WithoutTones(InstantSource clock) implements Peripherals {
    @Override
    public void tone(int hertz, int milliseconds) {
      throw new IllegalStateException("no tone of " + hertz + " Hz");
    }
  }

  private void failDrawing(BooleanSupplier when) {
    terminal.beforeDrawing =
        () -> {
          if (when.getAsBoolean()) {
            throw new IllegalStateException("cannot be drawn");
          }
        };
  }

  private void line(String text) {
    (":" + text).chars().forEach(letter -> send(Stroke.typed((char) letter)));
    send(Stroke.named(KeyName.ENTER));
  }

  private void send(Stroke stroke) {
    terminal.strokes.accept(stroke);
    for (int turns = 0; turns < 3; turns++) {
      outside.pass(FrameSchedule.SHORTEST.multipliedBy(10));
      session.turn();
    }
  }

  private String x() {
    return calculator.display().toString().strip();
  }

  private Image saved(String name) throws IOException {
    return new StateFile(home.resolve(name)).read().orElseThrow();
  }

  @Test
  void failedStrokeIsUndoneAndReported() throws IOException {
    line("41");
    line("2 * beep");
    assertThat(terminal.picture())
        .contains("internal error  the last key or line was undone · F1 explains");
    assertThat(x()).isEqualTo("41.0000");
    assertThat(home.resolve("internal-error.txt"))
        .content()
        .contains("while handling", "no tone of", "\tat hp41.");
    assertThat(saved("internal-error-memory.txt")).isEqualTo(calculator.image());
    line("2 +");
    assertThat(x()).isEqualTo("43.0000");
    send(Stroke.control('u'));
    assertThat(x()).isEqualTo("41.0000");
  }

  @Test
  void failedProgramStopsWithTheResultsOfItsEarlierLines() {
    send(new Stroke.Pasted("LBL \"LOOP\"\nLBL 01\n1\n+\nPSE\nTONE 3\nGTO 01\nEND\n"));
    line("5 xeq loop");
    for (int turns = 0; calculator.isRunning() && turns < 100; turns++) {
      send(new Stroke.Resized());
    }
    assertThat(terminal.picture()).contains("internal error  the program stopped");
    assertThat(x()).isEqualTo("6.0000");
  }

  @Test
  void fullExplanationNamesTheFault() {
    line("beep");
    send(Stroke.named(KeyName.F1));
    assertThat(terminal.picture())
        .contains("IllegalStateException: no tone of", "internal-error.txt");
  }

  @Test
  void errorOfDrawingIsUndoneToo() {
    line("12");
    failDrawing(() -> x().equals("13.0000"));
    line("1 +");
    assertThat(x()).isEqualTo("12.0000");
    assertThat(terminal.picture()).contains("internal error");
  }

  @Test
  void errorBesideTheSessionUndoesNothing() {
    line("12");
    assertThat(session.continueAfter("RangeError: the call stack is full")).isZero();
    send(new Stroke.Resized());
    assertThat(terminal.picture()).contains("internal error");
    assertThat(x()).isEqualTo("12.0000");
  }

  @Test
  void lackOfMemoryIsNotCalledAFault() {
    line("12");
    terminal.beforeDrawing =
        () -> {
          if (x().equals("13.0000")) {
            throw new OutOfMemoryError();
          }
        };
    line("1 +");
    assertThat(x()).isEqualTo("12.0000");
    assertThat(terminal.picture()).contains("not enough memory in the computer");
    send(Stroke.named(KeyName.F1));
    assertThat(terminal.picture()).contains("Java may not use more memory");
  }

  @Test
  void memoryThatCannotBeDrawnIsSavedAndCleared() throws IOException {
    line("666");
    session.end();
    memory.close();
    Image unusable = saved("memory.txt");
    start();
    failDrawing(() -> calculator.contents().x() == 0x06660000000002L);
    send(new Stroke.Resized());
    assertThat(terminal.picture()).contains("internal error  memory is empty");
    assertThat(saved("states/" + InternalErrors.STATE + ".txt").remembersTheSame(unusable))
        .isTrue();
    String proposed =
        StringUtils.substringBetween(terminal.picture() + "\n", "type: ", "\n").strip();
    line("3");
    assertThat(x()).isEqualTo("3.0000");
    terminal.beforeDrawing = () -> {};
    line(proposed);
    assertThat(calculator.image().remembersTheSame(unusable)).as(proposed).isTrue();
  }

  @Test
  void nextStartDoesNotRepeatTheError() throws IOException {
    line("7");
    line("beep");
    session.end();
    memory.close();
    start();
    assertThat(terminal.picture()).contains("7.0000").doesNotContain("internal error");
  }

  @Test
  void memoryThatCannotBeStartedIsSavedAsAState() throws IOException {
    line("41");
    Image saved = calculator.image();
    List<String> complaints = new ArrayList<>();
    Calculator empty =
        InternalErrors.start(
            Optional.of(saved),
            new ContinuousSink(memory, new StateFolder(home)),
            InternalErrorsTest::failing,
            complaints::add);
    assertThat(empty.image().registers()[3]).isZero();
    assertThat(saved("states/" + InternalErrors.STATE + ".txt")).isEqualTo(saved);
    assertThat(complaints)
        .singleElement()
        .asString()
        .contains("memory is empty", "the state internal-error", "internal-error.txt");
  }

  private static Calculator failing(Optional<Image> image) {
    if (image.isPresent()) {
      throw new IllegalStateException("this memory is impossible");
    }
    return new Calculator(Model.CX, new FakePeripherals());
  }

  @Test
  void errorThatNothingRepairsEndsTheSessionWithoutLossOfMemory() throws IOException {
    line("41");
    Image before = calculator.image();
    failDrawing(() -> true);
    terminal.strokes.accept(Stroke.typed('+'));
    assertThatThrownBy(session::turn).hasMessage("cannot be drawn");
    assertThat(calculator.image().remembersTheSame(before)).isTrue();
    terminal.beforeDrawing = () -> {};
  }
}
