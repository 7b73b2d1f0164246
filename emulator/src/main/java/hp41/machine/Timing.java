package hp41.machine;

/** How long instructions take on the machine itself. */
public final class Timing {

  /** The machine's word time in microseconds. */
  public static final int WORD_MICROS = 158;

  /** Words for a line that a test skips. */
  public static final int SKIP = 69;

  /** Words that a counter with decimals takes longer. */
  public static final int LIMITED = 69;

  private static final int INDIRECT = 55;
  private static final int TEXT_START = 85;
  private static final int TEXT_CHARACTER = 65;

  /**
   * Words that a global label takes when the program comes to it; read from the machine's clock.
   */
  private static final int GLOBAL_LABEL = 310;

  /** Words that a search for a local label takes to go over a null. */
  static final int PASS_NULL = 32;

  private static final int[] PASS_BYTES = {0, 24, 35, 38};
  private static final int PASS_CHARACTER = 12;
  private static final int PASS_TEXT = 38;
  private static final int PASS_GLOBAL_LABEL = 108;
  private static final int PASS_SHORT_LABEL = 46;
  private static final int PASS_LABEL = 63;

  private Timing() {}

  /** The time an instruction takes, in microseconds. */
  public static int micros(Instruction instruction) {
    return WORD_MICROS * words(instruction) + longer(instruction);
  }

  /** Synthetic tones have durations of their own. */
  private static int longer(Instruction instruction) {
    return instruction.function().is(Role.SOUND)
            && instruction.operand() instanceof Operand.Postfix tone
            && !tone.isIndirect()
        ? Tone.numbered(tone.number()).extraMicros()
        : 0;
  }

  /** The time that so many words of searching take, in microseconds. */
  public static int search(int words) {
    return WORD_MICROS * words;
  }

  /**
   * The words that a search for a local label takes to go over a line; a little more or less where
   * the line begins elsewhere in a register. Read from the machine's clock.
   */
  static int passing(Instruction instruction) {
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

  /** Going over a text with its length in front, and over the byte of a GTO or XEQ before that. */
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
