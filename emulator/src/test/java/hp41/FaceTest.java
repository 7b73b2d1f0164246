package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.debug.Programs;
import hp41.event.CalculatorError;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.program.NoRoom;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Tests what programs that use the library can do with a calculator without pressing keys. */
class FaceTest {

  private static final long TWELVE = Word.of(Decimal.parse("12"));

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final Calculator calculator = new Calculator(Model.CX, () -> clock);
  private final MemoryView contents = calculator.contents();

  private void load(String... lines) {
    calculator.load(
        new Assembler(Internals.known(calculator)).assemble(String.join("\n", lines)).programs());
  }

  private String display() {
    return calculator.display().toString().strip();
  }

  @Test
  void programsAreLoadedFoundAndTakenOut() {
    load("LBL \"A\"", "SIN", "END", "LBL \"B\"", "LBL 05", "COS", "END");
    Programs programs = calculator.programs();
    assertThat(programs.name(programs.pointer())).isEqualTo("A");
    assertThat(programs.all()).hasSize(2);
    int second = programs.find("B").orElseThrow();
    calculator.programs().goTo(second);
    assertThat(programs.find("05").map(programs::text)).contains("LBL 05");
    assertThat(programs.find("06")).isEmpty();
    assertThat(programs.lines(second)).extracting(programs::text).contains("COS", "END");
    calculator.programs().goToLine(3);
    assertThat(calculator.programLine()).isEqualTo("03 COS");
    calculator.programs().clear();
    assertThat(programs.all()).isEmpty();
  }

  @Test
  void programThatDoesNotFitIsRefusedAndRegistersThatHoldZeroAreGivenUp() {
    calculator.contents().resize(300);
    load("LBL \"A\"\n" + "SIN\n".repeat(400) + "END");
    assertThat(contents.size()).isLessThan(300);
    calculator.contents().register(contents.size() - 1, TWELVE);
    assertThatThrownBy(() -> load("SIN\n".repeat(1_000) + "END")).isInstanceOf(NoRoom.class);
  }

  @Test
  void itRunsUntilItWaitsOverPausesAndForNoMoreLinesThanItMay() {
    load("LBL \"P\"", "1", "PSE", "PSE", "2", "STOP", "3", "END");
    calculator.type("XEQ \"P\"");
    assertThat(calculator.run(2)).isFalse();
    calculator.run();
    assertThat(calculator.isBusy()).isFalse();
    assertThat(display()).isEqualTo("2.0000");
    assertThat(clock.instant()).isAfter(Instant.EPOCH);
  }

  @Test
  void registersFlagsAndAlphaAreReadAndSet() {
    calculator.contents().register(7, TWELVE);
    calculator.contents().level(3, TWELVE);
    calculator.contents().alpha("AB");
    calculator.contents().flag(5, true);
    assertThat(contents.shown(contents.register(7))).isEqualTo(" 12.0000");
    assertThat(display()).isEqualTo("12.0000");
    assertThat(contents.alpha()).isEqualTo("AB");
    assertThat(contents.flag(5)).isTrue();
    assertThat(contents.registers()).hasSize(contents.size()).contains(TWELVE);
  }

  @Test
  void answerIsTextInAlphaModeAndWordsOtherwise() {
    load("AON", "PROMPT", "AOFF", "ASTO 01", "PROMPT", "STO 02", "LBL 01", "GTO 01", "END");
    calculator.type("R/S");
    calculator.run();
    assertThat(calculator.answer("ada 1")).isEmpty();
    assertThat(contents.alpha()).isEqualTo("ADA 1");
    assertThat(calculator.answer("\"ab\"")).isEmpty();
    assertThat(calculator.answer(" ")).isEmpty();
    calculator.type("R/S");
    calculator.run();
    assertThat(contents.shown(contents.register(1))).isEqualTo("ab");
    assertThat(calculator.answer("4 SQTR").orElseThrow().nearest()).contains("SQRT");
    assertThat(calculator.answer("3 4 *")).isEmpty();
    calculator.type("R/S");
    assertThat(calculator.run(100)).isFalse();
    assertThat(contents.register(2)).isEqualTo(TWELVE);
    assertThat(calculator.answer("5").orElseThrow().reason()).isEqualTo("a program is running");
  }

  @Test
  void whatIsBeingKeyedIsGivenUpByAChange() {
    calculator.press(Key.FOUR);
    calculator.contents().register(1, TWELVE);
    calculator.press(Key.FIVE);
    assertThat(display()).isEqualTo("5_");
  }

  @Test
  void argumentsThatCannotBeAreNamed() {
    assertThatThrownBy(() -> contents.register(999)).hasMessageContaining("no register 999");
    assertThatThrownBy(() -> calculator.contents().register(-1, 0))
        .hasMessageContaining("no register -1");
    assertThatThrownBy(() -> calculator.contents().level(5, 0)).hasMessageContaining("no level 05");
    assertThatThrownBy(() -> contents.flag(56)).hasMessageContaining("no flag 56");
    assertThatThrownBy(() -> calculator.contents().level(0, -1))
        .hasMessageContaining("no room for FFF");
    assertThat(calculator.contents().resize(-1)).isFalse();
    assertThat(calculator.contents().resize(5_000)).isFalse();
  }

  @Test
  void memoryOfAnotherModelIsRefused() {
    Calculator small = new Calculator(Model.C, () -> clock);
    Image image = calculator.image();
    assertThatThrownBy(() -> small.restore(image))
        .hasMessage("a 41C has no room for the memory of a 41CX");
    image.registers()[0] = TWELVE;
    assertThat(image.registers()[0]).isZero();
  }

  @Test
  void registerQContainsTheLastNumberLineWhileAProgramRuns() {
    load("LBL \"A\"", "LBL 01", "12", "GTO 01", "END");
    calculator.programs().goToLine(0);
    calculator.press(Key.RUN_STOP);
    assertThat(calculator.run(30)).isFalse();
    assertThat(Inside.of(calculator).memory().read(Memory.STATUS_Q)).isEqualTo(0x812FFFFFFFF0FFL);
  }

  @Test
  void reasonOfAnErrorNamesTheRegister() {
    calculator.type("321 STO 00 RCL IND 00");
    assertThat(contents.reason()).isEqualTo("there is no R321, SIZE is 100");
    assertThat(CalculatorError.CARD.withReason("100 %d").reason()).isEqualTo("100 %d");
  }
}
