package hp41.screen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * What a terminal sends, in whole pieces, however late the bytes of one come: characters, escape
 * sequences and pasted texts. Only Esc, which begins a sequence and is a key too, is that key if
 * nothing follows at once. A piece that is never completed is dropped, and none of it is typed.
 */
final class SequenceInput {

  /** How soon what belongs to an Esc comes behind it. */
  static final Duration AT_ONCE = Duration.ofMillis(25);

  /** How long the next byte of a piece is waited for. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  /** The same, where an Esc was taken for that key and what comes now looks like its rest. */
  static final Duration DOUBT = Duration.ofSeconds(1);

  private static final char ESC = '\u001b';
  private static final int LONGEST_SEQUENCE = 32;

  /** The text that begins behind this ends with {@code ESC [201~} and nowhere else. */
  private static final String PASTE = "[200~";

  /** A click as the oldest terminals report it; its button and place follow. */
  private static final String OLD_CLICK = "\u001b[M";

  /** Behind Esc and O: the first four function keys. */
  private static final String FUNCTION_KEYS = "PQRS";

  /** Behind Esc: what begins an answer of the terminal, if more comes at once. */
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
    int octet = doubtful ? source.read(PATIENCE) : source.read();
    if (doubtful && goesOn(octet)) {
      return sequence("\u001b" + (char) octet, DOUBT);
    }
    return piece(octet == TimedInput.NOTHING ? source.read() : octet);
  }

  private Piece piece(int octet) throws IOException {
    if (octet == TimedInput.END) {
      return new Piece.Whole(new Stroke.Gone());
    }
    return octet == ESC ? behindEsc() : new Piece.KeySequences(character(octet));
  }

  /** Whether a byte soon behind the key Esc looks as if both had been meant as one. */
  private boolean goesOn(int octet) throws IOException {
    if (octet != 'O') {
      return octet == '[';
    }
    int key = source.read(AT_ONCE);
    int another = source.read(AT_ONCE);
    source.giveBack(key, another);
    return another == TimedInput.NOTHING && FUNCTION_KEYS.indexOf(key) >= 0;
  }

  private Piece behindEsc() throws IOException {
    int octet = source.read(AT_ONCE);
    if (octet == ESC) {
      return behindTwoEscs();
    }
    if (isIntroducer(octet)) {
      return sequence("\u001b" + (char) octet, PATIENCE);
    }
    if (octet >= 0 && ANSWERS.indexOf(octet) >= 0) {
      return answer(octet);
    }
    escaped = octet < 0;
    return new Piece.KeySequences("\u001b" + (octet < 0 ? "" : character(octet)));
  }

  /** A sequence behind an Esc is that key with Alt. */
  private Piece behindTwoEscs() throws IOException {
    int octet = source.read(AT_ONCE);
    if (isIntroducer(octet)) {
      return sequence("\u001b\u001b" + (char) octet, PATIENCE);
    }
    source.giveBack(ESC, octet);
    return new Piece.KeySequences("\u001b");
  }

  private static boolean isIntroducer(int octet) {
    return octet == '[' || octet == 'O';
  }

  private Piece sequence(String introducer, Duration patience) throws IOException {
    StringBuilder sequence = new StringBuilder(introducer);
    while (sequence.length() < LONGEST_SEQUENCE) {
      int octet = source.read(patience);
      if (octet < ' ' || octet > '~') {
        source.giveBack(octet);
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
      int octet = source.read(PATIENCE);
      if (octet < ' ') {
        source.giveBack(octet);
        return;
      }
    }
  }

  /** An answer, to a question of whoever used the terminal before; it ends with a control. */
  private Piece answer(int introducer) throws IOException {
    int octet = source.read(AT_ONCE);
    if (octet < 0) {
      return new Piece.KeySequences("\u001b" + (char) introducer);
    }
    while (octet >= ' ') {
      octet = source.read(PATIENCE);
    }
    int terminator = octet == ESC ? source.read(PATIENCE) : TimedInput.NOTHING;
    if (octet != '\u0007' && terminator != '\\') {
      source.giveBack(octet, terminator);
    }
    return Piece.NONE;
  }

  /** A character in UTF-8; empty if it is none. */
  private String character(int first) throws IOException {
    int more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    byte[] octets = new byte[1 + more];
    octets[0] = (byte) first;
    for (int i = 1; i < octets.length; i++) {
      int octet = source.read(PATIENCE);
      if ((octet & 0xc0) != 0x80) {
        source.giveBack(octet);
        return "";
      }
      octets[i] = (byte) octet;
    }
    return new String(octets, StandardCharsets.UTF_8);
  }

  /** A whole piece of what a terminal sends. */
  sealed interface Piece {

    /** Bytes that mean nothing. */
    Piece NONE = new KeySequences("");

    /** A character, or an escape sequence. */
    record KeySequences(String characters) implements Piece {}

    /** What is a stroke already: text from the clipboard, or the end of all. */
    record Whole(Stroke stroke) implements Piece {}
  }
}
