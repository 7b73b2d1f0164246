package hp41.panel;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The panels. A row says all about one: its title, the letter that shows it with Ctrl, and what it
 * shows; its name is the word that shows it when typed.
 */
public enum Side {
  /** A few things to try, until three of them were done. */
  START("Start here", Letter.NONE, StartPanel::content, "Shows what to try first"),
  STACK("Stack", 't', StackPanel::content, "Shows all digits of the stack"),
  PROGRAM("Program", 'p', ProgramPanel::content, "Shows the lines of the current program"),
  BOARD("Board", 'k', BoardPanel::content, "Shows the position of queens on a chessboard"),
  PAPER("Paper", 'o', PaperPanel::content, "Shows what the printer has printed"),
  REGISTERS("Registers", 'r', RegistersPanel::content, "Shows the data registers"),
  FLAGS("Flags", 'g', FlagsPanel::content, "Shows the flags"),
  CATALOGUE("Catalogue", 'n', CataloguePanel::content, "Shows the programs in memory"),
  EXTENDED("Extended memory", 'x', ExtendedPanel::content, "Shows the files in extended memory"),
  ALARMS("Alarms", Letter.NONE, AlarmsPanel::content, "Shows the alarms"),
  ALPHA("ALPHA", 'e', AlphaPanel::content, "Shows the ALPHA register and its bytes"),
  DEBUG("Debug", 'd', ProgramPanel::content, "Shows the debugger"),
  STEP("Stack", Letter.NONE, DebugLists::stack, "Shows the stack before and after a line"),
  WATCHES("Watches", Letter.NONE, DebugLists::watches, "Shows what is watched"),
  RETURNS("Return stack", Letter.NONE, DebugLists::returns, "Shows where calls return to"),
  TRACE("Trace", Letter.NONE, DebugLists::trace, "Shows the lines that were traced"),
  BREAKPOINTS("Breakpoints", Letter.NONE, DebugLists::breakpoints, "Shows where programs stop");

  /**
   * The panels among which Tab goes, and which have a tab where there is room for tabs: all but the
   * first steps and those of the debugger.
   */
  public static final List<Side> TABS =
      Arrays.stream(values()).filter(side -> side != START && side.compareTo(DEBUG) < 0).toList();

  private final String title;
  private final char control;
  private final Panel panel;
  private final String help;

  Side(String title, char control, Panel panel, String help) {
    this.title = title;
    this.control = control;
    this.panel = panel;
    this.help = help;
  }

  /** Its name in bars. */
  public String title() {
    return title;
  }

  /** Its name as typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A sentence about it. */
  public String help() {
    return help;
  }

  /** What makes its content. */
  public Panel panel() {
    return panel;
  }

  /** The panel with this name, as typed. */
  public static Optional<Side> named(String word) {
    return Arrays.stream(values()).filter(side -> side.word().equals(word)).findFirst();
  }

  /** The panel that this letter with Ctrl shows. */
  public static Optional<Side> withControl(char letter) {
    return Arrays.stream(values())
        .filter(side -> side.control == letter && letter != Letter.NONE)
        .findFirst();
  }

  /** The panel so many tabs further, around the ends; from one that is none of them, the first. */
  public Side step(int steps) {
    int from = steps < 0 ? Math.max(0, TABS.indexOf(this)) : TABS.indexOf(this);
    return TABS.get(Math.floorMod(from + steps, TABS.size()));
  }

  /** Its place among the tabs, {@code Tab 3/9}. */
  String tab() {
    return !TABS.contains(this) ? "Tab" : "Tab " + (TABS.indexOf(this) + 1) + "/" + TABS.size();
  }

  private static final class Letter {
    static final char NONE = 0;
  }
}
