package hp41.words;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.files.FileTrouble;
import hp41.files.Media;
import hp41.panel.Note;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;

/** What is plugged into the calculator, what cards and disc hold, and which model it is. */
public final class PlugWords {

  private static final String HOW = "plug NAME";

  private final Calculator calculator;
  private final Runnable before;
  private Media media = new Media();

  /**
   * The words that plug in and pull out.
   *
   * @param before is done before memory changes
   */
  public PlugWords(Calculator calculator, Runnable before) {
    this.calculator = calculator;
    this.before = before;
  }

  /** From now on cards and disc are these. */
  public void use(Media cardsAndDisc) {
    media = cardsAndDisc;
  }

  /** Plugs in what is named, or tells what can be. */
  Note plug(String typed) {
    if (typed.isEmpty()) {
      return Note.of(told(), "there are " + labels(Accessory.pluggable()), HOW);
    }
    return change("plug", typed, this::plugIn);
  }

  private Note plugIn(List<Accessory> wanted) {
    Set<Accessory> builtIn = model().builtIn();
    Set<Accessory> all = with(plugged(), wanted);
    all.removeAll(builtIn);
    if (all.equals(plugged())) {
      String why = builtIn.containsAll(wanted) ? "has it built in" : "has it plugged in";
      return Note.of(labels(wanted), "a " + model().label() + " " + why, HOW);
    }
    return become(model(), all, labels(wanted) + " plugged in");
  }

  /** Pulls out what is named, or the only thing there is. */
  Note unplug(String typed) {
    Set<Accessory> plugged = plugged();
    if (plugged.isEmpty()) {
      return Note.of("nothing is plugged in", HOW);
    } else if (typed.isEmpty() && plugged.size() > 1) {
      return Note.error("unplug", "what of " + labels(plugged), "unplug NAME");
    }
    String what = typed.isEmpty() ? labels(plugged) : typed;
    return change("unplug", what, this::pullOut);
  }

  private Note pullOut(List<Accessory> wanted) {
    Set<Accessory> rest = with(plugged(), List.of());
    return rest.removeAll(wanted)
        ? become(model(), rest, labels(wanted) + " pulled out")
        : Note.error(labels(wanted), "not plugged in", told(), "unplug NAME");
  }

  /** Does something with accessories, unless one of their names is none. */
  private Note change(String word, String typed, Function<List<Accessory>, Note> change) {
    List<Accessory> wanted = new ArrayList<>();
    for (String name : StringUtils.split(typed, ", ")) {
      Optional<Accessory> accessory = Accessory.named(name);
      if (accessory.isEmpty()) {
        String there = "there are " + labels(Accessory.pluggable());
        return Note.error(word + " " + name, there, word + " NAME");
      }
      wanted.add(accessory.get());
    }
    return change.apply(wanted);
  }

  /** The files of a folder are the cards, and the card reader is plugged in. */
  Note cards(FileOperands typed) {
    return folder("cards", typed, Accessory.CARD_READER, media::cards);
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
    try {
      if (!takes.test(FileTrouble.path(name))) {
        return Note.error(name, "this is no folder", word + " FOLDER");
      }
    } catch (IOException noName) {
      return Note.error(name, FileTrouble.message(noName), word + " FOLDER");
    }
    String now = word.equals("cards") ? "its files are the cards" : "its files are on the disc";
    return plugged().contains(needed)
        ? Note.of(name, now, word + " FOLDER")
        : become(model(), with(plugged(), List.of(needed)), name + ": " + now);
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
    Set<Accessory> plugged = with(plugged(), List.of());
    plugged.removeAll(wanted.get().builtIn());
    return become(wanted.get(), plugged, "a " + wanted.get().label() + " with empty memory");
  }

  private Note become(Model model, Set<Accessory> plugged, String done) {
    if (calculator.isRunning()) {
      return running();
    }
    before.run();
    calculator.plug(model, plugged);
    return Note.of(done, "Ctrl-U undoes");
  }

  private static Note running() {
    return Note.error("a program runs", "R/S (F5 or !) stops it");
  }

  private Model model() {
    return calculator.image().model();
  }

  private Set<Accessory> plugged() {
    return calculator.image().plugged();
  }

  private String told() {
    return plugged().isEmpty() ? "nothing is plugged in" : labels(plugged()) + " plugged in";
  }

  private static Set<Accessory> with(Set<Accessory> some, List<Accessory> more) {
    Set<Accessory> all = EnumSet.noneOf(Accessory.class);
    all.addAll(some);
    all.addAll(more);
    return all;
  }

  private static String labels(Collection<Accessory> accessories) {
    return accessories.stream().sorted().map(Accessory::label).collect(Collectors.joining(", "));
  }
}
