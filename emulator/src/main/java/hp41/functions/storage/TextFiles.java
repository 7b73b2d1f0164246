package hp41.functions.storage;

import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Halt.TextEdit;
import hp41.machine.Machine;
import hp41.memory.Alpha;
import hp41.memory.ExtendedFile;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** What reads and writes the records of the current text file in extended memory. */
final class TextFiles {

  /** Set while a record is not yet recalled as a whole. */
  private static final int RECORD_GOES_ON = 17;

  private static final int LARGEST_COUNT = 999;

  private final Machine machine;
  private final ExtendedFile file;
  private final TextRecords records;

  private TextFiles(Machine machine) {
    this.machine = machine;
    file = ExtendedDirectory.current(machine, ExtendedFile.Type.TEXT);
    records = new TextRecords(file);
  }

  /** The current record. There is none: END OF FL. */
  private String record() {
    if (file.record() >= records.count()) {
      throw CalculatorError.END_OF_FL;
    }
    return records.get(file.record());
  }

  private void insert(int record, String text) {
    if (!records.insert(record, text)) {
      throw CalculatorError.END_OF_FL;
    }
    file.point(record, text.length());
  }

  /** Puts text into the current record. */
  private void insertInto(String record, int place, String text) {
    if (record.length() + text.length() > TextRecords.LONGEST) {
      throw CalculatorError.REC_TOO_LONG;
    }
    String whole = record.substring(0, place) + text + record.substring(place);
    if (!records.set(file.record(), whole)) {
      throw CalculatorError.END_OF_FL;
    }
    file.point(file.record(), place + text.length());
  }

  private int place(String record) {
    return Math.min(file.place(), record.length());
  }

  /** What works on the current text file. */
  static Behaviour onFile(Consumer<TextFiles> function) {
    return Shapes.action(machine -> function.accept(new TextFiles(machine)));
  }

  /** What puts ALPHA into it; nothing happens if ALPHA is empty, whatever file there is. */
  static Behaviour writing(BiConsumer<TextFiles, String> function) {
    return Shapes.action(
        machine -> {
          String text = machine.alpha().text();
          if (!text.isEmpty()) {
            function.accept(new TextFiles(machine), text);
          }
        });
  }

  /** APPREC. */
  void appendRecord(String text) {
    insert(records.count(), text);
  }

  /** APPCHR; a file without records gets its first. */
  void appendCharacters(String text) {
    if (records.count() == 0) {
      insert(file.record(), text);
      return;
    }
    String record = record();
    insertInto(record, record.length(), text);
  }

  /** INSREC; a file without records gets its first. */
  void insertRecord(String text) {
    if (records.count() > 0) {
      record();
    }
    insert(file.record(), text);
  }

  /** INSCHR; a file without records gets its first. */
  void insertCharacters(String text) {
    if (records.count() == 0) {
      insert(file.record(), text);
      return;
    }
    String record = record();
    insertInto(record, place(record), text);
  }

  /** DELREC. */
  void deleteRecord() {
    record();
    records.remove(file.record());
    file.point(file.record(), 0);
  }

  /** DELCHR: a record of which nothing is left is taken out. */
  void deleteCharacters() {
    String record = record();
    int count = Operands.whole(machine.x(), LARGEST_COUNT);
    int place = place(record);
    int behind = Math.min(record.length(), place + count);
    String left = record.substring(0, place) + record.substring(behind);
    if (left.isEmpty()) {
      records.remove(file.record());
    } else {
      records.set(file.record(), left);
    }
  }

  /** GETREC. */
  void get() {
    toNextText();
    machine.alpha().clear();
    recall();
  }

  /** ARCLREC. */
  void append() {
    toNextText();
    recall();
  }

  /** From the end of a record to the beginning of the next. There is none: END OF FL. */
  private void toNextText() {
    List<String> all = records.all();
    int record = file.record();
    boolean ended = record < all.size() && file.place() >= all.get(record).length();
    int next = ended ? record + 1 : record;
    if (next >= all.size()) {
      throw CalculatorError.END_OF_FL;
    }
    if (ended) {
      file.point(next, 0);
    }
  }

  /** Appends to ALPHA what it can still hold; flag 17 tells whether there is more. */
  private void recall() {
    String text = record().substring(file.place());
    int count = Math.min(text.length(), Alpha.CAPACITY - machine.alpha().length());
    machine.alpha().append(text.substring(0, count));
    machine.flags().set(RECORD_GOES_ON, count < text.length());
    file.point(file.record(), file.place() + count);
  }

  /** POSFL: searches from the pointer on and moves it to what is found. */
  void find() {
    if (pointTo(machine.alpha().text())) {
      ExtendedDirectory.pushPointer(machine, file);
    } else {
      machine.push(Word.of(Decimal.MINUS_ONE));
    }
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

  /** ASROOM. */
  void room() {
    machine.push(Word.of(Decimal.of(records.free())));
  }

  /** ED: the keyboard edits the file, and leaves its pointer where editing ended. */
  static void edit(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine, ExtendedFile.Type.TEXT);
    ExtendedDirectory.of(machine).select(file);
    machine.halt(new TextEdit(new TextRecords(file), file.record(), file.place(), file::point));
  }

  /** SAVEAS: to the medium, under the name behind the comma. Without a drive: NO DRIVE. */
  static void save(Machine machine) {
    MassStorage storage = new MassStorage(machine);
    ExtendedFile file =
        ExtendedDirectory.checked(ExtendedDirectory.named(machine), ExtendedFile.Type.TEXT);
    String name = MachineFiles.nameBehindComma(machine);
    storage.saveText(name, new TextRecords(file).all());
  }

  /** GETAS: from the medium into a file that is there already and must have room for all. */
  static void load(Machine machine) {
    String name = ExtendedDirectory.name(machine);
    List<String> records = new MassStorage(machine).getText(name);
    ExtendedFile file =
        ExtendedDirectory.of(machine)
            .find(MachineFiles.nameBehindComma(machine))
            .orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
    TextRecords text = new TextRecords(ExtendedDirectory.checked(file, ExtendedFile.Type.TEXT));
    if (!text.replaceAll(records)) {
      throw CalculatorError.END_OF_FL;
    }
    file.point(0, 0);
    ExtendedDirectory.of(machine).select(file);
  }
}
