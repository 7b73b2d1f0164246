package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests names of other people's modules in listings. */
class ForeignNamesTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final InstructionSet KNOWN = Internals.known();
  private static final Assembler ASSEMBLER = new Assembler(KNOWN);
  private static final StepReader WITHOUT = new StepReader(KNOWN);
  private static final Spellings SPELLINGS = new Spellings(KNOWN);
  private static final NamesTable TABLE = ForeignNames.table();
  private static final Map<String, List<Integer>> CODES = codes(entry -> true);
  private static final Map<String, List<Integer>> FUNCTIONS = codes(entry -> !entry.isProgram());

  private static Map<String, List<Integer>> codes(Predicate<NamesTable.NamedFunction> wanted) {
    return TABLE.entries().stream()
        .filter(wanted)
        .collect(
            Collectors.groupingBy(
                NamesTable.NamedFunction::name,
                Collectors.mapping(NamesTable.NamedFunction::code, Collectors.toList())));
  }

  private static String bytes(Assembler assembler, String step) {
    Assembler.Assembly assembly = assembler.assemble(step + "\nEND");
    assertThat(assembly.problems()).allMatch(it -> it.message().contains("is not plugged in"));
    return HEX.formatHex(assembly.programs().get(0)).replace(" C0 00 0D", "");
  }

  private static String hex(int code) {
    return HEX.formatHex(new byte[] {(byte) (code >>> 8), (byte) code});
  }

  @Test
  void everyLineOfTheTableIsValidAndBelongsToAModule() {
    assertThat(TABLE.problems()).isEmpty();
    assertThat(TABLE.entries()).isNotEmpty().noneMatch(entry -> entry.module().isEmpty());
  }

  private static Stream<String> names() {
    return CODES.keySet().stream()
        .filter(name -> SPELLINGS.find(name).filter(it -> !it.programmable()).isEmpty())
        .sorted();
  }

  @Test
  void nameAfterXromIsTheFirstInTheTableUnlessAKnownModuleHasIt() {
    assertThat(names()).isNotEmpty().allSatisfy(ForeignNamesTest::checkReadAfterXrom);
  }

  private static void checkReadAfterXrom(String name) {
    String step = "XROM \"" + name + '"';
    Optional<Integer> known = SPELLINGS.find(name).filter(it -> it.isXrom()).map(it -> it.code());
    if (known.isPresent()) {
      assertThat(bytes(ASSEMBLER, step)).isEqualTo(hex(known.get()));
    } else {
      checkFirstOrAmbiguous(step, CODES.get(name));
    }
  }

  /** Checks that a name is the first in the table or is reported as ambiguous. */
  private static void checkFirstOrAmbiguous(String step, List<Integer> codes) {
    int first = codes.get(0);
    if (codes.stream().anyMatch(it -> it != first && it >> 6 == first >> 6)) {
      assertThat(ASSEMBLER.assemble(step).problems())
          .singleElement()
          .matches(it -> it.isError() && it.message().contains("write ;XROM rr,ff"));
    } else {
      assertThat(bytes(ASSEMBLER, step)).isEqualTo(hex(first));
    }
  }

  private static Stream<String> functions() {
    return FUNCTIONS.keySet().stream().filter(it -> !Character.isDigit(it.charAt(0))).sorted();
  }

  @Test
  void functionIsReadByNameUnlessTheNameHasAnotherMeaning() {
    assertThat(functions()).isNotEmpty().allSatisfy(ForeignNamesTest::isRead);
  }

  private static void isRead(String name) {
    LineScanner cursor = new LineScanner(name);
    boolean read = WITHOUT.skipStep(cursor);
    if (read && (cursor.remarks().isEmpty() || Character.isDigit(name.charAt(name.length() - 1)))) {
      cursor.index(0);
      assertThat(ASSEMBLER.assemble(name).programs().get(0))
          .startsWith(WITHOUT.readStep(cursor).get(0).bytes());
    } else if (SPELLINGS.find(name).isEmpty()) {
      checkFirstOrAmbiguous(name, FUNCTIONS.get(name));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "HGETREC, A1 D1",
    "XROM 'hgetrec', A1 D1",
    "PMTK, A2 CC",
    "aNRCL, A1 05",
    "SDGT, A0 C3",
    "∑DGT, A0 C3",
    "X^3, A0 E2",
    "XROM 'EXP', A1 6C",
    "XROM┬MK, A2 81",
    "XROM 'LOG', A7 CF",
  })
  void namesAreReadInTheSpellingsOfListings(String step, String expected) {
    assertThat(bytes(ASSEMBLER, step)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "ADD, 40",
    "SUB, 41",
    "LOG, 56",
    "SIZE?, A6 6C",
    "ALENG, A6 41",
    "XEQ \"MATRX\", 1E F5 4D 41 54 52 58",
    "'HGETREC ;XROM 07,12', A1 CC",
  })
  void wordsWithAnotherMeaningAreUnaffected(String step, String expected) {
    assertThat(bytes(ASSEMBLER, step)).isEqualTo(expected);
  }

  @Test
  void numbersAndNotesHavePriority() {
    Assembler.Assembly assembly = ASSEMBLER.assemble("LBL 01\nSF05\nRCL 05  MOVE");
    assertThat(assembly.problems())
        .extracting(Diagnostic::message)
        .containsExactly("read as SF 05", "skipped as a note (a comment begins with ;)");
  }

  @Test
  void sentencesWithSuchNamesBeforeAListingAreSkipped() {
    String listing = "SORT\nplease read this first\n\nLBL 01\nRTN\n";
    Assembler.Assembly assembly = ASSEMBLER.assemble(listing);
    assertThat(assembly.problems())
        .singleElement()
        .hasToString("1:1: skipped: not a program line, like the 1 below");
    assertThat(assembly.programs().get(0)).isEqualTo(HEX.parseHex("02 85 C0 00 0D"));
  }

  @ParameterizedTest
  @CsvSource({
    "RCLL 05, RCL",
    "hgetrec, HGETREC",
    "PMTKK, PMTK",
    "HGETRECC, HGETREC",
    "GETRECC, GETREC",
    "DECODEX, DECODE",
  })
  void foreignNamesAreSuggestedIfNoOtherIsMoreSimilar(String step, String nearest) {
    assertThat(ASSEMBLER.assemble(step).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.nearest()).contains(nearest));
  }

  @Test
  void userNamesHavePriority() {
    NamesTable users = NamesTable.read("[mine]\nXROM 30,60\t\"PMTK\"\n[yours]\nXROM 30,60\tB?\n");
    assertThat(users.problems()).isEmpty();
    InstructionSet functions = Internals.known().withNames(users.modules());
    Assembler assembler = new Assembler(functions);
    assertThat(bytes(assembler, "PMTK")).isEqualTo("A7 BC");
    assertThat(bytes(assembler, "B?")).isEqualTo("A7 BC");
    assertThat(new Lister(functions).list(assembler.assemble("B?").programs()))
        .isEqualTo("PMTK ;XROM 30,60\nEND\n");
  }

  @Test
  void listingsShowTheNumbersSinceTwoModulesMayShareThem() {
    List<byte[]> programs = ASSEMBLER.assemble("PMTK\nXROM \"MK\"").programs();
    String listing = "XROM 11,12\nXROM 10,01\nEND\n";
    assertThat(new Lister(KNOWN).list(programs)).isEqualTo(listing);
    assertThat(ASSEMBLER.assemble(listing).programs().get(0)).isEqualTo(programs.get(0));
  }

  @ParameterizedTest
  @CsvSource({"NEG, 16, DEG or ENG", "RLC, 16, RCL", "ESC, 21, SEC"})
  void nameThatOnlyAnAbsentModuleHasIsReportedWithTheNearest(
      String name, int module, String nearest) {
    NamesTable.NamedFunction entry =
        TABLE.entries().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
    assertThat(entry.xrom()).isEqualTo(module);
    String numbers = ModuleDefinition.numbers(entry.code());
    assertThat(ASSEMBLER.assemble("LBL 01\n" + name).problems())
        .singleElement()
        .matches(problem -> !problem.isError())
        .hasToString(
            "2:1: %s is %s of %s, which is not plugged in; if you mean it, write %s ;%s; did you mean %s?"
                .formatted(name, numbers, entry.module(), name, numbers, nearest));
    assertThat(ASSEMBLER.assemble(name + " ;" + numbers).problems()).isEmpty();
    assertThat(TypedLine.read(name.toLowerCase(Locale.ROOT), KNOWN).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.explanation())
                    .isEqualTo(
                        "%s is %s of %s, which is not plugged in; did you mean %s?"
                            .formatted(name, numbers, entry.module(), nearest)));
  }

  @Test
  void everyForeignNameIsReported() {
    assertThat(functions().filter(name -> SPELLINGS.find(name).isEmpty()))
        .isNotEmpty()
        .allSatisfy(name -> assertThat(ASSEMBLER.assemble(name).problems()).isNotEmpty());
  }

  @Test
  void functionThatIsCalledOftenIsReportedOnce() {
    Assembler.Assembly assembly = ASSEMBLER.assemble("NEG\nPMTK\nNEG\nNEG\nXROM \"MK\"\nEND");
    assertThat(assembly.problems()).hasSize(5);
    assertThat(Diagnostic.withoutRepetitions(assembly.problems()))
        .extracting(Diagnostic::message)
        .satisfiesExactly(
            message -> assertThat(message).endsWith("write NEG ;XROM 16,23 (and in 2 more lines)"),
            message -> assertThat(message).startsWith("PMTK is XROM 11,12 of CCD, which"),
            message -> assertThat(message).startsWith("MK is XROM 10,01 of"));
  }

  @Test
  void nameInSeveralModulesIsReported() {
    assertThat(ASSEMBLER.assemble("BININ").problems())
        .singleElement()
        .hasToString(
            "1:1: BININ is XROM 22,01 of Advantage, which is not plugged in; it is also XROM 24,06 of"
                + " HP-IL Development; if you mean it, write BININ ;XROM 22,01")
        .matches(problem -> !problem.isError());
  }

  @Test
  void conflictingEditionsOfOneModuleAreAmbiguous() {
    assertThat(ASSEMBLER.assemble("LBL 01\nYMCPY").problems())
        .singleElement()
        .hasToString(
            "2:1: YMCPY is XROM 15,25 of YFNX 2C or XROM 15,15 of YFNZ 4F: write ;XROM rr,ff after"
                + " it, or use a table of names (--names)")
        .matches(Diagnostic::isError);
    assertThat(bytes(ASSEMBLER, "YMCPY ;XROM 15,15")).isEqualTo("A3 CF");
    assertThat(bytes(ASSEMBLER, "XROM \"YMCPY\" ;XROM 15,15")).isEqualTo("A3 CF");
    NamesTable users = NamesTable.read("XROM 15,15\tYMCPY\n");
    assertThat(bytes(new Assembler(Internals.known().withNames(users.modules())), "YMCPY"))
        .isEqualTo("A3 CF");
  }

  @ParameterizedTest
  @CsvSource({
    "YMCPY; PPLUG, A3 D9 A3 C6",
    "YMCPY; PLUGH, A3 CF A3 FB",
    "PMTK; REVX?, A1 4F A1 50",
    "PMTK; ARCLE, A2 CC A2 C4",
  })
  void otherNamesInTheListingDetermineTheModule(String steps, String expected) {
    assertThat(bytes(ASSEMBLER, steps.replace("; ", "\n"))).isEqualTo(expected);
  }

  @Test
  void onlyStepsDetermineTheModule() {
    assertThat(ASSEMBLER.assemble("YMCPY ; PPLUG\n\"PPLUG\"").hasErrors()).isTrue();
    assertThat(ASSEMBLER.assemble("YMCPY\nPPLUG\nPLUGH").hasErrors()).isTrue();
  }
}
