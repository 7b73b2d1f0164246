package hp41;

import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.LabelName;
import java.util.Optional;

/**
 * Answers a program's question: with text in ALPHA mode, including blanks, otherwise with a typed
 * line.
 */
final class TypedAnswer {

  private TypedAnswer() {}

  /** Enters an answer and returns what could not be read. An empty answer changes nothing. */
  static Optional<TypedLineError> give(Calculator calculator, String answer) {
    if (answer.isBlank()) {
      return Optional.empty();
    }
    if (calculator.isRunning() || !calculator.contents().flag(Flags.ALPHA)) {
      return calculator.type(answer);
    }
    calculator.contents().alpha(CharacterSet.characters(text(answer)));
    calculator.contents().flag(Flags.ALPHA_KEYED, true);
    return Optional.empty();
  }

  private static String text(String answer) {
    String bare = answer.strip();
    boolean quoted = bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"");
    return quoted ? bare.substring(1, bare.length() - 1) : LabelName.capitals(answer);
  }
}
