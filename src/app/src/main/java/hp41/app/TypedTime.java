package hp41.app;

import hp41.machine.TimeChip;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Parses the times that a user types. */
public final class TypedTime {

  private TypedTime() {}

  /** Returns the parsed time; empty if the text is not valid. */
  public static Optional<LocalDateTime> read(String text) {
    try {
      return Optional.of(LocalDateTime.parse(text.replace(' ', 'T')))
          .filter(time -> time.getYear() >= TimeChip.FIRST_YEAR)
          .filter(time -> time.getYear() <= TimeChip.LAST_YEAR);
    } catch (DateTimeParseException noTime) {
      return Optional.empty();
    }
  }

  /** Returns the error message for an invalid time. */
  public static String refusal(String text) {
    return "'%s' is not a time from %d to %d such as 2026-01-15T10:30"
        .formatted(text, TimeChip.FIRST_YEAR, TimeChip.LAST_YEAR);
  }
}
