package hp41.player;

import hp41.keyboard.KeyboardState;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.machine.Role;
import hp41.memory.LineLength;
import hp41.number.DigitEntry;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the open entry as words of a state file, and reads them. */
final class EntryWords {

  private static final Set<OperandKind> TWO_DIGITS =
      EnumSet.complementOf(
          EnumSet.of(
              OperandKind.NONE,
              OperandKind.TEXT,
              OperandKind.NUMBER,
              OperandKind.COUNT,
              OperandKind.PROGRAM,
              OperandKind.ASSIGNMENT));

  private static final Set<OperandKind> NAMES =
      EnumSet.of(OperandKind.PROGRAM, OperandKind.ASSIGNMENT, OperandKind.JUMP, OperandKind.LABEL);

  private final List<String> words;
  private final String quoted;
  private final Machine machine;
  private final KeyPrinterTrace trace;
  private final ModalEntries modal;

  private EntryWords(String open, Machine machine, KeyPrinterTrace trace, ModalEntries modal) {
    words = List.of(open.split(" "));
    quoted = open.contains("\"") ? open.substring(open.indexOf('"') + 1, open.length() - 1) : "";
    this.machine = machine;
    this.trace = trace;
    this.modal = modal;
  }

  /** Returns the words of a prompt without the empty ones. */
  static String of(String kind, CalculatorFunction function, String... rest) {
    return Stream.concat(Stream.of(kind, function.name()), Stream.of(rest))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns the entry that was open; empty if none was, or if this calculator has no such entry.
   */
  static Optional<Entry> entry(
      String open, Machine machine, KeyPrinterTrace trace, ModalEntries modal) {
    return KeyboardState.isReadable(open)
        ? new EntryWords(open, machine, trace, modal).entry()
        : Optional.empty();
  }

  private Optional<Entry> entry() {
    return switch (words.get(0)) {
      case KeyboardState.NUMBER -> number(DigitEntry.of(words.get(1)));
      case KeyboardState.LINE -> line(new ProgramCursor(machine).instruction());
      case "text" -> text();
      case "clock", "catalogue", "stopwatch", "editor", "alarms" -> modal.reopened(words);
      case "" -> Optional.empty();
      default ->
          machine
              .instructions()
              .byName(words.get(1))
              .flatMap(function -> prompt(function, function.operand()));
    };
  }

  private Optional<Entry> number(DigitEntry digits) {
    trace.number(digits);
    return digits.isEmpty() ? Optional.empty() : Optional.of(new NumberEntry(digits));
  }

  private Optional<Entry> text() {
    trace.beginText();
    return Optional.of(TextEntry.of(machine.alpha()));
  }

  private Optional<Entry> line(Instruction current) {
    trace.beginLine();
    if (LineLength.isDigit(current.bytes()[0] & 0xFF)) {
      return Optional.of(new NumberLineEntry(DigitEntry.of(current.bytes()), true));
    }
    return current.operand() instanceof Operand.Text text
        ? Optional.of(TextLineEntry.of(text.characters().length()))
        : Optional.empty();
  }

  private Optional<Entry> prompt(CalculatorFunction function, OperandKind kind) {
    String last = words.get(words.size() - 1);
    String digits = words.size() > 2 && last.matches("\\d+") ? last : "";
    boolean goes = function.is(Role.JUMP);
    boolean begun = words.size() > 2;
    return switch (words.get(0)) {
      case "operand" ->
          when(
              TWO_DIGITS.contains(kind),
              new OperandEntry(function, words.contains("IND"), words.contains("ST"), digits));
      case "count" -> when(kind == OperandKind.COUNT, count(function, false));
      case "goto" -> when(goes, count(function, true));
      case "name" -> when(NAMES.contains(kind), new NameEntry(function, begun, false, quoted));
      case "move" -> when(goes, new NameEntry(function, true, true, quoted));
      default -> when(kind == OperandKind.ASSIGNMENT, new AssignmentEntry(function, quoted));
    };
  }

  private Entry count(CalculatorFunction function, boolean line) {
    String digits = words.size() > 3 ? words.get(3) : "";
    return new CountEntry(function, line, digits, Integer.parseInt(words.get(2)));
  }

  private static Optional<Entry> when(boolean fits, Entry entry) {
    return Optional.of(entry).filter(it -> fits);
  }
}
