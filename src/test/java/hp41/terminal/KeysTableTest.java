package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keymap.Intent;
import hp41.keymap.Intent.Do;
import hp41.keymap.Intent.Open;
import hp41.keymap.Intent.PressKey;
import hp41.keymap.Intent.Say;
import hp41.keymap.Intent.Turn;
import hp41.keymap.KeyMap;
import hp41.keymap.KeyMaps;
import hp41.keymap.KeyTable;
import hp41.panel.view.Screens;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the meaning of each stroke in each mode against a table: the keys that it presses, or the
 * panel, action or message that it causes.
 */
class KeysTableTest {

  /** The columns are the stroke, and its meaning normally, in ALPHA mode and in PRGM mode. */
  private static final String TABLE =
      """
      0          0            f 0          0
      1          1            f 1          1
      2          2            f 2          2
      3          3            f 3          3
      4          4            f 4          4
      5          5            f 5          5
      6          6            f 6          6
      7          7            f 7          7
      8          8            f 8          8
      9          9            f 9          9
      .          .            f .          .
      ,          .            .            .
      +          +            f +          +
      -          -            f -          -
      *          *            f *          *
      /          /            f /          /
      a          open_a       S+           open_a
      Z          open_Z       1            open_Z
      "          open_"       say          open_"
      >          open_>       f TAN        open_>
      :          open_:       /            open_:
      Enter      ENTER        ALPHA        ENTER
      Space      nothing      0            nothing
      Backspace  <-           <-           <-
      Delete     f <-         f <-         <-
      !          R/S          R/S          R/S
      F5         R/S          R/S          R/S
      ;          f            f            f
      F6         f            f            f
      _          CHS          nothing      CHS
      ^          f 1/X        f ENTER      f 1/X
      %          f RDN        f RDN        f RDN
      <          X<>Y         f COS        X<>Y
      =          say          2            say
      (          say          say          say
      )          say          say          say
      Up         do_HISTORY   nothing      f SST
      Down       RDN          nothing      SST
      Left       nothing      nothing      nothing
      F1         do_HELP      do_HELP      do_HELP
      ?          do_HELP      3            do_HELP
      F2         USER         USER         USER
      F3         PRGM         PRGM         PRGM
      F4         ALPHA        ALPHA        ALPHA
      F7         f SST        f SST        f SST
      F8         SST          SST          SST
      F12        ON           ON           ON
      Tab        do_NEXT_PANEL      do_NEXT_PANEL      do_NEXT_PANEL
      Back_Tab   do_PREVIOUS_PANEL  do_PREVIOUS_PANEL  do_PREVIOUS_PANEL
      Page_Up    do_SCROLL_UP       do_SCROLL_UP       do_SCROLL_UP
      Page_Down  do_SCROLL_DOWN     do_SCROLL_DOWN     do_SCROLL_DOWN
      Home       do_SCROLL_FIRST    do_SCROLL_FIRST    do_SCROLL_FIRST
      End        do_SCROLL_LAST     do_SCROLL_LAST     do_SCROLL_LAST
      Escape     do_CANCEL    do_CANCEL    do_CANCEL
      Ctrl-u     do_UNDO      do_UNDO      do_UNDO
      Alt-u      do_REDO      do_REDO      do_REDO
      Ctrl-y     do_COPY      do_COPY      do_COPY
      Ctrl-l     do_REDRAW    do_REDRAW    do_REDRAW
      Ctrl-z     do_SUSPEND   do_SUSPEND   do_SUSPEND
      Ctrl-q     do_LEAVE     do_LEAVE     do_LEAVE
      Ctrl-c     do_INTERRUPT do_INTERRUPT do_INTERRUPT
      Ctrl-p     show_PROGRAM show_PROGRAM show_PROGRAM
      Ctrl-t     show_STACK   show_STACK   show_STACK
      Ctrl-k     show_BOARD   show_BOARD   show_BOARD
      Ctrl-r     show_REGISTERS show_REGISTERS show_REGISTERS
      Ctrl-a     nothing      nothing      nothing
      Ctrl-b     nothing      nothing      nothing
      Ctrl-v     nothing      nothing      nothing
      Ctrl-s     nothing      nothing      nothing
      """;

  private final Screens screens = Screens.ready();
  private KeyTable table = KeyMaps.standard();
  private Optional<Key> last = Optional.empty();

  static Stream<Arguments> cells() {
    return TABLE
        .lines()
        .map(row -> row.split(" {2,}| (?=nothing|do_|show_)"))
        .flatMap(
            row -> Stream.of(1, 2, 3).map(mode -> Arguments.of(row[0].strip(), mode, row[mode])));
  }

  @ParameterizedTest
  @MethodSource("cells")
  void meaningOfAStrokeMatchesTheTable(String stroke, int mode, String meaning) {
    screens.modes(modes -> Screens.with(modes, false, false, mode == 3, mode == 2, false));
    assertThat(meaning(stroke)).isEqualTo(meaning);
  }

  @Test
  void numberTakesItsExponentAsWritten() {
    screens.keying = Keying.NUMBER;
    assertThat(meaning("e")).isEqualTo("EEX");
    assertThat(meaning("E")).isEqualTo("EEX");
    assertThat(meaning("Space")).isEqualTo("do_END_NUMBER");
    last = Optional.of(Key.EEX);
    assertThat(meaning("-")).isEqualTo("CHS");
    screens.modes(modes -> Screens.with(modes, false, false, true, false, false));
    assertThat(meaning("-")).isEqualTo("CHS");
  }

  @Test
  void capitalsAToJPressTheTopKeysWhileUserIsOn() {
    screens.modes(modes -> Screens.with(modes, false, true, false, false, false));
    String keys =
        "ABCDEFGHIJ"
            .chars()
            .mapToObj(c -> meaning(Character.toString(c)))
            .collect(Collectors.joining(" "));
    assertThat(keys).isEqualTo("S+ 1/X SQRT LOG LN X<>Y RDN SIN COS TAN");
  }

  @Test
  void promptInAlphaModeAcceptsDigits() {
    screens.modes(modes -> Screens.with(modes, false, false, false, true, false));
    screens.keying = Keying.OPERAND;
    assertThat(meaning("5")).isEqualTo("5");
  }

  @Test
  void lettersOfSim41PressKeysAndTheColonOpensAnEmptyLine() throws Exception {
    table = KeyMaps.named("sim41");
    assertThat(meaning("k")).isEqualTo("XEQ");
    assertThat(meaning("K")).isEqualTo("XEQ");
    assertThat(meaning("r")).isEqualTo("R/S");
    assertThat(meaning(":")).isEqualTo("open_");
    assertThat(meaning("7")).isEqualTo("7");
    screens.modes(modes -> Screens.with(modes, false, false, false, true, false));
    assertThat(meaning("!")).isEqualTo("R/S");
    assertThat(meaning("r")).isEqualTo("7");
  }

  @Test
  void keysOfV41PressTheirKeyInAlphaModeToo() throws Exception {
    table = KeyMaps.named("v41");
    assertThat(meaning("F2")).isEqualTo("ON");
    assertThat(meaning("F7")).isEqualTo("R/S");
    assertThat(meaning("Escape")).isEqualTo("<-");
    assertThat(meaning("'")).isEqualTo("*");
    screens.modes(modes -> Screens.with(modes, false, false, false, true, false));
    assertThat(meaning("7")).isEqualTo("7");
    assertThat(meaning("r")).isEqualTo("7");
  }

  private String meaning(String stroke) {
    Intent intent = KeyMap.of(Strokes.named(stroke), screens.snapshot(), last, table);
    if (intent instanceof PressKey press) {
      String keys = press.keys().stream().map(Key::label).collect(Collectors.joining(" "));
      return keys.isEmpty() ? "nothing" : keys;
    } else if (intent instanceof Open open) {
      return "open_" + open.text();
    } else if (intent instanceof Do does) {
      return "do_" + does.command();
    } else if (intent instanceof Turn turn) {
      return "show_" + turn.panel();
    }
    return intent instanceof Say ? "say" : intent.toString();
  }
}
