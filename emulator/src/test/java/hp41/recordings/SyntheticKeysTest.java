package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.display.Annunciator;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.listing.Assembler;
import hp41.memory.Word;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Keys with synthetic assignments show, execute and insert the same as on the machine's microcode,
 * and all digits of the status registers are the same afterwards. The cases were drawn by the theme
 * "synthetic keys" of the comparison with it.
 */
class SyntheticKeysTest {

  static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration HELD = Duration.ofMillis(395);
  static final Duration SETTLED = Duration.ofMinutes(1);
  private static final int HEXADECIMAL = 16;
  private static final int ALPHA_AND_SCRATCH = 8;
  private static final int NAME = 9;
  private static final int KEYS = 0xA;
  private static final int COUNTER = 0xC;
  private static final int FLAGS = 0xE;
  private static final int SHIFTED_KEYS = 0xF;

  /** Flags 30, 45 to 47, 50, 51 and 53, which contain the state of the operating system. */
  private static final long BUSY = 1L << 25 | 7L << 8 | 1L << 5 | 1L << 4 | 1L << 2;

  static final List<Map<String, String>> ROWS = Table.named("keys-synthetic");

  @TestFactory
  Stream<DynamicTest> keysWithAnyBytesDoWhatTheyDidOnTheMachine() {
    return ROWS.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("codes") + ' ' + row.get("keys"),
                    () -> assertThat(played(row, Optional.empty())).isEqualTo(row)));
  }

  @Test
  void errorOfAssignedBytesTurnsTheAnnunciatorShiftOff() {
    Calculator calculator = pressed(Model.CX, "916C:0F", Key.USER, Key.SHIFT, Key.TIMES);

    assertThat(calculator.display()).hasToString("NONEXISTENT");
    assertThat(calculator.snapshot().annunciators()).containsExactly(Annunciator.USER);
  }

  @Test
  void searchForTextFileLeavesTheDisplayOfAnHp41Cv() {
    Calculator calculator = pressed(Model.CV, "1F59:01", Key.USER, Key.SIGMA_PLUS);

    assertThat(calculator.display()).hasToString("XROM 61,25");
  }

  @Test
  void lostMemoryLeavesNoDigitInTheProgramCounterOfAnHp41Cv() {
    Calculator calculator = pressed(Model.CV, "917D:01", Key.USER, Key.SIGMA_PLUS);

    assertThat(calculator.display()).hasToString("MEMORY LOST");
    assertThat(Word.hex(calculator.image().registers()[COUNTER])).isEqualTo("000000000000EF");
  }

  private static Calculator pressed(Model model, String codes, Key... keys) {
    VirtualClock clock = new VirtualClock(WALL);
    Calculator calculator = calculator(model, clock);
    long[] words = assigned(calculator.image().registers(), codes);
    calculator.restore(calculator.image().with(false, words));
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    List.of(keys).forEach(key -> keypad.press(key, HELD, SETTLED));
    return calculator;
  }

  static Calculator calculator(VirtualClock clock) {
    return calculator(Model.CX, clock);
  }

  private static Calculator calculator(Model model, VirtualClock clock) {
    return Calculator.builder(model, new SilentPeripherals(clock, InstantSource.fixed(WALL)))
        .pace(Pace.AUTHENTIC)
        .build();
  }

  /** Returns the row with what the keys show and leave now. */
  static Map<String, String> played(Map<String, String> row, Optional<EngineUnderTest> engine) {
    VirtualClock clock = new VirtualClock(WALL);
    Calculator calculator = calculator(clock);
    calculator.engine(engine.map(EngineUnderTest::image));
    String listing = row.get("listing").replace(" ; ", "\n");
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    long[] before = assigned(calculator.image().registers(), row.get("codes"));
    calculator.restore(calculator.image().with(false, before.clone()));
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    List<String> held = new ArrayList<>();
    for (String key : row.get("keys").split(" ")) {
      KeyPress press = KeyPress.of(key).orElseThrow();
      held.add(keypad.press(press.key(), press.hold(), SETTLED).held().strip());
    }
    return Map.of(
        "codes", row.get("codes"),
        "listing", row.get("listing"),
        "keys", row.get("keys"),
        "held", String.join("|", held),
        "display", calculator.display().toString().strip(),
        "words", allChanges(before, calculator.image().registers()));
  }

  /**
   * Assigns two bytes to a key for each word {@code bytes:key}, in registers of their own. Nothing
   * has been displayed yet.
   */
  private static long[] assigned(long[] registers, String codes) {
    int register = 0xC0;
    registers[ALPHA_AND_SCRATCH] = 0;
    for (String code : codes.split(" ")) {
      String[] parts = code.split(":");
      int key = Integer.parseInt(parts[1], HEXADECIMAL);
      registers[register++] = 0xF0L << 48 | Long.parseLong(parts[0], HEXADECIMAL) << 8 | key;
      boolean shifted = (key - 1 & 8) != 0;
      int bit = 20 + 8 * (key - 1 >> 4) + (key - 1 & 7);
      registers[shifted ? SHIFTED_KEYS : KEYS] |= 1L << bit;
    }
    return registers;
  }

  /** Returns the registers that have changed, without scratch digits. */
  static String changes(long[] before, long[] after) {
    return allChanges(digits(before), digits(after));
  }

  private static String allChanges(long[] before, long[] after) {
    before[FLAGS] &= ~BUSY;
    after[FLAGS] &= ~BUSY;
    return IntStream.range(0, after.length - 1)
        .filter(address -> before[address] != after[address])
        .mapToObj(address -> "%03X=%s".formatted(address, Word.hex(after[address])))
        .collect(Collectors.joining(" "));
  }

  /** Returns registers without the digits that the operating system uses for scratch. */
  private static long[] digits(long[] registers) {
    return IntStream.range(0, registers.length)
        .mapToLong(address -> digits(address, registers[address]))
        .toArray();
  }

  private static long digits(int address, long word) {
    return switch (address) {
      case ALPHA_AND_SCRATCH -> word & 0xFFFFFF;
      case NAME -> 0;
      case KEYS, SHIFTED_KEYS -> word >>> 20 << 20;
      default -> word;
    };
  }
}
