package hp41.cli.options;

import hp41.app.TypedTime;
import hp41.files.FileTrouble;
import java.math.BigDecimal;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for the values of options. */
public final class OptionValues {

  private OptionValues() {}

  /** Parses a whole number from 1 on with up to 18 digits. */
  public static final class CountConverter implements ITypeConverter<Long> {

    @Override
    public Long convert(String value) {
      if (!value.matches("[1-9]\\d{0,17}")) {
        throw new TypeConversionException("'" + value + "' is not a whole number from 1");
      }
      return Long.valueOf(value);
    }
  }

  /** Parses a number of data registers, without a check whether there is room for them. */
  public static final class SizeConverter implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String value) {
      if (!value.matches("[0-9]{1,3}")) {
        throw new TypeConversionException("'" + value + "' is not a number of registers, 0 to 999");
      }
      return Integer.valueOf(value);
    }
  }

  /** Parses a time in seconds: up to nine digits, and up to nine decimals. */
  public static final class Seconds implements ITypeConverter<Duration> {

    private static final int NANOS = 9;

    @Override
    public Duration convert(String value) {
      if (!value.matches("(?=\\.?\\d)\\d{0,9}(?:\\.\\d{0,9})?")) {
        throw new TypeConversionException(
            "'" + value + "' is not a number of seconds such as 63 or 0.5");
      }
      return Duration.ofNanos(new BigDecimal(value).movePointRight(NANOS).longValueExact());
    }

    /** Returns a number of seconds as text. */
    public static String text(Duration duration) {
      return BigDecimal.valueOf(duration.toNanos(), NANOS).stripTrailingZeros().toPlainString();
    }
  }

  /** Parses a time such as 2026-01-15T10:30, in the years of the calculator's calendar. */
  public static final class ClockTime implements ITypeConverter<LocalDateTime> {

    @Override
    public LocalDateTime convert(String value) {
      return TypedTime.read(value)
          .orElseThrow(() -> new TypeConversionException(TypedTime.refusal(value)));
    }
  }

  /** Parses the name of a file or folder. */
  public static final class FileName implements ITypeConverter<Path> {

    @Override
    public Path convert(String value) {
      try {
        return FileTrouble.path(value);
      } catch (FileSystemException impossible) {
        throw new TypeConversionException(FileTrouble.message(impossible));
      }
    }
  }
}
