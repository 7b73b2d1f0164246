package hp41.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class ZlibTest {

  private final Random random = new Random(20261129);

  @Test
  void decompressedDataIsTheSame() throws IOException {
    for (int i = 0; i < 300; i++) {
      byte[] data = data();
      byte[] packed = Zlib.deflated(data);
      assertThat(new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes())
          .isEqualTo(data);
    }
  }

  @Test
  void repetitionsTakeLittle() {
    assertThat(Zlib.deflated(new byte[100_000])).hasSizeLessThan(1000);
  }

  /** Returns data with few different bytes and long repetitions, or with all bytes. */
  private byte[] data() {
    byte[] data = new byte[random.nextInt(5) == 0 ? random.nextInt(100_000) : random.nextInt(300)];
    int values = 1 + random.nextInt(256);
    for (int at = 0; at < data.length; at++) {
      if (at > 0 && random.nextInt(20) == 0) {
        int from = random.nextInt(at);
        int length = Math.min(data.length - at, Math.min(at - from, random.nextInt(400)));
        System.arraycopy(data, from, data, at, length);
        at += length;
      }
      if (at < data.length) {
        data[at] = (byte) random.nextInt(values);
      }
    }
    return data;
  }
}
