package hp41.keyboard;

import hp41.event.StopReason;
import hp41.memory.Alarms.Alarm;
import java.util.List;
import java.util.Optional;

/** Opens what takes the keyboard for itself; what that is, the keyboard does not know. */
public interface ModalEntries {

  /**
   * Opens what a function has asked for.
   *
   * @param then what to do when it is left
   * @return false if it has asked for nothing of the kind
   */
  boolean begin(StopReason reason, ResumeAction then);

  /** Opens the catalogue that a keyed function has asked for; false if it has asked for none. */
  boolean beginCatalogue(StopReason reason);

  /** Opens the clock. */
  void beginClock();

  /**
   * An alarm rings, in place of what is open.
   *
   * @param settle what to do when somebody has come
   * @param then what to do when it is over
   * @param delay microseconds until it begins
   */
  void ring(Alarm alarm, Runnable settle, Runnable then, long delay);

  /** What was open when {@link Entry#words} were said; empty if it cannot be opened. */
  Optional<Entry> reopened(List<String> words);
}
