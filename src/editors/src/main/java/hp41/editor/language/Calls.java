package hp41.editor.language;

import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;

/**
 * The call hierarchy of labels, by XEQ and GTO. The lines from a label to the next one belong to
 * that label; lines before all labels belong to the first line of the program.
 */
final class Calls {

  private final Workspace workspace;
  private final LabelReferences labels;

  Calls(Workspace workspace) {
    this.workspace = workspace;
    labels = new LabelReferences(workspace);
  }

  /**
   * Returns the label at a position, or the target of the jump there, or else the label above the
   * position.
   */
  List<CallHierarchyItem> at(ParsedListing listing, Position place) {
    Optional<LabelReferences.LabelPlace> label = LabelReferences.at(listing, place);
    if (label.isPresent()) {
      return labels.definitions(label.get()).stream().map(Calls::item).toList();
    }
    return listing
        .source()
        .atOrBelow(place.getLine() + 1)
        .map(
            found ->
                item(owner(new LabelReferences.LabelPlace(listing, found.program(), found.line()))))
        .stream()
        .toList();
  }

  /** Returns the outgoing calls of an item. */
  List<CallHierarchyOutgoingCall> from(CallHierarchyItem item) {
    Optional<LabelReferences.LabelPlace> label = label(item);
    if (label.isEmpty()) {
      return List.of();
    }
    Map<CallHierarchyItem, List<Range>> calls = new LinkedHashMap<>();
    for (LabelReferences.LabelPlace place : routine(label.get())) {
      if (place.isJump()) {
        labels
            .definitions(place)
            .forEach(
                to -> calls.computeIfAbsent(item(to), it -> new ArrayList<>()).add(place.step()));
      }
    }
    List<CallHierarchyOutgoingCall> outgoing = new ArrayList<>();
    calls.forEach((to, ranges) -> outgoing.add(new CallHierarchyOutgoingCall(to, ranges)));
    return outgoing;
  }

  /** Returns the incoming calls of an item. */
  List<CallHierarchyIncomingCall> to(CallHierarchyItem item) {
    Map<CallHierarchyItem, List<Range>> calls = new LinkedHashMap<>();
    label(item).stream()
        .flatMap(label -> labels.occurrences(label).stream())
        .filter(LabelReferences.LabelPlace::isJump)
        .forEach(
            jump ->
                calls.computeIfAbsent(item(owner(jump)), it -> new ArrayList<>()).add(jump.step()));
    List<CallHierarchyIncomingCall> incoming = new ArrayList<>();
    calls.forEach((from, ranges) -> incoming.add(new CallHierarchyIncomingCall(from, ranges)));
    return incoming;
  }

  private Optional<LabelReferences.LabelPlace> label(CallHierarchyItem item) {
    Position start = item.getSelectionRange().getStart();
    return workspace.all(item.getUri()).stream()
        .filter(listing -> listing.uri().equals(item.getUri()))
        .findFirst()
        .flatMap(
            listing ->
                listing
                    .at(start)
                    .map(it -> new LabelReferences.LabelPlace(listing, it.program(), it.line())));
  }

  /** Returns the label that a line belongs to, or else the first line. */
  private static LabelReferences.LabelPlace owner(LabelReferences.LabelPlace place) {
    List<SourceMap.MappedLine> lines = place.program().lines();
    for (int i = place.line().number() - 1; i >= 0; i--) {
      if (lines.get(i).instruction().isLabel()) {
        return new LabelReferences.LabelPlace(place.listing(), place.program(), lines.get(i));
      }
    }
    return new LabelReferences.LabelPlace(place.listing(), place.program(), lines.get(0));
  }

  /** Returns a label and the lines up to the next one. */
  private static List<LabelReferences.LabelPlace> routine(LabelReferences.LabelPlace label) {
    List<LabelReferences.LabelPlace> routine = new ArrayList<>(List.of(label));
    List<SourceMap.MappedLine> lines = label.program().lines();
    for (int i = label.line().number(); i < lines.size(); i++) {
      if (lines.get(i).instruction().isLabel()) {
        return routine;
      }
      routine.add(new LabelReferences.LabelPlace(label.listing(), label.program(), lines.get(i)));
    }
    return routine;
  }

  private static CallHierarchyItem item(LabelReferences.LabelPlace label) {
    List<LabelReferences.LabelPlace> routine = routine(label);
    Range whole =
        new Range(label.step().getStart(), routine.get(routine.size() - 1).step().getEnd());
    SymbolKind kind = label.line().global().isPresent() ? SymbolKind.Function : SymbolKind.Key;
    CallHierarchyItem item =
        new CallHierarchyItem(
            label.listing().step(label.line()), kind, label.listing().uri(), whole, label.step());
    item.setDetail(
        DocumentSymbols.title(label.program()).map(it -> it + " ").orElse("")
            + "line "
            + label.line().number());
    return item;
  }
}
