package hp41.keymap;

import static hp41.keymap.Intent.nothing;
import static hp41.keymap.Intent.press;

import hp41.Snapshot;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.OperandKind;
import hp41.key.Prompt;
import hp41.keymap.Intent.Command;
import hp41.keymap.Intent.Do;
import hp41.keymap.Intent.Open;
import hp41.keymap.Intent.PressKey;
import hp41.keymap.Intent.Say;
import hp41.keymap.Intent.Turn;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.keys.KeyFace;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Maps strokes to intents while no input line, help or panel handles them. */
public record KeyMap(Snapshot snapshot, Optional<Key> last, KeyTable table) {

  private static final char UNDO = 'u';

  /** The keys that one character presses, so that a user may end it with Enter like a name. */
  private static final Set<Key> SIGNS =
      EnumSet.of(Key.PLUS, Key.MINUS, Key.TIMES, Key.DIVIDE, Key.RUN_STOP);

  private static final Map<Character, Command> CONTROLS =
      Map.ofEntries(
          Map.entry('q', Command.LEAVE),
          Map.entry('c', Command.INTERRUPT),
          Map.entry('z', Command.SUSPEND),
          Map.entry('l', Command.REDRAW),
          Map.entry(UNDO, Command.UNDO),
          Map.entry('f', Command.FIND),
          Map.entry('y', Command.COPY));

  private static final Map<Character, Intent> ALTS =
      Map.of(
          UNDO,
          new Do(Command.REDO),
          's',
          new Do(Command.SPEED),
          'a',
          new Turn(Panels.ALARMS),
          'p',
          new Turn(Panels.PROGRAMS));

  /**
   * Returns the meaning of a stroke.
   *
   * @param snapshot the state of the calculator
   * @param last the calculator key that was pressed last
   * @param table the keys that strokes press
   */
  public static Intent of(Stroke stroke, Snapshot snapshot, Optional<Key> last, KeyTable table) {
    if (stroke instanceof Stroke.ControlKey control) {
      return control(control.letter());
    }
    if (stroke instanceof Stroke.Alt alt) {
      return ALTS.getOrDefault(alt.letter(), nothing());
    }
    return snapshot.on()
        ? new KeyMap(snapshot, last, table).meaning(stroke)
        : whileOff(stroke, last);
  }

  /**
   * Returns the meaning of a stroke while the calculator is off. Every key turns it on, except ←.
   * ON after ← means both keys together, which clears memory.
   */
  private static Intent whileOff(Stroke stroke, Optional<Key> last) {
    if (stroke.is(KeyName.BACKSPACE)) {
      return press(Key.BACK);
    }
    boolean clears = stroke.is(KeyName.F12) && last.equals(Optional.of(Key.BACK));
    return clears ? new Do(Command.CLEAR_MEMORY) : press(Key.ON);
  }

  private Intent meaning(Stroke stroke) {
    if (stroke.is(KeyName.ENTER) && inAlpha()) {
      return press(answersProgram() ? Key.RUN_STOP : Key.ALPHA);
    }
    if (stroke.is(KeyName.ENTER) && endsLine()) {
      return new Do(Command.END_LINE);
    }
    if (stroke instanceof Stroke.TypedCharacter typed && answersPrompt(typed.character())) {
      return operandLetter(typed.character(), snapshot.prompt().orElseThrow());
    }
    if (stroke.isTyped('-') && inExponent()) {
      return press(Key.CHS);
    }
    Optional<List<Key>> keys = table.keys(stroke, mode());
    if (keys.isPresent()) {
      return new PressKey(shiftedOnce(keys.get()));
    }
    if (stroke instanceof Stroke.NamedKey key) {
      return named(key.name());
    }
    return stroke instanceof Stroke.TypedCharacter typed ? typed(typed.character()) : nothing();
  }

  /**
   * Returns whether Enter in PRGM mode only ends what was keyed, as it ends a typed line. This is
   * so after the digits of a number, and after the key of a sign. Enter alone inserts ENTER↑.
   */
  private boolean endsLine() {
    boolean sign = last.filter(SIGNS::contains).isPresent();
    return snapshot.modes().prgm() && (snapshot.keying() == Keying.NUMBER || sign);
  }

  private KeyTable.Where mode() {
    if (inAlpha()) {
      return KeyTable.Where.ALPHA;
    }
    return snapshot.modes().prgm() ? KeyTable.Where.PRGM : KeyTable.Where.NORMAL;
  }

  /** Returns whether a letter answers the pending prompt. */
  private boolean answersPrompt(char c) {
    return Character.isLetter(c)
        && snapshot.keying() == Keying.OPERAND
        && snapshot.prompt().isPresent();
  }

  private boolean inExponent() {
    return snapshot.keying() == Keying.NUMBER && last.equals(Optional.of(Key.EEX));
  }

  /** Returns whether a program is waiting for the ALPHA text that is being keyed in. */
  private boolean answersProgram() {
    return snapshot.keying() != Keying.NAME && snapshot.modes().waiting();
  }

  /** Removes SHIFT from a key sequence if SHIFT is already active. */
  private List<Key> shiftedOnce(List<Key> keys) {
    boolean twice = snapshot.modes().shift() && keys.size() > 1 && keys.get(0) == Key.SHIFT;
    return twice ? keys.subList(1, keys.size()) : keys;
  }

  /**
   * Returns whether a stroke is a command regardless of the focus. Ctrl-U is excluded, because it
   * clears the input line.
   */
  public static boolean isGlobal(Stroke stroke) {
    return stroke instanceof Stroke.ControlKey control
        && control.letter() != UNDO
        && !control(control.letter()).isNothing();
  }

  /** Returns whether a stroke leaves the program, regardless of the focus. */
  public static boolean leaves(Stroke stroke) {
    return stroke instanceof Stroke.Gone
        || (stroke instanceof Stroke.ControlKey control
            && control(control.letter()) instanceof Do it
            && it.command() == Command.LEAVE);
  }

  /** Returns whether a stroke shows a panel. */
  public static boolean shows(Stroke stroke) {
    return stroke instanceof Stroke.ControlKey control
        && (control(control.letter()) instanceof Turn || stroke.isControl('f'));
  }

  /** Returns whether a stroke is undo or redo. */
  public static boolean isUndo(Stroke stroke) {
    return stroke.isControl(UNDO) || stroke.isSameKey(new Stroke.Alt(UNDO));
  }

  private static Intent control(char letter) {
    Optional<Intent> panel = Panels.withControl(letter).map(Turn::new);
    return panel.orElse(CONTROLS.containsKey(letter) ? new Do(CONTROLS.get(letter)) : nothing());
  }

  /**
   * Returns whether a character that the focused panel does not use opens the input line. The
   * others are R/S, SHIFT and help everywhere.
   */
  public static boolean opensLineOfPanel(char character) {
    return !Character.isWhitespace(character) && "!;?".indexOf(character) < 0;
  }

  /** Returns whether a stroke has no meaning in a panel that does not use it. */
  public static boolean isRefusedByPanels(Stroke stroke) {
    return stroke.isTyped(' ')
        || stroke.is(Stroke.KeyName.ENTER)
        || stroke.is(Stroke.KeyName.BACKSPACE)
        || stroke.is(Stroke.KeyName.DELETE);
  }

  /** Returns the keys that enter a text in ALPHA mode; characters without a key are ignored. */
  public static List<Key> spelled(String text) {
    return text.chars().mapToObj(c -> spell((char) c, false)).flatMap(List::stream).toList();
  }

  private Intent named(KeyName name) {
    return switch (name) {
      case F1 -> new Do(Command.HELP);
      case F9 -> new Do(Command.BREAK);
      case ESCAPE -> new Do(Command.CANCEL);
      case TAB -> new Do(Command.NEXT_PANEL);
      case BACK_TAB -> new Do(Command.PREVIOUS_PANEL);
      case UP -> inAlpha() ? nothing() : new Do(Command.HISTORY);
      case PAGE_UP -> new Do(Command.SCROLL_UP);
      case PAGE_DOWN -> new Do(Command.SCROLL_DOWN);
      case HOME -> new Do(Command.SCROLL_FIRST);
      case END -> new Do(Command.SCROLL_LAST);
      default -> nothing();
    };
  }

  private Intent typed(char c) {
    if (inAlpha()) {
      return character(c);
    }
    return Character.isLetter(c) ? letter(c) : sign(c);
  }

  private Intent sign(char c) {
    return switch (c) {
      case ' ' -> snapshot.keying() == Keying.NUMBER ? new Do(Command.END_NUMBER) : nothing();
      case '?' -> new Do(Command.HELP);
      case '"', '>' -> new Open(String.valueOf(c));
      case ':' -> new Open(table.takesLetters() ? "" : ":");
      case '=', '(', ')' -> new Say(noKey(c).and("2 Enter 3 + adds 2 and 3"));
      default -> new Say(noKey(c).type("help", Promise.HELP, "lists the keys"));
    };
  }

  private static Note noKey(char c) {
    return Note.of("no " + c + " key")
        .means(
            "The HP-41 has no such key. Key one or two numbers first, and then the function: "
                + "2 Enter 3 + adds 2 and 3. Letters open the typed line.");
  }

  private Intent letter(char c) {
    if (Character.toUpperCase(c) == 'E' && snapshot.keying() == Keying.NUMBER) {
      return press(Key.EEX);
    }
    return withAlpha(c, false)
        .filter(key -> KeyFace.pressedByCapital(key, snapshot))
        .map(Intent::press)
        .orElse(new Open(String.valueOf(c)));
  }

  private static Intent operandLetter(char c, Prompt prompt) {
    if (Character.toUpperCase(c) == 'E' && prompt.kind() == OperandKind.COUNT) {
      return press(Key.EEX);
    }
    List<Key> keys = spell(c, false);
    if (keys.isEmpty()) {
      return nothing();
    }
    if (prompt.keys().contains(Key.ALPHA)) {
      return press(Key.ALPHA, keys.get(keys.size() - 1));
    }
    return digitOfName(prompt).map(digit -> name(digit, keys)).orElse(new PressKey(keys));
  }

  /**
   * Returns the digit that was keyed where a label is allowed. A letter after the digit begins a
   * name.
   */
  private static Optional<Character> digitOfName(Prompt prompt) {
    boolean label = prompt.kind() == OperandKind.JUMP || prompt.kind() == OperandKind.LABEL;
    char last = prompt.keyed().charAt(prompt.keyed().length() - 2);
    return label && Character.isDigit(last) ? Optional.of(last) : Optional.empty();
  }

  private static Intent name(char digit, List<Key> letter) {
    List<Key> keys = new ArrayList<>(List.of(Key.BACK, Key.ALPHA));
    keys.addAll(spell(digit, false));
    keys.addAll(letter);
    return new PressKey(keys);
  }

  private Intent character(char c) {
    if (c == '_') {
      return nothing();
    }
    List<Key> keys = spell(c, snapshot.modes().shift());
    return keys.isEmpty()
        ? new Say(
            Note.of("no key enters " + c)
                .hint("F1", Promise.HELP, "lists the keys")
                .means(
                    "The ALPHA register contains only the characters of the HP-41, and not all of "
                        + "them have a key. The blue letters and the shifted ones are on the keypad."))
        : new PressKey(keys);
  }

  private boolean inAlpha() {
    boolean operand = snapshot.keying() == Keying.OPERAND;
    return snapshot.keying() == Keying.NAME || snapshot.modes().alpha() && !operand;
  }

  private static List<Key> spell(char c, boolean shiftPending) {
    char wanted = c == '^' ? '↑' : c;
    if (shiftPending) {
      Optional<Key> key = withAlpha(wanted, true);
      List<Key> plain = key.map(List::of).orElseGet(() -> spell(c, false));
      return key.isPresent() || plain.isEmpty() ? plain : List.of(Key.SHIFT, plain.get(0));
    }
    Optional<Key> plain = withAlpha(Character.toUpperCase(wanted), false);
    if (plain.isPresent()) {
      return List.of(plain.get());
    }
    return withAlpha(wanted, true).map(key -> List.of(Key.SHIFT, key)).orElse(List.of());
  }

  private static Optional<Key> withAlpha(char c, boolean withShift) {
    String wanted = String.valueOf(c);
    return Arrays.stream(Key.values()).filter(it -> it.alpha(withShift).equals(wanted)).findFirst();
  }
}
