package hp41.listing;

import hp41.machine.CalculatorError;
import hp41.memory.Global;
import hp41.memory.LineLength;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.List;

/** Takes programs out of the calculator's memory, which stays as it is. */
public final class StoredPrograms {

  private final ProgramMemory program;

  /** The programs of this memory. */
  public StoredPrograms(Memory memory) {
    this.program = new ProgramMemory(memory);
  }

  /**
   * The bytes of the program that a pointer is in, with its END, in plain form: links and distances
   * zero, nulls only between numbers.
   *
   * @throws CalculatorError PRIVATE if its lines are not to be seen
   */
  public byte[] at(int pointer) {
    int start = program.start(pointer);
    Global end = program.end(start);
    if (end.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    byte[] code = program.bytes(start, end.last());
    return ProgramBytes.programs(LineLength.split(code)).get(0);
  }

  /**
   * All programs of the registers, first line first, but a last one without lines.
   *
   * @throws CalculatorError PRIVATE if one of them is
   */
  public List<byte[]> all() {
    List<byte[]> programs = new ArrayList<>();
    for (Global global : program.globals()) {
      if (global.isEnd()) {
        programs.add(at(global.pointer()));
      }
    }
    if (isEmpty(programs.get(programs.size() - 1))) {
      programs.remove(programs.size() - 1);
    }
    return programs;
  }

  /** Whether a program has no line but its END. */
  public static boolean isEmpty(byte[] program) {
    return ProgramBytes.isEnd(program);
  }
}
