package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Internals;
import hp41.listing.Assembler;
import hp41.listing.LabelSpelling;
import hp41.listing.Lister;
import hp41.memory.GlobalLabel;
import hp41.memory.LabelName;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that every command that takes a label accepts it in every spelling. */
class LabelsTest {

  private static final String EDGE = "LBL \"EDGE\"\n1\nEND\n";
  private static final int ROUNDS = 60;

  @TempDir private Path folder;
  private final TestSession session = new TestSession(Accessory.PRINTER);

  @Test
  void everyCommandFindsALabelAsListingDisplayAndKeyboardSpellIt() throws IOException {
    long seed = Long.getLong("hp41.seed", new Random().nextLong());
    Random random = new Random(seed);
    for (int i = 0; i < ROUNDS; i++) {
      String name = randomName(random);
      for (String spelling : spellings(new LabelName(name))) {
        check(name, spelling, "seed " + seed + ": " + spelling);
      }
    }
  }

  /** Names with each of the characters that listings, display and keyboard spell differently. */
  @ParameterizedTest
  @ValueSource(strings = {"X^2A", "A≠B", "ΣXY", "µ1", "A∡", "A~B", "A⊢B", "┬AB", "{A}", "A|B"})
  void commandsFindALabelThatIsTypedWithoutQuotes(String spelling) throws IOException {
    String name = LabelSpelling.read(spelling).orElseThrow().characters();
    load(name);
    session.line("break " + spelling);
    assertThat(breakpoints()).containsExactly(new LabelName(name).typed());
    session.line("save " + folder + "/b.raw " + spelling);
    assertThat(folder.resolve("b.raw")).as(session.note()).hasBinaryContent(program(name));
    load(name);
    if (!spelling.startsWith("┬")) {
      session.line("xeq " + inLowerCase(spelling));
      assertThat(x()).isEqualTo("42.0000");
    }
  }

  /** A backslash before a quote makes it a part of the name, so that the name does not end. */
  @Test
  void aNameThatEndsWithABackslashIsTypedWithTwo() {
    load("2A\\");
    session.line("asn \"2A\\\" 11");
    assertThat(session.note()).contains("write \\\\ for a backslash");
    session.line("asn \"2A\\\\\" 11");
    assertThat(labels()).filteredOn(it -> it.key() != 0).hasSize(1);
  }

  /** The escape after the quote inside the name is not converted to capitals. */
  @Test
  void aQuoteInsideANameDoesNotEndIt() {
    load("\u0010\"A)\u0003 ");
    session.line("clx xeq \"\\x10\\\"A)\\x03 \"");
    assertThat(x()).as(session.note()).isEqualTo("42.0000");
  }

  /** Converts A to Z only; a lower-case Σ is another character. */
  private static String inLowerCase(String spelling) {
    return spelling
        .chars()
        .mapToObj(c -> Character.toString(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c))
        .collect(Collectors.joining());
  }

  /** Returns a name of any characters of the machine that is not also a local label. */
  private static String randomName(Random random) {
    return random
        .ints(2 + random.nextInt(6), 0, 0x100)
        .mapToObj(c -> Character.toString((char) (random.nextInt(4) > 0 ? c & 0x7F : c)))
        .collect(Collectors.joining())
        .replace('\r', 'A');
  }

  /** Returns the spellings, in quotes: of a listing, of the display, and as it is typed. */
  private Stream<String> readable(LabelName name) {
    String listed =
        new Lister(Internals.known(session.calculator))
            .list(List.of(program(name.characters())))
            .lines()
            .findFirst()
            .map(line -> Strings.CS.removeStart(line, "LBL "))
            .orElseThrow();
    boolean hasEscape = name.shown().contains("\"") || name.shown().endsWith("\\");
    String shown = hasEscape ? listed : '"' + name.shown() + '"';
    return Stream.of(listed, shown, LabelSpelling.quoted(name));
  }

  private List<String> spellings(LabelName name) {
    return readable(name)
        .filter(it -> it.startsWith("\""))
        .filter(it -> name.equals(read(it)))
        .distinct()
        .toList();
  }

  private static LabelName read(String quoted) {
    return LabelSpelling.read(quoted.substring(1, quoted.length() - 1)).orElse(null);
  }

  private void check(String name, String spelling, String what) throws IOException {
    load(name);
    session.line("clx xeq " + spelling);
    assertThat(x()).as(what).isEqualTo("42.0000");
    session.line("gto ..").line("gto " + spelling);
    assertThat(
            Internals.names(session.calculator).label(spelling.substring(1, spelling.length() - 1)))
        .as(what)
        .map(GlobalLabel::pointer)
        .contains(session.calculator.programs().pointer());
    session.line("break " + spelling);
    assertThat(breakpoints()).as(what).containsExactly(new LabelName(name).typed());
    session.line("unbreak").line("save! " + folder + "/a.raw " + spelling);
    assertThat(folder.resolve("a.raw")).as(what + session.note()).hasBinaryContent(program(name));
    session.line("asn " + spelling + " 11");
    assertThat(labels()).as(what).filteredOn(it -> it.key() != 0).hasSize(1);
    session.line("load! " + folder + "/a.raw");
    assertThat(names()).as(what).containsExactly("EDGE", "EDGE", name);
    session.line("clp " + spelling);
    assertThat(names()).as(what).containsExactly("EDGE", "EDGE");
  }

  /** A program in one line; no key enters a letter after e. */
  @Test
  void theLabelOfATypedProgramIsInCapitals() {
    session.line("lbl \"a$f\" 42 rtn end");
    assertThat(names()).contains("A$F");
    session.line("xeq \"a$f\"");
    assertThat(x()).as(session.note()).isEqualTo("42.0000");
  }

  @Test
  void oneUndoAfterLoadReplacedAProgramRestoresIt() throws IOException {
    Files.write(folder.resolve("a.raw"), program("X^2A"));
    session.line("load " + folder + "/a.raw").line("gto .002").line("prgm");
    session.line("7").line("prgm");
    byte[] edited = session.calculator.programs().all().get(0);
    session.line("load! " + folder + "/a.raw");
    assertThat(session.note()).contains("replaced X↑2A", "Ctrl-U");
    assertThat(session.calculator.programs().all()).containsExactly(program("X^2A"));
    session.line("undo");
    assertThat(session.calculator.programs().all()).containsExactly(edited);
    session.line("redo");
    assertThat(session.calculator.programs().all()).containsExactly(program("X^2A"));
  }

  @Test
  void replacingAProgramByTheSameLinesPromisesNoUndo() throws IOException {
    Files.write(folder.resolve("a.raw"), program("AA"));
    session.line("load " + folder + "/a.raw").line("load! " + folder + "/a.raw");
    assertThat(session.note()).contains("nothing was changed").doesNotContain("Ctrl-U");
  }

  @Test
  void nothingChangesIfThereIsNoRoomToReplace() throws IOException {
    String lines = IntStream.range(0, 3000).mapToObj(i -> "PI\n").collect(Collectors.joining());
    Files.writeString(folder.resolve("a.txt"), "LBL \"AA\"\n" + lines + "END\n");
    load("AA");
    session.line("load! " + folder + "/a.txt");
    assertThat(session.note()).contains("needs");
    assertThat(names()).containsExactly("EDGE", "AA", "EDGE");
  }

  @Test
  void saveWritesTheProgramThatXeqRuns() throws IOException {
    load("AA");
    session.paste("LBL \"AA\"\n43\nEND\n").line("xeq aa");
    assertThat(x()).isEqualTo("43.0000");
    session.line("save " + folder + "/a.txt aa");
    assertThat(folder.resolve("a.txt")).hasContent("LBL \"AA\"\n43\nEND\n");
  }

  @Test
  void completionOffersALabelForTheCharactersOfTheKeyboard() throws IOException {
    load("X^2A");
    session.type(":xeq x^").press(KeyName.TAB);
    assertThat(session.screen().input().line().orElseThrow().text()).isEqualTo(":xeq \"X↑2A\"");
    session.press(KeyName.ENTER);
    assertThat(x()).isEqualTo("42.0000");
  }

  private void load(String name) {
    session.calculator.programs().clear();
    List<byte[]> edge =
        new Assembler(Internals.known(session.calculator)).assemble(EDGE).programs();
    session.calculator.load(List.of(edge.get(0), program(name), edge.get(0)));
    session.line("unbreak");
  }

  /** Returns the program LBL name, 42, END. */
  private static byte[] program(String name) {
    byte[] code = new byte[name.length() + 9];
    code[0] = (byte) 0xC0;
    code[2] = (byte) (0xF1 + name.length());
    for (int i = 0; i < name.length(); i++) {
      code[4 + i] = (byte) name.charAt(i);
    }
    int end = code.length - 5;
    System.arraycopy(new byte[] {0x14, 0x12, (byte) 0xC0, 0, 0x0D}, 0, code, end, 5);
    return code;
  }

  private String x() {
    return session.calculator.snapshot().stack().get(3).text().strip();
  }

  private List<String> breakpoints() {
    return session.calculator.debugger().breakpoints().all().stream()
        .filter(it -> it.pointer() > 0)
        .flatMap(it -> it.label().stream())
        .toList();
  }

  private List<GlobalLabel> labels() {
    return Internals.names(session.calculator).globals().stream()
        .filter(it -> !it.isEnd())
        .toList();
  }

  private List<String> names() {
    return labels().stream().map(GlobalLabel::name).toList();
  }
}
