package hp41.editor.debugging;

import hp41.Calculator;
import hp41.MemoryView;
import hp41.Snapshot;
import hp41.TypedLineError;
import hp41.debug.Watch;
import hp41.debug.Watches;
import hp41.memory.FlagNames;
import hp41.memory.Flags;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.debug.Scope;
import org.eclipse.lsp4j.debug.ScopePresentationHint;
import org.eclipse.lsp4j.debug.Variable;

/** The scopes in which editors show and change memory. */
final class Scopes {

  private final Calculator calculator;
  private final MemoryView contents;
  private final Watches values;

  /** The scopes, each with its variables reference. */
  enum Group {
    STACK("Stack", 1),
    LASTX("LASTX", 2),
    ALPHA("ALPHA", 3),
    REGISTERS("Registers", 4),
    FLAGS("Flags", 5),
    STATUS("Status", 6);

    private final String label;
    private final int reference;

    Group(String label, int reference) {
      this.label = label;
      this.reference = reference;
    }

    int reference() {
      return reference;
    }

    static Group of(int reference) {
      return Stream.of(values())
          .filter(it -> it.reference == reference)
          .findFirst()
          .orElseThrow(() -> DebugContext.refusal("there are no such variables"));
    }
  }

  /** Creates the scopes of a calculator. */
  Scopes(Calculator calculator) {
    this.calculator = calculator;
    contents = calculator.contents();
    values = calculator.debugger().watches();
  }

  /** Returns all scopes. */
  Scope[] all() {
    return Stream.of(Group.values()).map(this::scope).toArray(Scope[]::new);
  }

  private Scope scope(Group group) {
    Scope scope = new Scope();
    scope.setName(group.label);
    scope.setVariablesReference(group.reference());
    scope.setExpensive(group == Group.REGISTERS || group == Group.FLAGS);
    switch (group) {
      case REGISTERS -> scope.setIndexedVariables(contents.size());
      case FLAGS -> scope.setIndexedVariables(Flags.COUNT);
      case STACK -> scope.setPresentationHint(ScopePresentationHint.REGISTERS);
      case LASTX, ALPHA, STATUS -> scope.setNamedVariables(variables(group).size());
    }
    return scope;
  }

  /** Returns the variables of a scope. */
  List<Variable> variables(Group group) {
    return switch (group) {
      case STACK -> Stream.of("X", "Y", "Z", "T").flatMap(this::cell).toList();
      case LASTX -> cell("L").toList();
      case ALPHA -> cell("ALPHA").toList();
      case REGISTERS ->
          IntStream.range(0, contents.size())
              .mapToObj("R%02d"::formatted)
              .flatMap(this::cell)
              .toList();
      case FLAGS -> IntStream.range(0, Flags.COUNT).mapToObj(this::flag).toList();
      case STATUS -> status();
    };
  }

  /** Returns the names of all variables that expressions can contain. */
  Stream<String> cellNames() {
    return Stream.of(Group.values())
        .filter(it -> it != Group.STATUS)
        .flatMap(it -> variables(it).stream())
        .map(Variable::getName);
  }

  private Stream<Variable> cell(String name) {
    return values.named(name).map(it -> variable(name, values.typed(it), name)).stream();
  }

  private Variable flag(int number) {
    String name = "flag %02d".formatted(number);
    Variable flag = variable(name, contents.flag(number) ? "set" : "clear", name);
    flag.setType(FlagNames.of(number));
    return flag;
  }

  private static Variable variable(String name, String value, String expression) {
    Variable variable = new Variable();
    variable.setName(name);
    variable.setValue(value);
    variable.setEvaluateName(expression);
    return variable;
  }

  private List<Variable> status() {
    Snapshot.Modes modes = calculator.modes();
    return List.of(
        variable("angle", modes.angle(), ""),
        variable("format", modes.format(), ""),
        variable("SIZE", "%03d".formatted(modes.size()), ""),
        variable("stack lift", contents.stackLift() ? "on" : "off", ""),
        variable("USER", modes.user() ? "on" : "off", ""),
        variable("ALPHA mode", modes.alpha() ? "on" : "off", ""),
        variable("line", calculator.programLine(), ""));
  }

  /** Sets a variable of a scope and returns its new value. */
  String set(Group group, String name, String value) {
    if (group == Group.STATUS) {
      setStatus(name, value.strip());
    } else {
      Watch cell =
          values.named(name).orElseThrow(() -> DebugContext.refusal("there is no " + name));
      new WatchableValues(calculator).put(cell, value);
    }
    return variables(group).stream()
        .filter(it -> it.getName().equals(name))
        .findFirst()
        .map(Variable::getValue)
        .orElse(value);
  }

  private void setStatus(String name, String value) {
    String capitals = value.toUpperCase(Locale.ROOT);
    switch (name) {
      case "angle" -> typeSetting(capitals, "DEG|RAD|GRAD", capitals);
      case "format" -> typeSetting(capitals, "(FIX|SCI|ENG) [0-9]", capitals);
      case "SIZE" -> typeSetting("SIZE " + value, "SIZE \\d{1,3}", padded(value));
      case "line" -> line(value);
      case "stack lift" -> calculator.contents().stackLift(isOn(value));
      case "USER" -> calculator.contents().flag(Flags.USER, isOn(value));
      case "ALPHA mode" -> calculator.contents().flag(Flags.ALPHA, isOn(value));
      default -> throw DebugContext.refusal("there is no " + name);
    }
  }

  private static String padded(String size) {
    return "SIZE " + "0".repeat(Math.max(0, 3 - size.length())) + size;
  }

  /**
   * Types a setting of the calculator in one of these forms. The stack lift is restored afterwards.
   */
  private void typeSetting(String given, String form, String words) {
    boolean lift = contents.stackLift();
    Optional<String> wrong =
        given.matches(form)
            ? calculator.type(words).map(TypedLineError::message)
            : Optional.of(given + " is not one of these: " + form);
    calculator.contents().stackLift(lift);
    if (wrong.isPresent() || !contents.error().isEmpty()) {
      throw DebugContext.refusal(wrong.orElse(contents.error()));
    }
  }

  /** Sets the next line of the current program, by its number. */
  private void line(String value) {
    List<Integer> lines = calculator.programs().lines(calculator.programs().pointer());
    String number = value.split(" ", 2)[0];
    if (!number.matches("\\d{1,4}")
        || Integer.parseInt(number) < 1
        || Integer.parseInt(number) > lines.size()) {
      throw DebugContext.refusal("the program has no line " + value);
    }
    calculator.debugger().jump(lines.get(Integer.parseInt(number) - 1));
  }

  private static boolean isOn(String value) {
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "on", "set", "1", "true" -> true;
      case "off", "clear", "0", "false" -> false;
      default -> throw DebugContext.refusal(value + ": on or off");
    };
  }
}
