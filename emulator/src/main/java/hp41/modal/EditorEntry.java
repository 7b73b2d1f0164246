package hp41.modal;

import hp41.display.Annunciator;
import hp41.entry.Entry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Order.TextEdit;
import hp41.memory.Flags;
import hp41.player.ModalContext;
import hp41.player.ModalEntry;
import hp41.player.ResumeAction;
import hp41.player.Times;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The text editor: keys are letters, or move through the records of a file. It is left by ON, or
 * after 156 seconds without a key (recorded with the program HOURS).
 */
final class EditorEntry extends ModalEntry {

  private static final int MOST_BLINKS = 240;
  private static final int RECORD_DIGITS = 3;

  private final TextEdit file;
  private final RecordEditor editor;
  private final ResumeAction then;
  private Optional<String> number = Optional.empty();
  private int blinks;
  private boolean hasCursor;
  private boolean blanked;

  /**
   * Creates an editor of a file.
   *
   * @param then what follows when the entry is left
   */
  EditorEntry(TextEdit file, ResumeAction then, ModalContext context) {
    super(context, "ED", Keying.TEXT, OpenState.MODAL, Trait.SHIFT);
    this.file = file;
    this.then = then;
    editor = new RecordEditor(file.records(), file.record(), file.place());
  }

  /** Opens the editor, from the keyboard in ALPHA mode. */
  void start() {
    machine.flags().set(Flags.ALPHA, then == ResumeAction.NOTHING);
    open();
    show(false);
  }

  private void show(boolean cursor) {
    hasCursor = cursor;
    Optional<Character> blank = Optional.of(' ').filter(it -> blanked);
    show(editor.shown(cursor ? Optional.of('_') : blank));
    scheduleBlink();
  }

  private void scheduleBlink() {
    cancel();
    after(Times.EDITOR_BLINK, this::blink);
  }

  private void blink() {
    blinks++;
    if (blinks < MOST_BLINKS) {
      show(!hasCursor);
    } else {
      end();
    }
  }

  @Override
  public Entry press(Key key, boolean shifted) {
    cancel();
    blinks = 0;
    if (key == Key.ON) {
      whenReleased(this::end);
      return this;
    } else if (number.isPresent()) {
      return pressNumber(key);
    }
    return switch (key) {
      case USER -> answer(0, editor::left);
      case PRGM -> answer(0, editor::right);
      case ALPHA -> toggle(Flags.ALPHA, machine.flags().get(Flags.ALPHA));
      case SHIFT -> toggle(Flags.SHIFT, shifted);
      case SST -> answer(0, () -> editor.step(shifted ? -1 : 1));
      case RUN_STOP -> answer(0, () -> editor.insert(!shifted));
      case BACK -> shifted ? answer(Times.EDITOR_DELETE, editor::delete) : answer(0, editor::erase);
      default -> pressLetter(key, shifted);
    };
  }

  private Entry pressLetter(Key key, boolean shifted) {
    if (shifted && key == Key.STO) {
      return answer(0, editor::toggleInserting);
    } else if (shifted && key == Key.RCL) {
      return ask("");
    }
    char character =
        (char)
            key.character(
                shifted, machine.flags().get(Flags.ALPHA), machine.flags().get(Flags.RADIX_POINT));
    return character == 0 ? answer(0, () -> {}) : answer(0, () -> editor.type(character));
  }

  /** Toggles a mode. The cursor continues to blink; if it is shown, its character is blank then. */
  private Entry toggle(int mode, boolean before) {
    machine.flags().set(mode, !before);
    blanked |= hasCursor;
    whenReleased(this::scheduleBlink);
    return this;
  }

  /** Runs an action when the key is released, and then reads the record character by character. */
  private Entry answer(long micros, Runnable action) {
    blanked = false;
    whenReleased(
        () -> {
          action.run();
          file.closed().at(editor.record(), editor.place());
          afterComputing(micros, this::read);
        });
    return this;
  }

  private void read() {
    afterComputing(Times.EDITOR_SHOW + Times.EDITOR_READ * editor.read(), () -> show(false));
  }

  /** Shows the prompt for the number of a record. */
  private Entry ask(String digits) {
    number = Optional.of(digits);
    show("GTO " + digits + "_".repeat(RECORD_DIGITS - digits.length()));
    return this;
  }

  private Entry pressNumber(Key key) {
    String digits = number.orElseThrow();
    if (key.digit() >= 0) {
      return digits.length() + 1 < RECORD_DIGITS
          ? ask(digits + key.digit())
          : goTo(Integer.parseInt(digits + key.digit()));
    } else if (key == Key.BACK && digits.isEmpty()) {
      return answered(0, () -> {});
    } else if (key == Key.BACK) {
      return ask(digits.substring(0, digits.length() - 1));
    }
    return ask(digits);
  }

  /**
   * Moves to a record. The machine searches from the first, and again to the last if there are
   * fewer.
   */
  private Entry goTo(int wanted) {
    long passed = Math.min(file.records().count(), wanted + 1L) + 1;
    boolean missing = wanted >= file.records().count();
    return answered(passed * (missing ? 2 : 1) * Times.EDITOR_SEEK, () -> editor.goTo(wanted));
  }

  private Entry answered(long micros, Runnable action) {
    number = Optional.empty();
    return answer(micros, action);
  }

  private void end() {
    machine.flags().set(Flags.ALPHA, false);
    leave(then);
  }

  @Override
  protected void continueShowing() {
    show(false);
    number.ifPresent(this::ask);
  }

  @Override
  public String words() {
    String asks = number.map(digits -> " goto" + digits).orElse("");
    return ("editor " + editor.words() + asks + ' ' + then.word()).strip();
  }

  /** Creates an editor in the state that {@link #words} describe. */
  static EditorEntry of(
      TextEdit file, List<String> words, ResumeAction then, ModalContext context) {
    TextEdit there =
        new TextEdit(
            file.records(),
            Integer.parseInt(words.get(1)),
            Integer.parseInt(words.get(2)),
            file.closed());
    EditorEntry entry = new EditorEntry(there, then, context);
    if (words.contains("inserting")) {
      entry.editor.toggleInserting();
    }
    entry.number =
        words.stream().filter(it -> it.startsWith("goto")).map(it -> it.substring(4)).findFirst();
    return entry;
  }

  /** Annunciator 1 is on while it inserts; flag 01 does not change. */
  @Override
  public Set<Annunciator> annunciators() {
    return editor.isInserting() ? EnumSet.of(Annunciator.FLAG_1) : Set.of();
  }
}
