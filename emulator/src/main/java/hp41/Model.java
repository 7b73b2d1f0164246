package hp41;

import hp41.memory.ExtendedBlock;
import hp41.memory.Memory;
import java.util.EnumSet;
import java.util.Set;

/** The models of the HP-41. They differ in memory and in built-in modules. */
public enum Model {
  /** 63 registers: 17 for data, 46 for programs; more with memory modules. */
  C("41C", false, false),
  /** 319 registers: 273 for data, 46 for programs. */
  CV("41CV", true, false),
  /** 319 registers: 100 for data, 219 for programs; extended memory. */
  CX("41CX", true, true);

  /** The address after the last register of a 41C without memory modules. */
  private static final int LEAST_TOP = 0x100;

  /** The address after the last register of a 41CV. */
  private static final int MOST_TOP = 0x200;

  /** The number of registers for programs after MEMORY LOST, including that of .END. */
  private static final int PROGRAMS = 47;

  /** The number of data registers of a CX after MEMORY LOST. */
  private static final int DATA_OF_CX = 100;

  private final String label;
  private final boolean complete;
  private final boolean extended;

  Model(String label, boolean complete, boolean extended) {
    this.label = label;
    this.complete = complete;
    this.extended = extended;
  }

  /** Returns the name on the calculator: 41C, 41CV or 41CX. */
  public String label() {
    return label;
  }

  /** Returns its memory after MEMORY LOST, including the memory of accessories. */
  Memory memory(Plugged plugged) {
    return new Memory(top(plugged), size(plugged), blocks(plugged));
  }

  /** Converts memory to that of this model with these accessories. */
  void rebuild(Memory memory, Plugged plugged) {
    memory.rebuild(top(plugged), size(plugged), blocks(plugged));
  }

  /** Returns the address after the last register of main memory. */
  private int top(Plugged plugged) {
    int added = with(plugged.accessories()).stream().mapToInt(Accessory::registers).sum();
    return Math.min(MOST_TOP, LEAST_TOP + added);
  }

  /** Returns the number of data registers after MEMORY LOST. */
  private int size(Plugged plugged) {
    return extended ? DATA_OF_CX : top(plugged) - Memory.MAIN - PROGRAMS;
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
    Set<Accessory> all = EnumSet.noneOf(Accessory.class);
    if (complete) {
      all.addAll(EnumSet.range(Accessory.RAM, Accessory.QUAD_RAM));
    }
    if (extended) {
      all.addAll(EnumSet.of(Accessory.TIME, Accessory.CX_TIME));
      all.addAll(EnumSet.of(Accessory.EXTENDED_FUNCTIONS, Accessory.CX_EXTENDED_FUNCTIONS));
    }
    return all;
  }
}
