package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.KnownName;
import hp41.commands.CommandTable;
import hp41.panel.Clause;
import hp41.panel.Note;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Checks that the answer to typed words names a key or a line to type next. */
class NextStepTest {

  static final List<String> LINES =
      List.of(
          "undo",
          "redo",
          "5 : undo",
          "keymap",
          "keymap sim41",
          "keymap nonsense",
          "break",
          "break 1",
          "break 77",
          "break \"AREA\"",
          "unbreak",
          "watch",
          "watch X",
          "watch X : watch X",
          "watch nonsense",
          "unwatch",
          "traceon",
          "traceon $/trace.txt",
          "traceon $/no/trace.txt",
          "traceoff",
          "ptrace",
          "cltrace",
          "traceon : cltrace",
          "load",
          "load 8queens",
          "load $/none.raw",
          "load $/none.raw $/neither.raw",
          "load $",
          "load $/empty.txt",
          "load $/wrong.txt",
          "load $/large.txt",
          "share",
          "speed",
          "speed full",
          "speed nonsense",
          "theme",
          "theme dark",
          "theme nonsense",
          "sound",
          "sound on",
          "sound off",
          "sound nonsense",
          "plug",
          "plug printer",
          "plug nonsense",
          "plug $/none.mod",
          "plug time",
          "plug printer : plug printer",
          "unplug",
          "plug printer : unplug",
          "plug printer, cards : unplug",
          "plug printer : unplug cards",
          "unplug nonsense",
          "scan",
          "plug wand : scan",
          "plug wand : scan zzz",
          "cards",
          "cards $",
          "cards $/none",
          "unplug printer : cards $ : card",
          "card none",
          "unplug printer : cards $ : card none",
          "unplug printer : cards $ : prgm : card one : card one",
          "unplug printer : cards $ : prgm : card one : prgm : card one",
          "disc $",
          "disc $ : disc $",
          "model",
          "model cv",
          "model nonsense",
          "save",
          "save $/a.raw",
          "save $/wrong.txt",
          "save $/a.nonsense",
          "save $/no/a.raw",
          "save $/a.mod",
          "save $/a.mod 12",
          "save $/a.mod area 99",
          "save $/a.raw NONSENS",
          "save $/a.raw AREAS",
          "save paper",
          "save paper $/a.txt",
          "save paper $/wrong.txt",
          "save paper $/no/a.txt",
          "save paper $/a.nonsense",
          "states",
          "save state",
          "save state one",
          "save state one : save state one",
          "save state no/name",
          "save state one : states",
          "save state one : load state one",
          "save state one : load state ones",
          "load state",
          "load state none",
          "engine",
          "engine microcode",
          "engine own",
          "engine steam",
          "nut step",
          "nut run 0108",
          "nut break 0108",
          "nut halt",
          "nut go",
          "nut map none",
          "nut ram",
          "1/x : 0 1/x",
          "xeq \"NONSENSE\"",
          "nonsense",
          "sto",
          "prgm",
          "off");

  private static final Set<String> ELSEWHERE = Set.of("help", "start", "quit", "user", "vtrace");

  @TempDir private Path folder;

  @ParameterizedTest
  @FieldSource("LINES")
  void messageNamesTheNextKeyOrLine(String lines) throws Exception {
    Files.writeString(folder.resolve("empty.txt"), "; nothing\n");
    Files.writeString(folder.resolve("wrong.txt"), "LBL \"A\"\nNONSENSE\nFNORD\nEND\n");
    Files.writeString(folder.resolve("large.txt"), "LBL \"A\"\n" + "PI\nSIN\n".repeat(2000));
    TestSession session = new TestSession(folder, Accessory.PRINTER).fill();
    for (String line : lines.split(" : ")) {
      session.line(line.replace("$", folder.toString()));
    }
    Note note = CurrentNote.of(session.screen());
    assertThat(note.head() + note.mark()).isNotEmpty();
    assertThat(note.parts())
        .as(note.toString())
        .anyMatch(clause -> !(clause instanceof Clause.Sentence));
    for (Clause clause : note.parts()) {
      if (clause instanceof Clause.LineToType typed) {
        String word = typed.line().split("[ !]", 2)[0];
        assertThat(word).as(typed.line()).isIn(typable(session));
      }
    }
  }

  /** Returns the first words of lines that can be typed; R/S is an exclamation mark alone. */
  private static Set<String> typable(TestSession session) {
    Stream<String> functions = session.calculator.names().stream().map(KnownName::text);
    return Stream.of(CommandTable.NAMES.stream().map(KnownName::text), functions, Stream.of(""))
        .flatMap(names -> names)
        .map(name -> name.split(" ", 2)[0].toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  @Test
  void everyCommandWithAnAnswerIsTested() {
    assertThat(words().filter(word -> LINES.stream().noneMatch(line -> line.contains(word))))
        .isEmpty();
  }

  private static Stream<String> words() {
    return CommandTable.NAMES.stream()
        .map(KnownName::text)
        .filter(
            word -> Stream.of(Panels.values()).noneMatch(it -> it.word().equalsIgnoreCase(word)))
        .filter(word -> !ELSEWHERE.contains(word));
  }
}
