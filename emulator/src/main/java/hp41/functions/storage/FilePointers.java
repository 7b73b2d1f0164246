package hp41.functions.storage;

import hp41.functions.Operands;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.ExtendedFile;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;

/** The pointers of files in extended memory, as numbers rrr.ccc. */
final class FilePointers {

  private static final int LARGEST = 999;
  private static final int DIGITS = 3;

  private FilePointers() {}

  /** RCLPT. */
  static void recall(Machine machine) {
    push(machine, ExtendedDirectory.current(machine));
  }

  /** RCLPTA. */
  static void recallNamed(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine);
    ExtendedDirectory.of(machine).select(file);
    push(machine, file);
  }

  /** Puts the pointer of a file into X. */
  static void push(Machine machine, ExtendedFile file) {
    machine.push(Word.of(number(file.record(), file.place())));
  }

  private static Decimal number(int record, int place) {
    return Decimal.normalized(record * 1000L + place, 6);
  }

  /** SEEKPT. */
  static void seek(Machine machine) {
    seek(machine, ExtendedDirectory.current(machine));
  }

  /** SEEKPTA. */
  static void seekNamed(Machine machine) {
    ExtendedFile file = ExtendedDirectory.namedOrCurrent(machine);
    seek(machine, file);
    ExtendedDirectory.of(machine).select(file);
  }

  /** Points to what X says, which must be there; zero is always allowed. */
  private static void seek(Machine machine, ExtendedFile file) {
    Decimal x = machine.x();
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    int record = Operands.whole(x, LARGEST);
    boolean text = file.type() == ExtendedFile.Type.TEXT;
    int place = text ? x.decimals(1, DIGITS) : 0;
    if (record > 0 || place > 0) {
      check(file, record, place);
    }
    file.point(record, place);
  }

  private static void check(ExtendedFile file, int record, int place) {
    if (file.type() == ExtendedFile.Type.DATA) {
      if (record >= file.size()) {
        throw CalculatorError.END_OF_FL;
      }
      return;
    }
    List<String> records = new TextRecords(file).all();
    if (record >= records.size()) {
      throw CalculatorError.END_OF_FL;
    } else if (place > 0 && place >= records.get(record).length()) {
      throw CalculatorError.END_OF_REC;
    }
  }
}
