package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.machine.CalculatorFunction;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;

/** No entry is open: each key has its own function, or in ALPHA mode its character. */
public enum NoEntry implements Entry {
  /** The only instance. */
  NONE;

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    EntryView.Assigned assigned = view.assigned(key, shifted);
    return assigned.meaning().isPresent()
        ? pressAssigned(assigned.meaning().get(), shifted, assigned.searched(), view)
        : pressUsual(key, shifted, assigned.searched(), view);
  }

  private static KeyResult pressAssigned(
      UserKeys.KeyMeaning meaning, boolean shifted, long searched, EntryView view) {
    if (meaning instanceof UserKeys.AssignedFunction assigned) {
      return choose(assigned.function(), searched);
    }
    if (meaning instanceof UserKeys.AssignedKey other) {
      return pressUsual(other.key(), false, searched, view);
    }
    if (meaning instanceof UserKeys.AssignedLine line) {
      return KeyResult.end(
          new Effect.PreviewBytes(line.bytes(), line.text(), line.function(), shifted, searched));
    }
    UserKeys.AssignedCall call = (UserKeys.AssignedCall) meaning;
    return KeyResult.end(
        new Effect.Preview(call.function(), call.operand(), call.text(), searched));
  }

  private static KeyResult pressUsual(Key key, boolean shifted, long searched, EntryView view) {
    if (view.flag(Flags.ALPHA)) {
      return pressInAlpha(key, shifted, view);
    }
    if (shifted) {
      return choose(view.instructions().get(key.function(true)), searched);
    }
    return switch (key) {
      case BACK -> back(view);
      case RUN_STOP -> runOrStop(view);
      case ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, POINT, EEX ->
          view.flag(Flags.PRGM) ? NumberLineEntry.begin(key, view) : NumberEntry.begin(key);
      default -> choose(view.instructions().get(key.function(false)), searched);
    };
  }

  private static KeyResult pressInAlpha(Key key, boolean shifted, EntryView view) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      char code = CharacterSet.characters(character).charAt(0);
      return view.flag(Flags.PRGM) ? TextLineEntry.begin(code, view) : TextEntry.begin(code, view);
    }
    if (!character.isEmpty()) {
      return choose(view.instructions().get(character));
    }
    return switch (key) {
      case BACK ->
          view.flag(Flags.PRGM) || view.flag(Flags.MESSAGE)
              ? back(view)
              : choose(view.function(Role.CLEAR_ALPHA));
      case RUN_STOP -> runOrStop(view);
      case SST -> choose(view.instructions().get(key.function(shifted)));
      default -> KeyResult.end();
    };
  }

  /** Opens the prompt of a function, or shows its name until the key is released. */
  public static KeyResult choose(CalculatorFunction function) {
    return choose(function, 0);
  }

  private static KeyResult choose(CalculatorFunction function, long searched) {
    if (function.is(Role.STEP)) {
      return KeyResult.end(Act.STEP);
    } else if (function.is(Role.STEP_BACK)) {
      return KeyResult.end(Act.STEP_BACK);
    }
    return switch (function.operand()) {
      case NONE ->
          KeyResult.end(
              new Effect.Preview(function, Operand.NONE, StepSpelling.shown(function), searched));
      case COUNT -> KeyResult.to(CountEntry.of(function));
      case PROGRAM, ASSIGNMENT -> KeyResult.to(NameEntry.unbegun(function));
      default -> KeyResult.to(OperandEntry.of(function));
    };
  }

  /** Clears a message or deletes the program line, however long ← is held, or clears X. */
  private static KeyResult back(EntryView view) {
    if (view.flag(Flags.MESSAGE)) {
      return KeyResult.end(Act.CLEAR_MESSAGE);
    }
    return KeyResult.end(view.flag(Flags.PRGM) ? Act.DELETE_LINE : Act.CLEAR_X);
  }

  /** Starts the program as R/S does, or in PRGM mode inserts STOP. */
  public static KeyResult runOrStop(EntryView view) {
    return view.flag(Flags.PRGM) ? choose(view.function(Role.STOP)) : KeyResult.end(Act.RUN);
  }
}
