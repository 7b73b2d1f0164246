package hp41.nut;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tones follow from how often the beeper's bits change. */
class BeeperOutputTest {

  private static final int ON = 0xFF;
  private static final int SILENCE = 1_000;

  private final List<String> tones = new ArrayList<>();
  private final BeeperOutput beeper =
      new BeeperOutput((halves, words) -> tones.add(halves + " in " + words));
  private long words;

  private void sound(int halves, int each) {
    for (int i = 0; i < halves; i++) {
      words += each;
      beeper.set(i % 2 == 0 ? ON : 0, words);
    }
  }

  @Test
  void aToneEndsWithSilence() {
    sound(10, 5);
    beeper.pass(words + SILENCE);
    assertThat(tones).containsExactly("9 in 45");
  }

  @Test
  void anotherPitchIsAnotherTone() {
    sound(10, 5);
    sound(10, 8);
    beeper.pass(words + SILENCE);
    assertThat(tones).containsExactly("9 in 45", "10 in 80");
  }

  @Test
  void aWaveWithUnequalHalvesIsOneTone() {
    for (int i = 0; i < 5; i++) {
      sound(1, 3);
      words += 5;
      beeper.set(0, words);
    }
    beeper.pass(words + SILENCE);
    assertThat(tones).containsExactly("9 in 37");
  }

  @Test
  void aDiscardedToneIsNotHeardLater() {
    sound(10, 5);
    beeper.reset();
    beeper.pass(words + SILENCE);
    words += SILENCE;
    sound(10, 5);
    beeper.pass(words + SILENCE);
    assertThat(tones).containsExactly("9 in 45");
  }
}
