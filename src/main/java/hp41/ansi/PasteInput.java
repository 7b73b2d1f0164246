package hp41.ansi;

import hp41.ansi.SequenceInput.Piece;
import hp41.screen.Stroke;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * Reads pasted texts up to their end marker. If the rest of a text does not arrive in time, the
 * text is lost, and its remaining bytes are not used as keys when they arrive later.
 */
final class PasteInput {

  /** The maximum length of a pasted text in bytes. */
  private static final int MAX_BYTES = 1 << 24;

  /**
   * The pause after which a byte counts as a separate key; the remaining bytes of a text arrive
   * with shorter gaps.
   */
  static final Duration KEY_GAP = Duration.ofMillis(50);

  private static final String END_MARKER = "\u001b[201~";
  private static final Pattern ONE_KEY =
      Pattern.compile("(?s)\u001b?.|\u001b(?:\\[[0-9;<]*[A-Za-z~]|O[A-Z])");
  private static final int MAX_KEY_BYTES = 32;

  private static final Piece LOST = new Piece.Whole(new Stroke.Unpasted("its end is missing"));
  private static final Piece TOO_LONG =
      new Piece.Whole(new Stroke.Unpasted("it is longer than 16 MB"));

  private final TimedInput source;
  private final int maxBytes;
  private boolean lost;
  private int matched;

  PasteInput(TimedInput source) {
    this(source, MAX_BYTES);
  }

  PasteInput(TimedInput source, int maxBytes) {
    this.source = source;
    this.maxBytes = maxBytes;
  }

  /** Returns whether the next input may belong to a lost text. */
  boolean hasLost() {
    return lost;
  }

  /** Reads the text whose start marker has just been read. */
  Piece text() throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    boolean ended = false;
    while (!ended) {
      int octet = source.read(SequenceInput.TIMEOUT);
      if (octet < 0) {
        lost = true;
        return LOST;
      }
      ended = completesMarker(octet);
      if (text.size() <= maxBytes + END_MARKER.length()) {
        text.write(octet);
      }
    }
    boolean tooLong = text.size() > maxBytes + END_MARKER.length();
    return tooLong ? TOO_LONG : pasted(text.toString(StandardCharsets.UTF_8));
  }

  private static Piece pasted(String textAndMarker) {
    int length = textAndMarker.length() - END_MARKER.length();
    return new Piece.Whole(new Stroke.Pasted(textAndMarker.substring(0, length)));
  }

  /** Skips the rest of a lost text, up to its end marker or to a key that arrives alone. */
  Piece afterLoss() throws IOException {
    StringBuilder burst = new StringBuilder();
    int octet = source.read();
    while (octet >= 0 && !completesMarker(octet)) {
      if (burst.length() <= MAX_KEY_BYTES) {
        burst.append((char) octet);
      }
      octet = source.read(KEY_GAP);
    }
    byte[] octets = burst.toString().getBytes(StandardCharsets.ISO_8859_1);
    boolean key = ONE_KEY.matcher(new String(octets, StandardCharsets.UTF_8)).matches();
    lost = octet == TimedInput.NOTHING && !key;
    if (octet == TimedInput.NOTHING && key) {
      source.pushBack(burst.chars().toArray());
    }
    return lost ? LOST : Piece.NONE;
  }

  /**
   * Returns whether a byte completes the end marker. The marker's bytes may arrive in several
   * parts, with long pauses between them.
   */
  private boolean completesMarker(int octet) {
    boolean continues = octet == END_MARKER.charAt(matched);
    matched = continues ? matched + 1 : octet == END_MARKER.charAt(0) ? 1 : 0;
    boolean whole = matched == END_MARKER.length();
    matched = whole ? 0 : matched;
    return whole;
  }
}
