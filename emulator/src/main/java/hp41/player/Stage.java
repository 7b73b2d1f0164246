package hp41.player;

import hp41.entry.EntryView;
import hp41.key.Pace;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.memory.Flags;

/**
 * What all parts of the player work with: the machine, its time and display, and the printer that
 * follows the keys.
 */
final class Stage {

  private final Machine machine;
  private final Processor processor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final KeyPrinterTrace trace;
  private final ProgramCursor cursor;
  private final EntryView view;
  private final IdleDisplay idle;
  private final KeyNotes notes;
  private final InstructionTimer timer;
  private final KeyedTime keyed;

  Stage(Machine machine, Processor processor, Pace pace) {
    this.machine = machine;
    this.processor = processor;
    timeline = new PacedTimeline(machine.peripherals().clock(), pace);
    lcd = new Lcd(timeline);
    trace = new KeyPrinterTrace(machine);
    cursor = new ProgramCursor(machine);
    view = new EntryView(machine, lcd::cells);
    idle = new IdleDisplay(machine, lcd, timeline);
    notes = new KeyNotes(machine);
    timer = new InstructionTimer(machine, timeline);
    keyed = new KeyedTime(timeline);
  }

  Machine machine() {
    return machine;
  }

  Processor processor() {
    return processor;
  }

  PacedTimeline timeline() {
    return timeline;
  }

  Lcd lcd() {
    return lcd;
  }

  KeyPrinterTrace trace() {
    return trace;
  }

  /** Returns the current program line, to move and to edit it. */
  ProgramCursor cursor() {
    return cursor;
  }

  /** Returns the state of the calculator that entries read. */
  EntryView view() {
    return view;
  }

  /** Returns the display that shows the result while nothing scrolls or blinks. */
  IdleDisplay idle() {
    return idle;
  }

  /** Returns the object that records keyed input in the status registers. */
  KeyNotes notes() {
    return notes;
  }

  /** Returns the timer of instructions. */
  InstructionTimer timer() {
    return timer;
  }

  /** Returns the time of keyed instructions. */
  KeyedTime keyed() {
    return keyed;
  }

  /** Returns whether the calculator is in PRGM mode. */
  boolean isProgramming() {
    return machine.flags().get(Flags.PRGM);
  }
}
