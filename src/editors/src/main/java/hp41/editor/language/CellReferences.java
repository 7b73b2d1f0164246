package hp41.editor.language;

import hp41.key.OperandKind;
import hp41.listing.SourceMap;
import hp41.machine.Operand;
import hp41.machine.Role;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/** Finds the steps of a listing that name a data register, a stack register or a flag. */
record CellReferences(ParsedListing listing) {

  private static final Pattern OPERAND = Pattern.compile("\\d{1,3}$|[^\\s\\d]$");
  private static final Pattern NUMBER = Pattern.compile("(?i)(?:R|F|flag\\s*)?(\\d{1,2})");
  private static final int HIGHEST_REGISTER = 99;

  /** The kinds of values. */
  enum CellKind {
    REGISTER("R"),
    STACK(""),
    FLAG("flag ");

    private final String prefix;

    CellKind(String prefix) {
      this.prefix = prefix;
    }
  }

  /** A data register, a stack register or a flag. */
  record NamedCell(CellKind kind, int number) implements Comparable<NamedCell> {

    /** Returns the name of a register or flag: {@code R05}, {@code flag 05}. */
    String name() {
      return kind.prefix + "%02d".formatted(number);
    }

    @Override
    public int compareTo(NamedCell other) {
      int order = kind.compareTo(other.kind);
      return order == 0 ? Integer.compare(number, other.number) : order;
    }
  }

  /** A step that names a register or flag. */
  record CellPlace(ParsedListing listing, SourceMap.MappedLine line, NamedCell cell) {

    /** Returns the range of the number or letter; of the whole step if it is given as bytes. */
    Range operand() {
      Range step = listing.range(line);
      Matcher operand = OPERAND.matcher(listing.step(line));
      if (isInBytes() || !operand.find()) {
        return step;
      }
      Position start = step.getStart();
      return new Range(
          new Position(start.getLine(), start.getCharacter() + operand.start()), step.getEnd());
    }

    /** Returns whether the register or flag can be renamed here. */
    boolean canBeRenamed() {
      return cell.kind() != CellKind.STACK && !isInBytes();
    }

    boolean isInBytes() {
      return listing.step(line).startsWith("#");
    }

    /** Returns whether the step may change the register or flag. */
    boolean writes() {
      boolean indirect =
          line.instruction().operand() instanceof Operand.Postfix it && it.isIndirect();
      return !indirect && !line.instruction().function().is(Role.READS);
    }
  }

  /** Returns the register or flag that the step at a position names. */
  Optional<CellPlace> at(Position place) {
    return listing.at(place).flatMap(found -> at(found.line()));
  }

  /** Returns the register or flag that a step names. */
  Optional<CellPlace> at(SourceMap.MappedLine line) {
    return cell(line).map(cell -> new CellPlace(listing, line, cell));
  }

  private static Optional<NamedCell> cell(SourceMap.MappedLine line) {
    if (!(line.instruction().operand() instanceof Operand.Postfix operand)) {
      return Optional.empty();
    }
    OperandKind kind = line.instruction().function().operand();
    boolean register = operand.isIndirect() || kind == OperandKind.REGISTER;
    if (register) {
      CellKind where = operand.isStatus() ? CellKind.STACK : CellKind.REGISTER;
      return Optional.of(new NamedCell(where, operand.number()));
    }
    boolean flag = kind == OperandKind.FLAG || kind == OperandKind.SETTABLE_FLAG;
    return flag ? Optional.of(new NamedCell(CellKind.FLAG, operand.number())) : Optional.empty();
  }

  /** Returns all steps that name registers or flags. */
  Stream<CellPlace> all() {
    return listing.source().all().flatMap(found -> at(found.line()).stream());
  }

  /** Returns the steps of a program that name registers or flags. */
  Stream<CellPlace> in(SourceMap.MappedProgram program) {
    return program.lines().stream().flatMap(line -> at(line).stream());
  }

  /** Returns all steps that name a register or flag. */
  List<CellPlace> of(NamedCell cell) {
    return all().filter(it -> it.cell().equals(cell)).toList();
  }

  /** Returns the highlights of a register or flag. */
  List<DocumentHighlight> highlights(NamedCell cell) {
    return of(cell).stream()
        .map(
            it ->
                new DocumentHighlight(
                    it.operand(),
                    it.writes() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read))
        .toList();
  }

  /**
   * Returns the edits that give a register or flag another number in all steps, and in the comment
   * that names it.
   */
  List<TextEdit> renamed(NamedCell cell, String typed) {
    if (cell.kind() == CellKind.STACK) {
      throw LanguageService.refusal("a register of the stack cannot be renamed");
    }
    List<CellPlace> places = of(cell);
    NamedCell target = new NamedCell(cell.kind(), number(typed, places));
    places.stream()
        .filter(CellPlace::isInBytes)
        .findFirst()
        .ifPresent(
            it -> {
              throw LanguageService.refusal(
                  "line " + it.line().place().line() + " is given in bytes");
            });
    List<CellPlace> taken = cell.equals(target) ? List.of() : of(target);
    if (!taken.isEmpty()) {
      throw LanguageService.refusal(
          "%s is used already, in line %d"
              .formatted(target.name(), taken.get(0).line().place().line()));
    }
    String written = "%02d".formatted(target.number());
    return Stream.concat(
            CellNames.of(listing).number(cell).stream(), places.stream().map(CellPlace::operand))
        .map(it -> new TextEdit(it, written))
        .toList();
  }

  private static int number(String typed, List<CellPlace> places) {
    Matcher number = NUMBER.matcher(typed.strip());
    int highest =
        places.stream()
            .filter(it -> it.cell().kind() == CellKind.FLAG)
            .mapToInt(it -> it.line().instruction().function().operand().highest())
            .min()
            .orElse(HIGHEST_REGISTER);
    if (!number.matches() || Integer.parseInt(number.group(1)) > highest) {
      throw LanguageService.refusal("type a number from 00 to " + highest);
    }
    return Integer.parseInt(number.group(1));
  }

  /** Returns the lines that address registers indirectly, which a rename cannot change. */
  List<Integer> indirectLines() {
    return listing
        .source()
        .all()
        .filter(
            found ->
                found.line().instruction().operand() instanceof Operand.Postfix it
                    && it.isIndirect()
                    && found.line().instruction().function().operand() == OperandKind.REGISTER)
        .map(found -> found.line().place().line())
        .distinct()
        .toList();
  }
}
