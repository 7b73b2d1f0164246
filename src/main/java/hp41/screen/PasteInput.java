package hp41.screen;

import hp41.screen.SequenceInput.Piece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * Pasted texts: all that comes up to the mark behind it. A text of which no more comes is given up,
 * and what is left of it is not typed when it comes later.
 */
final class PasteInput {

  /** How many bytes of a text are taken. */
  static final int LONGEST = 1 << 24;

  /** A key comes by itself; what is left of a text comes in crowds. */
  static final Duration BY_ITSELF = Duration.ofMillis(50);

  private static final String ENDS = "\u001b[201~";
  private static final Pattern ONE_KEY =
      Pattern.compile("(?s)\u001b?.|\u001b(?:\\[[0-9;<]*[A-Za-z~]|O[A-Z])");
  private static final int LONGEST_KEY = 32;

  private static final Piece LOST = new Piece.Whole(new Stroke.Unpasted("its end did not come"));
  private static final Piece TOO_LONG =
      new Piece.Whole(new Stroke.Unpasted("it is longer than 16 MB"));

  private final TimedInput source;
  private boolean lost;
  private int matched;

  PasteInput(TimedInput source) {
    this.source = source;
  }

  /** Whether what comes may belong to a text that was given up. */
  boolean hasLost() {
    return lost;
  }

  /** The text that begins here. */
  Piece text() throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    boolean ended = false;
    while (!ended) {
      int octet = source.read(SequenceInput.PATIENCE);
      if (octet < 0) {
        lost = true;
        return LOST;
      }
      ended = ends(octet);
      if (text.size() <= LONGEST + ENDS.length()) {
        text.write(octet);
      }
    }
    boolean tooLong = text.size() > LONGEST + ENDS.length();
    return tooLong ? TOO_LONG : pasted(text.toString(StandardCharsets.UTF_8));
  }

  private static Piece pasted(String textAndMark) {
    int length = textAndMark.length() - ENDS.length();
    return new Piece.Whole(new Stroke.Pasted(textAndMark.substring(0, length)));
  }

  /** Lets what comes of a lost text go by, up to its end or to a key that comes by itself. */
  Piece afterLoss() throws IOException {
    StringBuilder crowd = new StringBuilder();
    int octet = source.read();
    while (octet >= 0 && !ends(octet)) {
      if (crowd.length() <= LONGEST_KEY) {
        crowd.append((char) octet);
      }
      octet = source.read(BY_ITSELF);
    }
    byte[] octets = crowd.toString().getBytes(StandardCharsets.ISO_8859_1);
    boolean key = ONE_KEY.matcher(new String(octets, StandardCharsets.UTF_8)).matches();
    lost = octet == TimedInput.NOTHING && !key;
    if (octet == TimedInput.NOTHING && key) {
      source.giveBack(crowd.chars().toArray());
    }
    return lost ? LOST : Piece.NONE;
  }

  /** Whether a byte completes the mark behind a text, parts of which may have come long before. */
  private boolean ends(int octet) {
    boolean goesOn = octet == ENDS.charAt(matched);
    matched = goesOn ? matched + 1 : octet == ENDS.charAt(0) ? 1 : 0;
    boolean whole = matched == ENDS.length();
    matched = whole ? 0 : matched;
    return whole;
  }
}
