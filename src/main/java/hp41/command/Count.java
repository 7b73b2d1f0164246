package hp41.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many: a whole number from 1 on, of up to 18 digits. */
final class Count implements ITypeConverter<Long> {

  @Override
  public Long convert(String value) {
    if (!value.matches("[1-9]\\d{0,17}")) {
      throw new TypeConversionException("'" + value + "' is no whole number from 1 on");
    }
    return Long.valueOf(value);
  }
}
