package hp41.modal;

import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.Flags;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.Times;
import java.util.List;
import java.util.Optional;

/** A catalog that runs through the display, or is stopped at an item. */
final class CatalogEntry extends ModalEntry {

  private final Catalogs catalogs;
  private final List<Catalogs.CatalogItem> items;
  private final Times.Tempo tempo;
  private long closing;
  private Runnable end = () -> {};
  private Optional<CatalogEntry> headings = Optional.empty();
  private boolean leftWhenIdle;
  private int number = -1;
  private int index;
  private CatalogPhase phase = CatalogPhase.SEARCHING;
  private boolean hurried;
  private long written;

  /** What the catalog does. */
  private enum CatalogPhase {
    /** It finds and writes the next item. */
    SEARCHING,
    /** It shows an item for a while. */
    SHOWING,
    /** It will stop at the item that it finds. */
    STOPPING,
    /** It has stopped at an item. */
    STOPPED,
    /** SST or BST finds another item of CAT 1 to 3; keys are lost meanwhile. */
    STEPPING
  }

  CatalogEntry(
      List<Catalogs.CatalogItem> items,
      Times.Tempo tempo,
      Catalogs catalogs,
      ModalContext context) {
    super(context, "CAT", Keying.CATALOGUE, OpenState.LISTING, Trait.KEEPS_SCHEDULE);
    this.catalogs = catalogs;
    this.items = items;
    this.tempo = tempo;
  }

  /** Sets what happens at the end, when the last item has been shown so much longer. */
  CatalogEntry endingWith(long micros, Runnable action) {
    closing = micros;
    end = action;
    return this;
  }

  /** Lets the catalog be left when no key is pressed. */
  CatalogEntry leftWhenIdle() {
    leftWhenIdle = true;
    return this;
  }

  /** Sets the headings that are shown again at the end, or by ENTER↑. */
  private CatalogEntry below(CatalogEntry others) {
    headings = Optional.of(others);
    return this;
  }

  /** Sets the number by which it is stored. */
  CatalogEntry numbered(int catalog) {
    number = catalog;
    return this;
  }

  @Override
  public String words() {
    String where = headings.map(CatalogEntry::words).orElse("catalogue " + number);
    int shown = isListing() ? Math.max(0, index - 1) : index;
    return items.isEmpty() || where.endsWith("-1") ? "" : where + ' ' + shown;
  }

  /** Stops at an item; returns empty if there is no such item. */
  Optional<CatalogEntry> stoppedAt(int entry) {
    phase = CatalogPhase.STOPPED;
    index = entry;
    return Optional.of(this).filter(it -> entry < items.size());
  }

  /** Returns the catalog inside the current item, stopped at an item. */
  Optional<CatalogEntry> stoppedInsideAt(int entry) {
    return catalogs.inside(items.get(index)).below(this).stoppedAt(entry);
  }

  /** Shows the items one after the other. */
  void start() {
    open();
    showAfter(tempo.delay());
  }

  private void showAfter(long micros) {
    cancel();
    after(micros + (index < items.size() ? preparing() : closing), this::showNext);
  }

  private void showNext() {
    if (index == items.size()) {
      end.run();
      leave(true);
      return;
    }
    Catalogs.CatalogItem item = items.get(index);
    phase = phase == CatalogPhase.STOPPING ? phase : CatalogPhase.SEARCHING;
    item.visit().run();
    beginWriting();
    after(computing(item.counting()), () -> write(item));
    proceed();
  }

  private void leave(boolean continues) {
    headings.ifPresentOrElse(others -> others.reopen(continues), this::close);
  }

  private void write(Catalogs.CatalogItem item) {
    if (phase == CatalogPhase.STOPPING) {
      stopHere();
      print(item.printed());
    } else {
      show(item.text());
      index++;
      phase = CatalogPhase.SHOWING;
      written = now() + print(item.printed());
      showAfter(written - now() + tempo.interval() - (hurried ? tempo.pause() : 0));
    }
  }

  /** Shows the items without a pause between them while any key is down. */
  private void hurry() {
    hurried = true;
    whenReleased(() -> hurried = false);
    if (isWaiting()) {
      long searching = Math.max(0, found() - now());
      showAfter(searching + tempo.writing() - preparing());
    }
  }

  private void showCurrent() {
    show(items.get(index).text());
    items.get(index).visit().run();
    waitForKey();
  }

  private void waitForKey() {
    if (leftWhenIdle) {
      whenIdle(this::close);
    }
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    if (isListing()) {
      if (key == Key.RUN_STOP && !items.isEmpty()) {
        stop();
      } else {
        hurry();
      }
      return this;
    }
    if (phase == CatalogPhase.STEPPING) {
      return this;
    }
    if (!leftWhenIdle && isAssigned(key, shifted)) {
      leave();
      return pressFunction(key, shifted);
    }
    if (key == Key.RUN_STOP && !shifted) {
      return hold(this::run);
    }
    if (key == Key.ON) {
      return pressOn(shifted);
    }
    if (key == Key.SST && leftWhenIdle) {
      return hold(() -> pass(tempo.delay(), shifted));
    }
    if (key == Key.SST && !shifted && index == items.size() - 1) {
      return hold(() -> leave(false));
    }
    if (key == Key.SST) {
      pass(0, shifted);
      return this;
    }
    if (key == Key.ENTER && !shifted && items.get(index).isHeading()) {
      return hold(this::enter);
    }
    if (key == Key.ENTER && !shifted && headings.isPresent()) {
      return hold(() -> headings.get().reopen(false));
    }
    if (key == Key.BACK && !shifted) {
      return whenReleased(this::refresh);
    }
    if (leftWhenIdle) {
      machine.flags().set(Flags.SHIFT, shifted);
      return this;
    }
    leave();
    return pressFunction(key, shifted);
  }

  private Entry hold(Runnable action) {
    whenReleased(action);
    return this;
  }

  /** Moves to the next or previous item, which takes the machine time, after a delay. */
  private void pass(long before, boolean back) {
    boolean last = index == items.size() - 1;
    long micros = items.get(back || last ? index : index + 1).preparation();
    cancel();
    phase = leftWhenIdle ? phase : CatalogPhase.STEPPING;
    after(computing(before + micros), () -> step(back));
    proceed();
  }

  private void step(boolean back) {
    phase = CatalogPhase.STOPPED;
    index = Math.min(items.size() - 1, Math.max(0, back ? index - 1 : index + 1));
    showCurrent();
    print(items.get(index).printed());
  }

  /** Stops at the current item; if the next one is being searched for, at that one. */
  private void stop() {
    if (!isWaiting()) {
      phase = CatalogPhase.STOPPING;
      return;
    }
    cancel();
    index--;
    stopHere();
  }

  private void stopHere() {
    phase = CatalogPhase.STOPPED;
    showCurrent();
  }

  private boolean isWaiting() {
    return phase == CatalogPhase.SHOWING && now() < found() + tempo.pause();
  }

  /** Returns when the next item has been found. */
  private long found() {
    return written + tempo.search() + preparing();
  }

  /** Returns the additional time to find the next item. */
  private long preparing() {
    return index < items.size() ? computing(items.get(index).preparation()) : 0;
  }

  private void enter() {
    CatalogEntry inside = catalogs.inside(items.get(index)).below(this);
    inside.start();
  }

  /** Returns from the catalog inside a heading: it is shown again, or the next one follows. */
  private void reopen(boolean continues) {
    open();
    if (continues) {
      run();
    } else {
      showCurrent();
    }
  }

  private void run() {
    endIdling();
    phase = CatalogPhase.SEARCHING;
    index++;
    showAfter(tempo.delay());
  }

  /**
   * While it runs, only R/S and ON act. Catalogs that are left when no key is pressed take all keys
   * while they are stopped, and ignore most.
   */
  @Override
  public OpenState state() {
    if (phase != CatalogPhase.STOPPED && phase != CatalogPhase.STEPPING) {
      return OpenState.LISTING;
    }
    return leftWhenIdle ? OpenState.STOPPED_DIRECTORY : OpenState.STOPPED_LISTING;
  }

  @Override
  protected void continueShowing() {
    if (isListing()) {
      showAfter(tempo.interval());
    } else {
      showCurrent();
    }
  }
}
