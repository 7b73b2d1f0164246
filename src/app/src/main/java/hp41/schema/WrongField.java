package hp41.schema;

import java.io.Serial;

/** Reports a field of a JSON object that is unknown, invalid or contradicts another one. */
public final class WrongField extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final String field;
  private final String reason;

  /**
   * Creates a report.
   *
   * @param field the name of the field, such as {@code registers.05}
   * @param reason what is wrong, a phrase that follows the name
   */
  public WrongField(String field, String reason) {
    super(field + ": " + reason);
    this.field = field;
    this.reason = reason;
  }

  /** Returns the name of the field. */
  public String field() {
    return field;
  }

  /** Returns what is wrong. */
  public String reason() {
    return reason;
  }
}
