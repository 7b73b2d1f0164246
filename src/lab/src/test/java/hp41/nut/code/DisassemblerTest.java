package hp41.nut.code;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.RomImages;
import hp41.Rounds;
import hp41.memory.Rom;
import hp41.module.ModulePage;
import hp41.module.ModulePage.PagePlace;
import hp41.module.PlugInImage;
import hp41.nut.LabelMap;
import hp41.nut.MicrocodeLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Disassembling images, and assembling the listings to the same images again. */
class DisassemblerTest {

  private static final String SMALL =
      """
      .TITLE "SMALL"
      MAIN = 14ED
      .PAGE ANY
      .XROM 21
      .FAT HEAD CLEAR
      .NAME "-SMALL"
      HEAD:   RTN
      .NAME "CLEAR" 2,1
      CLEAR:  ?NC XQ MAIN
              ?A#0 XS
              JC AWAY
              ?NC XQ 0FDE
              CON AWAY
      AWAY:   LDI S&X
              CON 001
              JNC CLEAR
      .POLL ON
              RTN
      .ID "SM1A"
      .CHECKSUM
      """;

  private static final String LISTED =
      """
                               .TITLE "SMALL"
                               MAIN = 14ED
                               .PAGE ANY
      8000 015                 .XROM 21
      8001 002                 CON 002            ; 2 functions
      8002 000 00E             .ENTRY _-SMALL     ; XROM 21,00 -SMALL
      8004 000 014             .ENTRY CLEAR       ; XROM 21,01 CLEAR
      8006 000 000             CON 000 000
      8008 08C 00C             .NAME "-SMALL"
      800E 3E0      _-SMALL:   RTN
      800F 092 001             .NAME "CLEAR" 2,1
      8014 3B5 050  CLEAR:     ?NC XQ MAIN        ; to 14ED
      8016 356                 ?A#0 XS
      8017 027                 JC L801B           ; to 801B
      8018 379 03C             ?NC XQ 0FDE        ; to 0FDE
      801A 01B                 CON L801B          ; to 801B
      801B 130      L801B:     LDI S&X
      801C 001                 CON 001
      801D 3BB                 JNC CLEAR          ; to 8014
                               .ORG 8FF9
      8FF9 3E0                 RTN                ; poll: on
      8FFA 000                 NOP                ; poll: memory lost
      8FFB 001 031             CON 001 031 00D 013 ; names the page: SM1A
      8FFF 2E3                 .CHECKSUM
      """;

  private static List<MicrocodeLine> lines(PlugInImage image) {
    return Disassembler.of(image, LabelMap.read("14ED MAIN something\n; nothing\n"));
  }

  private static void assertSame(PlugInImage image, Assembled assembled) {
    assertThat(assembled.problems()).noneMatch(it -> it.isError());
    PlugInImage again = PlugInImage.of(assembled.mod().orElseThrow()).orElseThrow();
    assertThat(again.title()).isEqualTo(image.title());
    assertThat(again.pages()).hasSameSizeAs(image.pages());
    for (int page = 0; page < image.pages().size(); page++) {
      ModulePage was = image.pages().get(page);
      assertThat(again.pages().get(page).place()).isEqualTo(was.place());
      assertThat(again.pages().get(page).words()).isEqualTo(was.words());
    }
  }

  /** Assembles the listing twice: as source, and with addresses and words in front. */
  private static void assertRoundTrip(PlugInImage image) {
    List<MicrocodeLine> lines = lines(image);
    assertSame(
        image,
        MicrocodeAssembler.assemble(
            lines.stream().map(MicrocodeLine::source).collect(joining("\n"))));
    assertSame(
        image,
        MicrocodeAssembler.assemble(
            lines.stream().map(MicrocodeLine::toString).collect(joining("\n"))));
  }

  @Test
  void aListingContainsAddressWordsLabelInstructionAndJumpTarget() {
    PlugInImage image = MicrocodeAssembler.assemble(SMALL).image().orElseThrow();
    assertThat(lines(image).stream().map(MicrocodeLine::toString).collect(joining("\n")))
        .isEqualTo(LISTED.stripTrailing());
  }

  @Test
  void aListingIsAssembledToTheSameImage() {
    assertRoundTrip(MicrocodeAssembler.assemble(SMALL).image().orElseThrow());
  }

  /** The test ROMs of the processor contain banks, RAM and calls to all pages. */
  @ParameterizedTest
  @ValueSource(
      strings = {"banks", "chips", "clock", "display", "fields", "flow", "jumps", "status", "tone"})
  void theListingOfATestRomIsAssembledToTheSameImage(String rom) throws IOException {
    String listing = Files.readString(Path.of("src/test/resources/nut", rom + ".asm"));
    assertRoundTrip(MicrocodeAssembler.assemble(listing).image().orElseThrow());
  }

  /** Random words after function tables whose entries point into any page and overlap. */
  @Tag("random")
  @Test
  void theListingOfRandomWordsIsAssembledToTheSameImage() {
    Random random = new Random(41);
    for (int trial = 0; trial < Rounds.of(40); trial++) {
      int rarity = 1 + random.nextInt(4);
      List<ModulePage> pages = new ArrayList<>();
      for (PagePlace place :
          List.of(PagePlace.NEXT, PagePlace.NEXT, new PagePlace(5, 0, 1, 1, true))) {
        int[] words =
            random
                .ints(Rom.PAGE, 0, 0x400)
                .map(it -> random.nextInt(rarity) == 0 ? it : 0)
                .toArray();
        words[0] = 21;
        words[1] = 1 + random.nextInt(64);
        for (int entry = 2; entry < 2 + 2 * words[1]; entry += 2) {
          words[entry] = random.nextInt(4) * 0x100 + random.nextInt(20);
          words[entry + 1] = random.nextInt(0x110);
        }
        pages.add(new ModulePage(words, place));
      }
      assertRoundTrip(new PlugInImage("", pages));
    }
  }

  @Test
  void aSingleInstructionIsDisassembledWithItsJumpTarget() {
    LabelMap map = LabelMap.read("14ED MAIN\n8004 LOOP\n");
    int[] words = {0x3B5, 0x050, 0x00E, 0x00B, 0x3F3};
    assertThat(IntStream.of(0, 2, 3, 4))
        .extracting(at -> MicrocodeLine.at(address -> words[address - 0x8000], 0x8000 + at, map))
        .extracting(MicrocodeLine::toString)
        .containsExactly(
            "8000 3B5 050             ?NC XQ 14ED        ; MAIN",
            "8002 00E                 A=0 ALL",
            "8003 00B                 JNC +1             ; to 8004 LOOP",
            "8004 3F3      LOOP:      JNC -2             ; to 8002");
  }

  @ParameterizedTest
  @ValueSource(strings = {"41cx.mod", "41cv.mod", "82104a.mod", "82143a.mod", "82182a.mod"})
  void theListingOfARomImageIsAssembledToTheSameImage(String file) throws IOException {
    assertRoundTrip(PlugInImage.of(Files.readAllBytes(RomImages.path(file))).orElseThrow());
  }
}
