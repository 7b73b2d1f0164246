package hp41.microcode;

import hp41.display.Cells;
import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.nut.DisplayDriver;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Reports what a running program displays as events: messages and pauses. */
final class DisplayEventTranslator implements DisplayDriver.DisplayListener {

  static final String GOOSE = "⟶";

  private final Machine machine;
  private final BooleanSupplier running;
  private Optional<Cells> blinking = Optional.empty();
  private Cells last = Cells.BLANK;

  DisplayEventTranslator(Machine machine, BooleanSupplier running) {
    this.machine = machine;
    this.running = running;
  }

  @Override
  public void blinked(Cells cells) {
    if (running.getAsBoolean()) {
      blinking = Optional.of(cells);
      if (!CalculatorError.isMessage(whole(cells))) {
        reportMessage();
      }
    }
  }

  /**
   * Reports the display as a message if flag 50 is set. A message of PROMPT is complete only after
   * it has blinked.
   */
  void reportMessage() {
    if (machine.flags().get(Flags.MESSAGE)) {
      blinking.ifPresent(this::report);
      blinking = Optional.empty();
    }
  }

  /**
   * Reports a message. A message longer than the display is the text of ALPHA and is reported when
   * its end is shown.
   */
  private void report(Cells cells) {
    last = cells;
    String text = whole(cells);
    boolean scrolls = alpha().length() > text.length() && alpha().contains(text);
    if (!scrolls) {
      view(text);
    }
  }

  /** Discards the message, which is an error. */
  void forgetMessage() {
    blinking = Optional.empty();
  }

  /** Returns whether a message is the text of ALPHA. */
  boolean isAlpha(String text) {
    return text.equals(alpha());
  }

  private String alpha() {
    return CharacterSet.glyphs(machine.alpha().text());
  }

  /**
   * Returns the text of the display, or all of ALPHA if the display shows the scrolled end of it.
   */
  String whole(Cells cells) {
    boolean end = Cells.split(alpha()).size() > Cells.COUNT && Cells.endOf(alpha()).equals(cells);
    return end ? alpha() : cells.toString();
  }

  private void view(String text) {
    machine.outbox().post(new Event.Viewed(text));
  }

  @Override
  public void beforeChange(Cells cells) {
    blinking = Optional.empty();
    boolean reported = cells.equals(last) || cells.toString().contains(GOOSE);
    if (running.getAsBoolean() && !reported) {
      machine.outbox().post(new Event.Paused(cells.toString(), false));
    }
  }
}
