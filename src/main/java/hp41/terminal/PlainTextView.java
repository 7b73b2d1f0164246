package hp41.terminal;

import hp41.event.Event;
import hp41.files.Output;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.screen.TerminalGone;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes the changes of the screen as lines: the display with its annunciators, then the message.
 * Nothing is repeated, but each typed line has an answer.
 */
final class PlainTextView implements Face {

  private final Output out;
  private final boolean byHand;
  private final List<Event> events = new ArrayList<>();
  private String displayed = "";
  private String display = "";
  private String message = "";
  private String mode = "";
  private boolean started;
  private boolean answerDue;

  /**
   * Creates a view.
   *
   * @param byHand whether a person types the lines; the session then ends when nobody reads the
   *     answers
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
  public void onEvent(Event event) {
    events.add(event);
  }

  @Override
  public boolean showsBlankMoments() {
    return false;
  }

  @Override
  public boolean keepsMessages() {
    return true;
  }

  @Override
  public void markAnswer() {
    answerDue = true;
  }

  @Override
  public void show(Screen screen) {
    boolean answers = answerDue && !screen.calculator().snapshot().modes().running();
    answerDue &= !answers;
    List<String> lines = new ArrayList<>();
    boolean passed = past(screen, lines);
    List<String> requested =
        answers ? PlainText.requested(screen, ScratchCalculator::run) : List.of();
    lines.addAll(requested);
    boolean repeats = answers && requested.isEmpty();
    display(PlainText.display(screen), repeats && !passed).ifPresent(lines::add);
    message(PlainText.message(screen), repeats).ifPresent(lines::add);
    mode(PlainText.mode(screen)).ifPresent(lines::add);
    started = true;
    lines.forEach(line -> out.print(PlainText.fitting(screen, line)));
    if (byHand && !out.isOpen()) {
      throw new TerminalGone(new IOException("the output is closed"));
    }
  }

  /**
   * Adds what was printed and displayed since the last screen, in order; returns whether anything
   * was displayed.
   */
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
    answerDue &= !passed;
    return passed;
  }

  /** Returns the text of an event, unless it is blank or was already displayed. */
  private Optional<String> shown(Event event) {
    Optional<String> text = Optional.empty();
    if (event instanceof Event.Viewed viewed) {
      text = Optional.of(viewed.text());
    } else if (event instanceof Event.Paused paused) {
      text = Optional.of(paused.text()).filter(it -> !paused.message() || !it.equals(displayed));
    }
    displayed = text.orElse(displayed);
    return text.filter(it -> !it.isBlank());
  }

  /**
   * Returns the display if it is new. The output of a program before it stops counts as an answer.
   */
  private Optional<String> display(Optional<String> now, boolean repeats) {
    Optional<String> news = now.filter(it -> repeats || !it.equals(display));
    display = now.orElse(display);
    answerDue &= news.isEmpty();
    return news;
  }

  private Optional<String> message(Optional<String> now, boolean repeats) {
    Optional<String> news = now.filter(it -> repeats || !it.equals(message));
    message = now.orElse("");
    return news;
  }

  /**
   * Returns the message about a mode when the mode begins; the general invitation is written only
   * at the start.
   */
  private Optional<String> mode(String now) {
    String name = StringUtils.substringBefore(now, " · ");
    boolean known = name.equals(mode) || (started && name.startsWith("›"));
    mode = name;
    return Optional.of(now).filter(it -> !known && message.isEmpty());
  }
}
