package hp41.keyboard;

import hp41.listing.LineText;
import hp41.machine.Function;
import hp41.machine.Operand;
import java.util.Optional;

/** Three digits being keyed, or four that begin with 1: for SIZE and DEL, or a line for GTO. */
record CountEntry(Function operation, boolean line, String digits, int width)
    implements PromptEntry {

  private static final int WIDTH = 3;

  static Entry of(Function function) {
    return new CountEntry(function, false, "", WIDTH);
  }

  /** GTO . */
  static Entry ofLine(Function goTo) {
    return new CountEntry(goTo, true, "", WIDTH);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.BACK) {
      return digits.isEmpty() ? keyboard.prompts().abort() : shorter();
    }
    if (key.digit() >= 0) {
      return with(digits + key.digit(), keyboard);
    }
    if (!digits.isEmpty()) {
      return keyboard.prompts().blink(this);
    }
    if (key == Key.EEX) {
      return new CountEntry(operation, line, "1", WIDTH + 1);
    }
    if (key.letter() >= 0) {
      return with("%03d".formatted(key.letter() + 1), keyboard);
    }
    if (line && key == Key.POINT) {
      return keyboard.prompts().hold("GTO . .", () -> LineDisplay.newProgram(keyboard));
    }
    if (line && key == Key.ALPHA) {
      return NameEntry.goTo(operation);
    }
    return keyboard.prompts().blink(this);
  }

  private Entry shorter() {
    return width > WIDTH && digits.length() == 1
        ? new CountEntry(operation, line, "", WIDTH)
        : new CountEntry(operation, line, digits.substring(0, digits.length() - 1), width);
  }

  private Entry with(String longer, Keyboard keyboard) {
    if (longer.length() < width) {
      return new CountEntry(operation, line, longer, width);
    }
    int number = Integer.parseInt(longer);
    return line
        ? keyboard.prompts().hold(prefix() + longer, () -> keyboard.actions().goToLine(number))
        : keyboard.prompts().finish(operation, new Operand.Count(number), prefix() + longer);
  }

  private String prefix() {
    return LineText.name(operation) + (line ? " ." : " ");
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    return Optional.of(prefix() + digits + "_".repeat(width - digits.length()));
  }
}
