package hp41.machine;

import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import hp41.printer.PrintedLine;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * The printer as the machine drives it: texts go into its buffer, doubled and in small letters as
 * flags 12 and 13 want it, and lines out of it onto the paper. With nothing plugged in nothing is
 * printed.
 */
public final class Printer {

  /** The number of the printer's module. */
  public static final int XROM = 29;

  private static final String RESULT = "***";
  private static final String STACK = "TZYX";
  private static final char LABEL_MARK = 0;
  private static final int NAME_COLUMN = 7;
  private static final int GAP = 4 * Font.WIDTH;
  private static final Pattern EXPONENT = Pattern.compile("E(-?)(\\d+)");

  private final Flags flags;
  private final PrintBuffer buffer;
  private boolean plugged;

  /** A printer, which is plugged in if its functions are. */
  Printer(Flags flags, Outbox outbox, InstructionSet instructions) {
    this.flags = flags;
    buffer = new PrintBuffer(line -> outbox.post(new Event.Printed(line)));
    plug(instructions);
  }

  /** It is plugged in, or pulled out, as its functions are. */
  void plug(InstructionSet instructions) {
    plugged = instructions.byXrom(ModuleDefinition.code(XROM, 0)).isPresent();
    detect();
  }

  /** What is printed without being asked for, as flags 15 and 16 say. */
  public enum PrinterMode {
    /** Nothing. */
    MAN,
    /** What is keyed. */
    NORM,
    /** What is keyed, the lines of a running program, and results. */
    TRACE
  }

  /** Whether there is one. */
  public boolean isPlugged() {
    return plugged;
  }

  /**
   * The calculator is switched on, or memory replaced: flag 55 says whether there is a printer, and
   * flag 21 is set with it.
   */
  public void detect() {
    if (flags.get(Flags.PRINTER) != plugged) {
      flags.set(Flags.PRINTER, plugged);
      flags.set(Flags.PRINTER_ENABLE, plugged);
    }
  }

  /** The mode. */
  public PrinterMode mode() {
    if (!plugged) {
      return PrinterMode.MAN;
    }
    if (flags.get(Flags.PRINT_TRACE)) {
      return PrinterMode.TRACE;
    }
    return isNorm() ? PrinterMode.NORM : PrinterMode.MAN;
  }

  /** Whether flag 15 is set. */
  private boolean isNorm() {
    return flags.get(Flags.PRINT_NORM);
  }

  /** Whether program lines and results are printed. */
  public boolean isTracing() {
    return plugged && flags.get(Flags.PRINT_TRACE);
  }

  /** Whether there is a printer, and flag 21 is set. */
  public boolean isEnabled() {
    return plugged && flags.get(Flags.PRINTER_ENABLE);
  }

  /** The buffer itself, for what is no text. */
  public PrintBuffer buffer() {
    return buffer;
  }

  /** Whether what is printed is twice as wide: flag 12. */
  public boolean isWide() {
    return flags.get(Flags.DOUBLE_WIDE);
  }

  /**
   * A word as it is printed: a number behind its sign or a blank, its exponent as two digits behind
   * a sign, text in quotes up to a null (observed on the machine).
   */
  public String text(long word) {
    if (Word.isText(word)) {
      return StepSpelling.PAPER.quoted(StringUtils.substringBefore(Word.text(word), '\0'));
    }
    String numeral = Word.numeral(word, flags.displayFormat());
    String printed = EXPONENT.matcher(numeral).replaceFirst(Printer::exponent);
    return printed.startsWith("-") ? printed : " " + printed;
  }

  private static String exponent(MatchResult found) {
    String sign = found.group(1).isEmpty() ? "+" : "-";
    return sign + StringUtils.leftPad(found.group(2), 2, '0');
  }

  /** A program line; the point of a number is a comma while flag 28 is clear. */
  public String step(Instruction step) {
    String text = StepSpelling.PAPER.of(step);
    boolean commas = step.operand() instanceof Operand.Digits && !flags.get(Flags.RADIX_POINT);
    return commas ? text.replace('.', ',') : text;
  }

  /** A program line as it is listed: a label has a mark in front. */
  public static String numbered(int number, boolean label, String step) {
    return "%02d".formatted(number) + (label ? LABEL_MARK : ' ') + step;
  }

  /** Prints a program line from the left, its number in three places. */
  public void printLine(int number, boolean label, String step) {
    print((number < 100 ? " " : "") + numbered(number, label, step));
  }

  /** Adds characters to the buffer. */
  public void accumulate(String characters) {
    boolean wide = isWide();
    boolean lowerCase = flags.get(Flags.LOWER_CASE);
    characters.chars().forEach(code -> buffer.character(code, wide, lowerCase));
  }

  /** Prints what is in the buffer, so that what comes begins a line. */
  public void finishLine() {
    if (!buffer.isEmpty()) {
      buffer.printLeft();
    }
  }

  /** Prints what is in the buffer, and leaves a line blank in front of what comes. */
  public void begin() {
    finishLine();
    buffer.printLeft();
  }

  /** Adds characters to the buffer and prints it from the left. */
  public void print(String characters) {
    accumulate(characters);
    buffer.printLeft();
  }

  /** Adds characters to the buffer and prints it to the right. */
  public void printRight(String characters) {
    accumulate(characters);
    buffer.printRight();
  }

  /** In NORM and TRACE mode prints what the calculator answers. */
  public void tell(String characters) {
    if (mode() != PrinterMode.MAN) {
      finishLine();
      print(characters);
    }
  }

  /** Prints a word with three stars behind it. */
  public void printResult(long word) {
    finishLine();
    accumulate(text(word));
    buffer.skip(GAP);
    printRight(RESULT);
  }

  /** Prints T, Z, Y and X. */
  public void printStack(Memory memory) {
    begin();
    for (int level = 0; level < STACK.length(); level++) {
      printNamed(String.valueOf(STACK.charAt(level)), memory.read(level));
    }
  }

  /** Prints a word behind the name of where it is. */
  public void printNamed(String name, long word) {
    printNamed(name, 0, word);
  }

  /** The same with so many characters of a gap behind the name, which are never wide. */
  public void printNamed(String name, int gap, long word) {
    accumulate(name);
    gap(gap);
    print("= " + text(word));
  }

  /** Leaves a gap of so many characters, which are never wide. */
  public void gap(int characters) {
    if (characters > 0) {
      buffer.skip(characters * Font.WIDTH);
    }
  }

  /**
   * Prints a value and what it is or goes into, such as {@code ***} or {@code ENTER↑}, in two
   * columns at the right; what is too long for that, one below the other. The gap is never wide,
   * and wide characters that have no room come in the next line.
   */
  public void printRight(String value, String name) {
    int gap = Math.max(1, NAME_COLUMN - name.length());
    if (value.length() + gap + name.length() <= PrintedLine.CHARACTERS) {
      accumulate(value);
      gap(gap);
      printRight(name);
    } else {
      printRight(value);
      printRight(name);
    }
  }
}
