package hp41.keyboard;

import hp41.machine.Function;
import hp41.machine.Machine;
import hp41.machine.Operand;
import java.util.List;
import java.util.Optional;

/** What a name keyed behind XEQ, GTO or LBL means. */
final class Naming {

  private static final long SEARCH = 555_000;
  private static final long SEARCH_FUNCTION = 6_550;
  private static final long SEARCH_MODULES = 150_000;
  private static final int CODES = 0x100;

  private Naming() {}

  /**
   * A meaning.
   *
   * @param function to execute; with no operand of its own yet if it needs one
   * @param searchMicros how long the machine takes to find it
   */
  record Meaning(Function function, Operand operand, long searchMicros) {

    /** Whether XEQ has found a program in memory. */
    boolean callsProgram() {
      return function.name().equals("XEQ") && operand instanceof Operand.Name && searchMicros == 0;
    }
  }

  /**
   * A single letter is a local label. XEQ finds programs first, then functions; a name that is
   * neither is kept as a call of a program yet to come.
   */
  static Meaning of(Machine machine, Function operation, String name) {
    Optional<Operand.Local> local = Operand.Local.named(name);
    if (local.isPresent()) {
      return new Meaning(operation, local.get(), 0);
    }
    if (operation.name().equals("LBL")) {
      return new Meaning(operation, new Operand.Global(name, 0), 0);
    }
    if (operation.name().equals("XEQ") && machine.labels().global(name).isEmpty()) {
      Optional<Function> function = machine.instructions().byCharacters(name);
      if (function.isPresent()) {
        return new Meaning(function.get(), Operand.NONE, searchMicros(machine, function.get()));
      }
      return new Meaning(operation, new Operand.Name(name), SEARCH + CODES * SEARCH_FUNCTION / 2);
    }
    return new Meaning(operation, new Operand.Name(name), 0);
  }

  /** Modules are searched before the mainframe, one function behind the other. */
  private static long searchMicros(Machine machine, Function function) {
    if (!function.isXrom()) {
      return SEARCH + function.code() * SEARCH_FUNCTION;
    }
    List<Function> searched =
        machine.instructions().modules().stream()
            .skip(1)
            .flatMap(module -> module.functions().stream())
            .toList();
    return SEARCH_MODULES + searched.indexOf(function) * SEARCH_FUNCTION;
  }
}
