package hp41.functions.printing;

import hp41.machine.Function;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.machine.Printer;
import hp41.machine.StepSpelling;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import java.util.Optional;
import java.util.OptionalInt;

/** What prints how the calculator is set: its flags, and what is assigned to keys. */
final class Printouts {

  private static final int ROWS = 8;
  private static final int COLUMNS = 5;

  private Printouts() {}

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
    for (int row = 1; row <= ROWS; row++) {
      for (int column = 1; column <= COLUMNS; column++) {
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
          function.map(StepSpelling::name).orElseGet(() -> Module.numbers(code.getAsInt())));
    }
    return machine.program().globals().stream()
        .filter(global -> !global.isEnd() && global.key() == key)
        .reduce((first, last) -> last)
        .map(label -> StepSpelling.PAPER.quoted(label.name()));
  }
}
