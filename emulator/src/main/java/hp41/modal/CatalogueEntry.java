package hp41.modal;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.Entry;
import hp41.keyboard.ModalContext;
import hp41.keyboard.ModalEntry;
import hp41.memory.Flags;
import hp41.time.Times;
import java.util.List;
import java.util.Optional;

/** A catalogue that runs through the display, or stands at an entry. */
final class CatalogueEntry extends ModalEntry {

  private final Catalogues catalogues;
  private final List<Catalogues.CatalogueItem> items;
  private final Times.Tempo tempo;
  private long closing;
  private Runnable end = () -> {};
  private Optional<CatalogueEntry> headings = Optional.empty();
  private boolean leftWhenIdle;
  private int number = -1;
  private int index;
  private boolean running = true;
  private boolean stopping;
  private boolean waiting;
  private boolean hurried;
  private long written;

  /** A catalogue of these entries. */
  CatalogueEntry(
      List<Catalogues.CatalogueItem> items,
      Times.Tempo tempo,
      Catalogues catalogues,
      ModalContext context) {
    super(context, "CAT", Keying.CATALOGUE, Trait.KEEPS_SCHEDULE);
    this.catalogues = catalogues;
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
    leftWhenIdle = true;
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
    return catalogues.inside(items.get(index)).below(this).standingAt(entry);
  }

  /** Begins to show the entries one after the other. */
  void start() {
    open();
    showAfter(tempo.delay());
  }

  private void showAfter(long micros) {
    long difference = closing;
    if (index < items.size()) {
      Catalogues.CatalogueItem next = items.get(index);
      difference = computing(next.preparation()) - next.writing();
    }
    cancel();
    after(micros + difference, this::showNext);
  }

  private void showNext() {
    if (index == items.size()) {
      end.run();
      leave(true);
      return;
    }
    Catalogues.CatalogueItem item = items.get(index);
    waiting = false;
    item.visit().run();
    beginWriting();
    after(item.writing(), () -> write(item));
    proceed();
  }

  private void leave(boolean goesOn) {
    headings.ifPresentOrElse(others -> others.comeBack(goesOn), this::close);
  }

  private void write(Catalogues.CatalogueItem item) {
    if (stopping) {
      standStill();
    } else {
      show(item.text());
      print(item.printed());
      index++;
      waiting = true;
      written = now();
      showAfter(hurried ? tempo.search() : tempo.interval());
    }
  }

  /** While any key is down, entries come without a wait between them. */
  private void hurry() {
    hurried = true;
    whenReleased(() -> hurried = false);
    if (isWaiting()) {
      showAfter(tempo.search());
    }
  }

  private void stand() {
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
    if (running) {
      if (key == Key.RUN_STOP && !items.isEmpty()) {
        stop();
      } else {
        hurry();
      }
      return this;
    }
    if (key == Key.RUN_STOP && !shifted) {
      return hold(this::goOn);
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
      return hold(() -> headings.get().comeBack(false));
    }
    if (key == Key.BACK && !shifted) {
      return whenReleased(this::refresh);
    }
    if (takesAllKeys()) {
      machine.flags().set(Flags.SHIFT, shifted);
      return this;
    }
    close();
    return pressFunction(key, shifted);
  }

  private Entry hold(Runnable action) {
    whenReleased(action);
    return this;
  }

  /** A step that the machine takes its time for, beginning after a while. */
  private void pass(long before, boolean back) {
    boolean last = index == items.size() - 1;
    long micros = items.get(back || last ? index : index + 1).preparation();
    cancel();
    after(computing(before + micros), () -> step(back));
    proceed();
  }

  private void step(boolean back) {
    index = Math.min(items.size() - 1, Math.max(0, back ? index - 1 : index + 1));
    stand();
  }

  /** Stops at the entry that stands; once the next one is being looked for, at that. */
  private void stop() {
    if (!isWaiting()) {
      stopping = true;
      return;
    }
    cancel();
    index--;
    standStill();
  }

  private void standStill() {
    running = false;
    stopping = false;
    waiting = false;
    stand();
  }

  private boolean isWaiting() {
    return waiting && now() < written + tempo.pause() + passing();
  }

  /** What the machine takes to pass over a module; it looks at the keys meanwhile. */
  private long passing() {
    boolean passes = index < items.size() && items.get(index).isHeading();
    return passes ? computing(items.get(index).preparation()) : 0;
  }

  private void enter() {
    CatalogueEntry inside = catalogues.inside(items.get(index)).below(this);
    inside.start();
  }

  /** After what is inside the heading: it stands again, or the next one comes. */
  private void comeBack(boolean goesOn) {
    open();
    if (goesOn) {
      goOn();
    } else {
      stand();
    }
  }

  private void goOn() {
    endIdling();
    running = true;
    index++;
    showAfter(tempo.delay());
  }

  /** While it runs, keys but R/S and ON do nothing. */
  @Override
  public boolean isListing() {
    return running;
  }

  @Override
  protected void continueShowing() {
    if (running) {
      showAfter(tempo.interval());
    } else {
      stand();
    }
  }

  /** Those that leave by themselves have all keys while they stand, and pass over most. */
  @Override
  public boolean takesAllKeys() {
    return !running && leftWhenIdle;
  }
}
