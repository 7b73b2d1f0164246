package hp41.screen;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;

/** Reports that the terminal cannot be used any more, for example because its window was closed. */
public final class TerminalGone extends UncheckedIOException {

  @Serial private static final long serialVersionUID = 1L;

  public TerminalGone(IOException cause) {
    super(cause);
  }
}
