package hp41.format;

import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Joins rows of bar code to programs. A row follows another one if its checksum and its number
 * continue those of the other row. If several rows could follow, the one that is printed next on
 * the same page is used; if that is none of them, the rows are not joined.
 */
final class RowChains {

  private static final int NONE = -1;

  private final List<WandRow> rows;
  private final int[] next;
  private final int[] before;

  /**
   * Joins rows.
   *
   * @param rows the different rows of programs
   * @param pages the indexes of the rows on each page in their order; a row can be on several pages
   */
  RowChains(List<WandRow> rows, Collection<List<Integer>> pages) {
    this.rows = rows;
    next = new int[rows.size()];
    before = new int[rows.size()];
    Arrays.fill(next, NONE);
    Arrays.fill(before, NONE);
    joinPrinted(pages);
    joinOthers();
  }

  private void joinPrinted(Collection<List<Integer>> pages) {
    int[] followers = new int[rows.size()];
    int[] leaders = new int[rows.size()];
    Set<List<Integer>> pairs = new HashSet<>();
    for (List<Integer> page : pages) {
      for (int i = 1; i < page.size(); i++) {
        List<Integer> pair = page.subList(i - 1, i + 1);
        if (rows.get(pair.get(0)).continuesWith(rows.get(pair.get(1))) && pairs.add(pair)) {
          followers[pair.get(0)]++;
          leaders[pair.get(1)]++;
        }
      }
    }
    for (List<Integer> pair : pairs) {
      if (followers[pair.get(0)] == 1 && leaders[pair.get(1)] == 1) {
        join(pair.get(0), pair.get(1));
      }
    }
  }

  private void joinOthers() {
    int[] follower = new int[rows.size()];
    int[] leaders = new int[rows.size()];
    for (int i = 0; i < rows.size(); i++) {
      int count = 0;
      for (int j = 0; j < rows.size(); j++) {
        if (next[i] == NONE && before[j] == NONE && rows.get(i).continuesWith(rows.get(j))) {
          follower[i] = j;
          leaders[j]++;
          count++;
        }
      }
      follower[i] = count == 1 ? follower[i] : NONE;
    }
    for (int i = 0; i < rows.size(); i++) {
      if (follower[i] != NONE && leaders[follower[i]] == 1) {
        join(i, follower[i]);
      }
    }
  }

  private void join(int row, int follower) {
    next[row] = follower;
    before[follower] = row;
  }

  /** Returns the longest joined parts of programs, in the order of the pages. */
  List<ChainPart> parts() {
    List<ChainPart> parts = new ArrayList<>();
    boolean[] used = new boolean[rows.size()];
    for (boolean loops : new boolean[] {false, true}) {
      for (int i = 0; i < rows.size(); i++) {
        if (!used[i] && (loops || before[i] == NONE)) {
          List<WandRow> part = new ArrayList<>();
          for (int row = i; row != NONE && !used[row]; row = next[row]) {
            used[row] = true;
            part.add(rows.get(row));
          }
          parts.add(new ChainPart(part));
        }
      }
    }
    return parts;
  }

  /** Consecutive rows of a program. */
  record ChainPart(List<WandRow> rows) {

    WandRow first() {
      return rows.get(0);
    }

    WandRow last() {
      return rows.get(rows.size() - 1);
    }

    private byte[] code() {
      ByteArrayOutputStream code = new ByteArrayOutputStream();
      rows.forEach(row -> code.writeBytes(row.code()));
      return code.toByteArray();
    }

    /** Returns whether the last bytes are an END. */
    boolean isClosed() {
      byte[] code = code();
      int end = Math.max(0, code.length - GlobalLabel.END_LENGTH);
      return ProgramBytes.isEnd(Arrays.copyOfRange(code, end, code.length));
    }

    /** Returns the name of the program, if its first row is here and contains the label. */
    Optional<String> name() {
      return first().isFirst() ? ProgramBytes.labels(code()).findFirst() : Optional.empty();
    }

    /**
     * Returns whether this may be the end of a program whose first 16 or 32 rows are missing: the
     * checksum of such a row agrees by chance once in 255 times.
     */
    boolean mayBeginLater() {
      return first().stated() == 0 && first().isFirst() && !ProgramBytes.isGlobalLabel(code());
    }

    /**
     * Returns whether a page may be missing unnoticed: rows are numbered modulo 16, and the
     * checksums of rows that do not follow each other agree once in 255 times.
     */
    boolean mayMissPages() {
      int onPage = 0;
      for (int i = 0; i < rows.size(); i++) {
        boolean isNew = i > 0 && rows.get(i).page() != rows.get(i - 1).page();
        if (isNew && rows.get(i).stated() == 0 && onPage % WandRow.NUMBERS == 0) {
          return true;
        }
        onPage = isNew ? 1 : onPage + 1;
      }
      return false;
    }

    /** Returns the program in plain form; empty if rows are missing or contradict each other. */
    Optional<byte[]> program() {
      byte[] code = code();
      if (!first().isFirst() || !isClosed() || !areLinesAsStated(code)) {
        return Optional.empty();
      }
      code[code.length - 1] |= (byte) (first().isPrivate() ? GlobalLabel.PRIVATE : 0);
      List<byte[]> programs = ProgramBytes.programs(LineLength.split(code));
      return programs.size() == 1 ? Optional.of(programs.get(0)) : Optional.empty();
    }

    /**
     * Returns whether each row begins with as many bytes of the previous row's last line as it
     * states. A row within one long line has no meaningful number.
     */
    private boolean areLinesAsStated(byte[] code) {
      Set<Integer> starts = new HashSet<>();
      int at = 0;
      for (byte[] line : LineLength.split(code)) {
        starts.add(at);
        at += line.length;
      }
      int from = 0;
      for (WandRow row : rows) {
        int to = from + row.code().length;
        int line = from;
        while (line < to && !starts.contains(line)) {
          line++;
        }
        if (line < to && line - from != row.finished()) {
          return false;
        }
        from = to;
      }
      return true;
    }
  }
}
