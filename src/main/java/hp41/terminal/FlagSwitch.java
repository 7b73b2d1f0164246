package hp41.terminal;

import hp41.Calculator;
import hp41.keyboard.Key;
import hp41.memory.Flags;
import java.util.Optional;

/** How a flag is set and cleared by hand, so that keyboard, display and flags still agree. */
enum FlagSwitch {
  /** As SF and CF do; of the machine's own flags those that only say how it is set. */
  FREE,
  /** By its key. */
  KEY,
  /** Not at all: the flag tells what the machine is doing. */
  NEVER;

  /** The way for a flag. */
  static FlagSwitch of(int flag) {
    return switch (flag) {
      case Flags.USER, Flags.SHIFT, Flags.ALPHA, Flags.PRGM -> KEY;
      case Flags.CATALOGUE,
          Flags.DATA_ENTRY,
          Flags.PARTIAL_KEY,
          Flags.MESSAGE,
          Flags.SST,
          Flags.SERVICE,
          Flags.PAUSE,
          Flags.PRINTER ->
          NEVER;
      default -> FREE;
    };
  }

  /**
   * Sets a flag that is clear, clears one that is set.
   *
   * @param before is done before anything changes
   * @return why it was not done
   */
  Optional<String> turn(Calculator calculator, int flag, Runnable before) {
    if (this == NEVER) {
      return Optional.of("tells what the machine does, not what it is to do");
    }
    before.run();
    if (this == FREE) {
      calculator.flag(flag, !calculator.contents().flag(flag));
    } else {
      calculator.giveUp();
      calculator.press(key(flag));
    }
    return Optional.empty();
  }

  private static Key key(int flag) {
    return switch (flag) {
      case Flags.USER -> Key.USER;
      case Flags.SHIFT -> Key.SHIFT;
      case Flags.ALPHA -> Key.ALPHA;
      default -> Key.PRGM;
    };
  }
}
