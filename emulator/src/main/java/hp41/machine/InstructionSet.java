package hp41.machine;

import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** All functions of the modules plugged in, found by byte, XROM number or name. */
public final class InstructionSet {

  /** What the key registers put in front of the byte of a mainframe function. */
  private static final int KEY_PREFIX = 0x0400;

  private final List<ModuleDefinition> modules;
  private final List<CalculatorFunction> lines;

  /** The numbers of which the first module has all functions that there are. */
  private final Set<Integer> whole;

  private final CalculatorFunction[] byByte = new CalculatorFunction[0x100];
  private final Map<Integer, CalculatorFunction> byCode = new HashMap<>();
  private final Map<String, CalculatorFunction> byName = new HashMap<>();

  /** What has been found by the characters of a name, as programs that call one do each time. */
  private final Map<String, CalculatorFunction> byCharacters = new ConcurrentHashMap<>();

  private final Map<Role, CalculatorFunction> roles = new EnumMap<>(Role.class);

  /**
   * The functions of these modules.
   *
   * @param modules the mainframe first, though names are searched in the others before
   * @param lines what can stand in a program but has no name: numbers, texts, nulls …
   */
  public InstructionSet(List<ModuleDefinition> modules, List<CalculatorFunction> lines) {
    this(modules, lines, Set.of());
  }

  /**
   * The same.
   *
   * @param whole numbers of which the first module has all functions that there are: no code with
   *     such a number has the name of a function of another module
   */
  public InstructionSet(
      List<ModuleDefinition> modules, List<CalculatorFunction> lines, Set<Integer> whole) {
    this.modules = List.copyOf(modules);
    this.lines = List.copyOf(lines);
    this.whole = Set.copyOf(whole);
    lines.forEach(line -> byByte[line.code()] = line);
    List<ModuleDefinition> searched = new ArrayList<>(modules);
    searched.add(searched.remove(0));
    Set<Integer> numbers = new HashSet<>();
    for (ModuleDefinition module : searched) {
      add(module, !numbers.add(module.xrom()) && whole.contains(module.xrom()));
    }
  }

  /**
   * These functions, and those of modules by names that a user has given them; they win over
   * functions here that have their names or codes.
   */
  public InstructionSet withNames(List<ModuleDefinition> named) {
    return preferring(named, whole);
  }

  /**
   * These functions, and those of modules whose images list all that they have: they win over
   * functions here, and no other function with the number of such a module is found by its code.
   */
  public InstructionSet withImages(List<ModuleDefinition> more) {
    Set<Integer> all = new HashSet<>(whole);
    more.forEach(module -> all.add(module.xrom()));
    return preferring(more, all);
  }

  private InstructionSet preferring(List<ModuleDefinition> first, Set<Integer> complete) {
    if (first.isEmpty()) {
      return this;
    }
    Set<Integer> codes =
        first.stream()
            .flatMap(module -> module.functions().stream())
            .map(CalculatorFunction::code)
            .collect(Collectors.toSet());
    List<ModuleDefinition> all = new ArrayList<>(List.of(modules.get(0)));
    all.addAll(first);
    for (ModuleDefinition module : modules.subList(1, modules.size())) {
      List<CalculatorFunction> others =
          module.functions().stream().filter(it -> !codes.contains(it.code())).toList();
      all.add(new ModuleDefinition(module.name(), module.xrom(), others));
    }
    return new InstructionSet(all, lines, complete);
  }

  /**
   * Of two modules with one number only the first is found by it, as on the machine: names of the
   * second lead to functions of the first, or to nothing.
   */
  private void add(ModuleDefinition module, boolean namesAlone) {
    boolean hidden =
        namesAlone || module.functions().stream().anyMatch(it -> byCode.containsKey(it.code()));
    for (CalculatorFunction function : module.functions()) {
      CalculatorFunction found = hidden ? found(function) : function;
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
    function.roles().forEach(role -> roles.putIfAbsent(role, function));
    if (function.isXrom()) {
      byCode.putIfAbsent(function.code(), function);
    } else {
      byCode.put(KEY_PREFIX | function.code(), function);
      if (function.programmable()) {
        byByte[function.code()] = function;
      }
    }
  }

  /** The modules plugged in, the mainframe first. */
  public List<ModuleDefinition> modules() {
    return modules;
  }

  /** The numbers of the buffers that these modules keep. */
  public Set<Integer> buffers() {
    return modules.stream()
        .flatMap(module -> module.buffers().stream())
        .collect(Collectors.toSet());
  }

  /** Whether these are a CX's, which has more catalogues than its forerunners. */
  public boolean isExtended() {
    return having(Role.CX).isPresent();
  }

  /** The function of a one-byte code, or the one whose lines begin with this byte. */
  CalculatorFunction byByte(int code) {
    return byByte[code];
  }

  /** The function with this XROM number, as its two bytes. */
  public Optional<CalculatorFunction> byXrom(int code) {
    return Optional.ofNullable(byCode.get(code));
  }

  /** The function that a key register holds the code of, of a module that is there or not. */
  public Optional<CalculatorFunction> byKeyCode(int code) {
    if (code >>> 12 == 0) {
      return byXrom(KEY_PREFIX | code & 0xFF);
    }
    return byXrom(code)
        .or(
            () ->
                Optional.of(code).filter(ModuleDefinition::isCode).map(CalculatorFunction::absent));
  }

  /** The two bytes that a key register holds for a function. */
  public static int keyCode(CalculatorFunction function) {
    return function.isXrom() ? function.code() : KEY_PREFIX | function.code();
  }

  /** The function of this name, in the spelling of its row. */
  public Optional<CalculatorFunction> byName(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The function of a name keyed in machine characters. */
  public Optional<CalculatorFunction> byCharacters(String characters) {
    CalculatorFunction known = byCharacters.get(characters);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<CalculatorFunction> found = byName(CharacterSet.glyphs(characters).replace('↑', '^'));
    found.ifPresent(function -> byCharacters.put(characters, function));
    return found;
  }

  /** The function with this role, if it is plugged in. */
  public Optional<CalculatorFunction> having(Role role) {
    return Optional.ofNullable(roles.get(role));
  }

  /** The function of the mainframe with this role. */
  public CalculatorFunction the(Role role) {
    return roles.get(role);
  }

  /** The function of this name, which must exist. */
  public CalculatorFunction get(String name) {
    return byName(name).orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }
}
