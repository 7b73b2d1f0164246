package hp41.lanterna;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import hp41.screen.Stroke;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Decodes the input of a terminal to strokes. */
final class Decoded {

  private Decoded() {}

  /** Decodes a text that was sent at once. */
  static List<Stroke> strokes(String sent) throws IOException {
    return strokes(new ScriptedInput().send(sent));
  }

  /** Returns all strokes of an input. */
  static List<Stroke> strokes(TimedInput input) throws IOException {
    LanternaTerminalKeys keys = new LanternaTerminalKeys(input);
    List<Stroke> strokes = new ArrayList<>();
    KeyStroke key = keys.next();
    while (key.getKeyType() != KeyType.EOF) {
      LanternaTerminal.translate(key).ifPresent(strokes::add);
      key = keys.next();
    }
    return strokes;
  }
}
