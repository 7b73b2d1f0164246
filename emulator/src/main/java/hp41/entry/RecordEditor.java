package hp41.entry;

import hp41.display.Cell;
import hp41.display.Cells;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text that is edited, and the position in it: a record and a character of it. A typed
 * character replaces that character, or is inserted before it.
 */
record RecordEditor(List<String> records, int record, int place, boolean inserting) {

  /** The content of a new or emptied record: an ordinary character (observed). */
  private static final String EMPTY = "`";

  private static final String NUMBER = "%02d ";
  private static final int LEFT_OF_CURSOR = 5;
  private static final int MOST_SEEN = 9;

  RecordEditor {
    records = records.isEmpty() ? List.of(EMPTY) : List.copyOf(records);
  }

  /** Returns an editor at a position of a file, or after its last record. */
  static RecordEditor of(List<String> records, int record, int place) {
    RecordEditor last = new RecordEditor(records, Math.max(0, records.size() - 1), 0, false);
    return record <= last.record
        ? last.at(record).atPlace(place)
        : last.atPlace(last.text().length());
  }

  /** Returns the record, the character, and whether it inserts, as words. */
  String words() {
    return record + " " + place + (inserting ? " inserting" : "");
  }

  private String text() {
    return records.get(record);
  }

  private RecordEditor atPlace(int character) {
    return new RecordEditor(
        records, record, Math.max(0, Math.min(text().length(), character)), inserting);
  }

  private RecordEditor withText(String changed) {
    List<String> all = new ArrayList<>(records);
    all.set(record, changed.isEmpty() ? EMPTY : changed);
    return new RecordEditor(all, record, place, inserting);
  }

  /** Toggles between replacing and inserting characters. */
  RecordEditor toggled() {
    return new RecordEditor(records, record, place, !inserting);
  }

  /** Types a character. */
  RecordEditor typed(char character) {
    String text = text();
    int rest = inserting ? place : Math.min(place + 1, text.length());
    return withText(text.substring(0, place) + character + text.substring(rest)).right();
  }

  /** Deletes the character under the cursor, or the last character if the cursor is after it. */
  RecordEditor erased() {
    String text = text();
    int erased = Math.min(place, text.length() - 1);
    return atPlace(erased).withText(text.substring(0, erased) + text.substring(erased + 1));
  }

  RecordEditor left() {
    return atPlace(place - 1);
  }

  RecordEditor right() {
    return atPlace(place + 1);
  }

  /** Moves to the beginning of a record, or of the last record if there are fewer. */
  RecordEditor at(int number) {
    return new RecordEditor(records, Math.min(number, records.size() - 1), 0, inserting);
  }

  /** Moves by a number of records to the beginning of a record, if it exists. */
  RecordEditor stepped(int count) {
    int number = record + count;
    return number >= 0 && number < records.size() ? at(number) : this;
  }

  /** Inserts an empty record before or after this one, and ends inserting. */
  RecordEditor withRecord(boolean behind) {
    int number = behind ? record + 1 : record;
    List<String> all = new ArrayList<>(records);
    all.add(number, EMPTY);
    return new RecordEditor(all, number, 0, false);
  }

  /**
   * Deletes this record. The next record becomes the current one or, if there is none, the last
   * record or an empty one.
   */
  RecordEditor withoutRecord() {
    List<String> all = new ArrayList<>(records);
    all.remove(record);
    boolean inserts = inserting && !all.isEmpty();
    return new RecordEditor(all, Math.max(0, Math.min(record, all.size() - 1)), 0, inserts);
  }

  /**
   * Returns the record after its number. The cursor is in the sixth cell, further left at the
   * beginning, further right at the end of the record.
   *
   * @param over the character that is shown instead of the one at the cursor; empty to show that
   *     one. A punctuation mark at the cursor is not replaced: it only disappears from its cell
   */
  Cells shown(Optional<Character> over) {
    String text = CharacterSet.glyphs(NUMBER.formatted(record) + text()) + ' ';
    int at = NUMBER.formatted(record).length() + place;
    List<Cell> row = Cells.split(text.substring(0, Math.max(at + 1, text.length() - 1)));
    int cursorCell = Cells.count(text.substring(0, at + 1)) - 1;
    Cell cell = row.get(cursorCell);
    boolean mark = Cells.isPunctuation(text.charAt(at));
    over.map(glyph -> mark ? new Cell(cell.glyph(), '\0') : new Cell(glyph, cell.punctuation()))
        .ifPresent(covered -> row.set(cursorCell, covered));
    int begin = Math.max(0, Math.min(cursorCell - LEFT_OF_CURSOR, row.size() - Cells.COUNT));
    return Cells.of(row.subList(begin, row.size()));
  }

  /** Returns how many characters of the record are read to show it: up to the last cell. */
  int read() {
    return Math.min(text().length(), Math.max(MOST_SEEN, place + MOST_SEEN - 2));
  }
}
