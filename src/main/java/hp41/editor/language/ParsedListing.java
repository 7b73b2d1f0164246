package hp41.editor.language;

import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.SourceMap;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** A listing, and what the assembler reads in it. */
final class ParsedListing {

  private final String uri;
  private final EditedText text;
  private final Assembler assembler;
  private Optional<Assembler.Assembly> assembly = Optional.empty();

  ParsedListing(String uri, EditedText text, Assembler assembler) {
    this.uri = uri;
    this.text = text;
    this.assembler = assembler;
  }

  /** What the editor calls it. */
  String uri() {
    return uri;
  }

  /** Its text. */
  EditedText text() {
    return text;
  }

  /** The same listing with another text. */
  ParsedListing with(EditedText changed) {
    return new ParsedListing(uri, changed, assembler);
  }

  /** The bytes of its programs. */
  List<byte[]> bytes() {
    return assembly().programs();
  }

  /** All that {@code check} tells of it. */
  List<Diagnostic> problems() {
    return assembly().problems();
  }

  /** Whether something in it means nothing. */
  boolean hasErrors() {
    return assembly().hasErrors();
  }

  /** Where its program lines stand. */
  SourceMap source() {
    return assembly().source();
  }

  private Assembler.Assembly assembly() {
    if (assembly.isEmpty()) {
      assembly = Optional.of(assembler.assemble(text.text()));
    }
    return assembly.get();
  }

  /** The program line at a place. */
  Optional<SourceMap.MapMatch> at(Position place) {
    return source().at(place.getLine() + 1, text.column(place));
  }

  /** Where a program line stands. */
  Range range(SourceMap.MappedLine line) {
    SourceMap.MappedPlace place = line.place();
    return text.range(place.line(), place.start(), place.end());
  }

  /** All text lines of a program, from its first to its last. */
  Range range(SourceMap.MappedProgram program) {
    List<SourceMap.MappedLine> lines = program.lines();
    return new Range(range(lines.get(0)).getStart(), range(lines.get(lines.size() - 1)).getEnd());
  }

  /** What stands in the listing for a program line. */
  String step(SourceMap.MappedLine line) {
    return text.in(range(line));
  }

  /** Where something stands. */
  Location location(Range range) {
    return new Location(uri, range);
  }
}
