package hp41.functions.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One of the two tracks of a card as the card reader writes and reads it: words of 28 bits. The
 * first word is a header, the next words contain sixteen registers in two halves, high digits
 * first, and the last word is the sum of all others.
 *
 * @param words the header, the halves of sixteen registers, and the sum
 */
public record CardTrack(List<Integer> words) {

  /** The number of registers on a track. */
  static final int REGISTERS = 16;

  /** The number of words on a track. */
  public static final int LENGTH = 2 * REGISTERS + 2;

  /** The number of bits of a word. */
  public static final int BITS = 28;

  private static final int MASK = (1 << BITS) - 1;
  private static final int TYPE_SHIFT = 24;
  private static final int POSITION_SHIFT = 12;
  private static final int POSITION = 0xFFF;
  private static final int COUNT = 0xFFF;

  public CardTrack {
    words = List.copyOf(words);
  }

  /** Creates a track with up to sixteen registers. Missing registers are 0. */
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

  /** Returns whether the track is complete and its sum is correct. */
  boolean isComplete() {
    return words.size() == LENGTH && sum(words.subList(0, LENGTH - 1)) == words.get(LENGTH - 1);
  }

  private int header() {
    return words.get(0);
  }

  /** Returns the first digit of the header: the type of file. */
  int type() {
    return header() >>> TYPE_SHIFT;
  }

  /** Returns the next three digits of the header: the position of the track. */
  int position() {
    return header() >>> POSITION_SHIFT & POSITION;
  }

  /** Returns the last three digits of the header: the size of the file on all tracks. */
  int count() {
    return header() & COUNT;
  }

  /** Returns the registers. */
  long[] registers() {
    long[] registers = new long[REGISTERS];
    for (int i = 0; i < REGISTERS; i++) {
      registers[i] = (long) words.get(2 * i + 1) << BITS | words.get(2 * i + 2);
    }
    return registers;
  }
}
