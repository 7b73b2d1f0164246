package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Internals;
import hp41.debug.Programs;
import hp41.editor.debugging.Launch.LaunchedProgram;
import hp41.event.CalculatorError;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.listing.ProgramNames;
import hp41.listing.SourceMap;
import hp41.machine.CalculatorFunction;
import hp41.memory.GlobalLabel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.debug.Source;

/**
 * The listings of the programs in a calculator, which map program lines to text positions and back.
 * A program is identified by its bytes. A program without a listing, such as one in a module,
 * receives a generated one.
 */
final class Sources {

  private final Calculator calculator;
  private final Programs programs;
  private final ProgramNames names;
  private final List<SourceListing> listings = new ArrayList<>();

  /** Creates the listings of loaded programs. */
  Sources(Calculator calculator, List<LaunchedProgram> loaded) {
    this.calculator = calculator;
    programs = calculator.programs();
    names = Internals.names(calculator);
    loaded.forEach(
        it -> {
          SourceMap map = new Assembler(Internals.known(calculator)).assemble(it.text()).source();
          listings.add(new SourceListing(it.name(), it.path(), number(), it.text(), map));
        });
  }

  /** A position in a listing. */
  record SourcePosition(SourceListing listing, SourceMap.MappedPlace place) {}

  private int number() {
    return listings.size() + 1;
  }

  /** Returns all listings; the listings of files come first. */
  List<SourceListing> all() {
    return List.copyOf(listings);
  }

  /** Returns the listing for a source. */
  Optional<SourceListing> find(Source source) {
    return listings.stream().filter(it -> it.is(source)).findFirst();
  }

  /** Returns the listing with a reference. */
  Optional<SourceListing> find(int reference) {
    return listings.stream().filter(it -> it.reference() == reference).findFirst();
  }

  /** Replaces the text of a listing whose file was changed. */
  void replace(SourceListing old, String text, SourceMap map) {
    int index = listings.indexOf(old);
    listings.set(index, new SourceListing(old.name(), old.path(), old.reference(), text, map));
  }

  /** Returns the position of the line at a pointer; empty if its program is private. */
  Optional<SourcePosition> spot(int pointer) {
    Optional<byte[]> code = code(pointer);
    if (code.isEmpty()) {
      return Optional.empty();
    }
    int number = programs.number(pointer);
    return known(code.get(), number).or(() -> known(listed(code.get(), pointer), number));
  }

  private Optional<SourcePosition> known(byte[] code, int number) {
    return listings.stream()
        .flatMap(
            listing ->
                listing.map().programs().stream()
                    .filter(it -> Arrays.equals(it.bytes(), code))
                    .map(it -> new SourcePosition(listing, place(it, number))))
        .findFirst();
  }

  /** Returns the position of a line. An END that the listing omits is at the last line. */
  private static SourceMap.MappedPlace place(SourceMap.MappedProgram program, int number) {
    List<SourceMap.MappedLine> lines = program.lines();
    return program
        .line(number)
        .map(SourceMap.MappedLine::place)
        .orElseGet(() -> lines.get(lines.size() - 1).place());
  }

  /**
   * Generates a listing for a program; returns the program's bytes after the listing has been
   * assembled.
   */
  private byte[] listed(byte[] code, int pointer) {
    String text = new Lister(Internals.known(calculator)).list(List.of(code));
    Assembler.Assembly assembly = new Assembler(Internals.known(calculator)).assemble(text);
    String name = programs.name(pointer).isEmpty() ? "program" : programs.name(pointer);
    listings.add(new SourceListing(name, Optional.empty(), number(), text, assembly.source()));
    return assembly.programs().get(0);
  }

  /** Returns the bytes of the program at a pointer; empty if the program is private. */
  private Optional<byte[]> code(int pointer) {
    try {
      return Optional.of(programs.code(pointer));
    } catch (CalculatorError hidden) {
      return Optional.empty();
    }
  }

  /** Returns the pointer to a line of a listing; empty if its program is not in memory. */
  Optional<Integer> pointer(SourceMap.MapMatch line) {
    return beginnings()
        .filter(it -> code(it).filter(code -> same(code, line.program())).isPresent())
        .findFirst()
        .map(it -> programs.lines(it).get(line.line().number() - 1));
  }

  private static boolean same(byte[] code, SourceMap.MappedProgram program) {
    return Arrays.equals(code, program.bytes());
  }

  /** Returns a pointer into each program: programs in memory first, then programs of modules. */
  private Stream<Integer> beginnings() {
    return Stream.concat(
        names.globals().stream().filter(GlobalLabel::isEnd).map(GlobalLabel::pointer),
        names.modules().stream()
            .flatMap(module -> module.functions().stream())
            .filter(CalculatorFunction::isProgram)
            .flatMapToInt(function -> names.start(function).stream())
            .boxed());
  }
}
