package hp41.editor.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextEdit;

/** A text in lines, with places as editors count them: from 0 on, in UTF-16 units. */
final class EditedText {

  private static final int LONGEST_STEP = 200;

  private static final char MARK = '\uFEFF';

  private final String text;
  private final List<Integer> starts = new ArrayList<>(List.of(0));

  EditedText(String text) {
    this.text = text;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      boolean first = character == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (character == '\n' || character == '\r' && !first) {
        starts.add(i + 1);
      }
    }
  }

  /** All of it. */
  String text() {
    return text;
  }

  /** How many lines there are; at least one. */
  int lines() {
    return starts.size();
  }

  /** A line without what ends it; empty for one that is not there. */
  String line(int line) {
    return line < 0 || line >= lines() ? "" : text.substring(starts.get(line), end(line));
  }

  private int length(int line) {
    return line < 0 || line >= lines() ? 0 : end(line) - starts.get(line);
  }

  /**
   * The text in front of a place in its line; empty if it is too long for a step that is being
   * typed, since to look for one would take too much time.
   */
  Optional<String> typed(Position place) {
    return Optional.of(in(new Range(new Position(place.getLine(), 0), place)))
        .filter(it -> it.length() <= LONGEST_STEP);
  }

  private int end(int line) {
    int end = line + 1 < lines() ? starts.get(line + 1) : text.length();
    while (end > starts.get(line) && line + 1 < lines() && isEnd(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private static boolean isEnd(char character) {
    return character == '\n' || character == '\r';
  }

  /** The index of a place; one that is not there is the nearest before. */
  int index(Position place) {
    if (place.getLine() >= lines()) {
      return text.length();
    }
    int line = Math.max(0, place.getLine());
    int column = Math.max(0, place.getCharacter());
    return Math.min(starts.get(line) + column, end(line));
  }

  /**
   * A part of a line, as the assembler counts.
   *
   * @param line from 1 on
   * @param start index of its first character, without a byte order mark
   * @param end index behind its last character
   */
  Range range(int line, int start, int end) {
    int shift = shift(line);
    int length = length(line - 1);
    return new Range(
        new Position(line - 1, Math.min(start + shift, length)),
        new Position(line - 1, Math.min(end + shift, length)));
  }

  /** The whole of a line, from 1 on. */
  Range whole(int line) {
    return range(line, 0, Integer.MAX_VALUE - 1);
  }

  /** The index in its line of a place, as the assembler counts. */
  int column(Position place) {
    return Math.max(0, place.getCharacter() - shift(place.getLine() + 1));
  }

  /** Where the last line ends. */
  Position last() {
    return new Position(lines() - 1, length(lines() - 1));
  }

  private int shift(int line) {
    return line == 1 && !text.isEmpty() && text.charAt(0) == MARK ? 1 : 0;
  }

  /** What stands in a part of it. */
  String in(Range range) {
    int start = index(range.getStart());
    return text.substring(start, Math.max(start, index(range.getEnd())));
  }

  /** This after a change; one without a range is the whole text. */
  EditedText with(TextDocumentContentChangeEvent change) {
    return change.getRange() == null
        ? new EditedText(change.getText())
        : replaced(change.getRange(), change.getText());
  }

  /** This after edits that do not overlap. */
  EditedText with(List<TextEdit> edits) {
    EditedText edited = this;
    List<TextEdit> lastFirst = new ArrayList<>(edits);
    lastFirst.sort((a, b) -> index(b.getRange().getStart()) - index(a.getRange().getStart()));
    for (TextEdit edit : lastFirst) {
      edited = edited.replaced(edit.getRange(), edit.getNewText());
    }
    return edited;
  }

  private EditedText replaced(Range range, String by) {
    int start = index(range.getStart());
    int end = Math.max(start, index(range.getEnd()));
    return new EditedText(text.substring(0, start) + by + text.substring(end));
  }
}
