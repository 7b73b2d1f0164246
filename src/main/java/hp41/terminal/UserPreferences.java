package hp41.terminal;

import hp41.keymap.KeyMaps;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * What a person is used to: the keys, and the lines typed before.
 *
 * @param keymap name of the key map, or of a file with one; empty for the standard one
 * @param theme the colours
 * @param colours whether they were asked for this time, and so are there in spite of NO_COLOR
 * @param remember is told what was chosen, {@code keymap}, {@code theme}, {@code speed}, {@code
 *     sound} or {@code engine}, and its name; and the {@code lessons} that are left
 * @param history where typed lines are kept beyond the end of the program, if they are
 * @param lessons how many of the first steps are left, if any were shown
 * @param rom the image of the machine's operating system that was used last
 */
public record UserPreferences(
    String keymap,
    Theme theme,
    boolean colours,
    BiConsumer<String, String> remember,
    Optional<Path> history,
    Optional<Integer> lessons,
    Optional<Path> rom) {

  /**
   * Reads the key map once, so that what is wrong with it is known before the terminal opens.
   *
   * @throws IOException if there is none of that name, or it cannot be understood
   */
  public void check() throws IOException {
    KeyMaps.named(keymap);
  }
}
