package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Image;
import hp41.KnownName;
import hp41.RomImages;
import hp41.commands.CommandTable;
import hp41.nut.code.MicrocodeAssembler;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Promise;
import hp41.panel.view.CurrentNote;
import hp41.peripherals.Folder;
import hp41.states.StateFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Types the lines that answers propose, with names instead of their placeholders, and compares what
 * happens with what is promised.
 */
class ProposedLinesTest {

  /** Lines whose answers propose something that no other answer does; a colon separates lines. */
  private static final List<String> LINES =
      List.of(
          "5 prx",
          "8queens",
          "break 2",
          "break 2 if x>3",
          "break 2 if x>",
          "break 2 if x>3 hits",
          "break 2 log",
          "break 99",
          "(3+4)*5",
          "sin(30)",
          "nut",
          "fnord",
          "gto \"NOSUCH\"",
          "load nosuch",
          "load $/new.txt : load $/new.txt",
          "load $/cut.raw",
          "save $/all.dm41",
          "save $/all.dm41 : load $/all.dm41",
          "save $/all.dm41 AREA",
          "save paper a b",
          "5 prx : save paper",
          "5 prx : save paper $/p.txt",
          "5 prx : save paper $/no/p.txt",
          "save $/a.txt AREA VOLUME C",
          "gto .. : save $/x.txt",
          "cards $/cards : card zzz",
          "plug cards : card",
          "unplug printer : prx",
          "unplug printer : plug printer",
          "plug math",
          "traceon : 5 xeq \"AREA\" : ptrace",
          "save state $/all.dm41",
          "load state $/nosuch.dm41",
          "traceon $/no/trace.txt",
          "ptrace",
          "ptrace : traceon : xeq \"AREA\" : unplug printer : ptrace",
          "rcl 300",
          "sinn",
          "size 000 8queens",
          "size 000 : rcl 05",
          "size 319",
          "size 319 : load 8queens",
          "size 000 : load $/large.txt",
          "size 040 : rcl 60",
          "size 000 : xeq \"C\"",
          "size 301 : prgm : \"ABCDEFGHIJKLMNO\" : \"ABCDEFGHIJKLMNO\" : \"ABCDEFGHIJKLMNO\"",
          "!LBL \"Q\"|\"SIZE>=120\"|PROMPT|END : xeq \"Q\"",
          "size 000 : load 8queens : load 8queens : load 8queens : solve : +ENTER",
          "plug math : gto \"SOLVE\" : prgm : sin",
          "unplug time",
          "unplug printer : cards $ : prgm : card two",
          "user yes",
          "model c : cards $/cards",
          "plug math : plug stat : plug finance : plug more : cards $/cards",
          "plug math : plug stat : plug finance : plug more : plug hpil : plug cards");

  /** Lines of which the first selects the microcode, except for the last ones. */
  private static final List<String> MICROCODE =
      List.of(
          "engine",
          "engine own",
          "engine own : engine",
          "engine own : engine microcode nosuch.mod",
          "model cv : engine : model cx : model cv : engine",
          "cards $/cards",
          "cards $/cards : card one",
          "disc $/cards",
          "nut halt",
          "nut go",
          "nut break 0180 : -5 : nut step",
          "nut break 0180 : -5 : nut halt",
          "nut break 0180 : -5 : nut step x",
          "nut step",
          "nut halt : nut go",
          "nut break",
          "nut break 0108",
          "nut break 0108 : nut break",
          "nut break 0108 : nut break 0108",
          "nut break nosuch",
          "nut run nosuch",
          "nut map $/names.txt",
          "nut map nosuch.txt",
          "nut ram",
          "plug $/other.mod : nut ram",
          "plug $/other.mod : nut ram $/new.txt",
          "plug $/other.mod : nut ram $/ram.mod",
          "plug $/other.mod : nut ram $/no/ram.mod");

  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\b(NAME|FILE|FOLDER|NNN|NN|ADDRESS|PROGRAM)\\b");

  /** The file of a ROM image that the user has. */
  private static final Pattern IMAGE = Pattern.compile("\\b(41cx|41cv|82104A)\\.mod\\b");

  private static final String WITH_RAM =
      """
               .TITLE "OTHER"
               .PAGE 8 RAM
               RTN
      """;

  private static final byte[] OTHER = MicrocodeAssembler.assemble(WITH_RAM).mod().orElseThrow();

  /** The bytes of a program with the label ONE. */
  private static final String CARD = "c000f4004f4e45" + "12" + "42" + "c0000d";

  /** The memory in a named state. */
  private static final Image KEPT = new TestSession().line("3").calculator.image();

  @TempDir private Path folder;
  private final Image memory =
      TestSession.full().paste("LBL \"C\"\nLBL 01\nRCL 20\nEND\n").calculator.image();
  private final List<String> differences = new ArrayList<>();
  private final Set<String> proposed = new LinkedHashSet<>();

  @Test
  void proposedLinesDoWhatAnswersPromise() throws IOException {
    List<String> commands =
        CommandTable.NAMES.stream()
            .map(KnownName::text)
            .filter(it -> !it.matches("quit|exit|:q"))
            .toList();
    Stream.of(commands, LINES, NextStepTest.LINES)
        .flatMap(List::stream)
        .distinct()
        .forEach(lines -> check(lines, Accessory.PRINTER));
    assertThat(differences).isEmpty();
    assertThat(proposed).hasSizeGreaterThan(60);
  }

  @Test
  void proposedLinesDoWhatAnswersPromiseWithTheMicrocode() {
    String rom = RomImages.cx().toString();
    MICROCODE.forEach(lines -> check("engine microcode " + rom + " : " + lines));
    assertThat(differences).isEmpty();
    assertThat(proposed).hasSizeGreaterThan(10);
  }

  private void check(String lines, Accessory... plugged) {
    Supplier<TestSession> state = () -> answered(lines, plugged);
    TestSession session = state.get();
    Seen before = new Seen(session);
    for (Clause clause : CurrentNote.of(session.screen()).parts()) {
      if (clause instanceof Clause.LineToType line && !needsRom(line, lines)) {
        for (String typed : filled(line.line(), session)) {
          if (proposed.add(typed + " " + line.promise() + " " + before.signature())) {
            compare(
                lines,
                new PromiseCheck(
                    state, before, new Clause.LineToType(typed, line.promise(), line.effect())));
          }
        }
      } else if (clause instanceof Hint) {
        compare(lines, new PromiseCheck(state, before, clause));
      }
    }
  }

  /** Records a broken promise, or a remedy after which the last line fails as before. */
  private void compare(String lines, PromiseCheck check) {
    check.difference().map(it -> lines + ": " + it).ifPresent(differences::add);
    String last = lines.substring(lines.lastIndexOf(" : ") + 1).replaceFirst("^: ", "");
    if (check.isRemedy() && !last.startsWith("size ")) {
      TestSession session = check.reached().get();
      take(session, last);
      if (check.isBefore(new Seen(session))) {
        differences.add(lines + ": " + check.text() + " does not help");
      }
    }
  }

  private static boolean needsRom(Clause.LineToType line, String before) {
    return line.promise() == Promise.CHANGES_ENGINE
        && line.line().contains("microcode")
        && !before.contains("engine microcode /");
  }

  private TestSession answered(String lines, Accessory... plugged) {
    writeFiles();
    TestSession session = new TestSession(folder, plugged);
    session.outside.bundled = true;
    session.in(TestSession.LARGE).ui.restore(memory);
    for (String line : lines.split(" : ")) {
      take(session, line);
    }
    return session;
  }

  private void take(TestSession session, String line) {
    SessionState.take(session, line.replace("$", folder.toString()));
  }

  /** Writes all files anew, so that each session finds the same. */
  @BeforeEach
  void writeFiles() {
    try {
      try (Stream<Path> old = Files.walk(folder)) {
        for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
          if (!path.equals(folder)) {
            Files.delete(path);
          }
        }
      }
      Files.writeString(folder.resolve("new.txt"), "LBL \"NEW\"\nSIN\nEND\n");
      Files.writeString(folder.resolve("empty.txt"), "; nothing\n");
      Files.writeString(folder.resolve("wrong.txt"), "LBL \"A\"\nNONSENSE\nFNORD\nEND\n");
      Files.writeString(folder.resolve("large.txt"), "LBL \"A\"\n" + "PI\nSIN\n".repeat(2000));
      Files.writeString(folder.resolve("names.txt"), "0108 FIRST\n");
      Files.writeString(folder.resolve("mine.txt"), "s SIN\n");
      Files.write(folder.resolve("cut.raw"), HexFormat.of().parseHex(CARD + "c000f2004153c0"));
      Files.write(folder.resolve("other.mod"), OTHER);
      Files.write(folder.resolve("ONE.raw"), HexFormat.of().parseHex(CARD));
      Path cards = Files.createDirectory(folder.resolve("cards"));
      Files.write(cards.resolve("ONE.raw"), HexFormat.of().parseHex(CARD));
      new StateFolder(folder).named().write("kept", KEPT);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** Returns the lines that a user types: each alternative, with names for the placeholders. */
  private List<String> filled(String line, TestSession session) {
    String word = line.split(" ", 2)[0];
    return Stream.of(line.split(", | or "))
        .map(it -> it.startsWith(word) ? it : word + " " + it)
        .map(it -> filledIn(it, session))
        .toList();
  }

  private String filledIn(String line, TestSession session) {
    Matcher image = IMAGE.matcher(line);
    if (image.find()) {
      String rom = RomImages.path(image.group().toLowerCase(Locale.ROOT)).toString();
      return image.replaceFirst(Matcher.quoteReplacement(rom));
    }
    return PLACEHOLDER
        .matcher(line)
        .replaceAll(it -> Matcher.quoteReplacement(example(line, it.group(), session)));
  }

  private String example(String line, String placeholder, TestSession session) {
    return switch (placeholder) {
      case "FILE" -> folder.resolve(file(line)).toString();
      case "FOLDER" -> folder.resolve("states").toString();
      case "NNN" -> line.startsWith("size") ? "120" : "2";
      case "NN" -> "01";
      case "ADDRESS" -> "0108";
      case "PROGRAM" -> "VOLUME";
      default -> name(line, session);
    };
  }

  private static String file(String line) {
    if (line.matches("(save|nut ram|traceon).*")) {
      return "fresh" + (line.contains("FILE.") ? "" : ".txt");
    } else if (line.startsWith("plug")) {
      return "other" + (line.contains("FILE.") ? "" : ".mod");
    }
    return line.endsWith("--repair")
        ? "cut.raw"
        : line.startsWith("nut map")
            ? "names.txt"
            : line.startsWith("keymap") ? "mine.txt" : "new.txt";
  }

  /** Returns the name of a card, or of one that does not exist. */
  private static String card(TestSession session) {
    return session.attached.media().cards().flatMap(Folder::names).stream()
        .flatMap(List::stream)
        .filter(it -> it.equals("ONE.raw"))
        .findFirst()
        .map(it -> "one")
        .orElse("none");
  }

  private static String name(String line, TestSession session) {
    List<String> plugged = session.calculator.plugged().names();
    return switch (line.replaceFirst("[ !]+\"?NAME.*", "")) {
      case "load state" -> "kept";
      case "save state" -> "fresh";
      case "card" -> card(session);
      case "theme" -> "light";
      case "keymap" -> "sim41";
      case "model" -> "c";
      case "clp" -> "\"VOLUME\"";
      case "copy" -> "SOLVE";
      case "plug" -> "hpil";
      case "unplug" -> plugged.get(plugged.size() - 1);
      case "break" -> "AREA";
      case "nut break" -> "FIRST";
      default -> throw new AssertionError("no name for " + line);
    };
  }
}
