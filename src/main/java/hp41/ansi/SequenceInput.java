package hp41.ansi;

import hp41.screen.Stroke;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * Splits the input of a terminal into complete pieces, however late the bytes of a piece arrive:
 * characters, escape sequences and pasted texts. Esc both begins a sequence and is a key; it is the
 * key if no byte follows at once. A piece that is never completed is dropped and none of it is
 * typed.
 */
final class SequenceInput {

  /** The time within which a byte must follow Esc to belong to its sequence. */
  static final Duration ESCAPE_TIMEOUT = Duration.ofMillis(25);

  /** The maximum time to wait for the next byte of a piece. */
  static final Duration TIMEOUT = Duration.ofSeconds(5);

  /**
   * The maximum time to wait for the next byte when Esc was already reported as a key and the later
   * input looks like the rest of its sequence.
   */
  static final Duration DOUBTFUL_TIMEOUT = Duration.ofSeconds(1);

  private static final char ESC = '\u001b';
  private static final int MAX_SEQUENCE = 32;

  /** The end of the sequence that begins a pasted text; the text ends at {@code ESC [201~}. */
  private static final String PASTE = "[200~";

  /**
   * The start of a mouse report in the oldest (X10) form; three bytes with the button and the
   * position follow.
   */
  private static final String OLD_CLICK = "\u001b[M";

  /** The characters that follow {@code ESC O} for F1 to F4. */
  private static final String FUNCTION_KEYS = "PQRS";

  /**
   * The characters that follow Esc at the start of a terminal's answer, if more bytes arrive at
   * once.
   */
  private static final String ANSWERS = "]P^_X";

  private final TimedInput source;
  private final PasteInput pastes;
  private boolean escaped;

  SequenceInput(TimedInput source) {
    this.source = source;
    pastes = new PasteInput(source);
  }

  /** Waits for the next piece. */
  Piece next() throws IOException {
    if (pastes.hasLost()) {
      return pastes.afterLoss();
    }
    boolean doubtful = escaped;
    escaped = false;
    int octet = doubtful ? source.read(TIMEOUT) : source.read();
    if (doubtful && continuesEscape(octet)) {
      return sequence("\u001b" + (char) octet, DOUBTFUL_TIMEOUT);
    }
    return piece(octet == TimedInput.NOTHING ? source.read() : octet);
  }

  private Piece piece(int octet) throws IOException {
    if (octet == TimedInput.END) {
      return new Piece.Whole(new Stroke.Gone());
    }
    return octet == ESC ? afterEsc() : new Piece.KeySequences(character(octet));
  }

  /**
   * Returns whether a byte that follows the Esc key closely looks like the rest of an escape
   * sequence.
   */
  private boolean continuesEscape(int octet) throws IOException {
    if (octet != 'O') {
      return octet == '[';
    }
    int key = source.read(ESCAPE_TIMEOUT);
    int another = source.read(ESCAPE_TIMEOUT);
    source.pushBack(key, another);
    return another == TimedInput.NOTHING && FUNCTION_KEYS.indexOf(key) >= 0;
  }

  private Piece afterEsc() throws IOException {
    int octet = source.read(ESCAPE_TIMEOUT);
    if (octet == ESC) {
      return afterTwoEscs();
    }
    if (isIntroducer(octet)) {
      return sequence("\u001b" + (char) octet, TIMEOUT);
    }
    if (octet >= 0 && ANSWERS.indexOf(octet) >= 0) {
      return answer(octet);
    }
    escaped = octet < 0;
    return new Piece.KeySequences("\u001b" + (octet < 0 ? "" : character(octet)));
  }

  /** Reads what follows two Escs: an escape sequence with an additional Esc is its key with Alt. */
  private Piece afterTwoEscs() throws IOException {
    int octet = source.read(ESCAPE_TIMEOUT);
    if (isIntroducer(octet)) {
      return sequence("\u001b\u001b" + (char) octet, TIMEOUT);
    }
    source.pushBack(ESC, octet);
    return new Piece.KeySequences("\u001b");
  }

  private static boolean isIntroducer(int octet) {
    return octet == '[' || octet == 'O';
  }

  private Piece sequence(String introducer, Duration timeout) throws IOException {
    StringBuilder sequence = new StringBuilder(introducer);
    while (sequence.length() < MAX_SEQUENCE) {
      int octet = source.read(timeout);
      if (octet < ' ' || octet > '~') {
        source.pushBack(octet);
        return Piece.NONE;
      }
      sequence.append((char) octet);
      boolean introduces = octet == '[' && sequence.length() == introducer.length() + 1;
      if (octet >= '@' && !introduces) {
        return whole(sequence.toString());
      }
    }
    return Piece.NONE;
  }

  private Piece whole(String sequence) throws IOException {
    if (sequence.endsWith(PASTE)) {
      return pastes.text();
    }
    if (sequence.equals(OLD_CLICK)) {
      skipClick();
      return Piece.NONE;
    }
    return new Piece.KeySequences(sequence);
  }

  private void skipClick() throws IOException {
    for (int i = 0; i < 3; i++) {
      int octet = source.read(TIMEOUT);
      if (octet < ' ') {
        source.pushBack(octet);
        return;
      }
    }
  }

  /**
   * Skips the answer to a question that another program asked the terminal. The answer ends with a
   * control character.
   */
  private Piece answer(int introducer) throws IOException {
    int octet = source.read(ESCAPE_TIMEOUT);
    if (octet < 0) {
      return new Piece.KeySequences("\u001b" + (char) introducer);
    }
    while (octet >= ' ') {
      octet = source.read(TIMEOUT);
    }
    int terminator = octet == ESC ? source.read(TIMEOUT) : TimedInput.NOTHING;
    if (octet != '\u0007' && terminator != '\\') {
      source.pushBack(octet, terminator);
    }
    return Piece.NONE;
  }

  /** Reads a character in UTF-8; empty if the bytes are not valid. */
  private String character(int first) throws IOException {
    int more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    byte[] octets = new byte[1 + more];
    octets[0] = (byte) first;
    for (int i = 1; i < octets.length; i++) {
      int octet = source.read(TIMEOUT);
      if ((octet & 0xc0) != 0x80) {
        source.pushBack(octet);
        return "";
      }
      octets[i] = (byte) octet;
    }
    return new String(octets, StandardCharsets.UTF_8);
  }

  /** A complete piece of the input of a terminal. */
  sealed interface Piece {

    /** A piece without a meaning. */
    Piece NONE = new KeySequences("");

    /** A character or an escape sequence. */
    record KeySequences(String characters) implements Piece {}

    /** An input that is already decoded: a pasted text, or the end of the input. */
    record Whole(Stroke stroke) implements Piece {}
  }
}
