package hp41.functions.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.Inside;
import hp41.KeptFolder;
import hp41.Model;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests files on the medium of the drive. */
class MassStorageTest {

  private static final String PROGRAM = "LBL \"AB\"\nLBL 01\n1.5\nSTO 03\nGTO 01\nEND";

  private final FileBench bench = new FileBench();

  @Test
  void programIsReadBackUnchanged() {
    bench.load(PROGRAM).after("\"AB\" WRTP");
    FileBench other = bench.another();
    other.after("\"AB\" READP");
    assertThat(other.lines()).isEqualTo(bench.lines());
    assertThat(other.calculator().programLine()).startsWith("00 REG");
  }

  @Test
  void programFileContainsTheProgramInPlainForm() {
    bench.load(PROGRAM).after("\"AB\" WRTP");
    assertThat(HexFormat.of().formatHex(bench.disc().read("AB.raw").orElseThrow()))
        .isEqualTo("c000f300414202111a1533b200c0000d");
  }

  @Test
  void fileCanHaveAnotherNameThanTheProgram() {
    bench.load(PROGRAM).after("\"AB,OTHER\" WRTP \",THIS\" WRTP");
    assertThat(bench.disc().files()).containsExactly("OTHER.raw", "THIS.raw");
  }

  @Test
  void namesHaveSevenCharactersAndSpecialOnesAreEncoded() {
    bench.load(PROGRAM).after("\"AB,../ETC/PASSWD\" WRTP \"AB,a b.\" WRTP");
    assertThat(bench.disc().files()).containsExactly("%2E%2E%2FETC%2F.raw", "%61%20%62%2E.raw");
    assertThat(bench.after("\"a b.\" READP")).isEqualTo(" 0.0000");
    assertThat(bench.after("\"a c.\" READP")).isEqualTo("FL NOT FOUND");
  }

  @Test
  void fileNamesCanBeLowerCaseAndLong() {
    bench.load(PROGRAM).after("\"AB\" WRTP");
    bench.disc().write("queens-of-old.RAW", bench.disc().read("AB.raw").orElseThrow());
    assertThat(bench.after("\"QUEENS-\" READP")).isEqualTo(" 0.0000");
  }

  @Test
  void readpReplacesTheLastProgramAndReadsubAddsOne() {
    bench.load(PROGRAM).load("LBL \"CD\"\nSIN\nEND").after("\"AB\" WRTP READP");
    assertThat(labels()).containsExactly("AB", "END", "AB", "END");
    bench.after("\"CD\" READP");
    assertThat(bench.message()).isEqualTo("FL NOT FOUND");
    bench.after("\"AB\" READSUB");
    assertThat(labels()).containsExactly("AB", "END", "AB", "END", "AB", "END");
  }

  private List<String> labels() {
    return Inside.of(bench.calculator()).program().globals().stream()
        .map(global -> global.isEnd() ? "END" : global.name())
        .toList();
  }

  @Test
  void programCanReadOthersAndContinue() {
    bench.load("LBL \"SUB\"\n7\nRTN\nEND").after("\"SUB\" WRTP CLP \"SUB\"");
    bench.load("LBL \"MAIN\"\nXEQ 01\n1\n+\nSTOP\nLBL 01\n\"SUB\"\nREADSUB\nXEQ \"SUB\"\nRTN\nEND");
    assertThat(bench.after("XEQ \"MAIN\"")).isEqualTo(" 8.0000");
  }

  @Test
  void lastProgramReplacedByItselfContinuesAtItsTop() {
    bench.load("LBL \"B\"\n9\nSTOP\nEND").after("\"B\" WRTP CLP \"B\"");
    bench.load("LBL \"MAIN\"\n\"B\"\nREADP\n1\nSTOP\nEND");
    assertThat(bench.after("XEQ \"MAIN\"")).isEqualTo(" 9.0000");
  }

  @Test
  void programThatDoesNotFitChangesNothing() {
    bench.load("LBL \"BIG\"\n" + "\"ABCDEFGHIJKLMNO\"\n".repeat(60) + "END");
    bench.after("\"BIG\" WRTP");
    List<String> before = labels();
    assertThat(bench.after("READSUB")).isEqualTo("TRY AGAIN");
    assertThat(labels()).isEqualTo(before);
    FileBench small = new FileBench(bench.cards(), bench.disc(), Model.C);
    small.load(PROGRAM);
    assertThat(small.after("\"BIG\" READP")).isEqualTo("TRY AGAIN");
    assertThat(small.lines()).hasSize(6);
  }

  @Test
  void privateProgramCannotBeWritten() {
    bench.load(PROGRAM).after("\"AB\" WRTPV");
    FileBench other = bench.another();
    other.after("\"AB\" READP");
    assertThat(other.after("\"AB\" WRTP")).isEqualTo("PRIVATE");
    assertThat(bench.after("\"AB,OPEN\" WRTP")).isEqualTo(" 0.0000");
  }

  @Test
  void dataFilesAreCreatedWrittenAndRead() {
    Inside.of(bench.calculator()).editor().resize(4);
    bench.after("1.5 STO 00 -2E-5 STO 01 \"ABCDEF\" ASTO 02");
    assertThat(bench.after("\"D\" WRTR")).isEqualTo("FL NOT FOUND");
    bench.after("5 CREATE WRTR CLRG READR");
    assertThat(bench.register(0)).isEqualTo("01500000000000");
    assertThat(bench.register(1)).isEqualTo("92000000000995");
    assertThat(bench.register(2)).isEqualTo("10414243444546");
    assertThat(HexFormat.of().formatHex(bench.disc().read("D.dat").orElseThrow(), 0, 16))
        .isEqualTo("0000000000000015" + "9599000000000020");
    bench.after("ZERO READR");
    assertThat(bench.register(0)).isEqualTo("00000000000000");
  }

  @Test
  void tooShortDataFileIsUnchanged() {
    Inside.of(bench.calculator()).editor().resize(4);
    bench.after("\"D\" 3 CREATE 7 STO 00");
    assertThat(bench.after("WRTR")).isEqualTo("END OF FL");
    bench.after("READR");
    assertThat(bench.register(0)).isEqualTo("00000000000000");
  }

  @Test
  void driveContinuesAtItsPosition() {
    bench.after("\"D\" 5 CREATE 1 STO 10 2 STO 11 3 STO 12");
    assertThat(bench.after("10.011 READRX")).isEqualTo("FL NOT FOUND");
    bench.after("2 SEEKR 10.011 WRTRX 12 WRTRX");
    assertThat(bench.after("10 WRTRX")).isEqualTo("END OF FL");
    assertThat(bench.after("5 SEEKR")).isEqualTo("END OF FL");
    bench.after("1 SEEKR 0.002 READRX 20 READRX");
    assertThat(bench.register(0)).isEqualTo("00000000000000");
    assertThat(bench.register(1)).isEqualTo("01000000000000");
    assertThat(bench.register(20)).isEqualTo("03000000000000");
    assertThat(bench.after("1 SEEKR 99.100 READRX")).isEqualTo("NONEXISTENT");
    assertThat(bench.after("\"A\" ASTO X READRX")).isEqualTo("ALPHA DATA");
  }

  @Test
  void fileOfAnotherKindWithTheSameNameIsAnError() {
    bench.load(PROGRAM).after("\"D\" 5 CREATE");
    assertThat(bench.after("\"D\" 5 CREATE")).isEqualTo("DUP FL NAME");
    assertThat(bench.after("\"AB,D\" WRTP")).isEqualTo("DUP FL NAME");
    assertThat(bench.after("\"D\" WRTS")).isEqualTo("DUP FL NAME");
    assertThat(bench.after("\"D\" READP")).isEqualTo("FL TYPE ERR");
    assertThat(bench.after("\"D\" READA")).isEqualTo("FL TYPE ERR");
    assertThat(bench.after("CLA WRTS")).isEqualTo("NAME ERR");
    assertThat(bench.after("\"NONE,F\" WRTP")).isEqualTo("NAME ERR");
    assertThat(bench.after("\"E\" 0 CREATE")).isEqualTo("DATA ERROR");
  }

  @Test
  void securedFilesAreUnchanged() {
    bench.after("\"D\" 2 CREATE SEC");
    assertThat(bench.after("ZERO")).isEqualTo("FL SECURED");
    assertThat(bench.after("PURGE")).isEqualTo("FL SECURED");
    assertThat(bench.after("\"D,E\" RENAME")).isEqualTo("FL SECURED");
    bench.after("\"D\" UNSEC PURGE");
    assertThat(bench.disc().files()).isEmpty();
  }

  @Test
  void filesCanBeRenamed() {
    bench.after("\"D\" 2 CREATE \"E\" 2 CREATE");
    assertThat(bench.after("\"D,E\" RENAME")).isEqualTo("DUP FL NAME");
    assertThat(bench.after("\"D,\" RENAME")).isEqualTo("NAME ERR");
    assertThat(bench.after("\"F,G\" RENAME")).isEqualTo("FL NOT FOUND");
    bench.after("\"D,G\" RENAME");
    assertThat(bench.disc().files()).containsExactly("E.dat", "G.dat");
  }

  @Test
  void statusIsReadBack() {
    bench.after("RAD FIX 2 SF 03 ΣREG 05 1 ENTER^ 2 ENTER^ 3 ENTER^ 4 \"ST\" WRTS");
    FileBench other = bench.another();
    Inside.of(other.calculator()).editor().resize(20);
    assertThat(other.after("\"ST\" READS")).isEqualTo(" 4.00");
    assertThat(other.after("RDN RDN RDN")).isEqualTo(" 1.00");
    assertThat(other.after("AVIEW FS? 03")).isEqualTo("YES");
    assertThat(Inside.of(other.calculator()).program().size()).isEqualTo(100);
    assertThat(other.calculator().snapshot().modes().angle()).isEqualTo("RAD");
    int sums =
        Inside.of(other.calculator()).program().statistics()
            - Inside.of(other.calculator()).program().curtain();
    assertThat(sums).isEqualTo(5);
  }

  @Test
  void keyAssignmentsAreReplaced() {
    Inside.of(bench.calculator()).keys().assign(0x01, 0x0459);
    Inside.of(bench.calculator()).keys().assign(0x09, 0xA701);
    Inside.of(bench.calculator()).keys().assign(0x11, 0x045A);
    bench.after("\"K\" WRTK");
    FileBench other = bench.another();
    Inside.of(other.calculator()).keys().assign(0x02, 0x0459);
    other.after("\"K\" READK");
    assertThat(Inside.of(other.calculator()).keys().all())
        .containsExactlyInAnyOrderElementsOf(Inside.of(bench.calculator()).keys().all());
    assertThat(Inside.of(other.calculator()).keys().isMarked(0x02)).isFalse();
    assertThat(Inside.of(other.calculator()).keys().isMarked(0x09)).isTrue();
  }

  @Test
  void allOfMemoryIsReadBack() {
    bench.load(PROGRAM).after("5 STO 07 SF 02 \"ALL\" WRTA");
    FileBench other = bench.another();
    other.after("\"ALL\" READA");
    assertThat(other.lines()).isEqualTo(bench.lines());
    assertThat(other.register(7)).isEqualTo("05000000000000");
    assertThat(other.after("FS? 02")).isEqualTo("YES");
    FileBench small = new FileBench(bench.cards(), bench.disc(), Model.C);
    assertThat(small.after("\"ALL\" READA")).isEqualTo("NO ROOM");
  }

  @Test
  void damagedMemoryFileIsRejected() {
    bench.after("\"ALL\" WRTA");
    byte[] content = bench.disc().read("ALL.all").orElseThrow();
    bench.disc().write("ALL.all", new byte[content.length]);
    assertThat(bench.after("READA")).isEqualTo("CHKSUM ERR");
  }

  @Test
  void verifyChecksTheContent() {
    bench.load(PROGRAM).after("\"AB\" WRTP");
    bench.disc().write("BAD.raw", "no program".getBytes(StandardCharsets.UTF_8));
    bench.disc().write("ODD.dat", new byte[9]);
    assertThat(bench.after("VERIFY")).isEqualTo(" 0.0000");
    assertThat(bench.after("\"BAD\" VERIFY")).isEqualTo("MEDM ERR");
    assertThat(bench.after("\"ODD\" VERIFY")).isEqualTo("MEDM ERR");
    assertThat(bench.after("\"BAD\" READP")).isEqualTo("FL TYPE ERR");
  }

  @Test
  void fileCanBeginWithItsDirectoryEntry() {
    Inside.of(bench.calculator()).editor().resize(2);
    bench.after("17 STO 00 4 STO 01 \"D\" 2 CREATE WRTR");
    byte[] data = bench.disc().read("D.dat").orElseThrow();
    String entry = "D         \u00E0\u00D0" + "\0".repeat(14) + "\u0080\1\0\2\0 ";
    byte[] entered = Arrays.copyOf(entry.getBytes(StandardCharsets.ISO_8859_1), 32 + 16 + 1);
    System.arraycopy(data, 0, entered, 32, 16);
    bench.disc().write("F.dat", entered);
    assertThat(bench.after("CLRG \"F\" READR RCL 00 RCL 01 +")).isEqualTo(" 21.0000");
  }

  @Test
  void failingDriveIsReported() {
    bench.after("\"D\" 2 CREATE");
    bench.disc().breakDown();
    assertThat(bench.after("READR")).isEqualTo("MEDM ERR");
    assertThat(bench.after("PURGE")).isEqualTo("MEDM ERR");
    assertThat(bench.after("SEC")).isEqualTo("MEDM ERR");
    assertThat(bench.after("\"S\" WRTS")).isEqualTo("MEDM ERR");
  }

  @Test
  void aFileIsNeverReplacedBecauseTheNamesCannotBeRead() {
    bench.after("17 STO 00 \"D\" 2 CREATE WRTR");
    byte[] before = bench.disc().read("D.dat").orElseThrow();
    bench.disc().hideNames();
    for (String line : List.of("\"D\" 2 CREATE", "DIR", "READR", "WRTA", "\"D,E\" RENAME")) {
      assertThat(bench.after(line)).as(line).isEqualTo("MEDM ERR");
    }
    assertThat(bench.disc().read("D.dat")).contains(before);
  }

  @Test
  void functionsFailWithoutADrive() {
    FileBench alone = new FileBench(new KeptFolder(), null, Model.CX);
    assertThat(alone.after("\"A\" WRTS")).isEqualTo("NO DRIVE");
    assertThat(alone.after("DIR")).isEqualTo("NO DRIVE");
    assertThat(alone.after("INSTAT")).isEqualTo("TRANSMIT ERR");
    assertThat(alone.after("1 SELECT")).isEqualTo("TRANSMIT ERR");
  }

  @Test
  void newmKeepsTheFiles() {
    bench.after("\"D\" 2 CREATE NEWM 100");
    assertThat(bench.disc().files()).containsExactly("D.dat");
  }

  @Test
  void textFilesOfExtendedMemoryAreStored() {
    new MassStorage(Inside.of(bench.calculator()))
        .saveText("TXT", List.of("ONE", "", "\u007F\u0001"));
    assertThat(new MassStorage(Inside.of(bench.calculator())).getText("TXT"))
        .containsExactly("ONE", "", "\u007F\u0001");
    assertThat(bench.disc().files()).containsExactly("TXT.txt");
  }

  @Test
  void textFilesAreWrittenAndReadBack() {
    bench.after("20 \"NOTES\" CRFLAS \"FIRST\" APPREC \"2ND, LINE\" APPREC \"NOTES,KEPT\" SAVEAS");
    assertThat(new String(bench.disc().read("KEPT.txt").orElseThrow(), StandardCharsets.US_ASCII))
        .isEqualTo("FIRST\n2ND, LINE\n");
    bench.after("\"COPY\" CRFLAS \"KEPT,COPY\" GETAS \"COPY\" 1 SEEKPTA GETREC");
    assertThat(Inside.of(bench.calculator()).alpha().text()).isEqualTo("2ND, LINE");
    assertThat(bench.after("\"KEPT,NONE\" GETAS")).isEqualTo("FL NOT FOUND");
    assertThat(bench.after("1 \"TINY\" CRFLAS \"KEPT,TINY\" GETAS")).isEqualTo("END OF FL");
  }
}
