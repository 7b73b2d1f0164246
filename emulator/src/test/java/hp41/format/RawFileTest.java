package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Assembler;
import hp41.listing.Diagnostic;
import hp41.listing.Fixtures;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests RAW files, with and without padding. */
class RawFileTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private static ProgramFile read(byte[] content) {
    return ProgramFile.read(content, Fixtures.MAINFRAME);
  }

  private static List<byte[]> programs(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing).programs();
  }

  @Test
  void linksDistancesAndNullsAreRemoved() {
    ProgramFile file = read(HEX.parseHex("C0 00 F2 00 41 00 11 00 B2 83 C4 01 09"));
    assertThat(file.format()).isEqualTo(ProgramFile.Format.RAW);
    assertThat(file.problems()).isEmpty();
    assertThat(HEX.formatHex(file.programs().get(0))).isEqualTo("C0 00 F2 00 41 11 B2 00 C0 00 0D");
  }

  @Test
  void linksAreZeroUntilProgramsAreLoaded() {
    byte[] raw = RawFile.write(programs("LBL \"A\"\n+\nLBL \"B\"\nEND\nLBL \"C\"\n"), false);
    assertThat(HEX.formatHex(raw))
        .isEqualTo("C0 00 F2 00 41 40 C0 00 F2 00 42 C0 00 0D C0 00 F2 00 43 C0 00 0D");
  }

  @Test
  void paddedFilesHaveAChecksum() {
    List<byte[]> programs = programs("LBL \"A\"\n5\n");
    byte[] raw = ProgramFile.paddedRaw(programs);
    assertThat(raw).hasSize(256);
    ProgramFile file = read(raw);
    assertThat(file.problems()).isEmpty();
    assertThat(Fixtures.join(file.programs())).isEqualTo(Fixtures.join(programs));
  }

  @Test
  void paddingReachesAMultipleOf256WhateverTheLength() {
    for (int texts = 30; texts <= 36; texts++) {
      List<byte[]> programs = programs("\"ABCDEFG\"\n".repeat(texts) + "END\nLBL \"Z\"\n");
      byte[] raw = ProgramFile.paddedRaw(programs);
      assertThat(raw.length % 256).isZero();
      assertThat(raw.length - Fixtures.join(programs).length).isBetween(1, 256);
      assertThat(read(raw).problems()).isEmpty();
      assertThat(Fixtures.join(read(raw).programs())).isEqualTo(Fixtures.join(programs));
    }
  }

  @Test
  void damagedFileIsReadAndReported() {
    byte[] raw = ProgramFile.paddedRaw(programs("LBL \"A\"\n5\n"));
    raw[4] = 'B';
    ProgramFile file = read(raw);
    assertThat(file.hasErrors()).isTrue();
    assertThat(file.isRepairable()).isTrue();
    assertThat(file.problems())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith("the file is damaged: the checksum in byte 10 is ");
    assertThat(file.programs()).hasSize(1);
  }

  @Test
  void checksumThatLooksLikeAnEndIsNotAnEnd() {
    for (int fill = 0; fill < 256; fill++) {
      byte[] code = programs("LBL \"A\"\n\"\\x" + "%02X".formatted(fill) + "\"\n").get(0);
      ProgramFile file = read(ProgramFile.paddedRaw(List.of(code)));
      assertThat(file.problems()).isEmpty();
      assertThat(file.programs()).hasSize(1);
    }
  }

  @Test
  void bytesWithoutAnEndAreNotAProgram() {
    assertThat(read(new byte[] {0x40, 0x00, 0x01}).hasErrors()).isTrue();
    assertThat(read(new byte[0]).hasErrors()).isTrue();
  }

  @Test
  void bytesAfterTheLastEndAreReported() {
    byte[] raw = RawFile.write(programs("+\n"), false);
    byte[] more = Arrays.copyOf(raw, raw.length + 3);
    more[raw.length + 1] = 0x41;
    assertThat(read(more).problems())
        .singleElement()
        .hasToString(
            "1:5: the bytes after the last END, from byte 5 on (3 bytes), are not a program: an END is missing");
    assertThat(RawFile.read(new byte[] {(byte) 0x90}).problems())
        .singleElement()
        .hasToString("1:1: there is no END in 1 byte: this is not a program");
  }

  @Test
  void filesWrappedByOtherToolsAreReported() {
    byte[] code = HEX.parseHex("C0 00 F2 00 41 15 C0 00 0D");
    byte[] bin = Arrays.copyOf(HEX.parseHex("00 09 C0 00 F2 00 41 15 C0 00 0D DE"), 128);
    byte[] p41 = Arrays.copyOf("A         ".getBytes(StandardCharsets.US_ASCII), 32 + 256);
    p41[10] = (byte) 0xE0;
    p41[11] = (byte) 0x80;
    p41[29] = 9;
    System.arraycopy(code, 0, p41, 32, code.length);
    p41[32 + code.length] = (byte) 0xD5;
    byte[] dat = "0009C000F200\r\n4115C0000DDE\r\n".getBytes(StandardCharsets.US_ASCII);
    for (byte[] content : List.of(bin, p41, dat)) {
      ProgramFile file = read(content);
      assertThat(file.problems()).isEmpty();
      assertThat(file.programs()).singleElement().isEqualTo(code);
    }
    assertThat(List.of(read(bin).format(), read(p41).format(), read(dat).format()))
        .containsExactly(ProgramFile.Format.BIN, ProgramFile.Format.P41, ProgramFile.Format.DAT);
    bin[7] = 'B';
    assertThat(read(bin).problems()).hasSize(1);
  }
}
