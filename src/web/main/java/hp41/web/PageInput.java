package hp41.web;

import hp41.Calculator;
import hp41.Internals;
import hp41.StateFile;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.ButtonAction;
import hp41.screen.Stroke.KeyName;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * Converts user actions on the page to strokes.
 *
 * @param program the program that a link has started
 * @param save saves memory
 * @param adoptColours adopts the colours of the system
 */
record PageInput(
    CanvasTerminal terminal,
    Calculator calculator,
    LinkedProgram program,
    Runnable save,
    Runnable adoptColours) {

  private static final Map<String, KeyName> KEYS =
      Map.ofEntries(
          Map.entry("Enter", KeyName.ENTER),
          Map.entry("Backspace", KeyName.BACKSPACE),
          Map.entry("Delete", KeyName.DELETE),
          Map.entry("Escape", KeyName.ESCAPE),
          Map.entry("Tab", KeyName.TAB),
          Map.entry("Shift-Tab", KeyName.BACK_TAB),
          Map.entry("ArrowUp", KeyName.UP),
          Map.entry("ArrowDown", KeyName.DOWN),
          Map.entry("ArrowLeft", KeyName.LEFT),
          Map.entry("ArrowRight", KeyName.RIGHT),
          Map.entry("PageUp", KeyName.PAGE_UP),
          Map.entry("PageDown", KeyName.PAGE_DOWN),
          Map.entry("Home", KeyName.HOME),
          Map.entry("End", KeyName.END),
          Map.entry("F1", KeyName.F1),
          Map.entry("F2", KeyName.F2),
          Map.entry("F3", KeyName.F3),
          Map.entry("F4", KeyName.F4),
          Map.entry("F5", KeyName.F5),
          Map.entry("F6", KeyName.F6),
          Map.entry("F7", KeyName.F7),
          Map.entry("F8", KeyName.F8),
          Map.entry("F9", KeyName.F9),
          Map.entry("F12", KeyName.F12));

  private static final Map<String, Button> BUTTONS =
      Map.of(
          "down", Button.DOWN,
          "up", Button.UP,
          "right", Button.RIGHT_DOWN,
          "wheelUp", Button.WHEEL_UP,
          "wheelDown", Button.WHEEL_DOWN);

  /** The actions at the button of a key. */
  private static final Map<String, ButtonAction> ACTIONS =
      Map.of(
          "tap", ButtonAction.TAP,
          "hold", ButtonAction.HOLD,
          "release", ButtonAction.RELEASE,
          "cancel", ButtonAction.CANCEL);

  /** The actions after which the user answers the questions of a program. */
  private static final Set<String> BY_HAND = Set.of("key", "down", "paste", "tap", "hold");

  private static final String FOLDER = "/";
  private static final String LINK = "link.txt";
  private static final byte[] STATE = "hp41 state ".getBytes(StandardCharsets.US_ASCII);
  private static final int LONGEST_STATE = 36;

  /** Handles an action, as described by {@link PageScript.ActionListener}. */
  void act(String kind, String name, double x, double y) {
    if (BY_HAND.contains(kind)) {
      program.answer(List.of());
    }
    switch (kind) {
      case "key" -> key(name, x != 0, y != 0).ifPresent(terminal::take);
      case "paste" -> terminal.take(new Stroke.Pasted(name));
      case "resize" -> terminal.take(new Stroke.Resized());
      case "run" -> run(List.of(name.split("\n", -1)));
      case "answer" -> answer(name);
      case "gallery" -> PageScript.gallery(Gallery.programs());
      case "share" -> LinkContent.share(calculator);
      case "hide" -> save.run();
      case "colours" -> {
        adoptColours.run();
        terminal.take(new Stroke.Resized());
      }
      case "tap", "hold", "release", "cancel" ->
          terminal.take(new Stroke.CalculatorButton(ACTIONS.get(kind), name));
      default -> terminal.take(mouse(BUTTONS.get(kind), x, y));
    }
  }

  private static Optional<Stroke> key(String name, boolean control, boolean alt) {
    if (name.length() != 1) {
      return Optional.ofNullable(KEYS.get(name)).map(Stroke::named);
    }
    char character = name.charAt(0);
    char letter = name.toLowerCase(Locale.ROOT).charAt(0);
    return Optional.of(
        control ? Stroke.control(letter) : alt ? new Stroke.Alt(letter) : Stroke.typed(character));
  }

  private Stroke mouse(Button button, double x, double y) {
    return new Stroke.Mouse(button, terminal.grid().column(x), terminal.grid().row(y));
  }

  /** Loads a file that the user has opened: a state, a dump of all of memory, or programs. */
  void open(String name, byte[] content) {
    if (Arrays.equals(Arrays.copyOf(content, STATE.length), STATE)) {
      type("load state " + storeState(StringUtils.substringBefore(name, "."), content));
    } else {
      String plain = name.replaceAll("[^A-Za-z0-9%+_.-]", "_").replaceFirst("^[.-]+", "_");
      write(Path.of(FOLDER + plain), content);
      type((StateFile.isState(content) ? "load state " : "load ") + plain);
    }
  }

  /** Stores a state under a name that no other state has, and returns the name. */
  private String storeState(String name, byte[] content) {
    String plain = name.replaceAll("[^A-Za-z0-9_-]", "_").replaceFirst("^-*", "");
    String first = StringUtils.defaultIfEmpty(StringUtils.left(plain, LONGEST_STATE), "opened");
    String free = first;
    for (int i = 2; NamedStates.isMemory(free) || Files.exists(state(free)); i++) {
      free = first + "-" + i;
    }
    write(state(free), content);
    return free;
  }

  private static Path state(String name) {
    return WebMain.STATES.resolve(name + ".txt");
  }

  private static void write(Path file, byte[] content) {
    try {
      if (Files.notExists(file.getParent())) {
        Files.createDirectories(file.getParent());
      }
      Files.write(file, content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * Loads the listing of a link. It replaces a program with the same name, so that the link can be
   * followed again.
   *
   * @return the description of the listing; empty if it has errors
   */
  String follow(byte[] content) {
    leaveModes();
    write(Path.of(FOLDER + LINK), content);
    type("load! " + LINK);
    return LinkContent.describe(content, Internals.known(calculator));
  }

  /** Executes the program whose name is the first word, with the other words as answers. */
  private void run(List<String> words) {
    leaveModes();
    Optional<String> start = program.line(words.get(0).strip());
    if (start.isEmpty()) {
      PageScript.showMessage("There is no program with the name in the link.");
      return;
    }
    program.start(words.subList(1, words.size()));
    type(start.get());
  }

  /** Answers the question of the program that waits. */
  private void answer(String text) {
    program.answer(List.of(text));
    terminal.wake();
  }

  /** Leaves PRGM and ALPHA mode, in which a program would not start as its author expects. */
  private void leaveModes() {
    if (calculator.modes().prgm()) {
      type("prgm");
    } else if (calculator.modes().alpha() || calculator.isBusy()) {
      // A running program may stop in ALPHA mode.
      type("aoff");
    }
  }

  /** Executes a line, even if a program runs or waits for letters. */
  private void type(String line) {
    if (calculator.isBusy()) {
      terminal.take(new Stroke.InputLine("stop", true));
    }
    terminal.take(new Stroke.InputLine(":" + line, true));
  }
}
