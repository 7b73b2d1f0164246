package hp41.words;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.files.Media;
import hp41.panel.Note;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
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
      return Note.of(plugged(), "there are " + labels(Accessory.pluggable()), HOW);
    }
    return change("plug", typed, this::plugIn);
  }

  private Note plugIn(List<Accessory> wanted) {
    Set<Accessory> builtIn = calculator.image().model().builtIn();
    Set<Accessory> all = with(calculator.image().plugged(), wanted);
    all.removeAll(builtIn);
    if (all.equals(calculator.image().plugged())) {
      String why = builtIn.containsAll(wanted) ? "has it built in" : "has it plugged in";
      return Note.of(labels(wanted), "a " + calculator.image().model().label() + " " + why, HOW);
    }
    return become(calculator.image().model(), all, labels(wanted) + " plugged in");
  }

  /** Pulls out what is named, or the only thing there is. */
  Note unplug(String typed) {
    Set<Accessory> plugged = calculator.image().plugged();
    if (plugged.isEmpty()) {
      return Note.of("nothing is plugged in", HOW);
    } else if (typed.isEmpty() && plugged.size() > 1) {
      return Note.error("unplug", "what of " + labels(plugged), "unplug NAME");
    }
    String what = typed.isEmpty() ? labels(plugged) : typed;
    return change("unplug", what, this::pullOut);
  }

  private Note pullOut(List<Accessory> wanted) {
    Set<Accessory> rest = EnumSet.noneOf(Accessory.class);
    rest.addAll(calculator.image().plugged());
    if (!rest.removeAll(wanted)) {
      return Note.error(labels(wanted), "not plugged in", plugged(), "unplug NAME");
    }
    return become(calculator.image().model(), rest, labels(wanted) + " pulled out");
  }

  /** Does something with accessories, unless one of their names is none or a program runs. */
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
    } else if (!takes.test(Path.of(name))) {
      return Note.error(name, "this is no folder", word + " FOLDER");
    }
    String now = word.equals("cards") ? "its files are the cards" : "its files are on the disc";
    return calculator.image().plugged().contains(needed)
        ? Note.of(name, now, word + " FOLDER")
        : become(
            calculator.image().model(),
            with(calculator.image().plugged(), List.of(needed)),
            name + ": " + now);
  }

  /** Becomes another model, with empty memory; or tells which it is. */
  Note model(String typed) {
    Model now = calculator.image().model();
    Optional<Model> wanted =
        Arrays.stream(Model.values())
            .filter(
                model ->
                    Set.of(model.name(), model.label()).contains(typed.toUpperCase(Locale.ROOT)))
            .findFirst();
    if (typed.isEmpty() || wanted.equals(Optional.of(now))) {
      return Note.of("it is a " + now.label(), plugged(), "model c, cv or cx is another");
    } else if (wanted.isEmpty()) {
      return Note.error("model " + typed, "there are c, cv and cx", "model NAME");
    }
    return become(
        wanted.get(),
        calculator.image().plugged(),
        "a " + wanted.get().label() + " with empty memory");
  }

  private Note become(Model model, Set<Accessory> plugged, String done) {
    if (calculator.isRunning()) {
      return Note.error("a program runs", "R/S (F5 or !) stops it");
    }
    before.run();
    calculator.plug(model, plugged);
    return Note.of(done, "Ctrl-U undoes");
  }

  private String plugged() {
    return calculator.image().plugged().isEmpty()
        ? "nothing is plugged in"
        : labels(calculator.image().plugged()) + " plugged in";
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
