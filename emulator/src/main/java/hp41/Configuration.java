package hp41;

import hp41.functions.mainframe.Mainframe;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.machine.ModuleSource;
import hp41.machine.PlacedImage;
import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.module.Ports;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * A model with everything that is plugged into it: the available functions in the order in which
 * the machine searches its pages, and the content of these pages.
 */
final class Configuration {

  /** The functions of models with accessories, shared by all calculators without other modules. */
  private static final Map<List<Object>, InstructionSet> USUAL = new ConcurrentHashMap<>();

  /** The most registers that memory modules can add. */
  private static final int QUAD = 256;

  private final Model model;
  private final Plugged plugged;
  private final Set<Accessory> accessories;
  private final Map<Integer, List<ModuleSource>> modules = new TreeMap<>(Rom::byRank);
  private final Map<Integer, ModuleDefinition> images = new TreeMap<>(Rom::byRank);
  private final Map<Integer, int[]> pages = new HashMap<>();
  private final List<PlacedImage> placed = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  Configuration(Model model, Plugged plugged) {
    this.model = model;
    this.plugged = plugged;
    accessories = model.with(plugged.accessories());
    Ports ports = new Ports();
    int added =
        plugged.accessories().stream()
            .filter(it -> !model.builtIn().contains(it))
            .mapToInt(Accessory::registers)
            .sum();
    if (added > QUAD) {
      problems.add(
          "quad contains the registers of four memory modules, and a 41C can have no more");
    }
    for (Accessory accessory : accessories) {
      accessory.page(model).ifPresent(page -> add(accessory, page, ports));
    }
    for (PlugInModule module : plugged.modules()) {
      module.image().ifPresent(image -> add(module, ports));
    }
  }

  /**
   * Returns a configuration.
   *
   * @throws IllegalArgumentException with the reason, if the modules conflict
   */
  static Configuration checked(Model model, Plugged plugged) {
    Configuration there = new Configuration(model, plugged);
    if (!there.problems.isEmpty()) {
      throw new IllegalArgumentException(there.problems.get(0));
    }
    return there;
  }

  Model model() {
    return model;
  }

  Plugged plugged() {
    return plugged;
  }

  private void add(Accessory accessory, int page, Ports ports) {
    ports.take(page);
    accessory.source().ifPresent(it -> add(page, it));
    accessory.code().ifPresent(it -> pages.put(page, it));
  }

  private void add(PlugInModule module, Ports ports) {
    Optional<Map<Integer, ModulePage>> places = ports.place(module.pages());
    if (places.isEmpty()) {
      problems.add(module.name() + " " + why(module.image().orElseThrow(), ports));
      return;
    }
    placed.add(new PlacedImage(places.get(), module.pages()));
    places.get().forEach((page, content) -> add(module, page, content));
  }

  private static String why(PlugInImage image, Ports ports) {
    List<ModulePage> pages = image.pages();
    String count = pages.size() == 1 ? "a page" : pages.size() + " pages";
    return image
        .doubledPage()
        .map("has page %X twice: its image is damaged"::formatted)
        .or(() -> ports.firstUnavailable(pages).map("needs page %X, which is not free"::formatted))
        .orElse("has %s, but no port has room for it".formatted(count));
  }

  private void add(PlugInModule module, int page, ModulePage content) {
    pages.put(page, content.words());
    if (content.hasFunctions()) {
      ModuleDefinition functions = module.functions(content);
      clash(functions, page);
      images.put(page, functions);
      add(page, new ModuleSource(functions.xrom(), () -> functions));
    }
  }

  private void add(int page, ModuleSource module) {
    modules.computeIfAbsent(page, at -> new ArrayList<>()).add(module);
  }

  /**
   * Reports modules with the same XROM number as this one; the module in the lower page is used.
   */
  private void clash(ModuleDefinition module, int page) {
    modules.forEach(
        (there, others) -> {
          for (ModuleSource same : others) {
            if (same.xrom() == module.xrom()) {
              ModuleDefinition other = same.module();
              boolean first = Rom.byRank(page, there) < 0;
              if (isBuiltIn(module.xrom())) {
                problems.add(both(module, other));
              } else {
                notes.add(
                    (first ? both(other, module) : both(module, other))
                        + ", whose functions are found first");
              }
            }
          }
        });
  }

  private boolean isBuiltIn(int xrom) {
    return accessories.stream()
        .flatMap(it -> it.source().stream())
        .anyMatch(it -> it.xrom() == xrom);
  }

  private static String both(ModuleDefinition module, ModuleDefinition other) {
    return "%s has XROM %d, like %s".formatted(module.name(), module.xrom(), other.name());
  }

  /** Returns why the configuration is impossible; empty if it is possible. */
  Optional<String> problem() {
    return problems.stream().findFirst();
  }

  /** Returns the warnings. */
  List<String> notes() {
    return notes;
  }

  /** Returns the pages of modules. */
  Rom pages() {
    return new Rom(pages);
  }

  /** Returns the plug-in images with their places. */
  List<PlacedImage> images() {
    return placed;
  }

  /** Returns the functions of the mainframe and of everything plugged in. */
  InstructionSet functions() {
    return functions(List.of());
  }

  /**
   * Returns the names of program lines: those of {@link #functions()}, and those that the user has
   * given to functions of modules that are not plugged in.
   */
  InstructionSet functions(List<ModuleDefinition> named) {
    return images.isEmpty() && named.isEmpty()
        ? USUAL.computeIfAbsent(List.of(model, Set.copyOf(accessories)), it -> usual())
        : collected(named);
  }

  private InstructionSet usual() {
    List<ModuleSource> all = modules.values().stream().flatMap(List::stream).toList();
    return new InstructionSet(Mainframe.module(), all, Mainframe.lines());
  }

  private InstructionSet collected(List<ModuleDefinition> named) {
    List<ModuleDefinition> all = new ArrayList<>(List.of(Mainframe.module()));
    modules.values().forEach(page -> page.forEach(source -> all.add(source.module())));
    all.addAll(named);
    Set<Integer> whole =
        images.values().stream().map(ModuleDefinition::xrom).collect(Collectors.toSet());
    return new InstructionSet(all, Mainframe.lines(), whole);
  }

  /**
   * Returns the functions that listings and typed lines may name: those of all accessories, plugged
   * in or not, of the modules' images, and those that the user has named.
   */
  InstructionSet known(List<ModuleDefinition> named) {
    return Accessory.known().withNames(named).withImages(List.copyOf(images.values()));
  }
}
