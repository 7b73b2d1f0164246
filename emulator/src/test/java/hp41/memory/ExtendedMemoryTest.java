package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.ExtendedFile.Type;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests files in extended memory register by register. */
class ExtendedMemoryTest {

  private final Memory memory = new Memory(0x200, 100, Set.of(ExtendedBlock.BUILT_IN));
  private final ExtendedMemory files = new ExtendedMemory(memory);

  private String word(int address) {
    return Word.hex(memory.read(address));
  }

  @Test
  void dataFileIsNameHeaderAndRegisters() {
    ExtendedFile file = files.create("AB", Type.DATA, 5);
    file.write(1, 0x01500000000000L);
    file.point(2, 0);
    assertThat(word(0x0BF)).isEqualTo("41422020202020");
    assertThat(word(0x0BE)).isEqualTo("20BE0000002005");
    assertThat(word(0x0BC)).isEqualTo("01500000000000");
    assertThat(word(0x0B8)).isEqualTo("FFFFFFFFFFFFFF");
    assertThat(word(0x040)).isEqualTo("000010000000BF");
  }

  @Test
  void textFileIsRecordsPrecededByTheirLengths() {
    ExtendedFile file = files.create("TXT1", Type.TEXT, 2);
    TextRecords records = new TextRecords(file);
    records.clear();
    assertThat(records.insert(0, "ABC")).isTrue();
    assertThat(records.insert(0, "HELLO")).isTrue();
    file.point(1, 2);
    assertThat(word(0x0BE)).isEqualTo("30BE0002001002");
    assertThat(word(0x0BD)).isEqualTo("0548454C4C4F03");
    assertThat(word(0x0BC)).isEqualTo("414243FF000000");
    assertThat(records.free()).isEqualTo(3);
    assertThat(records.insert(2, "XYZ")).isFalse();
    assertThat(records.insert(2, "XY")).isTrue();
    assertThat(records.all()).containsExactly("HELLO", "ABC", "XY");
  }

  @Test
  void recordHasAtMost254Characters() {
    TextRecords records = new TextRecords(files.create("L", Type.TEXT, 60));
    records.clear();
    records.insert(0, "A");
    assertThat(records.set(0, "B".repeat(255))).isFalse();
    assertThat(records.all()).containsExactly("A");
    assertThat(records.set(0, "B".repeat(254))).isTrue();
  }

  @Test
  void firstFileCanHave124Registers() {
    assertThat(files.room()).isEqualTo(124);
    files.create("BIG", Type.DATA, 100);
    assertThat(files.room()).isEqualTo(22);
    files.create("REST", Type.DATA, 22);
    assertThat(files.room()).isZero();
    assertThat(word(0x041)).isEqualTo("FFFFFFFFFFFFFF");
  }

  @Test
  void purgeMovesLaterFilesUpAndLeavesNoCurrentFile() {
    files.create("A", Type.DATA, 3);
    files.create("B", Type.DATA, 2).write(0, 0x07000000000000L);
    files.purge(files.find("A").orElseThrow());
    assertThat(files.current()).isEmpty();
    assertThat(names()).containsExactly("B      ");
    assertThat(word(0x0BD)).isEqualTo("07000000000000");
    assertThat(word(0x0BB)).isEqualTo("FFFFFFFFFFFFFF");
  }

  @Test
  void growingFileIsFilledWithZerosAndMovesLaterFiles() {
    ExtendedFile first = files.create("A", Type.DATA, 1);
    files.create("B", Type.DATA, 1).write(0, 0x07000000000000L);
    files.resize(first, 3);
    assertThat(first.size()).isEqualTo(3);
    assertThat(first.read(2)).isZero();
    assertThat(files.find("B").orElseThrow().read(0)).isEqualTo(0x07000000000000L);
    files.resize(first, 1);
    assertThat(word(0x0BC)).isEqualTo("42202020202020");
  }

  @Test
  void onlySevenCharactersOfANameCount() {
    files.create("ABCDEFGHI", Type.TEXT, 1);
    assertThat(names()).containsExactly("ABCDEFG");
    assertThat(files.find("ABCDEFGX")).isPresent();
    assertThat(files.find("ABCDEF")).isEmpty();
  }

  @Test
  void lastFileCreatedOrSelectedIsCurrent() {
    ExtendedFile first = files.create("A", Type.DATA, 1);
    files.create("B", Type.DATA, 1);
    assertThat(files.current().map(ExtendedFile::name)).contains("B      ");
    files.select(first);
    assertThat(files.current().map(ExtendedFile::name)).contains("A      ");
  }

  @Test
  void invalidDirectoryIsReadWithoutError() {
    files.create("A", Type.TEXT, 1);
    files.create("B", Type.TEXT, 1);
    memory.write(0x0BB, 0x3FFFFFFFFFFFFFL);
    assertThat(names()).containsExactly("A      ");
    assertThat(files.current()).isEmpty();
    assertThat(files.room()).isEqualTo(121);
  }

  @Test
  void memoryLostDeletesAllFiles() {
    files.create("A", Type.DATA, 1);
    memory.clear();
    assertThat(files.files()).isEmpty();
    assertThat(files.room()).isEqualTo(124);
  }

  private List<String> names() {
    return files.files().stream().map(ExtendedFile::name).toList();
  }
}
