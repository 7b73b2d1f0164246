package hp41.editor.debugging;

import hp41.debug.StopCondition;
import hp41.editor.debugging.EditorBreakpoints.EditorBreakpoint;
import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.commons.lang3.StringUtils;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.BreakpointLocation;
import org.eclipse.lsp4j.debug.BreakpointLocationsArguments;
import org.eclipse.lsp4j.debug.BreakpointLocationsResponse;
import org.eclipse.lsp4j.debug.FunctionBreakpoint;
import org.eclipse.lsp4j.debug.InstructionBreakpoint;
import org.eclipse.lsp4j.debug.SetBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsResponse;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourceBreakpoint;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Handles the requests that set breakpoints.
 *
 * @param context the context of the debug session
 */
record BreakpointRequests(DebugContext context) {

  /** Sets breakpoints at lines of a listing. */
  @JsonRequest
  public CompletableFuture<SetBreakpointsResponse> setBreakpoints(SetBreakpointsArguments wanted) {
    Sources sources = context.session().sources();
    Optional<SourceListing> listing = sources.find(wanted.getSource());
    String group = "source " + group(wanted.getSource());
    Breakpoint[] breakpoints =
        EditorBreakpoints.set(
            context, group, wanted.getBreakpoints(), (id, it) -> at(id, listing, it));
    context.remember(
        group, () -> context.events().moved(setBreakpoints(wanted).join().getBreakpoints()));
    SetBreakpointsResponse response = new SetBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  /**
   * Returns the group of a source's breakpoints; it does not depend on whether its programs are in
   * memory.
   */
  private static String group(Source source) {
    return source.getPath() == null ? "#" + source.getSourceReference() : source.getPath();
  }

  private EditorBreakpoint at(int id, Optional<SourceListing> listing, SourceBreakpoint wanted) {
    Optional<SourceMap.MapMatch> line =
        listing.flatMap(
            it ->
                wanted.getColumn() == null
                    ? it.map().atOrBelow(wanted.getLine())
                    : it.map()
                        .at(wanted.getLine(), wanted.getColumn() - 1)
                        .or(() -> it.map().atOrBelow(wanted.getLine())));
    Optional<Integer> pointer = line.flatMap(context.session().sources()::pointer);
    String unless =
        listing.isEmpty()
            ? "no program of this listing is in memory"
            : "there is no program line here or below";
    StopCondition when =
        EditorBreakpoints.when(
            wanted.getCondition(), wanted.getHitCondition(), wanted.getLogMessage());
    EditorBreakpoint breakpoint =
        EditorBreakpoint.atLine(
            id,
            StoppedEventArgumentsReason.BREAKPOINT,
            pointer,
            when,
            context.session().stops().problem(pointer, unless, when));
    Breakpoint response = breakpoint.response();
    response.setLine(wanted.getLine());
    line.ifPresent(
        it -> {
          response.setSource(listing.get().source());
          response.setLine(it.line().place().line());
          response.setColumn(it.line().place().start() + 1);
        });
    return breakpoint;
  }

  /** Returns the possible positions of breakpoints: the steps in some lines of a listing. */
  @JsonRequest
  public CompletableFuture<BreakpointLocationsResponse> breakpointLocations(
      BreakpointLocationsArguments where) {
    List<BreakpointLocation> locations = new ArrayList<>();
    context
        .session()
        .sources()
        .find(where.getSource())
        .ifPresent(
            listing -> {
              int last = where.getEndLine() == null ? where.getLine() : where.getEndLine();
              int lines = (int) listing.text().lines().count();
              for (int line = Math.max(1, where.getLine()); line <= Math.min(last, lines); line++) {
                listing.map().at(line).forEach(it -> locations.add(location(it.line().place())));
              }
            });
    BreakpointLocationsResponse response = new BreakpointLocationsResponse();
    response.setBreakpoints(locations.toArray(BreakpointLocation[]::new));
    return CompletableFuture.completedFuture(response);
  }

  private static BreakpointLocation location(SourceMap.MappedPlace place) {
    BreakpointLocation location = new BreakpointLocation();
    location.setLine(place.line());
    location.setColumn(place.start() + 1);
    location.setEndColumn(place.end() + 1);
    return location;
  }

  /** Sets breakpoints at labels. */
  @JsonRequest
  public CompletableFuture<SetFunctionBreakpointsResponse> setFunctionBreakpoints(
      SetFunctionBreakpointsArguments wanted) {
    Breakpoint[] breakpoints =
        EditorBreakpoints.set(context, "labels", wanted.getBreakpoints(), this::atLabel);
    context.remember(
        "labels",
        () -> context.events().moved(setFunctionBreakpoints(wanted).join().getBreakpoints()));
    SetFunctionBreakpointsResponse response = new SetFunctionBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  private EditorBreakpoint atLabel(int id, FunctionBreakpoint wanted) {
    DebugSession session = context.session();
    String label = StringUtils.strip(Objects.requireNonNullElse(wanted.getName(), ""), " \"");
    Optional<Integer> pointer = session.calculator().programs().find(label);
    StopCondition when =
        EditorBreakpoints.when(wanted.getCondition(), wanted.getHitCondition(), "");
    EditorBreakpoint breakpoint =
        EditorBreakpoint.atLine(
            id,
            StoppedEventArgumentsReason.FUNCTION_BREAKPOINT,
            pointer,
            when,
            session.stops().problem(pointer, "there is no label " + label, when));
    Breakpoint response = breakpoint.response();
    pointer
        .flatMap(session.sources()::spot)
        .ifPresent(
            spot -> {
              response.setSource(spot.listing().source());
              response.setLine(spot.place().line());
            });
    return breakpoint;
  }

  /** Sets breakpoints at lines of a disassembly. */
  @JsonRequest
  public CompletableFuture<SetInstructionBreakpointsResponse> setInstructionBreakpoints(
      SetInstructionBreakpointsArguments wanted) {
    Breakpoint[] breakpoints =
        EditorBreakpoints.set(
            context, "instructions", wanted.getBreakpoints(), this::atInstruction);
    SetInstructionBreakpointsResponse response = new SetInstructionBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  private EditorBreakpoint atInstruction(int id, InstructionBreakpoint wanted) {
    DebugSession session = context.session();
    Optional<Integer> pointer =
        Disassembly.pointer(wanted.getInstructionReference(), wanted.getOffset())
            .filter(new Disassembly(session.calculator(), session.sources())::isLine);
    StopCondition when =
        EditorBreakpoints.when(wanted.getCondition(), wanted.getHitCondition(), "");
    return EditorBreakpoint.atLine(
        id,
        StoppedEventArgumentsReason.INSTRUCTION_BREAKPOINT,
        pointer,
        when,
        session.stops().problem(pointer, "no program line begins at this address", when));
  }
}
