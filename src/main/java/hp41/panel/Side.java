package hp41.panel;

import java.util.List;
import java.util.Optional;

/** What the side area shows. */
public enum Side {
  /** A few things to try, until three of them were done. */
  START("Start here"),
  /** The stack with all digits. */
  STACK("Stack"),
  /** The lines of the current program. */
  PROGRAM("Program"),
  /** The position that a message or ALPHA holds, on a chessboard. */
  BOARD("Board");

  static final List<Side> TABS = List.of(STACK, PROGRAM, BOARD);

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

  /** The panel so many tabs further, around the ends; {@link #START} is none of the tabs. */
  public Side step(int steps) {
    int from = this == START && steps < 0 ? 0 : TABS.indexOf(this);
    return TABS.get(Math.floorMod(from + steps, TABS.size()));
  }

  /** Its place among the tabs, {@code Tab 3/9}. */
  String tab() {
    return this == START ? "Tab" : "Tab " + (TABS.indexOf(this) + 1) + "/" + TABS.size();
  }
}
