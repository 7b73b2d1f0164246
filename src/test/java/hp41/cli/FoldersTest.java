package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileNames;
import hp41.app.ExitCode;
import hp41.files.DiskFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks folders that are used as cards and discs. */
class FoldersTest {

  private static final String PROGRAM = "LBL \"AB\"\n7\nSTO 00\nEND\n";

  @TempDir private Path outer;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectory(outer.resolve("folder"));
    Files.writeString(outer.resolve("ab.txt"), PROGRAM);
  }

  private Run calc(String words) {
    String place = folder.toString();
    return Run.of("", "calc", "--cards", place, "--disc", place, words);
  }

  @Test
  void programWrittenByWrtpCanBeListed() {
    String program = outer.resolve("ab.txt").toString();
    Run.of("", "calc", "--disc", folder.toString(), "--load", program, "\"AB\" WRTP");
    assertThat(Run.of("", "list", folder.resolve("AB.raw").toString()))
        .isEqualTo(new Run(0, PROGRAM, ""));
  }

  @Test
  void accessoriesPlugTheirFunctionsIn() {
    assertThat(calc("5 STO 00 \"D\" WDTA CLRG RDTA RCL 00").out()).isEqualTo(" 5.0000\n");
    assertThat(Run.of("", "calc", "--plug", "cards", "\"D\" RDTA").out()).isEqualTo("CARD\n");
    assertThat(Run.of("", "calc", "--plug", "hpil", "\"D\" READR").out()).isEqualTo("NO DRIVE\n");
    assertThat(Run.of("", "calc", "--plug", "wand", "WNDDTA").out()).isEqualTo("W: RDY 01\n");
    assertThat(Run.of("", "calc", "RDTA").out()).isEqualTo("NONEXISTENT\n");
  }

  @Test
  void cardsAreReadBeforeAnythingElse() {
    calc("3 STO 05 \"W\" WALL");
    String place = folder.toString();
    assertThat(Run.of("", "calc", "--cards", place, "--card", "W", "RCL 05").out())
        .isEqualTo(" 3.0000\n");
    assertThat(Run.of("", "calc", "--cards", place, "--card", "NONE", "1"))
        .isEqualTo(new Run(ExitCode.FILE, "", "hp41: --card NONE: CARD\n"));
  }

  @Test
  void cardIsNotOverwrittenByAStateInPrgmMode() throws IOException {
    Path card = Files.writeString(folder.resolve("MINE.raw"), "precious");
    String state = folder.resolve("state.txt").toString();
    String place = folder.toString();
    assertThat(Run.of("", "keys", "--state", state, "PRGM", "1").exitCode()).isZero();
    assertThat(Run.of("", "calc", "--state", state, "--cards", place, "--card", "mine").err())
        .contains("--card mine: the calculator is in PRGM mode and would overwrite MINE.raw");
    assertThat(card).hasContent("precious");
  }

  @Test
  void pathThatIsNotAFolderIsRefused() {
    Run run = Run.of("", "calc", "--disc", outer.resolve("none").toString(), "1");
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("this is not a folder");
  }

  @Test
  void nothingOutsideTheFolderIsTouched() throws IOException {
    calc("\"../OUT\" WRTS \"/TMP/X\" WRTS");
    assertThat(outer.toFile().list()).containsExactlyInAnyOrder("folder", "ab.txt");
    DiskFolder disc = new DiskFolder(folder);
    assertThat(disc.write("../out.sts", new byte[1])).isFalse();
    assertThat(disc.write("..", new byte[1])).isFalse();
    assertThat(disc.read("../ab.txt")).isEmpty();
    assertThat(disc.delete("../ab.txt")).isFalse();
  }

  @Test
  void onlyOrdinaryFilesWithPlainNamesAreThereInTheOrderOfTheirNames() throws IOException {
    String other = FileNames.accented("ä.dat", "a=.dat");
    for (String name : List.of("B.dat", "A.raw", "C_%+-9.txt", ".hidden", "with space", other)) {
      Files.write(folder.resolve(name), new byte[] {1});
    }
    Files.createDirectory(folder.resolve("FOLDER"));
    DiskFolder disc = new DiskFolder(folder);
    assertThat(disc.names().orElseThrow()).containsExactly("A.raw", "B.dat", "C_%+-9.txt");
    assertThat(disc.read("FOLDER")).isEmpty();
    assertThat(disc.write("FOLDER", new byte[1])).isFalse();
    assertThat(disc.delete("FOLDER")).isFalse();
    assertThat(disc.delete(".hidden")).isFalse();
    assertThat(disc.delete("B.dat")).isTrue();
    assertThat(disc.delete("B.dat")).isFalse();
    assertThat(disc.names().orElseThrow()).containsExactly("A.raw", "C_%+-9.txt");
  }

  @Test
  void writtenFilesAreReadUpToAMegabyte() throws IOException {
    DiskFolder disc = new DiskFolder(folder);
    assertThat(disc.read("A.dat")).isEmpty();
    assertThat(disc.write("A.dat", new byte[] {1, 2, 3})).isTrue();
    assertThat(disc.read("A.dat")).contains(new byte[] {1, 2, 3});
    assertThat(disc.write("A.dat", new byte[] {4})).isTrue();
    assertThat(disc.read("A.dat")).contains(new byte[] {4});
    Files.write(folder.resolve("LARGEST.dat"), new byte[1 << 20]);
    assertThat(disc.read("LARGEST.dat")).hasValueSatisfying(it -> assertThat(it).hasSize(1 << 20));
  }

  @Test
  void securedFileIsReadOnlyUntilItIsUnsecured() throws IOException {
    DiskFolder disc = new DiskFolder(folder);
    Path file = Files.write(folder.resolve("A.dat"), new byte[1]);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThat(disc.isSecured("A.dat")).isFalse();
    assertThat(disc.secure("A.dat", true)).isTrue();
    assertThat(disc.isSecured("A.dat")).isTrue();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("r--r--r--");
    assertThat(disc.secure("A.dat", false)).isTrue();
    assertThat(disc.isSecured("A.dat")).isFalse();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--r--");
    assertThat(disc.isSecured("NONE.dat")).isFalse();
    assertThat(disc.secure("NONE.dat", true)).isFalse();
    assertThat(disc.secure("../ab.txt", true)).isFalse();
    assertThat(outer.resolve("ab.txt").toFile().canWrite()).isTrue();
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    Files.createSymbolicLink(folder.resolve("LINK.dat"), outer.resolve("ab.txt"));
    DiskFolder disc = new DiskFolder(folder);
    assertThat(disc.names().orElseThrow()).isEmpty();
    assertThat(disc.read("LINK.dat")).isEmpty();
    assertThat(disc.write("LINK.dat", new byte[8])).isFalse();
    assertThat(outer.resolve("ab.txt")).content().isEqualTo(PROGRAM);
  }

  @Test
  void secChangesTheFilePermission() {
    assertThat(calc("\"D\" 2 CREATE SEC ZERO").out()).isEqualTo("FL SECURED\n");
    assertThat(calc("\"D\" PURGE").out()).isEqualTo("FL SECURED\n");
    assertThat(calc("\"D\" UNSEC PURGE 1").out()).isEqualTo(" 1.0000\n");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void missingFolderIsAMediumError() throws IOException {
    DiskFolder gone = new DiskFolder(outer.resolve("gone"));
    assertThat(gone.names()).isEmpty();
    assertThat(gone.write("A.dat", new byte[8])).isFalse();
    Files.write(folder.resolve("HUGE.dat"), new byte[(1 << 20) + 1]);
    assertThat(calc("\"HUGE\" READR").out()).isEqualTo("MEDM ERR\n");
  }
}
