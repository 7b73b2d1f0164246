package hp41.web;

import hp41.Snapshot;
import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.Question;
import hp41.panel.display.Segments;
import hp41.panel.keys.KeyFace;
import hp41.panel.keys.KeyFace.FaceName;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Screen;
import hp41.screen.Ink;
import hp41.screen.Theme;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/**
 * Describes a screen to {@code face.js}, which draws the display and the keys. All descriptions are
 * texts, because the page compares them with those of the last screen.
 */
record FaceText(Screen screen) {

  private Snapshot snapshot() {
    return screen.calculator().snapshot();
  }

  /** Returns the lit segments and the punctuation of each cell, separated by blanks. */
  String display() {
    Cells shown = snapshot().on() ? snapshot().display() : Cells.BLANK;
    return shown.cells().stream()
        .map(
            cell ->
                Segments.of(cell.glyph()).lit()
                    + (cell.punctuation() == 0 ? "" : cell.punctuation()))
        .collect(Collectors.joining(" "));
  }

  /** Returns all annunciators, each with a mark if it is on. */
  String annunciators() {
    return Arrays.stream(Annunciator.values())
        .map(it -> (snapshot().annunciators().contains(it) ? "+" : "-") + it.text())
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns a line for each key, with its name, row, state and what a screen reader says, and the
   * names on the key, each after its state.
   */
  String keys() {
    return Arrays.stream(Key.values()).map(this::key).collect(Collectors.joining("\n"));
  }

  private String key(Key key) {
    KeyFace face = KeyFace.of(key, snapshot(), true);
    boolean isDown = screen.calculator().pressed().filter(it -> it == key).isPresent();
    String state = (isOn(key) ? "on " : "") + (isDown ? "down" : "");
    return Stream.of(
            key.label(),
            String.valueOf(key.row()),
            state,
            spoken(key, face),
            name(face.white()),
            name(face.gold()),
            name(face.blue()))
        .collect(Collectors.joining("\t"));
  }

  private boolean isOn(Key key) {
    Snapshot.Modes modes = snapshot().modes();
    return switch (key) {
      case ON -> snapshot().on();
      case USER -> modes.user();
      case PRGM -> modes.prgm();
      case ALPHA -> modes.alpha();
      case SHIFT -> modes.shift();
      default -> false;
    };
  }

  private static String spoken(Key key, KeyFace face) {
    if (key.row() == 0 || key == Key.SHIFT) {
      return key.function(false);
    }
    String visible = face.white().text();
    boolean isName = face.white().role() == Ink.OK || visible.equals(key.function(false));
    String own = isName ? visible : visible + ", " + key.function(false);
    String shifted = face.gold().role() == Ink.OK ? face.gold().text() : key.function(true);
    String letter = face.blue().text().isBlank() ? "" : ", letter " + face.blue().text();
    return own + ", shifted " + shifted + letter;
  }

  private static String name(FaceName name) {
    String state = name.lit() ? "lit" : name.role() == Ink.DIM ? "dim" : "";
    return (name.role() == Ink.OK ? "own" : state) + " " + name.text();
  }

  /** Returns T, Z, Y and X, each in a line. */
  String stack() {
    return snapshot().stack().stream()
        .limit(4)
        .map(level -> level.name() + " " + level.text())
        .collect(Collectors.joining("\n"));
  }

  /** Returns the most important message. */
  String note() {
    Note note = CurrentNote.of(screen);
    return Stream.concat(
            Stream.of((note.mark() + " " + note.head()).strip()),
            note.clauses(KeyNames.NONE).stream())
        .filter(StringUtils::isNotBlank)
        .filter(it -> !it.equals(Note.INVITATION))
        .collect(Collectors.joining(" · "));
  }

  /** Returns the answers to the question of a program, each in a line; R/S is an empty line. */
  String answers() {
    Optional<Question> asked =
        screen.notes().question().filter(it -> !it.isFinished(snapshot().program()));
    return asked
        .map(
            it ->
                "?" + it.examples().stream().map(word -> word + "\n").collect(Collectors.joining()))
        .orElse("");
  }

  /** Returns whether only cells show what is open: help, a report or the typed line. */
  boolean needsCells() {
    return screen.notes().covered() || screen.input().line().isPresent();
  }

  /** Returns the colours of a theme as properties of a style sheet. */
  static String colours(Theme theme) {
    return Arrays.stream(Ink.values())
        .filter(role -> theme.colour(role).isPresent())
        .map(
            role ->
                "--"
                    + role.name().toLowerCase(Locale.ROOT)
                    + ":#"
                    + Integer.toHexString(theme.colour(role).getAsInt() | 0x1000000).substring(1))
        .collect(Collectors.joining(";"));
  }
}
