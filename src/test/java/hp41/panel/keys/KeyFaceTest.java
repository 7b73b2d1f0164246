package hp41.panel.keys;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.key.Key;
import hp41.panel.keys.KeyFace.FaceName;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks which names are highlighted while a function waits for its operand. */
class KeyFaceTest {

  private static final List<Key> KEYS =
      Stream.of(Key.values()).filter(key -> key.row() > 0 && key != Key.SHIFT).toList();

  @ParameterizedTest
  @CsvSource({
    "STO, ''",
    "STO, f",
    "STO, .",
    "STO, f .",
    "STO, 0",
    "ΣREG, ''",
    "SF, ''",
    "FIX, ''",
    "FIX, f",
    "XEQ, ''",
    "LBL, ''",
    "GTO, ''",
    "GTO, .",
    "GTO, . 0",
    "SIZE, ''",
    "SIZE, EEX",
    "CLP, ''",
    "ASN, ''",
    "ASN, ALPHA SIN ALPHA",
    "ASN, ALPHA SIN ALPHA f"
  })
  void keysWithAnEffectAreHighlighted(String function, String keys) {
    Snapshot asking = Screens.asking(function, keys).snapshot();
    assertThat(asking.prompt()).isPresent();
    assertThat(lit(asking)).hasSameElementsAs(keys(key -> changes(function, keys, key)));
  }

  @ParameterizedTest
  @CsvSource({"STO, ., NINE, BLUE", "STO, 0, NINE, WHITE", "ASN, ALPHA SIN ALPHA f, COS, GOLD"})
  void usedNameOfAKeyIsHighlighted(String function, String keys, Key key, Ink role) {
    KeyFace face = KeyFace.of(key, Screens.asking(function, keys).snapshot(), true);
    assertThat(Stream.of(face.white(), face.gold(), face.blue()).filter(FaceName::lit))
        .extracting(FaceName::role)
        .containsExactly(role);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SHIFT", "USER", "PRGM", "ALPHA"})
  void keysWithoutAnEffectAreDim(Key key) {
    Frame frame = View.render(Screens.ready().asked("SIZE", "").screen());
    Area cap = Keypad.ONE_LINE.cap(key);
    assertThat(frame.style(cap.column() + cap.width() / 2, cap.row()).ink()).isEqualTo(Ink.DIM);
  }

  private static List<Key> lit(Snapshot snapshot) {
    return keys(
        key -> {
          KeyFace face = KeyFace.of(key, snapshot, true);
          return face.white().lit() || face.gold().lit() || face.blue().lit();
        });
  }

  private static boolean changes(String function, String keys, Key key) {
    Calculator calculator = Screens.asking(function, keys);
    Snapshot before = calculator.snapshot();
    calculator.tap(key);
    return !calculator.snapshot().equals(before);
  }

  private static List<Key> keys(Predicate<Key> wanted) {
    return KEYS.stream().filter(wanted).toList();
  }
}
