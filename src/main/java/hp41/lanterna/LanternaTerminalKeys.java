package hp41.lanterna;

import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.DefaultKeyDecodingProfile;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import hp41.lanterna.LanternaTerminalKeys.Reports.Carrier;
import hp41.lanterna.SequenceInput.Piece;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decodes the key strokes that a terminal sends, each from one complete sequence of its input. */
final class LanternaTerminalKeys {

  private final Collection<CharacterPattern> patterns =
      new DefaultKeyDecodingProfile().getPatterns();
  private final SequenceInput input;
  private final Queue<KeyStroke> strokes = new ArrayDeque<>();

  LanternaTerminalKeys(TimedInput source) {
    input = new SequenceInput(source);
  }

  /** Waits for the next key stroke; sequences without a meaning are ignored. */
  KeyStroke next() throws IOException {
    while (strokes.isEmpty()) {
      Piece piece = input.next();
      if (piece instanceof Piece.Whole whole) {
        strokes.add(stroke(whole.stroke()));
      } else if (piece instanceof Piece.KeySequences keys) {
        decode(keys.characters());
      }
    }
    return strokes.remove();
  }

  private static KeyStroke stroke(Stroke stroke) {
    boolean end = stroke instanceof Stroke.Gone;
    return end ? new KeyStroke(KeyType.EOF) : new Carrier(stroke);
  }

  /**
   * Decodes a sequence to one key stroke or none; a character outside the Basic Multilingual Plane
   * becomes two.
   */
  private void decode(String characters) {
    if (characters.startsWith("\u001b")) {
      Reports.of(characters).or(() -> match(characters)).ifPresent(strokes::add);
    } else {
      characters.chars().forEach(c -> match(Character.toString(c)).ifPresent(strokes::add));
    }
  }

  /**
   * Returns the key stroke that the library's patterns find. If several patterns match, the last
   * one wins.
   */
  private Optional<KeyStroke> match(String characters) {
    List<Character> sequence = new ArrayList<>();
    characters.chars().forEach(c -> sequence.add(c == '\r' ? '\n' : (char) c));
    return patterns.stream()
        .map(pattern -> pattern.match(sequence))
        .filter(matching -> matching != null && matching.fullMatch != null)
        .map(matching -> matching.fullMatch)
        .reduce((earlier, later) -> later);
  }

  /**
   * Parses the reports that the library does not recognize: mouse events in SGR form, and the
   * cursor position after a character of ambiguous width was written in the second row.
   */
  static final class Reports {

    private static final Pattern MOUSE =
        Pattern.compile("\u001b\\[<(\\d{1,4});(\\d{1,5});(\\d{1,5})([Mm])");
    private static final Pattern CURSOR = Pattern.compile("\u001b\\[2;(\\d{1,4})R");

    private Reports() {}

    /** Carries one of our strokes through the library as one of its own key strokes. */
    static final class Carrier extends KeyStroke {

      private final Optional<Stroke> stroke;
      private final boolean wide;

      private Carrier(Optional<Stroke> stroke, boolean wide) {
        super(KeyType.Unknown);
        this.stroke = stroke;
        this.wide = wide;
      }

      Carrier(Stroke stroke) {
        this(Optional.of(stroke), false);
      }

      /**
       * Returns whether the terminal reported that a character of ambiguous width is two columns
       * wide.
       */
      boolean wide() {
        return wide;
      }

      /**
       * Returns the carried stroke; empty for a report without a meaning here, such as a middle
       * button.
       */
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

    /** Parses a report; empty if the sequence is not a report. */
    static Optional<KeyStroke> of(String sequence) {
      Matcher mouse = MOUSE.matcher(sequence);
      if (mouse.matches()) {
        return Optional.of(new Carrier(click(mouse), false));
      }
      Matcher cursor = CURSOR.matcher(sequence);
      return cursor.matches() ? Optional.of(width(cursor)) : Optional.empty();
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

    /**
     * Parses the cursor position report. If ambiguous characters are wide, the screen has to be
     * drawn again.
     */
    private static KeyStroke width(Matcher report) {
      boolean wide = Integer.parseInt(report.group(1)) > 2;
      return new Carrier(wide ? Optional.of(new Stroke.Resized()) : Optional.empty(), wide);
    }
  }
}
