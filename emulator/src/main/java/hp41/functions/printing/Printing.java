package hp41.functions.printing;

import hp41.functions.MemoryOperations;
import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.functions.Sums;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.machine.Operand;
import hp41.machine.Printer;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.memory.Global;
import hp41.memory.KeyAssignments;
import hp41.memory.ProgramMemory;
import hp41.number.Decimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** What prints registers, flags, what is assigned to keys, and programs. */
public final class Printing {

  private static final int LARGEST_REGISTER = 999;

  /** Characters of a line. */
  private static final int WIDTH = 24;

  private static final int KEY_ROWS = 8;
  private static final int KEY_COLUMNS = 5;
  private static final String[] SUMS = {"~X", "~X^2", "~Y", "~Y^2", "~XY", "N"};

  private Printing() {}

  /** A function of the printer's: in a program flag 21 must be set, else PRINTER OFF. */
  public static Behaviour printing(Consumer<Machine> action) {
    return Shapes.action(
        machine -> {
          check(machine);
          action.accept(machine);
        });
  }

  public static void check(Machine machine) {
    if (machine.inProgram() && !machine.flags().get(Flags.PRINTER_ENABLE)) {
      throw CalculatorError.PRINTER_OFF;
    }
  }

  /** PRX. */
  public static void x(Machine machine) {
    machine.printer().printResult(machine.stack().x());
  }

  /** PRSTK. */
  public static void stack(Machine machine) {
    machine.printer().printStack(machine.memory());
  }

  /** PRREGX: those that bbb.eee in X says. */
  public static void registersByX(Machine machine) {
    Decimal x = machine.x();
    int first = x.wholeUpTo(LARGEST_REGISTER);
    registers(machine, first, Math.max(first, x.decimals(1, 3)));
  }

  /** Prints data registers. One that is not there: NONEXISTENT, and none is printed. */
  public static void registers(Machine machine, int first, int last) {
    int begin = Operands.dataRegister(machine, first);
    Operands.dataRegister(machine, last);
    machine.printer().finishLine();
    for (int number = first; number <= last; number++) {
      print(machine, "R%02d".formatted(number), begin + number - first);
    }
  }

  /** PRΣ. */
  public static void sums(Machine machine) {
    int address = Sums.first(machine);
    machine.printer().finishLine();
    for (int i = 0; i < SUMS.length; i++) {
      print(machine, SUMS[i], address + i);
    }
  }

  private static void print(Machine machine, String name, int address) {
    Printer printer = machine.printer();
    printer.print(name + '=' + printer.text(Operands.read(machine, address)));
  }

  /** PRFLAGS: SIZE, statistics registers, angle and display mode, and all flags. */
  static void flags(Machine machine) {
    Printer printer = machine.printer();
    Flags flags = machine.flags();
    printer.finishLine();
    printer.print("STATUS:");
    printer.print("SIZE= %03d".formatted(machine.program().size()));
    printer.print(
        "~= %02d".formatted(machine.program().statistics() - machine.program().curtain()));
    printer.print(flags.angleMode().name());
    printer.print(flags.displayFormat().style().toString() + ' ' + flags.displayDigits());
    printer.print("");
    printer.print("FLAGS:");
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      printer.print("F %02d  %s".formatted(flag, flags.get(flag) ? "SET" : "CLEAR"));
    }
  }

  /** PRKEYS: key by key, from the top, the shifted function behind the other. */
  static void keys(Machine machine) {
    machine.printer().finishLine();
    machine.printer().print("USER KEYS:");
    for (int row = 1; row <= KEY_ROWS; row++) {
      for (int column = 1; column <= KEY_COLUMNS; column++) {
        printKey(machine, row, column, false);
        printKey(machine, row, column, true);
      }
    }
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
      Optional<Function> function = machine.instructions().byKeyCode(code.getAsInt());
      return Optional.of(
          function.map(StepSpelling.PAPER::name).orElseGet(() -> Module.numbers(code.getAsInt())));
    }
    return machine.program().globals().stream()
        .filter(global -> !global.isEnd() && global.key() == key)
        .reduce((first, last) -> last)
        .map(label -> StepSpelling.PAPER.quoted(label.name()));
  }

  /** PRP: the program with this label, or the current one. */
  static void program(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Name name)) {
      throw CalculatorError.NONEXISTENT;
    }
    int pointer = MemoryOperations.programOf(machine, name.text());
    printLines(machine, machine.program().start(pointer), Integer.MAX_VALUE);
  }

  /** LIST nnn: that many lines from the current one on. */
  static void lines(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Count count)) {
      throw CalculatorError.NONEXISTENT;
    }
    printLines(machine, machine.program().pointer(), count.number());
  }

  private static void printLines(Machine machine, int from, int count) {
    ProgramMemory program = machine.program();
    Global end = program.end(from);
    if (end.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    machine.printer().finishLine();
    boolean packed = machine.printer().isTracing();
    StringBuilder row = new StringBuilder();
    int number = program.countLines(from);
    int pointer = from;
    for (int left = count; left > 0 && pointer > end.address(); left--) {
      Instruction step = machine.instructionAt(pointer);
      boolean permanent = end.isPermanentEnd() && program.lineAt(pointer) == end.address();
      String text = permanent ? ".END." : StepSpelling.PAPER.of(step);
      boolean joins = packed && !step.isLabel() && row.length() + 2 + text.length() <= WIDTH;
      if (!joins) {
        flush(machine.printer(), row);
      }
      row.append(row.isEmpty() ? Printer.numbered(number, step.isLabel(), text) : "  " + text);
      pointer = program.next(pointer);
      number++;
    }
    flush(machine.printer(), row);
  }

  private static void flush(Printer printer, StringBuilder row) {
    if (!row.isEmpty()) {
      printer.print(row.toString());
      row.setLength(0);
    }
  }
}
