package hp41.editor.debugging;

import hp41.Calculator;
import hp41.event.Event;
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
 * Sends events to the editor.
 *
 * @param client the editor
 */
record DapEvents(IDebugProtocolClient client) {

  /** The id of the only thread. */
  static final int THREAD = 1;

  /** Sends the initialized event, after which the editor sets breakpoints. */
  void ready() {
    client.initialized();
  }

  /** Sends a stopped event. */
  void stopped(StoppedEventArguments how) {
    how.setThreadId(THREAD);
    how.setAllThreadsStopped(true);
    client.stopped(how);
  }

  /** Sends a continued event, when the program continues without a request of the editor. */
  void continued() {
    ContinuedEventArguments arguments = new ContinuedEventArguments();
    arguments.setThreadId(THREAD);
    arguments.setAllThreadsContinued(true);
    client.continued(arguments);
  }

  /** Sends an invalidated event: the displayed stack and variables are out of date. */
  void changed() {
    InvalidatedEventArguments arguments = new InvalidatedEventArguments();
    arguments.setAreas(new String[] {InvalidatedAreas.ALL});
    client.invalidated(arguments);
  }

  /** Sends the new positions of breakpoints. */
  void moved(Breakpoint[] breakpoints) {
    for (Breakpoint breakpoint : breakpoints) {
      BreakpointEventArguments arguments = new BreakpointEventArguments();
      arguments.setReason(BreakpointEventArgumentsReason.CHANGED);
      arguments.setBreakpoint(breakpoint);
      client.breakpoint(arguments);
    }
  }

  /** Sends the exit code and the end of the program. */
  void ended(int exitCode) {
    ExitedEventArguments exit = new ExitedEventArguments();
    exit.setExitCode(exitCode);
    client.exited(exit);
    client.terminated(new TerminatedEventArguments());
  }

  /** Sends what VIEW, AVIEW, PROMPT, PSE and the printer have produced since the last call. */
  void events(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Viewed viewed) {
        stdout(viewed.text());
      } else if (event instanceof Event.Paused paused && !paused.message()) {
        stdout(paused.text());
      } else if (event instanceof Event.Printed printed) {
        printed.line().rows().forEach(row -> stdout("= " + row));
      }
    }
  }

  /** Sends a line of the program's output. */
  void stdout(String text) {
    output(OutputEventArgumentsCategory.STDOUT, text);
  }

  /** Sends a line about the debug session. */
  void console(String text) {
    output(OutputEventArgumentsCategory.CONSOLE, text);
  }

  /** Sends an error message. */
  void error(String text) {
    output(OutputEventArgumentsCategory.STDERR, text);
  }

  private void output(String category, String text) {
    OutputEventArguments arguments = new OutputEventArguments();
    arguments.setCategory(category);
    arguments.setOutput(text + '\n');
    client.output(arguments);
  }
}
