package hp41.editor.debugging;

import hp41.listing.SourceMap;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourcePresentationHint;

/**
 * A listing that an editor can show.
 *
 * @param name the name of the listing
 * @param path the path of its file; empty if the text is available only by its reference
 * @param reference the source reference, from 1
 * @param text the text
 * @param map the positions of the program lines in the text
 */
record SourceListing(String name, Optional<Path> path, int reference, String text, SourceMap map) {

  /** Returns the source: a file is identified by its path, any other text by its reference. */
  Source source() {
    Source source = new Source();
    source.setName(name);
    if (path.isPresent()) {
      source.setPath(path.get().toString());
    } else {
      source.setSourceReference(reference);
      source.setOrigin("in the calculator");
      source.setPresentationHint(SourcePresentationHint.NORMAL);
    }
    return source;
  }

  /** Returns whether a source refers to this listing. */
  boolean is(Source source) {
    Integer number = source.getSourceReference();
    if (number != null && number > 0) {
      return number == reference;
    }
    return path.isPresent() && source.getPath() != null && isAt(path.get(), source.getPath());
  }

  private static boolean isAt(Path path, String name) {
    try {
      return path.equals(Path.of(name).toAbsolutePath().normalize());
    } catch (InvalidPathException noFile) {
      return false;
    }
  }
}
