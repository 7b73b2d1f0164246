package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.ExtendedFile.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests files that span extended memory modules. */
class FilesInExtendedModulesTest {

  private static final String END = "FFFFFFFFFFFFFF";

  private final Memory memory = memory(EnumSet.allOf(ExtendedBlock.class));
  private final ExtendedMemory files = new ExtendedMemory(memory);

  private static Memory memory(Set<ExtendedBlock> blocks) {
    return new Memory(0x200, 100, blocks);
  }

  /** Returns the same memory in a calculator with other modules. */
  private Memory with(ExtendedBlock... blocks) {
    Memory other = memory(Set.of(blocks));
    other.restore(memory.words());
    return other;
  }

  private String word(int address) {
    return Word.hex(memory.read(address));
  }

  private ExtendedFile create(String name, int size) {
    ExtendedFile file = files.create(name, Type.DATA, size);
    for (int register = 0; register < size; register++) {
      file.write(register, register + 1);
    }
    return file;
  }

  private static void assertWhole(ExtendedMemory directory, String name, int size) {
    ExtendedFile file = directory.find(name).orElseThrow();
    assertThat(file.size()).isEqualTo(size);
    for (int register = 0; register < size; register++) {
      assertThat(file.read(register)).as("register %d", register).isEqualTo(register + 1);
    }
  }

  private static List<String> names(ExtendedMemory directory) {
    return directory.files().stream().map(file -> file.name().strip()).toList();
  }

  @Test
  void eachModuleAdds238Registers() {
    assertThat(new ExtendedMemory(memory(Set.of())).room()).isZero();
    assertThat(new ExtendedMemory(memory(Set.of(ExtendedBlock.BUILT_IN))).room()).isEqualTo(124);
    assertThat(
            new ExtendedMemory(memory(Set.of(ExtendedBlock.BUILT_IN, ExtendedBlock.SECOND_MODULE)))
                .room())
        .isEqualTo(362);
    assertThat(files.room()).isEqualTo(600);
  }

  @Test
  void modulesNeedTheExtendedFunctions() {
    assertThat(new ExtendedMemory(memory(Set.of(ExtendedBlock.FIRST_MODULE))).room()).isZero();
  }

  @Test
  void fileContinuesAtTheTopOfTheNextModule() {
    create("BIG", 300);
    assertThat(word(0x0BE)).isEqualTo("2000000000012C");
    assertThat(word(0x0BD)).isEqualTo("00000000000001");
    assertThat(word(0x041)).isEqualTo("0000000000007D");
    assertThat(word(0x2EF)).isEqualTo("0000000000007E");
    assertThat(word(0x241)).isEqualTo("0000000000012C");
    assertThat(word(0x240)).isEqualTo(END);
    assertWhole(files, "BIG", 300);
  }

  @Test
  void linkRegistersPointToPreviousAndNextBlock() {
    create("A", 100);
    assertThat(word(0x040)).isEqualTo("000010000000BF");
    assertThat(word(0x201)).isEqualTo("00000000000000");
    create("B", 100);
    assertThat(word(0x040)).isEqualTo("000020002EF0BF");
    assertThat(word(0x201)).isEqualTo("000000400002EF");
    create("C", 300);
    assertThat(word(0x040)).isEqualTo("000030002EF0BF");
    assertThat(word(0x201)).isEqualTo("000000403EF2EF");
    assertThat(word(0x301)).isEqualTo("000002010003EF");
  }

  @Test
  void oneFileCanFillAllModules() {
    create("ALL", 600);
    assertThat(files.room()).isZero();
    assertThat(word(0x302)).isEqualTo(END);
    assertWhole(files, "ALL", 600);
  }

  @Test
  void endCanBeTheFirstRegisterOfAModule() {
    create("A", 125);
    assertThat(word(0x041)).isEqualTo("0000000000007D");
    assertThat(word(0x2EF)).isEqualTo(END);
    assertThat(files.room()).isEqualTo(473);
    assertWhole(new ExtendedMemory(memory), "A", 125);
  }

  @Test
  void nameAndHeaderCanBeInTwoModules() {
    create("A", 124);
    create("B", 7);
    assertThat(word(0x041)).startsWith("42");
    assertThat(word(0x2EF)).isEqualTo("20000000000007");
    assertWhole(files, "B", 7);
  }

  @Test
  void purgeMovesFilesAcrossModules() {
    create("A", 90);
    create("B", 200);
    create("C", 270);
    files.purge(files.find("A").orElseThrow());
    assertThat(names(files)).containsExactly("B", "C");
    assertWhole(files, "B", 200);
    assertWhole(files, "C", 270);
    assertThat(files.room()).isEqualTo(600 - 200 - 270 - 2 * ExtendedFile.HEADING);
    files.purge(files.find("B").orElseThrow());
    assertWhole(files, "C", 270);
    assertThat(word(0x040)).isEqualTo("000000002EF0BF");
    assertThat(word(0x201)).isEqualTo("000000400002EF");
  }

  @Test
  void fileGrowsAcrossModules() {
    create("A", 60);
    create("B", 61);
    files.resize(files.find("A").orElseThrow(), 400);
    assertWhole(files, "B", 61);
    assertThat(files.find("A").orElseThrow().read(399)).isZero();
    files.resize(files.find("A").orElseThrow(), 60);
    assertWhole(files, "A", 60);
    assertWhole(files, "B", 61);
  }

  @Test
  void bytesOfATextContinueInTheNextModule() {
    create("FILL", 123);
    TextRecords records = new TextRecords(files.create("T", Type.TEXT, 4));
    records.clear();
    assertThat(records.insert(0, "ABCDEFGHIJKL")).isTrue();
    assertThat(word(0x2EF)).isEqualTo("0C414243444546");
    assertThat(word(0x2EE)).isEqualTo("4748494A4B4CFF");
    assertThat(records.all()).containsExactly("ABCDEFGHIJKL");
  }

  @Test
  void unpluggingAModuleLosesItsFiles() {
    create("A", 50);
    create("B", 100);
    create("C", 10);
    ExtendedMemory left = new ExtendedMemory(with(ExtendedBlock.BUILT_IN));
    assertThat(names(left)).containsExactly("A");
    assertThat(left.current()).isEmpty();
    assertThat(left.room()).isEqualTo(124 - 50 - 2);
    left.create("D", Type.DATA, 72);
    assertThat(names(left)).containsExactly("A", "D");
    assertWhole(left, "A", 50);
  }

  @Test
  void unpluggingAModuleLosesTheFilesAfterIt() {
    create("A", 50);
    create("B", 400);
    create("C", 10);
    Memory other = with(ExtendedBlock.BUILT_IN, ExtendedBlock.SECOND_MODULE);
    ExtendedMemory left = new ExtendedMemory(other);
    assertThat(names(left)).containsExactly("A");
    assertThat(left.room()).isEqualTo(362 - 50 - 2);
    left.create("D", Type.DATA, 310);
    assertThat(Word.hex(other.read(0x040))).isEqualTo("000020003EF0BF");
    assertThat(Word.hex(other.read(0x301))).isEqualTo("000000400003EF");
    assertThat(left.room()).isZero();
  }

  @Test
  void moduleThatIsPluggedInLaterFollowsThoseInUse() {
    Memory small = memory(Set.of(ExtendedBlock.BUILT_IN, ExtendedBlock.SECOND_MODULE));
    new ExtendedMemory(small).create("A", Type.DATA, 200);
    memory.restore(small.words());
    assertThat(names(files)).containsExactly("A");
    files.create("B", Type.DATA, 398);
    assertThat(word(0x301)).isEqualTo("000000402EF3EF");
    assertThat(word(0x201)).isEqualTo("000003010002EF");
    assertThat(word(0x202)).isEqualTo(END);
  }

  @Test
  void moduleThatLostItsMemoryContainsNoFiles() {
    create("A", 50);
    create("B", 100);
    memory.restore(with(ExtendedBlock.BUILT_IN).words());
    assertThat(names(files)).containsExactly("A");
    assertThat(files.room()).isEqualTo(600 - 50 - 2);
  }

  @Test
  void cyclicLinksAreIgnored() {
    create("A", 300);
    memory.write(0x040, 0x000012012EF0BFL);
    memory.write(0x201, 0x000000400BF2EFL);
    assertThat(names(files)).containsExactly("A");
    assertThat(files.room()).isEqualTo(298);
  }
}
