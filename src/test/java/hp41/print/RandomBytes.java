package hp41.print;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/** Programs of random bytes. */
public final class RandomBytes {

  private RandomBytes() {}

  /** Returns a RAW file: LBL 00, random bytes, nulls that end the last line, and END. */
  public static byte[] raw(Random random, int most) {
    byte[] code = new byte[1 + random.nextInt(most)];
    random.nextBytes(code);
    ByteArrayOutputStream raw = new ByteArrayOutputStream();
    raw.write(1);
    raw.writeBytes(code);
    raw.writeBytes(new byte[16]);
    raw.writeBytes(new byte[] {(byte) 0xC0, 0, 0x09});
    return raw.toByteArray();
  }
}
