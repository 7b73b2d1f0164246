package hp41.machine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** How long instructions take on the machine itself. */
public final class Timing {

  /** The machine's word time in microseconds. */
  public static final int WORD_MICROS = 158;

  /** Words for a line that a test skips. */
  static final int SKIP = 69;

  private static final int UNMEASURED = 150;
  private static final int INDIRECT = 55;
  private static final int NUMBER_START = 170;
  private static final int NUMBER_DIGIT = 205;
  private static final int TEXT_START = 85;
  private static final int TEXT_CHARACTER = 65;

  private static final Map<String, Integer> WORDS = measured();

  private Timing() {}

  private static Map<String, Integer> measured() {
    try (var table =
        new BufferedReader(
            new InputStreamReader(
                Timing.class.getResourceAsStream("words.tsv"), StandardCharsets.UTF_8))) {
      return table
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> Integer.valueOf(row[1])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The time an instruction takes, in microseconds. */
  public static int micros(Instruction instruction) {
    return WORD_MICROS * words(instruction) + longer(instruction);
  }

  /** Synthetic tones have durations of their own. */
  private static int longer(Instruction instruction) {
    return instruction.function().name().equals("TONE")
            && instruction.operand() instanceof Operand.Postfix tone
            && !tone.isIndirect()
        ? Tone.numbered(tone.number()).extraMicros()
        : 0;
  }

  /** The time that so many words of searching take, in microseconds. */
  public static int search(int words) {
    return WORD_MICROS * words;
  }

  private static int words(Instruction instruction) {
    Operand operand = instruction.operand();
    if (operand instanceof Operand.Digits digits) {
      return NUMBER_START + NUMBER_DIGIT * digits.codes().length();
    } else if (operand instanceof Operand.Text text) {
      return TEXT_START + TEXT_CHARACTER * text.characters().length();
    }
    int words = WORDS.getOrDefault(instruction.function().name(), UNMEASURED);
    return operand instanceof Operand.Postfix register && register.isIndirect()
        ? words + INDIRECT
        : words;
  }
}
