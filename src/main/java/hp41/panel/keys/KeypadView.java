package hp41.panel.keys;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.Optional;

/**
 * Draws the keypad; each key shows what the next press would do.
 *
 * @param pressed the key whose cap is highlighted
 * @param strokes the strokes to show instead of the blue letters, if any
 * @param capitals whether capital letters press keys in USER mode
 */
public record KeypadView(
    Frame frame,
    Keypad keypad,
    Snapshot snapshot,
    Theme theme,
    Optional<Key> pressed,
    Optional<KeyNames> strokes,
    boolean capitals) {

  /** Draws all keys. */
  public void draw() {
    for (Key key : Key.values()) {
      draw(key);
    }
    Area badge = keypad.badge();
    String model = snapshot.modes().model();
    int column = badge.column() + (badge.width() + 1 - model.length()) / 2;
    frame.put(column, badge.row(), model, Style.of(Ink.BEZEL, Ink.BODY).bolder());
  }

  private void draw(Key key) {
    if (key.row() == 0) {
      drawSwitch(key);
    } else if (key == Key.SHIFT) {
      drawShift();
    } else if (keypad.oneLine()) {
      drawOneLine(key, face(key));
    } else {
      drawSeveralLines(key, face(key));
    }
  }

  /** Returns the face of a key, with its stroke instead of the blue letter if strokes are shown. */
  private KeyFace face(Key key) {
    KeyFace face = KeyFace.of(key, snapshot, capitals);
    KeyFace spelled = theme.ascii() ? face.inAscii() : face;
    return strokes.isPresent() ? spelled.struckAs(struck(key)) : spelled;
  }

  private String struck(Key key) {
    return strokes.map(names -> names.of(key)).orElse("");
  }

  private void drawSwitch(Key key) {
    Snapshot.Modes modes = snapshot.modes();
    boolean on =
        key == Key.USER && modes.user()
            || key == Key.PRGM && modes.prgm()
            || key == Key.ALPHA && modes.alpha();
    Ink ink = on ? Ink.OK : isAccepted(key) ? Ink.WHITE : Ink.DIM;
    Style style = Style.of(ink, ground(key)).bold(ink != Ink.DIM);
    Area cap = drawCap(key, on ? style.reverse() : style);
    style = on ? style.reverse() : style;
    putCentred(cap, cap.row(), Legend.white(key), style);
    frame.putEnding(cap.right(), cap.row(), struck(key), style.in(Ink.BLUE));
    if (on) {
      frame.put(cap.column() + 1, cap.row(), '●', style);
    }
  }

  private void drawShift() {
    boolean pending = snapshot.modes().shift();
    Area cap = keypad.cap(Key.SHIFT);
    if (!isAccepted(Key.SHIFT)) {
      Style dim = Style.of(Ink.DIM, Ink.CAP);
      putCentred(drawCap(Key.SHIFT, dim), cap.row(), "SHIFT", dim);
      return;
    }
    Style style = Style.of(Ink.SHIFT_TEXT, Ink.SHIFT_CAP).bolder();
    frame.fill(cap, style);
    putCentred(cap, cap.row(), pending ? "▶ SHIFT" : "SHIFT", style);
    frame.putEnding(cap.right() - 1, cap.row(), struck(Key.SHIFT), style);
    if (keypad.hasFront() && theme.shaded()) {
      Area face = new Area(cap.column(), cap.row() + 1, cap.width(), 1);
      frame.fill(face, '▀', Style.of(Ink.SHIFT_FACE, Ink.BODY).faint());
    }
  }

  /** Returns whether a switch or SHIFT has an effect now; ON always has one. */
  private boolean isAccepted(Key key) {
    return key == Key.ON
        || snapshot.prompt().map(prompt -> prompt.keys().contains(key)).orElse(true);
  }

  private void drawOneLine(Key key, KeyFace face) {
    Style style = Style.of(Ink.WHITE, ground(key));
    Area cap = drawCap(key, style);
    int blue = keypad.blueColumn(key);
    int left = blue + 1 - Math.max(1, face.blue().text().length());
    if (left - 1 - face.gold().text().length() > cap.column() + face.white().text().length()) {
      frame.putEnding(left - 1, cap.row(), face.gold().text(), gold(face, style.ground()));
    }
    put(cap.column() + 1, cap.row(), face.white(), style.bold(face.white().role() != Ink.DIM));
    put(left, cap.row(), face.blue(), style.bold(face.blue().lit()));
  }

  private static Style gold(KeyFace face, Ink ground) {
    return Style.of(face.gold().role(), ground).bold(face.gold().lit());
  }

  /**
   * Draws a key with its gold name above the cap, and its blue letter on the front or, in layouts
   * without fronts, at the right of the cap.
   */
  private void drawSeveralLines(Key key, KeyFace face) {
    Style style = Style.of(Ink.WHITE, ground(key));
    Area cap = drawCap(key, style);
    putCentred(cap, cap.row() - 1, face.gold().text(), gold(face, Ink.BODY));
    Style white = style.in(face.white().role()).bold(face.white().role() != Ink.DIM);
    putCentred(cap, cap.row(), face.white().text(), white);
    if (!keypad.hasFront()) {
      int end = keypad.blueColumn(key) + 1;
      Style blue = style.in(face.blue().role()).bold(face.blue().lit());
      frame.putEnding(end, cap.row(), face.blue().text(), blue);
      return;
    }
    Style blue = Style.of(face.blue().role(), Ink.FACE).bold(face.blue().lit());
    frame.fill(new Area(cap.column(), cap.row() + 1, cap.width(), 1), blue);
    putCentred(cap, cap.row() + 1, face.blue().text(), blue);
  }

  private Area drawCap(Key key, Style style) {
    Area cap = keypad.cap(key);
    frame.fill(cap, style);
    if (!theme.shaded()) {
      frame.put(cap.column(), cap.row(), '[', style);
      frame.put(keypad.bracketColumn(key), cap.row(), ']', style);
    }
    return cap;
  }

  private Ink ground(Key key) {
    Optional<Key> prompting = snapshot.prompt().flatMap(prompt -> Legend.keyOf(prompt.function()));
    if (pressed.equals(Optional.of(key)) || prompting.equals(Optional.of(key))) {
      return Ink.SELECTION;
    }
    boolean alternate = keypad.oneLine() && key.row() % 2 == 0;
    return alternate ? Ink.CAP_ALTERNATE : Ink.CAP;
  }

  private void put(int column, int row, KeyFace.FaceName name, Style style) {
    frame.put(column, row, name.text(), style.in(name.role()));
  }

  private void putCentred(Area cap, int row, String text, Style style) {
    frame.put(cap.column() + (cap.width() - text.length()) / 2, row, text, style);
  }
}
