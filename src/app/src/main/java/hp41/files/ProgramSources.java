package hp41.files;

import hp41.files.ProgramSource.ReadContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Opens the sources that a command line names, one after the other. An image is read again only if
 * its file has changed, because a command line may name thousands of its entries.
 */
public final class ProgramSources {

  private Optional<LastImage> last = Optional.empty();

  private record LastImage(Path file, FileTime changed, long size, ReadContent content) {

    boolean isIn(Path other, BasicFileAttributes now) {
      return file.equals(other) && changed.equals(now.lastModifiedTime()) && size == now.size();
    }
  }

  /** Opens a source, as {@link ProgramSource#open}. */
  public Optional<ProgramSource> open(String name, Consumer<SourceProblem> errors) {
    return ProgramSource.open(name, this::read, errors);
  }

  private ReadContent read(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    Optional<LastImage> same = last.filter(it -> it.isIn(file, now));
    if (same.isPresent()) {
      return same.get().content();
    }
    ReadContent content = ReadContent.of(ProgramSource.content(file));
    last =
        Optional.of(new LastImage(file, now.lastModifiedTime(), now.size(), content))
            .filter(it -> now.isRegularFile() && content.disc().isPresent());
    return content;
  }
}
