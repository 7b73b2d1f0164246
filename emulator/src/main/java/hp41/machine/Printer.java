package hp41.machine;

import hp41.event.Event;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import hp41.text.ZeroPadding;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * The printer as the machine controls it: characters are added to the print buffer, double-wide and
 * in lower case according to flags 12 and 13, and lines are printed. Nothing is printed if the
 * printer is not plugged in.
 */
public final class Printer {

  /** The XROM number of the printer. */
  public static final int XROM = 29;

  private static final String RESULT = "***";
  private static final char LABEL_MARK = 0;
  private static final int NAME_COLUMN = 7;
  private static final int GAP = 4 * Font.WIDTH;
  private static final Pattern EXPONENT = Pattern.compile("E(-?)(\\d+)");

  // The time that the machine needs to print; measured on the microcode. A message is read from the
  // display, whose twelve cells always take the same time.

  private static final long CHARACTER_MICROS = 10_000;
  private static final long LINE_MICROS = 30_000;
  private static final long MESSAGE_MICROS = 125_000;

  private final Flags flags;
  private final PrintBuffer buffer;
  private boolean plugged;
  private boolean wide;
  private boolean lowerCase;
  private boolean resultHidden;
  private boolean numberPrinted;
  private long micros;

  /** Creates a printer, which is plugged in if its functions are. */
  Printer(Flags flags, Outbox outbox, InstructionSet instructions) {
    this.flags = flags;
    buffer = new PrintBuffer(line -> outbox.post(new Event.Printed(line)));
    outbox.printing(this::printMessage);
    plug(instructions);
  }

  /** Plugs the printer in or out, depending on its functions. */
  void plug(InstructionSet instructions) {
    plugged = instructions.byXrom(ModuleDefinition.code(XROM, 0)).isPresent();
    detect();
  }

  /** What is printed automatically, according to flags 15 and 16. */
  public enum PrinterMode {
    /** Nothing. */
    MAN,
    /** Keyed functions and numbers. */
    NORM,
    /** Keyed functions and numbers, lines of a running program, and results. */
    TRACE
  }

  /** Returns whether the printer is plugged in. */
  public boolean isPlugged() {
    return plugged;
  }

  /**
   * Updates flag 55 (printer existence) and flag 21 (printer enable) when the calculator is
   * switched on or memory is replaced.
   */
  public void detect() {
    if (flags.get(Flags.PRINTER) != plugged) {
      flags.set(Flags.PRINTER, plugged);
      flags.set(Flags.PRINTER_ENABLE, plugged);
    }
  }

  /** Returns the mode. */
  public PrinterMode mode() {
    if (!plugged) {
      return PrinterMode.MAN;
    }
    if (flags.get(Flags.PRINT_TRACE)) {
      return PrinterMode.TRACE;
    }
    return isNorm() ? PrinterMode.NORM : PrinterMode.MAN;
  }

  /** Returns whether flag 16 is set. */
  private boolean isNorm() {
    return flags.get(Flags.PRINT_NORM);
  }

  /** Returns whether program lines and results are printed. */
  public boolean isTracing() {
    return plugged && flags.get(Flags.PRINT_TRACE);
  }

  /** Returns whether the printer is plugged in and flag 21 is set. */
  public boolean isEnabled() {
    return plugged && flags.get(Flags.PRINTER_ENABLE);
  }

  /** Returns the print buffer, for graphics. */
  public PrintBuffer buffer() {
    return buffer;
  }

  /** Returns whether characters are printed double-wide (flag 12). */
  public boolean isWide() {
    return flags.get(Flags.DOUBLE_WIDE);
  }

  /**
   * Returns a word as it is printed: a number after its sign or a blank, its exponent as two digits
   * with a sign, or text in quotes up to the first null (observed on the machine).
   */
  public String text(long word) {
    if (Word.isText(word)) {
      return StepSpelling.PAPER.quoted(StringUtils.substringBefore(Word.text(word), '\0'));
    }
    String numeral = Word.numeral(word, flags.displayFormat());
    String printed = EXPONENT.matcher(numeral).replaceAll(Printer::exponent);
    return printed.startsWith("-") ? printed : " " + printed;
  }

  private static String exponent(MatchResult found) {
    String sign = found.group(1).isEmpty() ? "+" : "-";
    return sign + StringUtils.leftPad(found.group(2), 2, '0');
  }

  /**
   * Returns a program line as it is printed. The point of a number is a comma if flag 28 is clear.
   */
  public String step(Instruction step) {
    String text = StepSpelling.PAPER.of(step);
    boolean commas = step.operand() instanceof Operand.Digits && !flags.get(Flags.RADIX_POINT);
    return commas ? text.replace('.', ',') : text;
  }

  /** Returns a numbered program line as it is listed. A label is marked. */
  public static String numberedLine(int number, boolean label, String step) {
    return ZeroPadding.decimal(number, 2) + (label ? LABEL_MARK : ' ') + step;
  }

  /** Prints a program line left-aligned, with three places for its number. */
  public void printLine(int number, boolean label, String step) {
    print((number < 100 ? " " : "") + numberedLine(number, label, step));
  }

  /**
   * Adds characters to the buffer. If the printer's mode changes, the line begins even without a
   * character (observed on the machine).
   */
  public void accumulate(String characters) {
    if (wide != isWide() || lowerCase != flags.get(Flags.LOWER_CASE)) {
      buffer.begin();
    }
    wide = isWide();
    lowerCase = flags.get(Flags.LOWER_CASE);
    micros += CHARACTER_MICROS * characters.length();
    characters.chars().forEach(code -> buffer.character(code, wide, lowerCase));
  }

  /** Prints the buffer if it is not empty, so that the next characters start a line. */
  public void finishLine() {
    if (!buffer.isEmpty()) {
      buffer.printLeft();
    }
  }

  /** Prints the buffer if it is not empty, and a blank line. */
  public void begin() {
    finishLine();
    buffer.printLeft();
  }

  /** Adds characters to the buffer and prints it left-aligned. */
  public void print(String characters) {
    accumulate(characters);
    micros += LINE_MICROS;
    buffer.printLeft();
  }

  /** Adds characters to the buffer and prints it right-aligned. */
  public void printRight(String characters) {
    accumulate(characters);
    micros += LINE_MICROS;
    buffer.printRight();
  }

  /** Prints a message of the calculator in NORM and TRACE mode. */
  public void printMessage(String characters) {
    if (mode() != PrinterMode.MAN) {
      long before = micros;
      finishLine();
      print(characters);
      micros = before + MESSAGE_MICROS;
    }
  }

  /** Returns how long the machine has worked on printing since the last call, in microseconds. */
  public long takeMicros() {
    long taken = micros;
    micros = 0;
    return taken;
  }

  /** Prints a word followed by three asterisks. */
  public void printResult(long word) {
    finishLine();
    accumulate(text(word));
    buffer.skip(GAP);
    printRight(RESULT);
  }

  /** Prints the result of a function that lists something before it, in TRACE mode. */
  public void traceResult(long word) {
    if (isTracing()) {
      printResult(word);
    }
  }

  /** Records that the function being executed has no result that a trace prints. */
  public void hideResult() {
    resultHidden = isTracing();
  }

  /** Returns whether the last function has hidden its result, and forgets it. */
  boolean takeResultHidden() {
    boolean hidden = resultHidden;
    resultHidden = false;
    return hidden;
  }

  /**
   * Records whether the number in X was keyed and printed just before a function is executed.
   *
   * @param keyed whether it was keyed
   */
  public void numberPrinted(boolean keyed) {
    numberPrinted = keyed && mode() != PrinterMode.MAN;
  }

  /** Returns whether the number in X was printed just before the function that was keyed. */
  public boolean isNumberPrinted() {
    return numberPrinted;
  }

  /** Prints T, Z, Y and X. */
  public void printStack(Memory memory) {
    begin();
    for (int level = 0; level <= Stack.X; level++) {
      printNamed(Stack.NAMES.get(level), memory.read(level));
    }
  }

  /** Prints a word after the name of its register. */
  public void printNamed(String name, long word) {
    printNamed(name, 0, word);
  }

  /**
   * Prints a word after the name of its register and a gap.
   *
   * @param gap the width of the gap in characters that are never double-wide
   */
  public void printNamed(String name, int gap, long word) {
    accumulate(name);
    gap(gap);
    print("= " + text(word));
  }

  /**
   * Adds a gap.
   *
   * @param characters the width of the gap in characters that are never double-wide
   */
  public void gap(int characters) {
    if (characters > 0) {
      buffer.skip(characters * Font.WIDTH);
    }
  }

  /**
   * Prints a number and the function keyed after it, such as {@code ENTER↑}, in two right-aligned
   * columns. A name that is longer than its column is printed on the next line, and so are
   * double-wide characters that do not fit. The gap is never double-wide.
   */
  void printKeyed(String number, String function) {
    accumulate(number);
    if (function.length() < NAME_COLUMN) {
      gap(NAME_COLUMN - function.length());
    } else {
      gap(NAME_COLUMN);
      buffer.printRight();
    }
    printRight(function);
  }
}
