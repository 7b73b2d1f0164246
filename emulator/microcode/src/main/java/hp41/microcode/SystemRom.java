package hp41.microcode;

import hp41.Calculator;
import hp41.EngineImage;
import hp41.Model;
import hp41.disk.FileContent;
import hp41.disk.FolderContent;
import hp41.key.Pace;
import hp41.keyboard.Engine;
import hp41.keyboard.EngineProvider;
import hp41.keyboard.ReplacementEngine;
import hp41.machine.Machine;
import hp41.machine.PlacedImage;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.nut.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A ROM image of the operating system in a file of the user. With it, the calculator executes the
 * machine's microcode. This project contains no ROM image.
 *
 * @param path the absolute path of the file
 */
public record SystemRom(Path path, PlugInImage image) implements EngineImage, EngineProvider {

  private static final String WANTED =
      "the image of an operating system, such as 41cx.mod or 41cv.mod, with pages 0, 1 and 2";

  private static final int LARGEST = 1 << 20;
  private static final int FIRST = 0;
  private static final int EXTENDED = 3;
  private static final int MAINFRAME_PAGES = 3;

  /**
   * Reads the operating system from a file, or from a folder that contains one. In a folder, the
   * image of a 41CX is preferred.
   *
   * @throws IOException if there is none; the message names the files that would be accepted
   */
  public static SystemRom read(Path path) throws IOException {
    Path absolute = path.toAbsolutePath().normalize();
    if (!Files.isDirectory(absolute)) {
      return ofFile(absolute);
    }
    List<SystemRom> found = new ArrayList<>();
    for (Path file : FolderContent.list(absolute).stream().sorted().toList()) {
      if (Files.isRegularFile(file)) {
        content(file)
            .filter(SystemRom::isSystem)
            .ifPresent(it -> found.add(new SystemRom(file, it)));
      }
    }
    return found.stream()
        .max(Comparator.comparing(SystemRom::isExtended))
        .orElseThrow(() -> new IOException(path + ": none of the files here is " + WANTED));
  }

  private static SystemRom ofFile(Path file) throws IOException {
    return content(file)
        .filter(SystemRom::isSystem)
        .map(image -> new SystemRom(file, image))
        .orElseThrow(() -> new IOException(file + ": this is not " + WANTED));
  }

  private static Optional<PlugInImage> content(Path file) throws IOException {
    return PlugInImage.of(FileContent.stored(file, LARGEST));
  }

  private static boolean isSystem(PlugInImage image) {
    for (int page = FIRST; page < MAINFRAME_PAGES; page++) {
      if (!has(image, page)) {
        return false;
      }
    }
    return true;
  }

  private static boolean has(PlugInImage image, int page) {
    return image.pages().stream().anyMatch(it -> it.place().code() == page);
  }

  private boolean isExtended() {
    return has(image, EXTENDED);
  }

  @Override
  public Model model() {
    return isExtended() ? Model.CX : Model.CV;
  }

  @Override
  public Optional<String> problem(Model wanted) {
    String problem = "%s is the operating system of a %s, but the calculator is a %s";
    return isExtended() == (wanted == Model.CX)
        ? Optional.empty()
        : Optional.of(problem.formatted(path.getFileName(), model().label(), wanted.label()));
  }

  @Override
  public ReplacementEngine create(
      Machine machine, Engine builtIn, List<PlacedImage> images, Pace pace) {
    return new Microcode(machine, builtIn, this, images, pace);
  }

  /** Returns the image whose microcode a calculator executes; empty if it executes none. */
  public static Optional<SystemRom> of(Calculator calculator) {
    return calculator.engineImage().filter(SystemRom.class::isInstance).map(SystemRom.class::cast);
  }

  /** Returns the pages of the operating system and of plug-in images. */
  public Pages pages(List<PlacedImage> images) {
    Map<Integer, ModulePage> places = new TreeMap<>();
    image.pages().stream()
        .filter(it -> it.place().isFixed() && !it.place().isOtherBank())
        .forEach(it -> places.put(it.place().code(), it));
    Pages pages = new Pages();
    pages.add(places, image.pages());
    images.forEach(it -> pages.add(it.places(), it.pages()));
    return pages;
  }
}
