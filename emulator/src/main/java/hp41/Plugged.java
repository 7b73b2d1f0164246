package hp41;

import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is plugged in beside what the model has built in.
 *
 * @param accessories that this calculator knows by itself
 * @param modules whose images are in files, in the order in which they were plugged in
 */
public record Plugged(Set<Accessory> accessories, List<PlugInModule> modules) {

  /** Nothing is plugged in. */
  public static final Plugged NOTHING = of();

  public Plugged {
    accessories = Set.copyOf(accessories);
    modules = List.copyOf(modules);
  }

  /** These accessories. */
  public static Plugged of(Accessory... accessories) {
    return new Plugged(Set.copyOf(Arrays.asList(accessories)), List.of());
  }

  /** Whether nothing is. */
  public boolean isEmpty() {
    return accessories.isEmpty() && modules.isEmpty();
  }

  /** Whether this accessory is. */
  public boolean has(Accessory accessory) {
    return accessories.contains(accessory);
  }

  /** Whether this accessory is, or the image of a module with its number. */
  public boolean serves(Accessory accessory) {
    Optional<Integer> number = accessory.module().map(ModuleDefinition::xrom);
    return has(accessory)
        || modules.stream()
            .flatMap(it -> it.pages().stream())
            .anyMatch(it -> Optional.of(it.xrom()).equals(number));
  }

  /** The same, and this accessory unless something serves as it already. */
  public Plugged serving(Accessory needed) {
    return serves(needed) ? this : with(List.of(needed));
  }

  /** The module of this name, in capitals or not. */
  public Optional<PlugInModule> module(String name) {
    return modules.stream().filter(it -> it.name().equalsIgnoreCase(name)).findFirst();
  }

  /** The same and these accessories. */
  public Plugged with(Collection<Accessory> more) {
    Set<Accessory> all = EnumSet.noneOf(Accessory.class);
    all.addAll(accessories);
    all.addAll(more);
    return new Plugged(all, modules);
  }

  /** The same without these accessories. */
  public Plugged without(Collection<Accessory> fewer) {
    return new Plugged(
        accessories.stream().filter(it -> !fewer.contains(it)).collect(Collectors.toSet()),
        modules);
  }

  /** The same and this module, in the place of one from the same file. */
  public Plugged with(PlugInModule module) {
    List<PlugInModule> all = new ArrayList<>(modules);
    all.replaceAll(it -> it.isFrom(module.path()) ? module : it);
    if (!all.contains(module)) {
      all.add(module);
    }
    return new Plugged(accessories, all);
  }

  /** The same without this module. */
  public Plugged without(PlugInModule module) {
    return new Plugged(accessories, modules.stream().filter(it -> !it.equals(module)).toList());
  }

  /** The same and what else is plugged in elsewhere. */
  public Plugged with(Plugged more) {
    Plugged all = with(more.accessories);
    for (PlugInModule module : more.modules) {
      all = all.with(module);
    }
    return all;
  }

  /**
   * The functions that listings may name where this is plugged in: those of all accessories, of the
   * images of modules, and of other modules by names that a user has given them.
   */
  public InstructionSet known(List<ModuleDefinition> named) {
    return new Configuration(Model.CX, this).known(named);
  }

  /** The modules whose images are not there, or others now. */
  public List<PlugInModule> missing() {
    return modules.stream().filter(it -> it.image().isEmpty()).toList();
  }

  /** Why all this cannot be plugged into a model; empty if it can. */
  public Optional<String> problem(Model model) {
    return within(model).flatMap(Configuration::problem);
  }

  /** What is worth to be told of it: of two modules with one number which is found. */
  public List<String> notes(Model model) {
    return within(model).map(Configuration::notes).orElse(List.of());
  }

  /** Only modules from files can be at odds with anything: without one there is nothing to ask. */
  private Optional<Configuration> within(Model model) {
    return modules.isEmpty() ? Optional.empty() : Optional.of(new Configuration(model, this));
  }

  /** The names, of accessories first. */
  public List<String> names() {
    return Stream.concat(
            accessories.stream().sorted().map(Accessory::label),
            modules.stream().map(PlugInModule::name))
        .toList();
  }
}
