package hp41.keyboard;

import hp41.machine.Function;
import java.util.List;
import java.util.Optional;

/** A catalogue that runs through the display, or stands at an entry. */
final class CatalogueEntry implements Entry {

  private final List<Catalogue.Item> items;
  private final long delay;
  private final long pace;
  private final Runnable end;
  private int index;
  private boolean running = true;

  CatalogueEntry(List<Catalogue.Item> items, long delay, long pace) {
    this(items, delay, pace, () -> {});
  }

  /**
   * A catalogue.
   *
   * @param end what happens when all entries have been shown
   */
  CatalogueEntry(List<Catalogue.Item> items, long delay, long pace, Runnable end) {
    this.items = items;
    this.delay = delay;
    this.pace = pace;
    this.end = end;
  }

  /** Begins to show the entries one after the other. */
  void start(Keyboard keyboard) {
    showAfter(delay, keyboard);
  }

  private void showAfter(long micros, Keyboard keyboard) {
    long preparation = index < items.size() ? items.get(index).preparation() : 0;
    keyboard.timeline().after(micros + keyboard.pace().of(preparation), () -> show(keyboard));
  }

  private void show(Keyboard keyboard) {
    if (!running || keyboard.entry() != this) {
      return;
    }
    if (index == items.size()) {
      end.run();
      keyboard.close();
      return;
    }
    stand(keyboard);
    index++;
    showAfter(pace, keyboard);
  }

  private void stand(Keyboard keyboard) {
    keyboard.lcd().show(items.get(index).text());
    items.get(index).visit().run();
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.RUN_STOP && !items.isEmpty()) {
      runOrStop(keyboard);
      return this;
    }
    if (running) {
      return this;
    }
    if (key == Key.SST) {
      index = Math.min(items.size() - 1, Math.max(0, shifted ? index - 1 : index + 1));
      stand(keyboard);
      return this;
    }
    keyboard.close();
    return key == Key.BACK ? Ready.STATE : Ready.STATE.press(key, shifted, keyboard);
  }

  private void runOrStop(Keyboard keyboard) {
    running = !running;
    if (running) {
      index++;
      show(keyboard);
    } else {
      index = Math.max(0, index - 1);
    }
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
