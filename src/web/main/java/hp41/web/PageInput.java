package hp41.web;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Converts user actions on the page to strokes. */
record PageInput(CanvasTerminal terminal) {

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

  private static final String FOLDER = "/";
  private static final String RUN = "run=";
  private static final String LOAD = "load=";

  /** Handles an action, as described by {@link PageScript.ActionListener}. */
  void act(String kind, String name, double x, double y) {
    Optional<Stroke> stroke =
        switch (kind) {
          case "key" -> key(name, x != 0, y != 0);
          case "paste" -> Optional.of(new Stroke.Pasted(name));
          case "resize" -> Optional.of(new Stroke.Resized());
          default -> Optional.of(mouse(BUTTONS.get(kind), x, y));
        };
    stroke.ifPresent(terminal::take);
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

  /** Stores a file that the user has opened, and loads it. */
  void open(String name, byte[] content) {
    String plain = name.replaceAll("[^A-Za-z0-9%+_.-]", "_");
    try {
      Files.write(Path.of(FOLDER + plain), content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    type("load " + plain);
  }

  /**
   * Executes what the fragment of the address requests: {@code run=NAME} or {@code load=BASE64}.
   */
  void follow(String fragment) {
    for (String part : fragment.split("&")) {
      if (part.startsWith(LOAD)) {
        open("link.txt", Base64.getDecoder().decode(part.substring(LOAD.length())));
      } else if (part.startsWith(RUN)) {
        type("xeq " + part.substring(RUN.length()));
      }
    }
  }

  private void type(String line) {
    terminal.take(new Stroke.InputLine(line, true));
  }
}
