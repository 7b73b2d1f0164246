package hp41.machine;

import java.util.function.Supplier;

/**
 * A module whose table of functions is read when it is first needed. Reading all tables takes
 * longer than the rest of a short start.
 *
 * @param xrom the XROM number of the module
 * @param table supplies the module
 */
public record ModuleSource(int xrom, Supplier<ModuleDefinition> table) {

  /** Returns the module. */
  public ModuleDefinition module() {
    return table.get();
  }
}
