package hp41.event;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Documentation of a function for users.
 *
 * @param errors the errors that it can produce
 * @param flags the flags that it uses or changes, in words
 * @param example a line to type that demonstrates it, with keys in brackets; or empty
 * @param reason why there is no example; or empty
 * @param inFull whether only its whole name executes it, because it deletes something
 */
public record Usage(
    List<CalculatorError> errors, String flags, String example, String reason, boolean inFull) {

  /** No documentation. */
  public static final Usage NONE = new Usage(List.of(), "", "", "", false);

  /** Returns the messages of the errors, separated by commas. */
  public String messages() {
    return errors.stream().map(CalculatorError::getMessage).collect(Collectors.joining(", "));
  }
}
