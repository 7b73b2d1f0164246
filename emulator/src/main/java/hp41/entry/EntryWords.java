package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.OperandKind;
import hp41.keyboard.KeyboardState;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.machine.Order.TextEdit;
import hp41.machine.Role;
import hp41.memory.LineLength;
import hp41.number.DigitEntry;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the open entry as words of a state file, and reads them. */
public final class EntryWords {

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
  private final EntryView view;

  private EntryWords(String open, EntryView view) {
    words = List.of(open.split(" "));
    quoted = open.contains("\"") ? open.substring(open.indexOf('"') + 1, open.length() - 1) : "";
    this.view = view;
  }

  /** Returns the words of a prompt without the empty ones. */
  static String of(String kind, CalculatorFunction function, String... rest) {
    return Stream.concat(Stream.of(kind, function.name()), Stream.of(rest))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns how to open an entry again; empty if none was open, or if this calculator has no such
   * entry.
   *
   * @param edited opens the file again that was edited
   */
  public static Optional<KeyResult> step(
      String open, EntryView view, Supplier<Optional<TextEdit>> edited) {
    return KeyboardState.isReadable(open)
        ? new EntryWords(open, view).step(edited)
        : Optional.empty();
  }

  private Optional<KeyResult> step(Supplier<Optional<TextEdit>> edited) {
    return switch (words.get(0)) {
      case KeyboardState.NUMBER -> Optional.of(number(DigitEntry.of(words.get(1))));
      case KeyboardState.LINE -> Optional.of(line(view.line().instruction()));
      case "text" -> Optional.of(KeyResult.to(TextEntry.of(view.alpha()), Act.NOTE_TEXT));
      case "clock", "catalogue", "stopwatch", "editor", "alarms" ->
          ModalFunctions.reopened(words, view, edited).map(KeyResult::to);
      case "" -> Optional.empty();
      default ->
          view.instructions()
              .byName(words.get(1))
              .flatMap(function -> prompt(function, function.operand()))
              .map(KeyResult::to);
    };
  }

  private static KeyResult number(DigitEntry digits) {
    Effect noted = new Effect.NoteNumber(digits);
    return digits.isEmpty() ? KeyResult.end(noted) : KeyResult.to(new NumberEntry(digits), noted);
  }

  private static KeyResult line(Instruction current) {
    Entry entry = NoEntry.NONE;
    if (LineLength.isDigit(current.bytes()[0] & 0xFF)) {
      entry = new NumberLineEntry(DigitEntry.of(current.bytes()), true);
    } else if (current.operand() instanceof Operand.Text text) {
      entry = TextLineEntry.of(text.characters().length());
    }
    return KeyResult.to(entry, Act.NOTE_LINE);
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
