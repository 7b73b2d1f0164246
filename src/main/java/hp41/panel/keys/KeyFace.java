package hp41.panel.keys;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Prompt;
import hp41.screen.Ascii;
import hp41.screen.Ink;

/**
 * The current face of a key: three names, each with the role of its colour, and whether the next
 * press uses it.
 */
public record KeyFace(FaceName white, FaceName gold, FaceName blue) {

  private static final String LOCAL_LABELS = "ABCDEFGHIJ";

  /** One of the three names. */
  public record FaceName(String text, Ink role, boolean lit) {
    FaceName dimmed() {
      return new FaceName(text, Ink.DIM, false);
    }

    FaceName lighted() {
      return new FaceName(text, role, true);
    }

    FaceName inAscii() {
      return new FaceName(Ascii.name(text), role, lit);
    }
  }

  /**
   * Returns the face of a key.
   *
   * @param capitals whether capital letters press keys in USER mode; these letters are lit then
   */
  public static KeyFace of(Key key, Snapshot snapshot, boolean capitals) {
    KeyFace face = printed(key, snapshot);
    if (key.row() == 0 || key == Key.SHIFT) {
      return face;
    }
    if (snapshot.prompt().isPresent() && snapshot.keying() == Keying.OPERAND) {
      return face.in(snapshot.prompt().get(), key, snapshot.modes().shift());
    }
    if (snapshot.modes().alpha() || snapshot.keying() == Keying.NAME) {
      return face.inAlpha(key, snapshot.modes().shift());
    }
    if (snapshot.modes().user() && capitals) {
      face = new KeyFace(face.white, face.gold, light(face.blue, pressedByCapital(key, snapshot)));
    }
    return snapshot.modes().shift() ? face.lit(false, true, face.blue.lit) : face;
  }

  /**
   * Returns whether typing the capital letter on a key presses it. In USER mode, these are the
   * letters of local labels and of keys with an assignment.
   */
  public static boolean pressedByCapital(Key key, Snapshot snapshot) {
    String letter = key.alpha(false);
    boolean assigned =
        snapshot.legends().containsKey(key) || snapshot.shiftedLegends().containsKey(key);
    return snapshot.modes().user()
        && Character.isUpperCase(letter.isEmpty() ? ' ' : letter.charAt(0))
        && (assigned || LOCAL_LABELS.contains(letter));
  }

  /** Returns the face with the stroke for the key instead of the blue letter. */
  KeyFace struckAs(String stroke) {
    return new KeyFace(white, gold, new FaceName(stroke, Ink.BLUE, true));
  }

  /** Returns the face with ASCII names. */
  KeyFace inAscii() {
    return new KeyFace(white.inAscii(), gold.inAscii(), blue);
  }

  private static KeyFace printed(Key key, Snapshot snapshot) {
    boolean user = snapshot.modes().user();
    String own = user ? snapshot.legends().getOrDefault(key, "") : "";
    String ownShifted = user ? snapshot.shiftedLegends().getOrDefault(key, "") : "";
    return new KeyFace(
        name(own, Legend.white(key), Ink.WHITE),
        name(ownShifted, Legend.gold(key), Ink.GOLD),
        new FaceName(Legend.blue(key), Ink.BLUE, false));
  }

  private static FaceName name(String assigned, String printed, Ink role) {
    return assigned.isEmpty()
        ? new FaceName(printed, role, false)
        : new FaceName(assigned, Ink.OK, false);
  }

  private KeyFace lit(boolean withWhite, boolean withGold, boolean withBlue) {
    return new KeyFace(light(white, withWhite), light(gold, withGold), light(blue, withBlue));
  }

  private static FaceName light(FaceName name, boolean lit) {
    return lit ? name.lighted() : name.dimmed();
  }

  private KeyFace in(Prompt prompt, Key key, boolean shift) {
    boolean accepted = prompt.keys().contains(key);
    boolean letter = accepted && prompt.namesStack() && !blue.text().isEmpty();
    return lit(accepted && !letter && !shift, accepted && shift, letter);
  }

  private KeyFace inAlpha(Key key, boolean shift) {
    if (shift) {
      return new KeyFace(
          white.dimmed(), new FaceName(Legend.shiftedBlue(key), Ink.BLUE, true), blue.dimmed());
    }
    boolean letter = !blue.text().isEmpty();
    return lit(!letter, false, letter);
  }
}
