package hp41.panel;

import hp41.Calculator.Name;
import java.util.List;

/** What the calculator's error messages mean, found in help like the names of functions. */
public final class Messages {

  static final String KIND = "message";

  public static final List<Name> NAMES =
      List.of(
          name("ALPHA DATA", "A register that was to give a number holds text."),
          name("DATA ERROR", "The function has no result for this number, as 1/X of 0."),
          name("NONEXISTENT", "There is no such register, label, program, function or flag."),
          name("OUT OF RANGE", "The result would be 1E100 or more; SF 24 lets it be 9.99E99."),
          name("TRY AGAIN", "Memory was packed to make room: key it again, or lower SIZE."));

  private Messages() {}

  private static Name name(String message, String meaning) {
    return new Name(message, "", KIND, "", meaning);
  }
}
