package hp41.keyboard;

import hp41.machine.Function;
import java.util.List;
import java.util.Optional;

/** A catalogue that runs through the display, or stands at an entry. */
final class CatalogueEntry implements Entry {

  private final List<Catalogue.Item> items;
  private final long delay;
  private final long pace;
  private final long closing;
  private final Runnable end;
  private int index;
  private int appointment;
  private boolean running = true;

  CatalogueEntry(List<Catalogue.Item> items, long delay, long pace) {
    this(items, delay, pace, 0, () -> {});
  }

  /**
   * A catalogue.
   *
   * @param delay microseconds until the first entry
   * @param pace microseconds that an entry stands
   * @param closing microseconds that the last one stands longer
   * @param end what happens when all entries have been shown
   */
  CatalogueEntry(List<Catalogue.Item> items, long delay, long pace, long closing, Runnable end) {
    this.items = items;
    this.delay = delay;
    this.pace = pace;
    this.closing = closing;
    this.end = end;
  }

  /** Begins to show the entries one after the other. */
  void start(Keyboard keyboard) {
    showAfter(delay, keyboard);
  }

  private void showAfter(long micros, Keyboard keyboard) {
    long difference = closing;
    if (index < items.size()) {
      Catalogue.Item next = items.get(index);
      difference = keyboard.pace().of(next.preparation()) - next.writing();
    }
    int expected = ++appointment;
    keyboard.timeline().after(micros + difference, () -> show(expected, keyboard));
  }

  private void show(int expected, Keyboard keyboard) {
    if (expected != appointment || keyboard.entry() != this) {
      return;
    }
    if (index == items.size()) {
      end.run();
      keyboard.close();
      return;
    }
    Catalogue.Item item = items.get(index);
    item.visit().run();
    keyboard.lcd().beginWriting();
    keyboard.timeline().after(item.writing(), () -> write(expected, item, keyboard));
    keyboard.timeline().proceed();
  }

  private void write(int expected, Catalogue.Item item, Keyboard keyboard) {
    if (expected == appointment && keyboard.entry() == this) {
      keyboard.lcd().show(item.text());
      index++;
      showAfter(pace, keyboard);
    }
  }

  private void stand(Keyboard keyboard) {
    keyboard.lcd().show(items.get(index).text());
    items.get(index).visit().run();
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (running) {
      if (key == Key.RUN_STOP && !items.isEmpty()) {
        stop(keyboard);
      }
      return this;
    }
    if (key == Key.RUN_STOP && !shifted) {
      keyboard.hold(Held.silent(keyboard, () -> goOn(keyboard)));
      return this;
    }
    if (key == Key.SST && !items.get(index).inside().isEmpty()) {
      pass(shifted, keyboard);
      return this;
    }
    if (key == Key.SST) {
      step(shifted, keyboard);
      return this;
    }
    if (key == Key.ENTER && !shifted && !items.get(index).inside().isEmpty()) {
      keyboard.hold(Held.silent(keyboard, () -> enter(keyboard)));
      return this;
    }
    if (key == Key.BACK && !shifted) {
      return keyboard.hold(Held.silent(keyboard, keyboard::refresh));
    }
    keyboard.close();
    return Ready.STATE.press(key, shifted, keyboard);
  }

  /** A step that the machine takes its time for. */
  private void pass(boolean back, Keyboard keyboard) {
    boolean last = index == items.size() - 1;
    long micros = items.get(back || last ? index : index + 1).preparation();
    int expected = ++appointment;
    keyboard
        .timeline()
        .after(
            keyboard.pace().of(micros),
            () -> {
              if (expected == appointment && keyboard.entry() == this) {
                step(back, keyboard);
              }
            });
    keyboard.timeline().proceed();
  }

  private void step(boolean back, Keyboard keyboard) {
    index = Math.min(items.size() - 1, Math.max(0, back ? index - 1 : index + 1));
    stand(keyboard);
  }

  /** Stops at the entry that stands, or that is being written. */
  private void stop(Keyboard keyboard) {
    running = false;
    appointment++;
    if (!keyboard.lcd().isWriting()) {
      index = Math.max(0, index - 1);
    }
    stand(keyboard);
  }

  private void enter(Keyboard keyboard) {
    CatalogueEntry inside = Catalogue.inside(items.get(index));
    keyboard.open(inside);
    inside.start(keyboard);
  }

  private void goOn(Keyboard keyboard) {
    running = true;
    index++;
    showAfter(delay, keyboard);
  }

  @Override
  public Optional<Function> function() {
    return Optional.empty();
  }

  /** While it runs, keys but R/S and ON do nothing. */
  boolean isRunning() {
    return running;
  }

  @Override
  public void resume(Keyboard keyboard) {
    keyboard.open(this);
    if (running) {
      showAfter(pace, keyboard);
    } else {
      stand(keyboard);
    }
  }

  @Override
  public boolean goesOn() {
    return true;
  }

  @Override
  public Keying keying() {
    return Keying.CATALOGUE;
  }
}
