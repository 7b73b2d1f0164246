package hp41.functions;

import static hp41.functions.Shapes.action;

import hp41.event.CalculatorError;
import hp41.event.Usage;
import hp41.key.OperandKind;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorFunction;
import hp41.machine.ErrorTime;
import hp41.machine.ExecutionTime;
import hp41.machine.ExecutionTime.ArgumentTime;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.ModuleProgram;
import hp41.machine.Role;
import hp41.machine.Translation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** A builder for a row of a function table. */
public final class Row {

  /** The description of the flags of the angular mode. */
  public static final String ANGLE = "42 and 43 (degrees, radians, grads)";

  public static final String DAY_FIRST = "31 (day before month)";
  public static final String DIGITS = "36 to 39 (digits)";
  public static final String CHANGES_DIGITS = "changes " + DIGITS;
  public static final String LETTERS = "12 wide, 13 small letters";
  public static final String PRINTER = "21 and 55 (printer)";
  public static final String PROTECTION =
      "14 allows a protected card to be written; this clears 14";
  public static final String RANGE = "24 replaces a result above 9.99E99 by 9.99E99";

  private final String name;
  private final int code;
  private final IntFunction<Behaviour> behaviour;
  private final String effect;
  private final String help;
  private OperandKind operand;
  private final Set<Role> roles = EnumSet.noneOf(Role.class);
  private ExecutionTime time = ExecutionTime.UNMEASURED;
  private List<CalculatorError> errors = List.of();
  private String flags = "";
  private String example = "";
  private String reason = "";
  private Translation translation = Translation.NONE;

  private Row(
      String name,
      int code,
      OperandKind operand,
      IntFunction<Behaviour> behaviour,
      String effect,
      String help) {
    this.name = name;
    this.code = code;
    this.operand = operand;
    this.behaviour = behaviour;
    this.effect = effect;
    this.help = help;
  }

  /** Creates a row for a function with a code. */
  public static Row of(
      String name, int code, OperandKind kind, Behaviour behaviour, String effect, String help) {
    return new Row(name, code, kind, place -> behaviour, effect, help);
  }

  /** Creates a row for a module function that is a user code program with a label of this name. */
  public static Row program(String name, String effect, String help) {
    return new Row(name, 0, OperandKind.NONE, ModuleProgram::new, effect, help);
  }

  /** Creates a row for a module function. Its code follows from its position in the table. */
  public static Row of(String name, Behaviour behaviour, String effect, String help) {
    return of(name, 0, OperandKind.NONE, behaviour, effect, help);
  }

  /** Creates a row for a module's header function, which does nothing. */
  public static Row heading(String name, String help) {
    return of(name, action(m -> {}), "--", help).without("none: it is only a heading in CAT 2");
  }

  /** Sets the kind of operand. */
  public Row operand(OperandKind kind) {
    operand = kind;
    return this;
  }

  /** Sets the roles. */
  public Row as(Role... special) {
    roles.addAll(List.of(special));
    return this;
  }

  /** Sets an execution time in words that does not depend on the arguments. */
  public Row words(int measured) {
    return time(ExecutionTime.constant(measured));
  }

  /**
   * Sets the execution time in words.
   *
   * @param ofZero the time if X is zero
   */
  public Row words(int measured, int ofZero) {
    return time(new ExecutionTime(measured, (x, y, machine) -> x == 0 ? ofZero : measured));
  }

  /** Sets the execution time in words, which is computed from X and Y, also if X is zero. */
  public Row words(int usual, NumberTime ofNumbers) {
    return time(new ExecutionTime(usual, ofNumbers.or(usual)));
  }

  /**
   * Sets the execution time in words, which is computed from X and Y.
   *
   * @param ofZero the time if X is zero
   */
  public Row words(int usual, int ofZero, NumberTime ofNumbers) {
    ArgumentTime others = ofNumbers.or(usual);
    return time(
        new ExecutionTime(usual, (x, y, machine) -> x == 0 ? ofZero : others.words(x, y, machine)));
  }

  /** Sets the execution time in words, which is computed from what the function reads or shows. */
  public Row wordsOfText(int usual, ToIntFunction<Machine> ofText) {
    return time(new ExecutionTime(usual, (x, y, machine) -> ofText.applyAsInt(machine)));
  }

  private Row time(ExecutionTime measured) {
    time = measured.until(time.untilError());
    return this;
  }

  /** Sets the time until the function fails. */
  public Row fails(ErrorTime error) {
    time = time.until(error);
    return this;
  }

  /** Sets that the function does not change register M. */
  public Row preservesM() {
    return as(Role.PRESERVES_M);
  }

  /** Sets that the function changes register M before it can fail. */
  public Row changesMFirst() {
    return as(Role.CHANGES_M_FIRST);
  }

  /** Sets the operation in compiled programs. */
  public Row translated(Translation operation) {
    translation = operation;
    return this;
  }

  /** Sets the possible errors. */
  public Row errors(CalculatorError... given) {
    errors = List.of(given);
    return this;
  }

  /** Sets the description of the flags that the function uses or changes. */
  public Row flags(String... named) {
    flags = String.join(", ", named);
    return this;
  }

  /** Sets the example line, in which {@code '} replaces a quotation mark. */
  public Row example(String line) {
    example = line.replace('\'', '"');
    return this;
  }

  /** Sets the reason why there is no example. */
  public Row without(String why) {
    reason = why;
    return this;
  }

  private CalculatorFunction at(int place) {
    Usage usage = new Usage(errors, flags, example, reason, roles.contains(Role.DELETES));
    return new CalculatorFunction(
        name,
        place,
        operand,
        behaviour.apply(place),
        effect,
        help,
        Set.copyOf(roles),
        time,
        translation,
        usage);
  }

  /** Returns the functions of rows with codes. */
  public static List<CalculatorFunction> coded(Row... rows) {
    return List.of(rows).stream().map(row -> row.at(row.code)).toList();
  }

  /**
   * Returns the functions of a module.
   *
   * @param first the number of the first function
   */
  public static List<CalculatorFunction> numbered(int xrom, int first, Row... rows) {
    List<CalculatorFunction> functions = new ArrayList<>();
    for (Row row : rows) {
      functions.add(row.at(ModuleDefinition.code(xrom, first + functions.size())));
    }
    return List.copyOf(functions);
  }
}
