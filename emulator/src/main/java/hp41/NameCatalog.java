package hp41;

import hp41.NameKind.BuiltinName;
import hp41.NameKind.ModuleFunction;
import hp41.listing.LabelSpelling;
import hp41.listing.ProgramNames;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Named;
import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LabelName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names that XEQ can execute. The list is long and needed several times for each typed line, so
 * it is collected only when programs or modules have changed.
 */
final class NameCatalog {

  private final Machine machine;
  private final CalculatorSetup setup;
  private Optional<CachedNames> cached = Optional.empty();

  /** A list of names, the same names by their spelling, and what they were collected from. */
  private record CachedNames(
      int version,
      InstructionSet known,
      Map<String, String> titles,
      List<KnownName> names,
      Map<String, KnownName> bySpelling) {

    boolean isOf(int programs, InstructionSet functions, Map<String, String> programTitles) {
      return version == programs && known.equals(functions) && titles.equals(programTitles);
    }
  }

  NameCatalog(Machine machine, CalculatorSetup setup) {
    this.machine = machine;
    this.setup = setup;
  }

  /** Returns the functions, then the global labels in memory, then the programs of the host. */
  List<KnownName> names() {
    InstructionSet known = setup.known();
    Map<String, String> titles = machine.peripherals().programTitles();
    if (cached.filter(it -> it.isOf(version(), known, titles)).isEmpty()) {
      List<KnownName> names = collect(known, titles);
      Map<String, KnownName> bySpelling = new HashMap<>();
      names.forEach(it -> bySpelling.putIfAbsent(LabelName.folded(it.text()), it));
      cached =
          Optional.of(new CachedNames(version(), known, Map.copyOf(titles), names, bySpelling));
    }
    return cached.get().names();
  }

  /** Returns the function or label with a name, in upper or lower case. */
  Optional<KnownName> named(String name) {
    names();
    return Optional.ofNullable(cached.get().bySpelling().get(LabelName.folded(name)));
  }

  /**
   * Returns the spelling of a name as a label in memory, or else as a function or another program;
   * empty if there is no such name. Both names are in machine characters.
   */
  Optional<String> spelled(String name) {
    String typed = new LabelName(name).typed();
    return new ProgramNames(machine)
        .label(typed)
        .map(GlobalLabel::name)
        .or(() -> named(typed).map(it -> LabelSpelling.nearest(it.text()).characters()));
  }

  private int version() {
    return machine.memory().programVersion();
  }

  private List<KnownName> collect(InstructionSet known, Map<String, String> titles) {
    List<KnownName> names = new ArrayList<>();
    known.modules().forEach(module -> addFunctions(module, titles, names));
    Set<String> labels = new HashSet<>();
    for (GlobalLabel global : machine.program().globals()) {
      String label = new LabelName(global.name()).typed();
      if (!global.isEnd() && labels.add(label)) {
        String title = titles.getOrDefault(label, "Program in memory.");
        names.add(label(label, BuiltinName.LABEL, title));
      }
    }
    titles.forEach(
        (program, title) -> {
          String characters = CharacterSet.characters(program);
          if (Named.of(machine, characters) instanceof Named.Nothing) {
            names.add(label(program, BuiltinName.LOADABLE_LABEL, title));
          }
        });
    return List.copyOf(names);
  }

  private static void addFunctions(
      ModuleDefinition module, Map<String, String> titles, List<KnownName> names) {
    NameKind kind = module.xrom() == 0 ? BuiltinName.FUNCTION : new ModuleFunction(module.name());
    for (CalculatorFunction function : module.functions()) {
      names.add(
          new KnownName(
              function.name(),
              function.operand().placeholder(),
              kind,
              function.effect(),
              function.isProgram()
                  ? titles.getOrDefault(function.name(), function.help())
                  : function.help(),
              function.usage()));
    }
  }

  private static KnownName label(String name, BuiltinName kind, String title) {
    return new KnownName(name, "", kind, "--", title);
  }
}
