package hp41.entry;

import hp41.display.Annunciator;
import hp41.effect.AlarmSound;
import hp41.effect.Delay;
import hp41.effect.Delays;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.effect.ResumeAction;
import hp41.event.CalculatorError;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Order.TextEdit;
import hp41.memory.Flags;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The text editor: keys are letters, or move through the records of a file. It is left by ON, or
 * after 156 seconds without a key (recorded with the program HOURS).
 *
 * @param edited the file, and how the editor was opened
 * @param number the digits of a record's number that are being keyed
 * @param cursor how the cursor blinks
 * @param held what happens when the key is released
 */
record EditorEntry(
    EditedFile edited, RecordEditor editor, Optional<String> number, Cursor cursor, EditorKey held)
    implements ModalEntry {

  private static final int MOST_BLINKS = 240;
  private static final int RECORD_DIGITS = 3;
  private static final String NO_ROOM = CalculatorError.NO_ROOM.getMessage();
  private static final String IN_ALPHA = "alpha";

  /**
   * The file, and how the editor was opened.
   *
   * @param then what follows when the editor is left
   * @param inAlpha whether ALPHA mode was on, and is on again when the editor is left
   */
  private record EditedFile(TextEdit file, ResumeAction then, boolean inAlpha) {

    String words() {
      return (inAlpha ? " " + IN_ALPHA : "") + ' ' + then.word();
    }
  }

  /**
   * The cursor, which blinks.
   *
   * @param blinks how often it has blinked since the last key
   * @param shown whether the cursor is shown; otherwise the character at the cursor is
   * @param blank whether the character at the cursor is blank for one blink, after a mode key
   * @param waits whether the record is being written before the cursor blinks
   */
  private record Cursor(int blinks, boolean shown, boolean blank, boolean waits) {

    static final Cursor HIDDEN = new Cursor(0, false, false, false);

    Cursor shown(boolean visible) {
      return new Cursor(blinks, visible, blank, false);
    }

    Optional<Character> character() {
      return shown ? Optional.of('_') : Optional.of(' ').filter(it -> blank);
    }
  }

  /** What happens when the key is released. */
  private sealed interface EditorKey {

    /** Actions without parameters. */
    enum Simple implements EditorKey {
      NOTHING,
      BLINK,
      END,
      /** The edit does not fit: a tone sounds. */
      SOUNDS,
      /** The tone is over, and the message is shown until the key is released. */
      SOUNDED,
      /** The key is up, but the tone is not over. */
      RELEASED
    }

    /**
     * The text changes, or the cursor moves.
     *
     * @param delay how long the machine takes before it reads the record again
     */
    record Edit(RecordEditor next, Delay delay) implements EditorKey {}
  }

  private EditorEntry(EditedFile edited, RecordEditor editor, Optional<String> number) {
    this(edited, editor, number, Cursor.HIDDEN, EditorKey.Simple.NOTHING);
  }

  /**
   * Opens the editor. From the keyboard it is in ALPHA mode; a program leaves the mode as it is.
   */
  static KeyResult begin(TextEdit file, ResumeAction then, EntryView view) {
    RecordEditor editor = RecordEditor.of(file.records().all(), file.record(), file.place());
    EditedFile edited = new EditedFile(file, then, view.flag(Flags.ALPHA));
    KeyResult opened = new EditorEntry(edited, editor, Optional.empty()).reopen();
    return then == ResumeAction.NOTHING
        ? opened.after(new Effect.SetFlag(Flags.ALPHA, true))
        : opened;
  }

  /** Returns an editor in the state that {@link #words} describe. */
  static EditorEntry of(TextEdit file, List<String> words, ResumeAction then) {
    RecordEditor editor =
        RecordEditor.of(
            file.records().all(), Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)));
    Optional<String> number =
        words.stream().filter(it -> it.startsWith("goto")).map(it -> it.substring(4)).findFirst();
    return new EditorEntry(
        new EditedFile(file, then, words.contains(IN_ALPHA)),
        words.contains("inserting") ? editor.toggled() : editor,
        number);
  }

  @Override
  public String words() {
    String asks = number.map(digits -> " goto" + digits).orElse("");
    return ("editor " + editor.words() + asks + edited.words()).strip();
  }

  @Override
  public KeyResult resume(EntryView view) {
    return number.isPresent() ? ask(number.get()) : reopen();
  }

  /** Shows the record; a file without records gets a first one. */
  private KeyResult reopen() {
    return show(false).after(write(editor));
  }

  private EditorEntry with(Cursor next, EditorKey then) {
    return new EditorEntry(edited, editor, number, next, then);
  }

  private KeyResult show(boolean visible) {
    Cursor next = cursor.shown(visible);
    return KeyResult.to(
        with(next, held),
        new Effect.ShowCells(editor.shown(next.character())),
        Effect.Wait.of(Delays.EDITOR_BLINK));
  }

  @Override
  public KeyResult passed(Timer timer, EntryView view) {
    if (held == EditorKey.Simple.SOUNDS) {
      return KeyResult.to(with(cursor, EditorKey.Simple.SOUNDED));
    } else if (held == EditorKey.Simple.RELEASED) {
      return afterRefusal();
    } else if (cursor.waits()) {
      return show(false);
    } else if (cursor.blinks() + 1 == MOST_BLINKS) {
      return end();
    }
    boolean visible = !cursor.shown() && !cursor.blank();
    boolean blank = cursor.shown() && cursor.blank();
    return with(new Cursor(cursor.blinks() + 1, visible, blank, false), held).show(visible);
  }

  private KeyResult end() {
    return KeyResult.end(
        new Effect.SetFlag(Flags.ALPHA, edited.inAlpha()), new Effect.Proceed(edited.then()));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    Cursor next = new Cursor(0, cursor.shown(), cursor.blank(), cursor.waits());
    return with(next, EditorKey.Simple.NOTHING)
        .take(key, shifted, view)
        .after(new Effect.Cancel(Timer.NEXT));
  }

  private KeyResult take(Key key, boolean shifted, EntryView view) {
    if (number.isPresent()) {
      return pressNumber(key, number.get());
    }
    return switch (key) {
      case ON -> hold(cursor, EditorKey.Simple.END);
      case USER -> edit(editor.left(), Delay.NONE);
      case PRGM -> edit(editor.right(), Delay.NONE);
      case ALPHA -> toggle(Flags.ALPHA, view.flag(Flags.ALPHA));
      case SHIFT -> toggle(Flags.SHIFT, shifted);
      case SST -> edit(editor.stepped(shifted ? -1 : 1), Delay.NONE);
      case RUN_STOP -> edit(editor.withRecord(!shifted), Delay.NONE);
      case BACK ->
          shifted
              ? edit(editor.withoutRecord(), Delays.EDITOR_DELETE)
              : edit(editor.erased(), Delay.NONE);
      default -> pressLetter(key, shifted, view);
    };
  }

  private KeyResult pressLetter(Key key, boolean shifted, EntryView view) {
    if (shifted && key == Key.STO) {
      return edit(editor.toggled(), Delay.NONE);
    } else if (shifted && key == Key.RCL) {
      return ask("");
    }
    char character =
        (char) key.character(shifted, view.flag(Flags.ALPHA), view.flag(Flags.RADIX_POINT));
    return edit(character == 0 ? editor : editor.typed(character), Delay.NONE);
  }

  /**
   * Toggles a mode. The cursor continues to blink; if it is visible, it is followed by a blank
   * instead of the character.
   */
  private KeyResult toggle(int mode, boolean before) {
    Cursor next = new Cursor(0, cursor.shown(), cursor.shown(), false);
    return hold(next, EditorKey.Simple.BLINK).after(new Effect.SetFlag(mode, !before));
  }

  /** Edits the text when the key is released, unless the file has no room for it. */
  private KeyResult edit(RecordEditor next, Delay delay) {
    Cursor waiting = new Cursor(0, cursor.shown(), false, true);
    return edited.file().records().fits(next.records())
        ? hold(waiting, new EditorKey.Edit(next, delay))
        : hold(waiting, EditorKey.Simple.SOUNDS)
            .after(List.of(Effect.ShowCells.of(NO_ROOM), new Effect.Sound(AlarmSound.MIDDLE)))
            .then(Effect.Wait.of(Delays.EDITOR_SOUNDS));
  }

  /** Shows the record again, some time after the tone is over and the key is released. */
  private KeyResult afterRefusal() {
    return KeyResult.to(
        with(cursor, EditorKey.Simple.NOTHING), Effect.Wait.of(Delays.EDITOR_REFUSED));
  }

  private KeyResult hold(Cursor next, EditorKey then) {
    return KeyResult.to(with(next, then), Act.HOLD);
  }

  /** Shows the prompt for the number of a record. */
  private KeyResult ask(String digits) {
    return KeyResult.to(
        new EditorEntry(edited, editor, Optional.of(digits), cursor, held),
        Effect.ShowCells.of("GTO " + digits + "_".repeat(RECORD_DIGITS - digits.length())));
  }

  private KeyResult pressNumber(Key key, String digits) {
    if (key.digit() >= 0) {
      return digits.length() + 1 < RECORD_DIGITS
          ? ask(digits + key.digit())
          : goTo(Integer.parseInt(digits + key.digit()));
    } else if (key == Key.BACK && digits.isEmpty()) {
      return unasked().edit(editor, Delay.NONE);
    } else if (key == Key.BACK) {
      return ask(digits.substring(0, digits.length() - 1));
    }
    return ask(digits);
  }

  private EditorEntry unasked() {
    return new EditorEntry(edited, editor, Optional.empty(), cursor, held);
  }

  /**
   * Moves to a record. The machine searches from the first record. If there are fewer records, it
   * searches a second time, for the last one.
   */
  private KeyResult goTo(int wanted) {
    int count = editor.records().size();
    long passed = Math.min(count, wanted + 1L) + 1;
    long searches = wanted >= count ? 2 : 1;
    return unasked().edit(editor.at(wanted), Delays.EDITOR_SEEK.times(passed * searches));
  }

  /** Acts, and after an edit reads the record character by character. */
  @Override
  public KeyResult release(EntryView view) {
    if (held instanceof EditorKey.Edit edit) {
      return read(edit);
    }
    EditorKey.Simple simple = (EditorKey.Simple) held;
    EditorEntry up = with(cursor, EditorKey.Simple.NOTHING);
    return switch (simple) {
      case END -> end();
      case SOUNDS -> KeyResult.to(with(cursor, EditorKey.Simple.RELEASED));
      case SOUNDED -> afterRefusal();
      case BLINK -> KeyResult.to(up, Effect.Wait.of(Delays.EDITOR_BLINK));
      case NOTHING, RELEASED -> KeyResult.to(up);
    };
  }

  private KeyResult read(EditorKey.Edit edit) {
    RecordEditor next = edit.next();
    Delay reading = Delays.EDITOR_SHOW.plus(Delays.EDITOR_READ.times(next.read()));
    return KeyResult.to(
            new EditorEntry(edited, next, number, cursor, EditorKey.Simple.NOTHING),
            Effect.Wait.of(edit.delay().plus(reading)))
        .after(new Effect.PointFile(edited.file(), next.record(), next.place()))
        .after(write(next));
  }

  private List<Effect> write(RecordEditor next) {
    return edited.file().records().all().equals(next.records())
        ? List.of()
        : List.of(new Effect.WriteRecords(edited.file().records(), next.records()));
  }

  /** Annunciator 1 is on while characters are inserted; flag 01 does not change. */
  @Override
  public Set<Annunciator> annunciators() {
    return editor.inserting() ? EnumSet.of(Annunciator.FLAG_1) : Set.of();
  }

  @Override
  public boolean keepsSchedule() {
    return false;
  }

  @Override
  public boolean takesShift() {
    return true;
  }

  @Override
  public String modalFunction() {
    return "ED";
  }

  @Override
  public Keying keying() {
    return Keying.TEXT;
  }
}
