package hp41.editor.debugging;

import hp41.listing.SourceMap;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourcePresentationHint;

/**
 * A listing that an editor shows.
 *
 * @param name what the editor calls it
 * @param path of its file; empty for a text that is asked for by its reference
 * @param reference a number of its own, from 1
 * @param text all of it
 * @param map where the lines of its programs stand in the text
 */
record SourceListing(String name, Optional<Path> path, int reference, String text, SourceMap map) {

  /** How the protocol names it: a file by its path, what can only be read by its reference. */
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

  /** Whether an editor means this one. */
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
