package hp41.terminal;

import hp41.Calculator;
import hp41.Model;
import hp41.format.ProgramFile;
import hp41.functions.mainframe.Mainframe;
import hp41.machine.InstructionSet;
import hp41.machine.Peripherals;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.screen.Theme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Plays the eight queens up to the first position and draws the screen for the README. */
final class ReadmePicture {

  private final Calculator calculator;
  private final Desk desk;
  private Instant now = Instant.parse("2026-01-15T10:30:00Z");

  private ReadmePicture() {
    calculator = new Calculator(Model.CX, new Programs(Path.of("..", "programs"), () -> now));
    desk = new Desk(calculator, new FakeTerminal(), Theme.MACHINE, () -> now, false, Habits.NONE);
  }

  /** The picture, as SVG. */
  static String svg() {
    ReadmePicture picture = new ReadmePicture();
    List.of("xeq 8queens\n", "yes\n", "158!", "!").forEach(picture::type);
    Screen screen = picture.desk.screen(picture.now, 0);
    return new Drawing(View.render(screen), Theme.MACHINE).svg();
  }

  private void type(String keys) {
    for (char key : keys.toCharArray()) {
      desk.screen(now, 0);
      desk.take(key == '\n' ? Stroke.named(Named.ENTER) : Stroke.typed(key));
      while (!calculator.isIdle()) {
        now = now.plus(calculator.untilDue().orElseThrow());
        calculator.proceed(1000);
      }
      now = now.plusSeconds(1);
      desk.watch();
    }
  }

  /** A clock that goes as fast as it is waited for, and programs in a directory. */
  private record Programs(Path directory, InstantSource clock) implements Peripherals {

    @Override
    public void tone(int hertz, int milliseconds) {}

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
