package hp41.machine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An index of the functions of modules by byte, code, name and role. */
final class FunctionIndex {

  /** The byte that precedes the byte of a mainframe function in key assignment registers. */
  static final int KEY_PREFIX = 0x0400;

  private final List<ModuleDefinition> modules;
  private final CalculatorFunction[] byByte = new CalculatorFunction[0x100];
  private final Map<Integer, CalculatorFunction> byCode = new HashMap<>();
  private final Map<String, CalculatorFunction> byName = new HashMap<>();
  private final Map<Role, CalculatorFunction> byRole = new EnumMap<>(Role.class);

  /**
   * Creates an index.
   *
   * @param modules the modules, starting with the mainframe; the names of the mainframe are
   *     nevertheless searched last
   * @param lines the program lines without a name
   * @param whole XROM numbers of modules that are completely defined by the first module with this
   *     number
   */
  FunctionIndex(
      List<ModuleDefinition> modules, List<CalculatorFunction> lines, Set<Integer> whole) {
    this.modules = List.copyOf(modules);
    lines.forEach(line -> byByte[line.code()] = line);
    List<ModuleDefinition> searchOrder = new ArrayList<>(modules);
    searchOrder.add(searchOrder.remove(0));
    Set<Integer> numbers = new HashSet<>();
    for (ModuleDefinition module : searchOrder) {
      add(module, !numbers.add(module.xrom()) && whole.contains(module.xrom()));
    }
  }

  /**
   * Adds a module. If two modules have the same XROM number, a code finds only functions of the
   * first, as on the machine. Names of the second find functions of the first or nothing.
   */
  private void add(ModuleDefinition module, boolean namesAlone) {
    boolean shadowed =
        namesAlone
            || module.functions().stream()
                .anyMatch(function -> byCode.containsKey(function.code()));
    for (CalculatorFunction function : module.functions()) {
      CalculatorFunction found = shadowed ? found(function) : function;
      byName.putIfAbsent(function.name(), found);
      if (!namesAlone) {
        add(found);
      }
    }
  }

  private CalculatorFunction found(CalculatorFunction function) {
    CalculatorFunction first = byCode.get(function.code());
    return first != null
        ? first
        : CalculatorFunction.absent(
            function.name(), function.code(), CalculatorFunction.NOT_PLUGGED_IN);
  }

  private void add(CalculatorFunction function) {
    function.roles().forEach(role -> byRole.putIfAbsent(role, function));
    if (function.isXrom()) {
      byCode.putIfAbsent(function.code(), function);
    } else {
      byCode.put(KEY_PREFIX | function.code(), function);
      if (function.programmable()) {
        byByte[function.code()] = function;
      }
    }
  }

  /** Returns the modules, starting with the mainframe. */
  List<ModuleDefinition> modules() {
    return modules;
  }

  CalculatorFunction byByte(int code) {
    return byByte[code];
  }

  /** Returns the function of a code in a key assignment register, which is two bytes. */
  Optional<CalculatorFunction> byCode(int code) {
    return Optional.ofNullable(byCode.get(code));
  }

  Optional<CalculatorFunction> byName(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  Optional<CalculatorFunction> byRole(Role role) {
    return Optional.ofNullable(byRole.get(role));
  }
}
