package hp41.terminal;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Calculator.Name;
import hp41.Image;
import hp41.Model;
import hp41.files.FileTrouble;
import hp41.listing.Nearest;
import hp41.panel.Note;
import hp41.states.NamedStates;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Typed lines that save memory under a name, put it back, and list the names. */
final class StateLine {

  private static final Pattern LINE =
      Pattern.compile("(?i):?(?:(load|save!?)\\s+state(?:\\s+(\\S.*))?|states)");
  private static final String NAMES = "a name has up to 40 letters, digits, - and _";

  private static final Pattern BEGUN = Pattern.compile("(?i):?(?:load|save!?)\\s+state\\s+(\\S*)");

  private final Calculator calculator;
  private final Operator operator;
  private final NamedStates states;

  StateLine(Calculator calculator, Operator operator, NamedStates states) {
    this.calculator = calculator;
    this.operator = operator;
    this.states = states;
  }

  /** The name that is being typed, if a line is about one. */
  static Optional<String> begun(String line) {
    Matcher words = BEGUN.matcher(line);
    return words.matches() ? Optional.of(words.group(1)) : Optional.empty();
  }

  /** Those of the states that would complete a name. */
  static List<Name> offers(String begun, List<String> names) {
    return names.stream()
        .filter(name -> name.regionMatches(true, 0, begun, 0, begun.length()))
        .map(name -> new Name(name, "", "state", "", ""))
        .toList();
  }

  /** Does what a line says, if it is about states. */
  Optional<Note> type(String line) {
    Matcher words = LINE.matcher(line.strip());
    if (!words.matches()) {
      return Optional.empty();
    } else if (words.group(1) == null) {
      return Optional.of(list());
    }
    String name = Optional.ofNullable(words.group(2)).orElse("");
    if (!NamedStates.isName(name)) {
      String how = words.group(1) + " state NAME";
      return Optional.of(
          name.isEmpty()
              ? Note.error(how, NAMES, "states lists those there are")
              : Note.error(name, NAMES, how));
    }
    return Optional.of(work(words.group(1).toLowerCase(Locale.ROOT), name));
  }

  private Note work(String verb, String name) {
    try {
      return switch (verb) {
        case "load" -> load(name);
        case "save" -> save(name);
        default -> write(name);
      };
    } catch (IOException refused) {
      return Note.error(name, FileTrouble.message(refused), "states lists the others");
    }
  }

  private Note list() {
    List<String> names = states.names();
    return names.isEmpty()
        ? Note.of("there are no states yet", "save state NAME keeps all of memory")
        : Note.of(
            String.join(", ", names), "load state NAME brings it back", "save state NAME adds one");
  }

  private Note save(String name) throws IOException {
    if (states.read(name).isPresent()) {
      return operator.nearest().writesOver(name, "save", "state " + name);
    }
    return write(name);
  }

  private Note write(String name) throws IOException {
    states.write(name, calculator.image());
    return Note.of("all of memory is saved as " + name, "load state " + name + " brings it back");
  }

  private Note load(String name) throws IOException {
    Optional<Image> state = states.read(name);
    if (state.isEmpty()) {
      return missing(name);
    } else if (calculator.isRunning()) {
      return Note.error(name, "a program runs", "R/S (F5 or !) stops it");
    }
    Image now = calculator.image();
    if (state.get().model() != now.model()) {
      Model other = state.get().model();
      String why = "it is of a " + other.label() + ", not a " + now.model().label();
      return Note.error(
          name, why, "hp41 --model " + other.name().toLowerCase(Locale.ROOT) + " is one");
    }
    Set<Accessory> lacking = EnumSet.noneOf(Accessory.class);
    lacking.addAll(state.get().plugged());
    lacking.removeAll(now.plugged());
    if (!lacking.isEmpty()) {
      String labels = lacking.stream().map(Accessory::label).collect(Collectors.joining(","));
      return Note.error(name, "start with hp41 --plug " + labels);
    }
    operator.begin();
    calculator.restore(state.get());
    return Note.of("memory is now " + name, "Ctrl-U undoes");
  }

  private Note missing(String name) {
    List<String> nearest = Nearest.to(name, states.names());
    String none = "there is no such state";
    return nearest.isEmpty()
        ? Note.error(name, none, "states lists them")
        : Note.error(name, none, NearestNames.meant(nearest), "states lists them");
  }
}
