package hp41.screen;

import java.io.IOException;
import java.io.InputStream;

/**
 * A terminal's input in which an escape sequence never seems to end early: inside one, {@link
 * #available} waits a moment for the rest, which may come in a later read.
 */
final class SequenceInput extends InputStream {

  private static final int PATIENCE_MILLIS = 25;
  private static final String PASTE_ENDS = "\u001b[201~";

  private final InputStream source;
  private final StringBuilder sequence = new StringBuilder();
  private boolean pasting;

  SequenceInput(InputStream source) {
    this.source = source;
  }

  @Override
  public int available() throws IOException {
    for (int waited = 0; inside() && source.available() == 0; waited++) {
      if (waited == PATIENCE_MILLIS) {
        sequence.setLength(0);
        pasting = false;
      } else {
        pause();
      }
    }
    return source.available();
  }

  @Override
  public int read() throws IOException {
    int octet = source.read();
    if (octet >= 0) {
      follow((char) octet);
    }
    return octet;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = source.read(target, offset, length);
    for (int i = 0; i < count; i++) {
      follow((char) (target[offset + i] & 0xff));
    }
    return count;
  }

  private boolean inside() {
    return pasting || sequence.length() > 0;
  }

  private void follow(char octet) {
    if (octet == '\u001b') {
      sequence.setLength(0);
      sequence.append(octet);
    } else if (sequence.length() > 0) {
      sequence.append(octet);
      if (ends(octet)) {
        pasting = sequence.toString().equals("\u001b[200~") || pasting && !isPasteEnd();
        sequence.setLength(0);
      }
    }
  }

  private boolean ends(char octet) {
    boolean introducer = sequence.length() == 2 && (octet == '[' || octet == 'O');
    return !introducer && octet >= '@' && octet <= '~';
  }

  private boolean isPasteEnd() {
    return sequence.toString().equals(PASTE_ENDS);
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
