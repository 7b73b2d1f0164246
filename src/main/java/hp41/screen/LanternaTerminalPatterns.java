package hp41.screen;

import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import hp41.screen.Stroke.Button;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the library does not recognize by itself: the mouse in SGR form, pasted text, and where the
 * cursor stands after a sign of ambiguous width in the second row.
 */
final class LanternaTerminalPatterns {

  private static final String MOUSE_BEGINS = "\u001b[<";
  private static final Pattern MOUSE =
      Pattern.compile("\u001b\\[<(\\d{1,4});(\\d{1,5});(\\d{1,5})([Mm])");
  private static final Pattern MOUSE_SO_FAR = Pattern.compile("\u001b\\[<[\\d;]{0,15}");
  private static final String PASTE_BEGINS = "\u001b[200~";
  private static final String PASTE_ENDS = "\u001b[201~";

  private static final int LONGEST_REPORT = 9;
  private static final Pattern CURSOR = Pattern.compile("\u001b\\[2;(\\d{1,4})R");
  private static final Pattern CURSOR_SO_FAR =
      Pattern.compile("\u001b\\[2;\\d{0,4}|\u001b\\[2|\u001b\\[|\u001b");

  private LanternaTerminalPatterns() {}

  static Collection<CharacterPattern> all() {
    return List.of(
        LanternaTerminalPatterns::mouse,
        LanternaTerminalPatterns::paste,
        LanternaTerminalPatterns::cursor);
  }

  /** A stroke of ours that travels through the library as one of its own. */
  static final class Carrier extends KeyStroke {

    private final Optional<Stroke> stroke;
    private final boolean wide;

    private Carrier(Optional<Stroke> stroke, boolean wide) {
      super(KeyType.Unknown);
      this.stroke = stroke;
      this.wide = wide;
    }

    private Carrier(Optional<Stroke> stroke) {
      this(stroke, false);
    }

    /** Whether it says that a sign of ambiguous width took more than one column. */
    boolean wide() {
      return wide;
    }

    /** What was carried; empty for what means nothing here, such as a middle button. */
    Optional<Stroke> stroke() {
      return stroke;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private static CharacterPattern.Matching mouse(List<Character> characters) {
    if (!begins(characters, MOUSE_BEGINS)) {
      return null;
    }
    String text = text(characters);
    Matcher report = MOUSE.matcher(text);
    if (report.matches()) {
      return new CharacterPattern.Matching(new Carrier(click(report)));
    }
    boolean partial = text.length() < 3 || MOUSE_SO_FAR.matcher(text).matches();
    return partial ? CharacterPattern.Matching.NOT_YET : null;
  }

  private static Optional<Stroke> click(Matcher report) {
    int column = Integer.parseInt(report.group(2)) - 1;
    int row = Integer.parseInt(report.group(3)) - 1;
    boolean down = report.group(4).equals("M");
    return button(Integer.parseInt(report.group(1)), down)
        .map(button -> new Stroke.Mouse(button, column, row));
  }

  private static Optional<Button> button(int code, boolean down) {
    return switch (code & 0b11100011) {
      case 0 -> Optional.of(down ? Button.DOWN : Button.UP);
      case 2 -> down ? Optional.of(Button.RIGHT_DOWN) : Optional.empty();
      case 64 -> Optional.of(Button.WHEEL_UP);
      case 65 -> Optional.of(Button.WHEEL_DOWN);
      default -> Optional.empty();
    };
  }

  private static CharacterPattern.Matching paste(List<Character> characters) {
    if (!begins(characters, PASTE_BEGINS)) {
      return null;
    }
    int end = characters.size() - PASTE_ENDS.length();
    if (end < PASTE_BEGINS.length()
        || !text(characters.subList(end, characters.size())).equals(PASTE_ENDS)) {
      return CharacterPattern.Matching.NOT_YET;
    }
    String pasted = text(characters.subList(PASTE_BEGINS.length(), end));
    return new CharacterPattern.Matching(new Carrier(Optional.of(new Stroke.Pasted(pasted))));
  }

  /** The answer to the question for the cursor; the screen is to be drawn again if it is wide. */
  private static CharacterPattern.Matching cursor(List<Character> characters) {
    if (characters.size() > LONGEST_REPORT) {
      return null;
    }
    String text = text(characters);
    Matcher report = CURSOR.matcher(text);
    if (report.matches()) {
      boolean wide = Integer.parseInt(report.group(1)) > 2;
      Optional<Stroke> again = wide ? Optional.of(new Stroke.Resized()) : Optional.empty();
      return new CharacterPattern.Matching(new Carrier(again, wide));
    }
    boolean partial = CURSOR_SO_FAR.matcher(text).matches();
    return partial ? CharacterPattern.Matching.NOT_YET : null;
  }

  private static boolean begins(List<Character> characters, String beginning) {
    for (int i = 0; i < Math.min(characters.size(), beginning.length()); i++) {
      if (characters.get(i) != beginning.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static String text(List<Character> characters) {
    return characters.stream().map(String::valueOf).collect(Collectors.joining());
  }
}
