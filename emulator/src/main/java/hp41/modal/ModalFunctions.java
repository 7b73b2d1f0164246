package hp41.modal;

import hp41.entry.Entry;
import hp41.machine.Machine;
import hp41.machine.Order;
import hp41.machine.Order.Signal;
import hp41.machine.Order.Splits;
import hp41.machine.Order.TextEdit;
import hp41.machine.Outcome;
import hp41.machine.Role;
import hp41.memory.Alarms.Alarm;
import hp41.player.ModalContext;
import hp41.player.ModalEntries;
import hp41.player.ResumeAction;
import java.util.List;
import java.util.Optional;

/** Opens catalogs, the text editor, the clock, the stopwatch, and alarms. */
public final class ModalFunctions implements ModalEntries {

  private final ModalContext context;
  private final Machine machine;

  /** Creates the modal functions of a keyboard. */
  public ModalFunctions(ModalContext context) {
    this.context = context;
    machine = context.machine();
  }

  @Override
  public boolean open(Outcome outcome, ResumeAction then) {
    if (outcome == Signal.CLOCK) {
      openClock();
    } else if (outcome == Signal.ALARMS) {
      new AlarmCatalogEntry(then, context).start();
    } else if (outcome instanceof TextEdit file) {
      new EditorEntry(file, then, context).start();
    } else if (outcome instanceof Splits splits) {
      new StopwatchEntry(new StopwatchFace(splits, machine), then, context).start();
    } else {
      return false;
    }
    return true;
  }

  @Override
  public boolean openCatalog(Outcome outcome) {
    Catalogs catalogs = new Catalogs(context);
    if (outcome instanceof Order.Catalogue asked) {
      catalogs.of(asked.number()).start();
    } else if (outcome instanceof Order.Directory directory) {
      catalogs.ofTexts(directory.texts()).start();
    } else {
      return false;
    }
    return true;
  }

  @Override
  public void openClock() {
    new ClockEntry(context).start();
  }

  @Override
  public void openAlarm(Alarm alarm, Runnable settle, Runnable then, long delay) {
    new AlarmEntry(alarm, settle, then, context).start(delay);
  }

  @Override
  public Optional<Entry> reopened(List<String> words) {
    ResumeAction then = words.contains("program") ? ResumeAction.PROGRAM : ResumeAction.NOTHING;
    return switch (words.get(0)) {
      case "clock" -> Optional.of(new ClockEntry(context));
      case "catalogue" -> catalog(numbers(words)).map(Entry.class::cast);
      case "stopwatch" ->
          Optional.of(new StopwatchEntry(StopwatchFace.of(words, machine), then, context));
      case "editor" -> editor(words, then);
      case "alarms" ->
          Optional.of(new AlarmCatalogEntry(then, context).stoppedAt(numbers(words).get(0)));
      default -> Optional.empty();
    };
  }

  private static List<Integer> numbers(List<String> words) {
    return words.stream().filter(it -> it.matches("\\d+")).map(Integer::valueOf).toList();
  }

  private Optional<CatalogEntry> catalog(List<Integer> places) {
    Optional<CatalogEntry> stopped =
        new Catalogs(context).of(places.get(0)).stoppedAt(places.get(1));
    return places.size() == 2 ? stopped : stopped.flatMap(it -> it.stoppedInsideAt(places.get(2)));
  }

  /** Lets ED open its file again. The name in ALPHA is still there: editing does not change it. */
  private Optional<Entry> editor(List<String> words, ResumeAction then) {
    boolean lift = machine.stackLift();
    Optional<Outcome> opened = machine.instructions().byRole(Role.EDIT).map(context::perform);
    machine.stackLift(lift);
    machine.outbox().clearMessage();
    return opened
        .filter(TextEdit.class::isInstance)
        .map(file -> EditorEntry.of((TextEdit) file, words, then, context));
  }
}
