package hp41.terminal;

import hp41.Calculator;
import hp41.keyboard.Pace;
import hp41.panel.Note;
import hp41.sound.Loudspeaker;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How fast and how loud the calculator is, and the typed lines that say so: {@code speed full},
 * {@code speed authentic}, {@code sound on}, {@code sound off}; without the second word it becomes
 * what it was not.
 */
final class Manner {

  private static final Pattern LINE = Pattern.compile("(?i):?\\s*(speed|sound)(?:\\s+(.*?))?\\s*");

  private final Calculator calculator;
  private Loudspeaker speaker = Loudspeaker.silent();

  Manner(Calculator calculator) {
    this.calculator = calculator;
  }

  /** From now on tones are heard from this. */
  void hear(Loudspeaker loudspeaker) {
    speaker = loudspeaker;
  }

  /** Does what a typed line says, if it is about speed or sound. */
  Optional<Note> type(String line) {
    Matcher words = LINE.matcher(line);
    if (!words.matches()) {
      return Optional.empty();
    }
    String wanted = words.group(2) == null ? "" : words.group(2).toLowerCase(Locale.ROOT);
    return Optional.of(words.group(1).equalsIgnoreCase("speed") ? speed(wanted) : sound(wanted));
  }

  private Note speed(String wanted) {
    boolean other = wanted.isEmpty() && calculator.pace() == Pace.FULL;
    switch (other ? "authentic" : wanted.isEmpty() ? "full" : wanted) {
      case "authentic" -> calculator.pace(Pace.AUTHENTIC);
      case "full" -> calculator.pace(Pace.FULL);
      default -> {
        return Note.error("speed " + wanted, "there is speed authentic and speed full");
      }
    }
    return calculator.pace() == Pace.FULL
        ? Note.of("full speed", "as fast as this computer can", "Alt-S changes it")
        : Note.of("authentic speed", "as fast as the machine", "Alt-S changes it");
  }

  private Note sound(String wanted) {
    boolean on = wanted.isEmpty() ? !speaker.isOn() : wanted.equals("on");
    if (!on && !wanted.isEmpty() && !wanted.equals("off")) {
      return Note.error("sound " + wanted, "there is sound on and sound off");
    }
    speaker.on(on);
    return on
        ? Note.of("sound on", "while flag 26 is set")
        : Note.of("sound off", "sound on brings it back");
  }
}
