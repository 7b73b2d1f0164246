package hp41.panel;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.screen.Size;
import hp41.screen.Theme;
import java.util.Optional;

/**
 * Everything that one frame shows.
 *
 * @param size of the terminal
 * @param theme its colours
 * @param snapshot the calculator
 * @param side what the side area shows
 * @param focused whether strokes go to the side area
 * @param scroll rows that the side area, or help, is scrolled away from where it would stand
 * @param line the typed line, while it is open
 * @param note what the terminal itself has to say until the next stroke
 * @param position the last position seen, for the chessboard
 * @param pressed the key whose cap is lit for a moment
 * @param help what help shows, while it is open
 * @param busy seconds a program has been running, zero if too short to tell
 */
public record Screen(
    Size size,
    Theme theme,
    Snapshot snapshot,
    Side side,
    boolean focused,
    int scroll,
    Optional<TypedLine> line,
    Optional<Note> note,
    Optional<Position> position,
    Optional<Key> pressed,
    Optional<HelpPage> help,
    long busy) {}
