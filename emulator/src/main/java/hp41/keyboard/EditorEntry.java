package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.machine.TextEdit;
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

  private static final long BLINK = 650_000;
  private static final int MOST_BLINKS = 240;
  private static final long SHOWING = 81_000;
  private static final long READING = 15_000;
  private static final long DELETING = 100_000;
  private static final long SEEKING = 20_000;
  private static final int RECORD_DIGITS = 3;

  private final TextEdit file;
  private final RecordEditor editor;
  private final Afterwards then;
  private Optional<String> number = Optional.empty();
  private int shows;
  private int blinks;
  private boolean hasCursor;
  private boolean blanked;

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
    hasCursor = cursor;
    Optional<Character> blank = Optional.of(' ').filter(it -> blanked);
    keyboard.lcd().show(editor.shown(cursor ? Optional.of('_') : blank));
    goOn(keyboard);
  }

  private void goOn(Keyboard keyboard) {
    int show = ++shows;
    keyboard
        .timeline()
        .after(
            BLINK,
            () -> {
              if (show == shows && keyboard.entry() == this) {
                blink(keyboard);
              }
            });
  }

  private void blink(Keyboard keyboard) {
    blinks++;
    if (blinks < MOST_BLINKS) {
      show(!hasCursor, keyboard);
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
      case USER -> after(0, editor::left, keyboard);
      case PRGM -> after(0, editor::right, keyboard);
      case ALPHA -> toggle(Flags.ALPHA, keyboard.isAlphaMode(), keyboard);
      case SHIFT -> toggle(Flags.SHIFT, shifted, keyboard);
      case SST -> after(0, () -> editor.step(shifted ? -1 : 1), keyboard);
      case RUN_STOP -> after(0, () -> editor.insert(!shifted), keyboard);
      case BACK ->
          shifted ? after(DELETING, editor::delete, keyboard) : after(0, editor::erase, keyboard);
      default -> pressLetter(key, shifted, keyboard);
    };
  }

  private Entry pressLetter(Key key, boolean shifted, Keyboard keyboard) {
    if (shifted && key == Key.STO) {
      return after(0, editor::toggleInserting, keyboard);
    } else if (shifted && key == Key.RCL) {
      return ask("", keyboard);
    }
    char character = (char) key.character(shifted, keyboard.machine().flags());
    return character == 0
        ? after(0, () -> {}, keyboard)
        : after(0, () -> editor.type(character), keyboard);
  }

  /** Switches one of the modes; the cursor goes on, but forgets what it stands on if it shows. */
  private Entry toggle(int mode, boolean before, Keyboard keyboard) {
    keyboard.machine().flags().set(mode, !before);
    blanked |= hasCursor;
    keyboard.hold(Held.silent(keyboard, () -> goOn(keyboard)));
    return this;
  }

  /** Does something when the key is let go, and then reads the record, character by character. */
  private Entry after(long micros, Runnable action, Keyboard keyboard) {
    blanked = false;
    Runnable read =
        () ->
            keyboard
                .timeline()
                .after(
                    keyboard.pace().of(SHOWING + READING * editor.read()),
                    () -> show(false, keyboard));
    keyboard.hold(Held.answered(keyboard, action, micros, read));
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
          : goTo(Integer.parseInt(digits + key.digit()), keyboard);
    } else if (key == Key.BACK && digits.isEmpty()) {
      return answered(0, () -> {}, keyboard);
    } else if (key == Key.BACK) {
      return ask(digits.substring(0, digits.length() - 1), keyboard);
    }
    return ask(digits, keyboard);
  }

  /** Records are sought from the first, and again to the last where there are fewer. */
  private Entry goTo(int wanted, Keyboard keyboard) {
    long passed = Math.min(file.records().count(), wanted + 1L) + 1;
    boolean missing = wanted >= file.records().count();
    return answered(passed * (missing ? 2 : 1) * SEEKING, () -> editor.goTo(wanted), keyboard);
  }

  private Entry answered(long micros, Runnable action, Keyboard keyboard) {
    number = Optional.empty();
    return after(micros, action, keyboard);
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
  public boolean takesShift() {
    return true;
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
