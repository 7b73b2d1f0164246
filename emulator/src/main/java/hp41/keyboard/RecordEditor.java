package hp41.keyboard;

import hp41.display.Cells;
import hp41.memory.Records;

/**
 * The text editor's place in a file: a record, and a character of it that the cursor stands on.
 * What is typed replaces that character, or is inserted in front of it.
 */
final class RecordEditor {

  /** What a record holds while nothing has been typed into it (observed on the machine). */
  private static final String EMPTY = "`";

  private static final char CURSOR = '_';

  private final Records records;
  private int record;
  private int place;
  private boolean inserting;

  /** An editor at a place of a file; one without records gets a first one. */
  RecordEditor(Records records, int record, int place) {
    this.records = records;
    if (records.count() == 0) {
      records.insert(0, EMPTY);
    }
    this.record = Math.min(record, Math.max(0, records.count() - 1));
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

  /** Where it is: the record, the character, and whether it inserts. */
  String words() {
    return record + " " + place + (inserting ? " inserting" : "");
  }

  private String text() {
    String text = records.count() == 0 ? EMPTY : records.get(record);
    return text.equals(EMPTY) ? "" : text;
  }

  private boolean put(String text) {
    return records.set(record, text.isEmpty() ? EMPTY : text);
  }

  /** Types a character. False: the file has no room for it. */
  boolean type(char character) {
    String text = text();
    int rest = inserting ? place : Math.min(place + 1, text.length());
    boolean done = put(text.substring(0, place) + character + text.substring(rest));
    if (done) {
      place++;
    }
    return done;
  }

  /** Takes out the character under the cursor, behind the last one that in front of it. */
  void erase() {
    String text = text();
    if (text.isEmpty()) {
      return;
    }
    place = Math.min(place, text.length() - 1);
    put(text.substring(0, place) + text.substring(place + 1));
  }

  void left() {
    place = Math.max(0, place - 1);
  }

  void right() {
    place = Math.min(text().length(), place + 1);
  }

  /** To the beginning of another record; where there is none, nothing moves. */
  void goTo(int number) {
    if (number >= 0 && number < records.count() && number != record) {
      record = number;
      place = 0;
    }
  }

  /** Makes an empty record behind this one or in front of it. False: there is no room. */
  boolean insert(boolean behind) {
    int number = behind ? record + 1 : record;
    boolean done = records.insert(number, EMPTY);
    if (done) {
      record = number;
      place = 0;
    }
    return done;
  }

  /** Takes out this record; the one behind it follows, or the last. */
  void delete() {
    records.remove(record);
    if (records.count() == 0) {
      records.insert(0, EMPTY);
    }
    record = Math.min(record, records.count() - 1);
    place = 0;
  }

  /**
   * The record with its number in front, cut behind the last cell that the cursor lets be seen: the
   * display shows the end of it.
   *
   * @param cursor whether the cursor shows, rather than the character that it stands on
   */
  String shown(boolean cursor) {
    String text = "%02d ".formatted(record) + records.get(record);
    int at = 3 + place;
    String rest = text.substring(Math.min(at + 1, text.length()));
    char behind = at < text.length() ? text.charAt(at) : ' ';
    text = text.substring(0, at) + (cursor ? CURSOR : behind) + rest;
    int last = Math.max(at + 1, Cells.COUNT);
    return text.substring(0, Math.min(last, text.length()));
  }
}
