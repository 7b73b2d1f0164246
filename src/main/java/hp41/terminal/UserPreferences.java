package hp41.terminal;

import hp41.keymap.KeyMaps;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The user's preferences.
 *
 * @param keymap the name or file of the key map; empty for the standard one
 * @param theme the theme
 * @param colours whether the user requested colours for this run, in which case NO_COLOR is ignored
 * @param remember stores a choice ({@code keymap}, {@code theme}, {@code speed}, {@code sound} or
 *     {@code engine}) and the number of remaining {@code lessons}
 * @param history the file for the history of typed lines, if there is one
 * @param lessons the number of remaining first steps, if any were shown
 * @param rom the ROM image that was used last
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
   * Loads the key map once, so that its errors are reported before the terminal opens.
   *
   * @throws IOException if the key map does not exist or cannot be parsed
   */
  public void check() throws IOException {
    KeyMaps.named(keymap);
  }
}
