package hp41.machine;

import hp41.memory.Flags;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the machine shows and tells: the message in the display, and events for the outside. */
public final class Outbox {

  private final Flags flags;
  private final List<Event> events = new ArrayList<>();
  private String message = "";
  private boolean failed;
  private boolean shown;
  private int messagesShown;
  private final Request<KeyWait> awaited = new Request<>();
  private final Request<TextEdit> edited = new Request<>();
  private int catalogue;
  private final Request<List<String>> directory = new Request<>();
  private final Request<Splits> splits = new Request<>();

  Outbox(Flags flags) {
    this.flags = flags;
  }

  /** Shows a message until a key or the program clears it. */
  public void show(String text) {
    message = text;
    failed = false;
    shown = true;
    messagesShown++;
    flags.set(Flags.MESSAGE, true);
  }

  /** Shows an error. */
  public void fail(String error) {
    show(error);
    failed = true;
  }

  /** Shows a message again, that of an error or another, as it stood when memory was kept. */
  public void showAgain(String text, boolean error) {
    show(text);
    failed = error;
  }

  /** The message that stands if it is an error's, else empty. */
  public String error() {
    return failed ? message() : "";
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
    return flags.get(Flags.MESSAGE) ? message : "";
  }

  /** Shows a text that a program or key asked for. */
  public void view(String text) {
    show(text);
    post(new Event.Viewed(text));
  }

  /** Asks for a key; the function that asks halts with {@link Halt#KEY}. */
  public void awaitKey(KeyWait wait) {
    awaited.ask(wait);
  }

  /** Takes what a function has asked of the keyboard. */
  public Optional<KeyWait> takeAwaited() {
    return awaited.take();
  }

  /** Asks for a catalogue; the function that asks halts with {@link Halt#CATALOGUE}. */
  public void list(int number) {
    catalogue = number;
  }

  /** The number of the catalogue that was asked for last. */
  public int catalogue() {
    return catalogue;
  }

  /** Asks for a file to be edited; the function that asks halts with {@link Halt#EDITOR}. */
  public void edit(TextEdit file) {
    edited.ask(file);
  }

  /** Takes the file that a function wants to be edited. */
  public Optional<TextEdit> takeEdited() {
    return edited.take();
  }

  /** Shows texts one after the other; the function that wants it halts as a catalogue does. */
  public void directory(List<String> texts) {
    directory.ask(List.copyOf(texts));
  }

  /** Takes the texts that a function wants to be shown one after the other. */
  public Optional<List<String>> takeDirectory() {
    return directory.take();
  }

  /** Asks for the stopwatch; the function that asks halts with {@link Halt#STOPWATCH}. */
  public void useStopwatch(Splits registers) {
    splits.ask(registers);
  }

  /** Takes the registers that a function wants the stopwatch to use. */
  public Optional<Splits> takeSplits() {
    return splits.take();
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
