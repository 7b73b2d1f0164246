package hp41.editor.debugging;

import hp41.Calculator;
import hp41.cli.options.ExitCode;
import hp41.editor.debugging.Launch.Arguments;
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
 * How debugging begins, begins again and ends.
 *
 * @param context what is debugged
 */
record LifecycleRequests(DebugContext context) {

  /** Errors of the calculator, of those that an editor may have stop the program. */
  static final String ERRORS = "error";

  /** What this adapter can do. */
  @JsonRequest
  public CompletableFuture<Capabilities> initialize(InitializeRequestArguments editor) {
    Capabilities can = new Capabilities();
    can.setSupportsConfigurationDoneRequest(true);
    can.setSupportsFunctionBreakpoints(true);
    can.setSupportsConditionalBreakpoints(true);
    can.setSupportsHitConditionalBreakpoints(true);
    can.setSupportsLogPoints(true);
    can.setSupportsDataBreakpoints(true);
    can.setSupportsInstructionBreakpoints(true);
    can.setSupportsBreakpointLocationsRequest(true);
    can.setSupportsStepBack(true);
    can.setSupportsSetVariable(true);
    can.setSupportsSetExpression(true);
    can.setSupportsEvaluateForHovers(true);
    can.setSupportsCompletionsRequest(true);
    can.setCompletionTriggerCharacters(new String[] {" ", "\""});
    can.setSupportsGotoTargetsRequest(true);
    can.setSupportsDisassembleRequest(true);
    can.setSupportsLoadedSourcesRequest(true);
    can.setSupportsExceptionInfoRequest(true);
    can.setSupportsRestartRequest(true);
    can.setSupportsTerminateRequest(true);
    can.setExceptionBreakpointFilters(new ExceptionBreakpointsFilter[] {errors()});
    return CompletableFuture.completedFuture(can);
  }

  private static ExceptionBreakpointsFilter errors() {
    ExceptionBreakpointsFilter errors = new ExceptionBreakpointsFilter();
    errors.setFilter(ERRORS);
    errors.setLabel("Errors of the calculator");
    errors.setDefault_(true);
    return errors;
  }

  /** Makes the calculator and puts the program into it. */
  @JsonRequest
  public CompletableFuture<Void> launch(Map<String, Object> given) {
    Arguments arguments = new Arguments(given);
    context.open(context.launched(arguments));
    context.outlet().ready();
    return CompletableFuture.completedFuture(null);
  }

  /** Begins with the program. */
  @JsonRequest
  public CompletableFuture<Void> configurationDone(ConfigurationDoneArguments nothing) {
    context.session().begin();
    return CompletableFuture.completedFuture(null);
  }

  /** Reads the program again and begins from the start, on a calculator after MEMORY LOST. */
  @JsonRequest
  public CompletableFuture<Void> restart(Map<String, Object> given) {
    DebugSession before = context.session();
    Arguments arguments =
        Optional.ofNullable(given)
            .map(it -> it.get("arguments"))
            .flatMap(LifecycleRequests::arguments)
            .orElse(before.wanted());
    DebugSession after = context.launched(arguments);
    context.open(after);
    context.setAgain();
    after.begin();
    return CompletableFuture.completedFuture(null);
  }

  @SuppressWarnings("unchecked")
  private static Optional<Arguments> arguments(Object given) {
    return given instanceof Map<?, ?> map && map.containsKey("program")
        ? Optional.of(new Arguments((Map<String, Object>) map))
        : Optional.empty();
  }

  /**
   * Reads changed listings again and puts their programs in the place of those in memory: the
   * program goes on where it stands, if the lines are still there. A request of our own.
   */
  @JsonRequest("hp41/replace")
  public CompletableFuture<Void> replace() {
    context.session().checkStill();
    new ChangedListings(context.session()).replace();
    context.setAgain();
    context.outlet().changed();
    return CompletableFuture.completedFuture(null);
  }

  /** Ends the program. */
  @JsonRequest
  public CompletableFuture<Void> terminate(TerminateArguments how) {
    if (context.isOpen()) {
      context.session().end();
    }
    context.outlet().ended(ExitCode.DONE);
    return CompletableFuture.completedFuture(null);
  }

  /** Ends it all. */
  @JsonRequest
  public CompletableFuture<Void> disconnect(DisconnectArguments how) {
    context.end();
    return CompletableFuture.completedFuture(null);
  }

  /** The one thread. */
  @JsonRequest
  public CompletableFuture<ThreadsResponse> threads() {
    Thread thread = new Thread();
    thread.setId(DapEvents.THREAD);
    thread.setName(context.isOpen() ? name(context.session()) : "HP-41");
    ThreadsResponse threads = new ThreadsResponse();
    threads.setThreads(new Thread[] {thread});
    return CompletableFuture.completedFuture(threads);
  }

  /** Where it stands, or while it runs what it is. */
  private static String name(DebugSession session) {
    Calculator calculator = session.calculator();
    return session.isStill()
        ? new CallStack(calculator).chain()
        : "HP-" + calculator.model().label();
  }
}
