package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.memory.ProgramMemory;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that programs in plug-in modules can be viewed, stepped and copied, but not changed. */
class ModuleProgramsTest {

  private static final int PROGRAM_COUNTER = 0x00C;

  private static Calculator calculator(Accessory... plugged) {
    return Calculator.builder(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)))
        .plugged(Plugged.of(plugged))
        .build();
  }

  private static Calculator inModule() {
    Calculator calculator = calculator(Accessory.PRINTER);
    assertThat(calculator.type("GTO \"PRPLOT\"")).isEmpty();
    return calculator;
  }

  private static String display(Calculator calculator) {
    calculator.finishScroll();
    return calculator.display().toString();
  }

  @Test
  void sstExecutesTheirLinesAndProgramModeShowsThem() {
    Calculator calculator = inModule();
    for (int line = 1; line < 4; line++) {
      calculator.press(Key.SST);
    }
    calculator.press(Key.SST);
    assertThat(display(calculator)).isEqualTo("NAME ?");
    calculator.press(Key.PRGM);
    assertThat(display(calculator)).isEqualTo("05 AOFF");
  }

  @Test
  void noLineCanBeInsertedOrDeleted() {
    Calculator calculator = inModule();
    calculator.press(Key.PRGM);
    for (Key key : new Key[] {Key.SIN, Key.FIVE, Key.BACK}) {
      calculator.press(key);
      assertThat(display(calculator)).as(key.toString()).isEqualTo("ROM");
      calculator.press(Key.BACK);
    }
    calculator.press(Key.BACK);
    assertThat(display(calculator)).isEqualTo("ROM");
    calculator.press(Key.BACK);
    calculator.press(Key.PRGM);
    assertThat(calculator.programLine()).isEqualTo("01 LBL┬PRPLOT");
    assertThat(Inside.of(calculator).program().globals()).hasSize(1);
  }

  @Test
  void pulledOutUnderThePointerItLeavesThatInMemory() {
    Calculator calculator = inModule();
    calculator.plug(Model.CX, Plugged.NOTHING);
    assertThat(calculator.programLine()).isEqualTo("00 REG 219");
    assertThat(calculator.type("XEQ \"PRPLOT\"")).isNotEmpty();
    calculator.plug(Model.CX, Plugged.of(Accessory.PRINTER));
    assertThat(calculator.type("GTO \"PRPLOT\"")).isEmpty();
  }

  @Test
  void linesAreNamedAsTheirModulesComeAndGo() {
    Calculator calculator = calculator(Accessory.PRINTER);
    calculator.press(Key.PRGM);
    calculator.type("LBL \"A1\" PRX");
    assertThat(calculator.programLine()).isEqualTo("02 PRX");
    calculator.plug(Model.CX, Plugged.NOTHING);
    assertThat(calculator.programLine()).isEqualTo("02 XROM 29,20");
    calculator.plug(Model.CX, Plugged.of(Accessory.PRINTER));
    assertThat(calculator.programLine()).isEqualTo("02 PRX");
  }

  @Test
  void memoryThatIsPulledOutLosesItsRegisters() {
    Calculator calculator = calculator(Accessory.EXTENDED_MEMORY);
    calculator.type("\"BIG\" 300 CRFLD 7 STO 00");
    assertThat(calculator.contents().files()).hasSize(1);
    calculator.plug(Model.CX, Plugged.NOTHING);
    assertThat(calculator.contents().shown(calculator.contents().register(0)).strip())
        .isEqualTo("7.0000");
    assertThat(Inside.of(calculator).memory().exists(0x250)).isFalse();
  }

  @Test
  void copyPutsThemIntoMemory() {
    Calculator calculator = calculator(Accessory.PRINTER);
    calculator.type("COPY \"PRPLOTP\"");
    assertThat(Inside.of(calculator).labels().global("PRPLOT")).isPresent();
    assertThat(Inside.of(calculator).editor().isLastProgramEmpty()).isFalse();
    calculator.type("COPY \"PRPLOTP\"");
    assertThat(display(calculator)).isEqualTo("RAM");
  }

  @Test
  void packingAndResizingLeaveThePointerInThem() {
    Calculator calculator = inModule();
    calculator.type("GTO .005 PACK SIZE 050");
    assertThat(calculator.programLine()).isEqualTo("05 AOFF");
  }

  @Test
  void whereTheModuleIsGoneNothingIsExecuted() {
    Calculator without = calculator();
    without.restore(inModule().image());
    without.type("SST SST");
    assertThat(display(without)).isEqualTo(" 0.0000");
    without.press(Key.RUN_STOP);
    without.proceed(10);
    assertThat(without.isRunning()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(names = {"PRINTER", "CARD_READER"})
  void anyProgramCounterCanBeStepped(Accessory plugged) {
    Calculator calculator = calculator(plugged);
    long[] fresh = Inside.of(calculator).memory().words();
    for (int counter = 0; counter <= 0xFFFF; counter += 0x11) {
      Inside.of(calculator).memory().restore(fresh);
      Inside.of(calculator).memory().write(PROGRAM_COUNTER, counter);
      Inside.of(calculator).program().storeLine(ProgramMemory.UNKNOWN_LINE);
      assertThat(calculator.programLine()).isNotEmpty();
      calculator.type("SST");
    }
  }

  @Test
  void withoutTheModuleTheirNamesAreUnknown() {
    Calculator without = calculator();
    without.type("GTO \"PRPLOT\"");
    assertThat(display(without)).isEqualTo("NONEXISTENT");
  }
}
