package hp41.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** An input that repeats a text forever. */
final class EndlessInput extends InputStream {

  private final byte[] text;
  private int position;

  EndlessInput(String text) {
    this.text = text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public int read() {
    int next = text[position] & 0xFF;
    position = (position + 1) % text.length;
    return next;
  }

  @Override
  public int read(byte[] bytes, int start, int length) {
    for (int i = start; i < start + length; i++) {
      bytes[i] = (byte) read();
    }
    return length;
  }
}
