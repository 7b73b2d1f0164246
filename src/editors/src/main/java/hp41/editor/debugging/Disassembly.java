package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Internals;
import hp41.debug.Programs;
import hp41.listing.ProgramNames;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.debug.DisassembledInstruction;
import org.eclipse.lsp4j.debug.DisassembledInstructionPresentationHint;

/**
 * Disassembles programs: lines with their bytes. Program pointers decrease along a program; the
 * addresses here increase.
 */
final class Disassembly {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final int RADIX = 16;

  private final Programs programs;
  private final ProgramNames names;
  private final Sources sources;

  /** Creates a disassembly of a calculator's programs. */
  Disassembly(Calculator calculator, Sources sources) {
    programs = calculator.programs();
    names = Internals.names(calculator);
    this.sources = sources;
  }

  /** Returns the address of a pointer. */
  static String reference(int pointer) {
    return "0x%05X".formatted(ProgramMemory.POINTERS - pointer);
  }

  /**
   * Returns the pointer at an address plus a number of bytes; empty if it is out of range, or if
   * the address is null because the client has left it out.
   */
  static Optional<Integer> pointer(String reference, Integer bytes) {
    if (reference == null || !reference.matches("0x[0-9A-Fa-f]{1,5}")) {
      return Optional.empty();
    }
    long address = Integer.parseInt(reference.substring(2), RADIX) + (bytes == null ? 0L : bytes);
    return Optional.of(ProgramMemory.POINTERS - address)
        .filter(it -> it > 0 && it < ProgramMemory.POINTERS)
        .map(Math::toIntExact);
  }

  /** Returns whether a line begins at a pointer. */
  boolean isLine(int pointer) {
    return pointer > 0 && pointer < ProgramMemory.POINTERS && around(pointer).contains(pointer);
  }

  /**
   * Returns a number of lines, of which the first is at an offset from a pointer. Lines that do not
   * exist are marked as invalid.
   */
  List<DisassembledInstruction> lines(int pointer, int offset, int count) {
    List<Integer> all = around(pointer);
    if (all.isEmpty() || isFar(offset) || isFar(count)) {
      throw DebugContext.refusal("the program does not have so many lines");
    }
    int first = all.indexOf(programs.line(pointer)) + offset;
    List<DisassembledInstruction> lines = new ArrayList<>();
    for (int i = first; i < first + count; i++) {
      lines.add(i >= 0 && i < all.size() ? line(all.get(i)) : nothing(i, all));
    }
    return lines;
  }

  private static boolean isFar(int lines) {
    return Math.abs((long) lines) > ProgramMemory.POINTERS;
  }

  /** Returns the lines of all programs in memory, or of the module program at a pointer. */
  private List<Integer> around(int pointer) {
    if (Programs.isInModule(pointer)) {
      return programs.lines(pointer);
    }
    return names.globals().stream()
        .filter(GlobalLabel::isEnd)
        .flatMap(end -> programs.lines(end.pointer()).stream())
        .toList();
  }

  private DisassembledInstruction line(int pointer) {
    DisassembledInstruction line = new DisassembledInstruction();
    line.setAddress(reference(pointer));
    Optional<Sources.SourcePosition> spot = sources.spot(pointer);
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

  /** Returns an invalid line. Its address continues from that of the first or last line. */
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
