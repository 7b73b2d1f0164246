package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.event.CalculatorError;
import hp41.key.Key;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests changes of register c by synthetic programs; the register contains the limits of data and
 * programs.
 */
class BrokenLimitsTest {

  private static final String LOST = "MEMORY LOST";
  private static final int STATUS_C = 0x00D;
  private static final int CASES = 40;

  /** Functions that walk through programs or count data registers. */
  private static final List<String> WALKERS =
      List.of(
          "PACK",
          "SIZE 050",
          "PRP \"A\"",
          "PRP",
          "LIST 010",
          "WDTA",
          "WPRV",
          "WALL",
          "WSTS",
          "GETP",
          "SAVEP",
          "PCLPS",
          "COPY \"A\"",
          "CLP \"A\"",
          "7 PSIZE",
          "ASN \"SIN\" 11",
          "CLKEYS",
          "PASN",
          "SAVEX",
          "GETX",
          "CAT 1",
          "CAT 2",
          "CAT 4",
          "CAT 5",
          "CAT 6",
          "GTO ..",
          "GTO .005",
          "CLRG",
          "ΣREG 00",
          "RCL 00",
          "5 STO 05",
          "ISG 03",
          "PRREG",
          "PRΣ",
          "SAVER",
          "GETR",
          "SIZE?",
          "ΣREG?",
          "GTO 05",
          "XEQ 01",
          "SST",
          "BST",
          "R/S",
          "WRTP",
          "WRTA",
          "Σ+",
          "PRKEYS",
          "1 REGMOVE",
          "CLRGX",
          "GTO \"A\"",
          "AVIEW",
          "PRSTK");

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));

  @TempDir private Path folder;

  private Calculator calculator(Plugged plugged) {
    Calculator calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock)).plugged(plugged).build();
    calculator.load(List.of(new byte[] {(byte) 0x90, 0x7D, (byte) 0x84, (byte) 0xC0, 0, 0x0D}));
    return calculator;
  }

  private static void store(Calculator calculator, String c) {
    calculator.contents().level(3, Long.parseLong(c, 16));
    calculator.programs().goToLine(0);
    calculator.load(List.of(program(0x91, 0x7D)));
    calculator.type("R/S");
    calculator.run(1_000);
  }

  private static byte[] program(int... line) {
    byte[] program = {(byte) line[0], (byte) line[1], (byte) 0x84, (byte) 0xC0, 0, 0x0D};
    return program;
  }

  /** The values were recorded on the microcode of the 41CX without modules of extended memory. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "1A70016919C19B, false", "1A70016819C19B, true", "00000000000000, true",
    "1A700169000000, true", "1A700169001000, false", "1A70016919C000, false",
    "1A70016919C1FF, false", "1A70016920119B, true", "1A70016920019B, false",
    "1A70016920219B, true", "1A70016901019B, false", "1A70016901119B, true",
    "1A70016904019B, true", "1A70016904119B, false", "1A7001690C119B, false",
    "1A7001690C019B, false", "1A70016930219B, true", "1A70016940019B, true",
    "1A70016940119B, false", "0000016919C19B, false"
  })
  void memoryIsLostWhenTheProgramStopsIfTheMachineLosesIt(String c, boolean lost) {
    Calculator calculator = calculator(Plugged.NOTHING);
    store(calculator, c);
    assertThat(calculator.message().equals(LOST)).isEqualTo(lost);
    if (lost) {
      assertThat(calculator.contents().x()).isZero();
      assertThat(calculator.contents().size()).isEqualTo(100);
      calculator.press(Key.BACK);
      assertThat(calculator.display()).hasToString(" 0.0000");
    } else {
      assertThat(Inside.of(calculator).memory().read(STATUS_C)).isEqualTo(Long.parseLong(c, 16));
    }
  }

  @Test
  void aProgramThatPutsRegisterCBackLosesNothing() {
    Calculator calculator = calculator(Plugged.NOTHING);
    calculator.programs().clear();
    calculator.load(
        List.of(
            new byte[] {(byte) 0xCE, 0x7D, (byte) 0xCE, 0x7D, (byte) 0x84, (byte) 0xC0, 0, 0x0D}));
    calculator.type("R/S");
    calculator.run(1_000);
    assertThat(calculator.message()).isEmpty();
  }

  @Tag("random")
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void whateverRegisterCHoldsEverythingEndsAndCanBeSaved(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < Rounds.of(CASES); i++) {
      String c =
          "%03X00169%03X%03X".formatted(random.nextInt(0x1000), limit(random), limit(random));
      Calculator calculator = calculator(Plugged.of(Accessory.PRINTER, Accessory.CARD_READER));
      List<String> typed = new ArrayList<>(List.of("c = " + c));
      assertThatCode(() -> walk(calculator, c, random, typed))
          .as("seed %d, %s", seed, typed)
          .doesNotThrowAnyException();
    }
  }

  private static int limit(Random random) {
    int[] edges = {0, 1, 0xF, 0x10, 0xC0, 0xC1, 0x19B, 0x19C, 0x1FF, 0x200, 0x201, 0x3FF, 0xFFF};
    return random.nextBoolean() ? edges[random.nextInt(edges.length)] : random.nextInt(0x1000);
  }

  private void walk(Calculator calculator, String c, Random random, List<String> typed)
      throws IOException {
    store(calculator, c);
    StateFile file = new StateFile(folder.resolve("state"));
    for (int i = 0; i < 5; i++) {
      String words = WALKERS.get(random.nextInt(WALKERS.size()));
      typed.add(words);
      calculator.type(words);
      calculator.run(300);
      calculator.takeEvents();
      calculator.snapshot();
      list(calculator);
      calculator.cancelInput();
      Image image = calculator.image();
      file.write(image);
      assertThat(file.read()).isEqualTo(Optional.of(image));
      calculator.restore(image);
    }
  }

  private static void list(Calculator calculator) {
    calculator.programLine();
    calculator.contents().registers();
    calculator.programs().lines(calculator.programs().pointer());
    calculator.programs().number(calculator.programs().pointer());
    try {
      calculator.programs().all();
      calculator.programs().code(calculator.programs().pointer());
    } catch (CalculatorError seldom) {
      assertThat(seldom).isSameAs(CalculatorError.PRIVATE);
    }
  }

  @Test
  void memoryThatAProgramHasBrokenForAMomentIsNotWritten() {
    Calculator calculator = calculator(Plugged.NOTHING);
    Inside.of(calculator).memory().write(STATUS_C, 0);
    assertThat(calculator.image().isLost()).isTrue();
    calculator.cancelInput();
    assertThat(calculator.message()).isEqualTo(LOST);
    assertThat(calculator.image().isLost()).isFalse();
    assertThat(calculator.contents().size()).isEqualTo(100);
  }
}
