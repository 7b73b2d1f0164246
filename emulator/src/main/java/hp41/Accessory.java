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
import hp41.machine.ModuleSource;
import hp41.machine.Printer;
import hp41.memory.ExtendedBlock;
import hp41.module.ModuleWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The accessories that are built in or can be plugged in, in the order of CAT 2. */
public enum Accessory {
  /** Clock, alarms and stopwatch. */
  TIME("time", 5, TimeFunctions.XROM, TimeFunctions::module),
  /** The functions that the CX adds to the time module; they cannot be plugged in. */
  CX_TIME("", 5, TimeFunctions.XROM, TimeFunctions::cxModule),
  /** The extended functions, and the registers of extended memory; on a CX in page 3. */
  EXTENDED_FUNCTIONS(
      "xfunctions", 15, ExtendedFunctions.XROM, ExtendedFunctions::module, ExtendedBlock.BUILT_IN),
  /** The functions that the CX adds to the extended functions; they cannot be plugged in. */
  CX_EXTENDED_FUNCTIONS("", 15, CxFunctions.XROM, CxFunctions::module),
  /** HP-IL with a mass storage drive on the loop. */
  MASS_STORAGE("hpil", 7, MassStorageFunctions.XROM, MassStorageFunctions::module),
  /** A printer, which prints as the HP 82143A and 82162A do. */
  PRINTER("printer", 6, Printer.XROM, PrinterFunctions::module),
  /** The card reader, with functions for programs of the HP-67. */
  CARD_READER("cards", 14, CardReaderFunctions.XROM, CardReaderFunctions::module),
  /** The wand, which reads bar code. */
  WAND("wand", 13, WandFunctions.XROM, WandFunctions::module),
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

  private static final InstructionSet KNOWN =
      new InstructionSet(
          Mainframe.module(),
          Stream.of(values()).flatMap(it -> it.source.stream()).toList(),
          Mainframe.lines());

  private static final int CX_PAGE = 3;

  private final String label;
  private final int page;
  private final Optional<ModuleSource> source;
  private final Optional<ExtendedBlock> memory;
  private final int registers;

  Accessory(String label, int page, int xrom, Supplier<ModuleDefinition> table) {
    this(label, page, Optional.of(new ModuleSource(xrom, table)), Optional.empty(), 0);
  }

  Accessory(String label, ExtendedBlock memory) {
    this(label, 0, Optional.empty(), Optional.of(memory), 0);
  }

  Accessory(String label, int registers) {
    this(label, 0, Optional.empty(), Optional.empty(), registers);
  }

  Accessory(
      String label, int page, int xrom, Supplier<ModuleDefinition> table, ExtendedBlock memory) {
    this(label, page, Optional.of(new ModuleSource(xrom, table)), Optional.of(memory), 0);
  }

  Accessory(
      String label,
      int page,
      Optional<ModuleSource> source,
      Optional<ExtendedBlock> memory,
      int registers) {
    this.label = label;
    this.page = page;
    this.source = source;
    this.memory = memory;
    this.registers = registers;
  }

  /** Returns its name on the command line and in state files. */
  public String label() {
    return label;
  }

  /** Returns its functions, whose table may not be read yet. */
  Optional<ModuleSource> source() {
    return source;
  }

  /** Returns the page of its functions; the extended functions of a CX are searched last. */
  Optional<Integer> page(Model model) {
    boolean last = memory.isPresent() || this == CX_EXTENDED_FUNCTIONS;
    return source.map(it -> last && model.builtIn().contains(this) ? CX_PAGE : page);
  }

  /** Returns the words of its page if it contains programs. */
  Optional<int[]> code() {
    return this == PRINTER ? Optional.of(PrinterPage.WORDS) : Optional.empty();
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
   * Returns the functions of all accessories, plugged in or not, for listings. Execution uses only
   * those that are plugged in.
   */
  static InstructionSet known() {
    return KNOWN;
  }

  /** Assembled when the printer is first plugged in. */
  private static final class PrinterPage {

    static final int[] WORDS =
        ModuleWriter.page(
            new Assembler(KNOWN).assemble(PrinterFunctions.programs()).programs(),
            Printer.XROM,
            PrinterFunctions.module().functions().stream().map(CalculatorFunction::name).toList());

    private PrinterPage() {}
  }
}
