package hp41;

import hp41.functions.ExtendedFunctions;
import hp41.functions.Mainframe;
import hp41.functions.PrinterFunctions;
import hp41.functions.TimeFunctions;
import hp41.machine.InstructionSet;
import hp41.machine.Module;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be plugged in, or is built in, beside the mainframe; in the order of CAT 2. */
public enum Accessory {
  /** Clock, alarms and stopwatch. */
  TIME("time", TimeFunctions.module()),
  /** The extended functions, and the registers of extended memory. */
  EXTENDED_FUNCTIONS("xfunctions", ExtendedFunctions.module()),
  /** A printer, which prints as the HP 82143A and 82162A do. */
  PRINTER("printer", PrinterFunctions.module());

  private final String label;
  private final Module module;

  Accessory(String label, Module module) {
    this.label = label;
    this.module = module;
  }

  /** Its name on the command line and in state files. */
  public String label() {
    return label;
  }

  /** The accessory of this name. */
  public static Optional<Accessory> named(String label) {
    return Stream.of(values()).filter(it -> it.label.equalsIgnoreCase(label)).findFirst();
  }

  /**
   * The functions of all accessories, plugged in or not: what listings call them. What is executed
   * is looked up among those {@linkplain #functions plugged in}.
   */
  public static InstructionSet known() {
    return functions(List.of(values()));
  }

  /** The mainframe's functions, and those of these accessories. */
  static InstructionSet functions(Collection<Accessory> plugged) {
    List<Module> modules = new ArrayList<>(List.of(Mainframe.module()));
    plugged.stream().sorted().map(it -> it.module).forEach(modules::add);
    return new InstructionSet(modules, Mainframe.lines());
  }
}
