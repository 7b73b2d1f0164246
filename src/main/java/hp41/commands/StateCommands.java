package hp41.commands;

import hp41.Calculator;
import hp41.Image;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.StateFile;
import hp41.commands.TypedCommand.CommandText;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import hp41.panel.Note;
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
    List<String> clauses = new ArrayList<>();
    names.stream()
        .filter(NamedStates::isMemory)
        .findFirst()
        .ifPresent(it -> clauses.add(it + " is the memory of another calculator"));
    if (!names.isEmpty()) {
      clauses.add("load state NAME restores one");
    }
    clauses.add("save state NAME saves one");
    String head = names.isEmpty() ? "no states are saved" : String.join(", ", names);
    if (head.length() > LONGEST_LIST) {
      head = Counted.of(names.size(), "state");
      reports.accept(Report.list("Saved states", head, names));
    }
    return Note.of(head, clauses.toArray(String[]::new));
  }

  /** Saves all of memory under a name. An existing state is replaced only by {@code save!}. */
  Note save(CommandText typed) {
    return work(
        typed,
        name ->
            isFile(name)
                ? Note.error(
                    name,
                    NAMES,
                    name.matches(".*[.]d(m)?41")
                        ? "save FILE.dm41 saves all of memory in a file"
                        : typed.word() + " NAME")
                : !typed.over() && !NamedStates.isMemory(name) && states().read(name).isPresent()
                    ? nearest.writesOver(name, "save", "state " + name)
                    : write(name));
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
          ? Note.error(how, NAMES, "states lists the names")
          : Note.error(name, NAMES, how);
    }
    try {
      return step.with(name);
    } catch (IOException refused) {
      return Note.error(name, FileTrouble.message(refused), "states lists the others");
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
    return Note.of(
        "all of memory is saved as \"" + name + '"', "load state " + name + " restores it");
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
      return Note.error(name, problem.get(), "states lists the others");
    }
    before.run();
    calculator.plug(state.get().model(), plugged(state.get()));
    calculator.restore(state.get());
    List<String> clauses = new ArrayList<>();
    for (PlugInModule module : calculator.plugged().missing()) {
      clauses.add(module.name() + " was not found: " + module.problem());
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
    return nearest.isEmpty()
        ? Note.error(name, none, "states lists them")
        : Note.error(name, none, Nearest.choice(nearest), "states lists them");
  }
}
