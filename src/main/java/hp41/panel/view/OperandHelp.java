package hp41.panel.view;

import hp41.key.Key;
import hp41.key.OperandKind;
import hp41.key.Prompt;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/** Describes the possible operands of a function. */
public final class OperandHelp {

  private static final OperandChoice LETTERS = new OperandChoice(Key.ALPHA, "letters for a name");
  private static final OperandChoice INDIRECT = OperandChoice.shift("IND");

  private OperandHelp() {}

  /** A clause that is shown if a key is accepted. */
  private record OperandChoice(Key key, Clause clause) {

    OperandChoice(Key key, String words) {
      this(key, new Clause.Sentence(words));
    }

    static OperandChoice shift(String effect) {
      return new OperandChoice(Key.SHIFT, Hint.of("F6", Promise.PRESSES_SHIFT, "for " + effect));
    }
  }

  /** Returns the message about the keys that a prompt accepts, and about how to leave it. */
  static Note explain(Prompt prompt) {
    Note note = Note.question(prompt.function());
    if (prompt.namesStack()) {
      note = note.and("X Y Z T or L");
    }
    for (OperandChoice choice : choices(prompt.kind())) {
      if (prompt.keys().contains(choice.key)) {
        note = note.and(choice.clause);
      }
    }
    return note.hint("Esc", Promise.CANCELS, "");
  }

  /**
   * Returns the operand that has been keyed so far, without the placeholders. A line number may
   * precede the function's name.
   */
  public static String keyed(Prompt prompt) {
    int name = prompt.keyed().indexOf(prompt.function());
    int behind = name < 0 ? 0 : name + prompt.function().length();
    return StringUtils.strip(prompt.keyed().substring(behind).replace('_', ' '));
  }

  /** Returns whether no letter of a name has been keyed; the period of GTO . does not count. */
  static boolean isUnnamed(Prompt prompt) {
    return keyed(prompt).replace(".", "").isEmpty();
  }

  private static List<OperandChoice> choices(OperandKind kind) {
    return switch (kind) {
      case NONE, TEXT, NUMBER -> List.of();
      case REGISTER ->
          List.of(
              digits("00-99"),
              new OperandChoice(Key.POINT, ". then X Y Z T L"),
              INDIRECT,
              new OperandChoice(Key.PLUS, "+ - * / for ST+ …"));
      case FLAG, SETTABLE_FLAG -> List.of(digits("00-" + kind.highest()), INDIRECT);
      case DIGIT -> List.of(digits("0-9"), INDIRECT);
      case LABEL, JUMP ->
          List.of(digits("00-99"), LETTERS, new OperandChoice(Key.POINT, ". for a line"), INDIRECT);
      case COUNT -> List.of(digits("three digits"), new OperandChoice(Key.EEX, "e (EEX) for 1000"));
      case LINE ->
          List.of(
              digits("three digits"), LETTERS, new OperandChoice(Key.POINT, ". for a new program"));
      case PROGRAM ->
          List.of(
              LETTERS,
              new OperandChoice(
                  Key.ALPHA,
                  Hint.of("F4", Promise.PRESSES_ALPHA, "twice for the current program")));
      case ASSIGNMENT ->
          List.of(
              LETTERS,
              new OperandChoice(Key.ALPHA, "Enter, then the key"),
              new OperandChoice(Key.SHIFT, "press the key to assign"),
              OperandChoice.shift("the gold one"));
    };
  }

  private static OperandChoice digits(String range) {
    return new OperandChoice(Key.ZERO, range);
  }
}
