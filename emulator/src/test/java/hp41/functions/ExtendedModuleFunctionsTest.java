package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the extended functions with extended memory modules. */
class ExtendedModuleFunctionsTest {

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private Calculator calculator =
      calculator(Model.CX, Accessory.EXTENDED_MEMORY, Accessory.SECOND_EXTENDED_MEMORY);

  private Calculator calculator(Model model, Accessory... plugged) {
    return Calculator.builder(model, new SilentPeripherals(clock))
        .plugged(Plugged.of(plugged))
        .build();
  }

  private void type(String line) {
    assertThat(calculator.type(line)).isEmpty();
  }

  private String display() {
    return calculator.display().toString();
  }

  private String word(int address) {
    return "%014X".formatted(Inside.of(calculator).memory().read(address));
  }

  @ParameterizedTest
  @CsvSource({
    "CX, , 124",
    "CX, EXTENDED_MEMORY, 362",
    "CX, SECOND_EXTENDED_MEMORY, 362",
    "CV, EXTENDED_FUNCTIONS, 124",
    "C, EXTENDED_FUNCTIONS, 124"
  })
  void directoryReturnsTheFreeRegisters(Model model, Accessory accessory, int room) {
    calculator = accessory == null ? calculator(model) : calculator(model, accessory);
    type("EMDIR");
    assertThat(display()).isEqualTo("DIR EMPTY");
    assertThat(calculator.snapshot().stack().get(3).text()).isEqualTo(" " + room + ".0000");
  }

  @Test
  void fileCanHaveAtMost600Registers() {
    type("\"F\" 601 CRFLD");
    assertThat(display()).isEqualTo("NO ROOM");
    type("600 CRFLD EMROOM");
    assertThat(display()).isEqualTo(" 0.0000");
    type("599 SEEKPT 7 SAVEX 599 SEEKPT GETX");
    assertThat(display()).isEqualTo(" 7.0000");
    assertThat(word(0x303)).isEqualTo("07000000000000");
    assertThat(word(0x302)).isEqualTo("FFFFFFFFFFFFFF");
    type("\"G\" 1 CRFLD");
    assertThat(display()).isEqualTo("NO ROOM");
  }

  @Test
  void statisticsStayInMainMemory() {
    type("ΣREG 90 SIZE 091 1 Σ+");
    assertThat(display()).isEqualTo("NONEXISTENT");
    assertThat(word(0x204)).isEqualTo("00000000000000");
  }

  @Test
  void allDataRegistersAreSavedAndReadBack() {
    type("\"FILL\" 80 CRFLD \"D\" 100 CRFLD 3 STO 00 4 STO 42 5 STO 43 6 STO 99 SAVER");
    assertThat(word(0x041)).isEqualTo("04000000000000");
    assertThat(word(0x2EF)).isEqualTo("05000000000000");
    type("CLRG GETR RCL 42 RCL 43 RCL 99 + +");
    assertThat(display()).isEqualTo(" 15.0000");
  }

  @Test
  void programAcrossModulesIsReadBackByteForByte() {
    type("\"FILL\" 122 CRFLD");
    calculator = withProgram("LBL \"PROG\"\n\"ABCDEFGHIJKLMNO\"\n1\n2\n+\nEND\n");
    type("\"PROG\" SAVEP");
    assertThat(word(0x041)).startsWith("C0");
    assertThat(word(0x2EF)).isNotEqualTo("FFFFFFFFFFFFFF");
    type("PCLPS GETP CLA XEQ \"PROG\"");
    calculator.proceed(100);
    assertThat(display()).isEqualTo(" 3.0000");
    assertThat(Inside.of(calculator).alpha().text()).isEqualTo("ABCDEFGHIJKLMNO");
  }

  private Calculator withProgram(String listing) {
    Image image = calculator.image();
    Calculator other =
        calculator(Model.CX, Accessory.EXTENDED_MEMORY, Accessory.SECOND_EXTENDED_MEMORY);
    other.restore(image);
    new ProgramLoader(Inside.of(other).memory())
        .load(new Assembler(Internals.known()).assemble(listing).programs());
    return other;
  }

  @Test
  void catalog4ShowsFilesInAllModules() {
    type("\"A\" 90 CRFLD \"B\" 300 CRFLAS \"C\" 40 CRFLD \"A\" PURFL CLST CAT 4");
    pass(150);
    assertThat(display()).isEqualTo("B       A300");
    pass(1_450);
    assertThat(display()).isEqualTo("C       D040");
    pass(1_450);
    assertThat(display()).isEqualTo(" 256.0000");
  }

  @Test
  void unpluggingAModuleLosesItsFiles() {
    type("\"A\" 100 CRFLD \"B\" 100 CRFLD");
    Image image = calculator.image();
    calculator = calculator(Model.CX, Accessory.SECOND_EXTENDED_MEMORY);
    calculator.restore(image);
    type("\"B\" FLSIZE");
    assertThat(display()).isEqualTo("FL NOT FOUND");
    type("\"A\" FLSIZE EMROOM");
    assertThat(display()).isEqualTo(" 260.0000");
    assertThat(word(0x2EF)).isEqualTo("00000000000000");
  }

  /** Lets time pass in small steps, as on a real clock. */
  private void pass(int millis) {
    for (int step = 0; step < millis; step += 10) {
      clock.advance(Duration.ofMillis(10));
      calculator.proceed(1);
    }
  }
}
