package hp41.entry;

import hp41.key.Key;
import hp41.machine.AssignedBytes;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The meaning of keys in USER mode: assigned functions and programs, and the local labels A–J, a–e.
 */
public final class UserKeys {

  private static final int SHIFTED_LETTERS = 5;

  /** The codes of keys that are no functions. */
  private static final Map<Integer, Key> KEYS =
      Map.of(0x05, Key.RUN_STOP, 0x0B, Key.BACK, 0x0E, Key.SHIFT);

  /** The code of the mode keys. The row of a key decides which mode key it is. */
  private static final int MODE = 0x0C;

  private static final int USER_ROW = 2;

  /** A code that only sets flag 44. */
  public static final int STAY_ON = 0x20;

  /** The code of ←, which deletes the current line in all modes. */
  public static final int BACK = 0x0B;

  /** The codes that only enable stack lift, and do not end an entry (observed on the microcode). */
  private static final Set<Integer> IGNORED = Set.of(UserKeys.STAY_ON, 0x33, 0x37);

  private final Machine machine;

  /** Creates the meanings of the keys of a machine. */
  public UserKeys(Machine machine) {
    this.machine = machine;
  }

  /** The meaning of a key. */
  sealed interface KeyMeaning {

    /** Returns the name that is shown while the key is held. */
    String text();
  }

  /** A function, whose operand may be keyed next. */
  record AssignedFunction(CalculatorFunction function) implements KeyMeaning {

    @Override
    public String text() {
      return StepSpelling.shown(function);
    }
  }

  /** Another key, to which only synthetic programming can assign a key. */
  record AssignedKey(Key key) implements KeyMeaning {

    @Override
    public String text() {
      return key.label();
    }
  }

  /** A program or local label. */
  record AssignedCall(CalculatorFunction function, Operand operand, String text)
      implements KeyMeaning {}

  /**
   * Two bytes that are not a function.
   *
   * @param function whether their number is shown as the name of a function
   */
  record AssignedLine(AssignedBytes bytes, String text, boolean function) implements KeyMeaning {}

  /** Returns whether a key has a meaning of its own in USER mode. */
  boolean isAssigned(Key key, boolean shifted, boolean programming) {
    return key.isAssignable()
        && (marked(key, shifted).isPresent() || !programming && localLabel(key, shifted) >= 0);
  }

  /** Returns the function byte of a key that does nothing; empty if it has another meaning. */
  OptionalInt ignored(Key key, boolean shifted, boolean programming) {
    int place = key.assignmentByte(shifted);
    OptionalInt code =
        key.isAssignable() && machine.keys().isMarked(place)
            ? machine.keys().find(place)
            : OptionalInt.empty();
    int function = code.orElse(0) & 0xFF;
    boolean ignored = IGNORED.contains(function) || function == BACK && !programming;
    return ignored && InstructionSet.isMainframe(code.getAsInt())
        ? OptionalInt.of(function)
        : OptionalInt.empty();
  }

  /** Returns the meaning of a key that has one. */
  KeyMeaning meaning(Key key, boolean shifted) {
    return marked(key, shifted)
        .orElseGet(
            () -> {
              int label = localLabel(key, shifted);
              CalculatorFunction xeq = machine.instructions().get(Role.CALL);
              return new AssignedCall(
                  xeq, new Operand.Local(label), "XEQ " + StepSpelling.shown(label));
            });
  }

  /** Returns the names of the keys that have a meaning of their own while USER mode is on. */
  public Map<Key, String> legends(boolean shifted) {
    Map<Key, String> legends = new EnumMap<>(Key.class);
    if (!machine.flags().get(Flags.USER)) {
      return legends;
    }
    for (Key key : Key.values()) {
      if (isAssigned(key, shifted, false)) {
        legends.put(key, meaning(key, shifted).text().replaceFirst("^┬", ""));
      }
    }
    return legends;
  }

  /** Returns the name of the function or program assigned to a key, programs with a text mark. */
  public Optional<String> assigned(Key key, boolean shifted) {
    return marked(key, shifted).map(KeyMeaning::text);
  }

  private Optional<KeyMeaning> marked(Key key, boolean shifted) {
    int code = key.assignmentByte(shifted);
    return machine.keys().isMarked(code) ? find(code) : Optional.empty();
  }

  private Optional<KeyMeaning> find(int key) {
    OptionalInt code = machine.keys().find(key);
    if (code.isPresent()) {
      boolean mode =
          InstructionSet.isMainframe(code.getAsInt()) && (code.getAsInt() & 0xFF) == MODE;
      return mode ? Optional.of(new AssignedKey(mode(key))) : assigned(code.getAsInt());
    }
    return machine.program().globals().stream()
        .filter(g -> !g.isEnd() && g.key() == key)
        .reduce((first, last) -> last)
        .map(this::call);
  }

  private static Key mode(int key) {
    int row = key - 1 & 7;
    return (row & USER_ROW) != 0 ? Key.USER : (row & 1) != 0 ? Key.PRGM : Key.ALPHA;
  }

  private Optional<KeyMeaning> assigned(int code) {
    Optional<Key> key =
        InstructionSet.isMainframe(code)
            ? Optional.ofNullable(KEYS.get(code & 0xFF))
            : Optional.empty();
    if (key.isPresent()) {
      return Optional.of(new AssignedKey(key.get()));
    }
    Optional<CalculatorFunction> function = machine.instructions().byKeyCode(code);
    if (InstructionSet.isMainframe(code) || function.isPresent()) {
      return function.map(AssignedFunction::new);
    }
    boolean extended = machine.instructions().isExtended();
    AssignedBytes bytes = new AssignedBytes(code);
    Optional<CalculatorFunction> plugged = bytes.shownFunction(machine.instructions());
    String text = plugged.map(StepSpelling::shown).orElseGet(() -> bytes.shownNumber(extended));
    boolean named = plugged.isPresent() || bytes.showsName(extended);
    return Optional.of(new AssignedLine(bytes, text, named));
  }

  private KeyMeaning call(GlobalLabel label) {
    String text = CharacterSet.TEXT_MARK + CharacterSet.glyphs(label.name());
    return new AssignedCall(
        machine.instructions().get(Role.CALL), new Operand.Name(label.name()), text);
  }

  /** Returns the local label of a top-row key if the current program has it; or else -1. */
  private int localLabel(Key key, boolean shifted) {
    int letter = key.letter();
    if (letter < 0 || shifted && letter >= SHIFTED_LETTERS) {
      return -1;
    }
    int label = (shifted ? Operand.Local.FIRST_SMALL : Operand.Local.FIRST_CAPITAL) + letter;
    return machine.labels().local(label) >= 0 ? label : -1;
  }
}
