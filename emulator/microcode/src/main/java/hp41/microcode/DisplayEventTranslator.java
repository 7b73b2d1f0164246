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

/** Tells the outside what a running program shows: messages, and what stands in a pause. */
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
      tell();
    }
  }

  /** Tells the message, if it is one: PROMPT says so only when it has blinked. */
  void tell() {
    if (machine.flags().get(Flags.MESSAGE)) {
      blinking.ifPresent(this::tell);
      blinking = Optional.empty();
    }
  }

  /** A message that is longer than the display is what ALPHA holds; it is told at its end. */
  private void tell(Cells cells) {
    last = cells;
    String text = whole(cells);
    boolean scrolls = alpha().length() > text.length() && alpha().contains(text);
    if (!scrolls && !CalculatorError.isMessage(text)) {
      view(text);
    }
  }

  private String alpha() {
    return CharacterSet.glyphs(machine.alpha().text());
  }

  /** What stands in the display; all of ALPHA if it is the end of that, which has scrolled. */
  String whole(Cells cells) {
    boolean end = Cells.split(alpha()).size() > Cells.COUNT && Cells.endOf(alpha()).equals(cells);
    return end ? alpha() : cells.toString();
  }

  private void view(String text) {
    machine.outbox().post(new Event.Viewed(text));
  }

  @Override
  public void stood(Cells cells) {
    blinking = Optional.empty();
    boolean told = cells.equals(last) || cells.toString().contains(GOOSE);
    if (running.getAsBoolean() && !told) {
      machine.outbox().post(new Event.Paused(cells.toString(), false));
    }
  }
}
