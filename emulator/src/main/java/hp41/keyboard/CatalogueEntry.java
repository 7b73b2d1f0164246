package hp41.keyboard;

import hp41.memory.Flags;
import java.util.List;
import java.util.Optional;

/** A catalogue that runs through the display, or stands at an entry. */
final class CatalogueEntry implements Entry {

  private final List<Catalogue.Item> items;
  private final Tempo tempo;
  private long closing;
  private Runnable end = () -> {};
  private Optional<CatalogueEntry> headings = Optional.empty();
  private Optional<IdleExit> idleExit = Optional.empty();
  private int number = -1;
  private int index;
  private int appointment;
  private boolean running = true;
  private boolean stopping;
  private boolean waiting;
  private boolean hurried;
  private long written;

  /** A catalogue of these entries. */
  CatalogueEntry(List<Catalogue.Item> items, Tempo tempo) {
    this.items = items;
    this.tempo = tempo;
  }

  /** At the end, when the last entry has stood so much longer, something happens. */
  CatalogueEntry endingWith(long micros, Runnable action) {
    closing = micros;
    end = action;
    return this;
  }

  /** When nothing is pressed, it leaves by itself. */
  CatalogueEntry leftWhenIdle() {
    idleExit = Optional.of(new IdleExit());
    return this;
  }

  /** At its end, or by ENTER↑, these headings stand again. */
  private CatalogueEntry below(CatalogueEntry others) {
    headings = Optional.of(others);
    return this;
  }

  /** As the catalogue of this number it can be kept. */
  CatalogueEntry numbered(int catalogue) {
    number = catalogue;
    return this;
  }

  @Override
  public String words() {
    String where = headings.map(CatalogueEntry::words).orElse("catalogue " + number);
    int shown = running ? Math.max(0, index - 1) : index;
    return items.isEmpty() || where.endsWith("-1") ? "" : where + ' ' + shown;
  }

  /** This, standing at an entry; empty if there is no such entry. */
  Optional<CatalogueEntry> standingAt(int entry) {
    running = false;
    index = entry;
    return Optional.of(this).filter(it -> entry < items.size());
  }

  /** What is inside the entry that it stands at, standing at one of those. */
  Optional<CatalogueEntry> standingInsideAt(int entry) {
    return Catalogue.inside(items.get(index)).below(this).standingAt(entry);
  }

  /** Begins to show the entries one after the other. */
  void start(Keyboard keyboard) {
    showAfter(tempo.delay(), keyboard);
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
      leave(true, keyboard);
      return;
    }
    Catalogue.Item item = items.get(index);
    waiting = false;
    item.visit().run();
    keyboard.lcd().beginWriting();
    keyboard.timeline().after(item.writing(), () -> write(expected, item, keyboard));
    keyboard.timeline().proceed();
  }

  private void leave(boolean goesOn, Keyboard keyboard) {
    headings.ifPresentOrElse(others -> others.comeBack(goesOn, keyboard), keyboard::close);
  }

  private void write(int expected, Catalogue.Item item, Keyboard keyboard) {
    if (expected != appointment || keyboard.entry() != this) {
      return;
    } else if (stopping) {
      standStill(keyboard);
    } else {
      keyboard.lcd().show(item.text());
      keyboard.actions().journal().entry(item.text());
      index++;
      waiting = true;
      written = keyboard.timeline().now();
      showAfter(hurried ? tempo.search() : tempo.stands(), keyboard);
    }
  }

  /** While any key is down, entries come without a wait between them. */
  private void hurry(Keyboard keyboard) {
    hurried = true;
    keyboard.hold(Held.silent(keyboard, () -> hurried = false));
    if (isWaiting(keyboard)) {
      showAfter(tempo.search(), keyboard);
    }
  }

  private void stand(Keyboard keyboard) {
    keyboard.lcd().show(items.get(index).text());
    items.get(index).visit().run();
    waitForKey(keyboard);
  }

  private void waitForKey(Keyboard keyboard) {
    idleExit.ifPresent(exit -> exit.begin(this, keyboard, keyboard::close));
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (running) {
      if (key == Key.RUN_STOP && !items.isEmpty()) {
        stop(keyboard);
      } else {
        hurry(keyboard);
      }
      return this;
    }
    if (key == Key.RUN_STOP && !shifted) {
      return hold(() -> goOn(keyboard), keyboard);
    }
    if (key == Key.ON) {
      keyboard.switches().onKey(shifted);
      return Ready.STATE;
    }
    if (key == Key.SST && idleExit.isPresent()) {
      return hold(() -> pass(tempo.delay(), shifted, keyboard), keyboard);
    }
    if (key == Key.SST && !shifted && index == items.size() - 1) {
      return hold(() -> leave(false, keyboard), keyboard);
    }
    if (key == Key.SST) {
      pass(0, shifted, keyboard);
      return this;
    }
    if (key == Key.ENTER && !shifted && items.get(index).isHeading()) {
      return hold(() -> enter(keyboard), keyboard);
    }
    if (key == Key.ENTER && !shifted && headings.isPresent()) {
      return hold(() -> headings.get().comeBack(false, keyboard), keyboard);
    }
    if (key == Key.BACK && !shifted) {
      return keyboard.hold(Held.silent(keyboard, keyboard::refresh));
    }
    if (takesAllKeys()) {
      keyboard.machine().flags().set(Flags.SHIFT, shifted);
      return this;
    }
    keyboard.close();
    return Ready.STATE.press(key, shifted, keyboard);
  }

  private Entry hold(Runnable action, Keyboard keyboard) {
    keyboard.hold(Held.silent(keyboard, action));
    return this;
  }

  /** A step that the machine takes its time for, beginning after a while. */
  private void pass(long before, boolean back, Keyboard keyboard) {
    boolean last = index == items.size() - 1;
    long micros = items.get(back || last ? index : index + 1).preparation();
    int expected = ++appointment;
    keyboard
        .timeline()
        .after(
            keyboard.pace().of(before + micros),
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

  /** Stops at the entry that stands; once the next one is being looked for, at that. */
  private void stop(Keyboard keyboard) {
    if (!isWaiting(keyboard)) {
      stopping = true;
      return;
    }
    appointment++;
    index--;
    standStill(keyboard);
  }

  private void standStill(Keyboard keyboard) {
    running = false;
    stopping = false;
    waiting = false;
    stand(keyboard);
  }

  private boolean isWaiting(Keyboard keyboard) {
    return waiting && keyboard.timeline().now() < written + tempo.pause() + passing(keyboard);
  }

  /** What the machine takes to pass over a module; it looks at the keys meanwhile. */
  private long passing(Keyboard keyboard) {
    boolean passes = index < items.size() && items.get(index).isHeading();
    return passes ? keyboard.pace().of(items.get(index).preparation()) : 0;
  }

  private void enter(Keyboard keyboard) {
    CatalogueEntry inside = Catalogue.inside(items.get(index)).below(this);
    keyboard.open(inside);
    inside.start(keyboard);
  }

  /** After what is inside the heading: it stands again, or the next one comes. */
  private void comeBack(boolean goesOn, Keyboard keyboard) {
    keyboard.open(this);
    if (goesOn) {
      goOn(keyboard);
    } else {
      stand(keyboard);
    }
  }

  private void goOn(Keyboard keyboard) {
    idleExit.ifPresent(IdleExit::end);
    running = true;
    index++;
    showAfter(tempo.delay(), keyboard);
  }

  /** While it runs, keys but R/S and ON do nothing. */
  boolean isRunning() {
    return running;
  }

  @Override
  public void resume(Keyboard keyboard) {
    keyboard.open(this);
    if (running) {
      showAfter(tempo.stands(), keyboard);
    } else {
      stand(keyboard);
    }
  }

  /** Those that leave by themselves have all keys while they stand, and pass over most. */
  @Override
  public boolean takesAllKeys() {
    return !running && idleExit.isPresent();
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
