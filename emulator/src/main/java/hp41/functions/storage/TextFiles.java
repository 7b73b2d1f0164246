package hp41.functions.storage;

import hp41.display.Cells;
import hp41.event.CalculatorError;
import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.machine.Order.TextEdit;
import hp41.memory.Alpha;
import hp41.memory.ExtendedFile;
import hp41.memory.Scratch;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** Functions that read and write the records of the current text file in extended memory. */
final class TextFiles {

  /** The flag that is set if a record has not been recalled completely. */
  private static final int RECORD_CONTINUES = 17;

  private static final int LARGEST_COUNT = 999;

  // Times in words, measured on the microcode.

  /** The time by which writing is shorter if ALPHA is empty. */
  private static final int NOTHING_WRITTEN = -550;

  /** The additional time to write after the last record, and how much each character reduces it. */
  private static final int BEHIND_LAST = 990;

  private static final int BEHIND_LAST_CHARACTER = -22;

  /** The time to compare ALPHA with the characters at a position. */
  private static final int COMPARED = 105;

  private static final int WRITE_CHARACTER = 41;
  private static final int READ_CHARACTER = 73;

  /** The time to skip a null before the text in ALPHA. */
  private static final int PASS_NULL = 26;

  /** Showing a character in the editor, or creating a record there. */
  private static final int SHOW_CHARACTER = 104;

  private static final int CREATE_RECORD = 800;

  /** The time to move a byte of the file up to make room, or down to close a gap. */
  private static final int MOVE_UP = 72;

  private static final int MOVE_DOWN = 63;

  private final Machine machine;
  private final ExtendedFile file;
  private final TextRecords records;

  private TextFiles(Machine machine) {
    this.machine = machine;
    file = ExtendedDirectory.current(machine, ExtendedFile.Type.TEXT);
    records = new TextRecords(file);
  }

  /**
   * Returns the current record.
   *
   * @throws CalculatorError END OF FL if there is none
   */
  private String record() {
    if (file.record() >= records.count()) {
      throw CalculatorError.END_OF_FL;
    }
    return records.get(file.record());
  }

  /** Returns the number of bytes of the file that follow a place in a record. */
  private int bytesAfter(int record, int place) {
    return records.all().stream().skip(record).mapToInt(it -> it.length() + 1).sum() - place;
  }

  /** Adds the time to skip a number of records. */
  private void pass(int count) {
    machine.labels().addSkipTime(FileTiming.PASS_RECORD * count);
  }

  /** Adds the time to move bytes up and to write a text. */
  private void addWriting(int moved, String text) {
    machine.labels().addSkipTime(MOVE_UP * moved + WRITE_CHARACTER * text.length());
  }

  /** Adds the time to go to the current record, and to move the bytes after a place down. */
  private void addDeleting(int record, int place) {
    pass(file.record());
    machine.labels().addSkipTime(MOVE_DOWN * bytesAfter(record, place));
  }

  private void insert(int record, String text) {
    pass(records.count());
    int moved = bytesAfter(record, 0);
    if (!records.insert(record, text)) {
      throw CalculatorError.END_OF_FL;
    }
    addWriting(moved, text);
    file.point(record, text.length());
  }

  /** Inserts a new record after the last one, where the pointer is. */
  private void insertBehindLast(String text) {
    insert(file.record(), text);
    machine.labels().addSkipTime(BEHIND_LAST + BEHIND_LAST_CHARACTER * text.length());
  }

  /** Returns whether a new record would follow the last one, as in an empty file. */
  private boolean isBehindLast() {
    return records.count() == 0 || file.record() == records.count();
  }

  /** Inserts text at a place of the current record, or as a new record after the last one. */
  private void insertInto(ToIntFunction<String> placeIn, String text) {
    if (isBehindLast()) {
      insertBehindLast(text);
      return;
    }
    String record = record();
    int place = placeIn.applyAsInt(record);
    if (record.length() + text.length() > TextRecords.LONGEST) {
      throw CalculatorError.REC_TOO_LONG;
    }
    pass(records.count());
    int moved = bytesAfter(file.record(), place);
    String whole = record.substring(0, place) + text + record.substring(place);
    if (!records.set(file.record(), whole)) {
      throw CalculatorError.END_OF_FL;
    }
    addWriting(moved, text);
    file.point(file.record(), place + text.length());
  }

  private int place(String record) {
    return Math.min(file.place(), record.length());
  }

  /** Returns a behaviour that works on the current text file. */
  static Behaviour onFile(Consumer<TextFiles> function) {
    return Shapes.action(machine -> function.accept(new TextFiles(machine)));
  }

  /**
   * Returns a behaviour that writes ALPHA to the current text file. It does nothing if ALPHA is
   * empty, even without a file.
   */
  static Behaviour writing(BiConsumer<TextFiles, String> function) {
    return Shapes.action(
        machine -> {
          String text = machine.alpha().text();
          new Scratch(machine.memory()).findAlpha(text.length());
          if (text.isEmpty()) {
            machine.labels().addSkipTime(NOTHING_WRITTEN);
          } else {
            function.accept(new TextFiles(machine), text);
          }
        });
  }

  /** APPREC: appends a record. */
  void appendRecord(String text) {
    insert(records.count(), text);
  }

  /**
   * APPCHR: appends characters to the current record. If the pointer is after the last record, the
   * characters become a new record.
   */
  void appendCharacters(String text) {
    insertInto(String::length, text);
  }

  /** INSREC: inserts a record before the current one, or after the last one. */
  void insertRecord(String text) {
    if (isBehindLast()) {
      insertBehindLast(text);
      return;
    }
    record();
    insert(file.record(), text);
  }

  /**
   * INSCHR: inserts characters into the current record. If the pointer is after the last record,
   * the characters become a new record.
   */
  void insertCharacters(String text) {
    insertInto(this::place, text);
  }

  /** DELREC: deletes the current record. */
  void deleteRecord() {
    record();
    addDeleting(file.record() + 1, 0);
    records.remove(file.record());
    file.point(file.record(), 0);
  }

  /** DELCHR: deletes characters of the current record. An empty record is deleted. */
  void deleteCharacters() {
    String record = record();
    int count = Operands.whole(machine.x(), LARGEST_COUNT);
    int place = place(record);
    int end = Math.min(record.length(), place + count);
    addDeleting(file.record(), place);
    String left = record.substring(0, place) + record.substring(end);
    if (left.isEmpty()) {
      records.remove(file.record());
    } else {
      records.set(file.record(), left);
    }
  }

  /** GETREC: replaces ALPHA by the current record. */
  void get() {
    toNextText();
    machine.alpha().clear();
    machine.labels().addSkipTime(READ_CHARACTER * recall());
  }

  /** ARCLREC: appends the current record to ALPHA. */
  void append() {
    toNextText();
    int free = Alpha.CAPACITY - machine.alpha().length();
    machine.labels().addSkipTime(PASS_NULL * free + READ_CHARACTER * recall());
  }

  /**
   * Advances from the end of a record to the beginning of the next one.
   *
   * @throws CalculatorError END OF FL if there is none
   */
  private void toNextText() {
    List<String> all = records.all();
    int record = file.record();
    boolean ended = record < all.size() && file.place() >= all.get(record).length();
    int next = ended ? record + 1 : record;
    pass(Math.min(next, all.size()));
    if (next >= all.size()) {
      throw CalculatorError.END_OF_FL;
    }
    if (ended) {
      file.point(next, 0);
    }
  }

  /**
   * Appends as many characters to ALPHA as fit, and returns how many. Flag 17 is set if more
   * remain.
   */
  private int recall() {
    String text = record().substring(file.place());
    int count = Math.min(text.length(), Alpha.CAPACITY - machine.alpha().length());
    machine.alpha().append(text.substring(0, count));
    machine.flags().set(RECORD_CONTINUES, count < text.length());
    file.point(file.record(), file.place() + count);
    return count;
  }

  /** POSFL: searches ALPHA from the pointer on and moves the pointer to the match. */
  void find() {
    machine.labels().addSkipTime(COMPARED * compared(machine.alpha().text()));
    if (pointTo(machine.alpha().text())) {
      ExtendedDirectory.pushPointer(machine, file);
    } else {
      machine.push(Word.of(Decimal.MINUS_ONE));
    }
  }

  /**
   * Returns the number of positions after the pointer that the search compares until it finds the
   * text.
   */
  private int compared(String text) {
    List<String> all = records.all();
    int from = file.place();
    int places = 0;
    for (int record = file.record(); record < all.size() && !text.isEmpty(); record++) {
      int found = all.get(record).indexOf(text, from);
      if (found >= 0) {
        return places + found - from + 1;
      }
      places += Math.max(0, all.get(record).length() - from - text.length() + 1);
      from = 0;
    }
    return places;
  }

  private boolean pointTo(String text) {
    List<String> all = records.all();
    int from = file.place();
    for (int record = file.record(); record < all.size() && !text.isEmpty(); record++) {
      int place = all.get(record).indexOf(text, from);
      if (place >= 0) {
        file.point(record, place);
        return true;
      }
      from = 0;
    }
    return false;
  }

  /** ASROOM: pushes the number of free bytes. */
  void room() {
    pass(records.count());
    machine.push(Word.of(Decimal.of(records.free())));
  }

  /**
   * ED: starts the editor, which writes the file pointer at once. Afterwards the pointer is where
   * editing ended.
   */
  static void edit(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine, ExtendedFile.Type.TEXT);
    ExtendedDirectory.of(machine).select(file);
    file.point(file.record(), file.place());
    TextRecords records = new TextRecords(file);
    machine.labels().addSkipTime(opening(records, file.record()));
    machine.outcome(new TextEdit(records, file.record(), file.place(), file::point));
  }

  /** Returns the time to show a record in the editor, or to create the first one, in words. */
  private static int opening(TextRecords records, int record) {
    return record < records.count()
        ? SHOW_CHARACTER * Math.min(Cells.COUNT, records.get(record).length())
        : CREATE_RECORD;
  }

  /**
   * SAVEAS: writes the file to the medium with the name after the comma.
   *
   * @throws CalculatorError NO DRIVE if there is no drive
   */
  static void save(Machine machine) {
    MassStorage storage = new MassStorage(machine);
    ExtendedFile file =
        ExtendedDirectory.checked(ExtendedDirectory.named(machine), ExtendedFile.Type.TEXT);
    String name = MachineFiles.nameAfterComma(machine);
    storage.saveText(name, new TextRecords(file).all());
  }

  /**
   * GETAS: reads a text file from the medium into an existing file, which must have enough room.
   *
   * @throws CalculatorError END OF FL if the file is too small
   */
  static void load(Machine machine) {
    String name = ExtendedDirectory.name(machine);
    List<String> records = new MassStorage(machine).getText(name);
    ExtendedFile file =
        ExtendedDirectory.of(machine)
            .find(MachineFiles.nameAfterComma(machine))
            .orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
    TextRecords text = new TextRecords(ExtendedDirectory.checked(file, ExtendedFile.Type.TEXT));
    if (!text.replaceAll(records)) {
      throw CalculatorError.END_OF_FL;
    }
    file.point(0, 0);
    ExtendedDirectory.of(machine).select(file);
  }
}
