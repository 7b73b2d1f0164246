package hp41.print;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Compresses data in the zlib format, with the fixed code of RFC 1951. The same data is compressed
 * to the same bytes by every version of Java, on the page and in the native program.
 */
final class Zlib {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 258;
  private static final int WINDOW = 1 << 15;
  private static final int HASHES = 1 << 14;
  private static final int END = 256;

  /** The number of earlier places that are compared. */
  private static final int TRIES = 64;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int bits;
  private int count;

  private Zlib() {}

  /** Returns the compressed data. */
  static byte[] deflated(byte[] content) {
    return new Zlib().all(content);
  }

  private byte[] all(byte[] content) {
    out.write(0x78);
    out.write(0x9C);
    put(0b011, 3);
    compress(content);
    symbol(END);
    put(0, Byte.SIZE - 1);
    int sum = adler(content);
    for (int shift = 24; shift >= 0; shift -= Byte.SIZE) {
      out.write(sum >> shift);
    }
    return out.toByteArray();
  }

  private void compress(byte[] bytes) {
    int[] last = new int[HASHES];
    int[] before = new int[WINDOW];
    Arrays.fill(last, -WINDOW);
    int begin = 0;
    for (int i = 0; i < bytes.length; i++) {
      int hash = i + SHORTEST > bytes.length ? 0 : hash(bytes, i);
      before[i % WINDOW] = last[hash];
      last[hash] = i;
      if (i == begin) {
        begin += longest(bytes, before, i);
      }
    }
  }

  /** Writes the longest of the last repetitions, or a byte; returns its length. */
  private int longest(byte[] bytes, int[] before, int at) {
    int length = SHORTEST - 1;
    int distance = 0;
    int from = before[at % WINDOW];
    for (int i = 0; i < TRIES && from >= 0 && at - from < WINDOW; i++) {
      int common = common(bytes, from, at);
      if (common > length) {
        length = common;
        distance = at - from;
      }
      from = before[from % WINDOW];
    }
    if (distance == 0) {
      symbol(bytes[at] & 0xFF);
      return 1;
    }
    repeat(length, distance);
    return length;
  }

  private static int hash(byte[] bytes, int i) {
    int three = bytes[i] << 16 ^ bytes[i + 1] << 8 ^ bytes[i + 2] & 0xFF;
    return three * 0x9E3779B1 >>> 18;
  }

  private static int common(byte[] bytes, int from, int to) {
    int length = 0;
    while (length < LONGEST
        && to + length < bytes.length
        && bytes[from + length] == bytes[to + length]) {
      length++;
    }
    return length;
  }

  private void repeat(int length, int distance) {
    int more = length == LONGEST ? 0 : Math.max(0, log(length - SHORTEST) - 2);
    int rest = length - SHORTEST;
    symbol(length == LONGEST ? 285 : END + 1 + (more << 2) + (rest >> more));
    put(rest & (1 << more) - 1, more);
    int back = distance - 1;
    more = Math.max(0, log(back) - 1);
    code((more << 1) + (back >> more), 5);
    put(back & (1 << more) - 1, more);
  }

  private static int log(int number) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number);
  }

  /** Writes a byte, the end, or a length in the fixed code. */
  private void symbol(int symbol) {
    if (symbol < 144) {
      code(0x30 + symbol, 8);
    } else if (symbol < END) {
      code(0x190 + symbol - 144, 9);
    } else if (symbol < 280) {
      code(symbol - END, 7);
    } else {
      code(0xC0 + symbol - 280, 8);
    }
  }

  private void code(int code, int length) {
    put(Integer.reverse(code) >>> Integer.SIZE - length, length);
  }

  /** Writes bits, the lowest first. */
  private void put(int value, int length) {
    bits |= value << count;
    for (count += length; count >= Byte.SIZE; count -= Byte.SIZE) {
      out.write(bits);
      bits >>>= Byte.SIZE;
    }
  }

  private static int adler(byte[] bytes) {
    int low = 1;
    int high = 0;
    for (byte value : bytes) {
      low = (low + (value & 0xFF)) % 65521;
      high = (high + low) % 65521;
    }
    return high << 16 | low;
  }
}
