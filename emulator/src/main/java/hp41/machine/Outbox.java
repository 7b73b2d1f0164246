package hp41.machine;

import hp41.memory.Flags;
import java.util.ArrayList;
import java.util.List;

/** What the machine shows and tells: the message in the display, and events for the outside. */
public final class Outbox {

  private final Flags flags;
  private final Peripherals peripherals;
  private final List<Event> events = new ArrayList<>();
  private String message = "";
  private boolean failed;
  private String reason = "";
  private boolean shown;
  private int messagesShown;

  Outbox(Flags flags, Peripherals peripherals) {
    this.flags = flags;
    this.peripherals = peripherals;
  }

  /** A tone of so many hertz and milliseconds, unless flag 26 keeps all silent. */
  public void sound(int hertz, int milliseconds) {
    if (flags.get(Flags.AUDIO)) {
      peripherals.tone(hertz, milliseconds);
    }
  }

  /** Shows a message until a key or the program clears it. */
  public void show(String text) {
    message = text;
    failed = false;
    shown = true;
    messagesShown++;
    flags.set(Flags.MESSAGE, true);
  }

  /**
   * Shows an error.
   *
   * @param why it was given, if there is more to tell than the message says; else empty
   */
  public void fail(String error, String why) {
    show(error);
    failed = true;
    reason = why;
  }

  /** Shows a message again, that of an error or another, as it stood when memory was kept. */
  public void showAgain(String text, boolean error) {
    show(text);
    failed = error;
    reason = "";
  }

  /** What stands is an error's message no longer: what is typed next is done all the same. */
  public void forgive() {
    failed = false;
  }

  /** The message that stands if it is an error's, else empty. */
  public String error() {
    return failed ? message() : "";
  }

  /** Why the error that stands was given; empty if its message says it, or none stands. */
  public String reason() {
    return error().isEmpty() ? "" : reason;
  }

  /** Clears the message: the display goes back to what it shows without one. */
  public void clearMessage() {
    flags.set(Flags.MESSAGE, false);
    shown = false;
  }

  /**
   * Whether a message stands; flag 50 may also have been stored by a program, and then what the
   * display shows stays.
   */
  public boolean isMessageShown() {
    return shown && flags.get(Flags.MESSAGE);
  }

  /** Number of messages shown so far. */
  public int messagesShown() {
    return messagesShown;
  }

  /** The message that stands, in full; empty if none does. */
  public String message() {
    return isMessageShown() ? message : "";
  }

  /** Shows a text that a program or key asked for. */
  public void view(String text) {
    show(text);
    post(new Event.Viewed(text));
  }

  /** Tells the outside that something happened. */
  public void post(Event event) {
    events.add(event);
  }

  /** Takes what happened since the last time. */
  public List<Event> takeEvents() {
    List<Event> taken = List.copyOf(events);
    events.clear();
    return taken;
  }
}
