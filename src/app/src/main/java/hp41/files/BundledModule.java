package hp41.files;

import hp41.PlugInModule;
import hp41.memory.LabelName;
import hp41.peripherals.HostModules;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A module with the bundled programs of one subject, which {@link ModuleBuild} creates. The
 * resource {@code programs/modules} has a row for each function table of a module: the name, the
 * XROM number, and the global labels in the order of their function numbers. Rows only grow at the
 * end, so that programs and key assignments that call a function by its numbers stay valid.
 *
 * @param name the name, in capitals
 * @param tables the labels of each function table by its XROM number
 */
public record BundledModule(String name, Map<Integer, List<String>> tables) {

  private static final Map<String, BundledModule> ALL = read();

  /** The modules, for calculators and state files. */
  public static final HostModules PROVIDED =
      new HostModules() {
        @Override
        public Optional<byte[]> image(String module) {
          return Optional.ofNullable(ALL.get(module)).map(BundledModule::image);
        }

        @Override
        public Optional<String> containing(String program) {
          return BundledModule.containing(program).map(BundledModule::name);
        }
      };

  private static Map<String, BundledModule> read() {
    Map<String, Map<Integer, List<String>>> modules = new LinkedHashMap<>();
    String rows = new String(BundledProgram.content("modules"), StandardCharsets.UTF_8);
    for (String row : rows.lines().toList()) {
      String[] fields = row.split("\t");
      modules
          .computeIfAbsent(fields[0], name -> new LinkedHashMap<>())
          .put(Integer.valueOf(fields[1]), List.of(fields[2].split(" ")));
    }
    Map<String, BundledModule> all = new LinkedHashMap<>();
    modules.forEach((name, tables) -> all.put(name, new BundledModule(name, tables)));
    return all;
  }

  /** Returns all modules. */
  public static List<BundledModule> all() {
    return List.copyOf(ALL.values());
  }

  /** Returns the names of all modules as they are typed. */
  public static List<String> names() {
    return all().stream().map(it -> it.name.toLowerCase(Locale.ROOT)).toList();
  }

  /** Returns the module with a name in upper or lower case. */
  public static Optional<BundledModule> named(String name) {
    return all().stream().filter(it -> it.name.equalsIgnoreCase(name)).findFirst();
  }

  /**
   * Returns the first module that contains a program with a global label, as it is typed or as the
   * display shows it.
   */
  public static Optional<BundledModule> containing(String label) {
    String typed = LabelName.listed(label);
    return all().stream().filter(it -> it.labels().anyMatch(typed::equals)).findFirst();
  }

  private Stream<String> labels() {
    return tables.values().stream().flatMap(List::stream);
  }

  /** Returns the programs with these labels, each once. */
  static List<BundledProgram> programs(List<String> labels) {
    return labels.stream().flatMap(it -> BundledProgram.named(it).stream()).distinct().toList();
  }

  /** Returns its image as a MOD1 file. */
  public byte[] image() {
    return BundledProgram.content(file());
  }

  /** Returns the module as it is plugged in. */
  public PlugInModule plugIn() {
    return PlugInModule.provided(name, image());
  }

  /** Returns the file of its image in the folder of programs. */
  public String file() {
    return name + ".mod";
  }
}
