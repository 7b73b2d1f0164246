package hp41.microcode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.nut.code.Assembled;
import hp41.nut.code.MicrocodeAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the engine with a small operating system that belongs to this project. */
class SmallSystemTest {

  private static final Path SOURCE = Path.of("src/test/resources/system/small.asm");
  private static final int DRAW = 0x013;

  @TempDir private Path folder;
  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T12:00:00Z"));
  private SystemRom rom;
  private Calculator calculator;

  @BeforeEach
  void startSystem() throws IOException {
    Assembled assembled = MicrocodeAssembler.assemble(Files.readString(SOURCE));
    assertThat(assembled.problems()).isEmpty();
    Path file = Files.write(folder.resolve("small.mod"), assembled.mod().orElseThrow());
    rom = SystemRom.read(file);
    calculator = new Calculator(Model.CV, () -> clock);
    calculator.engine(Optional.of(rom));
  }

  private Microcode engine() {
    return Microcode.of(calculator).orElseThrow();
  }

  @Test
  void displayIsTakenOverFromTheBuiltInEngine() {
    assertThat(calculator.display()).hasToString(" 0.0000");
    assertThat(calculator.isIdle()).isTrue();
    assertThat(calculator.isOn()).isTrue();
  }

  @Test
  void keyIsReadAndItsRowIsDisplayed() {
    calculator.press(Key.SIGMA_PLUS);
    calculator.press(Key.ENTER);
    assertThat(calculator.display().toString()).endsWith("03");
  }

  @Test
  void registersAreSharedWithTheBuiltInEngine() {
    calculator.press(Key.SIGMA_PLUS);
    calculator.press(Key.SIGMA_PLUS);
    assertThat(calculator.contents().number(calculator.contents().x()).orElseThrow())
        .isEqualByComparingTo("2");
    calculator.engine(Optional.empty());
    assertThat(calculator.display()).hasToString(" 2.0000");
  }

  @Test
  void heldKeyCountsOnce() {
    calculator.keyDown(Key.SIGMA_PLUS);
    clock.advance(Duration.ofSeconds(3));
    calculator.proceed(1);
    calculator.keyUp();
    assertThat(calculator.contents().x()).isEqualTo(0x01000000000000L);
  }

  /** Pressing ALPHA twice ends a number: before the first, between both, and after the last. */
  @Test
  void numbersTypedInARowAreSeparatedByAlpha() {
    assertThat(calculator.type("2 3")).isEmpty();
    assertThat(calculator.contents().x()).as("key presses").isEqualTo(0x08000000000000L);
  }

  @Test
  void debuggerStopsAtAnAddress() {
    engine().debugger().toggle(DRAW);
    calculator.press(Key.ENTER);
    assertThat(engine().debugger().isStopped()).isTrue();
    assertThat(engine().debugger().line().address()).isEqualTo(DRAW);
    assertThat(calculator.contents().x()).isEqualTo(0x01000000000000L);
    engine().debugger().toggle(DRAW);
    engine().debugger().resume();
    calculator.proceed(1);
    assertThat(calculator.display().toString()).endsWith("3");
  }

  @Test
  void functionThatNeverReturnsIsReportedAsHung() {
    assertThat(engine().isHung()).isFalse();
    calculator.press(Key.RUN_STOP);
    assertThat(engine().isHung()).isTrue();
  }

  @Test
  void systemOfAnotherModelIsRefused() {
    Calculator cx = new Calculator(Model.CX, () -> clock);
    assertThatThrownBy(() -> cx.engine(Optional.of(rom)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("41CV")
        .hasMessageContaining("41CX");
  }

  @Test
  void imageWithoutTheThreePagesIsRefused() throws IOException {
    String first = Files.readString(SOURCE).split("\\.PAGE 1")[0];
    byte[] image = MicrocodeAssembler.assemble(first).mod().orElseThrow();
    Path file = Files.write(folder.resolve("page.mod"), image);
    assertThatThrownBy(() -> SystemRom.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("page.mod");
  }

  @Test
  void imageIsRestoredWithoutChangingTheEngine() {
    calculator.press(Key.ENTER);
    Image image = calculator.image();
    calculator.press(Key.ENTER);
    calculator.restore(image);
    assertThat(calculator.contents().x()).isEqualTo(0x01000000000000L);
    assertThat(calculator.engineImage()).contains(rom);
  }
}
