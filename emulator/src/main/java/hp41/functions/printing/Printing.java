package hp41.functions.printing;

import hp41.event.CalculatorError;
import hp41.functions.Accumulation;
import hp41.functions.MemoryOperations;
import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.functions.Sums;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Printer;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import hp41.number.Decimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Functions that print registers, flags, key assignments and programs. */
public final class Printing {

  private static final int LARGEST_REGISTER = 999;

  private static final int KEY_ROWS = 8;
  private static final int KEY_COLUMNS = 5;
  private static final String[] SUMS = {"~X  ", "~X^2", "~Y  ", "~Y^2", "~XY ", "N"};

  /** The gap after the name of the last sum. */
  private static final int GAP = 3;

  private static final int FLAG_GAP = 2;

  private Printing() {}

  /**
   * Returns a behaviour of a printer function. In a program it does nothing if flag 21 is clear.
   */
  public static Behaviour printing(Consumer<Machine> action) {
    return Shapes.action(ifWanted(action));
  }

  private static Consumer<Machine> ifWanted(Consumer<Machine> action) {
    return machine -> {
      if (Accumulation.isWanted(machine)) {
        action.accept(machine);
      }
    };
  }

  /** PRX: prints X, unless it is a number that was keyed and printed just before PRX. */
  public static void x(Machine machine) {
    if (machine.inProgram() || !machine.printer().isNumberPrinted()) {
      machine.printer().printResult(machine.stack().x());
    }
  }

  /**
   * Returns a behaviour of a printer function that leaves stack lift unchanged, such as PRSTK
   * (observed on the machine).
   */
  static Behaviour printingKeepingLift(Consumer<Machine> action) {
    return Shapes.keepingLift(ifWanted(action));
  }

  /** PRSTK: prints T, Z, Y and X. */
  public static void stack(Machine machine) {
    machine.printer().printStack(machine.memory());
  }

  /**
   * PRREGX: prints the registers bbb.eee in X. X is checked even if nothing is printed (observed on
   * the machine).
   */
  public static void registersByX(Machine machine) {
    Decimal x = machine.x();
    int first = Operands.whole(x, LARGEST_REGISTER);
    if (Accumulation.isWanted(machine)) {
      registers(machine, first, Math.max(first, x.decimals(1, 3)));
    }
  }

  /**
   * Prints data registers until one does not exist.
   *
   * @throws CalculatorError NONEXISTENT if a register does not exist
   */
  public static void registers(Machine machine, int first, int last) {
    machine.printer().begin();
    for (int number = first; number <= last; number++) {
      int address = Operands.dataRegister(machine, number);
      machine.printer().printNamed("R%02d".formatted(number), machine.memory().read(address));
    }
  }

  /** PRREG: prints all data registers. */
  static void registers(Machine machine) {
    registers(machine, 0, Math.max(0, machine.program().size() - 1));
  }

  /**
   * PRΣ: prints the statistics registers, which must exist even if nothing is printed (observed on
   * the machine).
   */
  public static void sums(Machine machine) {
    int address = Sums.first(machine);
    if (!Accumulation.isWanted(machine)) {
      return;
    }
    machine.printer().begin();
    for (int i = 0; i < SUMS.length; i++) {
      int gap = i == SUMS.length - 1 ? GAP : 0;
      machine.printer().printNamed(SUMS[i], gap, Operands.read(machine, address + i));
    }
  }

  /**
   * PRFLAGS: prints SIZE, the first statistics register, angular mode, display format, and all
   * flags.
   */
  static void flags(Machine machine) {
    Printer printer = machine.printer();
    Flags flags = machine.flags();
    printer.begin();
    printer.print("STATUS:");
    printer.print("SIZE= %03d".formatted(machine.program().size()));
    printer.print(
        "~= %02d".formatted(machine.program().statistics() - machine.program().curtain()));
    printer.print(flags.angleMode().name());
    printer.print(flags.displayFormat().style().toString() + ' ' + flags.displayDigits());
    printer.print("");
    printer.print("FLAGS:");
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      printer.accumulate("F %02d".formatted(flag));
      printer.gap(FLAG_GAP);
      printer.print(flags.get(flag) ? "SET" : "CLEAR");
    }
  }

  /**
   * PRKEYS: prints the key assignments from the top; the shifted assignment of a key follows the
   * unshifted one.
   */
  static void keys(Machine machine) {
    machine.printer().begin();
    machine.printer().print(isAnyKeyTaken(machine) ? "USER KEYS:" : "USER KEYS:NONE");
    for (int row = 1; row <= KEY_ROWS; row++) {
      for (int column = 1; column <= KEY_COLUMNS; column++) {
        printKey(machine, row, column, false);
        printKey(machine, row, column, true);
      }
    }
  }

  private static boolean isAnyKeyTaken(Machine machine) {
    return Stream.of(false, true)
        .flatMapToInt(
            shifted ->
                IntStream.rangeClosed(1, KEY_ROWS)
                    .flatMap(
                        row ->
                            IntStream.rangeClosed(1, KEY_COLUMNS)
                                .map(column -> KeyAssignments.key(row, column, shifted))))
        .anyMatch(machine.keys()::isMarked);
  }

  private static void printKey(Machine machine, int row, int column, boolean shifted) {
    int key = KeyAssignments.key(row, column, shifted);
    if (machine.keys().isMarked(key)) {
      assigned(machine, key)
          .ifPresent(
              name ->
                  machine
                      .printer()
                      .print("%s%d%d %s".formatted(shifted ? "-" : " ", row, column, name)));
    }
  }

  private static Optional<String> assigned(Machine machine, int key) {
    OptionalInt code = machine.keys().find(key);
    if (code.isPresent()) {
      Optional<CalculatorFunction> function = machine.instructions().byKeyCode(code.getAsInt());
      return Optional.of(
          function
              .map(StepSpelling.PAPER::name)
              .orElseGet(() -> machine.instructions().keyName(code.getAsInt())));
    }
    return machine.program().globals().stream()
        .filter(global -> !global.isEnd() && global.key() == key)
        .reduce((first, last) -> last)
        .map(label -> StepSpelling.PAPER.quoted(label.name()));
  }

  /** PRP: prints the program with a label, or the current program. */
  static void program(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Name name)) {
      throw CalculatorError.NONEXISTENT;
    }
    int pointer = MemoryOperations.programOf(machine, name.text());
    new ProgramListing(machine).print(machine.program().start(pointer), Integer.MAX_VALUE);
    machine.stackLift(true);
  }

  /** LIST nnn: prints lines from the current one on. */
  static void lines(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Count count)) {
      throw CalculatorError.NONEXISTENT;
    }
    new ProgramListing(machine).print(machine.program().pointer(), count.number());
    machine.stackLift(true);
  }
}
