package hp41.commands;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.files.FileTrouble;
import hp41.files.Media;
import hp41.files.PlugNames;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.panel.Note;
import hp41.program.Counted;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.commons.lang3.Strings;

/** What is plugged into the calculator, what cards and disc hold, and which model it is. */
public final class PlugCommands {

  private static final String HOW = "plug NAME or FILE.mod";

  private final Calculator calculator;
  private final Runnable before;
  private Media media = new Media();

  /**
   * The words that plug in and pull out.
   *
   * @param before is done before memory changes
   */
  public PlugCommands(Calculator calculator, Runnable before) {
    this.calculator = calculator;
    this.before = before;
  }

  /** From now on cards and disc are these. */
  public void use(Media cardsAndDisc) {
    media = cardsAndDisc;
  }

  /** Plugs in what is named, an accessory or the image in a file; or tells what can be. */
  Note plug(String typed) {
    return typed.isEmpty()
        ? Note.of(told(), HOW, "there are " + String.join(", ", PlugNames.accessories()))
        : plug(names(typed));
  }

  /** Plugs in accessories by their names, and the images of modules in files. */
  Note plug(List<String> names) {
    Plugged all = plugged();
    for (String name : names) {
      try {
        all = PlugNames.with(all, name);
      } catch (PlugNames.Refused refused) {
        String there = String.join(", ", PlugNames.accessories());
        return Note.error("plug " + name, "no such file or accessory", HOW, "there are " + there);
      } catch (IOException refused) {
        return Note.error("plug " + name, reason(name, refused), HOW);
      }
    }
    all = all.without(model().builtIn());
    if (all.equals(plugged())) {
      boolean builtIn = model().builtIn().stream().map(Accessory::label).anyMatch(names::contains);
      String why = builtIn ? "has it built in" : "has it plugged in";
      return Note.of(String.join(", ", names), "a " + model().label() + " " + why, HOW);
    }
    List<String> added = new ArrayList<>(all.names());
    plugged().names().forEach(added::remove);
    return become(model(), all, String.join(", ", added.isEmpty() ? names : added) + " plugged in");
  }

  /** Why a file was not plugged in, without its name. */
  private static String reason(String name, IOException refused) {
    return Strings.CS.removeStart(FileTrouble.reason(refused), name + ": ");
  }

  /** Pulls out what is named, or the only thing there is. */
  Note unplug(String typed) {
    List<String> there = plugged().names();
    if (there.isEmpty()) {
      return Note.of("nothing is plugged in", HOW);
    } else if (typed.isEmpty() && there.size() > 1) {
      return Note.error("unplug", "what of " + String.join(", ", there), "unplug NAME");
    }
    List<String> names = typed.isEmpty() ? there : names(typed);
    Plugged rest = plugged();
    for (String name : names) {
      try {
        rest = PlugNames.without(rest, name);
      } catch (IOException none) {
        return Note.error("unplug " + name, "not plugged in", told(), "unplug NAME");
      }
    }
    if (rest.equals(plugged())) {
      String wanted = String.join(", ", names);
      return Note.error("unplug " + wanted, "not plugged in", told(), "unplug NAME");
    }
    List<String> gone = new ArrayList<>(there);
    rest.names().forEach(gone::remove);
    return become(model(), rest, String.join(", ", gone) + " pulled out");
  }

  /** Names with blanks or commas between; that of a file that is there may have some. */
  private List<String> names(String typed) {
    FileOperands operands = new FileOperands(typed);
    String whole = operands.whole();
    if (PlugNames.isThere(whole) || plugged().module(whole).isPresent()) {
      return List.of(whole);
    }
    return PlugNames.split(operands.words()).stream().filter(name -> !name.isEmpty()).toList();
  }

  /** The files of a folder are the cards, and the card reader is plugged in. */
  Note cards(FileOperands typed) {
    return folder("cards", typed, Accessory.CARD_READER, media::cards);
  }

  /** Puts a card into the card reader, as a hand does. */
  Note card(String name) {
    if (name.isEmpty()) {
      return Note.error("card", "which card?", "card NAME", "cards FOLDER has the files that are");
    } else if (calculator.isRunning()) {
      return running();
    } else if (!calculator.hasCardReader()) {
      String how = calculator.rom().isPresent() ? "plug 82104A.mod" : "cards FOLDER";
      return Note.error("card " + name, "no card reader is plugged in", how + " plugs it in");
    }
    before.run();
    calculator.insertCard(name.toUpperCase(Locale.ROOT));
    return Note.of("card " + name, "put in", "Ctrl-U undoes");
  }

  /** The files of a folder are on the disc, and the drive is plugged in. */
  Note disc(FileOperands typed) {
    return folder("disc", typed, Accessory.MASS_STORAGE, media::disc);
  }

  private Note folder(String word, FileOperands typed, Accessory needed, Predicate<Path> takes) {
    List<String> words = typed.words();
    String name = words.size() == 1 ? words.get(0) : typed.whole();
    if (name.isEmpty()) {
      return Note.error(word, "which folder?", word + " FOLDER", "Tab completes its name");
    } else if (calculator.isRunning()) {
      return running();
    }
    Plugged plugged = plugged().serving(needed);
    Optional<String> problem = plugged.problem(model());
    if (problem.isPresent()) {
      return Note.error(problem.get(), "unplug NAME makes room");
    }
    try {
      if (!takes.test(FileTrouble.path(name))) {
        return Note.error(name, "this is no folder", word + " FOLDER");
      }
    } catch (IOException noName) {
      return Note.error(name, FileTrouble.message(noName), word + " FOLDER");
    }
    String now = word.equals("cards") ? "its files are the cards" : "its files are on the disc";
    return plugged.equals(plugged())
        ? Note.of(name, now, word + " FOLDER")
        : become(model(), plugged, name + ": " + now);
  }

  /** Becomes another model, with empty memory; or tells which it is. */
  Note model(String typed) {
    Optional<Model> wanted =
        Arrays.stream(Model.values())
            .filter(it -> typed.equalsIgnoreCase(it.name()) || typed.equalsIgnoreCase(it.label()))
            .findFirst();
    if (typed.isEmpty() || wanted.equals(Optional.of(model()))) {
      return Note.of("it is a " + model().label(), told(), "model c, cv or cx is another");
    } else if (wanted.isEmpty()) {
      return Note.error("model " + typed, "there are c, cv and cx", "model NAME");
    }
    Plugged plugged = plugged().without(wanted.get().builtIn());
    return become(wanted.get(), plugged, "a " + wanted.get().label() + " with empty memory");
  }

  private Note become(Model model, Plugged plugged, String done) {
    Optional<String> problem = plugged.problem(model);
    if (calculator.isRunning()) {
      return running();
    } else if (problem.isPresent()) {
      return Note.error(problem.get(), "unplug NAME makes room");
    }
    List<PlugInModule> added = new ArrayList<>(plugged.modules());
    added.removeAll(plugged().modules());
    before.run();
    boolean microcode = calculator.rom().isPresent();
    calculator.plug(model, plugged);
    List<String> clauses = new ArrayList<>(plugged.notes(model));
    if (microcode && calculator.rom().isEmpty()) {
      clauses.add("on its own engine");
    }
    clauses.addAll(about(added));
    clauses.add("Ctrl-U undoes");
    return Note.of(done, clauses.toArray(String[]::new));
  }

  /**
   * How many programs came with modules, of a single one its number too; of accessories nothing.
   */
  private List<String> about(List<PlugInModule> added) {
    List<String> names = added.stream().map(PlugInModule::name).toList();
    List<ModuleDefinition> images =
        calculator.programs().modules().stream().filter(it -> names.contains(it.name())).toList();
    long programs =
        images.stream()
            .flatMap(it -> it.functions().stream())
            .filter(CalculatorFunction::isProgram)
            .count();
    String number = images.size() == 1 ? "XROM %d, ".formatted(images.get(0).xrom()) : "";
    String some = Counted.of(programs, "program");
    return images.isEmpty() ? List.of() : List.of(number + some, "catalogue lists them");
  }

  private static Note running() {
    return Note.error("a program runs", "R/S (F5 or !) stops it");
  }

  private Model model() {
    return calculator.model();
  }

  private Plugged plugged() {
    return calculator.plugged();
  }

  /** The modules that were plugged in when memory was kept and are not there now. */
  public Optional<Note> missing() {
    List<String> names = plugged().missing().stream().map(PlugInModule::name).toList();
    Optional<PlugInModule> first = plugged().missing().stream().findFirst();
    String head = String.join(", ", names) + " not plugged in any more";
    return first.map(
        it ->
            Note.error(
                head,
                it.problem(),
                "functions show as XROM",
                it.path().toString(),
                "plug FILE has it again, unplug NAME forgets it"));
  }

  /** The names of what is plugged in. */
  public List<String> names() {
    return plugged().names();
  }

  private String told() {
    List<String> names = new ArrayList<>(names());
    for (PlugInModule module : plugged().modules()) {
      int at = names.lastIndexOf(module.name());
      names.set(at, module.name() + (module.image().isPresent() ? "" : " (missing)"));
    }
    return names.isEmpty() ? "nothing is plugged in" : String.join(", ", names) + " plugged in";
  }
}
