package hp41.machine;

import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The functions of all plugged-in modules, by byte, XROM number and name. */
public final class InstructionSet {

  private final List<CalculatorFunction> lines;

  /**
   * The XROM numbers of modules that are completely defined by the first module with this number.
   */
  private final Set<Integer> whole;

  /** The functions that are searched first: those of the mainframe, or all. */
  private final FunctionIndex first;

  /** The other modules, whose tables are read when they are needed. */
  private final List<ModuleSource> sources;

  private volatile Optional<FunctionIndex> all;

  /** Results of lookups by machine characters, which programs repeat at each call by name. */
  private final Map<String, CalculatorFunction> byCharacters = new ConcurrentHashMap<>();

  /**
   * Creates an instruction set.
   *
   * @param modules the modules, starting with the mainframe; the names of the mainframe are
   *     nevertheless searched last
   * @param lines the program lines without a name: numbers, texts, nulls and so on
   */
  public InstructionSet(List<ModuleDefinition> modules, List<CalculatorFunction> lines) {
    this(modules, lines, Set.of());
  }

  /**
   * Creates an instruction set with complete modules.
   *
   * @param modules the modules, starting with the mainframe; the names of the mainframe are
   *     nevertheless searched last
   * @param lines the program lines without a name: numbers, texts, nulls and so on
   * @param whole XROM numbers of modules that are completely defined by the first module with this
   *     number; its codes never have names of other modules
   */
  public InstructionSet(
      List<ModuleDefinition> modules, List<CalculatorFunction> lines, Set<Integer> whole) {
    this.lines = List.copyOf(lines);
    this.whole = Set.copyOf(whole);
    sources = List.of();
    first = new FunctionIndex(modules, lines, whole);
    all = Optional.of(first);
  }

  /**
   * Creates an instruction set that reads the tables of modules only when a function is not found
   * in the mainframe.
   *
   * @param modules the modules other than the mainframe; none has a function name of the mainframe
   * @param lines the program lines without a name: numbers, texts, nulls and so on
   */
  public InstructionSet(
      ModuleDefinition mainframe, List<ModuleSource> modules, List<CalculatorFunction> lines) {
    this.lines = List.copyOf(lines);
    this.whole = Set.of();
    sources = List.copyOf(modules);
    first = new FunctionIndex(List.of(mainframe), lines, whole);
    all = Optional.empty();
  }

  /** Returns all functions. If two threads read the tables at once, their results are equal. */
  private FunctionIndex all() {
    if (all.isEmpty()) {
      List<ModuleDefinition> modules = new ArrayList<>(first.modules());
      sources.forEach(source -> modules.add(source.module()));
      all = Optional.of(new FunctionIndex(modules, lines, whole));
    }
    return all.get();
  }

  /**
   * Returns this instruction set with names that the user has defined for functions of modules.
   * They replace functions with the same names or codes.
   */
  public InstructionSet withNames(List<ModuleDefinition> named) {
    return preferring(named, whole);
  }

  /**
   * Returns this instruction set with modules from images, which define all their functions. They
   * replace functions with the same names or codes, and other functions with their XROM numbers are
   * not found by code.
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
    List<ModuleDefinition> all = new ArrayList<>(List.of(modules().get(0)));
    all.addAll(first);
    for (ModuleDefinition module : modules().subList(1, modules().size())) {
      List<CalculatorFunction> others =
          module.functions().stream().filter(function -> !codes.contains(function.code())).toList();
      all.add(new ModuleDefinition(module.name(), module.xrom(), others));
    }
    return new InstructionSet(all, lines, complete);
  }

  /** Returns the modules, starting with the mainframe. */
  public List<ModuleDefinition> modules() {
    return all().modules();
  }

  /** Returns the modules whose functions are searched first: the mainframe alone, or all. */
  public List<ModuleDefinition> firstModules() {
    return first.modules();
  }

  /** Returns the numbers of the buffers that the modules use. */
  public Set<Integer> buffers() {
    return modules().stream()
        .flatMap(module -> module.buffers().stream())
        .collect(Collectors.toSet());
  }

  /** Returns whether the CX functions are included, which also means more catalogs. */
  public boolean isExtended() {
    return byRole(Role.CX).isPresent();
  }

  /**
   * Returns the function with a one-byte code, or the function whose lines begin with this byte.
   */
  CalculatorFunction byByte(int code) {
    return first.byByte(code);
  }

  /** Returns the function with an XROM number, given as its two bytes. */
  public Optional<CalculatorFunction> byXrom(int code) {
    return first.byCode(code).or(() -> hasNumber(code) ? all().byCode(code) : Optional.empty());
  }

  private boolean hasNumber(int code) {
    return sources.stream().anyMatch(source -> source.xrom() == ModuleDefinition.xrom(code));
  }

  /** Returns the function of a code in a key assignment register, if there is one. */
  public Optional<CalculatorFunction> byKeyCode(int code) {
    return isMainframe(code)
        ? byXrom(FunctionIndex.KEY_PREFIX | code & 0xFF)
            .or(() -> UnnamedBytes.of(code & 0xFF, isExtended()))
        : byXrom(code);
  }

  /** Returns the name of a code in a key assignment register, or its XROM numbers. */
  public String keyName(int code) {
    return byKeyCode(code)
        .filter(function -> !function.is(Role.UNNAMED))
        .map(CalculatorFunction::name)
        .orElseGet(
            () ->
                isMainframe(code)
                    ? "%04X".formatted(code)
                    : new AssignedBytes(code).shownNumber(isExtended()));
  }

  /** Returns whether a code in a key assignment register is the byte of a mainframe function. */
  public static boolean isMainframe(int code) {
    return code >>> 12 == 0;
  }

  /** Returns the two bytes of a function in a key assignment register. */
  public static int keyCode(CalculatorFunction function) {
    return function.isXrom() ? function.code() : FunctionIndex.KEY_PREFIX | function.code();
  }

  /** Returns the function with a name in the spelling of the function table. */
  public Optional<CalculatorFunction> byName(String name) {
    return first.byName(name).or(() -> all().byName(name));
  }

  /** Returns the function with a name in machine characters. */
  public Optional<CalculatorFunction> byCharacters(String characters) {
    CalculatorFunction known = byCharacters.get(characters);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<CalculatorFunction> found = byName(spelled(characters));
    found.ifPresent(function -> byCharacters.put(characters, function));
    return found;
  }

  /** Returns a name in machine characters as function tables spell it. */
  static String spelled(String characters) {
    return LabelName.listed(CharacterSet.glyphs(characters));
  }

  /** Returns the function with a role, if it is plugged in. */
  public Optional<CalculatorFunction> byRole(Role role) {
    return first.byRole(role).or(() -> all().byRole(role));
  }

  /** Returns the mainframe function with a role. */
  public CalculatorFunction get(Role role) {
    return first.byRole(role).orElseThrow();
  }

  /**
   * Returns the function with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public CalculatorFunction get(String name) {
    return byName(name).orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }
}
