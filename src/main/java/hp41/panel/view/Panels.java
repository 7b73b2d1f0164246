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
import hp41.panel.program.BundledPanel;
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
 * The list of all panels. Each row contains the title, the letter that shows the panel with Ctrl,
 * the implementation, and the help text. The name of the constant is the command that shows the
 * panel.
 */
public enum Panels {
  /** A panel with a few things to try, shown until the user has done three of them. */
  START("Start here", Letter.NONE, new StartPanel(), "Shows the first steps"),
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
  PROGRAMS(
      "Bundled programs",
      Letter.NONE,
      new BundledPanel(),
      "Shows the programs that can be loaded by name"),
  DEBUG("Debug", 'd', new DebugPanel(), "Shows the debugger"),
  STEP("Stack", Letter.NONE, new DebugLists.StepList(), "Shows the stack before and after a line"),
  WATCHES("Watches", Letter.NONE, new DebugLists.WatchList(), "Shows what is watched"),
  RETURNS("Return stack", Letter.NONE, new DebugLists.Returns(), "Shows where calls return to"),
  TRACE("Trace", Letter.NONE, new DebugLists.TraceList(), "Shows the lines that were traced"),
  BREAKPOINTS(
      "Breakpoints", Letter.NONE, new DebugLists.BreakpointList(), "Shows where programs stop"),
  NUT("Processor", Letter.NONE, new NutPanel(), "Shows the processor of the microcode");

  /**
   * The panels that Tab steps through, and that have a tab if there is room for tabs: all except
   * the first steps and those of the debugger.
   */
  public static final List<Panels> TABS =
      Arrays.stream(values())
          .filter(panel -> panel != START && panel.compareTo(DEBUG) < 0)
          .toList();

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

  /** Returns the name in title bars. */
  public String title() {
    return title;
  }

  /** Returns the command that shows the panel. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns a sentence about the panel. */
  public String help() {
    return help;
  }

  /** Returns the implementation. */
  public Panel definition() {
    return panel;
  }

  /** Returns the panel that this letter with Ctrl shows. */
  public static Optional<Panels> withControl(char letter) {
    return Arrays.stream(values())
        .filter(panel -> panel.control == letter && letter != Letter.NONE)
        .findFirst();
  }

  /**
   * Returns the panel a number of tabs further, wrapping around; from a panel without a tab, it is
   * the first one.
   */
  public Panels step(int steps) {
    int from = steps < 0 ? Math.max(0, TABS.indexOf(this)) : TABS.indexOf(this);
    return TABS.get(Math.floorMod(from + steps, TABS.size()));
  }

  /** Returns the number among the tabs, such as {@code Tab 3/9}. */
  String tab() {
    return !TABS.contains(this) ? "Tab" : "Tab " + (TABS.indexOf(this) + 1) + "/" + TABS.size();
  }

  private static final class Letter {
    static final char NONE = 0;
  }
}
