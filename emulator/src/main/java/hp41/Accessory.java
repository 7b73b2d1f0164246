package hp41;

import hp41.functions.mainframe.Mainframe;
import hp41.functions.printing.PrinterFunctions;
import hp41.functions.printing.WandFunctions;
import hp41.functions.storage.CardReaderFunctions;
import hp41.functions.storage.CxFunctions;
import hp41.functions.storage.ExtendedFunctions;
import hp41.functions.storage.MassStorageFunctions;
import hp41.functions.time.TimeFunctions;
import hp41.listing.Assembler;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.memory.ExtendedBlock;
import hp41.module.ModuleWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The accessories that are built in or can be plugged in, in the order of CAT 2. */
public enum Accessory {
  /** Clock, alarms and stopwatch. */
  TIME("time", 5, TimeFunctions.module()),
  /** The functions that the CX adds to the time module; they cannot be plugged in. */
  CX_TIME("", 5, TimeFunctions.cxModule()),
  /** The extended functions, and the registers of extended memory; on a CX in page 3. */
  EXTENDED_FUNCTIONS("xfunctions", 15, ExtendedFunctions.module(), ExtendedBlock.BUILT_IN),
  /** The functions that the CX adds to the extended functions; they cannot be plugged in. */
  CX_EXTENDED_FUNCTIONS("", 15, CxFunctions.module()),
  /** HP-IL with a mass storage drive on the loop. */
  MASS_STORAGE("hpil", 7, MassStorageFunctions.module()),
  /** A printer, which prints as the HP 82143A and 82162A do. */
  PRINTER("printer", 6, PrinterFunctions.module()),
  /** The card reader, with functions for programs of the HP-67. */
  CARD_READER("cards", 14, CardReaderFunctions.module()),
  /** A module of 238 registers of extended memory, in port 1 or 3; it has no functions. */
  EXTENDED_MEMORY("xmemory", ExtendedBlock.FIRST_MODULE),
  /** Another module of extended memory, in port 2 or 4. */
  SECOND_EXTENDED_MEMORY("xmemory2", ExtendedBlock.SECOND_MODULE),
  /** A memory module of 64 registers, of which a 41C can have four; it has no functions. */
  RAM("ram", 64),
  /** Another memory module of 64 registers. */
  SECOND_RAM("ram2", 64),
  /** The third memory module of 64 registers. */
  THIRD_RAM("ram3", 64),
  /** The fourth memory module of 64 registers. */
  FOURTH_RAM("ram4", 64),
  /** A quad memory module, with the registers of four memory modules. */
  QUAD_RAM("quad", 256);

  /** Modules whose functions listings can name, but that cannot be plugged in. */
  private static final List<ModuleDefinition> FOREIGN = List.of(WandFunctions.module());

  private static final InstructionSet KNOWN = functions(List.of(values()), FOREIGN);

  private static final int CX_PAGE = 3;

  private final String label;
  private final int page;
  private final Optional<ModuleDefinition> module;
  private final Optional<ExtendedBlock> memory;
  private final int registers;

  Accessory(String label, int page, ModuleDefinition module) {
    this(label, page, Optional.of(module), Optional.empty(), 0);
  }

  Accessory(String label, ExtendedBlock memory) {
    this(label, 0, Optional.empty(), Optional.of(memory), 0);
  }

  Accessory(String label, int registers) {
    this(label, 0, Optional.empty(), Optional.empty(), registers);
  }

  Accessory(String label, int page, ModuleDefinition module, ExtendedBlock memory) {
    this(label, page, Optional.of(module), Optional.of(memory), 0);
  }

  Accessory(
      String label,
      int page,
      Optional<ModuleDefinition> module,
      Optional<ExtendedBlock> memory,
      int registers) {
    this.label = label;
    this.page = page;
    this.module = module;
    this.memory = memory;
    this.registers = registers;
  }

  /** Returns its name on the command line and in state files. */
  public String label() {
    return label;
  }

  /** Returns its functions. */
  Optional<ModuleDefinition> module() {
    return module;
  }

  /** Returns the page of its functions; the extended functions of a CX are searched last. */
  Optional<Integer> page(Model model) {
    boolean last = memory.isPresent() || this == CX_EXTENDED_FUNCTIONS;
    return module.map(it -> last && model.builtIn().contains(this) ? CX_PAGE : page);
  }

  /** Returns the words of its page if it contains programs. */
  Optional<int[]> code() {
    return hasPrograms() ? Optional.of(AssembledModule.PAGES.get(this)) : Optional.empty();
  }

  /** Returns the number of registers that it adds to extended memory. */
  Optional<ExtendedBlock> memory() {
    return memory;
  }

  /** Returns the number of registers that it adds to the main memory of a 41C. */
  int registers() {
    return registers;
  }

  /** Returns the accessories that can be plugged into a model. */
  public static List<Accessory> pluggable() {
    return Stream.of(values()).filter(it -> !it.label.isEmpty()).toList();
  }

  /** Returns the accessory with a name. */
  public static Optional<Accessory> named(String label) {
    return pluggable().stream().filter(it -> it.label.equalsIgnoreCase(label)).findFirst();
  }

  /**
   * Returns the functions of all accessories, plugged in or not, and of the wand, for listings.
   * Execution uses only those that are {@linkplain #functions plugged in}.
   */
  static InstructionSet known() {
    return KNOWN;
  }

  /** Assembled when the first module of this kind is plugged in. */
  private static final class AssembledModule {

    static final Map<Accessory, int[]> PAGES =
        Stream.of(values())
            .filter(Accessory::hasPrograms)
            .collect(Collectors.toUnmodifiableMap(it -> it, it -> page(it.module.orElseThrow())));

    private static int[] page(ModuleDefinition module) {
      return ModuleWriter.page(
          new Assembler(KNOWN).assemble(module.programs().orElseThrow().get()).programs(),
          module.xrom(),
          module.functions().stream().map(CalculatorFunction::name).toList());
    }
  }

  private boolean hasPrograms() {
    return module.flatMap(ModuleDefinition::programs).isPresent();
  }

  private static InstructionSet functions(
      Collection<Accessory> plugged, List<ModuleDefinition> others) {
    List<ModuleDefinition> modules = new ArrayList<>(List.of(Mainframe.module()));
    plugged.stream().sorted().flatMap(it -> it.module.stream()).forEach(modules::add);
    modules.addAll(others);
    return new InstructionSet(modules, Mainframe.lines());
  }
}
