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

  private final List<Module> modules;
  private final List<Function> lines;

  /** The numbers of which the first module has all functions that there are. */
  private final Set<Integer> whole;

  private final Function[] byByte = new Function[0x100];
  private final Map<Integer, Function> byCode = new HashMap<>();
  private final Map<String, Function> byName = new HashMap<>();

  /** What has been found by the characters of a name, as programs that call one do each time. */
  private final Map<String, Function> byCharacters = new ConcurrentHashMap<>();

  private final Map<Role, Function> roles = new EnumMap<>(Role.class);

  /**
   * The functions of these modules.
   *
   * @param modules the mainframe first, though names are searched in the others before
   * @param lines what can stand in a program but has no name: numbers, texts, nulls …
   */
  public InstructionSet(List<Module> modules, List<Function> lines) {
    this(modules, lines, Set.of());
  }

  /**
   * The same.
   *
   * @param whole numbers of which the first module has all functions that there are: no code with
   *     such a number has the name of a function of another module
   */
  public InstructionSet(List<Module> modules, List<Function> lines, Set<Integer> whole) {
    this.modules = List.copyOf(modules);
    this.lines = List.copyOf(lines);
    this.whole = Set.copyOf(whole);
    lines.forEach(line -> byByte[line.code()] = line);
    List<Module> searched = new ArrayList<>(modules);
    searched.add(searched.remove(0));
    Set<Integer> numbers = new HashSet<>();
    for (Module module : searched) {
      add(module, !numbers.add(module.xrom()) && whole.contains(module.xrom()));
    }
  }

  /**
   * These functions, and those of modules by names that a user has given them; they win over
   * functions here that have their names or codes.
   */
  public InstructionSet withNames(List<Module> named) {
    return preferring(named, whole);
  }

  /**
   * These functions, and those of modules whose images list all that they have: they win over
   * functions here, and no other function with the number of such a module is found by its code.
   */
  public InstructionSet withImages(List<Module> more) {
    Set<Integer> all = new HashSet<>(whole);
    more.forEach(module -> all.add(module.xrom()));
    return preferring(more, all);
  }

  private InstructionSet preferring(List<Module> first, Set<Integer> complete) {
    if (first.isEmpty()) {
      return this;
    }
    Set<Integer> codes =
        first.stream()
            .flatMap(module -> module.functions().stream())
            .map(Function::code)
            .collect(Collectors.toSet());
    List<Module> all = new ArrayList<>(List.of(modules.get(0)));
    all.addAll(first);
    for (Module module : modules.subList(1, modules.size())) {
      List<Function> others =
          module.functions().stream().filter(it -> !codes.contains(it.code())).toList();
      all.add(new Module(module.name(), module.xrom(), others));
    }
    return new InstructionSet(all, lines, complete);
  }

  /**
   * Of two modules with one number only the first is found by it, as on the machine: names of the
   * second lead to functions of the first, or to nothing.
   */
  private void add(Module module, boolean namesAlone) {
    boolean hidden =
        namesAlone || module.functions().stream().anyMatch(it -> byCode.containsKey(it.code()));
    for (Function function : module.functions()) {
      Function found = hidden ? found(function) : function;
      byName.putIfAbsent(function.name(), found);
      if (!namesAlone) {
        add(found);
      }
    }
  }

  private Function found(Function function) {
    Function first = byCode.get(function.code());
    return first != null
        ? first
        : Function.absent(function.name(), function.code(), Function.NOT_PLUGGED_IN);
  }

  private void add(Function function) {
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
  public List<Module> modules() {
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
  Function byByte(int code) {
    return byByte[code];
  }

  /** The function with this XROM number, as its two bytes. */
  public Optional<Function> byXrom(int code) {
    return Optional.ofNullable(byCode.get(code));
  }

  /** The function that a key register holds the code of, of a module that is there or not. */
  public Optional<Function> byKeyCode(int code) {
    if (code >>> 12 == 0) {
      return byXrom(KEY_PREFIX | code & 0xFF);
    }
    return byXrom(code).or(() -> Optional.of(code).filter(Module::isCode).map(Function::absent));
  }

  /** The two bytes that a key register holds for a function. */
  public static int keyCode(Function function) {
    return function.isXrom() ? function.code() : KEY_PREFIX | function.code();
  }

  /** The function of this name, in the spelling of its row. */
  public Optional<Function> byName(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The function of a name keyed in machine characters. */
  public Optional<Function> byCharacters(String characters) {
    Function known = byCharacters.get(characters);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Function> found = byName(CharacterSet.glyphs(characters).replace('↑', '^'));
    found.ifPresent(function -> byCharacters.put(characters, function));
    return found;
  }

  /** The function with this role, if it is plugged in. */
  public Optional<Function> having(Role role) {
    return Optional.ofNullable(roles.get(role));
  }

  /** The function of the mainframe with this role. */
  public Function the(Role role) {
    return roles.get(role);
  }

  /** The function of this name, which must exist. */
  public Function get(String name) {
    return byName(name).orElseThrow(() -> new IllegalArgumentException("no function " + name));
  }
}
