package hp41.machine;

/** Execution times of instructions on the machine. */
public final class Timing {

  /** The machine's word time in microseconds. */
  public static final int WORD_MICROS = 158;

  /** The time of a line that a test skips, in words. */
  public static final int SKIP = 69;

  /** The additional time of a loop counter with decimals, in words. */
  public static final int LIMITED = 69;

  private static final int INDIRECT = 55;
  private static final int TEXT_START = 85;
  private static final int TEXT_CHARACTER = 65;

  /** The time of a global label in a program, in words; read from the machine's clock. */
  private static final int GLOBAL_LABEL = 310;

  /** The time to skip a null during a search for a local label, in words. */
  static final int PASS_NULL = 32;

  private static final int[] PASS_BYTES = {0, 24, 35, 38};
  private static final int PASS_CHARACTER = 12;
  private static final int PASS_TEXT = 38;
  private static final int PASS_GLOBAL_LABEL = 108;
  private static final int PASS_SHORT_LABEL = 46;
  private static final int PASS_LABEL = 63;

  private Timing() {}

  /** Returns the execution time of an instruction in microseconds. */
  public static int micros(Instruction instruction) {
    return WORD_MICROS * words(instruction) + extraMicros(instruction);
  }

  /** Returns the additional time of synthetic tones, whose durations differ. */
  private static int extraMicros(Instruction instruction) {
    return instruction.function().is(Role.SOUND)
            && instruction.operand() instanceof Operand.Postfix tone
            && !tone.isIndirect()
        ? Tone.of(tone.number()).extraMicros()
        : 0;
  }

  /** Converts the time of a search from words to microseconds. */
  public static int search(int words) {
    return WORD_MICROS * words;
  }

  /**
   * Returns the time to skip a line during a search for a local label, in words. It varies slightly
   * with the position of the line in its register. Read from the machine's clock.
   */
  static int skipTime(Instruction instruction) {
    int length = instruction.length();
    Operand operand = instruction.operand();
    if (operand instanceof Operand.Digits) {
      return PASS_BYTES[1] * length;
    } else if (operand instanceof Operand.Text text) {
      return passingText(length, text.characters());
    } else if (operand instanceof Operand.Name name) {
      return passingText(length, name.text());
    } else if (operand instanceof Operand.Global label) {
      return PASS_GLOBAL_LABEL + PASS_CHARACTER * label.name().length();
    } else if (instruction.isLabel()) {
      return length == 1 ? PASS_SHORT_LABEL : PASS_LABEL;
    }
    return PASS_BYTES[Math.min(length, PASS_BYTES.length - 1)];
  }

  /**
   * Returns the time to skip a text with its length byte, preceded by the byte of a GTO or XEQ if
   * there is one.
   */
  private static int passingText(int length, String characters) {
    int before = length - 1 - characters.length();
    return PASS_TEXT + PASS_CHARACTER * characters.length() + PASS_BYTES[1] * before;
  }

  private static int words(Instruction instruction) {
    Operand operand = instruction.operand();
    if (operand instanceof Operand.Digits digits) {
      return NumberTiming.words(digits);
    } else if (operand instanceof Operand.Text text) {
      return TEXT_START + TEXT_CHARACTER * text.characters().length();
    }
    if (operand instanceof Operand.Global && !instruction.isEnd()) {
      return GLOBAL_LABEL;
    }
    int words = instruction.function().words();
    return operand instanceof Operand.Postfix register && register.isIndirect()
        ? words + INDIRECT
        : words;
  }
}
