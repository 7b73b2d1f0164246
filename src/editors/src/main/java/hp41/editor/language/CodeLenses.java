package hp41.editor.language;

import hp41.files.NeededSize;
import hp41.files.ProgramTest;
import hp41.listing.SourceMap;
import hp41.text.Counted;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;

/** The code lenses of programs and their tests: what starts them, and the memory that they need. */
final class CodeLenses {

  /** The command that runs a program; its arguments are the file and the label. */
  static final String RUN = "hp41.run";

  /** The command that debugs a program. */
  static final String DEBUG = "hp41.debug";

  /** The command that runs a test; its arguments are the file and the line. */
  static final String TEST = "hp41.test";

  private static final int BYTES = 7;

  private CodeLenses() {}

  /** Returns the code lenses of a listing. */
  static List<CodeLens> of(ParsedListing listing) {
    List<CodeLens> lenses = new ArrayList<>();
    int above = 0;
    for (SourceMap.MappedProgram program : listing.source().programs()) {
      Range head = listing.range(DocumentSymbols.head(program));
      List<Object> program41 = List.of(listing.uri(), DocumentSymbols.title(program).orElse(""));
      int last = listing.range(program).getEnd().getLine();
      String registers =
          "%s, %s"
              .formatted(
                  Counted.of((program.bytes().length + BYTES - 1) / BYTES, "register"),
                  NeededSize.of(
                      program.lines().stream().map(SourceMap.MappedLine::instruction).toList(),
                      stated(listing.text(), above, last)));
      lenses.add(lens(head, new Command("▶ run", RUN, program41)));
      lenses.add(lens(head, new Command("⏵ debug", DEBUG, program41)));
      lenses.add(lens(head, new Command(registers, "")));
      above = last + 1;
    }
    byte[] text = listing.text().text().getBytes(StandardCharsets.UTF_8);
    for (ProgramTest test : ProgramTest.of(text)) {
      List<Object> place = List.of(listing.uri(), test.line());
      lenses.add(lens(listing.text().whole(test.line()), new Command("▶ test", TEST, place)));
    }
    return lenses;
  }

  private static CodeLens lens(Range range, Command command) {
    return new CodeLens(range, command, null);
  }

  /** Returns the SIZE in the comments of a program or above it. */
  private static Optional<Integer> stated(EditedText text, int first, int last) {
    return NeededSize.stated(IntStream.rangeClosed(first, last).mapToObj(text::line));
  }
}
