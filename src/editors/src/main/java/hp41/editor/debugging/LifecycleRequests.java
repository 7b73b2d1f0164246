package hp41.editor.debugging;

import hp41.Calculator;
import hp41.app.ExitCode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.Capabilities;
import org.eclipse.lsp4j.debug.ConfigurationDoneArguments;
import org.eclipse.lsp4j.debug.DisconnectArguments;
import org.eclipse.lsp4j.debug.ExceptionBreakpointsFilter;
import org.eclipse.lsp4j.debug.InitializeRequestArguments;
import org.eclipse.lsp4j.debug.TerminateArguments;
import org.eclipse.lsp4j.debug.Thread;
import org.eclipse.lsp4j.debug.ThreadsResponse;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests that start, restart and end debugging.
 *
 * @param context the context of the debug session
 */
record LifecycleRequests(DebugContext context) {

  /** The exception filter for errors of the calculator. */
  static final String ERRORS = "error";

  /** Returns the capabilities of this adapter. */
  @JsonRequest
  public CompletableFuture<Capabilities> initialize(InitializeRequestArguments editor) {
    Capabilities capabilities = new Capabilities();
    capabilities.setSupportsConfigurationDoneRequest(true);
    capabilities.setSupportsFunctionBreakpoints(true);
    capabilities.setSupportsConditionalBreakpoints(true);
    capabilities.setSupportsHitConditionalBreakpoints(true);
    capabilities.setSupportsLogPoints(true);
    capabilities.setSupportsDataBreakpoints(true);
    capabilities.setSupportsInstructionBreakpoints(true);
    capabilities.setSupportsBreakpointLocationsRequest(true);
    capabilities.setSupportsStepBack(true);
    capabilities.setSupportsSetVariable(true);
    capabilities.setSupportsSetExpression(true);
    capabilities.setSupportsEvaluateForHovers(true);
    capabilities.setSupportsCompletionsRequest(true);
    capabilities.setCompletionTriggerCharacters(new String[] {" ", "\""});
    capabilities.setSupportsGotoTargetsRequest(true);
    capabilities.setSupportsDisassembleRequest(true);
    capabilities.setSupportsLoadedSourcesRequest(true);
    capabilities.setSupportsExceptionInfoRequest(true);
    capabilities.setSupportsRestartRequest(true);
    capabilities.setSupportsTerminateRequest(true);
    capabilities.setExceptionBreakpointFilters(new ExceptionBreakpointsFilter[] {errors()});
    return CompletableFuture.completedFuture(capabilities);
  }

  private static ExceptionBreakpointsFilter errors() {
    ExceptionBreakpointsFilter errors = new ExceptionBreakpointsFilter();
    errors.setFilter(ERRORS);
    errors.setLabel("Errors of the calculator");
    errors.setDefault_(true);
    return errors;
  }

  /** Creates the calculator and loads the program. */
  @JsonRequest
  public CompletableFuture<Void> launch(Map<String, Object> given) {
    LaunchArguments arguments = LaunchArguments.of(given);
    context.open(context.launched(arguments));
    context.events().ready();
    return CompletableFuture.completedFuture(null);
  }

  /** Starts the program after the editor has set breakpoints. */
  @JsonRequest
  public CompletableFuture<Void> configurationDone(ConfigurationDoneArguments nothing) {
    context.session().begin();
    return CompletableFuture.completedFuture(null);
  }

  /** Loads the program again and restarts it on a new calculator. */
  @JsonRequest
  public CompletableFuture<Void> restart(Map<String, Object> given) {
    DebugSession before = context.session();
    LaunchArguments arguments =
        Optional.ofNullable(given)
            .map(it -> it.get("arguments"))
            .flatMap(LifecycleRequests::arguments)
            .orElse(before.wanted());
    DebugSession after = context.launched(arguments);
    context.open(after);
    context.reapplySettings();
    after.begin();
    return CompletableFuture.completedFuture(null);
  }

  @SuppressWarnings("unchecked")
  private static Optional<LaunchArguments> arguments(Object given) {
    return given instanceof Map<?, ?> map && map.containsKey("program")
        ? Optional.of(LaunchArguments.of((Map<String, Object>) map))
        : Optional.empty();
  }

  /**
   * Reads changed listings again and replaces their programs in memory. The program continues at
   * the same line if the lines still exist. This is a request of our own protocol extension.
   */
  @JsonRequest("hp41/replace")
  public CompletableFuture<Void> replace() {
    context.session().checkStill();
    new ChangedListings(context.session()).replace();
    context.reapplySettings();
    context.events().changed();
    return CompletableFuture.completedFuture(null);
  }

  /** Ends the program. */
  @JsonRequest
  public CompletableFuture<Void> terminate(TerminateArguments how) {
    if (context.isOpen()) {
      context.session().end();
    }
    context.events().ended(ExitCode.DONE);
    return CompletableFuture.completedFuture(null);
  }

  /** Ends the debug adapter. */
  @JsonRequest
  public CompletableFuture<Void> disconnect(DisconnectArguments how) {
    context.end();
    return CompletableFuture.completedFuture(null);
  }

  /** Returns the only thread. */
  @JsonRequest
  public CompletableFuture<ThreadsResponse> threads() {
    Thread thread = new Thread();
    thread.setId(DapEvents.THREAD);
    thread.setName(context.isOpen() ? name(context.session()) : "HP-41");
    ThreadsResponse threads = new ThreadsResponse();
    threads.setThreads(new Thread[] {thread});
    return CompletableFuture.completedFuture(threads);
  }

  /** Returns the call stack or, while the program is running, the model. */
  private static String name(DebugSession session) {
    Calculator calculator = session.calculator();
    return session.isStill()
        ? new CallStack(calculator).chain()
        : "HP-" + calculator.model().label();
  }
}
