package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import hp41.app.ExitCode;
import hp41.files.BundledProgram;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.apache.commons.lang3.ArrayUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks {@code list} and {@code convert}. */
class FileCommandsTest {

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter errors = new StringWriter();
  private Path listing;

  @BeforeEach
  void writeListing() throws IOException {
    listing = write("A.txt", "01 LBL \"A\"\n02 ENTER↑\n03 5\n");
  }

  private Path write(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }

  private int execute(String verb, String... args) {
    Run run = Run.of("", ArrayUtils.addFirst(args, verb));
    out.write(run.out());
    errors.write(run.err());
    return run.exitCode();
  }

  private int list(String... args) {
    return execute("list", args);
  }

  private int convert(String... args) {
    return execute("convert", args);
  }

  @Test
  void programsAreReadFromAStateFile() throws IOException {
    Path program = write("s.txt", "LBL \"S\"\nX^2\nPI\n*\nEND\n");
    String state = folder.resolve("memory.txt").toString();
    assertThat(Run.of("", "calc", "--state", state, "--load", program.toString(), "1").exitCode())
        .isZero();
    assertThat(Run.of("", "list", state)).isEqualTo(Run.of("", "list", program.toString()));
    assertThat(Run.of("", "run", state, "S", "2").out()).isEqualTo(" 12.5664\n");
    Files.writeString(Path.of(state), "hp41 state 1\nmodel CX\nend\n");
    Run damaged = Run.of("", "list", state);
    assertThat(damaged.exitCode()).isEqualTo(3);
    assertThat(damaged.err().lines()).hasSize(1).first().asString().startsWith(state + ":3:1: ");
  }

  @Test
  void listWritesTheCanonicalListing() {
    assertThat(list(listing.toString())).isZero();
    assertThat(out).hasToString("LBL \"A\"\nENTER^\n5\nEND\n");
  }

  @Test
  void listWritesNumbersAndGlyphs() {
    assertThat(list("--numbers", "--pretty", listing.toString())).isZero();
    assertThat(out).hasToString("001 LBL┬A\n002 ENTER↑\n003 5\n004 END\n");
  }

  @Test
  void listWritesJson() {
    assertThat(list("--json", listing.toString())).isZero();
    assertThat(out.toString().lines().findFirst().orElseThrow())
        .endsWith("\"program\":1,\"line\":1,\"text\":\"LBL \\\"A\\\"\",\"bytes\":\"C000F20041\"}");
  }

  @Test
  void listReportsThePositionOfAnError() throws IOException {
    Path wrong = write("wrong.txt", "LBL \"A\"\n  SINN\n");
    assertThat(list(wrong.toString(), listing.toString())).isEqualTo(ExitCode.FILE);
    assertThat(errors.toString().lines())
        .containsExactly(
            wrong + ":2:3: unknown instruction SINN; did you mean SIN or SIGN?",
            "    SINN",
            "    ^^^^");
    assertThat(out.toString()).startsWith("LBL \"A\"");
  }

  @Test
  void missingFileIsAnError() {
    assertThat(list(folder.resolve("none").toString())).isEqualTo(ExitCode.FILE);
    assertThat(errors.toString()).contains("no such file");
  }

  @Test
  void listWithoutFilesIsWrongUsage() {
    assertThat(list()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void convertGoesToBytesAndBack() throws IOException {
    Path raw = folder.resolve("A.raw");
    Path back = folder.resolve("back.41");
    assertThat(convert(listing.toString(), raw.toString())).isZero();
    assertThat(HexFormat.of().formatHex(Files.readAllBytes(raw))).isEqualTo("c000f200418315c0000d");
    assertThat(convert(raw.toString(), back.toString())).isZero();
    assertThat(back).hasContent("LBL \"A\"\nENTER^\n5\nEND\n");
    assertThat(folder.toFile().list()).hasSize(3);
  }

  @Test
  void convertPadsWithTheOption() {
    Path raw = folder.resolve("A");
    assertThat(convert("--to", "raw", "--pad", listing.toString(), raw.toString())).isZero();
    assertThat(raw).hasSize(256);
  }

  @Test
  void convertWritesBarCode() throws IOException {
    Path svg = folder.resolve("A.SVG");
    assertThat(convert(listing.toString(), svg.toString())).isZero();
    assertThat(svg).content().startsWith("<svg").contains("PROGRAM REGISTERS NEEDED: 2");
    Path pdf = folder.resolve("A");
    assertThat(convert("--to", "pdf", listing.toString(), pdf.toString())).isZero();
    assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F', '-');
  }

  @Test
  void convertRefusesTooManyPagesOfBarCode() throws IOException {
    Path many = folder.resolve("many.raw");
    Files.write(many, HexFormat.of().parseHex("01C0000D".repeat(1001)));
    Run run = Run.of("", "convert", many.toString(), folder.resolve("many.svg").toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("1001 pages");
    assertThat(folder.resolve("many.svg")).doesNotExist();
  }

  @Test
  void convertNeedsToKnowTheKind() {
    assertThat(convert(listing.toString(), folder.resolve("A").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(errors.toString())
        .contains("use --to text, raw, p41, bin, dat, wnd, lif, dm41, state, mod, rom, svg or pdf");
  }

  @Test
  void convertReportsThatItCannotWrite() {
    assertThat(convert(listing.toString(), folder.resolve("no/such/A.raw").toString()))
        .isEqualTo(ExitCode.FILE);
    assertThat(errors.toString())
        .isEqualToNormalizingNewlines(
            folder.resolve("no/such/A.raw") + ": cannot be written: no such file or folder\n");
  }

  @Test
  void convertWritesThroughALink() throws IOException {
    Path target = folder.resolve("old.raw");
    assertThat(convert("DIAGSUM", target.toString())).isZero();
    Path link = Files.createSymbolicLink(folder.resolve("link.raw"), target);
    assertThat(convert(listing.toString(), link.toString())).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(target).hasSize(10);
  }

  @Test
  void convertLeavesOtherFilesAlone() throws IOException {
    Path other = write("A.raw.new", "mine");
    assertThat(convert(listing.toString(), folder.resolve("A.raw").toString())).isZero();
    assertThat(other).hasContent("mine");
    assertThat(folder).isDirectoryNotContaining("regex:.*/\\..*");
  }

  /** Root can write every file, so that the result differs for root. */
  @Test
  void convertDoesNotReplaceAFileThatMustNotBeWritten() throws IOException {
    Path kept = folder.resolve("kept.raw");
    assertThat(convert("DIAGSUM", kept.toString())).isZero();
    byte[] before = Files.readAllBytes(kept);
    assumeThat(kept.toFile().setWritable(false) && !Files.isWritable(kept)).isTrue();
    assertThat(convert(listing.toString(), kept.toString())).isEqualTo(ExitCode.FILE);
    assertThat(errors.toString()).endsWith("kept.raw: cannot be written: access denied\n");
    assertThat(kept).hasBinaryContent(before);
  }

  @Test
  void bundledProgramsAreReadByName() {
    assertThat(BundledProgram.names()).contains("8QUEENS");
    assertThat(list(BundledProgram.names().toArray(String[]::new))).isZero();
    assertThat(errors).hasToString("");
  }

  @Test
  void filesElsewhereAreNotBundled() {
    assertThat(BundledProgram.named("no such program")).isEmpty();
    assertThat(BundledProgram.named("../programs/8QUEENS")).isEmpty();
  }
}
