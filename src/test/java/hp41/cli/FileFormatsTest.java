package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import hp41.files.OutputKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks binary files and images on the command line. */
class FileFormatsTest {

  private static final String LISTING = "LBL \"SUM\"\n2\n3\n+\nEND\n";

  @TempDir private Path folder;
  private String text;

  @BeforeEach
  void writeListing() throws IOException {
    text = Files.writeString(folder.resolve("sum.txt"), LISTING).toString();
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static void succeed(String... arguments) {
    assertThat(Run.of("", arguments)).isEqualTo(new Run(0, "", ""));
  }

  static Stream<Arguments> programEndings() {
    return Stream.of(OutputKind.values())
        .filter(kind -> !kind.isMemory() && !kind.isModule())
        .filter(kind -> OutputKind.isForPrograms("any." + kind.ending()))
        .flatMap(kind -> kind.endings().stream().map(ending -> Arguments.of(kind, ending)));
  }

  @ParameterizedTest
  @MethodSource("programEndings")
  void everyFileKindIsConvertedListedCheckedAndRun(OutputKind kind, String ending)
      throws IOException {
    String converted = file("converted." + ending);
    succeed("convert", text, converted);
    succeed("check", converted);
    succeed("convert", converted, file("back.txt"));
    assertThat(folder.resolve("back.txt")).hasContent(LISTING);
    assertThat(Run.of("", "run", converted)).isEqualTo(new Run(0, " 5.0000\n", ""));
    assertThat(Run.of("", "calc", "--load", converted, "XEQ \"SUM\"").out()).isEqualTo(" 5.0000\n");
    succeed("convert", "--to", kind.name(), converted, file("again"));
    assertThat(Files.readAllBytes(folder.resolve("again")))
        .isEqualTo(Files.readAllBytes(Path.of(converted)));
  }

  @ParameterizedTest
  @EnumSource(OutputKind.class)
  void helpOfConvertNamesEveryEnding(OutputKind kind) {
    String help = Run.of("", "convert", "--help").out();
    List<String> words = List.of(help.replaceAll("\\.\\s+", ".").split("[\\s,;]+"));
    assertThat(words).containsAll(kind.endings().stream().map("."::concat).toList());
  }

  @Test
  void programsAreAddedToImagesAndReadFromThem() {
    String image = file("disk.lif");
    succeed("convert", text, image);
    succeed("convert", "8QUEENS", image + ":queens");
    assertThat(Run.of("", "list", image).lines())
        .containsExactly("SUM         program  14 bytes", "QUEENS      program  560 bytes");
    assertThat(Run.of("", "list", "--json", image).lines())
        .first()
        .asString()
        .endsWith("\"name\":\"SUM\",\"type\":\"program\",\"size\":\"14 bytes\"}");
    assertThat(Run.of("", "list", image + ":sum").out()).isEqualTo(LISTING);
    assertThat(Run.of("", "run", image + ":SUM").out()).isEqualTo(" 5.0000\n");
    succeed("convert", image + ":SUM", file("one.raw"));
    assertThat(folder.resolve("one.raw")).hasSize(14);
  }

  @Test
  void textInAnImageIsListedUnlessItIsDamaged() throws IOException {
    Path image = folder.resolve("disk.lif");
    succeed("convert", text, image.toString());
    ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(image));
    Files.write(image, content.putShort(0x20A, (short) 1).array());
    String name = image + ":SUM";
    String place = name + ":1:4609: SUM: the line at byte 4611 should have 49152 characters";
    assertThat(Run.of("", "list", name))
        .isEqualTo(new Run(3, "", place + ", but only 254 follow\n"));
    Files.write(image, content.putLong(0x1200, 0x0002_4849_FFFF_0000L).array());
    assertThat(Run.of("", "list", name)).isEqualTo(new Run(0, "HI\n", ""));
    assertThat(Run.of("", "list", "--json", name).out())
        .isEqualTo("{\"file\":\"%s\",\"line\":1,\"text\":\"HI\"}\n".formatted(name));
    assertThat(Run.of("", "check", name).exitCode()).isEqualTo(3);
  }

  @Test
  void missingEntryOfAnImageIsReported() {
    String image = file("disk.lif");
    succeed("convert", text, image);
    Run run = Run.of("", "list", image + ":NONE");
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("the image has no file NONE, but SUM");
    assertThat(Run.of("", "list", text + ":NONE").err())
        .contains("the file before :NONE is not an image");
    assertThat(Run.of("", "convert", text, image + ":TOOLONGNAME").err())
        .contains("TOOLONGNAME is not a valid name");
    assertThat(Run.of("", "convert", text, "--to", "lif", text).err())
        .contains("a file with this name exists and is not an image");
    assertThat(folder.resolve("sum.txt")).hasContent(LISTING);
  }

  @Test
  void fileWithoutProgramsIsRefused() throws IOException {
    String dump = "DM41\n0c  00000000000000  1a70016919c19b\n19b  00000000c00020\n";
    String empty = Files.writeString(folder.resolve("dump.txt"), dump).toString();
    for (String[] verb : new String[][] {{"list"}, {"run"}, {"calc", "--load"}}) {
      String[] arguments = Arrays.copyOf(verb, verb.length + 1);
      arguments[verb.length] = empty;
      assertThat(Run.of("", arguments))
          .isEqualTo(new Run(3, "", empty + ": the file contains no program\n"));
    }
    assertThat(Run.of("", "check", empty).exitCode()).isZero();
  }

  @Test
  void stateFilesWithTheEndingsOfDumpsAreDumps() throws IOException {
    for (String ending : OutputKind.dm41.endings()) {
      String dump = folder.resolve("mine." + ending).toString();
      Run.of("", "calc", "--state", dump, "3.5");
      assertThat(Path.of(dump)).content(StandardCharsets.US_ASCII).startsWith("DM41\n");
    }
  }

  @Test
  void stateIsConvertedToADumpAndBack() throws IOException {
    String state = folder.resolve("memory.txt").toString();
    String dump = folder.resolve("mine.dm41").toString();
    String back = folder.resolve("back.txt").toString();
    Run.of("", "calc", "--state", state, "3.5", "STO 01", "ASN \"SIN\" 11", "SF 05");
    succeed("convert", state, dump);
    succeed("convert", "--to", "state", dump, back);
    assertThat(Path.of(back)).hasSameTextualContentAs(Path.of(state));
    assertThat(Run.of("", "check", dump).out())
        .contains("model   HP-41CX, SIZE 100", "stack   T 0  Z 0  Y 0  X 3.5", "key     11 SIN");
    byte[] before = Files.readAllBytes(Path.of(dump));
    assertThat(Run.of("", "calc", "--state", dump, "RCL 01").out()).isEqualTo(" 3.5000\n");
    assertThat(Path.of(dump)).content(StandardCharsets.US_ASCII).startsWith("DM41\n");
    assertThat(Files.readAllBytes(Path.of(dump))).isNotEqualTo(before);
    succeed("convert", "--force", state, dump);
    assertThat(Path.of(dump)).hasBinaryContent(before);
  }

  @Test
  void programsAreNotADump() throws IOException {
    String listing = Files.writeString(folder.resolve("add.txt"), LISTING).toString();
    String dump = folder.resolve("add.dm41").toString();
    assertThat(Run.of("", "convert", listing, dump))
        .isEqualTo(
            new Run(
                3,
                "",
                "%s: not a state or a dump; --state %s --load %s writes programs to a memory\n"
                    .formatted(listing, dump, listing)));
    assertThat(Path.of(dump)).doesNotExist();
    Run.of("", "calc", "--state", dump, "--load", listing, "0");
    assertThat(Run.of("", "list", dump)).isEqualTo(Run.of("", "list", listing));
  }

  @Test
  void severalProgramsUnderOneNameAreRefused() throws IOException {
    Path two = Files.writeString(folder.resolve("two.txt"), LISTING + "LBL \"B\"\nEND\n");
    Run run = Run.of("", "convert", two.toString(), file("disk.lif:X"));
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains(":NAME names one program, but there are 2");
    assertThat(folder.resolve("disk.lif")).doesNotExist();
  }

  @Test
  void damagedFilesAreRefusedWithoutRepair() throws IOException {
    String bin = file("sum.bin");
    succeed("convert", text, bin);
    byte[] content = Files.readAllBytes(folder.resolve("sum.bin"));
    content[6]++;
    Files.write(folder.resolve("sum.bin"), content);
    for (String verb : new String[] {"list", "run", "check"}) {
      Run run = Run.of("", verb, bin);
      assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
      assertThat(run.out() + run.err())
          .contains(bin + ":1:17: the file is damaged: the checksum in byte 17 is");
    }
    assertThat(Run.of("", "list", bin).err()).contains("--repair loads the undamaged programs");
    assertThat(Run.of("", "list", "--repair", bin).exitCode()).isZero();
    assertThat(Run.of("", "check", "--repair", bin).exitCode()).isZero();
    assertThat(Run.of("", "run", "--repair", bin).out()).isEqualTo(" 5.0000\n");
    assertThat(Run.of("", "convert", "--repair", bin, file("x.raw")).exitCode()).isZero();
    assertThat(Run.of("", "calc", "--repair", "--load", bin, "1").exitCode()).isZero();
  }
}
