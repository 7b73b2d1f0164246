package hp41.editor.debugging;

import hp41.editor.debugging.EditorBreakpoints.EditorBreakpoint;
import hp41.editor.debugging.Placement.PlacedBreakpoint;
import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.List;
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

  private Placement placement() {
    return new Placement(context);
  }

  /** Sets breakpoints at lines of a listing. */
  @JsonRequest
  public CompletableFuture<SetBreakpointsResponse> setBreakpoints(SetBreakpointsArguments wanted) {
    Sources sources = context.session().sources();
    Optional<SourceListing> listing = sources.find(wanted.getSource());
    String group = "source " + group(wanted.getSource());
    Breakpoint[] breakpoints =
        placement().set(group, wanted.getBreakpoints(), (id, it) -> at(id, listing, it));
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

  private PlacedBreakpoint at(int id, Optional<SourceListing> listing, SourceBreakpoint wanted) {
    Optional<SourceMap.MapMatch> line =
        listing.flatMap(
            it ->
                wanted.getColumn() == null
                    ? it.map().atOrBelow(wanted.getLine())
                    : it.map()
                        .at(wanted.getLine(), wanted.getColumn() - 1)
                        .or(() -> it.map().atOrBelow(wanted.getLine())));
    Optional<Integer> pointer = line.flatMap(context.session().sources()::pointer);
    EditorBreakpoint stop =
        new EditorBreakpoint(
            id,
            StoppedEventArgumentsReason.BREAKPOINT,
            pointer,
            Optional.empty(),
            Placement.when(
                wanted.getCondition(), wanted.getHitCondition(), wanted.getLogMessage()));
    Breakpoint breakpoint =
        Placement.breakpoint(
            stop,
            listing.isEmpty()
                ? "no program of this listing is in memory"
                : "no program line stands here or below");
    breakpoint.setLine(wanted.getLine());
    line.ifPresent(
        it -> {
          breakpoint.setSource(listing.get().source());
          breakpoint.setLine(it.line().place().line());
          breakpoint.setColumn(it.line().place().start() + 1);
        });
    return new PlacedBreakpoint(stop, breakpoint);
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
    Breakpoint[] breakpoints = placement().set("labels", wanted.getBreakpoints(), this::atLabel);
    context.remember(
        "labels",
        () -> context.events().moved(setFunctionBreakpoints(wanted).join().getBreakpoints()));
    SetFunctionBreakpointsResponse response = new SetFunctionBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  private PlacedBreakpoint atLabel(int id, FunctionBreakpoint wanted) {
    DebugSession session = context.session();
    String label = StringUtils.strip(wanted.getName(), " \"");
    Optional<Integer> pointer = session.calculator().programs().find(label);
    EditorBreakpoint stop =
        new EditorBreakpoint(
            id,
            StoppedEventArgumentsReason.FUNCTION_BREAKPOINT,
            pointer,
            Optional.empty(),
            Placement.when(wanted.getCondition(), wanted.getHitCondition(), ""));
    Breakpoint breakpoint = Placement.breakpoint(stop, "there is no label " + label);
    pointer
        .flatMap(session.sources()::spot)
        .ifPresent(
            spot -> {
              breakpoint.setSource(spot.listing().source());
              breakpoint.setLine(spot.place().line());
            });
    return new PlacedBreakpoint(stop, breakpoint);
  }

  /** Sets breakpoints at lines of a disassembly. */
  @JsonRequest
  public CompletableFuture<SetInstructionBreakpointsResponse> setInstructionBreakpoints(
      SetInstructionBreakpointsArguments wanted) {
    Breakpoint[] breakpoints =
        placement().set("instructions", wanted.getBreakpoints(), this::atInstruction);
    SetInstructionBreakpointsResponse response = new SetInstructionBreakpointsResponse();
    response.setBreakpoints(breakpoints);
    return CompletableFuture.completedFuture(response);
  }

  private PlacedBreakpoint atInstruction(int id, InstructionBreakpoint wanted) {
    DebugSession session = context.session();
    Optional<Integer> pointer =
        Disassembly.pointer(wanted.getInstructionReference(), wanted.getOffset())
            .filter(new Disassembly(session.calculator(), session.sources())::isLine);
    EditorBreakpoint stop =
        new EditorBreakpoint(
            id,
            StoppedEventArgumentsReason.INSTRUCTION_BREAKPOINT,
            pointer,
            Optional.empty(),
            Placement.when(wanted.getCondition(), wanted.getHitCondition(), ""));
    return new PlacedBreakpoint(stop, Placement.breakpoint(stop, "no line begins here"));
  }
}
