package hp41.scan;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Draws the pages of PDF files by {@code pdftoppm}, a program of Poppler. */
final class PdfPages {

  private static final String[] COMMAND = {"pdftoppm", "-r", "300", "-gray"};

  private PdfPages() {}

  /**
   * Draws each page.
   *
   * @throws IOException if the file is not a PDF file, or if the program is missing or fails
   */
  static void forEach(byte[] file, Consumer<Greys> pages) throws IOException {
    if (!VectorPage.isPdf(file)) {
      throw new IOException("an SVG picture of another program cannot be read; convert it to PNG");
    }
    Path copy = Files.createTempFile("hp41", ".pdf");
    try {
      Files.write(copy, file);
      Process process = start(copy);
      try (InputStream in = new BufferedInputStream(process.getInputStream())) {
        PnmReader reader = new PnmReader(in);
        for (Greys page = reader.next(); page != null; page = reader.next()) {
          pages.accept(page);
        }
        if (process.waitFor() != 0) {
          throw new IOException("the PDF file is damaged");
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new IOException("reading was interrupted", stopped);
      } finally {
        process.destroy();
      }
    } finally {
      Files.delete(copy);
    }
  }

  private static Process start(Path file) throws IOException {
    ProcessBuilder command = new ProcessBuilder(COMMAND);
    command.command().add(file.toString());
    command.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      return command.start();
    } catch (IOException missing) {
      throw new IOException(
          "a PDF file of another program needs pdftoppm; on Debian and Ubuntu, type: apt install"
              + " poppler-utils",
          missing);
    }
  }
}
