package hp41.panel.view;

import hp41.KnownName;
import hp41.NameKind.BuiltinName;
import hp41.NameKind.ModuleFunction;
import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.CalculatorError;
import hp41.event.Usage;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpPage.Occasion;
import hp41.screen.Size;
import hp41.screen.Theme;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sample screens for tests and pictures. */
public enum Gallery {
  STOPPED,
  SMALL,
  ROOMY,
  LARGE,
  HUGE,
  PLAIN,
  PLAIN_LARGE,
  SIXTEEN,
  ASCII,
  ASCII_SMALL,
  ASCII_LARGE,
  FIRST,
  PROMPT,
  SHIFT,
  ALPHA,
  PRGM,
  ERROR,
  COMMAND,
  HELP,
  HELP_KEYS,
  TINY;

  private static final Usage STORING =
      new Usage(
          List.of(CalculatorError.NONEXISTENT, CalculatorError.ALPHA_DATA),
          "",
          "42 STO 05 CLX RCL 05",
          "",
          false);
  static final List<KnownName> NAMES =
      List.of(
          new KnownName(
              "STO", "nn", BuiltinName.FUNCTION, "x -- x", "Stores X in a register.", STORING),
          new KnownName("ST+", "nn", BuiltinName.FUNCTION, "x -- x", "Adds X to a register."),
          new KnownName(
              "ST-", "nn", BuiltinName.FUNCTION, "x -- x", "Subtracts X from a register."),
          new KnownName("STOP", "", BuiltinName.FUNCTION, "--", "Stops the program."),
          new KnownName(
              "STOFLAG",
              "",
              new ModuleFunction("X-Func"),
              "x -- x",
              "Restores the flags kept in X."));

  public Screen screen() {
    return switch (this) {
      case STOPPED,
          SMALL,
          ROOMY,
          LARGE,
          HUGE,
          PLAIN,
          PLAIN_LARGE,
          TINY,
          SIXTEEN,
          ASCII,
          ASCII_SMALL,
          ASCII_LARGE ->
          stopped().screen();
      default -> ready().screen();
    };
  }

  private Screens stopped() {
    Screens screens = Screens.stopped();
    switch (this) {
      case SMALL, ASCII_SMALL -> screens.size = new Size(60, 16);
      case TINY -> screens.size = new Size(40, 8);
      case ROOMY -> screens.size = new Size(100, 30);
      case HUGE -> screens.size = new Size(160, 50);
      case LARGE, PLAIN_LARGE, ASCII_LARGE -> screens.size = new Size(120, 40);
      default -> {}
    }
    if (this == PLAIN || this == PLAIN_LARGE) {
      screens.theme = Theme.PLAIN;
    }
    if (this == SIXTEEN) {
      screens.theme = Theme.SIXTEEN;
    }
    if (name().startsWith("ASCII")) {
      screens.theme = Theme.PLAIN.inAscii();
    }
    return screens;
  }

  private Screens ready() {
    Screens screens = Screens.ready();
    change(screens);
    return screens;
  }

  private void change(Screens ready) {
    switch (this) {
      case FIRST -> ready.panel = Panels.START;
      case PROMPT -> ready.asked("STO", "");
      case SHIFT -> {
        ready.annunciators = EnumSet.of(Annunciator.SHIFT);
        ready.modes(modes -> Screens.with(modes, false, false, false, false, true));
      }
      case ALPHA -> {
        ready.display = Cells.of("YES_");
        ready.alpha = "YES";
        ready.modes(modes -> Screens.with(modes, true, true, false, true, false));
      }
      case PRGM -> ready.modes(modes -> Screens.with(modes, false, false, true, false, false));
      case ERROR -> {
        ready.display = Cells.of("DATA ERROR");
        ready.error = "DATA ERROR";
      }
      case COMMAND ->
          ready.line =
              Optional.of(
                  new CommandLineView(
                      "st", 2, "st", NAMES, 0, true, Optional.empty(), Optional.empty()));
      case HELP ->
          ready.help =
              Optional.of(
                  new HelpPage(
                      "st",
                      NAMES,
                      0,
                      Occasion.NONE,
                      Map.of(),
                      Optional.empty(),
                      Optional.empty(),
                      false));
      default ->
          ready.help =
              Optional.of(
                  new HelpPage(
                      "",
                      NAMES,
                      -1,
                      Occasion.NONE,
                      Map.of(),
                      Optional.empty(),
                      Optional.empty(),
                      false));
    }
  }
}
