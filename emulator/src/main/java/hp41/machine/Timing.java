package hp41.machine;

import hp41.memory.Memory;
import hp41.memory.Word;

/** Execution times of instructions on the machine. */
public final class Timing {

  /** The machine's word time in microseconds. */
  public static final int WORD_MICROS = 158;

  /** The time of a test that skips a line of one byte, in words. */
  public static final int SKIP = 69;

  /** The time of the second byte of an operand; measured on the microcode. */
  private static final int SECOND_BYTE = 8;

  private static final int INDIRECT = 82;

  /** The time of an indirect operand in a status register; measured on the microcode. */
  private static final int INDIRECT_STATUS = 52;

  private static final int TEXT_START = 81;
  private static final int TEXT_CHARACTER = 65;

  /** The times of labels and jumps of several bytes in a program; read from the machine's clock. */
  private static final int GLOBAL_LABEL = 260;

  private static final int GLOBAL_LABEL_CHARACTER = 24;
  private static final int LONG_LABEL = 15;
  private static final int LONG_JUMP = 58;

  /** The time to subtract for XEQ with a name, whose search is timed separately. */
  private static final int CALL_BY_NAME = 64;

  private static final int LONG = 3;

  // The time of each character of a name after the seventh, and the time that each character after
  // the comma saves.
  private static final int LONG_NAME = 9;
  private static final int AFTER_COMMA = -29;
  private static final int NAME = 7;

  /** The additional time of a null that separates two numbers; measured on the microcode. */
  static final int SEPARATING_NULL = 11;

  /** The time to skip a null, in words. */
  static final int PASS_NULL = 32;

  private static final int[] COUNT_BYTES = {0, 23, 30, 38};
  private static final int COUNT_DIGITS = 22;
  private static final int COUNT_DIGIT = 18;
  private static final int COUNT_TEXT = 31;
  private static final int COUNT_NAME = 48;
  private static final int COUNT_GLOBAL_LABEL = 96;
  private static final int COUNT_SHORT_LABEL = 28;
  private static final int COUNT_LABEL = 33;

  private static final int[] PASS_BYTES = {0, 24, 35, 38};
  private static final int PASS_CHARACTER = 12;
  private static final int PASS_TEXT = 38;
  private static final int PASS_GLOBAL_LABEL = 120;
  private static final int SKIP_GLOBAL_LABEL = 62;
  private static final int PASS_SHORT_LABEL = 46;
  private static final int PASS_LABEL = 63;

  private Timing() {}

  /**
   * Returns the execution time of an instruction in microseconds.
   *
   * @param x the word that was in X when the instruction began
   * @param y the word that was in Y. It is ignored if the instruction has a register as its
   *     operand: the time then depends on the content of that register after the instruction
   */
  public static int micros(Instruction instruction, long x, long y, Machine machine) {
    CalculatorFunction function = instruction.function();
    long other =
        instruction.operand() instanceof Operand.Postfix register ? content(register, machine) : y;
    int ofArguments = function.time().ofArguments().words(x, other, machine) - function.words();
    return WORD_MICROS * (words(instruction) + ofArguments) + extraMicros(instruction);
  }

  /** Returns the word in the register that an operand names; 0 if it does not exist. */
  private static long content(Operand.Postfix operand, Machine machine) {
    int number = operand.number();
    long word =
        operand.isStatus()
            ? machine.memory().read(number - Operand.Postfix.STATUS)
            : data(number, machine);
    if (!operand.isIndirect()) {
      return word;
    }
    return Word.isNormalized(word)
        ? data((int) Math.abs(Word.toDecimal(word).doubleValue()), machine)
        : 0;
  }

  /** Returns the word in a data register; 0 if it does not exist. */
  private static long data(int number, Machine machine) {
    int address = machine.program().curtain() + number;
    boolean exists = number < Memory.ADDRESSES && address < machine.memory().top();
    return exists ? machine.memory().read(address) : 0;
  }

  /** Returns the additional time of synthetic tones, whose durations differ. */
  private static int extraMicros(Instruction instruction) {
    return instruction.function().is(Role.SOUND)
            && instruction.operand() instanceof Operand.Postfix tone
            && !tone.isIndirect()
        ? Tone.of(tone.number()).extraMicros()
        : 0;
  }

  /**
   * Returns the time until an instruction fails, in microseconds.
   *
   * @param x the word that was in X when the instruction began
   */
  public static long untilError(Instruction instruction, long x, Machine machine) {
    return ErrorTiming.micros(instruction.function(), words(instruction), x, machine);
  }

  /** Returns how much longer than {@link #SKIP} a test takes to skip a line, in words. */
  public static int skipping(Instruction instruction) {
    if (instruction.operand() instanceof Operand.Global label && !instruction.isEnd()) {
      return SKIP_GLOBAL_LABEL - PASS_BYTES[1] + PASS_CHARACTER * label.name().length();
    }
    return -PASS_BYTES[1]
        + (instruction.isLabel() ? PASS_BYTES[instruction.length()] : skipTime(instruction));
  }

  /** Returns the additional time to read a name up to the comma in ALPHA, in words. */
  public static int ofName(String text) {
    int comma = text.indexOf(',');
    int name = comma < 0 ? text.length() : comma;
    return LONG_NAME * Math.max(0, name - NAME) + AFTER_COMMA * (text.length() - name);
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

  /** Returns the time to count a line, in words; measured on the microcode. */
  static int countTime(Instruction instruction) {
    int length = instruction.length();
    Operand operand = instruction.operand();
    if (operand instanceof Operand.Digits) {
      return COUNT_DIGITS + COUNT_DIGIT * length;
    } else if (operand instanceof Operand.Text text) {
      return COUNT_TEXT + PASS_CHARACTER * text.characters().length();
    } else if (operand instanceof Operand.Name name) {
      return COUNT_NAME + PASS_CHARACTER * name.text().length();
    } else if (operand instanceof Operand.Global label) {
      return COUNT_GLOBAL_LABEL + PASS_CHARACTER * label.name().length();
    } else if (instruction.isLabel()) {
      return length == 1 ? COUNT_SHORT_LABEL : COUNT_LABEL;
    }
    return COUNT_BYTES[Math.min(length, COUNT_BYTES.length - 1)];
  }

  private static int words(Instruction instruction) {
    Operand operand = instruction.operand();
    if (operand instanceof Operand.Digits digits) {
      return NumberTiming.words(digits);
    } else if (operand instanceof Operand.Text text) {
      return TEXT_START + TEXT_CHARACTER * text.characters().length();
    }
    if (operand instanceof Operand.Global label && !instruction.isEnd()) {
      return GLOBAL_LABEL + GLOBAL_LABEL_CHARACTER * label.name().length();
    }
    int words = instruction.function().words();
    if (operand instanceof Operand.Local) {
      return words + ofLength(instruction);
    } else if (operand instanceof Operand.Name && instruction.function().is(Role.CALL)) {
      return words - CALL_BY_NAME;
    }
    return operand instanceof Operand.Postfix register
        ? words + ofRegister(register, instruction.length())
        : words;
  }

  /** Returns the additional time to read an operand. */
  private static int ofRegister(Operand.Postfix register, int length) {
    int indirect = register.isStatus() ? INDIRECT_STATUS : INDIRECT;
    return (length > 1 ? SECOND_BYTE : 0) + (register.isIndirect() ? indirect : 0);
  }

  /**
   * Returns the additional time of a local label, or of a jump, that has its label in a byte of its
   * own.
   */
  private static int ofLength(Instruction instruction) {
    int length = instruction.length();
    return instruction.isLabel()
        ? (length > 1 ? LONG_LABEL : 0)
        : length == LONG && instruction.function().is(Role.JUMP) ? LONG_JUMP : 0;
  }
}
