package hp41.editor.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextEdit;

/**
 * A text in lines, with positions as in the language server protocol: from 0, in UTF-16 code units.
 */
final class EditedText {

  private static final int MAX_STEP = 200;

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

  /** Returns the whole text. */
  String text() {
    return text;
  }

  /** Returns the number of lines, at least one. */
  int lines() {
    return starts.size();
  }

  /** Returns a line without its line end; empty if the line does not exist. */
  String line(int line) {
    return line < 0 || line >= lines() ? "" : text.substring(starts.get(line), end(line));
  }

  private int length(int line) {
    return line < 0 || line >= lines() ? 0 : end(line) - starts.get(line);
  }

  /**
   * Returns the text before a position in its line; empty if it is too long for a step, because
   * searching it would take too long.
   */
  Optional<String> typed(Position place) {
    return Optional.of(in(new Range(new Position(place.getLine(), 0), place)))
        .filter(it -> it.length() <= MAX_STEP);
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

  /**
   * Returns the index of a position. If the position does not exist, it is the nearest one before
   * it.
   */
  int index(Position place) {
    if (place.getLine() >= lines()) {
      return text.length();
    }
    int line = Math.max(0, place.getLine());
    int column = Math.max(0, place.getCharacter());
    return starts.get(line) + Math.min(column, length(line));
  }

  /**
   * Converts a part of a line from the assembler's positions.
   *
   * @param line the line, from 1
   * @param start the index of the first character, not counting a byte order mark
   * @param end the index after the last character
   */
  Range range(int line, int start, int end) {
    int shift = shift(line);
    int length = length(line - 1);
    return new Range(
        new Position(line - 1, Math.min(start + shift, length)),
        new Position(line - 1, Math.min(end + shift, length)));
  }

  /** Returns the range of a whole line, counted from 1. */
  Range whole(int line) {
    return range(line, 0, Integer.MAX_VALUE - 1);
  }

  /** Returns the column of a position as the assembler counts it. */
  int column(Position place) {
    return Math.max(0, place.getCharacter() - shift(place.getLine() + 1));
  }

  /** Returns the position of the end of the text. */
  Position last() {
    return new Position(lines() - 1, length(lines() - 1));
  }

  private int shift(int line) {
    return line == 1 && !text.isEmpty() && text.charAt(0) == MARK ? 1 : 0;
  }

  /** Returns the text in a range. */
  String in(Range range) {
    int start = index(range.getStart());
    return text.substring(start, Math.max(start, index(range.getEnd())));
  }

  /** Returns the text after a change; a change without a range replaces the whole text. */
  EditedText with(TextDocumentContentChangeEvent change) {
    return change.getRange() == null
        ? new EditedText(change.getText())
        : replaced(change.getRange(), change.getText());
  }

  /** Returns the text after edits that do not overlap. */
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
