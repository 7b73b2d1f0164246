package hp41.command;

import hp41.functions.Mainframe;
import hp41.machine.InstructionSet;
import java.util.List;

/** The functions of all modules there are, plugged in or not: what files may name. */
final class KnownFunctions {

  private KnownFunctions() {}

  /** All of them, the mainframe's first. */
  static InstructionSet all() {
    return new InstructionSet(List.of(Mainframe.module()), Mainframe.lines());
  }
}
