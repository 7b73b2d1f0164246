package hp41.screen;

import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.DefaultKeyDecodingProfile;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import hp41.screen.LanternaTerminalReports.Carrier;
import hp41.screen.SequenceInput.Piece;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** The strokes that a terminal sends, each decoded from a whole piece of its input. */
final class LanternaTerminalKeys {

  private final Collection<CharacterPattern> patterns =
      new DefaultKeyDecodingProfile().getPatterns();
  private final SequenceInput input;
  private final Queue<KeyStroke> strokes = new ArrayDeque<>();

  LanternaTerminalKeys(TimedInput source) {
    input = new SequenceInput(source);
  }

  /** Waits for the next stroke; pieces that mean none are passed over. */
  KeyStroke next() throws IOException {
    while (strokes.isEmpty()) {
      Piece piece = input.next();
      if (piece instanceof Piece.Whole whole) {
        strokes.add(stroke(whole.stroke()));
      } else if (piece instanceof Piece.Keys keys) {
        decode(keys.characters());
      }
    }
    return strokes.remove();
  }

  private static KeyStroke stroke(Stroke stroke) {
    boolean end = stroke instanceof Stroke.Gone;
    return end ? new KeyStroke(KeyType.EOF) : new Carrier(stroke);
  }

  /** A sequence is one stroke or none; a character outside the first plane is two. */
  private void decode(String characters) {
    if (characters.startsWith("\u001b")) {
      LanternaTerminalReports.of(characters).or(() -> match(characters)).ifPresent(strokes::add);
    } else {
      characters.chars().forEach(c -> match(Character.toString(c)).ifPresent(strokes::add));
    }
  }

  /** The stroke by the library's patterns, of which later ones go before earlier ones. */
  private Optional<KeyStroke> match(String characters) {
    List<Character> sequence = new ArrayList<>();
    characters.chars().forEach(c -> sequence.add(c == '\r' ? '\n' : (char) c));
    return patterns.stream()
        .map(pattern -> pattern.match(sequence))
        .filter(matching -> matching != null && matching.fullMatch != null)
        .map(matching -> matching.fullMatch)
        .reduce((earlier, later) -> later);
  }
}
