package hp41.microcode;

import hp41.display.Cells;
import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.nut.DisplayDriver;
import java.util.function.BooleanSupplier;

/** Tells the outside what a running program shows: messages, and what stands in a pause. */
final class Told implements DisplayDriver.Reader {

  private static final String GOOSE = "⟶";

  private final Machine machine;
  private final BooleanSupplier running;

  Told(Machine machine, BooleanSupplier running) {
    this.machine = machine;
    this.running = running;
  }

  @Override
  public void blinked(Cells cells) {
    if (running.getAsBoolean() && machine.flags().get(Flags.MESSAGE)) {
      machine.outbox().post(new Event.Viewed(whole(cells)));
    }
  }

  /** A message that is longer than the display is what ALPHA holds, scrolled to its end. */
  private String whole(Cells cells) {
    String alpha = CharacterSet.glyphs(machine.alpha().text());
    return Cells.split(alpha).size() > Cells.COUNT && Cells.endOf(alpha).equals(cells)
        ? alpha
        : cells.toString();
  }

  @Override
  public void stood(Cells cells) {
    boolean told = machine.flags().get(Flags.MESSAGE) || cells.toString().contains(GOOSE);
    if (running.getAsBoolean() && !told) {
      machine.outbox().post(new Event.Paused(cells.toString(), false));
    }
  }
}
