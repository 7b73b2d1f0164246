package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.files.Media;
import hp41.files.Output;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import hp41.terminal.Console.AttachedDevices;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checks what a session says while memory cannot be saved. */
class UnsavedMemoryTest {

  private static final String WARNING = "▲ memory cannot be saved: /full: no space";

  private final FakePeripherals outside = new FakePeripherals();
  private final FakeTerminal terminal = new FakeTerminal();
  private final ByteArrayOutputStream lines = new ByteArrayOutputStream();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final DiskWithoutRoom disk = new DiskWithoutRoom();
  private final TerminalSession session =
      new TerminalSession(
          calculator,
          terminal,
          Theme.MACHINE,
          outside,
          disk,
          false,
          TestSession.NO_HABITS,
          new AttachedDevices(
              TestSession.nothingAttached().speaker(), new Media(), Runnable::run, Runnable::run),
          Face.on(terminal));

  /** A disk that can be full, and from which the saved memory can be deleted. */
  private static final class DiskWithoutRoom implements StateSink {

    private final List<Image> kept = new ArrayList<>();
    private boolean full = true;
    private boolean there = true;

    @Override
    public void save(Image image) throws IOException {
      if (full) {
        throw new IOException("/full: no space");
      }
      kept.add(image);
      there = true;
    }

    @Override
    public boolean isThere() {
      return there;
    }
  }

  @Test
  void failureDoesNotReplaceTheMessageAboutTheLastLine() {
    start();
    strokes(":zzq");
    send(Stroke.named(KeyName.ENTER));
    assertThat(terminal.picture()).contains("▲ zzq  unknown instruction").doesNotContain(WARNING);
    strokes("5");
    assertThat(terminal.picture()).contains(WARNING);
  }

  @Test
  void warningRemainsUntilMemoryIsSaved() {
    start();
    strokes("5 6 7 ");
    assertThat(terminal.picture()).contains(WARNING);
    disk.full = false;
    pass(Duration.ofSeconds(6));
    assertThat(terminal.picture()).doesNotContain(WARNING);
    assertThat(disk.kept).containsExactly(calculator.image());
  }

  @Test
  void offSaysWhetherMemoryIsSaved() {
    start();
    strokes("5 ");
    terminal.strokes.accept(Stroke.named(KeyName.F12));
    session.turn();
    assertThat(terminal.picture()).contains("memory is not saved");
  }

  @Test
  void inLinesTheFailureFollowsTheAnswer() {
    session.show(new PlainTextView(new Output(lines), false));
    start();
    send(new Stroke.InputLine("2 3 +", false));
    disk.full = true;
    outside.pass(Duration.ofSeconds(6));
    send(new Stroke.InputLine("zzq", false));
    String all = lines.toString(StandardCharsets.UTF_8);
    assertThat(all).contains("▲ zzq · unknown instruction zzq", WARNING);
    assertThat(all.indexOf("unknown instruction")).isLessThan(all.lastIndexOf(WARNING));
  }

  @Test
  void deletedMemoryIsSavedAgainAtTheEnd() {
    disk.full = false;
    start();
    strokes("5 ");
    disk.there = false;
    int before = disk.kept.size();
    session.end();
    assertThat(disk.kept).hasSize(before + 1).endsWith(calculator.image());
  }

  private void start() {
    session.start();
  }

  private void strokes(String characters) {
    characters.chars().forEach(c -> send(Stroke.typed((char) c)));
  }

  private void send(Stroke stroke) {
    terminal.strokes.accept(stroke);
    session.turn();
    pass(Duration.ofSeconds(1));
  }

  /** Lets time pass, and executes what becomes due. */
  private void pass(Duration time) {
    for (int i = 0; i < 20; i++) {
      outside.pass(time.dividedBy(20));
      Optional<Duration> wait = session.turn();
      assertThat(wait).isNotNull();
    }
  }
}
