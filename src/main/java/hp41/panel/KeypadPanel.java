package hp41.panel;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.Optional;

/** The keys, each showing what the next press would do. */
final class KeypadPanel {

  private final Frame frame;
  private final Screen screen;
  private final Keypad keypad;

  private KeypadPanel(Frame frame, Screen screen, Keypad keypad) {
    this.frame = frame;
    this.screen = screen;
    this.keypad = keypad;
  }

  static void draw(Frame frame, Screen screen, Keypad keypad) {
    KeypadPanel panel = new KeypadPanel(frame, screen, keypad);
    for (Key key : Key.values()) {
      panel.draw(key);
    }
    Area badge = keypad.badge();
    String model = screen.snapshot().modes().model();
    int column = badge.column() + (badge.width() + 1 - model.length()) / 2;
    frame.put(column, badge.row(), model, Style.of(Role.BEZEL, Role.BODY).bolder());
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

  /** While help is open the cap says what is struck for the key, in place of the blue letter. */
  private KeyFace face(Key key) {
    KeyFace face = KeyFace.of(key, screen.snapshot());
    KeyFace spelled = screen.theme().ascii() ? face.inAscii() : face;
    return screen.help().isPresent() ? spelled.struckAs(struck(key)) : spelled;
  }

  private String struck(Key key) {
    return screen.help().isPresent() ? screen.keyNames().of(key) : "";
  }

  private void drawSwitch(Key key) {
    Snapshot.Modes modes = screen.snapshot().modes();
    boolean on =
        key == Key.USER && modes.user()
            || key == Key.PRGM && modes.prgm()
            || key == Key.ALPHA && modes.alpha();
    Role ink = on ? Role.OK : isAccepted(key) ? Role.WHITE : Role.DIM;
    Style style = Style.of(ink, ground(key)).bold(ink != Role.DIM);
    Area cap = drawCap(key, on ? style.reverse() : style);
    style = on ? style.reverse() : style;
    putCentred(cap, cap.row(), Legend.white(key), style);
    frame.putEnding(cap.right(), cap.row(), struck(key), style.in(Role.BLUE));
    if (on) {
      frame.put(cap.column() + 1, cap.row(), '●', style);
    }
  }

  private void drawShift() {
    boolean pending = screen.snapshot().modes().shift();
    Area cap = keypad.cap(Key.SHIFT);
    if (!isAccepted(Key.SHIFT)) {
      Style dim = Style.of(Role.DIM, Role.CAP);
      putCentred(drawCap(Key.SHIFT, dim), cap.row(), "SHIFT", dim);
      return;
    }
    Style style = Style.of(Role.SHIFT_TEXT, Role.SHIFT_CAP).bolder();
    frame.fill(cap, style);
    putCentred(cap, cap.row(), pending ? "▶ SHIFT" : "SHIFT", style);
    frame.putEnding(cap.right() - 1, cap.row(), struck(Key.SHIFT), style);
    if (keypad.hasFront() && screen.theme().shaded()) {
      Area face = new Area(cap.column(), cap.row() + 1, cap.width(), 1);
      frame.fill(face, '▀', Style.of(Role.SHIFT_FACE, Role.BODY).faint());
    }
  }

  /** Whether a key that is not a function's means something now; ON always does. */
  private boolean isAccepted(Key key) {
    return key == Key.ON
        || screen.snapshot().prompt().map(prompt -> prompt.keys().contains(key)).orElse(true);
  }

  private void drawOneLine(Key key, KeyFace face) {
    Style style = Style.of(Role.WHITE, ground(key));
    Area cap = drawCap(key, style);
    int blue = keypad.blueColumn(key);
    int left = blue + 1 - Math.max(1, face.blue().text().length());
    if (left - 1 - face.gold().text().length() > cap.column() + face.white().text().length()) {
      frame.putEnding(left - 1, cap.row(), face.gold().text(), gold(face, style.ground()));
    }
    put(cap.column() + 1, cap.row(), face.white(), style.bold(face.white().role() != Role.DIM));
    put(left, cap.row(), face.blue(), style.bold(face.blue().lit()));
  }

  private static Style gold(KeyFace face, Role ground) {
    return Style.of(face.gold().role(), ground).bold(face.gold().lit());
  }

  /** Gold above the cap, blue on the front or, where a key has none, at the right of the cap. */
  private void drawSeveralLines(Key key, KeyFace face) {
    Style style = Style.of(Role.WHITE, ground(key));
    Area cap = drawCap(key, style);
    putCentred(cap, cap.row() - 1, face.gold().text(), gold(face, Role.BODY));
    Style white = style.in(face.white().role()).bold(face.white().role() != Role.DIM);
    putCentred(cap, cap.row(), face.white().text(), white);
    if (!keypad.hasFront()) {
      int end = keypad.blueColumn(key) + 1;
      Style blue = style.in(face.blue().role()).bold(face.blue().lit());
      frame.putEnding(end, cap.row(), face.blue().text(), blue);
      return;
    }
    Style blue = Style.of(face.blue().role(), Role.FACE).bold(face.blue().lit());
    frame.fill(new Area(cap.column(), cap.row() + 1, cap.width(), 1), blue);
    putCentred(cap, cap.row() + 1, face.blue().text(), blue);
  }

  private Area drawCap(Key key, Style style) {
    Area cap = keypad.cap(key);
    frame.fill(cap, style);
    if (!screen.theme().shaded()) {
      frame.put(cap.column(), cap.row(), '[', style);
      frame.put(keypad.bracketColumn(key), cap.row(), ']', style);
    }
    return cap;
  }

  private Role ground(Key key) {
    Optional<Key> waiting =
        screen.snapshot().prompt().flatMap(prompt -> Legend.keyOf(prompt.function()));
    if (screen.pressed().equals(Optional.of(key)) || waiting.equals(Optional.of(key))) {
      return Role.SELECTION;
    }
    boolean alternate = keypad.oneLine() && key.row() % 2 == 0;
    return alternate ? Role.CAP_ALTERNATE : Role.CAP;
  }

  private void put(int column, int row, KeyFace.Name name, Style style) {
    frame.put(column, row, name.text(), style.in(name.role()));
  }

  private void putCentred(Area cap, int row, String text, Style style) {
    frame.put(cap.column() + (cap.width() - text.length()) / 2, row, text, style);
  }
}
