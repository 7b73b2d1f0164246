package hp41.listing;

import hp41.functions.mainframe.Mainframe;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;

/**
 * Shared fixtures of listing tests: instruction sets, and other people's programs if they are
 * available.
 */
public final class Fixtures {

  /** The mainframe functions alone. */
  public static final InstructionSet MAINFRAME =
      new InstructionSet(List.of(Mainframe.module()), Mainframe.lines());

  private Fixtures() {}

  /** Returns the folder of other people's programs, which is not part of the repository. */
  private static Path place() {
    return Path.of(System.getProperty("hp41.shared", top().resolveSibling("shared").toString()));
  }

  /** Returns the folder of recorded programs, from any module. */
  public static Path recordedPrograms() {
    return top().resolve("emulator/src/test/resources/vectors/programs");
  }

  /** Returns the top folder of the sources, from any module. */
  public static Path top() {
    return Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
        .filter(it -> Files.isDirectory(it.resolve(".mvn")))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns a test for each file of a shared folder with the given endings; if there is no such
   * folder, a test that says so.
   */
  public static Stream<DynamicTest> sharedTests(
      String folder, Consumer<Path> test, String... endings) {
    Path files = place().resolve(folder);
    return Files.isDirectory(files)
        ? tests(files, test, endings)
        : Stream.of(
            DynamicTest.dynamicTest(
                folder,
                () ->
                    Assumptions.abort("left out: there is no folder " + files + " (hp41.shared)")));
  }

  /** Returns a test for each file of a folder with the given endings. */
  public static Stream<DynamicTest> tests(Path folder, Consumer<Path> test, String... endings) {
    return files(folder, endings).stream()
        .map(
            file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> test.accept(file)));
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

  /** Returns the mainframe functions and the names of modules in the shared table. */
  public static InstructionSet allModules() {
    List<ModuleDefinition> modules = new ArrayList<>(List.of(Mainframe.module()));
    List<CalculatorFunction> named = new ArrayList<>();
    Path table = place().resolve("hp41/tables/functions.tsv");
    for (String row : lines(table)) {
      String[] fields = row.split("\t");
      if (fields[3].startsWith("XROM")) {
        int code = Integer.parseInt(fields[3].replaceAll(".*= ", "").replace(" ", ""), 16);
        named.add(CalculatorFunction.absent(fields[1], code, ""));
      }
    }
    modules.add(new ModuleDefinition("modules", 25, named));
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

  /** Returns the concatenated bytes of some programs. */
  public static byte[] join(List<byte[]> programs) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    programs.forEach(all::writeBytes);
    return all.toByteArray();
  }
}
