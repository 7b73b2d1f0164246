package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.event.Event;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.memory.Memory;
import hp41.microcode.Microcode;
import hp41.microcode.SystemRom;
import hp41.nut.Nut;
import hp41.nut.Ram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The microcode as the engine of a calculator, with the ROM images of the user. */
class MicrocodeTest {

  private static final Instant NOON = Instant.parse("2026-01-15T12:00:00Z");

  private final VirtualClock clock = new VirtualClock(NOON);
  private final Calculator calculator = new Calculator(Model.CX, () -> clock);

  private Calculator onMicrocode() {
    calculator.engine(Optional.of(Roms.cx()));
    return calculator;
  }

  @Test
  void emptyMemoryGivesMemoryLost() {
    long[] words = new long[Memory.ADDRESSES];
    Ram ram =
        new Ram() {
          @Override
          public long read(int address) {
            return words[address];
          }

          @Override
          public void write(int address, long word) {
            words[address] = address >= 0x10 && address < 0x40 || address >= 0x200 ? 0 : word;
          }
        };
    Nut nut = new Nut(ram, Roms.cx().pages(List.of()), (halves, length) -> {});
    nut.run(400_000);
    assertThat(nut.isAsleep()).isTrue();
    assertThat(nut.cells()).hasToString("MEMORY LOST");
    assertThat(words[0x19B]).isEqualTo(0xC00020L);
  }

  @ParameterizedTest
  @CsvSource({"BACK, MEMORY LOST", "ENTER, ' 5.0000'"})
  void onlyBackHeldDownWhileOnTurnsTheMachineOnClearsMemory(Key held, String shown) {
    onMicrocode().type("5 STO 05");
    calculator.tap(Key.ON);
    assertThat(calculator.isOn()).isFalse();
    calculator.keyDown(held);
    calculator.keyDown(Key.ON);
    calculator.keyUp();
    assertThat(calculator.display()).hasToString(shown);
    calculator.type("2 3 +");
    assertThat(calculator.display()).hasToString(" 5.0000");
  }

  @Test
  void typedInputIsExecutedByKeyPresses() {
    assertThat(onMicrocode().type("30 SIN 4 * STO 05 FIX 2")).isEmpty();
    assertThat(calculator.display()).hasToString(" 2.00");
    assertThat(calculator.contents().registers().get(5)).isEqualTo(0x02000000000000L);
  }

  @Test
  void anUnknownWordAndAnErrorAreReportedAsByTheBuiltInEngine() {
    assertThat(onMicrocode().type("2 FOO")).isPresent();
    assertThat(calculator.type("1 0 /")).isEmpty();
    assertThat(calculator.contents().error()).isEqualTo("DATA ERROR");
  }

  @Test
  void inputAfterAnErrorIsExecuted() {
    onMicrocode().type("1 0 /");
    calculator.type("5 0 /");
    assertThat(calculator.contents().error()).isEqualTo("DATA ERROR");
    calculator.type("7 3 +");
    assertThat(calculator.contents().error()).isEmpty();
    assertThat(calculator.display()).hasToString(" 10.0000");
  }

  @Test
  void memoryIsPreservedWhenTheEngineChanges() {
    calculator.type("1 2 3 4 STO 07 \"HAND\" SF 03 FIX 7");
    long[] before = calculator.image().registers();
    onMicrocode();
    assertThat(calculator.image().registers()).isEqualTo(before);
    assertThat(calculator.display()).hasToString(" 4.0000000");
    calculator.engine(Optional.empty());
    assertThat(calculator.image().registers()).isEqualTo(before);
  }

  @Test
  void eachEngineResumesAProgramOfTheOther() {
    calculator.load(programs("LBL \"P\"\n1\nSTOP\n2\nSTOP\n+\nEND"));
    onMicrocode().type("R/S");
    assertThat(calculator.display()).hasToString(" 1.0000");
    calculator.engine(Optional.empty());
    calculator.type("R/S");
    calculator.run();
    assertThat(calculator.display()).hasToString(" 2.0000");
    onMicrocode().type("R/S");
    assertThat(calculator.display()).hasToString(" 3.0000");
  }

  private List<byte[]> programs(String listing) {
    return new Assembler(Internals.known(calculator)).assemble(listing).programs();
  }

  @Test
  void clockAndStopwatchContinueWhenTheEngineChanges() {
    calculator.type("13.3 SETIME RUNSW");
    clock.advance(Duration.ofSeconds(5));
    onMicrocode();
    clock.advance(Duration.ofSeconds(5));
    calculator.type("FIX 4 RCLSW");
    assertThat(calculator.display()).hasToString(" 0.0010");
    calculator.type("CLK24");
    calculator.engine(Optional.empty());
    calculator.type("TIME");
    assertThat(calculator.display()).hasToString("13:30:10");
    assertThat(calculator.image().time().twentyFourHours()).isTrue();
  }

  @Test
  void aKeyHeldTooLongShowsNull() {
    onMicrocode().type("2");
    calculator.pace(Pace.AUTHENTIC);
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    assertThat(keypad.press(Key.SQRT, Duration.ofSeconds(3), Duration.ofSeconds(5)).held())
        .isEqualTo("NULL");
    assertThat(calculator.display()).hasToString(" 2.0000");
  }

  @Test
  void switchesOffAndOn() {
    onMicrocode().press(Key.ON);
    assertThat(calculator.isOn()).isFalse();
    calculator.press(Key.ON);
    assertThat(calculator.isOn()).isTrue();
    assertThat(calculator.display()).hasToString(" 0.0000");
  }

  @Test
  void theRomOfAnotherModelIsRejected() {
    Calculator cv = new Calculator(Model.CV, () -> clock);
    Optional<SystemRom> cx = Optional.of(Roms.cx());
    assertThatThrownBy(() -> cv.engine(cx))
        .hasMessageContaining("is the operating system of a 41CX, but the calculator is a 41CV");
    cv.engine(Optional.of(Roms.system("41cv.mod")));
    cv.type("2 3 +");
    assertThat(cv.display()).hasToString(" 5.0000");
  }

  @Test
  void changingTheModelSelectsTheBuiltInEngine() {
    Calculator there = onMicrocode();
    there.plug(Model.CX, Plugged.NOTHING);
    assertThat(Microcode.of(there)).isPresent();
    there.plug(Model.CV, Plugged.NOTHING);
    assertThat(Microcode.of(there)).isEmpty();
    assertThat(SystemRom.of(there)).isEmpty();
    there.type("2 ENTER^ 3 +");
    there.run();
    assertThat(there.display()).hasToString(" 5.0000");
  }

  @Test
  void thePrinterRomPrintsLines() throws IOException {
    PlugInModule printer = PlugInModule.read(RomImages.path("82143a.mod"));
    calculator.plug(Model.CX, Plugged.NOTHING.with(printer));
    onMicrocode().type("123 PRX \"HELLO\" PRA");
    assertThat(calculator.takeEvents())
        .filteredOn(Event.Printed.class::isInstance)
        .extracting(it -> ((Event.Printed) it).line().text())
        .containsExactly("         123.0000    ***", "HELLO");
  }

  @Test
  void aFileThatIsNoOperatingSystemIsRejectedWithAnExample(@TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("41cx.mod"), "MOD1");
    assertThatThrownBy(() -> SystemRom.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("this is not the image of an operating system, such as 41cx.mod");
    assertThatThrownBy(() -> SystemRom.read(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("none of the files here is the image of an operating system");
    assertThatThrownBy(() -> SystemRom.read(folder.resolve("none.mod")))
        .isInstanceOf(IOException.class);
  }
}
