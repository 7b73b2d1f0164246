package hp41.format;

import hp41.memory.LineLength;
import hp41.program.ProgramBytes;
import java.util.List;

/** What is whole of some program bytes, however they go on. */
final class WholeLines {

  private final List<byte[]> lines;
  private final boolean closed;

  /** The whole lines of these bytes. */
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

  /** Whether the last byte is that of an END. */
  boolean closed() {
    return closed;
  }

  /**
   * The programs up to the last END, and what there is of one that begins behind it with a label;
   * without any END all whole lines as one program.
   */
  List<byte[]> programs() {
    int behindEnd = lines.size();
    while (behindEnd > 0 && !ProgramBytes.isEnd(lines.get(behindEnd - 1))) {
      behindEnd--;
    }
    boolean begun = behindEnd < lines.size() && ProgramBytes.isGlobalLabel(lines.get(behindEnd));
    return ProgramBytes.programs(behindEnd == 0 || begun ? lines : lines.subList(0, behindEnd));
  }
}
