package hp41.terminal;

import hp41.files.Output;
import hp41.machine.Event;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.terminal.TerminalSession.Face;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes what changes on the screen, a line at a time and nothing twice: the display with its
 * annunciators, then what there is to say of it. A line that was typed is always answered.
 */
final class PlainTextView implements Face {

  private final Output out;
  private final boolean byHand;
  private final List<Event> events = new ArrayList<>();
  private String standing = "";
  private String display = "";
  private String message = "";
  private String mode = "";
  private boolean begun;
  private boolean owing;

  /**
   * A face that writes to this.
   *
   * @param byHand whether somebody types the lines just now, who stops when there are no answers
   */
  PlainTextView(Output out, boolean byHand) {
    this.out = out;
    this.byHand = byHand;
  }

  @Override
  public boolean isSeen() {
    return out.isOpen();
  }

  @Override
  public void tell(Event event) {
    events.add(event);
  }

  @Override
  public void answer() {
    owing = true;
  }

  @Override
  public void show(Screen screen) {
    boolean answers = owing && !screen.snapshot().modes().running();
    owing &= !answers;
    List<String> lines = new ArrayList<>();
    boolean passed = past(screen, lines);
    List<String> asked = answers ? PlainText.asked(screen, ScratchCalculator::run) : List.of();
    lines.addAll(asked);
    boolean repeats = answers && asked.isEmpty();
    display(PlainText.display(screen), repeats && !passed).ifPresent(lines::add);
    message(PlainText.message(screen), repeats).ifPresent(lines::add);
    mode(PlainText.mode(screen)).ifPresent(lines::add);
    begun = true;
    lines.forEach(line -> out.print(PlainText.fitting(screen, line)));
    if (byHand && !out.isOpen()) {
      throw new UncheckedIOException(new IOException("nobody reads what is written"));
    }
  }

  /** What was printed and shown since the last screen, in its order; whether anything was shown. */
  private boolean past(Screen screen, List<String> lines) {
    boolean passed = false;
    for (Event event : events) {
      if (event instanceof Event.Printed printed) {
        lines.add(PlainText.printed(printed.line()));
      }
      Optional<String> shown = shown(event).map(text -> PlainText.passed(screen, text));
      passed |= shown.isPresent();
      display = shown.orElse(display);
      shown.ifPresent(lines::add);
    }
    events.clear();
    owing &= !passed;
    return passed;
  }

  /** The text that was shown, unless it stood already or nothing was to be seen. */
  private Optional<String> shown(Event event) {
    Optional<String> text = Optional.empty();
    if (event instanceof Event.Viewed viewed) {
      text = Optional.of(viewed.text());
    } else if (event instanceof Event.Paused paused) {
      text = Optional.of(paused.text()).filter(it -> !paused.message() || !it.equals(standing));
    }
    standing = text.orElse(standing);
    return text.filter(it -> !it.isBlank());
  }

  /** What a program shows before it stops is an answer too. */
  private Optional<String> display(Optional<String> now, boolean repeats) {
    Optional<String> news = now.filter(it -> repeats || !it.equals(display));
    display = now.orElse(display);
    owing &= news.isEmpty();
    return news;
  }

  private Optional<String> message(Optional<String> now, boolean repeats) {
    Optional<String> news = now.filter(it -> repeats || !it.equals(message));
    message = now.orElse("");
    return news;
  }

  /** A mode is told when it begins; how to go on without any only in the beginning. */
  private Optional<String> mode(String now) {
    String name = StringUtils.substringBefore(now, " · ");
    boolean known = name.equals(mode) || (begun && name.startsWith("›"));
    mode = name;
    return Optional.of(now).filter(it -> !known && message.isEmpty());
  }
}
