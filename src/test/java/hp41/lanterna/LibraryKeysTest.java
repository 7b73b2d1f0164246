package hp41.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.DefaultKeyDecodingProfile;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import hp41.ansi.Decoded;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Compares our decoding of keys with that of the Lanterna library. */
class LibraryKeysTest {

  private static final String ESC = "\u001b";

  /** The library reports some of these positions of the cursor as F3. */
  private static final String POSITION = "\u001b+\\[(?!1;)\\d+;\\d+R";

  private static final int CHARACTERS = 0x800;
  private static final int MOST = 40;

  /** Sums of Shift (1), Alt (2) and Ctrl (4), which are sent plus one. */
  private static final int MODIFIERS = 8;

  private static final EnumSet<KeyName> FUNCTION_KEYS = EnumSet.range(KeyName.F1, KeyName.F12);

  private static final Map<KeyType, KeyName> OTHER_NAMES =
      Map.of(
          KeyType.ReverseTab, KeyName.BACK_TAB,
          KeyType.ArrowUp, KeyName.UP,
          KeyType.ArrowDown, KeyName.DOWN,
          KeyType.ArrowLeft, KeyName.LEFT,
          KeyType.ArrowRight, KeyName.RIGHT,
          KeyType.PageUp, KeyName.PAGE_UP,
          KeyType.PageDown, KeyName.PAGE_DOWN);

  private final Collection<CharacterPattern> patterns =
      new DefaultKeyDecodingProfile().getPatterns();

  @Test
  void charactersAreTheSame() throws IOException {
    for (char character = 0; character < CHARACTERS; character++) {
      check(String.valueOf(character));
    }
  }

  /** Esc before a control character has no effect here, so that Alt-Enter is Enter. */
  @Test
  void charactersWithAltAreTheSame() throws IOException {
    for (char character = ' '; character < '\u007f'; character++) {
      if (character != '[' && character != 'O') {
        check(ESC + character);
      }
    }
  }

  /** The library takes 16 for F5, and does not know Home and End of rxvt, which are 7 and 8. */
  @Test
  void sequencesAreTheSame() throws IOException {
    for (String introducer : List.of("[", "O", ESC + "[", ESC + "O")) {
      for (char end = '@'; end <= '~'; end++) {
        check(ESC + introducer + end);
        for (int number = 1; number < MOST; number++) {
          if (number != 7 && number != 8 && number != 16) {
            checkWithModifiers(ESC + introducer + number, end);
          }
        }
      }
    }
    for (char end = 'A'; end <= 'E'; end++) {
      check(ESC + "[[" + end);
    }
  }

  private void checkWithModifiers(String sequence, char end) throws IOException {
    check(sequence + end);
    boolean hasModifiers = sequence.contains("[");
    for (int modifiers = 1; hasModifiers && modifiers <= MODIFIERS; modifiers++) {
      if (!(sequence + ";" + modifiers + end).matches(POSITION)) {
        check(sequence + ";" + modifiers + end);
      }
    }
  }

  private void check(String sent) throws IOException {
    assertThat(Decoded.strokes(sent))
        .as(() -> sent.replace(ESC, "^["))
        .isEqualTo(library(sent).stream().toList());
  }

  private Optional<Stroke> library(String sent) {
    List<Character> characters =
        sent.chars().mapToObj(it -> it == '\r' ? '\n' : (char) it).toList();
    return patterns.stream()
        .map(pattern -> pattern.match(characters))
        .filter(matching -> matching != null && matching.fullMatch != null)
        .map(matching -> matching.fullMatch)
        .reduce((earlier, later) -> later)
        .flatMap(LibraryKeysTest::stroke);
  }

  private static Optional<Stroke> stroke(KeyStroke key) {
    if (key.getKeyType() != KeyType.Character) {
      return name(key.getKeyType())
          .filter(name -> !(key.isShiftDown() && FUNCTION_KEYS.contains(name)))
          .map(Stroke::named);
    }
    char character = key.getCharacter();
    if (key.isCtrlDown()) {
      return Optional.of(Stroke.control(Character.toLowerCase(character)));
    }
    return Optional.of(key.isAltDown() ? new Stroke.Alt(character) : Stroke.typed(character));
  }

  private static Optional<KeyName> name(KeyType type) {
    return EnumSet.allOf(KeyName.class).stream()
        .filter(it -> it.name().equalsIgnoreCase(type.name()))
        .findFirst()
        .or(() -> Optional.ofNullable(OTHER_NAMES.get(type)));
  }
}
