package hp41;

import hp41.memory.ExtendedBlock;
import hp41.memory.Memory;
import java.util.EnumSet;
import java.util.Set;

/** The models of the HP-41. They differ in memory and in built-in modules. */
public enum Model {
  /** 63 registers: 17 for data, 46 for programs. */
  C("41C", 0x100, 17, false),
  /** 319 registers: 273 for data, 46 for programs. */
  CV("41CV", 0x200, 273, false),
  /** 319 registers: 100 for data, 219 for programs; extended memory. */
  CX("41CX", 0x200, 100, true);

  private final String label;
  private final int top;
  private final int size;
  private final boolean extended;

  Model(String label, int top, int size, boolean extended) {
    this.label = label;
    this.top = top;
    this.size = size;
    this.extended = extended;
  }

  /** Returns the name on the calculator: 41C, 41CV or 41CX. */
  public String label() {
    return label;
  }

  /** Returns its memory after MEMORY LOST, including the memory of accessories. */
  Memory memory(Plugged plugged) {
    return new Memory(top, size, blocks(plugged));
  }

  /** Converts memory to that of this model with these accessories. */
  void rebuild(Memory memory, Plugged plugged) {
    memory.rebuild(top, size, blocks(plugged));
  }

  private Set<ExtendedBlock> blocks(Plugged plugged) {
    Set<ExtendedBlock> blocks = EnumSet.noneOf(ExtendedBlock.class);
    with(plugged.accessories()).forEach(accessory -> accessory.memory().ifPresent(blocks::add));
    return blocks;
  }

  /** Returns the built-in accessories and those that are plugged in. */
  Set<Accessory> with(Set<Accessory> plugged) {
    Set<Accessory> all = EnumSet.noneOf(Accessory.class);
    all.addAll(builtIn());
    all.addAll(plugged);
    return all;
  }

  /** Returns the built-in accessories. */
  public Set<Accessory> builtIn() {
    return extended
        ? EnumSet.of(
            Accessory.TIME,
            Accessory.CX_TIME,
            Accessory.EXTENDED_FUNCTIONS,
            Accessory.CX_EXTENDED_FUNCTIONS)
        : EnumSet.noneOf(Accessory.class);
  }
}
