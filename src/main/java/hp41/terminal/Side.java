package hp41.terminal;

import java.util.Optional;

/** What the side area shows. */
enum Side {
  /** A few things to try, until three of them were done. */
  START("Start here"),
  /** The stack with all digits. */
  STACK("Stack"),
  /** The lines of the current program. */
  PROGRAM("Program"),
  /** The position that a message or ALPHA holds, on a chessboard. */
  BOARD("Board");

  private final String title;

  Side(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /** The panel with this name, as typed. */
  static Optional<Side> named(String word) {
    for (Side side : values()) {
      if (side.name().equalsIgnoreCase(word)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** The panel so many tabs further, {@link #START} left out, around the ends. */
  Side step(int steps) {
    int tabs = values().length - 1;
    int tab = this == START ? (steps > 0 ? -1 : 0) : ordinal() - 1;
    return values()[1 + Math.floorMod(tab + steps, tabs)];
  }

  /** Its place among the tabs, {@code Tab 3/9}. */
  String tab() {
    return this == START ? "Tab" : "Tab " + ordinal() + "/" + (values().length - 1);
  }
}
