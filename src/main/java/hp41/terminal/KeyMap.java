package hp41.terminal;

import static hp41.terminal.Intent.nothing;
import static hp41.terminal.Intent.press;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.keyboard.Keying;
import hp41.machine.OperandKind;
import hp41.panel.Note;
import hp41.panel.Operands;
import hp41.panel.Side;
import hp41.screen.Stroke;
import hp41.terminal.Intent.Command;
import hp41.terminal.Intent.Do;
import hp41.terminal.Intent.Open;
import hp41.terminal.Intent.Press;
import hp41.terminal.Intent.Say;
import hp41.terminal.Intent.Show;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What each stroke means while neither the typed line nor help nor a panel takes it. */
final class KeyMap {

  private static final Map<Character, Key> NORMAL =
      Map.ofEntries(
          Map.entry('+', Key.PLUS),
          Map.entry('-', Key.MINUS),
          Map.entry('*', Key.TIMES),
          Map.entry('/', Key.DIVIDE),
          Map.entry('.', Key.POINT),
          Map.entry(',', Key.POINT),
          Map.entry('_', Key.CHS),
          Map.entry('<', Key.X_EXCHANGE_Y));

  private static final char UNDO = 'u';

  private static final Map<Character, Command> CONTROLS =
      Map.ofEntries(
          Map.entry('q', Command.LEAVE),
          Map.entry('c', Command.INTERRUPT),
          Map.entry('z', Command.SUSPEND),
          Map.entry('l', Command.REDRAW),
          Map.entry(UNDO, Command.UNDO),
          Map.entry('f', Command.FIND),
          Map.entry('y', Command.COPY));

  private static final Map<Character, Command> ALTS =
      Map.of(UNDO, Command.REDO, 's', Command.SPEED);

  private static final Set<OperandKind> NAMES =
      EnumSet.of(
          OperandKind.JUMP,
          OperandKind.LABEL,
          OperandKind.LINE,
          OperandKind.PROGRAM,
          OperandKind.ASSIGNMENT);

  private final Snapshot snapshot;
  private final Optional<Key> last;

  private KeyMap(Snapshot snapshot, Optional<Key> last) {
    this.snapshot = snapshot;
    this.last = last;
  }

  /**
   * The meaning of a stroke.
   *
   * @param snapshot how the calculator stands
   * @param last the key that was pressed before
   */
  static Intent of(Stroke stroke, Snapshot snapshot, Optional<Key> last) {
    KeyMap map = new KeyMap(snapshot, last);
    if (stroke instanceof Stroke.Control control) {
      return control(control.letter());
    }
    if (stroke instanceof Stroke.Alt alt) {
      return ALTS.containsKey(alt.letter()) ? new Do(ALTS.get(alt.letter())) : nothing();
    }
    if (!snapshot.on()) {
      return press(Key.ON);
    }
    if (stroke instanceof Stroke.NamedKey key) {
      return map.named(key.name());
    }
    return stroke instanceof Stroke.Typed typed ? map.typed(typed.character()) : nothing();
  }

  /** Whether a stroke is a command wherever it is struck; Ctrl-U clears a typed line instead. */
  static boolean isGlobal(Stroke stroke) {
    return stroke instanceof Stroke.Control control
        && control.letter() != UNDO
        && !control(control.letter()).equals(nothing());
  }

  private static Intent control(char letter) {
    Optional<Intent> panel = Side.withControl(letter).map(side -> new Show(side, ""));
    return panel.orElse(CONTROLS.containsKey(letter) ? new Do(CONTROLS.get(letter)) : nothing());
  }

  /** Whether a stroke is the calculator's even while a panel has the others. */
  static boolean isForKeys(Stroke stroke) {
    if (stroke instanceof Stroke.Typed typed) {
      return !Character.isLetter(typed.character()) && "!;?:\"".indexOf(typed.character()) < 0;
    }
    return stroke.is(Stroke.Named.ENTER)
        || stroke.is(Stroke.Named.BACKSPACE)
        || stroke.is(Stroke.Named.DELETE);
  }

  /** The keys that enter a text in ALPHA mode; characters that no key has are left out. */
  static List<Key> spelled(String text) {
    return text.chars().mapToObj(c -> spell((char) c, false)).flatMap(List::stream).toList();
  }

  private Intent named(Stroke.Named name) {
    boolean prgm = snapshot.modes().prgm();
    return switch (name) {
      case F1 -> new Do(Command.HELP);
      case F2 -> press(Key.USER);
      case F3 -> press(Key.PRGM);
      case F4 -> press(Key.ALPHA);
      case F5 -> press(Key.RUN_STOP);
      case F6 -> press(Key.SHIFT);
      case F7 -> shifted(Key.SST);
      case F8 -> press(Key.SST);
      case F9 -> nothing();
      case F12 -> press(Key.ON);
      case ENTER -> enter();
      case BACKSPACE -> press(Key.BACK);
      case DELETE -> shifted(Key.BACK);
      case ESCAPE -> new Do(Command.CANCEL);
      case TAB -> new Do(Command.NEXT_PANEL);
      case BACK_TAB -> new Do(Command.PREVIOUS_PANEL);
      case UP -> inAlpha() ? nothing() : prgm ? shifted(Key.SST) : new Do(Command.HISTORY);
      case DOWN -> inAlpha() ? nothing() : prgm ? press(Key.SST) : press(Key.ROLL_DOWN);
      case LEFT, RIGHT -> nothing();
      case PAGE_UP -> new Do(Command.SCROLL_UP);
      case PAGE_DOWN -> new Do(Command.SCROLL_DOWN);
      case HOME -> new Do(Command.SCROLL_FIRST);
      case END -> new Do(Command.SCROLL_LAST);
    };
  }

  private Intent enter() {
    if (snapshot.keying() == Keying.NAME) {
      return press(Key.ALPHA);
    }
    if (snapshot.modes().alpha()) {
      return press(snapshot.modes().waiting() ? Key.RUN_STOP : Key.ALPHA);
    }
    return press(Key.ENTER);
  }

  private Intent typed(char c) {
    if (c == '!') {
      return press(Key.RUN_STOP);
    }
    if (c == ';') {
      return press(Key.SHIFT);
    }
    if (inAlpha()) {
      return character(c);
    }
    if (Character.isDigit(c)) {
      return press(digit(c));
    }
    if (c == '-' && snapshot.keying() == Keying.NUMBER && last.equals(Optional.of(Key.EEX))) {
      return press(Key.CHS);
    }
    if (NORMAL.containsKey(c)) {
      return press(NORMAL.get(c));
    }
    return Character.isLetter(c) ? letter(c) : sign(c);
  }

  private Intent sign(char c) {
    return switch (c) {
      case ' ' -> snapshot.keying() == Keying.NUMBER ? press(Key.ENTER) : nothing();
      case '^' -> shifted(Key.RECIPROCAL);
      case '%' -> shifted(Key.ROLL_DOWN);
      case '?' -> new Do(Command.HELP);
      case '"', '>' -> new Open(String.valueOf(c));
      case ':' -> new Open(":");
      case '=', '(', ')' -> new Say(Note.of("no " + c + " key", "2 Enter 3 + adds 2 and 3"));
      default -> new Say(Note.of("no " + c + " key", "F1 shows what there is"));
    };
  }

  private Intent letter(char c) {
    if (snapshot.keying() == Keying.OPERAND && snapshot.prompt().isPresent()) {
      return operandLetter(c, snapshot.prompt().get());
    }
    if (Character.toUpperCase(c) == 'E' && snapshot.keying() == Keying.NUMBER) {
      return press(Key.EEX);
    }
    boolean topKey = snapshot.modes().user() && c >= 'A' && c <= 'J';
    return topKey ? press(withAlpha(c, false).orElseThrow()) : new Open(String.valueOf(c));
  }

  private static Intent operandLetter(char c, Snapshot.Prompt prompt) {
    List<Key> keys = spell(c, false);
    if (keys.isEmpty()) {
      return nothing();
    }
    boolean name = NAMES.contains(prompt.kind()) && Operands.keyed(prompt).isEmpty();
    return name ? press(Key.ALPHA, keys.get(keys.size() - 1)) : new Press(keys);
  }

  private Intent character(char c) {
    if (c == '_') {
      return nothing();
    }
    List<Key> keys = spell(c, snapshot.modes().shift());
    return keys.isEmpty()
        ? new Say(Note.of(c + " is on no key", "F1 shows what there is"))
        : new Press(keys);
  }

  private boolean inAlpha() {
    return snapshot.modes().alpha() || snapshot.keying() == Keying.NAME;
  }

  private Intent shifted(Key key) {
    return snapshot.modes().shift() ? press(key) : press(Key.SHIFT, key);
  }

  private static List<Key> spell(char c, boolean shiftPending) {
    char wanted = c == '^' ? '↑' : c;
    if (shiftPending) {
      Optional<Key> key = withAlpha(wanted, true);
      return key.isPresent() ? List.of(key.get()) : join(Key.SHIFT, spell(c, false));
    }
    Optional<Key> plain = withAlpha(Character.toUpperCase(wanted), false);
    if (plain.isPresent()) {
      return List.of(plain.get());
    }
    return withAlpha(wanted, true).map(key -> List.of(Key.SHIFT, key)).orElse(List.of());
  }

  private static List<Key> join(Key first, List<Key> rest) {
    return rest.isEmpty() ? List.of() : List.of(first, rest.get(0));
  }

  private static Optional<Key> withAlpha(char c, boolean withShift) {
    String wanted = String.valueOf(c);
    for (Key key : Key.values()) {
      if (key.alpha(withShift).equals(wanted)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }

  private static Key digit(char c) {
    return Key.of(String.valueOf(c)).orElseThrow();
  }
}
