package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.Event;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.memory.Word;
import hp41.peripherals.Drive;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A calculator with card reader and HP-IL, words that are typed into it, and the folders of its
 * files.
 */
public final class FileBench {

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final KeptFolder cards;
  private final KeptFolder disc;
  private final StoragePeripherals peripherals;
  private final Calculator calculator;
  private final List<Event> events = new ArrayList<>();

  /** Creates a CX with a folder of cards and a drive. */
  public FileBench() {
    this(new KeptFolder(), new KeptFolder(), Model.CX);
  }

  /** Creates a calculator with these folders. */
  public FileBench(KeptFolder cards, KeptFolder disc, Model model) {
    this(cards, disc, model, Plugged.of(Accessory.CARD_READER, Accessory.MASS_STORAGE));
  }

  /** Creates a calculator with these folders and accessories. */
  public FileBench(KeptFolder cards, KeptFolder disc, Model model, Plugged plugged) {
    this.cards = cards;
    this.disc = disc;
    peripherals =
        new StoragePeripherals(
            clock, Optional.ofNullable(cards), Optional.ofNullable(disc).map(Drive::new));
    calculator = Calculator.builder(model, peripherals).plugged(plugged).build();
  }

  /** Returns another CX with the same folders. */
  public FileBench another() {
    return new FileBench(cards, disc, Model.CX);
  }

  /** Returns another CX with the same memory and folders, and a printer. */
  public FileBench withPrinter() {
    Plugged plugged = Plugged.of(Accessory.CARD_READER, Accessory.PRINTER);
    FileBench printing = new FileBench(cards, disc, Model.CX, plugged);
    printing.calculator.restore(calculator.image());
    return printing;
  }

  /** Returns the cards. */
  public KeptFolder cards() {
    return cards;
  }

  /** Returns the medium. */
  public KeptFolder disc() {
    return disc;
  }

  /** Returns the calculator. */
  public Calculator calculator() {
    return calculator;
  }

  /** Returns the events so far. */
  public List<Event> events() {
    return events;
  }

  /** Scans bar code with the wand. */
  public void scan(List<byte[]> programs, List<byte[]> rows) {
    peripherals.scannedPrograms().addAll(programs);
    peripherals.scannedRows().addAll(rows);
  }

  /** Loads a listing after the programs in memory. */
  public FileBench load(String listing) {
    new ProgramLoader(Inside.of(calculator).memory())
        .load(new Assembler(Internals.known()).assemble(listing).programs());
    calculator.restore(calculator.image());
    return this;
  }

  /** Types words, waits until they are executed, and returns the display. */
  public String after(String words) {
    assertThat(calculator.type(words)).isEmpty();
    return settled();
  }

  /** Inserts a card, waits, and returns the display. */
  public String afterCard(String name) {
    calculator.insertCard(name);
    return settled();
  }

  /** Lets a number of milliseconds pass, and returns the display. */
  public String afterPassing(int milliseconds) {
    new VirtualKeypad(calculator, clock).pass(Duration.ofMillis(milliseconds));
    return calculator.display().toString();
  }

  private String settled() {
    for (int turns = 0; calculator.isRunning() || calculator.isTyping(); turns++) {
      assertThat(turns).as("turns of a program that does not stop").isLessThan(1000);
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
      calculator.proceed(1000);
    }
    events.addAll(calculator.takeEvents());
    calculator.finishScroll();
    return calculator.display().toString();
  }

  /** Returns the whole text of the displayed message. */
  public String message() {
    return calculator.snapshot().message();
  }

  /** Returns the lines of the current program. */
  public List<String> lines() {
    return calculator.snapshot().program().lines().stream()
        .map(Snapshot.SnapshotLine::text)
        .toList();
  }

  /** Returns a data register in hexadecimal. */
  public String register(int number) {
    int address = Inside.of(calculator).program().curtain() + number;
    return Word.hex(Inside.of(calculator).memory().read(address));
  }
}
