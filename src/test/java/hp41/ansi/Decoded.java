package hp41.ansi;

import hp41.screen.Stroke;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Decodes the input of a terminal to strokes. */
public final class Decoded {

  private Decoded() {}

  /** Decodes a text that was sent at once. */
  public static List<Stroke> strokes(String sent) throws IOException {
    return strokes(new ScriptedInput().send(sent));
  }

  /** Returns all strokes of an input. */
  static List<Stroke> strokes(TimedInput input) throws IOException {
    TerminalInput terminal = new TerminalInput(input);
    List<Stroke> strokes = new ArrayList<>();
    while (!terminal.hasEnded()) {
      strokes.addAll(terminal.read());
    }
    strokes.remove(strokes.size() - 1);
    return strokes;
  }
}
