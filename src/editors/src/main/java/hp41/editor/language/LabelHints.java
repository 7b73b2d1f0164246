package hp41.editor.language;

import hp41.files.BundledProgram;
import hp41.memory.CharacterSet;
import hp41.text.Nearest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/**
 * Finds jumps to global labels that do not exist while there is a label with a similar name. This
 * is no problem of the listing, because the label may be in any program in memory.
 */
record LabelHints(Workspace workspace) {

  /** A jump, and the names of similar labels. */
  private record LabelHint(LabelReferences.LabelPlace jump, List<String> nearest) {

    Diagnostic diagnostic() {
      String name = LabelReferences.name(jump).map(CharacterSet::glyphs).orElseThrow();
      return new Diagnostic(
          jump.name(),
          "there is no label " + name + " here" + Nearest.question(nearest),
          DiagnosticSeverity.Information,
          ListingDiagnostics.SOURCE);
    }
  }

  /** Returns the hints of a listing. */
  List<Diagnostic> of(ParsedListing listing) {
    return hints(listing).map(LabelHint::diagnostic).toList();
  }

  /** Returns the actions that replace names in a range by similar ones. */
  List<CodeAction> actions(ParsedListing listing, Range part) {
    List<CodeAction> actions = new ArrayList<>();
    hints(listing)
        .filter(hint -> QuickFixes.touches(hint.jump().name(), part))
        .forEach(hint -> hint.nearest().forEach(name -> actions.add(action(hint, name))));
    return actions;
  }

  private static CodeAction action(LabelHint hint, String name) {
    CodeAction action = new CodeAction("Write \"" + name + '"');
    TextEdit edit =
        new TextEdit(hint.jump().name(), Renaming.spaced(hint.jump(), '"' + name + '"'));
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(hint.diagnostic()));
    action.setEdit(new WorkspaceEdit(Map.of(hint.jump().listing().uri(), List.of(edit))));
    return action;
  }

  private Stream<LabelHint> hints(ParsedListing listing) {
    Set<String> own = new HashSet<>(labels(listing).toList());
    List<LabelReferences.LabelPlace> unknown =
        LabelReferences.all(listing)
            .filter(it -> it.isJump() && !it.isInBytes())
            .filter(it -> it.line().callee().filter(name -> !own.contains(name)).isPresent())
            .toList();
    if (unknown.isEmpty()) {
      return Stream.empty();
    }
    Set<String> all =
        workspace.together(listing.uri()).stream()
            .flatMap(LabelHints::labels)
            .collect(Collectors.toSet());
    return unknown.stream()
        .filter(it -> !all.contains(it.line().callee().orElseThrow()))
        .map(it -> new LabelHint(it, nearest(it.line().callee().orElseThrow(), all)))
        .filter(hint -> !hint.nearest().isEmpty());
  }

  private static Stream<String> labels(ParsedListing listing) {
    return listing.source().all().flatMap(it -> it.line().global().stream());
  }

  private List<String> nearest(String callee, Set<String> labels) {
    String name = CharacterSet.glyphs(callee);
    boolean known =
        BundledProgram.byName().containsKey(name)
            || workspace.listings().words().find(name).isPresent();
    List<String> others =
        labels.stream()
            .filter(label -> !withoutDigits(label).equals(withoutDigits(callee)))
            .map(CharacterSet::glyphs)
            .sorted()
            .toList();
    return known ? List.of() : Nearest.to(name, others);
  }

  /** Returns a name without its digits; programs are often numbered: AREA1, AREA2. */
  private static String withoutDigits(String name) {
    return name.replaceAll("\\d", "");
  }
}
