package hp41.terminal;

import hp41.panel.PlainText;
import hp41.panel.Screen;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes what changes on the screen, a line at a time and nothing twice: the display with its
 * annunciators, then what there is to say of it. A line that was typed is always answered.
 */
final class PlainFace implements Face {

  private final PrintWriter out;
  private String display = "";
  private String message = "";
  private String mode = "";
  private boolean begun;
  private boolean owing;

  /** A face that writes to this. */
  PlainFace(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void answer() {
    owing = true;
  }

  @Override
  public void show(Screen screen) {
    boolean answers = owing && !screen.snapshot().modes().running();
    List<String> asked = answers ? PlainText.asked(screen, Scratch::run) : List.of();
    asked.forEach(this::print);
    boolean repeats = answers && asked.isEmpty();
    PlainText.display(screen).ifPresent(now -> display(now, repeats));
    message(PlainText.message(screen), repeats);
    mode(PlainText.mode(screen));
    owing &= !answers;
    begun = true;
    if (out.checkError()) {
      throw new UncheckedIOException(new IOException("nobody reads what is written"));
    }
  }

  private void display(String now, boolean repeats) {
    if (repeats || !now.equals(display)) {
      print(now);
      owing = false;
    }
    display = now;
  }

  private void message(Optional<String> now, boolean repeats) {
    now.filter(sentence -> repeats || !sentence.equals(message)).ifPresent(this::print);
    message = now.orElse("");
  }

  /** A mode is told when it begins; how to go on without any only in the beginning. */
  private void mode(String now) {
    String name = StringUtils.substringBefore(now, " · ");
    boolean invites = name.startsWith("›");
    if (!name.equals(mode) && message.isEmpty() && !(begun && invites)) {
      print(now);
    }
    mode = name;
  }

  private void print(String line) {
    out.print(line);
    out.print('\n');
  }
}
