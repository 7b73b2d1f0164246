package hp41.ansi;

import hp41.ansi.SequenceInput.Piece;
import hp41.screen.Stroke;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decodes the input of a terminal to strokes. */
public final class TerminalInput {

  private static final Pattern WIDTH = Pattern.compile("\u001b\\[2;(\\d{1,4})R");

  private final SequenceInput input;
  private volatile boolean wideCharacters;
  private boolean ended;

  public TerminalInput(TimedInput source) {
    input = new SequenceInput(source);
  }

  /**
   * Waits for the next character, sequence or pasted text, and returns its strokes: usually one,
   * and none if it has no meaning. At the end of the input the stroke is {@link Stroke.Gone}. If
   * the answer to {@link AnsiSequences#REQUEST_WIDTH} says that ambiguous characters are wide, it
   * is {@link Stroke.Resized}, because the screen has to be drawn again.
   */
  public List<Stroke> read() throws IOException {
    Piece piece = input.next();
    if (piece instanceof Piece.Whole whole) {
      ended = whole.stroke() instanceof Stroke.Gone;
      return List.of(whole.stroke());
    }
    return strokes(((Piece.KeySequences) piece).characters());
  }

  /** Returns whether the end of the input has been read. */
  public boolean hasEnded() {
    return ended;
  }

  /** Returns whether the terminal has reported that ambiguous characters are two columns wide. */
  public boolean hasWideCharacters() {
    return wideCharacters;
  }

  private List<Stroke> strokes(String characters) {
    Matcher width = WIDTH.matcher(characters);
    if (!width.matches()) {
      return TerminalKeys.strokes(characters);
    }
    wideCharacters = Integer.parseInt(width.group(1)) > 2;
    return wideCharacters ? List.of(new Stroke.Resized()) : List.of();
  }
}
