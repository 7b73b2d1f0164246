package hp41.panel.view;

import hp41.panel.Panel;
import hp41.panel.board.BoardPanel;
import hp41.panel.help.StartPanel;
import hp41.panel.memory.AlarmsPanel;
import hp41.panel.memory.AlphaPanel;
import hp41.panel.memory.ExtendedPanel;
import hp41.panel.memory.FlagsPanel;
import hp41.panel.memory.RegistersPanel;
import hp41.panel.memory.StackPanel;
import hp41.panel.program.CataloguePanel;
import hp41.panel.program.DebugLists;
import hp41.panel.program.DebugPanel;
import hp41.panel.program.NutPanel;
import hp41.panel.program.PaperPanel;
import hp41.panel.program.ProgramPanel;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The panels. A row says all about one: its title, the letter that shows it with Ctrl, and what it
 * shows; its name is the word that shows it when typed.
 */
public enum Panels {
  /** A few things to try, until three of them were done. */
  START("Start here", Letter.NONE, new StartPanel(), "Shows what to try first"),
  STACK("Stack", 't', new StackPanel(), "Shows all digits of the stack"),
  PROGRAM("Program", 'p', new ProgramPanel(), "Shows the lines of the current program"),
  BOARD("Board", 'k', new BoardPanel(), "Shows the position of queens on a chessboard"),
  PAPER("Paper", 'o', new PaperPanel(), "Shows what the printer has printed"),
  REGISTERS("Registers", 'r', new RegistersPanel(), "Shows the data registers"),
  FLAGS("Flags", 'g', new FlagsPanel(), "Shows the flags"),
  CATALOGUE("Catalogue", 'n', new CataloguePanel(), "Shows the programs in memory"),
  EXTENDED("Extended memory", 'x', new ExtendedPanel(), "Shows the files in extended memory"),
  ALARMS("Alarms", Letter.NONE, new AlarmsPanel(), "Shows the alarms"),
  ALPHA("ALPHA", 'e', new AlphaPanel(), "Shows the ALPHA register and its bytes"),
  DEBUG("Debug", 'd', new DebugPanel(), "Shows the debugger"),
  STEP("Stack", Letter.NONE, new DebugLists.StepList(), "Shows the stack before and after a line"),
  WATCHES("Watches", Letter.NONE, new DebugLists.WatchList(), "Shows what is watched"),
  RETURNS("Return stack", Letter.NONE, new DebugLists.Returns(), "Shows where calls return to"),
  TRACE("Trace", Letter.NONE, new DebugLists.TraceList(), "Shows the lines that were traced"),
  BREAKPOINTS(
      "Breakpoints", Letter.NONE, new DebugLists.BreakpointList(), "Shows where programs stop"),
  NUT("Processor", Letter.NONE, new NutPanel(), "Shows the processor of the microcode");

  /**
   * The panels among which Tab goes, and which have a tab where there is room for tabs: all but the
   * first steps and those of the debugger.
   */
  public static final List<Panels> TABS =
      Arrays.stream(values()).filter(side -> side != START && side.compareTo(DEBUG) < 0).toList();

  private final String title;
  private final char control;
  private final Panel panel;
  private final String help;

  Panels(String title, char control, Panel panel, String help) {
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

  /** What it shows and does. */
  public Panel panel() {
    return panel;
  }

  /** The panel with this name, as typed. */
  public static Optional<Panels> named(String word) {
    return Arrays.stream(values()).filter(side -> side.word().equals(word)).findFirst();
  }

  /** The panel that this letter with Ctrl shows. */
  public static Optional<Panels> withControl(char letter) {
    return Arrays.stream(values())
        .filter(side -> side.control == letter && letter != Letter.NONE)
        .findFirst();
  }

  /** The panel so many tabs further, around the ends; from one that is none of them, the first. */
  public Panels step(int steps) {
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
