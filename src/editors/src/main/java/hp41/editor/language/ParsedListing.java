package hp41.editor.language;

import hp41.files.OutputKind;
import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.SourceMap;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** A listing and the result of its assembly, which is computed when it is first needed. */
final class ParsedListing {

  private final String uri;
  private final EditedText text;
  private final Assembler assembler;
  private Optional<Assembler.Assembly> assembly = Optional.empty();
  private Optional<Map<Integer, List<String>>> corrections = Optional.empty();

  ParsedListing(String uri, EditedText text, Assembler assembler) {
    this.uri = uri;
    this.text = text;
    this.assembler = assembler;
  }

  /** Returns the URI. */
  String uri() {
    return uri;
  }

  /** Returns the text. */
  EditedText text() {
    return text;
  }

  /** Returns the listing with another text. */
  ParsedListing with(EditedText changed) {
    return new ParsedListing(uri, changed, assembler);
  }

  /** Returns the lines that text recognition has misread, as {@link Assembler#corrections}. */
  Map<Integer, List<String>> corrections() {
    if (corrections.isEmpty()) {
      corrections = Optional.of(assembler.corrections(text.text()));
    }
    return corrections.get();
  }

  /** Returns the bytes of the programs. */
  List<byte[]> bytes() {
    return assembly().programs();
  }

  /**
   * Returns all problems, like {@code hp41 check}, except misspelled names: {@link LabelHints} also
   * knows those of other files in the folder.
   */
  List<Diagnostic> problems() {
    return assembly().problems().stream()
        .filter(it -> !(it.kind() instanceof Diagnostic.NoProgram))
        .toList();
  }

  /** Returns whether the listing contains errors. */
  boolean hasErrors() {
    return assembly().hasErrors();
  }

  /**
   * Returns whether the text is a listing and nothing else. A file with the ending of a text may be
   * prose that contains a program or a part of one.
   */
  boolean isListing() {
    return !OutputKind.mayBeProse(uri)
        || problems().stream()
            .noneMatch(it -> it.isError() || it.kind() instanceof Diagnostic.SkippedProse);
  }

  /** Returns the name of the file without its folder. */
  String fileName() {
    return Workspace.path(uri).map(Path::getFileName).map(Path::toString).orElse(uri);
  }

  /** Returns the positions of the program lines. */
  SourceMap source() {
    return assembly().source();
  }

  private Assembler.Assembly assembly() {
    if (assembly.isEmpty()) {
      assembly = Optional.of(assembler.assemble(text.text()));
    }
    return assembly.get();
  }

  /** Returns the program line at a position. */
  Optional<SourceMap.MapMatch> at(Position place) {
    return source().at(place.getLine() + 1, text.column(place));
  }

  /** Returns the range of a program line. */
  Range range(SourceMap.MappedLine line) {
    SourceMap.MappedPlace place = line.place();
    return text.range(place.line(), place.start(), place.end());
  }

  /** Returns the range of a program, from its first to its last line. */
  Range range(SourceMap.MappedProgram program) {
    List<SourceMap.MappedLine> lines = program.lines();
    return new Range(range(lines.get(0)).getStart(), range(lines.get(lines.size() - 1)).getEnd());
  }

  /** Returns the text of a program line. */
  String step(SourceMap.MappedLine line) {
    return text.in(range(line));
  }

  /** Returns a location in this listing. */
  Location location(Range range) {
    return new Location(uri, range);
  }
}
