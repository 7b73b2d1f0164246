package hp41.editor.debugging;

import hp41.Calculator;
import hp41.machine.Event;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.BreakpointEventArguments;
import org.eclipse.lsp4j.debug.BreakpointEventArgumentsReason;
import org.eclipse.lsp4j.debug.ContinuedEventArguments;
import org.eclipse.lsp4j.debug.ExitedEventArguments;
import org.eclipse.lsp4j.debug.InvalidatedAreas;
import org.eclipse.lsp4j.debug.InvalidatedEventArguments;
import org.eclipse.lsp4j.debug.OutputEventArguments;
import org.eclipse.lsp4j.debug.OutputEventArgumentsCategory;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.eclipse.lsp4j.debug.TerminatedEventArguments;
import org.eclipse.lsp4j.debug.services.IDebugProtocolClient;

/**
 * Tells the editor what happens.
 *
 * @param client the editor
 */
record DapEvents(IDebugProtocolClient client) {

  /** The one thread that a calculator has. */
  static final int THREAD = 1;

  /** The editor may set breakpoints now. */
  void ready() {
    client.initialized();
  }

  /** The program does not go on by itself. */
  void stopped(StoppedEventArguments how) {
    how.setThreadId(THREAD);
    how.setAllThreadsStopped(true);
    client.stopped(how);
  }

  /** The program goes on, though the editor has not asked for that. */
  void continued() {
    ContinuedEventArguments arguments = new ContinuedEventArguments();
    arguments.setThreadId(THREAD);
    arguments.setAllThreadsContinued(true);
    client.continued(arguments);
  }

  /** What the editor shows of stack and memory is out of date. */
  void changed() {
    InvalidatedEventArguments arguments = new InvalidatedEventArguments();
    arguments.setAreas(new String[] {InvalidatedAreas.ALL});
    client.invalidated(arguments);
  }

  /** Breakpoints are somewhere else now. */
  void moved(Breakpoint[] breakpoints) {
    for (Breakpoint breakpoint : breakpoints) {
      BreakpointEventArguments arguments = new BreakpointEventArguments();
      arguments.setReason(BreakpointEventArgumentsReason.CHANGED);
      arguments.setBreakpoint(breakpoint);
      client.breakpoint(arguments);
    }
  }

  /** The program is done. */
  void ended(int exitCode) {
    ExitedEventArguments exit = new ExitedEventArguments();
    exit.setExitCode(exitCode);
    client.exited(exit);
    client.terminated(new TerminatedEventArguments());
  }

  /** What VIEW, AVIEW, PROMPT and PSE have shown and the printer has printed since last time. */
  void events(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Viewed viewed) {
        shown(viewed.text());
      } else if (event instanceof Event.Paused paused && !paused.message()) {
        shown(paused.text());
      } else if (event instanceof Event.Printed printed) {
        printed.line().rows().forEach(row -> shown("= " + row));
      }
    }
  }

  /** A line that the calculator shows. */
  void shown(String text) {
    output(OutputEventArgumentsCategory.STDOUT, text);
  }

  /** A line about what happens. */
  void said(String text) {
    output(OutputEventArgumentsCategory.CONSOLE, text);
  }

  /** A line about what is wrong. */
  void complained(String text) {
    output(OutputEventArgumentsCategory.STDERR, text);
  }

  private void output(String category, String text) {
    OutputEventArguments arguments = new OutputEventArguments();
    arguments.setCategory(category);
    arguments.setOutput(text + '\n');
    client.output(arguments);
  }
}
