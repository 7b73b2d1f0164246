package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Image;
import hp41.KnownName;
import hp41.Model;
import hp41.Plugged;
import hp41.Rounds;
import hp41.app.CalculatorFactory;
import hp41.commands.CommandTable;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.view.CurrentNote;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.states.StateFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Types random lines and checks that undo brings back memory after each line that changed it, and
 * also all files if the message promises that undo reverts the line. {@code -Dhp41.seed=N} repeats
 * a session.
 */
@Tag("random")
class UndoPromiseTest {

  private static final int SESSIONS = 24;
  private static final int LINES = 60;
  private static final int MOST_TURNS = 60;
  private static final int MOST_STOPS = 5;
  private static final List<String> WORDS =
      List.of(
          "r/s",
          "!",
          "5 !",
          "xyz !",
          "0 1/x",
          "1 2 3",
          "\"TEXT\"",
          ">\"MORE\"",
          "prgm",
          "user",
          "alpha",
          "aon",
          "aoff",
          "sst",
          "bst",
          "stop",
          "gto ..",
          "gto .001",
          "gto .004",
          "rtn",
          "pack",
          "clrg",
          "clst",
          "cla",
          "clx",
          "del 002",
          "on",
          "size 010",
          "size 200",
          "sf 25",
          "cf 21",
          "sf 21",
          "fix 2",
          "cat 1",
          "undo",
          "redo",
          "plug printer",
          "unplug printer",
          "plug math",
          "states",
          "save state one",
          "load state one",
          "tear",
          "ed",
          "wdta",
          "rdta",
          "\"FILE\" 9 crflas",
          "5 prx",
          "prp aa",
          "clkeys",
          "asn \"AA\" 11",
          "x<>f",
          "regmove",
          "getkey",
          "pse",
          "prompt",
          "off",
          "speed",
          "model cx",
          "copy",
          "clp \"AA\"",
          "7 crfld");

  @TempDir private Path folder;

  @Test
  void undoBringsBackMemoryAndWhateverItsMessagePromises() throws IOException {
    long seed = Long.getLong("hp41.seed", new Random().nextLong());
    for (int i = 0; i < Rounds.of(SESSIONS); i++) {
      new Session(seed + i, Files.createDirectory(folder.resolve("home" + i))).play();
    }
  }

  /** Types each command that can be typed anywhere, with operands of each kind. */
  @Test
  void everyCommandKeepsItsPromise() throws IOException {
    long seed = Long.getLong("hp41.seed", new Random().nextLong());
    Path home = Files.createDirectory(folder.resolve("home"));
    Session session = new Session(seed, home);
    List<String> operands =
        List.of("", "2", "aa", "X>3", "on", "state one", home + "/p0.txt", home + "/new.txt");
    for (KnownName name : CommandTable.NAMES) {
      if (!name.text().matches("quit|exit|:q|keymap|nut.*|engine")) {
        boolean writes = name.text().matches("save.*|trace.*");
        for (String operand : writes ? List.of("", home + "/new.txt") : operands) {
          session.check(name.text() + " " + operand);
          session.check("xeq aa");
        }
      }
    }
  }

  /** A session that types random lines. */
  private static final class Session {

    private final long seed;
    private final Random random;
    private final Path home;
    private final FakePeripherals outside = new FakePeripherals();
    private final FakeTerminal terminal = new FakeTerminal();
    private final Calculator calculator;
    private final UserInterface ui;
    private final boolean plain;
    private final List<String> done = new ArrayList<>();

    Session(long seed, Path home) throws IOException {
      this.seed = seed;
      this.home = home;
      random = new Random(seed);
      plain = random.nextBoolean();
      outside.bundled = true;
      calculator = CalculatorFactory.builder(Model.CX, outside).plugged(Plugged.of()).build();
      ui =
          TestSession.ui(
              calculator,
              terminal,
              outside,
              false,
              TestSession.NO_HABITS,
              TestSession.attached(outside.media),
              Optional.of(new StateFolder(home.resolve("states")).named()));
      for (int i = 0; i < 4; i++) {
        Files.writeString(home.resolve("p" + i + ".txt"), listing("AB".charAt(i % 2)));
      }
      Path cards = Files.createDirectory(home.resolve("cards"));
      Files.write(cards.resolve("MINE.raw"), new byte[] {(byte) 0xC0, 0, 0x2F});
      if (random.nextBoolean()) {
        type("cards " + cards);
        end("cards " + cards);
      }
    }

    void play() throws IOException {
      for (int i = 0; i < LINES; i++) {
        check(text());
      }
    }

    private void check(String text) throws IOException {
      boolean typed = type(text);
      boolean busy = calculator.isBusy();
      Image before = calculator.image();
      Map<Path, String> files = files();
      done.add(text);
      end(text);
      Note note = CurrentNote.of(ui.screen(outside.instant(), 0));
      boolean promises = note.parts().contains(Hint.UNDOES) && !calculator.modes().prgm();
      boolean changes = !calculator.image().remembersTheSame(before);
      if (!typed
          || busy
          || calculator.isRunning()
          || isAboutUndo(text)
          || !promises && !changes
          || !calculator.isOn()) {
        return;
      }
      Image after = calculator.image();
      undo();
      String what =
          "seed %d plain %s: %s%n%s%nundo: %s%n%s"
              .formatted(
                  seed,
                  plain,
                  done.subList(Math.max(0, done.size() - 8), done.size()),
                  note.text(),
                  CurrentNote.of(ui.screen(outside.instant(), 0)).text(),
                  differences(before, calculator.image()));
      assertThat(calculator.image().remembersTheSame(before)).as(what).isTrue();
      if (promises) {
        assertThat(files()).as(what).isEqualTo(files);
      }
      if (changes && random.nextBoolean()) {
        command("redo", new Stroke.Alt('u'));
        assertThat(calculator.image().remembersTheSame(after)).as("redo of " + what).isTrue();
      }
    }

    private static boolean isAboutUndo(String text) {
      return text.contains("undo") || text.contains("redo");
    }

    private void undo() {
      command("undo", Stroke.control('u'));
    }

    /** Executes a command of the terminal by its key or, in line mode, by its word. */
    private void command(String word, Stroke key) {
      ui.take(plain ? new Stroke.InputLine(":" + word, true) : key);
      settle();
    }

    /** Types a line without its end; returns false if the keys have another meaning. */
    private boolean type(String text) {
      if (!plain) {
        ui.take(Stroke.named(KeyName.ESCAPE));
        ui.take(Stroke.named(KeyName.ESCAPE));
        settle();
        ui.take(Stroke.typed(':'));
        ui.take(Stroke.control('u'));
        text.chars().forEach(c -> ui.take(Stroke.typed((char) c)));
      }
      return plain || ui.screen(outside.instant(), 0).input().line().isPresent();
    }

    private void end(String text) {
      ui.take(plain ? new Stroke.InputLine(text, true) : Stroke.named(KeyName.ENTER));
      settle();
    }

    /**
     * Runs the program or function that the line has started, and stops it if it does not end. For
     * GETKEY, R/S is a key like others: a program that repeats GETKEY may continue.
     */
    private void settle() {
      proceed();
      for (int i = 0; i < MOST_STOPS && calculator.isRunning(); i++) {
        ui.take(plain ? new Stroke.InputLine("stop", true) : Stroke.named(KeyName.F5));
        proceed();
      }
    }

    private void proceed() {
      ui.watch();
      for (int i = 0; i < MOST_TURNS && calculator.isBusy(); i++) {
        outside.pass(Duration.ofMillis(100));
        calculator.proceed(50);
        ui.watch();
      }
    }

    private Map<Path, String> files() throws IOException {
      try (Stream<Path> all = Files.walk(home)) {
        return all.filter(Files::isRegularFile)
            .collect(Collectors.toMap(Function.identity(), Session::content));
      }
    }

    private static String content(Path file) {
      try {
        return Files.readString(file, StandardCharsets.ISO_8859_1);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }

    private String text() {
      String text =
          switch (random.nextInt(8)) {
            case 0, 1, 2 -> any(WORDS);
            case 3 ->
                any(List.of("load", "load!")) + " " + home + "/p" + random.nextInt(4) + ".txt";
            case 4 -> any(List.of("xeq aa", "xeq bb", "8queens", "xeq aa 5 !", "gto aa"));
            case 5 ->
                any(List.of("card mine", "card! mine", "card new", "save! ", "save "))
                    + (random.nextBoolean() ? "" : home + "/p" + random.nextInt(9) + ".txt");
            case 6 -> command();
            default -> function();
          };
      return random.nextInt(3) == 0 ? ":" + text : text;
    }

    private String command() {
      KnownName name = any(CommandTable.NAMES);
      boolean leaves = name.text().matches("quit|exit|:q|keymap|save.*|trace.*|nut.*|engine");
      return leaves ? "help" : name.text() + any(List.of("", " 2", " aa", " X>3", " on"));
    }

    private String function() {
      KnownName name = any(calculator.names());
      return name.text()
          + (name.operand().isEmpty()
              ? ""
              : " " + any(List.of("X", "05", "IND Y", "\"AA\"", "\"BB\"", "3", "01")));
    }

    private String listing(char letter) {
      List<String> steps =
          List.of(
              "PROMPT",
              "STOP",
              "PSE",
              "AON",
              "AOFF",
              "\"Q?\"",
              "\"R=\"",
              "ARCL X",
              "VIEW X",
              "AVIEW",
              "1",
              "0",
              "/",
              "+",
              "SQRT",
              "STO 05",
              "RCL IND X",
              "GETKEY",
              "RTN",
              "PRX",
              "SF 25",
              "TONE 5",
              "ISG 05",
              "GTO 01",
              "LBL 01",
              "XEQ \"BB\"",
              "PROMPT",
              "CLX");
      String body =
          IntStream.range(0, 3 + random.nextInt(12))
              .mapToObj(i -> any(steps))
              .collect(Collectors.joining("\n"));
      return "LBL \"%c%c\"%n%s%nEND%n".formatted(letter, letter, body);
    }

    private <T> T any(List<T> choice) {
      return choice.get(random.nextInt(choice.size()));
    }

    private static String differences(Image wanted, Image found) {
      long[] before = wanted.registers();
      long[] now = found.registers();
      String registers =
          IntStream.range(0, Math.min(before.length, now.length))
              .filter(i -> before[i] != now[i])
              .mapToObj(i -> "%03X: %014X %014X".formatted(i, before[i], now[i]))
              .limit(8)
              .collect(Collectors.joining("; "));
      boolean sameLift = wanted.stackLift() == found.stackLift();
      boolean samePlugged = wanted.plugged().equals(found.plugged());
      return "%s, lift equal %s, plugged equal %s".formatted(registers, sameLift, samePlugged);
    }
  }
}
