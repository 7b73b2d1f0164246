package hp41.keyboard;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Role;
import hp41.memory.CharacterSet;

/** Nothing is open: a key is its function, or in ALPHA mode its character. */
enum FunctionKeys implements Entry {
  STATE;

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    keyboard.actions().journal().finish();
    if (keyboard.prompts().assigned(key, shifted)) {
      return keyboard.prompts().pressAssigned(key, shifted);
    }
    if (keyboard.isAlphaMode()) {
      return pressInAlpha(key, shifted, keyboard);
    }
    if (shifted) {
      return keyboard.prompts().offer(key.function(true));
    }
    return switch (key) {
      case BACK -> keyboard.actions().back();
      case RUN_STOP -> keyboard.actions().runOrStop();
      case ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, POINT, EEX ->
          keyboard.isProgramming()
              ? NumberLineEntry.begin(key, keyboard)
              : NumberEntry.begin(key, keyboard);
      default -> keyboard.prompts().offer(key.function(false));
    };
  }

  private Entry pressInAlpha(Key key, boolean shifted, Keyboard keyboard) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      char code = CharacterSet.characters(character).charAt(0);
      return keyboard.isProgramming()
          ? TextLineEntry.begin(code, keyboard)
          : TextEntry.begin(code, keyboard);
    }
    if (!character.isEmpty()) {
      return keyboard.prompts().offer(character);
    }
    return switch (key) {
      case BACK ->
          keyboard.isProgramming() || keyboard.hasMessage()
              ? keyboard.actions().back()
              : keyboard.prompts().offer(keyboard.machine().instructions().the(Role.CLEAR_ALPHA));
      case RUN_STOP -> keyboard.actions().runOrStop();
      case SST -> keyboard.prompts().offer(key.function(shifted));
      default -> this;
    };
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
