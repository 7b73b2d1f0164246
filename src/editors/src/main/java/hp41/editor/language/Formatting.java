package hp41.editor.language;

import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;

/**
 * Formats a listing with the canonical spelling of its steps. Everything else is unchanged:
 * comments, line numbers, prose, and empty lines. A listing with errors is not formatted, nor is
 * one whose programs would change.
 *
 * @param listings reads the listings
 * @param keepsColumns whether indentation and the columns of comments are preserved. Otherwise
 *     steps begin at the start of the line, and one blank separates them from comments
 */
record Formatting(Listings listings, boolean keepsColumns) {

  /**
   * Matches all blanks of a run. It never examines a blank twice, because a line may contain a
   * million of them.
   */
  private static final String BLANKS = "(?<![ \\t\\u00A0])([ \\t\\u00A0]++)";

  private static final Pattern GAP = Pattern.compile(BLANKS + "(?=\\S)");
  private static final Pattern TRAILING = Pattern.compile(BLANKS + "$");
  private static final Pattern INDENTED = Pattern.compile(BLANKS + "(?=\\S)");

  /** Returns the edits for the lines in a range. */
  List<TextEdit> edits(ParsedListing listing, Range part) {
    if (listing.hasErrors()) {
      return List.of();
    }
    List<TextEdit> edits = new ArrayList<>();
    int last = Math.min(part.getEnd().getLine(), listing.text().lines() - 1);
    List<List<SourceMap.MappedLine>> steps = byLine(listing);
    for (int line = Math.max(0, part.getStart().getLine()); line <= last; line++) {
      edits.addAll(edits(listing, line, steps.get(line)));
    }
    return isSame(listing, listing.with(listing.text().with(edits))) ? edits : List.of();
  }

  private static List<List<SourceMap.MappedLine>> byLine(ParsedListing listing) {
    List<List<SourceMap.MappedLine>> lines =
        IntStream.range(0, listing.text().lines())
            .<List<SourceMap.MappedLine>>mapToObj(line -> new ArrayList<>())
            .toList();
    listing
        .source()
        .all()
        .forEach(found -> lines.get(found.line().place().line() - 1).add(found.line()));
    return lines;
  }

  private static boolean isSame(ParsedListing before, ParsedListing after) {
    boolean same = before.bytes().size() == after.bytes().size() && !after.hasErrors();
    for (int i = 0; same && i < before.bytes().size(); i++) {
      same = Arrays.equals(before.bytes().get(i), after.bytes().get(i));
    }
    return same;
  }

  private List<TextEdit> edits(ParsedListing listing, int line, List<SourceMap.MappedLine> steps) {
    String before = listing.text().line(line);
    StringBuilder after = new StringBuilder();
    int done = 0;
    for (SourceMap.MappedLine step : steps) {
      Range range = listing.range(step);
      int start = range.getStart().getCharacter();
      int end = range.getEnd().getCharacter();
      if (start >= done && range.getEnd().getLine() == line) {
        after.append(before, done, start).append(spelled(before.substring(start, end), step));
        done = end;
      }
    }
    String rest = TRAILING.matcher(before.substring(done)).replaceAll("");
    String formatted = steps.isEmpty() ? rest : arranged(after, rest, done);
    Range whole = new Range(new Position(line, 0), new Position(line, before.length()));
    return formatted.equals(before) ? List.of() : List.of(new TextEdit(whole, formatted));
  }

  /**
   * Returns a step in canonical spelling. A step written as bytes or XROM numbers is unchanged, and
   * so is the name of a function whose module is not plugged in.
   */
  private String spelled(String step, SourceMap.MappedLine line) {
    boolean byCode = step.startsWith("#") || step.regionMatches(true, 0, "XROM", 0, 4);
    return byCode
        ? step
        : listings
            .lister()
            .step(line.instruction())
            .filter(canonical -> !canonical.startsWith("XROM"))
            .orElse(step);
  }

  private String arranged(StringBuilder steps, String comment, int column) {
    if (!keepsColumns) {
      String bare =
          INDENTED.matcher(steps).lookingAt() ? steps.toString().stripLeading() : steps.toString();
      return bare + GAP.matcher(comment).replaceFirst(" ");
    }
    Matcher gap = GAP.matcher(comment);
    if (!gap.lookingAt() || gap.group().indexOf('\t') >= 0) {
      return steps + comment;
    }
    int wanted = column + gap.end() - steps.length();
    return steps + " ".repeat(Math.max(1, wanted)) + comment.substring(gap.end());
  }
}
