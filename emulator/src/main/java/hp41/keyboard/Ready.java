package hp41.keyboard;

import hp41.memory.CharacterSet;

/** Nothing is open: a key is its function, or in ALPHA mode its character. */
enum Ready implements Entry {
  STATE;

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (keyboard.isAlphaMode()) {
      return pressInAlpha(key, shifted, keyboard);
    }
    if (keyboard.assigned(key, shifted)) {
      return keyboard.pressAssigned(key, shifted);
    }
    if (shifted) {
      return key == Key.SST ? keyboard.backStep() : keyboard.offer(key.function(true));
    }
    return switch (key) {
      case BACK -> keyboard.back();
      case RUN_STOP -> keyboard.runOrStop();
      case SST -> keyboard.singleStep();
      case ZERO, ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, POINT, EEX ->
          keyboard.isProgramming()
              ? NumberLineEntry.begin(key, keyboard)
              : NumberEntry.begin(key, keyboard);
      default -> keyboard.offer(key.function(false));
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
      return keyboard.offer(character);
    }
    return switch (key) {
      case BACK ->
          keyboard.isProgramming() || keyboard.hasMessage()
              ? keyboard.back()
              : keyboard.offer("CLA");
      case RUN_STOP -> keyboard.runOrStop();
      case SST -> shifted ? keyboard.backStep() : keyboard.singleStep();
      default -> this;
    };
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
