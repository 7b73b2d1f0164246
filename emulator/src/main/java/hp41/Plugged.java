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
 * The accessories and modules that are plugged in, in addition to those built into the model.
 *
 * @param accessories the accessories that the emulator provides
 * @param modules the modules read from image files, in the order in which they were plugged in
 */
public record Plugged(Set<Accessory> accessories, List<PlugInModule> modules) {

  /** An empty set. */
  public static final Plugged NOTHING = of();

  public Plugged {
    accessories = Set.copyOf(accessories);
    modules = List.copyOf(modules);
  }

  /** Returns a set of these accessories. */
  public static Plugged of(Accessory... accessories) {
    return new Plugged(Set.copyOf(Arrays.asList(accessories)), List.of());
  }

  /** Returns whether nothing is plugged in. */
  public boolean isEmpty() {
    return accessories.isEmpty() && modules.isEmpty();
  }

  /** Returns whether an accessory is plugged in. */
  public boolean has(Accessory accessory) {
    return accessories.contains(accessory);
  }

  /** Returns whether an accessory, or the image of a module with its XROM number, is plugged in. */
  public boolean serves(Accessory accessory) {
    Optional<Integer> number = Internals.xrom(accessory);
    return has(accessory)
        || modules.stream()
            .flatMap(it -> it.pages().stream())
            .anyMatch(it -> Optional.of(it.xrom()).equals(number));
  }

  /**
   * Returns this set with an accessory, unless the accessory or a module of its number is plugged
   * in.
   */
  public Plugged serving(Accessory needed) {
    return serves(needed) ? this : with(List.of(needed));
  }

  /** Returns the module with a name, ignoring case. */
  public Optional<PlugInModule> module(String name) {
    return modules.stream().filter(it -> it.name().equalsIgnoreCase(name)).findFirst();
  }

  /** Returns this set with more accessories. */
  public Plugged with(Collection<Accessory> more) {
    Set<Accessory> all = EnumSet.noneOf(Accessory.class);
    all.addAll(accessories);
    all.addAll(more);
    return new Plugged(all, modules);
  }

  /** Returns this set without some accessories. */
  public Plugged without(Collection<Accessory> fewer) {
    return new Plugged(
        accessories.stream().filter(it -> !fewer.contains(it)).collect(Collectors.toSet()),
        modules);
  }

  /** Returns this set with a module; it replaces a module from the same file. */
  public Plugged with(PlugInModule module) {
    List<PlugInModule> all = new ArrayList<>(modules);
    all.replaceAll(it -> it.isFrom(module.path()) ? module : it);
    if (!all.contains(module)) {
      all.add(module);
    }
    return new Plugged(accessories, all);
  }

  /** Returns this set without a module. */
  public Plugged without(PlugInModule module) {
    return new Plugged(accessories, modules.stream().filter(it -> !it.equals(module)).toList());
  }

  /** Returns the union of two sets. */
  public Plugged with(Plugged more) {
    Plugged all = with(more.accessories);
    for (PlugInModule module : more.modules) {
      all = all.with(module);
    }
    return all;
  }

  /**
   * Returns the functions that listings may name with this set: those of all accessories, of the
   * modules' images, and of other modules whose functions the user has named.
   */
  InstructionSet known(List<ModuleDefinition> named) {
    return new Configuration(Model.CX, this).known(named);
  }

  /** Returns the modules whose image files are missing or have changed. */
  public List<PlugInModule> missing() {
    return modules.stream().filter(it -> it.image().isEmpty()).toList();
  }

  /** Returns why this set cannot be plugged into a model; empty if it can. */
  public Optional<String> problem(Model model) {
    return new Configuration(model, this).problem();
  }

  /** Returns warnings, for example about two modules with the same XROM number. */
  public List<String> notes(Model model) {
    return new Configuration(model, this).notes();
  }

  /** Returns the names of all items; accessories come first. */
  public List<String> names() {
    return Stream.concat(
            accessories.stream().sorted().map(Accessory::label),
            modules.stream().map(PlugInModule::name))
        .toList();
  }
}
