package hp41.modal;

import hp41.display.Cell;
import hp41.display.Cells;
import hp41.memory.CharacterSet;
import hp41.memory.TextRecords;
import java.util.List;
import java.util.Optional;

/**
 * The position of the text editor in a file: a record and a character of it. A typed character
 * replaces that character, or is inserted in front of it.
 */
final class RecordEditor {

  /** The content of a record that would be empty: a character like others (observed). */
  private static final String EMPTY = "`";

  private static final String NUMBER = "%02d ";
  private static final int LEFT_OF_CURSOR = 5;
  private static final int MOST_SEEN = 9;

  private final TextRecords records;
  private int record;
  private int place;
  private boolean inserting;

  /** Creates an editor at a position of a file; a file without records gets a first one. */
  RecordEditor(TextRecords records, int record, int place) {
    this.records = records;
    if (records.count() == 0) {
      records.insert(0, EMPTY);
    }
    this.record = Math.min(record, last());
    this.place = this.record == record ? Math.min(place, text().length()) : text().length();
  }

  int record() {
    return record;
  }

  int place() {
    return place;
  }

  boolean isInserting() {
    return inserting;
  }

  void toggleInserting() {
    inserting = !inserting;
  }

  /** Returns the record, the character, and whether it inserts, as words. */
  String words() {
    return record + " " + place + (inserting ? " inserting" : "");
  }

  private String text() {
    return records.count() == 0 ? EMPTY : records.get(record);
  }

  private int last() {
    return Math.max(0, records.count() - 1);
  }

  /** Types a character; returns false if the file has no room for it. */
  boolean type(char character) {
    String text = text();
    int rest = inserting ? place : Math.min(place + 1, text.length());
    boolean done = records.set(record, text.substring(0, place) + character + text.substring(rest));
    if (done) {
      place++;
    }
    return done;
  }

  /** Deletes the character under the cursor; behind the last one, the one before. */
  void erase() {
    String text = text();
    place = Math.min(place, text.length() - 1);
    String rest = text.substring(0, place) + text.substring(place + 1);
    records.set(record, rest.isEmpty() ? EMPTY : rest);
  }

  void left() {
    place = Math.max(0, place - 1);
  }

  void right() {
    place = Math.min(text().length(), place + 1);
  }

  /** Moves to the beginning of a record; of the last one if there are fewer. */
  void goTo(int number) {
    record = Math.min(number, last());
    place = 0;
  }

  /** Moves by so many records to the beginning of one, if it exists. */
  void step(int count) {
    int number = record + count;
    if (number >= 0 && number <= last()) {
      goTo(number);
    }
  }

  /**
   * Inserts an empty record behind this one or in front of it, and ends inserting; returns false if
   * there is no room.
   */
  boolean insert(boolean behind) {
    int number = behind ? record + 1 : record;
    boolean done = records.insert(number, EMPTY);
    if (done) {
      record = number;
      place = 0;
      inserting = false;
    }
    return done;
  }

  /** Deletes this record. The one behind it follows, or the last, or an empty one. */
  void delete() {
    records.remove(record);
    if (records.count() == 0) {
      insert(false);
    }
    goTo(record);
  }

  /**
   * Returns the record with its number in front. The cursor is in the sixth cell, further left at
   * the beginning, further right at the end of the record.
   *
   * @param over the character that is shown in place of the one at the cursor, if there is one; a
   *     punctuation mark only disappears from its cell
   */
  Cells shown(Optional<Character> over) {
    String text = CharacterSet.glyphs(NUMBER.formatted(record) + text()) + ' ';
    int at = NUMBER.formatted(record).length() + place;
    List<Cell> row = Cells.split(text.substring(0, Math.max(at + 1, text.length() - 1)));
    int cursorCell = Cells.split(text.substring(0, at + 1)).size() - 1;
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
