package hp41.listing;

import hp41.functions.Mainframe;
import hp41.machine.Function;
import hp41.machine.InstructionSet;
import hp41.machine.Module;
import hp41.machine.OperandKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the tests of listings share: sets of functions, and other people's programs where there are
 * any.
 */
public final class Fixtures {

  /** The mainframe alone. */
  public static final InstructionSet MAINFRAME =
      new InstructionSet(List.of(Mainframe.module()), Mainframe.lines());

  private Fixtures() {}

  /** The folder with other people's programs, which is not part of the sources. */
  public static Optional<Path> shared() {
    Path top = Path.of("").toAbsolutePath().getParent();
    String place = System.getProperty("hp41.shared", top.resolveSibling("shared").toString());
    return Optional.of(Path.of(place)).filter(Files::isDirectory);
  }

  /** The files of a folder there that end so. */
  public static List<Path> shared(String folder, String... endings) {
    return shared().map(top -> files(top.resolve(folder), endings)).orElse(List.of());
  }

  private static List<Path> files(Path folder, String... endings) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The mainframe, and the names of modules that the shared table has. */
  public static InstructionSet allModules() {
    List<Module> modules = new ArrayList<>(List.of(Mainframe.module()));
    List<Function> named = new ArrayList<>();
    Path table = shared().orElseThrow().resolve("hp41/tables/functions.tsv");
    for (String row : lines(table)) {
      String[] fields = row.split("\t");
      if (fields[3].startsWith("XROM")) {
        int code = Integer.parseInt(fields[3].replaceAll(".*= ", "").replace(" ", ""), 16);
        named.add(
            Function.of(fields[1], code, OperandKind.NONE, (machine, operand) -> {}, "--", ""));
      }
    }
    modules.add(new Module("modules", 25, named));
    return new InstructionSet(modules, Mainframe.lines());
  }

  public static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  public static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The bytes of a listing's programs behind each other. */
  public static byte[] join(List<byte[]> programs) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    programs.forEach(all::writeBytes);
    return all.toByteArray();
  }
}
