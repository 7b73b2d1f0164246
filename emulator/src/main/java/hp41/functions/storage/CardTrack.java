package hp41.functions.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One of the two tracks of a card, as the card reader writes and reads it: words of 28 bits. The
 * first one says what is on the track, two each are a register, high digits first, and the last one
 * is the sum of all others.
 *
 * @param words the header, sixteen registers in halves, the sum
 */
public record CardTrack(List<Integer> words) {

  /** Registers on a track. */
  static final int REGISTERS = 16;

  /** Words on a track. */
  public static final int LENGTH = 2 * REGISTERS + 2;

  /** Bits of a word. */
  public static final int BITS = 28;

  private static final int MASK = (1 << BITS) - 1;
  private static final int TYPE_SHIFT = 24;
  private static final int POSITION_SHIFT = 12;
  private static final int POSITION = 0xFFF;
  private static final int COUNT = 0xFFF;

  public CardTrack {
    words = List.copyOf(words);
  }

  /** A track with so many registers at most; those that are missing are 0. */
  static CardTrack of(int type, int position, int count, long[] registers) {
    List<Integer> words = new ArrayList<>(LENGTH);
    words.add(type << TYPE_SHIFT | position << POSITION_SHIFT | count);
    for (long register : Arrays.copyOf(registers, REGISTERS)) {
      words.add((int) (register >>> BITS));
      words.add((int) register & MASK);
    }
    words.add(sum(words));
    return new CardTrack(words);
  }

  private static int sum(List<Integer> words) {
    return words.stream().mapToInt(Integer::intValue).sum() & MASK;
  }

  /** Whether it has been written to its end. */
  boolean isWhole() {
    return words.size() == LENGTH && sum(words.subList(0, LENGTH - 1)) == words.get(LENGTH - 1);
  }

  private int header() {
    return words.get(0);
  }

  /** The first digit of the header: what kind of file it is of. */
  int type() {
    return header() >>> TYPE_SHIFT;
  }

  /** The next three digits. */
  int position() {
    return header() >>> POSITION_SHIFT & POSITION;
  }

  /** The last three digits: how much there is on all tracks together. */
  int count() {
    return header() & COUNT;
  }

  /** The registers. */
  long[] registers() {
    long[] registers = new long[REGISTERS];
    for (int i = 0; i < REGISTERS; i++) {
      registers[i] = (long) words.get(2 * i + 1) << BITS | words.get(2 * i + 2);
    }
    return registers;
  }
}
