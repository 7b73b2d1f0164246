package hp41.cli.options;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.files.DiskFolder;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.files.PlugNames;
import hp41.functions.storage.CardFolder;
import hp41.microcode.SystemRom;
import hp41.peripherals.Peripherals;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for accessories and modules, and for the folders used as cards and disc. */
public final class AccessoryOptions {

  @Option(
      names = "--plug",
      paramLabel = "NAME|FILE",
      description =
          "Plug in an accessory or a module of bundled programs: ${COMPLETION-CANDIDATES}, or"
              + " the module whose image is in a file (.mod, .rom); may be repeated. A cx has time and xfunctions built in."
              + " The paper of a printer is written to stderr.",
      completionCandidates = Candidates.Pluggable.class)
  private List<String> plug = List.of();

  @Option(
      names = "--unplug",
      paramLabel = "NAME",
      description = "Remove an accessory or a module that the saved memory contains.",
      completionCandidates = Candidates.Pluggable.class)
  private List<String> unplug = List.of();

  @Option(
      names = "--cards",
      paramLabel = "FOLDER",
      description = "Plug in the card reader and use the files in FOLDER as its cards.")
  private Path cards;

  @Option(
      names = "--disc",
      paramLabel = "FOLDER",
      description = "Plug in HP-IL with a drive and use the files in FOLDER as its medium.")
  private Path disc;

  @Option(
      names = "--card",
      paramLabel = "NAME",
      description =
          "Insert this card of the folder --cards before the start. The option may be repeated.")
  private List<String> card = List.of();

  private final Set<String> reported = new HashSet<>();

  /** Plugs in an accessory or a module image that the options do not name. */
  public void plugIn(String name) {
    if (!plug.contains(name)) {
      plug = Stream.concat(plug.stream(), Stream.of(name)).toList();
    }
  }

  /**
   * Returns the configuration: that of the saved memory without unplugged items, plus new items,
   * plus the devices that the folders need. Missing modules of the saved memory are reported.
   */
  public Plugged plugged(Optional<Image> saved, Model model, Output errors) {
    Plugged plugged = saved.map(Image::plugged).orElse(Plugged.NOTHING);
    for (String name : PlugNames.split(unplug)) {
      plugged = change("--unplug", plugged, name, PlugNames::without);
    }
    plugged = with(plugged, plug);
    plugged.missing().forEach(module -> reportOnce(missing(module), errors));
    plugged.modules().stream()
        .filter(PlugInModule::hasChanged)
        .forEach(module -> reportOnce(changed(module), errors));
    plugged = cards == null ? plugged : plugged.serving(Accessory.CARD_READER);
    plugged = disc == null ? plugged : plugged.serving(Accessory.MASS_STORAGE);
    check(plugged, model);
    plugged.notes(model).forEach(note -> reportOnce(note, errors));
    return plugged;
  }

  /** Returns a configuration with the items of some lists added. */
  public static Plugged with(Plugged before, List<String> lists) {
    Plugged plugged = before;
    for (String name : PlugNames.split(lists)) {
      plugged = change("--plug", plugged, name, PlugNames::with);
    }
    return plugged;
  }

  /** Refuses a configuration that the model cannot have. */
  public static void check(Plugged plugged, Model model) {
    plugged
        .problem(model)
        .ifPresent(
            problem -> {
              throw new Failure(ExitCode.USAGE, problem);
            });
  }

  /** Reports a message only once, even for several calculators. */
  private void reportOnce(String sentence, Output errors) {
    if (reported.add(sentence)) {
      errors.complain(sentence);
    }
  }

  private static String missing(PlugInModule module) {
    return "%s is no longer plugged in, its functions are shown as XROM: %s: %s"
        .formatted(module.name(), module.path(), module.problem());
  }

  private static String changed(PlugInModule module) {
    return module.name()
        + " has changed since memory was saved; if one of its programs was interrupted, start that program again";
  }

  /** A change of the configuration. */
  private interface PlugChange {

    Plugged apply(Plugged before, String name) throws IOException;
  }

  private static Plugged change(String option, Plugged before, String name, PlugChange change) {
    try {
      return change.apply(before, name);
    } catch (PlugNames.Refused refused) {
      throw new Failure(ExitCode.USAGE, option + " " + name + ": " + refused.getMessage());
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, option + " " + FileTrouble.message(unreadable));
    }
  }

  /** Returns whether there is a folder to which the calculator can write. */
  public boolean haveFolder() {
    return cards != null || disc != null;
  }

  /** Returns the peripherals with the folders of the options. */
  public Peripherals around(HostPeripherals host) {
    use("--cards", cards, host.media()::cards);
    use("--disc", disc, host.media()::disc);
    return host;
  }

  private static void use(String option, Path path, Predicate<Path> takes) {
    if (path != null && !takes.test(path)) {
      throw new Failure(ExitCode.FILE, option + " " + path + ": this is not a folder");
    }
  }

  /** In PRGM mode, the current program is written to a card that is inserted. */
  private void refuseOverwriting(String name, Calculator calculator) {
    Optional<String> existing =
        Optional.ofNullable(cards)
            .filter(it -> calculator.modes().prgm())
            .map(it -> new CardFolder(new DiskFolder(it)))
            .flatMap(it -> it.overwritten(CardFolder.name(name)));
    if (existing.isPresent()) {
      throw new Failure(
          ExitCode.FILE,
          "--card %s: the calculator is in PRGM mode and would overwrite %s with its program"
              .formatted(name, existing.get()));
    }
  }

  /**
   * Checks that the calculator can use the folders, and reads the cards; fails if that is
   * impossible.
   */
  public void insertCards(Calculator calculator) {
    if (cards != null && !calculator.hasCardReader()) {
      throw new Failure(
          ExitCode.USAGE,
          "--cards " + cards + ": the microcode has no card reader; --plug 82104A.mod adds it");
    } else if (disc != null && SystemRom.of(calculator).isPresent()) {
      throw new Failure(ExitCode.USAGE, "--disc " + disc + ": the microcode has no drive");
    }
    for (String name : card) {
      if (!calculator.hasCardReader()) {
        throw new Failure(ExitCode.FILE, "--card " + name + ": no card reader is plugged in");
      }
      refuseOverwriting(name, calculator);
      calculator.insertCard(CardFolder.name(name));
      calculator.run();
      String error = calculator.contents().error();
      if (!error.isEmpty()) {
        throw new Failure(ExitCode.FILE, "--card " + name + ": " + error);
      }
    }
  }
}
