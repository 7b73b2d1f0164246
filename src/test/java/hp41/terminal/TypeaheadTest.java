package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TypeaheadTest {

  private final Typeahead strokes = new Typeahead();
  private boolean running = true;

  @Test
  void linesWaitInTheirOrder() {
    Stroke first = line("1");
    Stroke second = line("2");
    strokes.add(first);
    strokes.add(second);
    assertThat(strokes.next(this::mustWait)).isEmpty();
    running = false;
    assertThat(strokes.next(this::mustWait)).contains(first);
    assertThat(strokes.next(this::mustWait)).contains(second);
    assertThat(strokes.next(this::mustWait)).isEmpty();
  }

  @Test
  void sleepsWhileALineWaits() throws InterruptedException {
    strokes.add(line("1"));
    long begun = System.nanoTime();
    assertThat(strokes.await(Optional.of(Duration.ofMillis(200)), this::mustWait)).isEmpty();
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThan(Duration.ofMillis(199));
  }

  @Test
  void wakesForWhatEndsTheRun() throws InterruptedException {
    strokes.add(line("1"));
    Thread leaving = new Thread(() -> strokes.add(new Stroke.Gone()));
    leaving.start();
    assertThat(strokes.await(Optional.empty(), this::mustWait)).contains(new Stroke.Gone());
    leaving.join();
  }

  @Test
  void runStopOvertakesOnlyByHand() {
    strokes.add(line("1"));
    strokes.add(line("!"));
    assertThat(strokes.next(this::mustWait)).isEmpty();
    Stroke byHand = new Stroke.Line("R/S", true);
    strokes.add(byHand);
    assertThat(strokes.next(this::mustWait)).contains(byHand);
    strokes.add(line("stop"));
    assertThat(strokes.next(this::mustWait)).contains(line("stop"));
  }

  private boolean mustWait(Stroke stroke) {
    return running;
  }

  private static Stroke line(String text) {
    return new Stroke.Line(text, false);
  }
}
