package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.memory.Alarms;
import hp41.memory.GlobalLabel;
import hp41.memory.KeyAssignments;
import hp41.memory.ProgramMemory;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests memory that is full of programs, key assignments and alarms. */
class PackingTest {

  private static final int SQRT = 0x0452;
  private static final String TRY_AGAIN = "TRY AGAIN";

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));

  @BeforeEach
  void leaveSixRegisters() {
    calculator.type("SIZE 313");
    assertThat(program().free()).isEqualTo(6);
  }

  private ProgramMemory program() {
    return Inside.of(calculator).program();
  }

  private KeyAssignments keys() {
    return Inside.of(calculator).keys();
  }

  private String display() {
    return calculator.display().toString();
  }

  private void alarm(int hour) {
    calculator.type("0 ENTER 0 ENTER " + hour + " CLA XYZALM");
  }

  private void fillWithAlarms() {
    for (int hour = 11; hour <= 14; hour++) {
      alarm(hour);
    }
    assertThat(program().free()).isZero();
  }

  @Test
  void theEndOfALoadedProgramIsMarkedAsWrittenAndNotPacked() {
    calculator.load(
        new Assembler(Internals.known(calculator)).assemble("END\nLBL \"CD\"").programs());
    calculator.type("\"CD\" SAVEP GETSUB");
    List<GlobalLabel> globals = program().globals();
    assertThat(globals.get(globals.size() - 1).status()).isEqualTo(0x2D);
  }

  @Test
  void assignmentsAndAlarmsTakeWhatIsFreeAndNoMore() {
    fillWithAlarms();
    alarm(15);
    assertThat(display()).isEqualTo(TRY_AGAIN);
    assertThat(new Alarms(Inside.of(calculator).memory()).all()).hasSize(4);
    assertThat(keys().assign(0x01, SQRT)).isFalse();
    calculator.type("SIZE 314");
    assertThat(display()).isEqualTo(TRY_AGAIN);
    assertThat(program().size()).isEqualTo(313);
  }

  @Test
  void registersOfKeysThatHaveNoneAnyMoreAreFreeAfterPacking() {
    keys().assign(0x01, SQRT);
    keys().assign(0x11, SQRT);
    alarm(11);
    alarm(12);
    keys().assign(0x21, SQRT);
    assertThat(program().free()).isZero();
    keys().remove(0x21);
    assertThat(program().free()).isZero();
    calculator.press(Key.PRGM);
    pressUntilFull();
    assertThat(display()).isEqualTo(TRY_AGAIN);
    assertThat(program().free()).isOne();
    calculator.press(Key.BACK);
    calculator.press(Key.SIN);
    assertThat(display()).isEqualTo("05 SIN");
    assertThat(keys().all()).hasSize(2);
    assertThat(new Alarms(Inside.of(calculator).memory()).all()).hasSize(2);
  }

  /** Fills the register of .END., which has room for four lines of one byte. */
  private void pressUntilFull() {
    for (int line = 1; line <= 5; line++) {
      calculator.press(Key.COS);
    }
  }

  @Test
  void alarmsStayWholeWhenProgramsGrowAndArePacked() {
    alarm(11);
    calculator.press(Key.PRGM);
    for (int line = 1; line <= 20; line++) {
      calculator.press(Key.COS);
      calculator.press(Key.TAN);
      calculator.press(Key.BACK);
    }
    calculator.press(Key.PRGM);
    calculator.type("PACK");
    assertThat(new Alarms(Inside.of(calculator).memory()).all()).hasSize(1);
    assertThat(program().free()).isEqualTo(0);
  }

  @Test
  void aNullInFrontOfANumberGoesOnceAProgramHasChanged() {
    press("PRGM", "5", "PRGM");
    calculator.type("PACK");
    assertThat(program().read(program().top() - 1)).isZero();
    press("PRGM", "SIN", "<-", "PRGM");
    calculator.type("PACK");
    assertThat(program().read(program().top() - 1)).isEqualTo(0x15);
  }

  @Test
  void aNewProgramClearsTheCompiledJumpsOfTheLastOne() {
    calculator.load(
        new Assembler(Internals.known(calculator))
            .assemble("LBL \"CD\"\nGTO 02\nLBL b\nLBL 02")
            .programs());
    int distance = program().top() - 8;
    calculator.type("XEQ \"CD\"");
    calculator.proceed(100);
    assertThat(program().read(distance)).isNotZero();
    press("f", "RCL", ".", ".");
    assertThat(program().read(distance)).isZero();
  }

  @Test
  void backstepToAGlobalLabelPassesTheNullsBeforeIt() {
    calculator.load(new Assembler(Internals.known(calculator)).assemble("LBL \"AB\"").programs());
    press("PRGM", "SIN", "<-", "SST");
    assertThat(program().pointer()).isEqualTo(program().top());
    press("f", "SST", "f", "SST");
    assertThat(program().pointer()).isEqualTo(program().top() - 7);
  }

  @Test
  void refusedLineLeavesThePointerInFrontOfTheNullOfANumber() {
    calculator.type("SIZE 319");
    press("PRGM", "SIN", "4");
    press("f", "STO", "ALPHA", "1", "1", "1", "ALPHA");
    assertThat(display()).isEqualTo(TRY_AGAIN);
    assertThat(program().pointer()).isEqualTo(program().top() - 1);
  }

  private void press(String... keys) {
    for (String key : keys) {
      calculator.press(Key.of(key).orElseThrow());
      calculator.proceed(1);
    }
  }
}
