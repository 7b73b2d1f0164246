package hp41.editor.debugging;

import hp41.Calculator;
import hp41.listing.Programs;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.DisassembledInstruction;
import org.eclipse.lsp4j.debug.DisassembledInstructionPresentationHint;

/**
 * Program lines with their bytes, as debuggers show instructions. Pointers fall along a program;
 * the addresses here rise with its lines.
 */
final class Disassembly {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final int RADIX = 16;

  private final Programs programs;
  private final Sources sources;

  /** The programs of a calculator. */
  Disassembly(Calculator calculator, Sources sources) {
    programs = calculator.programs();
    this.sources = sources;
  }

  /** How a pointer is called. */
  static String reference(int pointer) {
    return "0x%05X".formatted(ProgramMemory.POINTERS - pointer);
  }

  /** The pointer that is called so. */
  static Optional<Integer> pointer(String reference) {
    return reference.matches("0x[0-9A-Fa-f]{1,5}")
        ? Optional.of(ProgramMemory.POINTERS - Integer.parseInt(reference.substring(2), RADIX))
            .filter(it -> it > 0)
        : Optional.empty();
  }

  /**
   * So many lines, the first of them so many behind a pointer's or in front of it; where there is
   * none, one that says so.
   */
  List<DisassembledInstruction> lines(int pointer, int offset, int count) {
    List<Integer> all = around(pointer);
    int first = all.indexOf(programs.line(pointer)) + offset;
    List<DisassembledInstruction> lines = new ArrayList<>();
    for (int i = first; i < first + count; i++) {
      lines.add(i >= 0 && i < all.size() ? line(all.get(i)) : nothing(i, all));
    }
    return lines;
  }

  /** The lines of all programs in memory, or of that in a module which a pointer is in. */
  private List<Integer> around(int pointer) {
    if (Programs.isInModule(pointer)) {
      return programs.lines(pointer);
    }
    return programs.globals().stream()
        .filter(Global::isEnd)
        .flatMap(end -> programs.lines(end.pointer()).stream())
        .toList();
  }

  private DisassembledInstruction line(int pointer) {
    DisassembledInstruction line = new DisassembledInstruction();
    line.setAddress(reference(pointer));
    Optional<Sources.Spot> spot = sources.spot(pointer);
    if (spot.isEmpty()) {
      line.setInstruction("PRIVATE");
      return line;
    }
    line.setInstructionBytes(HEX.formatHex(programs.bytes(pointer)));
    line.setInstruction("%03d %s".formatted(programs.number(pointer), programs.text(pointer)));
    line.setLocation(spot.get().listing().source());
    line.setLine(spot.get().place().line());
    line.setColumn(spot.get().place().start() + 1);
    return line;
  }

  /** Addresses outside go on from those of the first and last line. */
  private static DisassembledInstruction nothing(int index, List<Integer> all) {
    int pointer =
        index < 0 ? all.get(0) - index : all.get(all.size() - 1) - (index - all.size() + 1);
    DisassembledInstruction nothing = new DisassembledInstruction();
    nothing.setAddress(reference(pointer));
    nothing.setInstruction("");
    nothing.setPresentationHint(DisassembledInstructionPresentationHint.INVALID);
    return nothing;
  }
}
