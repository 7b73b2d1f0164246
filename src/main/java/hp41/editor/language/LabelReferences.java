package hp41.editor.language;

import hp41.listing.SourceMap;
import hp41.machine.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Labels, and the lines that lead to them as the machine finds them. */
final class LabelReferences {

  private static final Pattern IN_FRONT = Pattern.compile("(?i)(?:LBL|GTO|GOTO|XEQ)[\\s\\u00A0]*");

  /**
   * A label, or a jump to one.
   *
   * @param listing where it stands
   * @param program in which
   * @param line its line
   */
  record LabelPlace(
      ParsedListing listing, SourceMap.MappedProgram program, SourceMap.MappedLine line) {

    /** Whether a label stands here rather than a jump. */
    boolean isLabel() {
      return line.instruction().isLabel();
    }

    /** The characters of the whole step. */
    Range step() {
      return listing.range(line);
    }

    /** The characters of the label's name behind LBL, GTO or XEQ. */
    Range name() {
      Range step = step();
      Matcher front = IN_FRONT.matcher(listing.step(line));
      if (!front.lookingAt()) {
        return step;
      }
      Position start = step.getStart();
      return new Range(
          new Position(start.getLine(), start.getCharacter() + front.end()), step.getEnd());
    }

    /** Whether a jump to a label stands here. */
    boolean isJump() {
      return !isLabel() && (line.local().isPresent() || line.called().isPresent());
    }

    /** The label that a jump here leads to; empty if this is none. */
    Optional<LabelPlace> target(LabelReferences labels) {
      return isJump() ? labels.definitions(this).stream().findFirst() : Optional.empty();
    }

    /** Where the name stands. */
    Location location() {
      return listing.location(name());
    }

    /** Whether the step is given in bytes. */
    boolean isInBytes() {
      return listing.step(line).startsWith("#");
    }
  }

  private final Workspace workspace;

  LabelReferences(Workspace workspace) {
    this.workspace = workspace;
  }

  /** The label or jump at a place. */
  static Optional<LabelPlace> at(ParsedListing listing, Position place) {
    return listing
        .at(place)
        .map(found -> new LabelPlace(listing, found.program(), found.line()))
        .filter(it -> it.line().local().isPresent() || name(it).isPresent());
  }

  /** The name of a global label or of a jump to one, in machine characters. */
  static Optional<String> name(LabelPlace place) {
    return place.line().global().or(() -> place.line().called());
  }

  /** The labels that a label or jump means: one, but for names that stand in several files. */
  List<LabelPlace> definitions(LabelPlace place) {
    Optional<String> name = name(place);
    if (name.isPresent()) {
      return named(name.get(), place.listing().uri()).stream().filter(LabelPlace::isLabel).toList();
    }
    return local(place).stream().toList();
  }

  private static Optional<LabelPlace> local(LabelPlace place) {
    return place.isLabel()
        ? Optional.of(place)
        : found(place.program(), place.line())
            .map(line -> new LabelPlace(place.listing(), place.program(), line));
  }

  private static Optional<SourceMap.MappedLine> found(
      SourceMap.MappedProgram program, SourceMap.MappedLine jump) {
    return jump.local().flatMap(label -> program.find(label, jump.number()));
  }

  /** The label and all lines that lead to it, in the order of the listings. */
  List<LabelPlace> occurrences(LabelPlace place) {
    Optional<String> name = name(place);
    if (name.isPresent()) {
      return named(name.get(), place.listing().uri());
    }
    return local(place).map(LabelReferences::leadingTo).orElse(List.of());
  }

  private static List<LabelPlace> leadingTo(LabelPlace label) {
    return label.program().lines().stream()
        .filter(line -> line.equals(label.line()) || leads(label, line))
        .map(line -> new LabelPlace(label.listing(), label.program(), line))
        .toList();
  }

  private static boolean leads(LabelPlace label, SourceMap.MappedLine line) {
    return !line.instruction().isLabel()
        && found(label.program(), line).equals(Optional.of(label.line()));
  }

  private List<LabelPlace> named(String name, String first) {
    List<LabelPlace> places = new ArrayList<>();
    for (ParsedListing listing : workspace.all(first)) {
      all(listing).filter(it -> name(it).equals(Optional.of(name))).forEach(places::add);
    }
    return places;
  }

  /** Whether a global label of this name stands in a listing that a place can be led to. */
  boolean isTaken(String name, LabelPlace place) {
    return named(name, place.listing().uri()).stream().anyMatch(LabelPlace::isLabel);
  }

  /** All labels and jumps of a listing. */
  static Stream<LabelPlace> all(ParsedListing listing) {
    return listing
        .source()
        .all()
        .map(found -> new LabelPlace(listing, found.program(), found.line()))
        .filter(it -> it.line().local().isPresent() || name(it).isPresent());
  }

  /**
   * Whether every jump of a program leads where it did after a local label and what leads to it are
   * called otherwise.
   */
  static boolean keepsJumps(List<LabelPlace> renamed, Operand.Local label) {
    SourceMap.MappedProgram program = renamed.get(0).program();
    List<SourceMap.MappedLine> changed = renamed.stream().map(LabelPlace::line).toList();
    Function<SourceMap.MappedLine, Optional<Operand.Local>> called =
        line -> changed.contains(line) ? Optional.of(label) : line.local();
    return program.lines().stream()
        .filter(jump -> jump.local().isPresent() && !jump.instruction().isLabel())
        .allMatch(
            jump ->
                found(program, jump)
                    .equals(program.find(called.apply(jump).get(), jump.number(), called)));
  }
}
