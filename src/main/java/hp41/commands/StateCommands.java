package hp41.commands;

import hp41.Calculator;
import hp41.Image;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.StateFile;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.help.Report;
import hp41.states.StateFolder.NamedStates;
import hp41.text.Counted;
import hp41.text.Nearest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Executes the commands that save, load and list named states. */
public final class StateCommands {

  /** The length of a list that fits into the message row of a narrow window. */
  private static final int LONGEST_LIST = 50;

  private static final String NAMES = "a name has up to 40 letters, digits, - and _";

  private final Calculator calculator;
  private final NearestNames nearest;
  private final Runnable before;
  private final Optional<NamedStates> folder;
  private final Consumer<Report> reports;

  /**
   * Creates the commands.
   *
   * @param before runs before memory changes
   * @param folder the named states; without them, the commands are disabled
   * @param reports shows a list that is too long for a message
   */
  public StateCommands(
      Calculator calculator,
      NearestNames nearest,
      Runnable before,
      Optional<NamedStates> folder,
      Consumer<Report> reports) {
    this.calculator = calculator;
    this.nearest = nearest;
    this.before = before;
    this.folder = folder;
    this.reports = reports;
  }

  /** Returns whether there are named states. */
  boolean hasFolder() {
    return folder.isPresent();
  }

  /** Returns the names of the states. */
  public List<String> names() {
    return folder.map(NamedStates::names).orElse(List.of());
  }

  private NamedStates states() {
    return folder.orElseThrow();
  }

  /** Lists the names. */
  Note list() {
    List<String> names = names();
    String all = names.isEmpty() ? "no states are saved" : String.join(", ", names);
    boolean isLong = all.length() > LONGEST_LIST;
    String head = isLong ? Counted.of(names.size(), "state") : all;
    if (isLong) {
      reports.accept(Report.list("Saved states", head, names));
    }
    Note listed =
        names.stream()
            .filter(NamedStates::isMemory)
            .findFirst()
            .map(it -> Note.of(head, it + " is the memory of another calculator"))
            .orElse(Note.of(head));
    return (names.isEmpty()
            ? listed
            : listed.type("load state NAME", Promise.RESTORES, "restores one"))
        .type("save state NAME", Promise.WRITES, "saves one");
  }

  /** Saves all of memory under a name. An existing state is replaced only by {@code save!}. */
  Note save(CommandText typed) {
    return work(
        typed,
        name ->
            isFile(name)
                ? refused(name, typed)
                : !typed.overwrites()
                        && !NamedStates.isMemory(name)
                        && states().read(name).isPresent()
                    ? nearest.writesOver(name, "save", "state " + name)
                    : write(name));
  }

  private static Note refused(String name, CommandText typed) {
    Note refused = Note.error(name, NAMES);
    return OutputKind.of(name).filter(OutputKind::isMemory).isPresent()
        ? refused.type("save FILE.dm41", Promise.WRITES, "saves all of memory in a file")
        : refused.type(typed.word() + " NAME", promise(typed), "");
  }

  private static Promise promise(CommandText typed) {
    return typed.word().startsWith("save") ? Promise.WRITES : Promise.RESTORES;
  }

  /** Loads a named state, a state file, or a dump of a DM41 or PX-41CX. */
  Note load(CommandText typed) {
    return work(typed, this::load);
  }

  private interface StateStep {
    Note with(String name) throws IOException;
  }

  private static Note work(CommandText typed, StateStep step) {
    String name = typed.operand();
    if (!NamedStates.isName(name) && !isFile(name)) {
      String how = typed.word() + " NAME";
      return name.isEmpty()
          ? Note.error(how, NAMES).type("states", Promise.LISTS_STATES, "lists the names")
          : Note.error(name, NAMES).type(how, promise(typed), "");
    }
    try {
      return step.with(name);
    } catch (IOException refused) {
      return Note.error(name, FileTrouble.message(refused))
          .type("states", Promise.LISTS_STATES, "lists the others");
    }
  }

  /** Returns whether a text names a file: it has an ending or a folder. */
  private static boolean isFile(String name) {
    return name.matches(".*[./].*");
  }

  private Optional<Image> read(String name) throws IOException {
    return NamedStates.isName(name)
        ? states().read(name)
        : new StateFile(FileTrouble.path(FileOperands.plain(name)), BundledModule.PROVIDED).read();
  }

  private Note write(String name) throws IOException {
    states().write(name, calculator.image());
    return Note.of("all of memory is saved as \"" + name + '"')
        .type("load state " + name, Promise.RESTORES, "restores it");
  }

  private Note load(String name) throws IOException {
    Optional<Image> state = read(name);
    if (state.isEmpty()) {
      return missing(name);
    } else if (calculator.isRunning()) {
      return Note.running(name);
    }
    Optional<String> problem = state.get().plugged().problem(state.get().model());
    if (problem.isPresent()) {
      return Note.error(name, problem.get())
          .type("states", Promise.LISTS_STATES, "lists the others");
    }
    before.run();
    Image now = calculator.image();
    calculator.plug(state.get().model(), plugged(state.get()));
    calculator.restore(state.get());
    List<String> clauses = new ArrayList<>();
    for (PlugInModule module : calculator.plugged().missing()) {
      clauses.add(module.name() + " was not found: " + module.problem());
    }
    if (now.remembersTheSame(calculator.image())) {
      return Note.of("memory is already \"" + name + '"')
          .type("states", Promise.LISTS_STATES, "lists the others");
    }
    return Note.of("memory is now \"" + name + '"', clauses.toArray(String[]::new)).undoes();
  }

  /**
   * Returns the configuration for a loaded state: the modules of the state in their pages and, as
   * far as there is room, the accessories and modules that are plugged in now.
   */
  private Plugged plugged(Image state) {
    Plugged saved = state.plugged();
    Plugged all = saved.with(calculator.plugged().accessories());
    if (all.problem(state.model()).isPresent()) {
      all = saved;
    }
    for (PlugInModule module : calculator.plugged().modules()) {
      Plugged more = all.with(module);
      boolean other = saved.modules().stream().noneMatch(it -> it.isFrom(module.path()));
      all = other && more.problem(state.model()).isEmpty() ? more : all;
    }
    return all;
  }

  private Note missing(String name) {
    List<String> nearest = Nearest.to(name, names());
    String none = "no such state";
    Note missing =
        nearest.isEmpty()
            ? Note.error(name, none)
            : Note.error(name, none, Nearest.choice(nearest));
    return missing.type("states", Promise.LISTS_STATES, "lists them");
  }
}
