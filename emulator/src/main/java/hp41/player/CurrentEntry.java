package hp41.player;

import hp41.display.Annunciator;
import hp41.entry.Entry;
import hp41.entry.NoEntry;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.memory.Flags;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The entry that is open, and what the display and the annunciators show of it. */
final class CurrentEntry {

  private static final List<Annunciator> NUMBERED =
      List.of(
          Annunciator.FLAG_0,
          Annunciator.FLAG_1,
          Annunciator.FLAG_2,
          Annunciator.FLAG_3,
          Annunciator.FLAG_4);

  private final Machine machine;
  private final Stage stage;
  private final HeldKeys held;
  private final Runnable stayOn;
  private final EntryWaits waits;
  private Entry entry = NoEntry.NONE;
  private final Set<Annunciator> staying = EnumSet.noneOf(Annunciator.class);

  /**
   * Creates the state in which no entry is open.
   *
   * @param stayOn restarts the time after which the calculator switches itself off
   */
  CurrentEntry(Stage stage, HeldKeys held, Runnable stayOn) {
    this.stage = stage;
    this.held = held;
    this.stayOn = stayOn;
    machine = stage.machine();
    waits = new EntryWaits(stage.timeline());
  }

  /** Returns the waits of the entry. */
  EntryWaits waits() {
    return waits;
  }

  /** Returns the key that is held. */
  HeldKeys held() {
    return held;
  }

  Entry get() {
    return entry;
  }

  boolean isNone() {
    return entry == NoEntry.NONE;
  }

  /** Replaces the entry and shows its text, unless a key is held. */
  void open(Entry next) {
    replace(next);
    stayOn.run();
    Flags flags = machine.flags();
    if (next.isPrompt()) {
      flags.set(Flags.MESSAGE, true);
    }
    flags.set(Flags.PARTIAL_KEY, next.isPrompt());
    if (next.isPrompt()) {
      stage.notes().prompt(next);
    }
    if (!held.isHolding()) {
      show();
    }
  }

  private void replace(Entry next) {
    if (next != NoEntry.NONE) {
      staying.clear();
    }
    if (!next.modalFunction().equals(entry.modalFunction())) {
      waits.cancelAll();
    }
    entry = next;
  }

  /** Shows the text of the entry, if it has one. */
  void show() {
    int lost = entry.isPrompt() ? entry.lost(stage.view()) : 0;
    entry.text(stage.view()).ifPresent(text -> stage.lcd().showEnd(text.substring(lost)));
  }

  /** Ends the entry. */
  void close() {
    replace(NoEntry.NONE);
    refresh();
  }

  /** Ends the entry if there is one, before something that was typed is executed. */
  void closeBeforeTyping() {
    if (isNone()) {
      showAsRestored();
    } else {
      close();
    }
  }

  /** Drops the entry and the action of the held key; the display does not change. */
  void drop() {
    held.forget();
    replace(NoEntry.NONE);
  }

  /** Shows the display at rest, unless an entry is open. */
  void refreshIfNone() {
    if (isNone()) {
      refresh();
    }
  }

  /** Shows the display at rest. */
  void refresh() {
    stage.notes().shown();
    showAsRestored();
  }

  /** Leaves annunciators on, although their flags are clear, until something else is shown. */
  void keep(Set<Annunciator> annunciators) {
    staying.clear();
    staying.addAll(annunciators);
  }

  /** Returns whether the annunciator SHIFT has been left on. */
  boolean keepsShift() {
    return staying.contains(Annunciator.SHIFT);
  }

  /** Shows the display at rest, but does not record in the status registers what is shown. */
  void showAsRestored() {
    staying.clear();
    stage.idle().show();
    stayOn.run();
  }

  /**
   * Returns the annunciators that are on: those of the flags and of the entry.
   *
   * @param running whether a program runs
   */
  Set<Annunciator> annunciators(boolean running) {
    Flags flags = machine.flags();
    Set<Annunciator> on = EnumSet.noneOf(Annunciator.class);
    on.addAll(staying);
    on.addAll(entry.annunciators());
    addIf(flags.get(Flags.LOW_BATTERY), Annunciator.BAT, on);
    addIf(flags.get(Flags.USER), Annunciator.USER, on);
    addIf(flags.get(Flags.GRAD) && !flags.get(Flags.RAD), Annunciator.G, on);
    addIf(flags.get(Flags.RAD) || flags.get(Flags.GRAD), Annunciator.RAD, on);
    addIf(flags.get(Flags.SHIFT), Annunciator.SHIFT, on);
    for (int flag = 0; flag < NUMBERED.size(); flag++) {
      addIf(flags.get(flag), NUMBERED.get(flag), on);
    }
    addIf(flags.get(Flags.PRGM) || running, Annunciator.PRGM, on);
    addIf(flags.get(Flags.ALPHA) || entry.keying() == Keying.NAME, Annunciator.ALPHA, on);
    return on;
  }

  private static void addIf(boolean condition, Annunciator annunciator, Set<Annunciator> on) {
    if (condition) {
      on.add(annunciator);
    }
  }
}
