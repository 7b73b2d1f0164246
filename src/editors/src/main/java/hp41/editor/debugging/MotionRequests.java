package hp41.editor.debugging;

import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.ContinueArguments;
import org.eclipse.lsp4j.debug.ContinueResponse;
import org.eclipse.lsp4j.debug.GotoArguments;
import org.eclipse.lsp4j.debug.GotoTarget;
import org.eclipse.lsp4j.debug.GotoTargetsArguments;
import org.eclipse.lsp4j.debug.GotoTargetsResponse;
import org.eclipse.lsp4j.debug.NextArguments;
import org.eclipse.lsp4j.debug.PauseArguments;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.StepBackArguments;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.eclipse.lsp4j.debug.StepOutArguments;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests that run the program forwards and backwards. A step is a program line.
 *
 * @param context the context of the debug session
 */
record MotionRequests(DebugContext context) {

  private static final CompletableFuture<Void> DONE = CompletableFuture.completedFuture(null);

  /** Continues until something stops the program. */
  @JsonRequest("continue")
  public CompletableFuture<ContinueResponse> resume(ContinueArguments how) {
    context.session().go();
    ContinueResponse response = new ContinueResponse();
    response.setAllThreadsContinued(true);
    return CompletableFuture.completedFuture(response);
  }

  /** Executes a line, or a whole call. */
  @JsonRequest
  public CompletableFuture<Void> next(NextArguments how) {
    context.session().step(context.session().calculator().debugger()::over);
    return DONE;
  }

  /** Executes a line. */
  @JsonRequest
  public CompletableFuture<Void> stepIn(StepInArguments how) {
    context.session().step(context.session().calculator().debugger()::in);
    return DONE;
  }

  /** Continues until the current call has returned. */
  @JsonRequest
  public CompletableFuture<Void> stepOut(StepOutArguments how) {
    context.session().step(context.session().calculator().debugger()::out);
    return DONE;
  }

  /** Undoes the last line. */
  @JsonRequest
  public CompletableFuture<Void> stepBack(StepBackArguments how) {
    context.session().back();
    return DONE;
  }

  /** Undoes lines until a breakpoint stops the program. */
  @JsonRequest
  public CompletableFuture<Void> reverseContinue(ReverseContinueArguments how) {
    context.session().continueBack();
    return DONE;
  }

  /** Pauses the program. */
  @JsonRequest
  public CompletableFuture<Void> pause(PauseArguments how) {
    context.session().pause();
    return DONE;
  }

  /** Returns the program lines in a line of a listing. */
  @JsonRequest
  public CompletableFuture<GotoTargetsResponse> gotoTargets(GotoTargetsArguments where) {
    DebugSession session = context.session();
    List<GotoTarget> targets = new ArrayList<>();
    session
        .sources()
        .find(where.getSource())
        .ifPresent(
            listing -> listing.map().at(where.getLine()).forEach(it -> targets.addAll(target(it))));
    GotoTargetsResponse response = new GotoTargetsResponse();
    response.setTargets(targets.toArray(GotoTarget[]::new));
    return CompletableFuture.completedFuture(response);
  }

  private List<GotoTarget> target(SourceMap.MapMatch found) {
    DebugSession session = context.session();
    return session.sources().pointer(found).stream()
        .map(
            pointer -> {
              GotoTarget target = new GotoTarget();
              target.setId(pointer);
              target.setLabel(session.calculator().programs().text(pointer));
              target.setLine(found.line().place().line());
              target.setColumn(found.line().place().start() + 1);
              return target;
            })
        .toList();
  }

  /** Sets the next line to a target of {@link #gotoTargets}. */
  @JsonRequest("goto")
  public CompletableFuture<Void> jump(GotoArguments where) {
    DebugSession session = context.session();
    if (!new Disassembly(session.calculator(), session.sources()).isLine(where.getTargetId())) {
      throw DebugContext.refusal("there is no program line at this place");
    }
    session.jump(where.getTargetId());
    return DONE;
  }
}
