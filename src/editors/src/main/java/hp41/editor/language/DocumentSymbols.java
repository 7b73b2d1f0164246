package hp41.editor.language;

import hp41.listing.SourceMap;
import hp41.memory.CharacterSet;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The document symbols of listings: programs and labels; also folding ranges. */
final class DocumentSymbols {

  private static final Pattern COMMENT = Pattern.compile("\\s*(?:;|//|#\\s|@).*");

  private DocumentSymbols() {}

  /** Returns the programs of a listing with their labels. */
  static List<DocumentSymbol> of(ParsedListing listing) {
    List<DocumentSymbol> programs = new ArrayList<>();
    CellNames names = CellNames.of(listing);
    for (SourceMap.MappedProgram program : listing.source().programs()) {
      SourceMap.MappedLine first = head(program);
      DocumentSymbol symbol =
          new DocumentSymbol(
              title(program).orElse("program " + (programs.size() + 1)),
              SymbolKind.Module,
              listing.range(program),
              listing.range(first),
              Counted.of(program.bytes().length, "byte"));
      List<DocumentSymbol> children = labels(listing, program);
      children.addAll(cells(listing, program, names));
      symbol.setChildren(children);
      programs.add(symbol);
    }
    return programs;
  }

  /** Returns the first global label of a program in displayable characters. */
  static Optional<String> title(SourceMap.MappedProgram program) {
    return program.title().map(CharacterSet::glyphs);
  }

  /** Returns the line of the first global label, or else the first line. */
  static SourceMap.MappedLine head(SourceMap.MappedProgram program) {
    return program.lines().stream()
        .filter(line -> line.global().isPresent())
        .findFirst()
        .orElse(program.lines().get(0));
  }

  private static List<DocumentSymbol> labels(
      ParsedListing listing, SourceMap.MappedProgram program) {
    List<DocumentSymbol> labels = new ArrayList<>();
    List<SourceMap.MappedLine> lines =
        program.lines().stream().filter(line -> line.instruction().isLabel()).toList();
    for (SourceMap.MappedLine line : lines) {
      boolean global = line.global().isPresent();
      SymbolKind kind = global ? SymbolKind.Function : SymbolKind.Key;
      Range step = listing.range(line);
      labels.add(new DocumentSymbol(listing.step(line), kind, step, step, "line " + line.number()));
    }
    return labels;
  }

  /** Returns the data registers and flags of a program, each at the first step that names it. */
  private static List<DocumentSymbol> cells(
      ParsedListing listing, SourceMap.MappedProgram program, CellNames names) {
    Map<CellReferences.NamedCell, List<CellReferences.CellPlace>> cells =
        new CellReferences(listing)
            .in(program)
            .filter(it -> it.cell().kind() != CellReferences.CellKind.STACK)
            .collect(
                Collectors.groupingBy(
                    CellReferences.CellPlace::cell, TreeMap::new, Collectors.toList()));
    List<DocumentSymbol> symbols = new ArrayList<>();
    cells.forEach(
        (cell, places) -> {
          boolean flag = cell.kind() == CellReferences.CellKind.FLAG;
          Range step = listing.range(places.get(0).line());
          symbols.add(
              new DocumentSymbol(
                  names.title(cell),
                  flag ? SymbolKind.Boolean : SymbolKind.Variable,
                  step,
                  step,
                  Counted.of(places.size(), "step")));
        });
    return symbols;
  }

  /** Returns the global labels that contain these letters. */
  static List<WorkspaceSymbol> named(List<ParsedListing> listings, String letters) {
    String wanted = letters.toUpperCase(Locale.ROOT);
    List<WorkspaceSymbol> symbols = new ArrayList<>();
    for (ParsedListing listing : listings) {
      listing
          .source()
          .all()
          .forEach(
              found ->
                  found
                      .line()
                      .global()
                      .map(CharacterSet::glyphs)
                      .filter(name -> name.toUpperCase(Locale.ROOT).contains(wanted))
                      .ifPresent(name -> symbols.add(symbol(listing, found, name))));
    }
    return symbols;
  }

  private static WorkspaceSymbol symbol(
      ParsedListing listing, SourceMap.MapMatch found, String name) {
    return new WorkspaceSymbol(
        name,
        SymbolKind.Function,
        Either.forLeft(listing.location(listing.range(found.line()))),
        title(found.program()).orElse(""));
  }

  /** Returns the folding ranges: programs, and blocks of comments. */
  static List<FoldingRange> folds(ParsedListing listing) {
    List<FoldingRange> folds = new ArrayList<>();
    for (SourceMap.MappedProgram program : listing.source().programs()) {
      Range range = listing.range(program);
      add(folds, range.getStart().getLine(), range.getEnd().getLine(), FoldingRangeKind.Region);
    }
    int begin = -1;
    for (int line = 0; line <= listing.text().lines(); line++) {
      boolean comment = COMMENT.matcher(listing.text().line(line)).matches();
      if (comment && begin < 0) {
        begin = line;
      } else if (!comment && begin >= 0) {
        add(folds, begin, line - 1, FoldingRangeKind.Comment);
        begin = -1;
      }
    }
    return folds;
  }

  private static void add(List<FoldingRange> folds, int first, int last, String kind) {
    if (last > first) {
      FoldingRange fold = new FoldingRange(first, last);
      fold.setKind(kind);
      folds.add(fold);
    }
  }
}
