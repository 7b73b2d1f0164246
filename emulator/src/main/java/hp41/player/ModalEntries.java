package hp41.player;

import hp41.entry.Entry;
import hp41.machine.Outcome;
import hp41.memory.Alarms.Alarm;
import java.util.List;
import java.util.Optional;

/** Opens modal entries. The keyboard does not know which there are. */
public interface ModalEntries {

  /**
   * Opens the modal entry that a function asks for.
   *
   * @param then what follows when the entry is left
   * @return false if the function asks for none
   */
  boolean open(Outcome outcome, ResumeAction then);

  /** Opens the catalog that a keyed function asks for; returns false if it asks for none. */
  boolean openCatalog(Outcome outcome);

  /** Opens the clock. */
  void openClock();

  /**
   * Lets an alarm sound, in place of the open entry.
   *
   * @param settle what happens when the alarm is acknowledged
   * @param then what happens when it is over
   * @param delay microseconds until it begins
   */
  void openAlarm(Alarm alarm, Runnable settle, Runnable then, long delay);

  /** Returns the entry that these {@link Entry#words} describe; empty if it cannot be opened. */
  Optional<Entry> reopened(List<String> words);
}
