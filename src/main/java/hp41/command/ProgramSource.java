package hp41.command;

import hp41.listing.Diagnostic;
import hp41.listing.ProgramFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where programs come from: a bundled one by its name, which wins over a file of the same name, or
 * a file.
 */
final class ProgramSource {

  private ProgramSource() {}

  /**
   * The programs of a source. Its problems are told to {@code errors} as {@code FILE:LINE:COLUMN:
   * what is wrong}, with the line of the file.
   *
   * @return empty if it cannot be used
   */
  static Optional<ProgramFile> read(String name, ListingOptions options, PrintWriter errors) {
    Optional<byte[]> content = content(name, errors);
    if (content.isEmpty()) {
      return Optional.empty();
    }
    ProgramFile file = ProgramFile.read(content.get(), options.assembler(errors));
    for (Diagnostic problem : file.problems()) {
      errors.println(problem.report(name));
    }
    errors.flush();
    return file.hasErrors() ? Optional.empty() : Optional.of(file);
  }

  static Optional<byte[]> content(String name, PrintWriter errors) {
    Optional<byte[]> bundled = Bundle.read(name);
    if (bundled.isPresent()) {
      return bundled;
    }
    try {
      return Optional.of(Files.readAllBytes(Path.of(name)));
    } catch (NoSuchFileException | InvalidPathException missing) {
      errors.println(name + ": no such file, and no bundled program of this name");
    } catch (IOException unreadable) {
      errors.println(name + ": cannot be read: " + unreadable.getMessage());
    }
    errors.flush();
    return Optional.empty();
  }
}
