package hp41.cli;

import hp41.Accessory;
import hp41.Model;
import hp41.Plugged;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.app.Lab;
import hp41.app.Lab.EngineComparison;
import hp41.app.Lab.Finding;
import hp41.app.Lab.Tally;
import hp41.cli.options.AccessoryOptions;
import hp41.cli.options.RomOption;
import hp41.cli.options.StandardStreams;
import hp41.microcode.SystemRom;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hp41 verify}: compares the built-in engine with the real microcode. */
@Command(
    name = "verify",
    description = {
      "Run recorded keys, and random keys, lines and programs, on the built-in engine and"
          + " on the machine's microcode. Compare the displays and all of memory.",
      "Each case that differs is reduced and printed with the command that reproduces" + " it."
    },
    exitCodeList = {
      "0:no difference",
      "1:there are differences",
      "2:wrong usage",
      "3:the image cannot be read"
    },
    footer = "  hp41 verify --rom 41cx.mod --minutes 10")
final class VerifyCommand implements Callable<Integer> {

  /** The accessories that both engines have. */
  private static final Set<Accessory> MEMORY =
      EnumSet.of(
          Accessory.RAM,
          Accessory.SECOND_RAM,
          Accessory.THIRD_RAM,
          Accessory.FOURTH_RAM,
          Accessory.QUAD_RAM,
          Accessory.EXTENDED_MEMORY,
          Accessory.SECOND_EXTENDED_MEMORY);

  @Mixin private final RomOption rom = new RomOption();

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      description = "The model for 41cv.mod: c or cv (default: cv).")
  private Model model;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "How long to play random cases after the recorded ones (default: 1).")
  private double minutes = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of the random cases (default: 1).")
  private long seed = 1;

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      description =
          "Play only the random cases of this theme; may be repeated. The table at the end"
              + " names the themes.")
  private List<String> themes = List.of();

  @Option(
      names = "--plug",
      paramLabel = "NAME|FILE",
      description =
          "Plug in the image of a module, or memory such as ram or quad; may be repeated. The"
              + " microcode of a printer or card reader is compared with the built-in one.")
  private List<String> plug = List.of();

  @Option(names = "--json", description = "Write one JSON object a line.")
  private boolean json;

  private final StandardStreams streams;

  VerifyCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Lab lab = Lab.of("verify");
    SystemRom system =
        rom.rom()
            .orElseThrow(
                () ->
                    new Failure(
                        ExitCode.USAGE,
                        "verify needs your image of the machine's ROM: --rom"
                            + " 41cx.mod; this program contains none"));
    checkThemes(lab.themes());
    Model wanted = RomOption.model(Optional.ofNullable(model), Optional.of(system));
    EngineComparison comparison = lab.comparison(wanted, system, plugged(wanted), this::report);
    if (themes.isEmpty()) {
      comparison.recorded();
    }
    comparison.random(
        seed,
        themes.isEmpty() ? lab.themes() : themes,
        new HostPeripherals.SteadyClock(),
        duration());
    comparison.tallies().forEach(this::report);
    boolean differs = comparison.tallies().stream().anyMatch(it -> it.differing() > 0);
    return differs ? ExitCode.CALCULATOR_ERROR : ExitCode.DONE;
  }

  private void checkThemes(List<String> known) {
    for (String theme : themes) {
      if (!known.contains(theme)) {
        String message = "verify has no theme '%s'; the themes are: %s";
        throw new Failure(ExitCode.USAGE, message.formatted(theme, String.join(", ", known)));
      }
    }
  }

  private Plugged plugged(Model wanted) {
    Plugged plugged = AccessoryOptions.with(Plugged.NOTHING, plug);
    if (!MEMORY.containsAll(plugged.accessories())) {
      throw new Failure(
          ExitCode.USAGE,
          "--plug of verify accepts images of modules, such as 82143a.mod, and memory: ram, ram2,"
              + " ram3, ram4, quad, xmemory, xmemory2");
    }
    AccessoryOptions.check(plugged, wanted);
    return plugged;
  }

  private Duration duration() {
    return Duration.ofMillis((long) (minutes * Duration.ofMinutes(1).toMillis()));
  }

  private void report(Finding finding) {
    if (json) {
      streams
          .out()
          .print(
              new JsonObject()
                  .put("kind", finding.kind())
                  .put("differences", finding.differences())
                  .put("command", finding.command()));
    } else {
      streams.out().print(finding.kind() + ": " + String.join("; ", finding.differences()));
      streams.out().print("  " + finding.command());
    }
  }

  private void report(Tally tally) {
    streams
        .out()
        .print(
            json
                ? new JsonObject()
                    .put("kind", tally.kind())
                    .put("cases", tally.cases())
                    .put("moments", tally.moments())
                    .put("differing", tally.differing())
                : "%-16s %,9d cases, %,10d moments compared, %d differ"
                    .formatted(tally.kind(), tally.cases(), tally.moments(), tally.differing()));
  }
}
