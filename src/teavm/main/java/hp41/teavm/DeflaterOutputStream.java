package hp41.teavm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Compresses data in the zlib format, with the fixed code of RFC 1951 and repetitions of the last
 * same three bytes. TeaVM's own compression is many times as large.
 */
public class DeflaterOutputStream extends OutputStream {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 258;
  private static final int WINDOW = 1 << 15;
  private static final int HASHES = 1 << 14;
  private static final int END = 256;

  private final OutputStream out;
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();
  private int bits;
  private int count;

  public DeflaterOutputStream(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int value) {
    content.write(value);
  }

  @Override
  public void close() throws IOException {
    byte[] bytes = content.toByteArray();
    out.write(0x78);
    out.write(0x9C);
    put(0b011, 3);
    compress(bytes);
    symbol(END);
    put(0, Byte.SIZE - 1);
    int sum = adler(bytes);
    for (int shift = 24; shift >= 0; shift -= Byte.SIZE) {
      out.write(sum >> shift);
    }
    out.close();
  }

  private void compress(byte[] bytes) throws IOException {
    int[] last = new int[HASHES];
    Arrays.fill(last, -WINDOW);
    int length;
    for (int i = 0; i < bytes.length; i += length) {
      int hash = i + SHORTEST > bytes.length ? 0 : hash(bytes, i);
      int from = last[hash];
      last[hash] = i;
      length = from >= 0 && i - from < WINDOW ? common(bytes, from, i) : 0;
      if (length < SHORTEST) {
        length = 1;
        symbol(bytes[i] & 0xFF);
      } else {
        repeat(length, i - from);
      }
    }
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

  private void repeat(int length, int distance) throws IOException {
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
  private void symbol(int symbol) throws IOException {
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

  private void code(int code, int length) throws IOException {
    put(Integer.reverse(code) >>> Integer.SIZE - length, length);
  }

  /** Writes bits, the lowest first. */
  private void put(int value, int length) throws IOException {
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
