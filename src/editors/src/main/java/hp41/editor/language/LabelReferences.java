package hp41.editor.language;

import hp41.listing.SourceMap;
import hp41.machine.Operand;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Finds labels and the lines that jump to them, by the search rules of the calculator. */
record LabelReferences(Workspace workspace) {

  private static final Pattern IN_FRONT = Pattern.compile("(?i)(?:LBL|GTO|GOTO|XEQ)[\\s\\u00A0]*");

  /**
   * A label, or a jump to one.
   *
   * @param listing the listing
   * @param program the program
   * @param line the program line
   */
  record LabelPlace(
      ParsedListing listing, SourceMap.MappedProgram program, SourceMap.MappedLine line) {

    /** Returns whether this is a label and not a jump. */
    boolean isLabel() {
      return line.instruction().isLabel();
    }

    /** Returns the range of the whole step. */
    Range step() {
      return listing.range(line);
    }

    /** Returns the range of the label's name after LBL, GTO or XEQ. */
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

    /** Returns whether another place is in the same listing. */
    boolean isBeside(LabelPlace other) {
      return listing.uri().equals(other.listing().uri());
    }

    /** Returns whether this is a jump to a label. */
    boolean isJump() {
      return !isLabel() && (line.local().isPresent() || line.callee().isPresent());
    }

    /** Returns the label that the jump leads to; empty if this is not a jump. */
    Optional<LabelPlace> target(LabelReferences labels) {
      return isJump() ? labels.definitions(this).stream().findFirst() : Optional.empty();
    }

    /** Returns the location of the name. */
    Location location() {
      return listing.location(name());
    }

    /** Returns whether the step is written as bytes. */
    boolean isInBytes() {
      return listing.step(line).startsWith("#");
    }
  }

  /** Returns the label or jump at a position. */
  static Optional<LabelPlace> at(ParsedListing listing, Position place) {
    return places(listing, listing.at(place).stream()).findFirst();
  }

  /** Returns the name of a global label, or of a jump to one, in the calculator's characters. */
  static Optional<String> name(LabelPlace place) {
    return place.line().global().or(() -> place.line().callee());
  }

  /**
   * Returns the definitions of a label or jump. A jump to a global label means the label in its own
   * listing; if there is none, it may mean those of several listings.
   */
  List<LabelPlace> definitions(LabelPlace place) {
    Optional<String> name = name(place);
    if (name.isEmpty()) {
      return local(place).stream().toList();
    }
    List<LabelPlace> all = labels(name.get(), place);
    List<LabelPlace> own = all.stream().filter(it -> it.isBeside(place)).toList();
    return own.isEmpty() ? all : own;
  }

  /** Returns the global labels with a name in all listings that belong to that of a place. */
  List<LabelPlace> labels(String name, LabelPlace place) {
    return named(name, place).stream().filter(LabelPlace::isLabel).toList();
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

  /** Returns the label and all lines that jump to it, in the order of the listings. */
  List<LabelPlace> occurrences(LabelPlace place) {
    return name(place)
        .map(name -> leadingTo(name, place))
        .orElseGet(() -> local(place).map(LabelReferences::leadingTo).orElse(List.of()));
  }

  private List<LabelPlace> leadingTo(String name, LabelPlace place) {
    List<LabelPlace> meant = definitions(place);
    List<LabelPlace> others =
        labels(name, place).stream().filter(it -> meant.stream().noneMatch(it::isBeside)).toList();
    return named(name, place).stream()
        .filter(it -> others.stream().noneMatch(it::isBeside))
        .toList();
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

  private List<LabelPlace> named(String name, LabelPlace place) {
    return together(place)
        .filter(listing -> isProgram(listing, place))
        .flatMap(listing -> named(name, listing))
        .toList();
  }

  private static Stream<LabelPlace> named(String name, ParsedListing listing) {
    return all(listing).filter(it -> name(it).equals(Optional.of(name)));
  }

  private Stream<ParsedListing> together(LabelPlace place) {
    return workspace.together(place.listing().uri()).stream();
  }

  private static boolean isProgram(ParsedListing listing, LabelPlace place) {
    return listing.uri().equals(place.listing().uri()) || listing.isListing();
  }

  /** Returns the names of the text files that contain a global name, but not only a listing. */
  List<String> prose(String name, LabelPlace place) {
    return together(place)
        .filter(listing -> !isProgram(listing, place))
        .filter(listing -> named(name, listing).findAny().isPresent())
        .map(ParsedListing::fileName)
        .toList();
  }

  /** Returns all labels and jumps of a listing. */
  static Stream<LabelPlace> all(ParsedListing listing) {
    return places(listing, listing.source().all());
  }

  private static Stream<LabelPlace> places(
      ParsedListing listing, Stream<SourceMap.MapMatch> lines) {
    return lines
        .map(found -> new LabelPlace(listing, found.program(), found.line()))
        .filter(it -> it.line().local().isPresent() || name(it).isPresent());
  }

  /**
   * Returns whether all jumps of a program lead to the same lines after a local label and its jumps
   * are renamed.
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
