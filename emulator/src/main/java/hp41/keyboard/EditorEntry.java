package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.machine.TextEdit;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The text editor: keys are letters, or move through the records of a file. It is left by ON, or
 * when no key has come for 156 seconds (recorded with the program HOURS).
 */
final class EditorEntry implements Entry {

  private static final long BLINK = 690_000;
  private static final int MOST_BLINKS = 226;
  private static final long TYPING = 320_000;
  private static final long MOVING = 190_000;
  private static final long DELETING = 237_000;
  private static final long INSERTING = 95_000;
  private static final int RECORD_DIGITS = 3;

  private final TextEdit file;
  private final RecordEditor editor;
  private final Afterwards then;
  private Optional<String> number = Optional.empty();
  private int shows;
  private int blinks;

  /**
   * An editor of a file.
   *
   * @param then what to do when it is left
   */
  EditorEntry(TextEdit file, Afterwards then) {
    this.file = file;
    this.then = then;
    editor = new RecordEditor(file.records(), file.record(), file.place());
  }

  /** Begins with letters. */
  void start(Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA, true);
    keyboard.open(this);
    show(false, keyboard);
  }

  private void show(boolean cursor, Keyboard keyboard) {
    int show = ++shows;
    keyboard.lcd().showEnd(CharacterSet.glyphs(editor.shown(cursor)));
    keyboard
        .timeline()
        .after(
            BLINK,
            () -> {
              if (show == shows && keyboard.entry() == this) {
                blink(cursor, keyboard);
              }
            });
  }

  private void blink(boolean cursor, Keyboard keyboard) {
    blinks++;
    if (blinks < MOST_BLINKS) {
      show(!cursor, keyboard);
    } else {
      leave(keyboard);
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    shows++;
    blinks = 0;
    if (key == Key.ON) {
      keyboard.hold(Held.silent(keyboard, () -> leave(keyboard)));
      return this;
    } else if (number.isPresent()) {
      return pressNumber(key, keyboard);
    }
    return switch (key) {
      case USER -> after(MOVING, editor::left, keyboard);
      case PRGM -> after(MOVING, editor::right, keyboard);
      case ALPHA -> after(0, () -> toggleAlpha(keyboard), keyboard);
      case SST -> after(MOVING, () -> step(shifted ? -1 : 1), keyboard);
      case RUN_STOP -> after(INSERTING, () -> editor.insert(!shifted), keyboard);
      case BACK ->
          shifted
              ? after(DELETING, editor::delete, keyboard)
              : after(TYPING, editor::erase, keyboard);
      default -> pressLetter(key, shifted, keyboard);
    };
  }

  private Entry pressLetter(Key key, boolean shifted, Keyboard keyboard) {
    if (shifted && key == Key.STO) {
      return after(0, editor::toggleInserting, keyboard);
    } else if (shifted && key == Key.RCL) {
      return ask("", keyboard);
    }
    String glyph = key.alpha(shifted);
    if (glyph.length() != 1 || !keyboard.isAlphaMode()) {
      return after(0, () -> {}, keyboard);
    }
    char character = CharacterSet.characters(glyph).charAt(0);
    return after(TYPING, () -> editor.type(character), keyboard);
  }

  private static void toggleAlpha(Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA, !keyboard.isAlphaMode());
  }

  private void step(int records) {
    editor.goTo(editor.record() + records);
  }

  /** Does something when the key is let go; the machine takes a while to show it. */
  private Entry after(long micros, Runnable action, Keyboard keyboard) {
    keyboard.hold(Held.answered(keyboard, action, micros, () -> show(false, keyboard)));
    return this;
  }

  /** The prompt for the number of a record. */
  private Entry ask(String digits, Keyboard keyboard) {
    number = Optional.of(digits);
    keyboard.lcd().show("GTO " + digits + "_".repeat(RECORD_DIGITS - digits.length()));
    return this;
  }

  private Entry pressNumber(Key key, Keyboard keyboard) {
    String digits = number.orElseThrow();
    if (key.digit() >= 0) {
      return digits.length() + 1 < RECORD_DIGITS
          ? ask(digits + key.digit(), keyboard)
          : answered(Integer.parseInt(digits + key.digit()), keyboard);
    } else if (key == Key.BACK && digits.isEmpty()) {
      return answered(editor.record(), keyboard);
    } else if (key == Key.BACK) {
      return ask(digits.substring(0, digits.length() - 1), keyboard);
    }
    return ask(digits, keyboard);
  }

  private Entry answered(int record, Keyboard keyboard) {
    number = Optional.empty();
    return after(MOVING, () -> editor.goTo(record), keyboard);
  }

  private void leave(Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA, false);
    keyboard.open(Ready.STATE);
    file.closed().at(editor.record(), editor.place());
    then.begin(keyboard);
  }

  @Override
  public void resume(Keyboard keyboard) {
    keyboard.open(this);
    show(false, keyboard);
    number.ifPresent(digits -> ask(digits, keyboard));
  }

  @Override
  public String words() {
    String asks = number.map(digits -> " goto" + digits).orElse("");
    return ("editor " + editor.words() + asks + ' ' + then.word()).strip();
  }

  /** An editor of a file as it was when {@link #words} were said. */
  static EditorEntry of(TextEdit file, List<String> words, Afterwards then) {
    TextEdit there =
        new TextEdit(
            file.records(),
            Integer.parseInt(words.get(1)),
            Integer.parseInt(words.get(2)),
            file.closed());
    EditorEntry entry = new EditorEntry(there, then);
    if (words.contains("inserting")) {
      entry.editor.toggleInserting();
    }
    entry.number =
        words.stream().filter(it -> it.startsWith("goto")).map(it -> it.substring(4)).findFirst();
    return entry;
  }

  @Override
  public boolean takesAllKeys() {
    return true;
  }

  /** The editor lights annunciator 1 while it inserts; flag 01 is not touched. */
  @Override
  public Set<Annunciator> lit() {
    return editor.isInserting() ? EnumSet.of(Annunciator.FLAG_1) : Set.of();
  }

  @Override
  public Keying keying() {
    return Keying.TEXT;
  }
}
