package hp41.machine;

import hp41.event.CalculatorError;
import hp41.event.Event;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.peripherals.Peripherals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The output of the machine: the displayed message and the events for front ends. */
public final class Outbox {

  private final Flags flags;
  private final Peripherals peripherals;
  private final List<Event> events = new ArrayList<>();
  private String message = "";
  private boolean failed;
  private Optional<CalculatorError> kind = Optional.empty();
  private String reason = "";
  private Optional<CalculatorError> latest = Optional.empty();
  private boolean shown;
  private boolean abandoned;
  private int messagesShown;
  private Optional<Boolean> answer = Optional.empty();
  private Consumer<String> printing = message -> {};
  private Predicate<String> ports = module -> false;

  Outbox(Flags flags, Peripherals peripherals) {
    this.flags = flags;
    this.peripherals = peripherals;
  }

  /** Plays a tone if flag 26 (audio enable) is set. */
  public void sound(int hertz, int milliseconds) {
    if (flags.get(Flags.AUDIO)) {
      play(hertz, milliseconds);
    }
  }

  /** Plays a tone for which flag 26 was set when it began. */
  public void play(int hertz, int milliseconds) {
    peripherals.tone(hertz, milliseconds);
  }

  /** Plays the tone that warns that ALPHA or the registers are nearly full. */
  public void warn() {
    sound(630, 250);
  }

  /** Displays a message until a key or the program clears it. */
  public void show(String text) {
    message = text;
    failed = false;
    shown = true;
    messagesShown++;
    answer = Optional.empty();
    flags.set(Flags.MESSAGE, true);
  }

  /** Sets the receiver that prints messages. */
  void printing(Consumer<String> printer) {
    printing = printer;
  }

  /** Displays a message of the calculator. In NORM and TRACE mode the printer prints it. */
  public void tell(String message) {
    show(message);
    printing.accept(message);
  }

  /** Displays the answer to a test. */
  void show(boolean truth, String text) {
    show(text);
    answer = Optional.of(truth);
  }

  /** Returns the displayed answer to a test; empty if something else is displayed. */
  public Optional<Boolean> answer() {
    return isMessageShown() ? answer : Optional.empty();
  }

  /** Displays an error. */
  public void fail(CalculatorError error) {
    show(error.getMessage());
    failed = true;
    kind = Optional.of(error.kind());
    reason = error.reason();
  }

  /**
   * Displays a message again that was saved with memory.
   *
   * @param error whether the message is that of an error
   */
  public void showAgain(String text, boolean error) {
    show(text);
    failed = error;
    kind = CalculatorError.shown(text);
    reason = "";
  }

  /** Marks the displayed message as no longer an error, so that the next input is executed. */
  public void clearError() {
    failed = false;
  }

  /** Returns the displayed error message; empty if there is none. */
  public String error() {
    return failed ? message() : "";
  }

  /** Returns whether the displayed error is one of the given errors. */
  public boolean isError(CalculatorError... kinds) {
    return !error().isEmpty() && kind.filter(List.of(kinds)::contains).isPresent();
  }

  /** Records the error of an instruction, whether it is displayed or flag 25 suppresses it. */
  void noteError(CalculatorError error) {
    latest = Optional.of(error.kind());
  }

  /** Returns the kind of the latest error of an instruction, displayed or not. */
  Optional<CalculatorError> latestError() {
    return latest;
  }

  /** Returns the specific reason of the displayed error; empty if there is none. */
  public String reason() {
    return error().isEmpty() ? "" : reason;
  }

  /**
   * Clears the message as an ignored error does: its text stays in the display, and the labels of
   * the program rotate it (observed on the machine).
   */
  void abandonMessage() {
    abandoned = isMessageShown();
    clearMessage();
  }

  /** Returns whether a message has been abandoned since the last call. */
  public boolean takeAbandoned() {
    boolean taken = abandoned;
    abandoned = false;
    return taken;
  }

  /** Clears the message. */
  public void clearMessage() {
    flags.set(Flags.MESSAGE, false);
    shown = false;
  }

  /**
   * Returns whether a message is displayed. If a program has set flag 50 itself, there is no
   * message, but the display remains unchanged.
   */
  public boolean isMessageShown() {
    return shown && flags.get(Flags.MESSAGE);
  }

  /** Returns the number of messages displayed so far. */
  public int messagesShown() {
    return messagesShown;
  }

  /** Returns the complete displayed message; empty if there is none. */
  public String message() {
    return isMessageShown() ? message : "";
  }

  /** Displays a text and reports it as an event, as VIEW does. */
  public void view(String text) {
    show(text);
    post(new Event.Viewed(text));
  }

  /** Reports an event to front ends. */
  public void post(Event event) {
    events.add(event);
  }

  /**
   * Sets the function that plugs in a module of the host by its name, if a port has room for it.
   */
  public void ports(Predicate<String> plugging) {
    ports = plugging;
  }

  /**
   * Plugs in the module of the host that contains a program; returns false if there is none or no
   * port has room for it.
   *
   * @param program the name in machine characters
   */
  public boolean plugModuleOf(String program) {
    String glyphs = CharacterSet.glyphs(program);
    Optional<String> module = peripherals.modules().containing(glyphs).filter(ports);
    module.ifPresent(it -> post(new Event.PluggedIn(it, glyphs)));
    return module.isPresent();
  }

  /** Returns and clears the events since the last call. */
  public List<Event> takeEvents() {
    List<Event> taken = List.copyOf(events);
    events.clear();
    return taken;
  }
}
