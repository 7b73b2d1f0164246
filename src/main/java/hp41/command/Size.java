package hp41.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of data registers; whether there is room for so many is another question. */
final class Size implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String value) {
    if (!value.matches("[0-9]{1,3}")) {
      throw new TypeConversionException("'" + value + "' is no number of registers, 0 to 999");
    }
    return Integer.valueOf(value);
  }
}
