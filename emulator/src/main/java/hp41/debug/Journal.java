package hp41.debug;

import hp41.machine.Machine;
import hp41.memory.Memory;
import java.util.Arrays;
import java.util.Optional;

/**
 * What each of the last lines has changed in memory, so that one can go back. What keys change
 * between two lines counts as changed by the first.
 */
public final class Journal {

  /** Lines that are remembered. */
  static final int CAPACITY = 1 << 17;

  private static final int REGISTER_BITS = 10;
  private static final long LIFT = 1L << REGISTER_BITS;

  private final Machine machine;

  /** A line each: the stack lift before it, then addresses, each with the word it held before. */
  private final long[][] lines = new long[CAPACITY][];

  private long[] known = new long[Memory.ADDRESSES];
  private long[] now = new long[Memory.ADDRESSES];
  private boolean lift;
  private int end;
  private int size;

  Journal(Machine machine) {
    this.machine = machine;
  }

  /** Number of lines one can go back. */
  int size() {
    return size;
  }

  void clear() {
    Arrays.fill(lines, null);
    size = 0;
  }

  /** Lines are going to be executed: what has changed meanwhile belongs to the last one. */
  void begin() {
    machine.memory().copyTo(now);
    if (size > 0 && !Arrays.equals(known, now)) {
      int last = last();
      lines[last] = joined(lines[last], changes());
    }
    remember();
  }

  /** A line was executed. */
  void record() {
    machine.memory().copyTo(now);
    lines[end] = changes();
    end = (end + 1) % CAPACITY;
    size = Math.min(size + 1, CAPACITY);
    remember();
  }

  /** All words as they were before the last line, and whether the stack lift was enabled. */
  public record Before(long[] words, boolean lift) {}

  /** Goes back by one line; empty if there is none to go back by. */
  Optional<Before> back() {
    if (size == 0) {
      return Optional.empty();
    }
    begin();
    end = last();
    size--;
    long[] line = lines[end];
    lines[end] = null;
    for (int i = 1; i < line.length; i += 2) {
      known[(int) line[i]] = line[i + 1];
    }
    lift = line[0] == LIFT;
    return Optional.of(new Before(known.clone(), lift));
  }

  /** The word that an address held before the last line; of no line, what it holds. */
  long before(int address) {
    if (size > 0) {
      long[] line = lines[last()];
      for (int i = 1; i < line.length; i += 2) {
        if (line[i] == address) {
          return line[i + 1];
        }
      }
    }
    return machine.memory().read(address);
  }

  private int last() {
    return Math.floorMod(end - 1, CAPACITY);
  }

  private void remember() {
    long[] spare = known;
    known = now;
    now = spare;
    lift = machine.stackLift();
  }

  /** What differs between the words known and those of now. */
  private long[] changes() {
    long[] found = new long[16];
    int length = 1;
    found[0] = lift ? LIFT : 0;
    int from = 0;
    int at = Arrays.mismatch(known, now);
    while (at >= 0) {
      int address = from + at;
      if (length + 2 > found.length) {
        found = Arrays.copyOf(found, 2 * found.length);
      }
      found[length++] = address;
      found[length++] = known[address];
      from = address + 1;
      at = Arrays.mismatch(known, from, known.length, now, from, now.length);
    }
    return Arrays.copyOf(found, length);
  }

  /** The changes of a line and later ones; of a word that both have, the earlier content counts. */
  private static long[] joined(long[] line, long[] later) {
    long[] all = Arrays.copyOf(line, line.length + later.length - 1);
    int length = line.length;
    for (int i = 1; i < later.length; i += 2) {
      if (!has(line, later[i])) {
        all[length++] = later[i];
        all[length++] = later[i + 1];
      }
    }
    return Arrays.copyOf(all, length);
  }

  private static boolean has(long[] line, long address) {
    for (int i = 1; i < line.length; i += 2) {
      if (line[i] == address) {
        return true;
      }
    }
    return false;
  }
}
