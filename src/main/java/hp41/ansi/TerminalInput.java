package hp41.ansi;

import hp41.ansi.SequenceInput.Piece;
import hp41.screen.Stroke;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decodes the input of a terminal to strokes. */
public final class TerminalInput {

  private static final Pattern WIDTH = Pattern.compile("\u001b\\[2;(\\d{1,4})R");

  private final SequenceInput input;
  private final Queue<Stroke> strokes = new ArrayDeque<>();
  private volatile boolean wideCharacters;

  public TerminalInput(TimedInput source) {
    input = new SequenceInput(source);
  }

  /**
   * Waits for the next stroke; {@link Stroke.Gone} at the end of the input. Sequences without a
   * meaning are ignored. If the answer to {@link AnsiSequences#REQUEST_WIDTH} says that ambiguous
   * characters are wide, the stroke is {@link Stroke.Resized}, because the screen has to be drawn
   * again.
   */
  public Stroke next() throws IOException {
    while (strokes.isEmpty()) {
      Piece piece = input.next();
      if (piece instanceof Piece.Whole whole) {
        strokes.add(whole.stroke());
      } else if (piece instanceof Piece.KeySequences keys) {
        decode(keys.characters());
      }
    }
    return strokes.remove();
  }

  /** Returns whether the terminal has reported that ambiguous characters are two columns wide. */
  public boolean hasWideCharacters() {
    return wideCharacters;
  }

  private void decode(String characters) {
    Matcher width = WIDTH.matcher(characters);
    if (!width.matches()) {
      strokes.addAll(TerminalKeys.strokes(characters));
    } else if (Integer.parseInt(width.group(1)) > 2) {
      wideCharacters = true;
      strokes.add(new Stroke.Resized());
    }
  }
}
