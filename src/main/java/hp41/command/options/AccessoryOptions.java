package hp41.command.options;

import hp41.Accessory;
import hp41.Calculator;
import hp41.machine.Peripherals;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import picocli.CommandLine.Option;

/** The options for what is plugged in, and for what card reader and drive keep. */
public final class AccessoryOptions {

  @Option(
      names = "--plug",
      paramLabel = "NAME",
      split = ",",
      description =
          "Plugs something in: ${COMPLETION-CANDIDATES}. A cx has time and xfunctions built in."
              + " What a printer prints goes to stderr.",
      completionCandidates = OptionValues.AccessoryNames.class,
      converter = OptionValues.AccessoryNames.class)
  private Set<Accessory> plug = Set.of();

  @Option(
      names = "--unplug",
      paramLabel = "NAME",
      split = ",",
      description = "Pulls out what was plugged in when memory was kept.",
      completionCandidates = OptionValues.AccessoryNames.class,
      converter = OptionValues.AccessoryNames.class)
  private Set<Accessory> unplug = Set.of();

  @Option(
      names = "--cards",
      paramLabel = "FOLDER",
      description = "Plugs the card reader in; the files in FOLDER are its cards.")
  private Path cards;

  @Option(
      names = "--disc",
      paramLabel = "FOLDER",
      description = "Plugs HP-IL in with a drive; the files in FOLDER are on its medium.")
  private Path disc;

  @Option(
      names = "--card",
      paramLabel = "NAME",
      description = "Reads this card of --cards first, as if put in by hand; may be repeated.")
  private List<String> card = List.of();

  /** Plugs something in that the options do not name. */
  public void plugIn(Accessory accessory) {
    Set<Accessory> more = EnumSet.of(accessory);
    more.addAll(plug);
    plug = more;
  }

  /**
   * What was plugged in unless it is pulled out, what is to be, and what the folders need to be.
   */
  public Set<Accessory> plugged(Set<Accessory> before) {
    Set<Accessory> plugged = EnumSet.noneOf(Accessory.class);
    plugged.addAll(before);
    plugged.removeAll(unplug);
    plugged.addAll(plug);
    if (cards != null) {
      plugged.add(Accessory.CARD_READER);
    }
    if (disc != null) {
      plugged.add(Accessory.MASS_STORAGE);
    }
    return plugged;
  }

  /** Whether there is a folder that the calculator may write to. */
  public boolean haveFolder() {
    return cards != null || disc != null;
  }

  /** What surrounds the calculator, with these folders. */
  public Peripherals around(Surroundings rest) {
    take("--cards", cards, rest.media()::cards);
    take("--disc", disc, rest.media()::disc);
    return rest;
  }

  private static void take(String option, Path path, Predicate<Path> takes) {
    if (path != null && !takes.test(path)) {
      throw new Failure(ExitCode.FILE, option + " " + path + ": this is no folder");
    }
  }

  /** Reads the cards; one that cannot be read ends it. */
  public void insertCards(Calculator calculator) {
    for (String name : card) {
      calculator.insertCard(name);
      String error = calculator.contents().error();
      if (!error.isEmpty()) {
        throw new Failure(ExitCode.FILE, "--card " + name + ": " + error);
      }
    }
  }
}
