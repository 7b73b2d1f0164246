package hp41.terminal;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.Snapshot;
import hp41.TypedLineError;
import hp41.VirtualClock;
import hp41.event.Event;
import hp41.key.Key;
import hp41.panel.help.HelpPage.Trial;
import hp41.peripherals.Drive;
import hp41.peripherals.Folder;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A separate calculator on which a line can be tried. All modules are plugged in; its cards and its
 * disc are empty. Its clock advances only when the calculator itself waits.
 */
final class ScratchCalculator {

  private static final Instant MORNING = Instant.parse("2026-01-15T10:30:00Z");
  private static final Plugged PLUGGED =
      Plugged.of(Accessory.values())
          .without(EnumSet.range(Accessory.EXTENDED_MEMORY, Accessory.QUAD_RAM));
  private static final int MOST_LINES = 100_000;

  /** Matches a key in brackets, or the text up to the next one. */
  private static final Pattern PIECE =
      Pattern.compile("\\[(\\S+)](?= |$) ?|((?:\"[^\"]*\"|(?!(?<= |^)\\[\\S+](?: |$)).)+)");

  private final VirtualClock clock = new VirtualClock(MORNING);
  private final Calculator calculator =
      Calculator.builder(Model.CX, new Alone(clock)).plugged(PLUGGED).build();

  private ScratchCalculator() {}

  /**
   * Runs a line on a new calculator: typed words, and keys in brackets, as in {@code [PRGM] 2 *
   * [PRGM] [R/S]}.
   */
  static Trial run(String line) {
    ScratchCalculator scratch = new ScratchCalculator();
    List<MatchResult> pieces = PIECE.matcher(line).results().toList();
    for (MatchResult piece : pieces) {
      Optional<TypedLineError> wrong = scratch.take(piece);
      if (wrong.isPresent()) {
        return new Trial(wrong.get().word() + " " + wrong.get().reason(), List.of(), "");
      }
    }
    return scratch.result();
  }

  private Optional<TypedLineError> take(MatchResult piece) {
    if (piece.group(1) == null) {
      settle(true);
      return calculator.type(piece.group(2));
    }
    settle(false);
    Optional<Key> key =
        Stream.of(Key.values()).filter(it -> it.function(false).equals(piece.group(1))).findFirst();
    key.ifPresent(calculator::tap);
    return key.isPresent()
        ? Optional.empty()
        : Optional.of(new TypedLineError(piece.group(1), "there is no such key", List.of()));
  }

  /** Runs the calculator until it waits for a key or, if time passes, until it has finished. */
  private void settle(boolean timePasses) {
    if (timePasses) {
      calculator.run(MOST_LINES);
    } else if (calculator.untilDue().filter(Duration::isZero).isPresent()) {
      calculator.proceed(MOST_LINES);
    }
  }

  private Trial result() {
    settle(true);
    Snapshot snapshot = calculator.snapshot();
    return new Trial(snapshot.display().toString().strip(), paper(), stack(snapshot));
  }

  private List<String> paper() {
    return calculator.takeEvents().stream()
        .filter(Event.Printed.class::isInstance)
        .map(event -> ((Event.Printed) event).line().row())
        .toList();
  }

  private static String stack(Snapshot snapshot) {
    List<String> levels = new ArrayList<>();
    for (Snapshot.Level level : snapshot.stack()) {
      levels.add(level.name() + "=" + level.text().strip());
    }
    return String.join("  ", levels);
  }

  /** Peripherals with only a card folder and a drive in memory. */
  private record Alone(VirtualClock clock, Folder tray, Drive loop) implements Peripherals {

    Alone(VirtualClock clock) {
      this(clock, new Tray(), new Drive(new Tray()));
    }

    @Override
    public Optional<Folder> cards() {
      return Optional.of(tray);
    }

    @Override
    public Optional<Drive> drive() {
      return Optional.of(loop);
    }
  }

  /** A folder of cards, or a disc, in memory. */
  static final class Tray implements Folder {

    private final Map<String, byte[]> files = new TreeMap<>();
    private final Set<String> secured = new HashSet<>();

    @Override
    public Optional<List<String>> names() {
      return Optional.of(List.copyOf(files.keySet()));
    }

    @Override
    public Optional<byte[]> read(String name) {
      return Optional.ofNullable(files.get(name)).map(byte[]::clone);
    }

    @Override
    public boolean write(String name, byte[] content) {
      files.put(name, content.clone());
      return true;
    }

    @Override
    public boolean delete(String name) {
      return files.remove(name) != null;
    }

    @Override
    public boolean isSecured(String name) {
      return secured.contains(name);
    }

    @Override
    public boolean secure(String name, boolean on) {
      return on ? secured.add(name) : secured.remove(name);
    }
  }
}
