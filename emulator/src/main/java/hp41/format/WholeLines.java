package hp41.format;

import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.util.List;

/** The complete lines at the beginning of program bytes. */
final class WholeLines {

  private final List<byte[]> lines;
  private final boolean closed;

  /** Splits bytes into lines. An incomplete last line is dropped. */
  WholeLines(byte[] code) {
    List<byte[]> all = LineLength.split(code);
    int last = all.size() - 1;
    boolean whole = last >= 0 && isWhole(all.get(last));
    lines = whole ? all : all.subList(0, Math.max(0, last));
    closed = whole && ProgramBytes.isEnd(all.get(last));
  }

  private static boolean isWhole(byte[] line) {
    return LineLength.of(i -> i < line.length ? line[i] & 0xFF : 0) == line.length;
  }

  /** Returns whether the last byte is that of an END. */
  boolean closed() {
    return closed;
  }

  /**
   * Returns the programs up to the last END, followed by an incomplete one if it begins with a
   * label. Without any END, all lines are one program.
   */
  List<byte[]> programs() {
    int afterEnd = lines.size();
    while (afterEnd > 0 && !ProgramBytes.isEnd(lines.get(afterEnd - 1))) {
      afterEnd--;
    }
    boolean anotherBegins =
        afterEnd < lines.size() && ProgramBytes.isGlobalLabel(lines.get(afterEnd));
    return ProgramBytes.programs(
        afterEnd == 0 || anotherBegins ? lines : lines.subList(0, afterEnd));
  }
}
