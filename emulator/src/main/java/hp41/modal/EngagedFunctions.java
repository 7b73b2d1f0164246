package hp41.modal;

import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.Splits;
import hp41.event.StopReason.TextEdit;
import hp41.keyboard.Entry;
import hp41.keyboard.Keyboard;
import hp41.keyboard.ModalEntries;
import hp41.keyboard.ResumeAction;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.memory.Alarms.Alarm;
import java.util.List;
import java.util.Optional;

/** Opens catalogues, the text editor, the clock, the stopwatch, the alarms and one that rings. */
public final class EngagedFunctions implements ModalEntries {

  private final Keyboard keyboard;
  private final Machine machine;

  /** What can take a keyboard. */
  public EngagedFunctions(Keyboard keyboard, Machine machine) {
    this.keyboard = keyboard;
    this.machine = machine;
  }

  @Override
  public boolean begin(StopReason reason, ResumeAction then) {
    if (reason == Cause.CLOCK) {
      beginClock();
    } else if (reason == Cause.ALARMS) {
      new AlarmCatalogueEntry(then, keyboard).start();
    } else if (reason instanceof TextEdit file) {
      new EditorEntry(file, then, keyboard).start();
    } else if (reason instanceof Splits splits) {
      new StopwatchEntry(new StopwatchFace(splits, machine), then, keyboard).start();
    } else {
      return false;
    }
    return true;
  }

  @Override
  public boolean beginCatalogue(StopReason reason) {
    Catalogues catalogues = new Catalogues(keyboard, machine);
    if (reason instanceof StopReason.Catalogue asked) {
      catalogues.of(asked.number()).start();
    } else if (reason instanceof StopReason.Directory directory) {
      catalogues.ofTexts(directory.texts()).start();
    } else {
      return false;
    }
    return true;
  }

  @Override
  public void beginClock() {
    new ClockEntry(keyboard).start();
  }

  @Override
  public void ring(Alarm alarm, Runnable settle, Runnable then, long delay) {
    new RingingEntry(alarm, settle, then, keyboard).start(delay);
  }

  @Override
  public Optional<Entry> reopened(List<String> words) {
    ResumeAction then = words.contains("program") ? ResumeAction.PROGRAM : ResumeAction.NOTHING;
    return switch (words.get(0)) {
      case "clock" -> Optional.of(new ClockEntry(keyboard));
      case "catalogue" -> catalogue(numbers(words)).map(Entry.class::cast);
      case "stopwatch" ->
          Optional.of(new StopwatchEntry(StopwatchFace.of(words, machine), then, keyboard));
      case "editor" -> editor(words, then);
      case "alarms" ->
          Optional.of(new AlarmCatalogueEntry(then, keyboard).standingAt(numbers(words).get(0)));
      default -> Optional.empty();
    };
  }

  private static List<Integer> numbers(List<String> words) {
    return words.stream().filter(it -> it.matches("\\d+")).map(Integer::valueOf).toList();
  }

  private Optional<CatalogueEntry> catalogue(List<Integer> places) {
    Optional<CatalogueEntry> standing =
        new Catalogues(keyboard, machine).of(places.get(0)).standingAt(places.get(1));
    return places.size() == 2
        ? standing
        : standing.flatMap(it -> it.standingInsideAt(places.get(2)));
  }

  /** ED opens its file again: the name in ALPHA, which editing leaves alone, still says which. */
  private Optional<Entry> editor(List<String> words, ResumeAction then) {
    boolean lift = machine.stackLift();
    Optional<StopReason> opened = machine.instructions().having(Role.EDIT).map(keyboard::perform);
    machine.stackLift(lift);
    machine.outbox().clearMessage();
    return opened
        .filter(TextEdit.class::isInstance)
        .map(file -> EditorEntry.of((TextEdit) file, words, then, keyboard));
  }
}
