package hp41.command;

import hp41.machine.TimeChip;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time such as 2026-01-15T10:30, of the years that the machine's calendar has. */
final class ClockTime implements ITypeConverter<LocalDateTime> {

  @Override
  public LocalDateTime convert(String value) {
    return read(value).orElseThrow(() -> new TypeConversionException(refusal(value)));
  }

  /** The time, empty if it is none. */
  static Optional<LocalDateTime> read(String text) {
    try {
      return Optional.of(LocalDateTime.parse(text.replace(' ', 'T')))
          .filter(time -> time.getYear() >= TimeChip.FIRST_YEAR)
          .filter(time -> time.getYear() <= TimeChip.LAST_YEAR);
    } catch (DateTimeParseException noTime) {
      return Optional.empty();
    }
  }

  /** What is said of a text that is none. */
  static String refusal(String text) {
    return "'%s' is no time from %d to %d such as 2026-01-15T10:30"
        .formatted(text, TimeChip.FIRST_YEAR, TimeChip.LAST_YEAR);
  }
}
