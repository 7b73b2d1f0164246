package hp41.entry;

import hp41.effect.Delay;
import hp41.effect.Delays;
import hp41.effect.Delays.Tempo;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.entry.Catalogs.CatalogItem;
import hp41.entry.Catalogs.CatalogList;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.Flags;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A catalog that runs through the display, or is stopped at an item.
 *
 * @param headings the catalog of modules whose functions are listed
 * @param index the next item to write; in a stopped catalog, the shown item
 * @param held what happens when the key is released
 * @param hurried whether the pause after the shown item is skipped
 * @param stops whether it stops at the item that it finds
 * @param parts how many parts of the pause are left, if keys make it longer
 */
record CatalogEntry(
    CatalogList list,
    Optional<CatalogEntry> headings,
    int index,
    CatalogPhase phase,
    CatalogKey held,
    boolean hurried,
    boolean stops,
    int parts)
    implements ModalEntry {

  private static final Set<CatalogPhase> STOPPED =
      EnumSet.of(CatalogPhase.STOPPED, CatalogPhase.STEPPING, CatalogPhase.STEPPING_BACK);

  /** What the catalog does. */
  enum CatalogPhase {
    /** The catalog finds its next item, or ends. Keys are not read. */
    FINDING,
    /** The catalog counts registers or bytes for the next item. */
    COUNTING,
    /** The catalog shows an item and searches the next one. */
    SEARCHING,
    /** The catalog has found the next item and reads keys for a while. */
    READING,
    /** The catalog has stopped at an item. */
    STOPPED,
    /** A stopped catalog searches the next item; CAT 1 to 3 lose keys pressed meanwhile. */
    STEPPING,
    /** A stopped catalog searches the previous item; CAT 1 to 3 lose keys pressed meanwhile. */
    STEPPING_BACK
  }

  /** What a key does when it is released. */
  enum CatalogKey {
    NOTHING,
    HURRY,
    RUN,
    STEP,
    STEP_BACK,
    LEAVE,
    ENTER,
    RETURN
  }

  private CatalogEntry(
      CatalogList list, Optional<CatalogEntry> headings, int index, CatalogPhase phase) {
    this(list, headings, index, phase, CatalogKey.NOTHING, false, false, 0);
  }

  /** Shows the items one after the other. */
  static KeyResult begin(CatalogList list) {
    return begin(list, Optional.empty());
  }

  private static KeyResult begin(CatalogList list, Optional<CatalogEntry> headings) {
    CatalogEntry first = new CatalogEntry(list, headings, 0, CatalogPhase.FINDING);
    return first.waitsIn(CatalogPhase.FINDING, list.tempo().delay().plus(first.toNext()));
  }

  /** Returns a catalog that is stopped at an item; empty if there is no such item. */
  static Optional<CatalogEntry> stopped(CatalogList list, int index) {
    return stopped(list, Optional.empty(), index);
  }

  private static Optional<CatalogEntry> stopped(
      CatalogList list, Optional<CatalogEntry> headings, int index) {
    return index < list.items().size()
        ? Optional.of(new CatalogEntry(list, headings, index, CatalogPhase.STOPPED))
        : Optional.empty();
  }

  /** Returns the catalog inside the current item, stopped at an item. */
  Optional<CatalogEntry> stoppedInsideAt(int place) {
    return stopped(inside(), Optional.of(this), place);
  }

  private CatalogList inside() {
    return CatalogList.of(CatalogList.UNNUMBERED, item().inside(), list.tempo());
  }

  @Override
  public String words() {
    String where = headings.map(CatalogEntry::words).orElse("catalogue " + list.number());
    int shown = isListing() ? Math.max(0, index - 1) : index;
    boolean stored = !list.items().isEmpty() && !where.endsWith("" + CatalogList.UNNUMBERED);
    return stored ? where + ' ' + shown : "";
  }

  private CatalogItem item() {
    return list.items().get(index);
  }

  private boolean isOver() {
    return index == list.items().size();
  }

  private boolean isLast() {
    return index + 1 == list.items().size();
  }

  private CatalogEntry in(CatalogPhase next) {
    return new CatalogEntry(list, headings, index, next, held, hurried, stops, parts);
  }

  private CatalogEntry holding(CatalogKey next) {
    return new CatalogEntry(list, headings, index, phase, next, hurried, stops, parts);
  }

  private CatalogEntry at(int place, boolean skipsPause) {
    return new CatalogEntry(list, headings, place, phase, held, skipsPause, stops, parts);
  }

  private KeyResult waitsIn(CatalogPhase next, Delay delay) {
    return KeyResult.to(in(next), Effect.Wait.of(delay));
  }

  /** Returns how much longer than usual it takes to find the next item, or to end. */
  private Delay toNext() {
    return isOver() ? list.closing() : item().preparation();
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    if (timer == Timer.IDLE) {
      return KeyResult.end(Act.CLOSE);
    }
    return switch (phase) {
      case FINDING -> isOver() ? leave(true).after(list.end()) : find();
      case COUNTING -> stops ? stopAndPrint(index) : write();
      case SEARCHING -> hurried ? findNext() : read();
      case READING -> parts == 0 ? findNext() : readPart(parts);
      case STEPPING -> stopAndPrint(Math.min(list.items().size() - 1, index + 1));
      case STEPPING_BACK -> stopAndPrint(Math.max(0, index - 1));
      case STOPPED -> KeyResult.to(this);
    };
  }

  /** Reads keys for a while. */
  private KeyResult read() {
    return list.tempo().isSlow()
        ? readPart(Tempo.PARTS)
        : waitsIn(CatalogPhase.READING, list.tempo().pause());
  }

  private KeyResult readPart(int left) {
    CatalogEntry next =
        new CatalogEntry(list, headings, index, phase, held, hurried, stops, left - 1);
    return next.waitsIn(CatalogPhase.READING, list.tempo().part(held == CatalogKey.HURRY));
  }

  private KeyResult find() {
    List<Effect> effects = new ArrayList<>(item().visit());
    effects.add(Act.BEGIN_WRITING);
    return waitsIn(CatalogPhase.COUNTING, item().counting()).after(effects);
  }

  private KeyResult write() {
    CatalogEntry next = at(index + 1, held == CatalogKey.HURRY && !list.tempo().isSlow());
    Delay searching = list.tempo().search();
    Delay found = next.isOver() ? searching : searching.plus(next.toNext());
    return next.waitsIn(CatalogPhase.SEARCHING, found)
        .after(List.of(Effect.ShowCells.of(item().text()), new Effect.Print(item().printed())));
  }

  private KeyResult findNext() {
    Delay writing = list.tempo().writing();
    return waitsIn(CatalogPhase.FINDING, isOver() ? writing.plus(list.closing()) : writing);
  }

  /**
   * Leaves the catalog, or returns from the functions of a module to the list of modules.
   *
   * @param continues whether the list continues at the next module; otherwise it stops at this
   *     module
   */
  private KeyResult leave(boolean continues) {
    return headings
        .map(others -> continues ? others.run() : others.stopAt(others.index))
        .orElseGet(() -> KeyResult.end(Act.CLOSE));
  }

  private KeyResult run() {
    CatalogEntry next = new CatalogEntry(list, headings, index + 1, CatalogPhase.FINDING);
    return next.waitsIn(CatalogPhase.FINDING, list.tempo().delay().plus(next.toNext()))
        .after(new Effect.Cancel(Timer.IDLE));
  }

  private KeyResult stopAt(int place) {
    CatalogEntry next =
        new CatalogEntry(list, headings, place, CatalogPhase.STOPPED, held, false, false, 0);
    List<Effect> effects = new ArrayList<>();
    effects.add(new Effect.Cancel(Timer.NEXT));
    effects.add(Effect.ShowCells.of(next.item().text()));
    effects.addAll(next.item().visit());
    if (list.leftWhenIdle()) {
      effects.add(new Effect.Wait(Timer.IDLE, Delays.CATALOG_TIMEOUT));
    }
    return KeyResult.to(next).after(effects);
  }

  private KeyResult stopAndPrint(int place) {
    return stopAt(place).then(new Effect.Print(list.items().get(place).printed()));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    if (!isListing()) {
      return pressStopped(key, shifted, view);
    } else if (key == Key.RUN_STOP && !list.items().isEmpty()) {
      boolean shown = phase == CatalogPhase.SEARCHING || phase == CatalogPhase.READING;
      return shown ? stopAt(index - 1) : KeyResult.to(stopping());
    }
    return hurry();
  }

  private CatalogEntry stopping() {
    return new CatalogEntry(list, headings, index, phase, CatalogKey.NOTHING, hurried, true, parts);
  }

  /**
   * Shows the items without a pause between them, or with a longer pause, while any key is down.
   */
  private KeyResult hurry() {
    if (list.tempo().isSlow()) {
      return hold(CatalogKey.HURRY);
    }
    CatalogEntry hurrying = holding(CatalogKey.HURRY).at(index, true);
    KeyResult result = phase == CatalogPhase.READING ? hurrying.findNext() : KeyResult.to(hurrying);
    return result.after(Act.HOLD);
  }

  private KeyResult pressStopped(Key key, boolean shifted, EntryView view) {
    if (phase != CatalogPhase.STOPPED && !list.leftWhenIdle()) {
      return KeyResult.to(this);
    } else if (!list.leftWhenIdle() && view.isAssigned(key, shifted)) {
      return NoEntry.NONE.press(key, shifted, view);
    } else if (key == Key.RUN_STOP && !shifted) {
      return hold(CatalogKey.RUN);
    } else if (key == Key.ON) {
      return KeyResult.end(Effect.Power.key(shifted));
    } else if (key == Key.SST) {
      return pressStep(shifted);
    } else if (key == Key.ENTER && !shifted && (item().isHeading() || headings.isPresent())) {
      return hold(item().isHeading() ? CatalogKey.ENTER : CatalogKey.RETURN);
    } else if (key == Key.BACK && !shifted) {
      return KeyResult.end(new Effect.WhenUp(Act.REFRESH));
    }
    return list.leftWhenIdle()
        ? KeyResult.to(this, new Effect.SetFlag(Flags.SHIFT, shifted))
        : NoEntry.NONE.press(key, shifted, view);
  }

  private KeyResult hold(CatalogKey next) {
    return KeyResult.to(holding(next), Act.HOLD);
  }

  private KeyResult pressStep(boolean back) {
    if (list.leftWhenIdle()) {
      return hold(back ? CatalogKey.STEP_BACK : CatalogKey.STEP);
    }
    return isLast() && !back ? hold(CatalogKey.LEAVE) : step(Delays.CATALOG_STEP, back);
  }

  /** Moves to the next or previous item after the time that the machine needs. */
  private KeyResult step(Delay before, boolean back) {
    CatalogEntry prepared = back || isLast() ? this : at(index + 1, hurried);
    Delay delay = before.plus(prepared.item().preparation()).asComputed();
    return waitsIn(back ? CatalogPhase.STEPPING_BACK : CatalogPhase.STEPPING, delay);
  }

  @Override
  public KeyResult release(EntryView view) {
    CatalogEntry up = holding(CatalogKey.NOTHING);
    return switch (held) {
      case NOTHING, HURRY -> KeyResult.to(up);
      case RUN -> up.run();
      case STEP, STEP_BACK -> up.step(list.tempo().delay(), held == CatalogKey.STEP_BACK);
      case LEAVE, RETURN -> leave(false);
      case ENTER -> begin(inside(), Optional.of(up));
    };
  }

  @Override
  public KeyResult resume(EntryView view) {
    return isListing()
        ? waitsIn(CatalogPhase.FINDING, list.tempo().interval().plus(toNext()))
        : stopAt(index);
  }

  /**
   * While it runs, only R/S and ON act. A stopped catalog that is left after a time without keys
   * receives all keys, and ignores most of them.
   */
  @Override
  public OpenState state() {
    if (!STOPPED.contains(phase)) {
      return OpenState.LISTING;
    }
    return list.leftWhenIdle() ? OpenState.STOPPED_DIRECTORY : OpenState.STOPPED_LISTING;
  }

  @Override
  public String modalFunction() {
    return "CAT";
  }

  @Override
  public Keying keying() {
    return Keying.CATALOGUE;
  }
}
