package hp41.editor.debugging;

import hp41.debug.StopCondition;
import hp41.debug.Watch;
import hp41.editor.debugging.EditorBreakpoints.EditorBreakpoint;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.DataBreakpoint;
import org.eclipse.lsp4j.debug.DataBreakpointAccessType;
import org.eclipse.lsp4j.debug.DataBreakpointInfoArguments;
import org.eclipse.lsp4j.debug.DataBreakpointInfoResponse;
import org.eclipse.lsp4j.debug.SetDataBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetDataBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetExceptionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetExceptionBreakpointsResponse;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests for data breakpoints (changes) and exception breakpoints (errors).
 *
 * @param context the context of the debug session
 */
record ChangeRequests(DebugContext context) {

  private Optional<Watch> cell(String name) {
    return context.session().calculator().debugger().watches().named(name);
  }

  /** Returns whether a name can be watched, and its data id. */
  @JsonRequest
  public CompletableFuture<DataBreakpointInfoResponse> dataBreakpointInfo(
      DataBreakpointInfoArguments wanted) {
    Optional<Watch> cell = cell(wanted.getName());
    DataBreakpointInfoResponse response = new DataBreakpointInfoResponse();
    response.setDescription(cell.map(Watch::name).orElse(wanted.getName() + " cannot be watched"));
    cell.ifPresent(
        it -> {
          response.setDataId(it.name());
          response.setAccessTypes(new DataBreakpointAccessType[] {DataBreakpointAccessType.WRITE});
          response.setCanPersist(true);
        });
    return CompletableFuture.completedFuture(response);
  }

  /** Sets breakpoints for changes of registers, stack registers, flags or ALPHA. */
  @JsonRequest
  public CompletableFuture<SetDataBreakpointsResponse> setDataBreakpoints(
      SetDataBreakpointsArguments wanted) {
    Breakpoint[] breakpoints =
        EditorBreakpoints.set(context, "data", wanted.getBreakpoints(), this::onChange);
    context.remember(
        "data", () -> context.events().moved(setDataBreakpoints(wanted).join().getBreakpoints()));
    SetDataBreakpointsResponse response = new SetDataBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  private EditorBreakpoint onChange(int id, DataBreakpoint wanted) {
    String name = Objects.requireNonNullElse(wanted.getDataId(), "");
    boolean reads = wanted.getAccessType() == DataBreakpointAccessType.READ;
    String unless =
        reads ? "only changes of data stop a program, not reads" : name + " cannot be watched";
    Optional<Watch> cell = reads ? Optional.empty() : cell(name);
    StopCondition when =
        EditorBreakpoints.when(wanted.getCondition(), wanted.getHitCondition(), "");
    return EditorBreakpoint.onChange(
        id, cell, when, context.session().stops().problem(cell, unless, when));
  }

  /** Enables or disables stops at errors of the calculator. */
  @JsonRequest
  public CompletableFuture<SetExceptionBreakpointsResponse> setExceptionBreakpoints(
      SetExceptionBreakpointsArguments wanted) {
    context
        .session()
        .breakOnErrors(List.of(wanted.getFilters()).contains(LifecycleRequests.ERRORS));
    context.remember("errors", () -> setExceptionBreakpoints(wanted).join());
    return CompletableFuture.completedFuture(new SetExceptionBreakpointsResponse());
  }
}
