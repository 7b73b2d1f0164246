package hp41.scan;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.files.BundledProgram;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import hp41.print.Sheet;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Checks that the photo in the guide is read. With hp41.update, writes it and its marks. */
class GuidePhotoTest {

  private static final Path PHOTO = Path.of("docs", "guide", "paper.jpg");
  private static final Path ROWS = Path.of("docs", "guide", "paper-rows.jpg");
  private static final Color MARK = new Color(0, 170, 60, 110);

  /** Rotated, tilted, curled, dirty, and half in shadow. */
  private static final SpoiledPage SPOILED =
      new SpoiledPage(100, -7, 12, -10, 0.05, 0.15, 0.5, 2, 0.5, 30, 4, 0);

  private static byte[] program() {
    byte[] listing = BundledProgram.named("GCD").orElseThrow().listing();
    return ProgramFile.read(listing, Internals.known()).programs().get(0);
  }

  @Test
  void photoOfTheGuideIsRead() throws IOException {
    if (Boolean.getBoolean("hp41.update")) {
      writePictures();
    }
    ProgramFile read =
        ProgramSource.open(PHOTO.toString(), problem -> {})
            .flatMap(it -> it.programs(new Assembler(Internals.known()), problem -> {}))
            .orElseThrow();
    assertThat(read.problems()).isEmpty();
    assertThat(read.programs()).containsExactly(program());
  }

  private static void writePictures() throws IOException {
    Sheet.Page page = Sheet.of(List.of(program())).pages().get(0);
    byte[] file = SPOILED.file(page, new Random(8));
    Files.write(PHOTO, file);
    BufferedImage photo = ImageIO.read(new ByteArrayInputStream(file));
    BufferedImage marked =
        new BufferedImage(
            photo.getWidth() / 2, photo.getHeight() / 2, BufferedImage.TYPE_3BYTE_BGR);
    Graphics2D graphics = marked.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    graphics.drawImage(photo, 0, 0, marked.getWidth(), marked.getHeight(), null);
    graphics.setColor(MARK);
    graphics.scale(0.5, 0.5);
    Scanner.rows(SpoiledPage.greys(photo)).forEach(row -> graphics.fill(outline(row)));
    ImageIO.write(marked, "jpeg", ROWS.toFile());
  }

  private static Path2D outline(ScannedRow row) {
    double length = Math.hypot(row.toX() - row.fromX(), row.toY() - row.fromY());
    double acrossX = row.half() * (row.fromY() - row.toY()) / length;
    double acrossY = row.half() * (row.toX() - row.fromX()) / length;
    Path2D outline = new Path2D.Double();
    outline.moveTo(row.fromX() + acrossX, row.fromY() + acrossY);
    outline.lineTo(row.toX() + acrossX, row.toY() + acrossY);
    outline.lineTo(row.toX() - acrossX, row.toY() - acrossY);
    outline.lineTo(row.fromX() - acrossX, row.fromY() - acrossY);
    outline.closePath();
    return outline;
  }
}
