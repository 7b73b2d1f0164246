package hp41.editor.language;

import hp41.listing.Algebra;
import hp41.listing.Diagnostic;
import hp41.listing.Diagnostic.AbsentModule;
import hp41.listing.Diagnostic.KindOnly;
import hp41.listing.Diagnostic.NoLabel;
import hp41.listing.Diagnostic.SkippedProse;
import hp41.listing.Diagnostic.UnusualSpelling;
import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/**
 * The quick fixes for problems of a listing. Every offered fix has been tested: it removes the
 * problem and adds no new error.
 */
record QuickFixes(Listings listings) {

  private static final Pattern COMMENT = Pattern.compile("(?<![ \\t])[ \\t]++(?:;.*)?$");

  private static final Pattern COMMENT_OR_NOTHING = Pattern.compile("[ \\t]*+(?:;.*)?");

  /**
   * The maximum number of problems to fix at once, because the whole listing is parsed for each
   * candidate.
   */
  private static final int MOST_PROBLEMS = 8;

  /** A candidate for a fix. */
  private record Fix(String title, List<TextEdit> edits) {}

  /**
   * Returns the fixes for the first problems in a range, and the refactoring that adds an END to
   * the last program; only the kinds that the editor requests.
   */
  List<CodeAction> at(ParsedListing listing, Range part, CodeActionContext context) {
    List<CodeAction> actions = new ArrayList<>();
    if (wants(context, CodeActionKind.QuickFix)) {
      listing.problems().stream()
          .filter(problem -> touches(ListingDiagnostics.range(listing, problem), part))
          .limit(MOST_PROBLEMS)
          .forEach(problem -> actions.addAll(fixesFor(problem, listing)));
    }
    if (wants(context, CodeActionKind.Refactor)) {
      missingEnd(listing).ifPresent(fix -> actions.add(action(listing, fix)));
    }
    return actions;
  }

  /** Returns whether an editor requests a kind of action. */
  static boolean wants(CodeActionContext context, String kind) {
    List<String> kinds = context.getOnly();
    return kinds == null || kinds.contains(kind) || kinds.contains(CodeActionKind.Empty);
  }

  private List<CodeAction> fixesFor(Diagnostic problem, ParsedListing listing) {
    List<CodeAction> actions = new ArrayList<>();
    fixes(listing, problem).stream()
        .filter(fix -> helps(listing, problem, fix))
        .forEach(fix -> actions.add(action(listing, problem, fix, actions.isEmpty())));
    return actions;
  }

  /** Returns whether a problem is in the lines of a range. */
  static boolean touches(Range problem, Range part) {
    return problem.getStart().getLine() <= part.getEnd().getLine()
        && problem.getEnd().getLine() >= part.getStart().getLine();
  }

  private List<Fix> fixes(ParsedListing listing, Diagnostic problem) {
    Range range = ListingDiagnostics.range(listing, problem);
    List<Fix> fixes = new ArrayList<>();
    problem.nearest().forEach(name -> fixes.add(replace("Write " + name, range, name)));
    if (problem.kind() instanceof UnusualSpelling read) {
      fixes.add(replace("Write " + read.spelling(), range, read.spelling()));
    }
    infix(listing, range).ifPresent(fixes::add);
    if (problem.isError()) {
      misread(listing, problem.line()).stream()
          .filter(fix -> fixes.stream().noneMatch(it -> isSame(listing, it, fix)))
          .forEach(fixes::add);
    }
    if (problem.kind() instanceof NoLabel missing) {
      fixes.addAll(missingLabel(listing, range, missing.label()));
    } else if (problem.kind() instanceof SkippedProse prose) {
      fixes.addAll(comment(listing, prose.below(), range));
    } else if (problem.kind() instanceof AbsentModule absent) {
      withNumbers(listing, range, absent).ifPresent(fixes::add);
    } else if (problem.kind() instanceof KindOnly kind) {
      fixes.addAll(fixes(kind, listing, range));
    }
    return fixes;
  }

  private static List<Fix> fixes(KindOnly kind, ParsedListing listing, Range range) {
    return switch (kind) {
      case NUMBERS_BEGIN_AGAIN -> {
        Position start = new Position(range.getStart().getLine(), 0);
        yield List.of(insert("Insert END above", start, "END" + lineEnd(listing)));
      }
      case OPEN_QUOTE -> closingQuote(listing, range);
      case TEXT_TO_LINE_END -> List.of(quoted(listing, range));
      case NOTE -> comment(listing, 0, range);
      case SEVERAL_STEPS -> separated(listing, range);
      case OTHER, NAMES_WORD, UNKNOWN_STEP -> List.of();
    };
  }

  private static Fix replace(String title, Range range, String text) {
    return new Fix(title, List.of(new TextEdit(range, text)));
  }

  private static Fix insert(String title, Position place, String text) {
    return replace(title, new Range(place, place), text);
  }

  /** Returns the fix for a misread line, and the fix for all lines that were misread. */
  private static List<Fix> misread(ParsedListing listing, int line) {
    Map<Integer, List<String>> corrections = listing.corrections();
    List<TextEdit> all = new ArrayList<>();
    corrections.forEach((number, lines) -> all.add(replacement(listing, number, lines)));
    List<Fix> fixes = new ArrayList<>();
    List<String> corrected = corrections.getOrDefault(line, List.of());
    if (corrected.size() == 1) {
      fixes.add(
          new Fix(
              "Write " + corrected.get(0).strip(), List.of(replacement(listing, line, corrected))));
    }
    if (all.size() > 1) {
      fixes.add(new Fix("Correct all %d misread lines".formatted(all.size()), all));
    }
    return fixes;
  }

  private static boolean isSame(ParsedListing listing, Fix one, Fix other) {
    return listing
        .text()
        .with(one.edits())
        .text()
        .equals(listing.text().with(other.edits()).text());
  }

  private static TextEdit replacement(ParsedListing listing, int line, List<String> lines) {
    Range whole = listing.text().whole(line);
    return lines.isEmpty()
        ? new TextEdit(new Range(new Position(line - 1, 0), new Position(line, 0)), "")
        : new TextEdit(whole, String.join(lineEnd(listing), lines));
  }

  /** Returns the steps for an algebraic expression, if there is one in the range. */
  private Optional<Fix> infix(ParsedListing listing, Range range) {
    String line = listing.text().line(range.getStart().getLine());
    int start = range.getStart().getCharacter();
    String rest = line.substring(start);
    String expression = COMMENT.matcher(rest).replaceFirst("");
    Range whole =
        new Range(
            range.getStart(),
            new Position(range.getStart().getLine(), start + expression.length()));
    return Algebra.inWords(expression, listings.functions())
        .map(words -> words.replace(" ", ", "))
        .map(steps -> replace("Write " + steps, whole, steps));
  }

  /** Returns the fix that writes the numbers after a name, unless other steps follow it. */
  private static Optional<Fix> withNumbers(
      ParsedListing listing, Range range, AbsentModule absent) {
    return listing
        .at(range.getStart())
        .map(step -> listing.range(step.line()).getEnd())
        .filter(end -> COMMENT_OR_NOTHING.matcher(rest(listing, end)).matches())
        .map(
            end ->
                insert(
                    "Write %s ;%s".formatted(absent.name(), absent.numbers()),
                    end,
                    " ;" + absent.numbers()));
  }

  private static String rest(ParsedListing listing, Position place) {
    return listing.text().line(place.getLine()).substring(place.getCharacter());
  }

  private static List<Fix> missingLabel(ParsedListing listing, Range range, String label) {
    List<Fix> fixes = new ArrayList<>();
    Optional<SourceMap.MapMatch> jump = listing.at(range.getStart());
    if (jump.isPresent()) {
      List<SourceMap.MappedLine> lines = jump.get().program().lines();
      SourceMap.MappedLine last = lines.get(lines.size() - 1);
      Range end = listing.range(last);
      boolean ends = last.instruction().isEnd();
      String step = "LBL " + label;
      Position start = new Position(end.getStart().getLine(), 0);
      Position afterEnd = listing.text().whole(end.getEnd().getLine() + 1).getEnd();
      fixes.add(
          ends
              ? insert("Insert " + step + " above END", start, step + lineEnd(listing))
              : insert("Add " + step, afterEnd, lineEnd(listing) + step));
    }
    return fixes;
  }

  private static List<Fix> closingQuote(ParsedListing listing, Range range) {
    String line = listing.text().line(range.getStart().getLine());
    int start = range.getStart().getCharacter();
    int comment = line.indexOf(';', start);
    int end = comment < 0 ? line.length() : comment;
    while (comment >= 0 && end > start && Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    String quote = line.startsWith("'", start) ? "'" : "\"";
    Position beforeComment = new Position(range.getStart().getLine(), end);
    Position atLineEnd = new Position(range.getStart().getLine(), line.length());
    return List.of(
        insert("Close the quote", beforeComment, quote),
        insert("Close the quote at the end of the line", atLineEnd, quote));
  }

  private static Fix quoted(ParsedListing listing, Range range) {
    int line = range.getStart().getLine();
    String text = listing.text().line(line).substring(range.getStart().getCharacter());
    String bare = text.replaceFirst("^['‘’]", "").stripTrailing();
    boolean appends = bare.matches("(?:\\|-|[├⊢⊦┝┣]).*");
    String step = appends ? ">\"" + bare.replaceFirst("^(?:\\|-|.)", "") + '"' : '"' + bare + '"';
    Range whole = new Range(range.getStart(), listing.text().whole(line + 1).getEnd());
    return replace("Put the text in quotes", whole, step);
  }

  private static List<Fix> separated(ParsedListing listing, Range range) {
    Position start = range.getStart();
    String line = listing.text().line(start.getLine());
    int end = start.getCharacter();
    while (end > 0 && Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    Range gap = new Range(new Position(start.getLine(), end), start);
    return List.of(
        replace("Put a comma between the steps", gap, ", "),
        replace("Put each step on its own line", gap, lineEnd(listing)),
        insert("Make it a comment", start, "; "));
  }

  private static List<Fix> comment(ParsedListing listing, int more, Range range) {
    int below = more;
    List<TextEdit> edits = new ArrayList<>();
    edits.add(new TextEdit(new Range(range.getStart(), range.getStart()), "; "));
    int line = range.getStart().getLine();
    while (below > 0 && line + 1 < listing.text().lines()) {
      line++;
      if (!listing.text().line(line).isBlank()) {
        Position start = new Position(line, 0);
        edits.add(new TextEdit(new Range(start, start), "; "));
        below--;
      }
    }
    return List.of(new Fix("Make it a comment", edits));
  }

  /** Returns the fix that adds an END to the last program, if it has none. */
  private static Optional<Fix> missingEnd(ParsedListing listing) {
    List<SourceMap.MappedProgram> programs = listing.source().programs();
    if (programs.isEmpty() || listing.hasErrors()) {
      return Optional.empty();
    }
    SourceMap.MappedProgram last = programs.get(programs.size() - 1);
    SourceMap.MappedLine line = last.lines().get(last.lines().size() - 1);
    Position end = listing.text().last();
    String gap = end.getCharacter() == 0 ? "" : lineEnd(listing);
    return line.instruction().isEnd()
        ? Optional.empty()
        : Optional.of(insert("Add END", end, gap + "END" + lineEnd(listing)))
            .filter(fix -> !listing.with(listing.text().with(fix.edits())).hasErrors());
  }

  private static String lineEnd(ParsedListing listing) {
    return listing.text().text().contains("\r\n") ? "\r\n" : "\n";
  }

  private static boolean helps(ParsedListing listing, Diagnostic problem, Fix fix) {
    List<Diagnostic> after = listing.with(listing.text().with(fix.edits())).problems();
    return count(after, problem) < count(listing.problems(), problem)
        && errors(after) <= errors(listing.problems()) - (problem.isError() ? 1 : 0);
  }

  /** Returns the number of problems of the same kind. */
  private static long count(List<Diagnostic> problems, Diagnostic like) {
    return problems.stream().filter(it -> it.kind().equals(like.kind())).count();
  }

  private static long errors(List<Diagnostic> problems) {
    return problems.stream().filter(Diagnostic::isError).count();
  }

  private static CodeAction action(
      ParsedListing listing, Diagnostic problem, Fix fix, boolean preferred) {
    CodeAction action = action(listing, fix);
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(ListingDiagnostics.shown(listing, problem)));
    action.setIsPreferred(preferred);
    return action;
  }

  private static CodeAction action(ParsedListing listing, Fix fix) {
    CodeAction action = new CodeAction(fix.title());
    action.setKind(CodeActionKind.Refactor);
    action.setEdit(new WorkspaceEdit(Map.of(listing.uri(), fix.edits())));
    return action;
  }
}
