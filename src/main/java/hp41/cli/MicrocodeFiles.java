package hp41.cli;

import hp41.app.ExitCode;
import hp41.app.Lab;
import hp41.app.Lab.AssembledImage;
import hp41.cli.options.StandardStreams;
import hp41.disk.AtomicFile;
import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.files.ProblemList;
import hp41.module.PlugInImage;
import hp41.nut.LabelMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Disassembles module images and assembles microcode listings.
 *
 * @param streams the standard streams
 */
record MicrocodeFiles(StandardStreams streams) {

  private static final int LARGEST = 1 << 24;
  private static final String LISTING = ".asm";

  /** Returns whether a file is a microcode listing, according to its name. */
  static boolean isListing(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(LISTING);
  }

  /**
   * Disassembles an image to stdout.
   *
   * @param map a file with names of addresses
   * @return the exit code
   */
  int list(String file, Optional<Path> map) {
    Lab lab = Lab.of("list --microcode");
    try {
      LabelMap names = map.isPresent() ? LabelMap.read(text(map.get().toString())) : LabelMap.EMPTY;
      if (map.isPresent() && names.addresses().isEmpty()) {
        return refuse(
            map.get() + ":1:1: this is not a name of an address; a line looks like 0108 NAME");
      }
      byte[] content = content(file);
      Optional<PlugInImage> image = PlugInImage.of(content);
      if (image.isEmpty()) {
        String what = "this is not an image of a module; list without --microcode shows programs";
        return refuse(file + ":1:1: " + PlugInImage.damage(content).orElse(what));
      }
      lab.disassemble(image.get(), names).forEach(streams.out()::print);
      return ExitCode.DONE;
    } catch (IOException unreadable) {
      streams.errors().print(FileTrouble.message(unreadable));
    }
    return ExitCode.FILE;
  }

  private int refuse(String why) {
    streams.errors().print(why);
    return ExitCode.FILE;
  }

  /** Assembles a listing to an image; returns the exit code. */
  int assemble(String in, String out) {
    try {
      AssembledImage assembled = Lab.of("convert " + in).assemble(text(in));
      new ProblemList(in, assembled.problems()).lines().forEach(streams.errors()::print);
      if (assembled.mod().isEmpty()) {
        return ExitCode.FILE;
      }
      AtomicFile.named(FileTrouble.path(out)).write(assembled.mod().get());
      return ExitCode.DONE;
    } catch (IOException failure) {
      streams.errors().print(FileTrouble.message(failure));
      return ExitCode.FILE;
    }
  }

  private static String text(String file) throws IOException {
    return new String(content(file), StandardCharsets.UTF_8);
  }

  private static byte[] content(String file) throws IOException {
    return FileContent.read(FileTrouble.path(file), LARGEST);
  }
}
