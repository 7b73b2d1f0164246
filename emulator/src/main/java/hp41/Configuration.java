package hp41;

import hp41.functions.mainframe.Mainframe;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
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
import java.util.stream.Collectors;

/**
 * A model with what is plugged into it: which functions there are, in the order in which the
 * machine looks through its pages, and what stands in those.
 */
final class Configuration {

  private final Model model;
  private final Plugged plugged;
  private final Set<Accessory> accessories;
  private final Map<Integer, List<ModuleDefinition>> modules = new TreeMap<>(Rom::byRank);
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
    for (Accessory accessory : accessories) {
      accessory.page(model).ifPresent(page -> add(accessory, page, ports));
    }
    for (PlugInModule module : plugged.modules()) {
      module.image().ifPresent(image -> add(module, ports));
    }
  }

  /**
   * What there is.
   *
   * @throws IllegalArgumentException with the reason, if it cannot be plugged in beside each other
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
    accessory
        .module()
        .ifPresent(it -> modules.computeIfAbsent(page, at -> new ArrayList<>()).add(it));
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
        .or(
            () ->
                ports
                    .firstUnavailable(pages)
                    .map("stands in page %X, and that is not free"::formatted))
        .orElse("has %s, and no port has room for it".formatted(count));
  }

  private void add(PlugInModule module, int page, ModulePage content) {
    pages.put(page, content.words());
    if (content.hasFunctions()) {
      ModuleDefinition functions = module.functions(content);
      clash(functions, page);
      images.put(page, functions);
      modules.computeIfAbsent(page, at -> new ArrayList<>()).add(functions);
    }
  }

  /** A number that something else has already: of two modules the one in the first page wins. */
  private void clash(ModuleDefinition module, int page) {
    modules.forEach(
        (there, others) -> {
          for (ModuleDefinition other : others) {
            if (other.xrom() == module.xrom()) {
              boolean first = Rom.byRank(page, there) < 0;
              if (isBuiltIn(module.xrom())) {
                problems.add(both(module, other));
              } else {
                notes.add(
                    (first ? both(other, module) : both(module, other)) + ", whose functions win");
              }
            }
          }
        });
  }

  private boolean isBuiltIn(int xrom) {
    return accessories.stream()
        .flatMap(it -> it.module().stream())
        .anyMatch(it -> it.xrom() == xrom);
  }

  private static String both(ModuleDefinition module, ModuleDefinition other) {
    return "%s has XROM %d, as %s has".formatted(module.name(), module.xrom(), other.name());
  }

  /** Why it cannot be; empty if it can. */
  Optional<String> problem() {
    return problems.stream().findFirst();
  }

  /** What is worth to be told. */
  List<String> notes() {
    return notes;
  }

  /** The pages of modules. */
  Rom pages() {
    return new Rom(pages);
  }

  /** Returns the plug-in images with their places. */
  List<PlacedImage> images() {
    return placed;
  }

  /** The mainframe's functions, and those of what is plugged in. */
  InstructionSet functions() {
    return functions(List.of());
  }

  /**
   * What the lines of programs are called: the same, and the functions of other modules by the
   * names that a user has given them, unless they are plugged in.
   */
  InstructionSet functions(List<ModuleDefinition> named) {
    List<ModuleDefinition> all = new ArrayList<>(List.of(Mainframe.module()));
    modules.values().forEach(all::addAll);
    all.addAll(named);
    Set<Integer> whole =
        images.values().stream().map(ModuleDefinition::xrom).collect(Collectors.toSet());
    return new InstructionSet(all, Mainframe.lines(), whole);
  }

  /**
   * The functions that listings and typed lines may name: of all accessories, plugged in or not, of
   * the images of modules, and those that the user has named.
   */
  InstructionSet known(List<ModuleDefinition> named) {
    return Accessory.known().withNames(named).withImages(List.copyOf(images.values()));
  }
}
