package hp41.command;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a length of time in seconds: up to nine digits, and up to nine behind a point. */
final class Seconds implements ITypeConverter<Duration> {

  private static final int NANOS = 9;

  @Override
  public Duration convert(String value) {
    if (!value.matches("(?=\\.?\\d)\\d{0,9}(?:\\.\\d{0,9})?")) {
      throw new TypeConversionException(
          "'" + value + "' is no number of seconds such as 63 or 0.5");
    }
    return Duration.ofNanos(new BigDecimal(value).movePointRight(NANOS).longValueExact());
  }

  /** So many seconds as they are written. */
  static String text(Duration duration) {
    return BigDecimal.valueOf(duration.toNanos(), NANOS).stripTrailingZeros().toPlainString();
  }
}
