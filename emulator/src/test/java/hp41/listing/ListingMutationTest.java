package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that any mutated listing is read or rejected with a valid position. */
class ListingMutationTest {

  private static final String LISTING =
      """
      .import 41cx
      .local SUB
      define N 05
      001*LBL "TEST"   ; comment
      002 "A\\x00\\"B"
      003 >"C|-D"
      004 -1,5 E-03
      005 RCL IND ST X
      006 STO+ N
      007 SUB
      008 ◆LBL A
      009 X≠Y?, X<>Y?, GTO 02
      010 XROM 25,47  (a note)
      011 FS?C 29 // note
      012 #90 05 ;RCL 05
      013 ENTER↑
      014 ├'E'
      015 TONE 89
      016 XEQ IND 99
      017 E
      018 END
      """;
  private static final String ALPHABET =
      "0123456789 .,;:'\"“”\\|->+*/#@?<>=^ABCDEXYZTLSTOLBLabce\n\r\t┬├⊢Σ≠↑−×☃ÿ(){}\uFEFF\u00A0\0";
  private static final List<String> WORDS =
      List.of(
          " LBL ", " IND ", "XROM ", "\"", "END\n", "\n", ", ", "E", "\\x", "|-", "^T", "STO",
          ".local ", "define ", "00 { ", "001 ", " ST ", "APPEND ", "#A6 6F", "//");

  @Test
  void mutatedListingsAreReadOrRejected() {
    mutate(41, 1_000);
  }

  @Test
  @Tag("slow")
  void manyMutatedListingsAreReadOrRejected() {
    mutate(42, 500_000);
  }

  private static void mutate(long seed, int count) {
    Random random = new Random(seed);
    Assembler assembler = new Assembler(Fixtures.MAINFRAME);
    Lister lister = new Lister(Fixtures.MAINFRAME);
    int read = 0;
    for (int i = 0; i < count; i++) {
      String listing = mutated(random);
      Assembler.Assembly assembly = assembler.assemble(listing);
      checkPlaces(listing, assembly.problems());
      if (!assembly.hasErrors()) {
        read++;
        checkBytes(listing, assembly.programs(), assembler, lister);
      }
    }
    assertThat(read).isBetween(count / 20, count * 19 / 20);
  }

  private static String mutated(Random random) {
    List<String> lines = new ArrayList<>(Arrays.asList(LISTING.split("(?<=\n)")));
    int kept = 1 + random.nextInt(8);
    while (lines.size() > kept) {
      lines.remove(random.nextInt(lines.size()));
    }
    StringBuilder listing = new StringBuilder(String.join("", lines));
    for (int i = random.nextInt(4); i >= 0; i--) {
      int from = random.nextInt(listing.length() + 1);
      int to = Math.min(listing.length(), from + random.nextInt(4));
      listing.replace(from, to, replacement(random));
    }
    return listing.toString();
  }

  private static String replacement(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> "";
      case 1 -> WORDS.get(random.nextInt(WORDS.size()));
      default -> String.valueOf(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    };
  }

  private static void checkPlaces(String listing, List<Diagnostic> problems) {
    String[] lines = listing.replace("\uFEFF", "").split("\r\n|\r|\n", -1);
    for (Diagnostic problem : problems) {
      assertThat(problem.line()).as(listing).isBetween(1, lines.length);
      int length = problem.excerpt().line().length();
      assertThat(problem.column()).as(listing).isBetween(1, length + 1);
      assertThat(problem.report("a").size()).as(listing).isIn(1, 3);
    }
  }

  private static void checkBytes(
      String listing, List<byte[]> programs, Assembler assembler, Lister lister) {
    Assembler.Assembly again = assembler.assemble(lister.list(programs));
    assertThat(again.problems()).as(listing).isEmpty();
    assertThat(programs).as(listing).isNotEmpty();
    assertThat(Fixtures.join(again.programs())).as(listing).isEqualTo(Fixtures.join(programs));
  }
}
