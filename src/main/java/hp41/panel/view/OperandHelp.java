package hp41.panel.view;

import hp41.keyboard.Key;
import hp41.keyboard.Prompt;
import hp41.machine.OperandKind;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/** What may follow a function's name, in words. */
public final class OperandHelp {

  private static final OperandChoice LETTERS = new OperandChoice(Key.ALPHA, "letters for a name");
  private static final OperandChoice INDIRECT = new OperandChoice(Key.SHIFT, "; (SHIFT) for IND");

  private OperandHelp() {}

  /** What there is to say while a key is accepted. */
  private record OperandChoice(Key key, String words) {}

  /** What the standing prompt accepts, and how to leave it. */
  static List<String> explain(Prompt prompt) {
    List<String> clauses = new ArrayList<>();
    if (prompt.namesStack()) {
      clauses.add("X Y Z T or L");
    }
    choices(prompt.kind()).stream()
        .filter(choice -> prompt.keys().contains(choice.key))
        .forEach(choice -> clauses.add(choice.words));
    clauses.add("Esc");
    return clauses;
  }

  /**
   * What was keyed behind the function's name so far, without the places still to be filled; a line
   * number may stand before the name.
   */
  public static String keyed(Prompt prompt) {
    int name = prompt.keyed().indexOf(prompt.function());
    int behind = name < 0 ? 0 : name + prompt.function().length();
    return StringUtils.strip(prompt.keyed().substring(behind).replace('_', ' '));
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
          List.of(LETTERS, new OperandChoice(Key.ALPHA, "F4 F4 for the current program"));
      case ASSIGNMENT ->
          List.of(
              LETTERS,
              new OperandChoice(Key.ALPHA, "Enter, then its key"),
              new OperandChoice(Key.SHIFT, "press the key it goes to"),
              new OperandChoice(Key.SHIFT, "; (SHIFT) for the gold one"));
    };
  }

  private static OperandChoice digits(String range) {
    return new OperandChoice(Key.ZERO, range);
  }
}
