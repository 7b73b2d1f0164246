package hp41.entry;

import hp41.effect.Delays;
import hp41.effect.ResumeAction;
import hp41.machine.Order;
import hp41.machine.Order.Signal;
import hp41.machine.Order.Splits;
import hp41.machine.Order.TextEdit;
import hp41.machine.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Opens the modal entry that a function asks for, or that was stored. */
public final class ModalFunctions {

  private ModalFunctions() {}

  /** Opens the catalog that a keyed function asks for; empty if it asks for none. */
  public static Optional<KeyResult> catalog(Outcome outcome, EntryView view) {
    if (outcome instanceof Order.Catalogue asked) {
      return Optional.of(CatalogEntry.begin(new Catalogs(view).of(asked.number())));
    } else if (outcome instanceof Order.Directory directory) {
      return Optional.of(
          CatalogEntry.begin(
              Catalogs.CatalogList.of(
                  Catalogs.CatalogList.UNNUMBERED,
                  Catalogs.items(directory.texts().stream()),
                  Delays.FUNCTIONS)));
    }
    return Optional.empty();
  }

  /**
   * Opens the entry that a function asks for; empty if it asks for none.
   *
   * @param then what follows when the entry is left
   */
  public static Optional<KeyResult> entry(Outcome outcome, ResumeAction then, EntryView view) {
    if (outcome == Signal.CLOCK) {
      return Optional.of(clock(view));
    } else if (outcome == Signal.ALARMS) {
      return Optional.of(AlarmCatalogEntry.begin(then));
    } else if (outcome instanceof TextEdit file) {
      return Optional.of(EditorEntry.begin(file, then, view));
    } else if (outcome instanceof Splits splits) {
      return Optional.of(StopwatchEntry.begin(StopwatchFace.of(splits), then, view));
    }
    return Optional.empty();
  }

  /** Opens the clock. */
  public static KeyResult clock(EntryView view) {
    return ClockEntry.CLOCK.resume(view);
  }

  /**
   * Returns the entry that these words describe; empty if it cannot be opened.
   *
   * @param edited opens the file again that was edited
   */
  static Optional<Entry> reopened(
      List<String> words, EntryView view, Supplier<Optional<TextEdit>> edited) {
    ResumeAction then = words.contains("program") ? ResumeAction.PROGRAM : ResumeAction.NOTHING;
    return switch (words.get(0)) {
      case "clock" -> Optional.of(ClockEntry.CLOCK);
      case "alarms" -> Optional.of(AlarmCatalogEntry.stopped(numbers(words).get(0), then));
      case "stopwatch" -> Optional.of(StopwatchEntry.of(words, then));
      case "editor" -> edited.get().map(file -> EditorEntry.of(file, words, then));
      default -> catalog(numbers(words), view).map(Entry.class::cast);
    };
  }

  private static List<Integer> numbers(List<String> words) {
    return words.stream().filter(it -> it.matches("\\d+")).map(Integer::valueOf).toList();
  }

  private static Optional<CatalogEntry> catalog(List<Integer> places, EntryView view) {
    Optional<CatalogEntry> stopped =
        CatalogEntry.stopped(new Catalogs(view).of(places.get(0)), places.get(1));
    return places.size() == 2 ? stopped : stopped.flatMap(it -> it.stoppedInsideAt(places.get(2)));
  }
}
