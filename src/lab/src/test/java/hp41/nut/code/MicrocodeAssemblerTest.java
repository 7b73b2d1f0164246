package hp41.nut.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hp41.listing.Diagnostic;
import hp41.module.ModulePage;
import hp41.module.ModulePage.PagePlace;
import hp41.module.PlugInImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Assembling a listing, and the problems reported for one with errors. */
class MicrocodeAssemblerTest {

  private static PlugInImage image(String listing) {
    Assembled assembled = MicrocodeAssembler.assemble(listing);
    assertThat(assembled.problems()).isEmpty();
    return PlugInImage.of(assembled.mod().orElseThrow()).orElseThrow();
  }

  private static List<Integer> words(ModulePage page, int from, int count) {
    return IntStream.range(from, from + count).mapToObj(page::word).toList();
  }

  @Test
  void aModulePageContainsFunctionTableNamesPollingWordsIdAndChecksum() {
    PlugInImage image =
        image(
            """
            .TITLE "Tools"
            .XROM 21
            .FAT HEAD STORE
            .NAME "-TOOLS"
            HEAD: RTN
            .NAME "ST≠" 2,1
            STORE: A=0 ALL
              RTN
            .POLL OFF
              JNC WATCH
            .ORG FC0
            WATCH: RTN
            .ID "TO1A"
            .CHECKSUM
            """);
    ModulePage page = image.pages().get(0);
    assertThat(image.title()).isEqualTo("Tools");
    assertThat(page.place()).isEqualTo(PagePlace.ANY);
    assertThat(page.xrom()).isEqualTo(21);
    assertThat(page.id()).isEqualTo("TO1A");
    assertThat(page.isChecksumRight()).isTrue();
    assertThat(image.problems()).isEmpty();
    assertThat(image.entries(page))
        .extracting(PlugInImage.FunctionEntry::name, PlugInImage.FunctionEntry::operand)
        .containsExactly(tuple("-TOOLS", ""), tuple("ST≠", "nn"));
    assertThat(words(page, 0, 8)).containsExactly(21, 2, 0, 0x0E, 0, 0x12, 0, 0);
    assertThat(words(page, 0x0F, 5)).containsExactly(0x0CD, 0x114, 0x213, 0x00E, 0x3E0);
    assertThat(page.word(0xFF7)).isEqualTo((0xFC0 - 0xFF7 & 0x7F) << 3 | 3);
  }

  @Test
  void placeGroupBankAndRamArePreservedInTheImage() {
    PlugInImage image =
        image(
            """
            .PAGE 3 SWITCH 1
              CON 001
            .PAGE 5 SWITCH 1
              CON 002
            .PAGE LOWER GROUP 2
              CON 003
            .PAGE UPPER GROUP 2 RAM
              CON 004
            .PAGE 5 BANK 2 SWITCH 1
              CON 005
            .PAGE 5 BANK 4 SWITCH 1 RAM
              CON 006
            """);
    assertThat(image.pages())
        .extracting(ModulePage::place)
        .containsExactly(
            new PagePlace(3, 0, 1, 1, false),
            new PagePlace(5, 0, 1, 1, false),
            new PagePlace(0x2F, 2, 1, 0, false),
            new PagePlace(0x3F, 2, 1, 0, true),
            new PagePlace(5, 0, 2, 1, false),
            new PagePlace(5, 0, 4, 1, true));
    assertThat(image.pages()).extracting(page -> page.word(0)).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(PlugInImage.of(image.mod()).orElseThrow().mod()).isEqualTo(image.mod());
  }

  @Test
  void jumpsReachLabelsAndNamedAddresses() {
    ModulePage page =
        image(
                """
                MAIN = 14ED
                .PAGE 6
                FIRST: ?NC XQ MAIN
                  JC LAST
                  ?C GO FIRST
                  CON LAST 3FF
                LAST: JNC FIRST ; back
                """)
            .pages()
            .get(0);
    assertThat(words(page, 0, 8))
        .containsExactly(
            0x3B5, 0x050, 5 << 3 | 7, 0x001, 0x183, 0x007, 0x3FF, (-7 & 0x7F) << 3 | 3);
  }

  @Test
  void addressesAndWordsInFrontAreIgnored() {
    ModulePage page =
        image("8000 3E0  BEGIN: RTN ; returns\n8001 3B5 050   ?NC XQ 14ED\n8003 2A5 155")
            .pages()
            .get(0);
    assertThat(words(page, 0, 5)).containsExactly(0x3E0, 0x3B5, 0x050, 0x2A5, 0x155);
  }

  @Test
  void theLineOfEachInstructionIsReturned() {
    Assembled assembled = MicrocodeAssembler.assemble("; nothing\n.PAGE 6\nHERE: NOP\n\n  RTN");
    assertThat(assembled.lines())
        .containsEntry(new Assembled.CodePosition(0, 0x6000), 3)
        .containsEntry(new Assembled.CodePosition(0, 0x6001), 5);
    assertThat(assembled.labels()).containsEntry("HERE", 0x6000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"  A=0 AL\n", "LOOP%1$s: JNC LOPP%1$s\n"})
  void namesAreSuggestedForTheFirstHundredUnknownWords(String line) {
    String listing =
        IntStream.range(1000, 1200).mapToObj(line::formatted).collect(Collectors.joining());
    List<Diagnostic> problems = MicrocodeAssembler.assemble(listing).problems();
    assertThat(problems).hasSize(200);
    assertThat(problems.subList(0, 100)).noneMatch(it -> it.nearest().isEmpty());
    assertThat(problems.subList(100, 200)).allMatch(it -> it.nearest().isEmpty());
  }

  /** Line, column and message. A bar in the listing is a line break. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '§',
      quoteCharacter = '~',
      value = {
        "A=0 AL § 1:1: A=0 AL is not an instruction · data: CON 1FD, label: NAME:; did you"
            + " mean A=0 ALL, A=0 @R or A=0 M?",
        "NOP|  JNC NOWHERE § 2:7: there is no label NOWHERE · type a label or a distance in words,"
            + " such as +5 or -5",
        "LOOP: NOP|  JNC LOOPS § 2:7: there is no label LOOPS · type a label or a distance in"
            + " words, such as +5 or -5; did you mean LOOP?",
        "FAR: NOP|.ORG 100|  JC FAR § 3:6: FAR is 256 words away: JNC and JC reach from -64 to +63"
            + " words · use ?NC GO or ?C GO",
        "JNC +64 § 1:5: +64 words is too far: JNC and JC reach from -64 to +63 words · use ?NC GO"
            + " or ?C GO",
        "?NC XQ 123 § 1:8: there is no label 123 · type four hexadecimal digits or a label",
        "CON 400 § 1:5: 400 is too large · type a word from 000 to 3FF",
        "CON § 1:1: CON needs at least one word · type: CON 1FD 000",
        "ADD: NOP § 1:1: ADD cannot be a label · use a name that is not a hexadecimal number and"
            + " contains none of ; : , \"",
        "ONE: NOP|ONE: NOP § 2:1: ONE is defined twice · rename one of the labels",
        ".ORGE 100 § 1:1: .ORGE is not a directive; did you mean .ORG?",
        ".PAGE 6|.ORG 8100 § 2:6: the address must be in this page, 6000 to 6FFF · an address of"
            + " up to three digits counts from the start of the page: .ORG 100",
        ".PAGE LOWR § 1:7: unknown page · type 0 to F, or for any port ANY, LOWER, UPPER, EVEN,"
            + " ODD or NEXT;"
            + " did you mean LOWER?",
        ".PAGE 5 BANK § 1:9: BANK needs a number · type: BANK 1",
        ".PAGE 5 BANK 5 § 1:14: the bank must be 1 to 4",
        ".PAGE 9|NOP|.PAGE 9 § 3:7: line 1 already begins bank 1 of page 9 · use another page or"
            + " another BANK, 1 to 4",
        ".PAGE 9 BANK 2|.PAGE 9|.PAGE 9 BANK 2 § 3:7: line 1 already begins bank 2 of page 9 ·"
            + " use another page or another BANK, 1 to 4",
        ".PAGE ANY|.PAGE C|.PAGE LOWER|.PAGE EVEN|.PAGE UPPER|.PAGE ANY § 6:1: all ports (pages 8"
            + " to F) are full · delete a page, or make it a bank: .PAGE ANY"
            + " BANK 2",
        ".PAGE 5 BANC 2 § 1:9: BANC is not a page option · use GROUP n, BANK n, SWITCH n or RAM;"
            + " did you mean BANK?",
        ".POLL NEVER § 1:7: unknown polling event · type one of PAUSE, RUN, WAKE, OFF, SLEEP,"
            + " ON, LOST",
        "NOP|.ORG 000|  RTN § 3:3: this address already contains the word of line 1 · choose"
            + " another address with .ORG",
        ".ORG FFF|  NOP|  NOP § 3:3: the page is full (4096 words) · begin another page: .PAGE"
            + " NEXT GROUP 1",
        ".XROM 32 § 1:7: the module number must be 0 to 31 · type: .XROM 21",
        ".NAME CLEAR 4,0 § 1:13: a name must be in quotes; two prompt numbers may follow · type:"
            + " .NAME \"STO\" 2,0",
        ".NAME \"clear\" § 1:7: the display cannot show this text · use capitals, digits,"
            + " punctuation"
            + " and abcdeµ≠Σ∡",
        ".ID \"ABC\" § 1:5: a page ID must have four characters · type: .ID \"AB1A\"",
        "NAME = 12 § 1:8: an address must have four hexadecimal digits · type: NAME = 0FDE",
        ".TITLE TOOLS § 1:8: a title must be in quotes · type: .TITLE \"TOOLS\"",
        ".FAT HEAD § 1:6: there is no label HEAD · type the label of a function's first"
            + " instruction"
      })
  void anErrorIsReportedWithItsPlaceAndARemedy(String listing, String problem) {
    Assembled assembled = MicrocodeAssembler.assemble(listing.replace('|', '\n'));
    assertThat(assembled.problems()).extracting(Diagnostic::toString).containsExactly(problem);
    assertThat(assembled.mod()).isEmpty();
  }

  @Test
  void pagesForAnyPortSkipThoseWithAFixedPage() {
    Assembled assembled =
        MicrocodeAssembler.assemble(
            ".PAGE ANY\nONE: NOP\n.PAGE 8\nTWO: NOP\n.PAGE ANY\nTHREE: NOP");
    assertThat(assembled.problems()).isEmpty();
    assertThat(assembled.labels()).isEqualTo(Map.of("ONE", 0x9000, "TWO", 0x8000, "THREE", 0xA000));
  }

  @Test
  void aListingWithThousandsOfPagesGivesOneErrorAndNoImage() {
    Assembled assembled = MicrocodeAssembler.assemble(".PAGE ANY\n RTN\n".repeat(3000));
    assertThat(assembled.problems()).hasSize(1);
    assertThat(assembled.mod()).isEmpty();
  }

  /** Deletes, inserts and replaces random characters. Every listing gives an image or an error. */
  @Test
  void aDamagedListingGivesAnImageOrAnError() throws IOException {
    Random random = new Random(41);
    String listing = Files.readString(Path.of("src/test/resources/nut/banks.asm"));
    String more = ".NAME \"AB\" 1,2\n.FAT A B\n.ENTRY C USER\n.XROM 3\n.ID \"ABCD\"\nX = 1234\n";
    for (int trial = 0; trial < 300; trial++) {
      StringBuilder damaged = new StringBuilder(more + listing);
      for (int damage = 0; damage < 40; damage++) {
        int at = random.nextInt(damaged.length());
        char other = damaged.charAt(random.nextInt(damaged.length()));
        switch (random.nextInt(3)) {
          case 0 -> damaged.deleteCharAt(at);
          case 1 -> damaged.insert(at, other);
          default -> damaged.setCharAt(at, other);
        }
      }
      Assembled assembled = MicrocodeAssembler.assemble(damaged.toString());
      assertThat(assembled.image().isEmpty())
          .isEqualTo(assembled.problems().stream().anyMatch(Diagnostic::isError));
    }
  }

  @Test
  void anAbsoluteJumpWithinARelocatablePageIsAWarning() {
    Assembled assembled = MicrocodeAssembler.assemble("HERE: ?NC GO HERE");
    assertThat(assembled.problems()).hasSize(1).noneMatch(Diagnostic::isError);
    assertThat(assembled.problems().get(0).message()).contains("only in page 8");
    assertThat(assembled.problems().get(0).report("t.asm"))
        .endsWith("  HERE: ?NC GO HERE", "               ^^^^");
    assertThat(assembled.mod()).isPresent();
  }
}
