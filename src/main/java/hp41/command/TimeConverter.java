package hp41.command;

import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time such as 2026-01-15T10:30 on the command line. */
final class TimeConverter implements ITypeConverter<LocalDateTime> {

  @Override
  public LocalDateTime convert(String value) {
    try {
      return LocalDateTime.parse(value);
    } catch (DateTimeParseException noTime) {
      throw new TypeConversionException("'" + value + "' is no time such as 2026-01-15T10:30");
    }
  }
}
