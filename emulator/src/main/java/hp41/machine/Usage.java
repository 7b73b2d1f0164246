package hp41.machine;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What there is to say about a function to those who use it.
 *
 * @param errors those it can give
 * @param flags those it goes by or changes, in words
 * @param example a line to type that shows what it does, keys to press in brackets; or nothing
 * @param reason why there is no example, or nothing
 */
public record Usage(List<CalculatorError> errors, String flags, String example, String reason) {

  /** Nothing to say. */
  public static final Usage NONE = new Usage(List.of(), "", "", "");

  /** The messages of the errors, with commas between. */
  public String messages() {
    return errors.stream().map(CalculatorError::getMessage).collect(Collectors.joining(", "));
  }
}
