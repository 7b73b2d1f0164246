package hp41.terminal;

import hp41.panel.view.Picture;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Scenes of the calculator in windows of all shapes. */
enum Windows {
  FIRST {
    @Override
    void play(TestSession session) {
      session.line("start");
    }
  },
  STOPPED {
    @Override
    void play(TestSession session) {
      session.line("load 8QUEENS").line("xeq 8queens").type("yes").press(KeyName.ENTER);
      session.type("158!").type("!");
    }
  },
  PRGM {
    @Override
    void play(TestSession session) {
      session.press(KeyName.F3).line("lbl \"AREA\"").line("x^2").line("pi").type("*");
    }
  },
  DEBUGGER {
    @Override
    void play(TestSession session) {
      STOPPED.play(session);
      session.line("watch R09").line("break 28").control('d').type("sssss");
    }
  };

  /** Common sizes of windows. */
  static final List<Size> SIZES =
      List.of(
          new Size(36, 12),
          new Size(40, 12),
          new Size(60, 16),
          new Size(60, 43),
          new Size(60, 61),
          new Size(80, 24),
          new Size(80, 50),
          new Size(95, 50),
          new Size(100, 30),
          new Size(120, 40),
          new Size(160, 24),
          new Size(160, 50),
          new Size(200, 60),
          new Size(240, 70));

  abstract void play(TestSession session);

  /** Creates a user who has performed these actions in a window. */
  TestSession in(Size size) {
    TestSession session = new TestSession().in(size);
    play(session);
    return session;
  }

  /** Writes a picture of each to a folder. */
  public static void main(String[] arguments) throws IOException {
    for (Size size : SIZES) {
      for (Windows window : values()) {
        String name = size.columns() + "x" + size.rows() + "-" + window + ".png";
        ImageIO.write(
            Picture.draw(window.in(size).frame(), Theme.MACHINE),
            "png",
            Path.of(arguments[0], name).toFile());
      }
    }
  }
}
