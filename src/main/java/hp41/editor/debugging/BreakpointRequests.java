package hp41.editor.debugging;

import hp41.debug.Watch;
import hp41.listing.Programs;
import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.apache.commons.lang3.StringUtils;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.BreakpointLocation;
import org.eclipse.lsp4j.debug.BreakpointLocationsArguments;
import org.eclipse.lsp4j.debug.BreakpointLocationsResponse;
import org.eclipse.lsp4j.debug.DataBreakpoint;
import org.eclipse.lsp4j.debug.DataBreakpointAccessType;
import org.eclipse.lsp4j.debug.DataBreakpointInfoArguments;
import org.eclipse.lsp4j.debug.DataBreakpointInfoResponse;
import org.eclipse.lsp4j.debug.FunctionBreakpoint;
import org.eclipse.lsp4j.debug.InstructionBreakpoint;
import org.eclipse.lsp4j.debug.SetBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetDataBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetDataBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetExceptionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetExceptionBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsResponse;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsResponse;
import org.eclipse.lsp4j.debug.SourceBreakpoint;
import org.eclipse.lsp4j.debug.StoppedEventArgumentsReason;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;

/**
 * Where and when the program stops.
 *
 * @param desk what is debugged
 */
record BreakpointRequests(Desk desk) {

  /** A breakpoint and what the editor is told of it. */
  private record Made(Stop stop, Breakpoint told) {}

  /** In front of lines of a listing. */
  @JsonRequest
  public CompletableFuture<SetBreakpointsResponse> setBreakpoints(SetBreakpointsArguments wanted) {
    Sources sources = desk.session().sources();
    Optional<Listing> listing = sources.find(wanted.getSource());
    String group =
        "source " + listing.map(it -> "" + it.reference()).orElse(wanted.getSource().getPath());
    SourceBreakpoint[] all = wanted.getBreakpoints();
    Breakpoint[] told =
        set(group, all == null ? List.of() : List.of(all), (id, it) -> at(id, listing, it));
    desk.remember(group, () -> desk.outlet().moved(setBreakpoints(wanted).join().getBreakpoints()));
    SetBreakpointsResponse response = new SetBreakpointsResponse();
    response.setBreakpoints(told);
    return CompletableFuture.completedFuture(response);
  }

  private <T> Breakpoint[] set(String group, List<T> wanted, BiFunction<Integer, T, Made> maker) {
    List<Made> made = new ArrayList<>();
    for (T it : wanted) {
      made.add(maker.apply(desk.number(group + " " + made.size()), it));
    }
    desk.session().stops().set(group, made.stream().map(Made::stop).toList());
    return made.stream().map(Made::told).toArray(Breakpoint[]::new);
  }

  private Made at(int id, Optional<Listing> listing, SourceBreakpoint wanted) {
    Optional<SourceMap.Found> line =
        listing.flatMap(
            it ->
                wanted.getColumn() == null
                    ? it.map().atOrBelow(wanted.getLine())
                    : it.map()
                        .at(wanted.getLine(), wanted.getColumn() - 1)
                        .or(() -> it.map().atOrBelow(wanted.getLine())));
    Optional<Integer> pointer = line.flatMap(desk.session().sources()::pointer);
    Stop stop =
        stop(
            id,
            StoppedEventArgumentsReason.BREAKPOINT,
            pointer,
            wanted.getCondition(),
            wanted.getHitCondition(),
            wanted.getLogMessage());
    Breakpoint told =
        told(
            stop,
            listing.isEmpty()
                ? "no program of this listing is in memory"
                : "no program line stands here or below");
    told.setLine(wanted.getLine());
    line.ifPresent(
        it -> {
          told.setSource(listing.get().source());
          told.setLine(it.line().place().line());
          told.setColumn(it.line().place().start() + 1);
        });
    return new Made(stop, told);
  }

  private Stop stop(
      int id,
      String reason,
      Optional<Integer> pointer,
      String condition,
      String often,
      String message) {
    Programs programs = desk.session().calculator().programs();
    return new Stop(
        id,
        reason,
        pointer.map(programs::place),
        StringUtils.defaultString(condition),
        StringUtils.defaultString(often),
        StringUtils.defaultString(message));
  }

  private static Breakpoint told(Stop stop, String unless) {
    Breakpoint told = new Breakpoint();
    told.setId(stop.id());
    told.setVerified(stop.place().isPresent() && stop.isUnderstood());
    if (stop.place().isEmpty()) {
      told.setMessage(unless);
    } else if (!stop.isUnderstood()) {
      told.setMessage("how often: a number, or one behind >=, >, <=, < or %");
    }
    return told;
  }

  /** Where breakpoints can be: at the steps in lines of a listing. */
  @JsonRequest
  public CompletableFuture<BreakpointLocationsResponse> breakpointLocations(
      BreakpointLocationsArguments where) {
    int last = where.getEndLine() == null ? where.getLine() : where.getEndLine();
    List<BreakpointLocation> locations = new ArrayList<>();
    desk.session()
        .sources()
        .find(where.getSource())
        .ifPresent(
            listing -> {
              for (int line = where.getLine(); line <= last; line++) {
                listing.map().at(line).forEach(it -> locations.add(location(it.line().place())));
              }
            });
    BreakpointLocationsResponse response = new BreakpointLocationsResponse();
    response.setBreakpoints(locations.toArray(BreakpointLocation[]::new));
    return CompletableFuture.completedFuture(response);
  }

  private static BreakpointLocation location(SourceMap.Place place) {
    BreakpointLocation location = new BreakpointLocation();
    location.setLine(place.line());
    location.setColumn(place.start() + 1);
    location.setEndColumn(place.end() + 1);
    return location;
  }

  /** In front of labels. */
  @JsonRequest
  public CompletableFuture<SetFunctionBreakpointsResponse> setFunctionBreakpoints(
      SetFunctionBreakpointsArguments wanted) {
    List<FunctionBreakpoint> all = List.of(wanted.getBreakpoints());
    Breakpoint[] told = set("labels", all, this::atLabel);
    desk.remember(
        "labels",
        () -> desk.outlet().moved(setFunctionBreakpoints(wanted).join().getBreakpoints()));
    SetFunctionBreakpointsResponse response = new SetFunctionBreakpointsResponse();
    response.setBreakpoints(told);
    return CompletableFuture.completedFuture(response);
  }

  private Made atLabel(int id, FunctionBreakpoint wanted) {
    Session session = desk.session();
    String label = StringUtils.strip(wanted.getName(), " \"");
    Optional<Integer> pointer = session.calculator().programs().find(label);
    Stop stop =
        stop(
            id,
            StoppedEventArgumentsReason.FUNCTION_BREAKPOINT,
            pointer,
            wanted.getCondition(),
            wanted.getHitCondition(),
            "");
    Breakpoint told = told(stop, "there is no label " + label);
    pointer
        .flatMap(session.sources()::spot)
        .ifPresent(
            spot -> {
              told.setSource(spot.listing().source());
              told.setLine(spot.place().line());
            });
    return new Made(stop, told);
  }

  /** In front of lines that a disassembly shows. */
  @JsonRequest
  public CompletableFuture<SetInstructionBreakpointsResponse> setInstructionBreakpoints(
      SetInstructionBreakpointsArguments wanted) {
    List<InstructionBreakpoint> all = List.of(wanted.getBreakpoints());
    Breakpoint[] told = set("instructions", all, this::atInstruction);
    SetInstructionBreakpointsResponse response = new SetInstructionBreakpointsResponse();
    response.setBreakpoints(told);
    return CompletableFuture.completedFuture(response);
  }

  private Made atInstruction(int id, InstructionBreakpoint wanted) {
    Optional<Integer> pointer =
        Disassembly.pointer(wanted.getInstructionReference())
            .map(desk.session().calculator().programs()::line);
    Stop stop =
        stop(
            id,
            StoppedEventArgumentsReason.INSTRUCTION_BREAKPOINT,
            pointer,
            wanted.getCondition(),
            wanted.getHitCondition(),
            "");
    return new Made(stop, told(stop, "no line begins here"));
  }

  /** Whether something can be watched, and how that is called. */
  @JsonRequest
  public CompletableFuture<DataBreakpointInfoResponse> dataBreakpointInfo(
      DataBreakpointInfoArguments wanted) {
    Optional<Watch> cell = new Cells(desk.session().calculator()).named(wanted.getName());
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

  /** When a register, a level of the stack, a flag or ALPHA changes. */
  @JsonRequest
  public CompletableFuture<SetDataBreakpointsResponse> setDataBreakpoints(
      SetDataBreakpointsArguments wanted) {
    Cells cells = new Cells(desk.session().calculator());
    List<Optional<Watch>> found =
        Arrays.stream(wanted.getBreakpoints())
            .map(DataBreakpoint::getDataId)
            .map(cells::named)
            .toList();
    desk.session().stops().watch(found.stream().flatMap(Optional::stream).distinct().toList());
    desk.remember("data", () -> setDataBreakpoints(wanted).join());
    SetDataBreakpointsResponse response = new SetDataBreakpointsResponse();
    response.setBreakpoints(
        found.stream()
            .map(
                it -> {
                  Breakpoint told = new Breakpoint();
                  told.setVerified(it.isPresent());
                  return told;
                })
            .toArray(Breakpoint[]::new));
    return CompletableFuture.completedFuture(response);
  }

  /** When the calculator shows an error. */
  @JsonRequest
  public CompletableFuture<SetExceptionBreakpointsResponse> setExceptionBreakpoints(
      SetExceptionBreakpointsArguments wanted) {
    desk.remember("errors", () -> setExceptionBreakpoints(wanted).join());
    desk.session().breakOnErrors(List.of(wanted.getFilters()).contains(LifeRequests.ERRORS));
    return CompletableFuture.completedFuture(new SetExceptionBreakpointsResponse());
  }
}
