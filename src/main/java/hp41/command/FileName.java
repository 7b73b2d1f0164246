package hp41.command;

import hp41.files.FileTrouble;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a file or folder. */
final class FileName implements ITypeConverter<Path> {

  @Override
  public Path convert(String value) {
    try {
      return FileTrouble.path(value);
    } catch (FileSystemException impossible) {
      throw new TypeConversionException(FileTrouble.message(impossible));
    }
  }
}
