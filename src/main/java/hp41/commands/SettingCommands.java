package hp41.commands;

import hp41.Calculator;
import hp41.key.Pace;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Executes the commands for speed, sound and colours. Without an operand, speed and sound are
 * toggled. The choices are stored in the preferences.
 */
public final class SettingCommands {

  private final Calculator calculator;
  private final BiConsumer<String, String> remember;
  private final Loudspeaker speaker;
  private Theme theme;

  public SettingCommands(
      Calculator calculator,
      Theme theme,
      BiConsumer<String, String> remember,
      Loudspeaker speaker) {
    this.calculator = calculator;
    this.theme = theme;
    this.remember = remember;
    this.speaker = speaker;
  }

  /** Returns the theme. */
  public Theme theme() {
    return theme;
  }

  /** Selects a theme until the end of the session. */
  public void adopt(Theme other) {
    theme = other;
  }

  /** Selects a theme, or lists the themes. */
  public Note theme(String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    String names = Theme.names();
    if (!theme.shaded()) {
      return Note.error(
          "theme", "this terminal shows no colours", "start hp41 --theme NAME for colours");
    } else if (wanted.isEmpty()) {
      return Note.of("theme " + theme.name(), "themes: " + names)
          .type("theme NAME", Promise.SELECTS_THEME, "");
    }
    Optional<Theme> found = Theme.named(wanted);
    if (found.isEmpty()) {
      return Note.error("theme " + wanted, "themes: " + names)
          .type("theme NAME", Promise.SELECTS_THEME, "");
    }
    theme = theme.ascii() ? found.get().inAscii() : found.get();
    remember.accept("theme", theme.name());
    return Note.of("theme " + theme.name(), "is saved")
        .type("theme NAME", Promise.SELECTS_THEME, "selects another");
  }

  /** Sets the speed, or toggles it. */
  public Note speed(String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    boolean other = wanted.isEmpty() && calculator.pace() == Pace.FULL;
    switch (other ? "authentic" : wanted.isEmpty() ? "full" : wanted) {
      case "authentic" -> calculator.pace(Pace.AUTHENTIC);
      case "full" -> calculator.pace(Pace.FULL);
      default -> {
        return Note.error("speed " + wanted)
            .type("speed authentic or speed full", Promise.SETS_SPEED, "");
      }
    }
    remember.accept("speed", calculator.pace() == Pace.FULL ? "full" : "authentic");
    Note done =
        calculator.pace() == Pace.FULL
            ? Note.of("full speed", "as fast as possible")
            : Note.of("authentic speed", "as fast as a real HP-41");
    return done.hint("Alt-S", Promise.CHANGES_SPEED, "changes it")
        .means(
            "The calculator computes as fast as this computer can, or at the speed of a real HP-41. "
                + "The choice is saved.");
  }

  /** Turns sound on or off, or toggles it. */
  Note sound(String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    boolean on = wanted.isEmpty() ? !speaker.isOn() : wanted.equals("on");
    if (!on && !wanted.isEmpty() && !wanted.equals("off")) {
      return Note.error("sound " + wanted).type("sound on or sound off", Promise.SETS_SOUND, "");
    }
    speaker.on(on);
    remember.accept("sound", on ? "on" : "off");
    return on
        ? Note.of("sound on", "while flag 26 is set")
            .type("sound off", Promise.SETS_SOUND, "turns it off")
        : Note.of("sound off").type("sound on", Promise.SETS_SOUND, "turns it on");
  }
}
