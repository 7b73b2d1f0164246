package hp41.ansi;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The strokes for the characters and escape sequences that terminals send, each complete. */
final class TerminalKeys {

  private static final char ESC = '\u001b';
  private static final char RUBOUT = '\u007f';
  private static final char FIRST_SPECIAL = '\ufff0';

  /** An introducer, a number, modifiers, and the letter or {@code ~} that ends the sequence. */
  private static final Pattern SEQUENCE =
      Pattern.compile("\u001b{1,2}[\\[O](\\d{0,4})(?:;(\\d{0,4}))?([A-Z~])");

  /** F1 to F5 of the Linux console, which have the numbers 11 to 15 elsewhere. */
  private static final Pattern CONSOLE_KEY = Pattern.compile("\u001b\\[\\[([A-E])");

  private static final Pattern MOUSE =
      Pattern.compile("\u001b\\[<(\\d{1,4});(\\d{1,5});(\\d{1,5})([Mm])");

  private static final Map<String, KeyName> BY_LETTER =
      Map.ofEntries(
          Map.entry("A", KeyName.UP),
          Map.entry("B", KeyName.DOWN),
          Map.entry("C", KeyName.RIGHT),
          Map.entry("D", KeyName.LEFT),
          Map.entry("F", KeyName.END),
          Map.entry("H", KeyName.HOME),
          Map.entry("P", KeyName.F1),
          Map.entry("Q", KeyName.F2),
          Map.entry("R", KeyName.F3),
          Map.entry("S", KeyName.F4),
          Map.entry("Z", KeyName.BACK_TAB));

  /** The keys of sequences that end with {@code ~}. */
  private static final Map<String, KeyName> BY_NUMBER =
      Map.ofEntries(
          Map.entry("1", KeyName.HOME),
          Map.entry("3", KeyName.DELETE),
          Map.entry("4", KeyName.END),
          Map.entry("5", KeyName.PAGE_UP),
          Map.entry("6", KeyName.PAGE_DOWN),
          Map.entry("7", KeyName.HOME),
          Map.entry("8", KeyName.END),
          Map.entry("11", KeyName.F1),
          Map.entry("12", KeyName.F2),
          Map.entry("13", KeyName.F3),
          Map.entry("14", KeyName.F4),
          Map.entry("15", KeyName.F5),
          Map.entry("17", KeyName.F6),
          Map.entry("18", KeyName.F7),
          Map.entry("19", KeyName.F8),
          Map.entry("20", KeyName.F9),
          Map.entry("24", KeyName.F12));

  /**
   * The function keys, which are ignored with Shift: terminals send Shift-F3 as the sequence of a
   * cursor position report.
   */
  private static final Set<KeyName> FUNCTION_KEYS = EnumSet.range(KeyName.F1, KeyName.F12);

  private TerminalKeys() {}

  /**
   * Returns the strokes for one character or escape sequence: one or none, and two for a character
   * outside the Basic Multilingual Plane.
   */
  static List<Stroke> strokes(String characters) {
    if (characters.length() > 1 && characters.charAt(0) == ESC) {
      return sequence(characters).stream().toList();
    }
    return characters
        .chars()
        .boxed()
        .flatMap(it -> character((char) it.intValue()).stream())
        .toList();
  }

  private static Optional<Stroke> sequence(String characters) {
    if (characters.length() == 2) {
      char key = characters.charAt(1);
      return key >= ' ' && key != RUBOUT
          ? character(key).map(it -> new Stroke.Alt(key))
          : character(key);
    }
    Matcher mouse = MOUSE.matcher(characters);
    if (mouse.matches()) {
      return click(mouse);
    }
    Matcher console = CONSOLE_KEY.matcher(characters);
    if (console.matches()) {
      int number = 11 + console.group(1).charAt(0) - 'A';
      return Optional.of(Stroke.named(BY_NUMBER.get(String.valueOf(number))));
    }
    Matcher key = SEQUENCE.matcher(characters);
    return key.matches() ? key(key) : Optional.empty();
  }

  private static Optional<Stroke> key(Matcher sequence) {
    String end = sequence.group(3);
    KeyName name = end.equals("~") ? BY_NUMBER.get(sequence.group(1)) : BY_LETTER.get(end);
    return Optional.ofNullable(name)
        .filter(it -> !isPosition(sequence))
        .filter(it -> !(FUNCTION_KEYS.contains(it) && hasShift(sequence.group(2))))
        .map(Stroke::named);
  }

  /** Returns whether a sequence reports the position of the cursor; F3 with modifiers has a 1. */
  private static boolean isPosition(Matcher sequence) {
    return sequence.group(3).equals("R")
        && sequence.group(2) != null
        && !sequence.group(1).equals("1");
  }

  /** Returns whether modifiers, a number one greater than the sum of their bits, contain Shift. */
  private static boolean hasShift(String modifiers) {
    return modifiers != null && !modifiers.isEmpty() && Integer.parseInt(modifiers) % 2 == 0;
  }

  private static Optional<Stroke> character(char character) {
    return switch (character) {
      case '\n', '\r' -> Optional.of(Stroke.named(KeyName.ENTER));
      case '\t' -> Optional.of(Stroke.named(KeyName.TAB));
      case '\b', RUBOUT -> Optional.of(Stroke.named(KeyName.BACKSPACE));
      case ESC -> Optional.of(Stroke.named(KeyName.ESCAPE));
      case 0 -> Optional.of(Stroke.control(' '));
      default -> typed(character);
    };
  }

  private static Optional<Stroke> typed(char character) {
    if (character < ' ') {
      return Optional.of(Stroke.control(Character.toLowerCase((char) (character + '@'))));
    }
    boolean hasGlyph = !Character.isISOControl(character) && character < FIRST_SPECIAL;
    return hasGlyph ? Optional.of(Stroke.typed(character)) : Optional.empty();
  }

  private static Optional<Stroke> click(Matcher report) {
    int column = Integer.parseInt(report.group(2)) - 1;
    int row = Integer.parseInt(report.group(3)) - 1;
    boolean down = report.group(4).equals("M");
    return button(Integer.parseInt(report.group(1)), down)
        .map(button -> new Stroke.Mouse(button, column, row));
  }

  private static Optional<Button> button(int code, boolean down) {
    return switch (code & 0b11100011) {
      case 0 -> Optional.of(down ? Button.DOWN : Button.UP);
      case 2 -> down ? Optional.of(Button.RIGHT_DOWN) : Optional.empty();
      case 64 -> Optional.of(Button.WHEEL_UP);
      case 65 -> Optional.of(Button.WHEEL_DOWN);
      default -> Optional.empty();
    };
  }
}
