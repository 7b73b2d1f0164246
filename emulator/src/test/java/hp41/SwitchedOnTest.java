package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.StopReason;
import hp41.key.Key;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.memory.Alarms;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests which content of memory remains when the calculator is switched on, and when memory is
 * lost.
 */
class SwitchedOnTest {

  private static final String ALARM = "0 ENTER 0 ENTER 11 \"TEA\" XYZALM CLX";
  private static final Set<Integer> SET_AT_SWITCH_ON = Set.of(26);

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private Calculator calculator = calculator(Model.CX);

  private Calculator calculator(Model model, Accessory... plugged) {
    return Calculator.builder(model, new SilentPeripherals(clock))
        .plugged(Plugged.of(plugged))
        .build();
  }

  private Memory memory() {
    return Inside.of(calculator).memory();
  }

  private void switchOffAndOn() {
    calculator.press(Key.ON);
    assertThat(calculator.isOn()).isFalse();
    calculator.press(Key.ON);
    assertThat(calculator.isOn()).isTrue();
  }

  /** Switches on with ← held down. */
  private void loseMemory() {
    calculator.press(Key.ON);
    calculator.keyDown(Key.BACK);
    calculator.keyDown(Key.ON);
    calculator.keyUp();
  }

  @Test
  void noProgramWaitsAfterMemoryIsLost() {
    String listing = "LBL \"W\"\nSTOP\nEND\n";
    calculator.load(new Assembler(Internals.known()).assemble(listing).programs());
    calculator.type("XEQ \"W\"");
    calculator.proceed(10);
    assertThat(calculator.stopped().isOwn()).isTrue();
    loseMemory();
    assertThat(calculator.stopped()).isEqualTo(StopReason.Cause.NONE);
    assertThat(calculator.snapshot().modes().waiting()).isFalse();
  }

  private int alarms() {
    return new Alarms(memory()).all().size();
  }

  /** Puts a buffer of two registers below everything else. */
  private void buffer(int number) {
    memory().write(Memory.MAIN, (long) number << 52 | (long) number << 48 | 2L << 40);
    memory().write(Memory.MAIN + 1, 0x00000000001234L);
  }

  @Test
  void buffersThatNoModuleKeepsAreRemoved() {
    int free = Inside.of(calculator).program().free();
    buffer(5);
    assertThat(Inside.of(calculator).program().free()).isEqualTo(free - 2);
    switchOffAndOn();
    assertThat(Inside.of(calculator).program().free()).isEqualTo(free);
    assertThat(memory().read(Memory.MAIN)).isZero();
  }

  @Test
  void allBuffersButTheAlarmsGoWhereverTheyStand() {
    buffer(3);
    calculator.type(ALARM);
    Inside.of(calculator).keys().assign(0x01, 0x0461);
    int behind = Inside.of(calculator).program().firstFree();
    memory().write(behind, 0xEE010000000000L);
    switchOffAndOn();
    assertThat(Word.hex(memory().read(Memory.MAIN))).isEqualTo("F0000000046101");
    assertThat(alarms()).isOne();
    assertThat(Inside.of(calculator).program().firstFree()).isEqualTo(behind - 2);
  }

  @Test
  void alarmsGoWithoutTheTimeModule() {
    calculator = calculator(Model.CV, Accessory.TIME);
    calculator.type(ALARM);
    switchOffAndOn();
    assertThat(alarms()).isOne();
    Image image = calculator.image();
    calculator = calculator(Model.CV);
    calculator.restore(image);
    assertThat(alarms()).isOne();
    switchOffAndOn();
    assertThat(alarms()).isZero();
    assertThat(Inside.of(calculator).program().free()).isEqualTo(46);
  }

  @Test
  void keyAssignmentsStay() {
    calculator = calculator(Model.C);
    Inside.of(calculator).keys().assign(0x01, 0xA645);
    switchOffAndOn();
    assertThat(Inside.of(calculator).keys().all()).hasSize(1);
  }

  @Test
  void flags12To25And44To55AreClearedAnd26IsSet() {
    Flags flags = Inside.of(calculator).flags();
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      flags.set(flag, flag != 26 && flag != Flags.AUTO_START && flag < Flags.CONTINUOUS_ON);
    }
    calculator.type("ON");
    assertThat(flags.get(Flags.CONTINUOUS_ON)).isTrue();
    switchOffAndOn();
    IntStream.range(0, Flags.COUNT)
        .forEach(
            flag ->
                assertThat(flags.get(flag))
                    .as("flag %02d", flag)
                    .isEqualTo(
                        flag < 11
                            || SET_AT_SWITCH_ON.contains(flag)
                            || flag > 26 && flag < Flags.CONTINUOUS_ON));
  }

  @Test
  void distancesOfAProgramThatWasBeingChangedAreForgotten() {
    new ProgramLoader(memory())
        .load(new Assembler(Internals.known()).assemble("LBL 01\nPSE\nGTO 01\n").programs());
    calculator.press(Key.RUN_STOP);
    new VirtualKeypad(calculator, clock).pass(Duration.ofSeconds(5));
    calculator.press(Key.RUN_STOP);
    ProgramMemory program = Inside.of(calculator).program();
    int distance = program.top() - 4;
    assertThat(program.read(distance + 1)).isEqualTo(0xB2);
    assertThat(program.read(distance)).isNotZero();
    calculator.press(Key.PRGM);
    calculator.press(Key.SIN);
    switchOffAndOn();
    assertThat(Inside.of(calculator).flags().get(Flags.PRGM)).isFalse();
    assertThat(program.globals().get(0).status() & 0x02).isZero();
    assertThat(Inside.of(calculator).memory().read(program.curtain() - 1) >>> 24 & 0xFFFF)
        .isEqualTo(0xB200L);
  }

  @ParameterizedTest
  @CsvSource({"C, 17, 46, 0EF", "CV, 273, 46, 0EF", "CX, 100, 219, 19C"})
  void memoryIsDividedAnewWhenItIsLost(Model model, int size, int free, String curtain) {
    calculator = calculator(model);
    calculator.type("SIZE 001 1 2 3 4 SF 03 FIX 9");
    loseMemory();
    assertThat(calculator.display()).hasToString("MEMORY LOST");
    assertThat(Inside.of(calculator).program().size()).isEqualTo(size);
    assertThat(Inside.of(calculator).program().free()).isEqualTo(free);
    assertThat(Inside.of(calculator).program().curtain()).isEqualTo(Integer.parseInt(curtain, 16));
    calculator.press(Key.BACK);
    assertThat(calculator.display()).hasToString(" 0.0000");
    Calculator fresh = calculator(model);
    fresh.contents().stackLift(false);
    assertThat(calculator.image()).matches(fresh.image()::remembersTheSame);
  }

  @Test
  void filesAlarmsAndKeysAreLostButTheClockGoesOn() {
    calculator = calculator(Model.CX, Accessory.EXTENDED_MEMORY);
    calculator.type("9 SETIME CLK24 \"A\" 200 CRFLD");
    calculator.type(ALARM);
    Inside.of(calculator).keys().assign(0x01, 0x0461);
    loseMemory();
    assertThat(new ExtendedMemory(memory()).files()).isEmpty();
    assertThat(new ExtendedMemory(memory()).room()).isEqualTo(362);
    assertThat(alarms()).isZero();
    assertThat(Inside.of(calculator).keys().all()).isEmpty();
    calculator.type("TIME");
    assertThat(calculator.display()).hasToString("09:00:00");
  }

  @Test
  void onAloneKeepsMemoryWhateverWasPressedBefore() {
    calculator.type("5");
    calculator.press(Key.ON);
    calculator.press(Key.BACK);
    calculator.press(Key.ON);
    assertThat(calculator.display()).hasToString(" 5.0000");
  }
}
