package hp41.terminal;

import hp41.Calculator;
import hp41.Model;
import hp41.format.ProgramFile;
import hp41.functions.mainframe.Mainframe;
import hp41.machine.InstructionSet;
import hp41.panel.view.View;
import hp41.peripherals.Peripherals;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Records the first seconds with the eight queens for the README. */
final class ReadmePicture {

  private static final Instant BEGIN = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration WHOLE = Duration.ofSeconds(20);
  private static final Duration STROKE = Duration.ofMillis(250);

  private final Calculator calculator;
  private final UserInterface ui;
  private final FrameAnimation film = new FrameAnimation(Theme.MACHINE);
  private Instant now = BEGIN;

  private ReadmePicture() {
    calculator = new Calculator(Model.CX, new Programs(Path.of("..", "programs"), () -> now));
    ui = TestSession.ui(calculator, new FakeTerminal(), () -> now, true);
  }

  /** Returns the recording as SVG. */
  static String svg() {
    ReadmePicture picture = new ReadmePicture();
    picture.rest(1000);
    picture.type("8q", 500);
    picture.type("\n", 1000);
    picture.type("yes", 300);
    picture.type("\n", 1000);
    picture.type("158", 400);
    picture.type("!", 1200);
    picture.type("!", 0);
    return picture.film.svg(WHOLE);
  }

  private void type(String keys, int milliseconds) {
    for (char key : keys.toCharArray()) {
      ui.take(key == '\n' ? Stroke.named(KeyName.ENTER) : Stroke.typed(key));
      shoot();
      while (!calculator.isIdle()) {
        now = now.plus(calculator.untilDue().orElseThrow());
        calculator.proceed(1000);
        ui.watch();
        shoot();
      }
      rest((int) STROKE.toMillis());
    }
    rest(milliseconds);
  }

  private void rest(int milliseconds) {
    shoot();
    now = now.plusMillis(milliseconds);
    shoot();
  }

  private void shoot() {
    film.show(Duration.between(BEGIN, now), View.render(ui.screen(now, 0)));
  }

  /**
   * Peripherals whose clock advances as fast as the calculator waits, with programs in a folder.
   */
  private record Programs(Path directory, InstantSource clock) implements Peripherals {

    @Override
    public void tone(int hertz, int milliseconds) {}

    @Override
    public Map<String, String> programTitles() {
      return Map.of("8QUEENS", "Places eight queens");
    }

    @Override
    public Optional<byte[]> program(String name) {
      try {
        byte[] listing = Files.readAllBytes(directory.resolve(name + ".txt"));
        InstructionSet functions =
            new InstructionSet(List.of(Mainframe.module()), Mainframe.lines());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ProgramFile.read(listing, functions).programs().forEach(bytes::writeBytes);
        return Optional.of(bytes.toByteArray());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
