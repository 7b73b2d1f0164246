package hp41.commands;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import hp41.files.Media;
import hp41.files.PlugNames;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.microcode.SystemRom;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.text.Counted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Executes the commands that change what is plugged in, the cards, the disc, and the model. */
public final class PlugCommands {

  private static final String EXAMPLE = "plug NAME or FILE.mod";

  private final Calculator calculator;
  private final Runnable before;
  private final Media media;

  /**
   * Creates the commands.
   *
   * @param before runs before memory changes
   * @param media the cards and the disc
   */
  public PlugCommands(Calculator calculator, Runnable before, Media media) {
    this.calculator = calculator;
    this.before = before;
    this.media = media;
  }

  /** Plugs in accessories or module images, or lists what is plugged in. */
  Note plug(String typed) {
    return typed.isEmpty()
        ? Note.of(description()).type(EXAMPLE, Promise.PLUGS, "").and(modules(), accessories())
        : plug(names(typed));
  }

  /** Plugs in accessories by name, and module images from files. */
  Note plug(List<String> names) {
    Plugged all = plugged();
    for (String name : names) {
      try {
        all = PlugNames.with(all, name);
      } catch (PlugNames.Refused refused) {
        return Note.error("plug " + name, "no such file, accessory or module")
            .type(EXAMPLE, Promise.PLUGS, "")
            .and(modules(), accessories());
      } catch (IOException refused) {
        return Note.error("plug " + name, FileTrouble.reason(refused))
            .type(EXAMPLE, Promise.PLUGS, "");
      }
    }
    all = all.without(model().builtIn());
    if (all.equals(plugged())) {
      String why =
          names.stream().anyMatch(this::isBuiltIn)
              ? "a " + model().label() + " contains it"
              : "plugged in already";
      return Note.of(String.join(", ", names), why).type(EXAMPLE, Promise.PLUGS, "");
    }
    List<String> added = new ArrayList<>(all.names());
    plugged().names().forEach(added::remove);
    boolean prints = added.contains(Accessory.PRINTER.label());
    Note done =
        change(model(), all, String.join(", ", added.isEmpty() ? names : added) + " plugged in");
    return prints && !done.isError()
        ? done.hint("Ctrl-O", Promise.SHOWS_PAPER, "shows the paper")
        : done;
  }

  private static String modules() {
    return "modules: " + String.join(", ", BundledModule.names());
  }

  private static String accessories() {
    return "accessories: " + String.join(", ", PlugNames.accessories());
  }

  private boolean isBuiltIn(String name) {
    return model().builtIn().stream().map(Accessory::label).anyMatch(name::equals);
  }

  /** Unplugs what is named, or the only item that is plugged in. */
  Note unplug(String typed) {
    List<String> current = plugged().names();
    if (!typed.isEmpty() && isBuiltIn(typed) && !current.contains(typed)) {
      return Note.error(typed, "is built into the " + model().label())
          .type("model c", Promise.CHANGES_MODEL, "starts an empty calculator without it");
    } else if (current.isEmpty()) {
      return Note.of("nothing is plugged in").type(EXAMPLE, Promise.PLUGS, "");
    } else if (typed.isEmpty() && current.size() > 1) {
      return Note.error("unplug", "which one: " + String.join(", ", current))
          .type("unplug NAME", Promise.PLUGS, "");
    }
    List<String> names = typed.isEmpty() ? current : names(typed);
    Plugged rest = plugged();
    for (String name : names) {
      try {
        rest = PlugNames.without(rest, name);
      } catch (IOException none) {
        return Note.error("unplug " + name, "not plugged in", description())
            .type("unplug NAME", Promise.PLUGS, "");
      }
    }
    if (rest.equals(plugged())) {
      String wanted = String.join(", ", names);
      return Note.error("unplug " + wanted, "not plugged in", description())
          .type("unplug NAME", Promise.PLUGS, "");
    }
    List<String> gone = new ArrayList<>(current);
    rest.names().forEach(gone::remove);
    return change(model(), rest, String.join(", ", gone) + " unplugged");
  }

  /** Splits names at blanks and commas. The name of an existing file may contain both. */
  private List<String> names(String typed) {
    FileOperands operands = new FileOperands(typed);
    String whole = operands.whole();
    if (PlugNames.isThere(whole) || plugged().module(whole).isPresent()) {
      return List.of(whole);
    }
    return PlugNames.split(operands.words()).stream().filter(name -> !name.isEmpty()).toList();
  }

  /** Uses the files of a folder as magnetic cards, and plugs in the card reader. */
  Note cards(FileOperands typed) {
    return folder("cards", typed, Accessory.CARD_READER, media::cards);
  }

  /** Uses the files of a folder as the disc, and plugs in the drive. */
  Note disc(FileOperands typed) {
    return folder("disc", typed, Accessory.MASS_STORAGE, media::disc);
  }

  private Note folder(String word, FileOperands typed, Accessory needed, Predicate<Path> use) {
    List<String> words = typed.words();
    String name = words.size() == 1 ? words.get(0) : typed.whole();
    if (name.isEmpty()) {
      return Note.error(word, "which folder?")
          .type(word + " FOLDER", Promise.SELECTS_FOLDER, "")
          .onScreen("Tab completes names while you type");
    } else if (calculator.isRunning()) {
      return Note.running("");
    }
    Plugged plugged = plugged().serving(needed);
    Optional<String> problem = plugged.problem(model());
    if (problem.isPresent()) {
      return Note.error(problem.get()).type("unplug NAME", Promise.PLUGS, "makes room");
    }
    try {
      if (!use.test(FileTrouble.path(name))) {
        return Note.error(name, "not a folder").type(word + " FOLDER", Promise.SELECTS_FOLDER, "");
      }
    } catch (IOException noName) {
      return Note.error(name, FileTrouble.reason(noName))
          .type(word + " FOLDER", Promise.SELECTS_FOLDER, "");
    }
    Optional<Note> unusable = unusable(needed);
    if (unusable.isPresent() && needed == Accessory.CARD_READER) {
      return unusable.get();
    }
    String now = word.equals("cards") ? "its files are the cards" : "its files are on the disc";
    Note done =
        plugged.equals(plugged())
            ? Note.of(name, now).type(word + " FOLDER", Promise.SELECTS_FOLDER, "")
            : change(model(), plugged, name + ": " + now);
    return unusable.orElse(done);
  }

  /** Returns the message that the microcode cannot use a folder. */
  private Optional<Note> unusable(Accessory needed) {
    if (SystemRom.of(calculator).isEmpty()) {
      return Optional.empty();
    } else if (needed == Accessory.MASS_STORAGE) {
      return Optional.of(
          Note.error("the microcode has no drive")
              .type("engine own", Promise.CHANGES_ENGINE, "selects the engine with one"));
    }
    return calculator.hasCardReader()
        ? Optional.empty()
        : Optional.of(
            Note.error("the microcode has no card reader")
                .type("plug 82104A.mod", Promise.PLUGS, "plugs it in")
                .type("engine own", Promise.CHANGES_ENGINE, "selects the engine with one"));
  }

  /** Changes the model and clears memory, or shows the current model. */
  Note model(String typed) {
    Optional<Model> wanted =
        Arrays.stream(Model.values())
            .filter(it -> typed.equalsIgnoreCase(it.name()) || typed.equalsIgnoreCase(it.label()))
            .findFirst();
    if (typed.isEmpty() || wanted.equals(Optional.of(model()))) {
      return Note.of("HP-" + model().label(), description())
          .type("model " + otherModels(), Promise.CHANGES_MODEL, "starts an empty one");
    } else if (wanted.isEmpty()) {
      return Note.error("model " + typed, "the models are c, cv and cx")
          .type("model NAME", Promise.CHANGES_MODEL, "");
    }
    Plugged plugged = plugged().without(wanted.get().builtIn());
    return change(wanted.get(), plugged, "a " + wanted.get().label() + " with empty memory");
  }

  private String otherModels() {
    return Arrays.stream(Model.values())
        .filter(it -> it != model())
        .map(it -> it.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" or "));
  }

  private Note change(Model model, Plugged plugged, String done) {
    Optional<String> problem = plugged.problem(model);
    if (calculator.isRunning()) {
      return Note.running("");
    } else if (problem.isPresent()) {
      return Note.error(problem.get()).type("unplug NAME", Promise.PLUGS, "makes room");
    }
    List<PlugInModule> added = new ArrayList<>(plugged.modules());
    added.removeAll(plugged().modules());
    before.run();
    boolean microcode = SystemRom.of(calculator).isPresent();
    calculator.plug(model, plugged);
    List<String> clauses = new ArrayList<>(plugged.notes(model));
    if (microcode && SystemRom.of(calculator).isEmpty()) {
      clauses.add("built-in engine");
    }
    Note changed = Note.of(done, clauses.toArray(String[]::new));
    return about(added)
        .map(it -> changed.and(it).type("catalogue", Promise.SHOWS_CATALOGUE, "lists them"))
        .orElse(changed)
        .undoes();
  }

  /**
   * Describes modules that were added: the number of their programs, and the XROM number of a
   * single module. There is no description of accessories.
   */
  private Optional<String> about(List<PlugInModule> added) {
    List<String> names = added.stream().map(PlugInModule::name).toList();
    List<ModuleDefinition> images =
        Internals.names(calculator).modules().stream()
            .filter(it -> names.contains(it.name()))
            .toList();
    long programs =
        images.stream()
            .flatMap(it -> it.functions().stream())
            .filter(CalculatorFunction::isProgram)
            .count();
    String number = images.size() == 1 ? "XROM %d, ".formatted(images.get(0).xrom()) : "";
    String some = Counted.of(programs, "program");
    return Optional.of(number + some).filter(it -> !images.isEmpty());
  }

  private Model model() {
    return calculator.model();
  }

  private Plugged plugged() {
    return calculator.plugged();
  }

  /**
   * Returns a message about modules that were plugged in when memory was saved and are missing or
   * another version now.
   */
  public Optional<Note> missing() {
    if (plugged().missing().isEmpty()) {
      return plugged().modules().stream()
          .filter(PlugInModule::hasChanged)
          .findFirst()
          .map(this::changed);
    }
    List<String> names = plugged().missing().stream().map(PlugInModule::name).toList();
    Optional<PlugInModule> first = plugged().missing().stream().findFirst();
    String head = String.join(", ", names) + " no longer plugged in";
    return first.map(
        it ->
            Note.error(head, it.problem(), "its functions are shown as XROM", it.path().toString())
                .type("plug FILE", Promise.PLUGS, "finds it again")
                .type("unplug NAME", Promise.PLUGS, "removes it")
                .means(
                    "A module was plugged in when memory was saved, and its file cannot be read now. "
                        + "Programs show its functions as XROM numbers until it is plugged in."));
  }

  private Note changed(PlugInModule module) {
    return Note.of(
            module.name() + " has changed",
            "if one of its programs was interrupted, start that program again")
        .means(
            "The lines of the module may have moved since memory was saved. If a program was "
                + "interrupted in a module, the program pointer is now at the first line in memory. "
                + "Data and the programs in memory are unchanged.");
  }

  /** Returns the names of what is plugged in. */
  public List<String> names() {
    return plugged().names();
  }

  private String description() {
    List<String> names = new ArrayList<>(names());
    for (PlugInModule module : plugged().modules()) {
      int at = names.lastIndexOf(module.name());
      names.set(at, module.name() + (module.isPresent() ? "" : " (missing)"));
    }
    return names.isEmpty() ? "nothing is plugged in" : String.join(", ", names) + " plugged in";
  }
}
