package hp41.editor.debugging;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.DisassembleArguments;
import org.eclipse.lsp4j.debug.DisassembleResponse;
import org.eclipse.lsp4j.debug.DisassembledInstruction;
import org.eclipse.lsp4j.debug.LoadedSourcesArguments;
import org.eclipse.lsp4j.debug.LoadedSourcesResponse;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourceArguments;
import org.eclipse.lsp4j.debug.SourceResponse;
import org.eclipse.lsp4j.debug.StackFrame;
import org.eclipse.lsp4j.debug.StackFramePresentationHint;
import org.eclipse.lsp4j.debug.StackTraceArguments;
import org.eclipse.lsp4j.debug.StackTraceResponse;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests for stack frames, sources and disassembly.
 *
 * @param context the context of the debug session
 */
record SourceRequests(DebugContext context) {

  /** Returns the stack frames: the next line and its callers, up to six. */
  @JsonRequest
  public CompletableFuture<StackTraceResponse> stackTrace(StackTraceArguments wanted) {
    List<StackFrame> frames = new ArrayList<>();
    for (int pointer : new CallStack(context.session().calculator()).pointers()) {
      frames.add(frame(frames.size(), pointer));
    }
    StackTraceResponse response = new StackTraceResponse();
    response.setStackFrames(
        DebugContext.page(frames, wanted.getStartFrame(), wanted.getLevels())
            .toArray(StackFrame[]::new));
    response.setTotalFrames(frames.size());
    return CompletableFuture.completedFuture(response);
  }

  private StackFrame frame(int id, int pointer) {
    StackFrame frame = new StackFrame();
    frame.setId(id);
    frame.setName(new CallStack(context.session().calculator()).name(pointer));
    frame.setInstructionPointerReference(Disassembly.reference(pointer));
    context
        .session()
        .sources()
        .spot(pointer)
        .ifPresentOrElse(
            spot -> {
              frame.setSource(spot.listing().source());
              frame.setLine(spot.place().line());
              frame.setColumn(spot.place().start() + 1);
              frame.setEndLine(spot.place().line());
              frame.setEndColumn(spot.place().end() + 1);
            },
            () -> frame.setPresentationHint(StackFramePresentationHint.SUBTLE));
    return frame;
  }

  /** Returns the text of a listing that is not a file. */
  @JsonRequest
  public CompletableFuture<SourceResponse> source(SourceArguments wanted) {
    int reference =
        wanted.getSource() != null && wanted.getSource().getSourceReference() != null
            ? wanted.getSource().getSourceReference()
            : wanted.getSourceReference();
    SourceResponse response = new SourceResponse();
    response.setContent(
        context
            .session()
            .sources()
            .find(reference)
            .map(SourceListing::text)
            .orElseThrow(() -> DebugContext.refusal("there is no such listing")));
    return CompletableFuture.completedFuture(response);
  }

  /** Returns all listings so far. */
  @JsonRequest
  public CompletableFuture<LoadedSourcesResponse> loadedSources(LoadedSourcesArguments nothing) {
    LoadedSourcesResponse response = new LoadedSourcesResponse();
    response.setSources(
        context.session().sources().all().stream()
            .map(SourceListing::source)
            .toArray(Source[]::new));
    return CompletableFuture.completedFuture(response);
  }

  /** Returns disassembled lines. */
  @JsonRequest
  public CompletableFuture<DisassembleResponse> disassemble(DisassembleArguments wanted) {
    int pointer =
        Disassembly.pointer(wanted.getMemoryReference(), wanted.getOffset())
            .orElseThrow(() -> DebugContext.refusal("there is no such address"));
    int offset = wanted.getInstructionOffset() == null ? 0 : wanted.getInstructionOffset();
    DisassembleResponse response = new DisassembleResponse();
    response.setInstructions(
        new Disassembly(context.session().calculator(), context.session().sources())
            .lines(pointer, offset, wanted.getInstructionCount())
            .toArray(DisassembledInstruction[]::new));
    return CompletableFuture.completedFuture(response);
  }
}
